"""A running game: state, open question, and the way from one answer to the next. Fast and unchecked.

A game is a chain of steps. Each step is a generator started from plain state; the agenda in the state says what comes
next. The run keeps a copy of the state at the step's start and the answers since, so a clone copies the former and
repeats the latter. People sit at a `Table`, which checks their answers; searches use runs directly.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ludoteca.engine.ask import CHANCE, EVERYONE, FILLER, KEEP, Ask, Plan, Steps, Together
from ludoteca.engine.chance import WAIT, Source, Stream
from ludoteca.engine.flow import SILENT, Agenda, GameOver, Journal


class RulesError(Exception):
    """A game broke the rules of the engine."""


class Start:
    """The start of a step: after which line, its name and integers, and a copy of the state."""

    __slots__ = ("args", "at", "barriers", "name", "number", "opened", "state", "told")

    def __init__(self, number: int, name: str, args: tuple[int, ...], state: Any) -> None:
        self.number: int = number
        self.name: str = name
        self.args: tuple[int, ...] = args
        self.state: Any = state
        self.at: int = 0
        """How many answers of a watched run came before."""
        self.told: int = 0
        self.opened: int = 0
        self.barriers: int = 0


# Runs that nobody watches share these: nothing is ever written to them, and six lists fewer make a clone cheaper.
NO_STARTS: Final[list[Start]] = []
NO_ASKS: Final[list[Ask]] = []
NO_NUMBERS: Final[list[int]] = []


ENDED: Final = Ask(CHANCE, FILLER, [])
"""Comes out of a step behind its last question."""


def to_its_end(step: Steps) -> Steps:
    """A step that says when it is over: cheaper than the exception at the end of a generator."""
    yield from step
    yield ENDED


def begun(step: Callable[..., Steps | None], state: Any, args: tuple[int, ...]) -> Steps | None:
    """Call a step. Almost all have one or two numbers, and a call with known arguments is far cheaper."""
    count = len(args)
    if count == 1:
        return step(state, args[0])
    if count == 2:
        return step(state, args[0], args[1])
    return step(state, *args)


class Run:
    """One running game. `keep` remembers step starts, so that the run can be cloned; `watch` also keeps the answers."""

    __slots__ = (
        "ask", "asks", "audiences", "gen", "givers", "inside", "journal", "keep", "number", "numbers", "over", "plan",
        "plan_at", "plan_from", "sealed", "since", "source", "start", "starts", "state", "steps", "together",
        "together_from", "values", "waiting", "watch",
    )  # fmt: skip

    def __init__(
        self,
        steps: dict[str, Callable[..., Steps | None]],
        state: Any,
        source: Source,
        keep: bool = True,
        watch: bool = False,
        number: int = 0,
        start: Start | None = None,
    ) -> None:
        self.steps: dict[str, Callable[..., Steps | None]] = steps
        self.state: Any = state
        self.source: Source = source
        self.keep: bool = keep or watch
        self.watch: bool = watch
        self.number: int = number
        """The number of the last line in the ledger."""
        self.over: bool = False
        self.waiting: bool = False
        """The open question is one of chance that people must answer."""
        self.ask: Ask | None = None
        self.gen: Steps | None = None
        self.inside: Steps | None = None
        """The rules of the running step themselves, for whoever wants to look into them."""
        self.together: Together | None = None
        self.plan: Plan | None = None
        self.plan_at: int = 0
        self.plan_from: int = 0
        """Where the answers of the running plan begin in `since`."""
        self.together_from: int = 0
        """Where the answers of all plans of the running `Together` begin in `since`."""
        self.sealed: bool = False
        """Something secret was answered in this step: no seat may be asked any more."""
        self.since: list[int] = []
        """All answers since the step's start; of a run that does not keep, since the beginning."""
        self.start: Start = start if start is not None else Start(number, "", (), None)
        # the past of a watched run
        self.starts: list[Start] = [] if watch else NO_STARTS
        self.asks: list[Ask] = [] if watch else NO_ASKS
        self.values: list[int] = [] if watch else NO_NUMBERS
        self.numbers: list[int] = [] if watch else NO_NUMBERS
        self.givers: list[int] = [] if watch else NO_NUMBERS
        """The seat that gave each answer, CHANCE for chance."""
        self.audiences: list[int] = [] if watch else NO_NUMBERS
        self.journal: Journal = Journal(True) if watch else SILENT

    # ------------------------------------------------------------ forwards

    def begin(self) -> None:
        """Start the first step on the agenda and run on to the first question."""
        self.go_on(self.next_step())

    def answer(self, value: int) -> None:
        """Answer the open question and run on to the next one. The value is not checked."""
        ask = self.ask
        assert ask is not None
        self.ask = None
        self.waiting = False
        self.take(ask, value)
        self.go_on(self.send(value))

    def go_on(self, ask: Ask | None) -> None:
        """Let chance and single options answer until a seat is asked or the game is over."""
        while ask is not None:
            options = ask.options
            if ask.role == CHANCE:
                source = self.source
                if isinstance(source, Stream):  # known to the compiler: no look-up
                    value = source.draw(ask, self.number + 1)
                else:
                    value = source.draw(ask, self.number + 1)
                if value == WAIT:
                    self.ask = ask
                    self.waiting = True
                    return
            elif len(options) == 1 and not ask.question.private:
                value = options[0]
            else:
                if not options:
                    raise RulesError(f"{ask.question.id} has no options")
                self.ask = ask
                return
            self.take(ask, value)
            ask = self.send(value)
        self.over = True

    def take(self, ask: Ask, value: int) -> None:
        """Enter an answer into the ledger."""
        self.number += 1
        ask.number = self.number
        self.since.append(value)
        if self.watch:
            self.asks.append(ask)
            self.values.append(value)
            self.numbers.append(self.number)
            self.givers.append(CHANCE if ask.role == CHANCE else int(self.state.holders[ask.role]))
            self.audiences.append(self.seats_that_see(ask))
            self.journal.number = self.number
        if self.plan is None:
            question = ask.question
            if ask.hidden or question.secret or (question.private and value != question.default):
                self.sealed = True

    def send(self, value: int) -> Ask | None:
        """Hand an answer to the rules: the next question, or None when the game is over."""
        if self.plan is not None:
            return self.send_plan(value)
        gen = self.gen
        assert gen is not None
        try:
            ask = gen.send(value)
        except GameOver:
            self.state.agenda.clear()
            return self.next_step()
        return self.next_step() if ask is ENDED else self.put(ask)

    def next_step(self) -> Ask | None:
        """Start steps from the agenda until one asks something."""
        while True:
            state = self.state
            agenda: Agenda = state.agenda
            if not agenda.items:
                self.gen = None
                if self.keep:
                    self.mark("", (), state)
                return None
            name, args = agenda.items.pop(0)
            if self.keep:
                self.mark(name, args, state)
            ask = self.enter(name, args)
            if ask is not None:
                return self.put(ask)

    def enter(self, name: str, args: tuple[int, ...]) -> Ask | None:
        """Start a step: its first question, or None if it is over without one."""
        step = self.steps.get(name)
        if step is None:
            raise RulesError(f"the agenda names a step {name!r} that does not exist")
        try:
            gen = begun(step, self.state, args)
            if gen is None:
                return None
            self.inside = gen
            self.gen = to_its_end(gen)
            self.sealed = False
            for ask in self.gen:  # the first one: compiled, a loop is far cheaper than next()
                return None if ask is ENDED else ask
        except GameOver:
            self.state.agenda.clear()
        return None

    def mark(self, name: str, args: tuple[int, ...], state: Any) -> None:
        """Remember the start of a step; when the game is over, nothing changes any more and no copy is needed."""
        start = Start(self.number, name, args, state.copy() if name else state)
        self.start = start
        self.since = []
        if self.watch:
            journal = self.journal
            start.at = len(self.values)
            start.told = len(journal.events)
            start.opened = len(journal.opened)
            start.barriers = len(journal.barriers)
            self.starts.append(start)
            state.journal = journal

    def put(self, ask: Ask) -> Ask | None:
        """A question comes from the rules: check the seal, open the plans of a `Together`."""
        if self.watch and len(self.journal.barriers) > self.start.barriers:
            self.sealed = True
        if self.sealed and not (ask.role == CHANCE and ask.hidden):
            raise RulesError(f"{ask.question.id} is asked in the same step after a secret answer, a look or a reveal")
        if isinstance(ask, Together):
            self.together = ask
            self.together_from = len(self.since)
            self.plan_at = -1
            return self.next_plan()
        return ask

    def next_plan(self) -> Ask | None:
        """Open the plan of the next seat; after the last one the rules go on."""
        together = self.together
        assert together is not None
        while True:
            self.plan_at += 1
            if self.plan_at == len(together.seats):
                break
            seat = together.seats[self.plan_at]
            plan = together.plan(seat)
            self.plan_from = len(self.since)
            try:
                ask = next(plan)
            except StopIteration as end:
                together.plans[seat] = end.value
                if together.lines == 0:
                    continue
                ask = self.filler(together)
            self.plan = plan
            ask.plan_of = together
            return ask
        self.plan = None
        self.together = None
        self.sealed = together.mode == KEEP
        return self.send(0)

    def send_plan(self, value: int) -> Ask | None:
        """Hand an answer to the plan that is being made; a plan that is ready may have to be filled up."""
        plan = self.plan
        together = self.together
        assert plan is not None
        assert together is not None
        seat = together.seats[self.plan_at]
        if seat not in together.plans:
            try:
                ask = plan.send(value)
                ask.plan_of = together
                return ask
            except StopIteration as end:
                together.plans[seat] = end.value
        missing = together.lines - (len(self.since) - self.plan_from)
        if together.lines > 0 and missing < 0:
            raise RulesError(f"{together.question.id}: a plan has more than {together.lines} answers")
        if missing > 0:
            ask = self.filler(together)
            ask.plan_of = together
            return ask
        self.plan = None
        return self.next_plan()

    def filler(self, together: Together) -> Ask:
        """A question that is no question: it takes up a line of the ledger."""
        return Ask(self.state.holders.index(together.seats[self.plan_at]), FILLER, [0])

    # ------------------------------------------------------------ sideways

    def clone(self, source: Source, keep: bool = True) -> Run:
        """The same game at the same question, with another source of chance.

        The start of the step is never changed, so that the clone shares it; only what is played on is copied.
        """
        start = self.start
        c = Run(self.steps, start.state.copy(), source, keep, False, start.number, start)
        if start.name == "":
            c.over = True
            return c
        ask = c.enter(start.name, start.args)
        numbers = self.numbers[start.at :] if self.watch else None
        c.repeat(c.put(ask) if ask is not None else None, self.since, numbers, self.number)
        return c

    def resume(self, state: Any, source: Source, answers: list[int], keep: bool = True, watch: bool = False) -> Run:
        """Start the running step again, from this state, and repeat these answers.

        If they are all that were given, the ledger goes on where it is now, else behind the last of them.
        """
        start = self.start
        c = Run(self.steps, state, source, keep, watch, start.number)
        if start.name == "":
            c.over = True
            c.start = start
            return c
        numbers = self.numbers[start.at :] if self.watch else None
        c.restart(start, answers, numbers, self.number if len(answers) == len(self.since) else 0)
        return c

    def restart(self, start: Start, answers: list[int], numbers: list[int] | None, number: int) -> None:
        """Start a step that is no longer on the agenda and repeat answers that stand on these lines of the ledger.

        Afterwards the ledger goes on behind line `number`.
        """
        self.state.agenda.first(start.name, *start.args)
        self.repeat(self.next_step(), answers, numbers, number)

    def repeat(self, ask: Ask | None, answers: list[int], numbers: list[int] | None, number: int) -> None:
        """Give the answers of a step that has just been started again."""
        for i in range(len(answers)):
            if ask is None:
                raise RulesError(f"step {self.start.name} ended before its answers were repeated")
            if numbers is not None and i < len(numbers):
                self.number = numbers[i] - 1
            self.take(ask, answers[i])
            ask = self.send(answers[i])
        if number > self.number:
            self.number = number
        self.go_on(ask)

    def seats_that_see(self, ask: Ask) -> int:
        """The audience of an answer, as a mask of seats."""
        if ask.role == CHANCE:
            return ask.audience
        together = ask.plan_of
        if ask.question.secret or (together is not None and together.mode == KEEP):
            return 1 << int(self.state.holders[ask.role])
        return EVERYONE
