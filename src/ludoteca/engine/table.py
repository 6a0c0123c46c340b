"""The table where people sit: it checks answers, keeps the ledger, takes back, and waits for secret plans.

Everything that leaves it for a seat goes through `ludoteca.engine.observe`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from ludoteca.engine.ask import CHANCE, NOTHING, PASS, Ask, Refusal, Together
from ludoteca.engine.chance import Source
from ludoteca.engine.desk import Desk as Desk
from ludoteca.engine.desk import Trial
from ludoteca.engine.flow import Event
from ludoteca.engine.game import Game, Outcome, Setup, SpokenError
from ludoteca.engine.ledger import Line as Line
from ludoteca.engine.ledger import is_given, rewound, same_answer
from ludoteca.engine.run import Run
from ludoteca.engine.sampler import Sampler

TABLE: Final = CHANCE
"""The seat that types in real dice and cards in companion mode."""
FEW: Final = 64
"""A domain with more values is not listed as a whole."""


class TableError(SpokenError):
    """Something the table does not accept. Nothing has changed."""


@dataclass
class Standing:
    """A private answer that a seat leaves for a window, until a step with this name starts."""

    seat: int
    question: str
    value: int
    until: str


class Table:
    """One running game with its ledger. Every change goes through `answer`, `undo`, `stand` and `correct`."""

    def __init__(self, game: Game, setup: Setup, source: Source, run: Run | None = None) -> None:
        self.game = game
        self.setup = setup
        self.lines: list[Line] = []
        """The ledger: only ever appended to."""
        self.live: list[Line] = []
        """The answers that stand: the ledger without what was taken back."""
        self.standing: list[Standing] = []
        self.desks: dict[int, Desk] = {}
        self.known_starts = 0
        self.thinned = 0
        if run is None:
            run = Run(game.steps, game.new(setup), source, watch=True)
            run.begin()
        self.run = run
        self.collect()
        self.settle()

    # ------------------------------------------------------------ reading

    @property
    def state(self) -> Any:
        return self.run.state

    @property
    def over(self) -> bool:
        return self.run.over

    @property
    def number(self) -> int:
        """The number of the last line in the ledger."""
        return self.run.number

    @property
    def events(self) -> list[Event]:
        return self.run.journal.events

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state) if self.over else None

    def holder(self, ask: Ask) -> int:
        """The seat that answers this question."""
        return TABLE if ask.role == CHANCE else int(self.state.holders[ask.role])

    def asked(self) -> list[tuple[int, Ask]]:
        """The open questions, each with the seat that answers it."""
        if self.desks:
            return [(seat, desk.ask) for seat, desk in self.desks.items() if desk.ask is not None]
        ask = self.run.ask
        return [(self.holder(ask), ask)] if ask is not None else []

    def ask_of(self, seat: int) -> Ask | None:
        """The question that this seat has to answer now."""
        for asked, ask in self.asked():
            if asked == seat:
                return ask
        return None

    def decided(self) -> list[int]:
        """The seats whose plan is ready while others still plan."""
        return [seat for seat, desk in self.desks.items() if desk.ask is None]

    def refused(self, seat: int) -> list[tuple[int, Refusal]]:
        """The values of the open question's domain that are no options, each with rule and reason.

        In a domain that is large or made of phrases only those are listed for which the question gives a reason.
        """
        ask = self.ask_of(seat)
        if ask is None:
            return []
        question = ask.question
        count = len(question.domain.names)
        whole = count <= FEW and question.domain.phrase is None
        if question.why_not is None and not whole:
            return []
        found = []
        for value in range(count):
            if value not in ask.options:
                reason = question.why_not(self.state, ask, value) if question.why_not is not None else None
                if reason is not None or whole:
                    found.append((value, reason if reason is not None else Refusal(question.rule, "not-now")))
        return found

    def refusal(self, ask: Ask, value: int) -> Refusal:
        """Why this value is not an option."""
        question = ask.question
        found = question.why_not(self.state, ask, value) if question.why_not is not None else None
        return found if found is not None else Refusal(question.rule, "not-now")

    def sampler(self, seat: int) -> Sampler:
        """Possible tables for a seat; this, and an observation, is all a bot receives."""
        desk = self.desks.get(seat)
        return Sampler(self.game, self.run, seat, desk.answers if desk is not None else None)

    def clone(self, source: Source) -> Run:
        """The same game with another source of chance, without the plans that are being made."""
        return self.run.clone(source)

    # ------------------------------------------------------------ answering

    def answer(self, seat: int, *values: int, standing: bool = False) -> None:
        """Answer the seat's open question, and with several values the ones that follow: all or none.

        `standing` marks an answer that was left in advance and is given again.
        """
        self.check(seat, list(values))
        self.thin_out()
        for value in values:  # nobody's standing answer speaks between them: they were checked as they stand
            if self.desks:
                self.desks[seat].answer(value)
                self.hand_in()
            else:
                self.run.answer(value)
            self.collect(by_hand=seat == TABLE, standing=standing)
        self.settle()

    def check(self, seat: int, values: list[int]) -> None:
        """Refuse answers that are not options, before anything changes."""
        if self.over:
            raise TableError("game-over")
        ask = self.ask_of(seat)
        if ask is None:
            known = 0 <= seat < self.setup.seats
            raise TableError("not-asked", seat=self.game.seat_name(seat) if known else str(seat))
        if len(values) == 1:
            self.check_option(ask, values[0])
        elif self.desks:
            desk = Desk(self.desks[seat].together, seat)
            desk.start(self.desks[seat].given())
            for used, value in enumerate(values):
                if desk.ask is None:
                    raise TableError("too-many-answers", given=len(values), used=used)
                self.check_option(desk.ask, value)
                desk.answer(value)
        else:
            trial = Trial(self.run, seat)
            for used, value in enumerate(values):
                if trial.ask is None:
                    raise TableError("too-many-answers", given=len(values), used=used)
                self.check_option(trial.ask, value)
                trial.answer(value)

    def check_option(self, ask: Ask, value: int) -> None:
        if value not in ask.options:
            domain = ask.question.domain
            known = value == PASS or not domain.names or 0 <= value < len(domain.names)
            raise TableError(
                "not-an-option", question=ask.question.id, value=domain.name(value) if known else str(value)
            )

    def hand_in(self) -> None:
        """When every plan is ready, give them to the rules in seat order."""
        if any(desk.ask is not None for desk in self.desks.values()):
            return
        plans = [desk.given() for desk in self.desks.values()]
        self.desks = {}
        for plan in plans:
            for value in plan:
                self.run.answer(value)

    def settle(self) -> None:
        """Open the desks of a `Together`, and let standing answers speak, until a person is needed."""
        while True:
            together = self.run.together
            if together is not None and not self.desks:
                self.desks = {seat: Desk(together, seat) for seat in together.seats}
            standing = self.next_standing()
            if standing is None:
                return
            self.run.answer(standing.value)
            self.collect(standing=True)

    def collect(self, by_hand: bool = False, standing: bool = False) -> None:
        """Write the answers that the run has taken since into the ledger."""
        run = self.run
        for i in range(len(self.live), len(run.values)):
            ask = run.asks[i]
            line = Line(
                number=run.numbers[i],
                ask=ask,
                value=run.values[i],
                seat=run.givers[i],
                audience=run.audiences[i],
                automatic=len(ask.options) == 1 and not ask.hidden and (ask.role == CHANCE or not ask.question.private),
                by_hand=by_hand,
                standing=standing,
            )
            by_hand = standing = False
            self.lines.append(line)
            self.live.append(line)
        self.forget_standing()

    # ------------------------------------------------------------ standing answers

    def stand(self, seat: int, question: str, value: int = PASS, until: str = "") -> None:
        """Leave a private answer for a window, until a step named `until` starts or it is withdrawn."""
        windows = [known.id for known in self.game.questions if known.default != NOTHING]
        if question not in windows:
            raise TableError("no-window", question=question, known=", ".join(windows) or "-")
        if until and until not in self.game.steps:
            raise TableError("no-step", step=until, known=", ".join(self.game.steps))
        if not 0 <= seat < self.setup.seats:
            raise TableError("not-asked", seat=str(seat))
        self.withdraw(seat, question)
        self.standing.append(Standing(seat, question, value, until))
        self.settle()

    def withdraw(self, seat: int, question: str) -> None:
        """Forget a standing answer."""
        self.standing = [s for s in self.standing if (s.seat, s.question) != (seat, question)]

    def next_standing(self) -> Standing | None:
        """The standing answer to the open question."""
        ask = self.run.ask
        if ask is not None and not self.desks:
            for standing in self.standing:
                if (standing.seat, standing.question) == (self.holder(ask), ask.question.id):
                    return standing if standing.value in ask.options else None
        return None

    def forget_standing(self) -> None:
        """Drop the standing answers whose time is over."""
        starts = self.run.starts
        names = {start.name for start in starts[self.known_starts :]}
        self.known_starts = len(starts)
        self.standing = [s for s in self.standing if s.until not in names]

    # ------------------------------------------------------------ taking back

    def barrier(self) -> int:
        """How many of the standing answers cannot be taken back by one seat alone."""
        shown = self.run.journal.barriers
        for at in range(len(self.live) - 1, -1, -1):
            line = self.live[at]
            if line.is_chance or line.number in shown or (line.ask is not None and line.ask.question.barrier):
                return at + 1
        return 0

    def undo(self, seat: int, agreed: bool = False) -> int:
        """Take back the seat's last answer; returns the number of ledger lines taken back.

        Alone a seat may go back to the last barrier: an answer of chance, of another seat, or one that showed
        something. When all agree it may go beyond. Inside a `Together` nothing has reached the ledger yet.
        """
        desk = self.desks.get(seat)
        if desk is not None and desk.given():
            desk.start(desk.given()[:-1])
            return 0
        at = self.undoable(seat, agreed)
        line = self.live[at]
        if line.standing and line.ask is not None:
            self.withdraw(seat, line.ask.question.id)
        together = plan_of(line)
        return self.rewind(at) if together is None else self.reopen(together, at)

    def can_undo(self, seat: int, agreed: bool = False) -> bool:
        """Whether the seat can take back its last answer, alone or when all agree."""
        desk = self.desks.get(seat)
        if desk is not None and desk.given():
            return True
        try:
            self.undoable(seat, agreed)
        except TableError:
            return False
        return True

    def undoable(self, seat: int, agreed: bool) -> int:
        """Where among the standing answers the one is that the seat may take back."""
        if not agreed and any(other.given() for other in self.desks.values()):
            raise TableError("undo-barrier")
        at = len(self.live) - 1
        while at >= 0 and (self.live[at].automatic or (agreed and self.live[at].seat != seat)):
            at -= 1
        if at < 0:
            raise TableError("nothing-to-undo")
        together = plan_of(self.live[at])
        alone = together is None or together.seats == [seat]
        if not agreed and (self.live[at].seat != seat or at < self.barrier() or not alone):
            raise TableError("undo-barrier")
        return at

    def reopen(self, together: Together, at: int) -> int:
        """Take back a finished `Together`: every seat finds its plan as it was, one without the answer at `at`."""
        first = at
        while first > 0 and self.is_part(first - 1, together):
            first -= 1
        plans: dict[int, list[int]] = {}
        for i in range(first, len(self.live)):
            line = self.live[i]
            if self.is_part(i, together) and not line.automatic and (i < at or line.seat != self.live[at].seat):
                plans.setdefault(line.seat, []).append(line.value)
        gone = self.rewind(first)
        for seat, answers in plans.items():
            self.desks[seat].start(answers)
        return gone

    def is_part(self, at: int, together: Together) -> bool:
        return plan_of(self.live[at]) is together

    def rewind(self, answers: int) -> int:
        """Go back to the first `answers` standing answers and write an undo line. Returns the lines taken back."""
        gone = len(self.live) - answers
        if gone:
            number = self.run.number + 1
            self.run = rewound(self.run, answers, number)
            self.live = self.live[:answers]
            self.known_starts = min(self.known_starts, len(self.run.starts))
            self.thinned = min(self.thinned, max(0, len(self.run.starts) - 1))
            self.lines.append(Line(number=number, ask=None, value=gone))
            self.desks = {}
            self.collect()
            self.settle()
        return gone

    def correct(self, value: int) -> int:
        """Replace the last die or card that was typed in by hand; later answers stay as far as they are legal.

        Returns how many later answers had to go.
        """
        at = next((i for i in range(len(self.live) - 1, -1, -1) if self.live[i].by_hand), -1)
        if at < 0:
            raise TableError("nothing-to-correct")
        wrong = self.live[at].ask
        assert wrong is not None
        self.check_option(wrong, value)
        later = [line for line in self.live[at + 1 :] if is_given(line)]
        self.rewind(at)
        self.answer(TABLE, value)
        for done, line in enumerate(later):
            spoken = [given for given in self.live[at + 1 :] if is_given(given)]
            if done < len(spoken) and same_answer(spoken[done], line):
                continue  # a standing answer has spoken again by itself
            ask = self.ask_of(line.seat)
            if (
                ask is None
                or line.ask is None
                or ask.question is not line.ask.question
                or line.value not in ask.options
            ):
                return len(later) - done
            self.answer(line.seat, line.value, standing=line.standing)
        return 0

    def thin_out(self) -> None:
        """Forget the states at old step starts: those since the last barrier are kept, of the others one in 32."""
        starts = self.run.starts
        keep_from = self.barrier()
        while self.thinned < len(starts) - 1 and starts[self.thinned + 1].at <= keep_from:
            if self.thinned % 32:
                starts[self.thinned].state = None
            self.thinned += 1


def plan_of(line: Line) -> Together | None:
    """The `Together` that an answer is part of."""
    return line.ask.plan_of if line.ask is not None else None
