"""The kit is red where it must be: faults planted in a small game, each caught by the check that is meant for it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ludoteca.engine.ask import KEEP, PASS, Ask, Domain, Plan, Question, Refusal, Steps, Together, chance, choose
from ludoteca.engine.flow import EventKind, Journal
from ludoteca.engine.game import Game, Option, Outcome, Setup, SetupError
from ludoteca.engine.hidden import Secret
from ludoteca.engine.kit import (
    CHECKS,
    KitFailure,
    Report,
    check_arrival,
    check_clones,
    check_promises,
    check_runs,
    check_sampling,
    check_tables,
    check_trace,
    check_twins,
    check_undo,
    check_words,
)
from tests.kit import pebbles
from tests.kit.pebbles import GAME, GUESSING, RAINING, SEAT, TAKE, TOOK, Pebbles, with_steps

Checker = Callable[[Game, Setup, int, int], Report]


def caught(check: Checker, game: Game, words: str, games: int = 10, seats: int = 2) -> str:
    """The check fails with these words, and says how to see it again."""
    with pytest.raises(KitFailure, match=words) as failure:
        check(game, game.setup(seats), 1, games)
    message = str(failure.value)
    assert "pebbles, " in message
    assert f"--seats {seats}" in message
    assert "--games 1" in message
    return message


@pytest.mark.parametrize("check", CHECKS, ids=[check.name for check in CHECKS])
def test_the_sound_game_is_green(check: Any) -> None:
    check.run(GAME, GAME.setup(2), 1, 1 if check.name == "trace" else 10)


# ---------------------------------------------------------------- stuck, endless, undeclared


def take_from(options: Callable[[Pebbles], list[int]], question: Question = TAKE) -> Callable[..., Steps]:
    """A turn with other options."""

    def turn(g: Pebbles, seat: int) -> Steps:
        heap = yield choose(seat, question, options(g))
        g.heaps[heap] = 0
        g.agenda.then(*("turn", (seat + 1) % len(g.holders)) if g.full_heaps() else ("end",))

    return turn


@pytest.mark.parametrize("check", [check_runs, check_tables])
def test_dead_end(check: Checker) -> None:
    caught(check, with_steps(turn=take_from(lambda g: g.full_heaps()[1:])), "take has no options")


@pytest.mark.parametrize("check", [check_runs, check_tables])
def test_option_twice(check: Checker) -> None:
    game = with_steps(turn=take_from(lambda g: sorted([*g.full_heaps(), g.full_heaps()[0]])))
    caught(check, game, "not strictly ascending")


@pytest.mark.parametrize("check", [check_runs, check_tables])
def test_options_out_of_order(check: Checker) -> None:
    caught(check, with_steps(turn=take_from(lambda g: g.full_heaps()[::-1])), "not strictly ascending")


def test_option_outside_the_domain() -> None:
    caught(check_runs, with_steps(turn=take_from(lambda g: [*g.full_heaps(), 7])), "heap has no value 7")


def test_option_that_is_a_truth_value() -> None:
    caught(check_runs, with_steps(turn=take_from(lambda g: [False, True])), "other options than integers")


def test_window_without_its_default() -> None:
    window = Question("take", "B2.1", pebbles.HEAP, default=PASS)
    game = replace(with_steps(turn=take_from(lambda g: g.full_heaps(), window)), questions=(GUESSING, window, RAINING))
    caught(check_tables, game, "lacks its default")


def test_undeclared_question() -> None:
    caught(check_tables, replace(GAME, questions=(GUESSING, TAKE)), "question rain is not declared")


def test_undeclared_event() -> None:
    caught(check_tables, replace(GAME, events=(TOOK,)), "event showed is not declared")


def test_event_without_its_words() -> None:
    def end(g: Pebbles) -> None:
        g.journal.tell(TOOK, 0)

    caught(check_tables, with_steps(end=end), "words of event took")


def test_unknown_step() -> None:
    def end(g: Pebbles) -> None:
        g.agenda.then("nowhere")

    caught(check_runs, with_steps(end=end), "nowhere")


def test_broken_invariant() -> None:
    def turn(g: Pebbles, seat: int) -> Steps:
        yield from pebbles.turn(g, seat)
        g.taken[seat] += 2

    caught(check_runs, with_steps(turn=turn), "pebbles come from nowhere")
    caught(check_tables, with_steps(turn=turn), "pebbles come from nowhere")


@pytest.mark.parametrize("check", [check_runs, check_tables])
def test_game_without_end(check: Checker) -> None:
    def turn(g: Pebbles, seat: int) -> Steps:
        yield choose(seat, TAKE, [0, 1])
        g.agenda.then("turn", seat)

    caught(check, with_steps(turn=turn), "no game should be longer than 19 lines")


def test_steps_without_end() -> None:
    """Nobody is asked any more, and the table answers single options for ever."""

    def turn(g: Pebbles, seat: int) -> Steps:
        yield choose(seat, TAKE, [0])
        g.agenda.then("turn", seat)

    caught(check_runs, with_steps(turn=turn), "should have so many steps")


@pytest.mark.parametrize(
    ("result", "words"),
    [
        (Outcome((1, 0), (0, 0)), "winners"),
        (Outcome((5,), (0, 0)), "winners"),
        (Outcome((0,), (0,)), "number of scores"),
    ],
)
def test_impossible_outcome(result: Outcome, words: str) -> None:
    caught(check_runs, replace(GAME, outcome=lambda g: result), words)


# ---------------------------------------------------------------- copies


class Forgetful(Pebbles):
    """A copy that forgets what was taken."""

    __slots__ = ()

    def copy(self) -> Forgetful:
        c = Forgetful(self.holders[:], self.heaps[:])
        c.agenda = self.agenda.copy()
        c.guesses = [guess.copy() for guess in self.guesses]
        return c


class Sharing(Pebbles):
    """A copy that shares the heaps with its original."""

    __slots__ = ()

    def copy(self) -> Sharing:
        c = Sharing(self.holders[:], self.heaps)
        c.agenda = self.agenda.copy()
        c.taken = self.taken[:]
        c.guesses = [guess.copy() for guess in self.guesses]
        return c


class SharingSecrets(Pebbles):
    """A copy that shares the objects inside a list."""

    __slots__ = ()

    def copy(self) -> SharingSecrets:
        c = SharingSecrets(self.holders[:], self.heaps[:])
        c.agenda = self.agenda.copy()
        c.taken = self.taken[:]
        c.guesses = self.guesses[:]
        return c


class Talkative(Pebbles):
    """A copy that goes on telling what happens to it."""

    __slots__ = ()

    def copy(self) -> Talkative:
        c = Talkative(self.holders[:], self.heaps[:])
        c.agenda = self.agenda.copy()
        c.taken = self.taken[:]
        c.guesses = [guess.copy() for guess in self.guesses]
        c.journal = Journal(True)
        return c


def of_kind(kind: type[Pebbles]) -> Game:
    """Pebbles with another class of states."""

    def new(setup: Setup) -> Pebbles:
        g = kind(list(range(setup.seats)), [3, 2, 3])
        g.agenda.then("guess")
        return g

    return replace(GAME, new=new, parts=(kind,))


@pytest.mark.parametrize(
    ("kind", "words"),
    [
        (Forgetful, r"copy\(\) is not the same: state.taken"),
        (Sharing, r"copy\(\) shares state.heaps"),
        (SharingSecrets, r"copy\(\) shares state.guesses\[0\]"),
        (Talkative, "journal of a copy is not silent"),
    ],
)
def test_copy_that_is_none(kind: type[Pebbles], words: str) -> None:
    caught(check_clones, of_kind(kind), words)


def test_class_that_snapshots_do_not_know() -> None:
    caught(check_clones, replace(GAME, parts=()), "which this game does not know")


def test_rule_with_a_memory_of_its_own() -> None:
    calls: list[int] = []

    def turn(g: Pebbles, seat: int) -> Steps:
        calls.append(seat)
        if len(calls) % 5 == 0:
            g.taken[seat] += 0
            yield chance(RAINING)
        yield from pebbles.turn(g, seat)

    caught(
        check_clones,
        replace(with_steps(turn=turn), longest=99),
        r"(the clone|the run from a snapshot) after \d+ answers: ",
    )


def test_undo_that_does_not_lead_back() -> None:
    answers: list[int] = []

    def turn(g: Pebbles, seat: int) -> Steps:
        heap = yield choose(seat, TAKE, g.full_heaps())
        answers.append(heap)
        g.taken[seat] = len(answers)
        again = yield choose(seat, TAKE, [0, 1, 2])
        g.heaps[heap] = 0
        g.agenda.then(*("turn", (seat + again) % len(g.holders)) if g.full_heaps() else ("end",))

    caught(check_undo, replace(with_steps(turn=turn), invariants=None), "undo|given again|take-back")


def test_plan_that_writes() -> None:
    def guess(g: Pebbles) -> Steps:
        def plan(seat: int) -> Plan:
            value = yield choose(seat, GUESSING, [0, 1, 2])
            g.taken[seat] += value
            again = yield choose(seat, GUESSING, [0, 1, 2])
            return [again]

        together = Together(GUESSING, [0, 1], plan, KEEP)
        yield together
        g.guesses = [Secret((together.plans[seat][0],), 1 << seat, [(0,), (1,), (2,)]) for seat in (0, 1)]
        g.agenda.then("turn", 0)

    game = replace(with_steps(guess=guess), longest=99, invariants=None)
    caught(check_arrival, game, "plans handed in|making a plan|plans made")


# ---------------------------------------------------------------- processes


def test_order_of_a_set() -> None:
    assert pebbles.HASHED.invariants is None
    message = caught(check_trace, pebbles.HASHED, "the game goes on differently", games=6)
    assert "tests.kit.pebbles:HASHED" in message


# ---------------------------------------------------------------- leaks


def leaky(turn: Callable[..., Steps], **changes: Any) -> Game:
    return replace(with_steps(turn=turn), longest=40, **changes)


def test_leak_by_who_is_asked() -> None:
    """Only a seat with a certain guess is asked once more."""

    def turn(g: Pebbles, seat: int) -> Steps:
        if g.guesses[seat].value == (0,):
            yield choose(seat, TAKE, [0, 1, 2])
        yield from pebbles.turn(g, seat)

    caught(check_twins, leaky(turn), "a leak to .*(asked|number|lines|local variable)", games=40)


def test_leak_by_a_local_variable() -> None:
    """A rule carries a secret over a question; no observation shows it yet."""

    def turn(g: Pebbles, seat: int) -> Steps:
        guessed = g.guesses[1 - seat].value[0]
        yield from pebbles.turn(g, seat)
        assert guessed >= 0

    caught(check_twins, leaky(turn), "the local variable .*guessed", games=40)


def test_leak_by_a_refusal() -> None:
    """The reason why a heap is refused depends on what another seat has guessed."""

    def why_not(g: Pebbles, ask: Ask, heap: int) -> Refusal:
        guessed = g.guesses[1 - ask.role].value[0]
        return Refusal("B2.1", "empty", {"heap": (pebbles.HEAP, guessed)})

    take = Question("take", "B2.1", pebbles.HEAP, why_not=why_not)

    def turn(g: Pebbles, seat: int) -> Steps:
        heap = yield choose(seat, take, g.full_heaps())
        g.heaps[heap] = 0
        g.agenda.then(*("turn", (seat + 1) % len(g.holders)) if g.full_heaps() else ("end",))

    caught(check_twins, leaky(turn, questions=(GUESSING, take, RAINING)), "the seat sees refused", games=40)


def test_leak_by_an_option() -> None:
    """What a seat can choose depends on what another one has guessed."""

    def turn(g: Pebbles, seat: int) -> Steps:
        heaps = g.full_heaps()
        if g.guesses[1 - seat].value == (0,) and len(heaps) > 1:
            heaps = heaps[1:]
        heap = yield choose(seat, TAKE, heaps)
        g.heaps[heap] = 0
        g.agenda.then(*("turn", (seat + 1) % len(g.holders)) if g.full_heaps() else ("end",))

    caught(check_twins, leaky(turn), "a leak to .*(the seat sees|is shown)", games=40)


def test_leak_by_an_event() -> None:
    whisper = EventKind("took", [("who", SEAT), ("heap", pebbles.HEAP)])

    def turn(g: Pebbles, seat: int) -> Steps:
        g.journal.tell(whisper, seat, g.guesses[seat].value[0])
        yield from pebbles.turn(g, seat)

    caught(check_twins, leaky(turn, events=(whisper, *GAME.events)), "the seat sees (events|.* events)", games=40)


def test_leak_by_the_agenda() -> None:
    def turn(g: Pebbles, seat: int) -> Steps:
        g.agenda.then("note", g.guesses[seat].value[0])
        yield from pebbles.turn(g, seat)

    def note(g: Pebbles, value: int) -> None:
        """Nothing happens here."""

    caught(check_twins, replace(leaky(turn), steps=GAME.steps | {"turn": turn, "note": note}), "the agenda", games=40)


def test_leak_by_the_scene() -> None:
    def scene(g: Pebbles, seat: int) -> Any:
        owner = g.guesses[0].value[0] if g.guesses else 0
        return pebbles.scene(g, owner % len(g.holders))

    caught(check_twins, replace(GAME, scene=scene), "the seat sees .*scene", games=40)


def test_leak_by_silent_dice() -> None:
    """Chance is asked only where the secret wants it: the ledger is longer in one world."""

    def turn(g: Pebbles, seat: int) -> Steps:
        if g.guesses[seat].value == (1,):
            yield chance(RAINING)
        yield from pebbles.turn(g, seat)

    caught(check_twins, leaky(turn), "what is asked next|the seat sees", games=40)


# ---------------------------------------------------------------- imagining


def guessing_from(possible: list[tuple[int, ...]]) -> Game:
    """Pebbles in which others reckon with these guesses only."""

    def guess(g: Pebbles) -> Steps:
        yield from pebbles.guess(g)
        for secret in g.guesses:
            secret.possible = possible

    return with_steps(guess=guess)


def test_worlds_that_are_not_imagined() -> None:
    caught(check_sampling, guessing_from([(0,), (1,)]), "does not imagine")


def test_worlds_that_cannot_be() -> None:
    caught(check_sampling, guessing_from([(0,), (1,), (2,), (3,)]), "worlds that cannot be")


def test_worlds_that_are_imagined_too_often() -> None:
    caught(check_sampling, guessing_from([(0,), (1,), (1,), (2,)]), "and not 1/3 of the time")


# ---------------------------------------------------------------- words and scenes


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The files of the game, to be spoilt."""
    for name in ("text.en.ftl", "text.it.ftl", "rulebook.en.md", "rulebook.it.md"):
        text = GAME.folder.joinpath(name).read_text(encoding="utf-8")
        (tmp_path / name).write_text(text, encoding="utf-8")
    return tmp_path


def spoil(folder: Path, name: str, old: str, new: str) -> Game:
    """The game with a change in one of its files."""
    file = folder / name
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")
    return replace(GAME, folder=folder)


@pytest.mark.parametrize(
    ("name", "old", "new", "words"),
    [
        ("text.it.ftl", "why-empty = Il { $heap } è vuoto.\n", "", "'why-empty' is missing"),
        ("text.it.ftl", "ask-take = Da quale mucchio prendi?\n", "", "'ask-take' is missing"),
        ("text.it.ftl", "aveva pensato { $guess }", "aveva pensato", "'event-showed' uses"),
        ("rulebook.it.md", "### B2.2 Pioggia", "### B2.3 Pioggia", "B2.2"),
    ],
)
def test_languages_that_do_not_match(folder: Path, name: str, old: str, new: str, words: str) -> None:
    caught(check_words, spoil(folder, name, old, new), words)


@pytest.mark.parametrize("key", ["heap-left", "why-empty", "event-took", "ask-rain", "guess-odd", "title", "taken"])
def test_text_that_is_missing_in_both_languages(folder: Path, key: str) -> None:
    for lang in ("it", "en"):
        lines = (folder / f"text.{lang}.ftl").read_text(encoding="utf-8").splitlines(keepends=True)
        kept = [line for line in lines if not line.startswith(f"{key} =")]
        assert len(kept) == len(lines) - 1
        (folder / f"text.{lang}.ftl").write_text("".join(kept), encoding="utf-8")
    caught(check_words, replace(GAME, folder=folder), key)


def test_text_that_wants_more_than_it_gets(folder: Path) -> None:
    spoil(folder, "text.en.ftl", "takes from the { $heap }", "takes { $many } from the { $heap }")
    game = spoil(folder, "text.it.ftl", "prende dal { $heap }", "prende { $many } dal { $heap }")
    caught(check_words, game, "'event-took' in 'it' needs many")


def test_options_with_the_same_label(folder: Path) -> None:
    for lang, word in (("en", "an odd number"), ("it", "un numero dispari")):
        file = folder / f"text.{lang}.ftl"
        even = "an even number" if lang == "en" else "un numero pari"
        file.write_text(file.read_text(encoding="utf-8").replace(even, word), encoding="utf-8")
    caught(check_words, replace(GAME, folder=folder), "cannot be told from")


def test_option_without_an_element() -> None:
    def scene(g: Pebbles, seat: int) -> Any:
        drawn = pebbles.scene(g, seat)
        return type(drawn)(name=drawn.name, static=drawn.static, dynamic=drawn.dynamic[1:], look=drawn.look)

    caught(check_words, replace(GAME, scene=scene), "heap:left")


def test_question_with_an_unknown_rule() -> None:
    take = Question("take", "B9.9", pebbles.HEAP)
    game = replace(with_steps(turn=take_from(lambda g: g.full_heaps(), take)), questions=(GUESSING, take, RAINING))
    caught(check_words, game, "B9.9")


# ---------------------------------------------------------------- promises

SKY = Domain("sky", ["dry-now"])
WIND = Option("wind", ("weak", "strong"))


def never(setup: Setup) -> SetupError | None:
    return SetupError("too-windy") if setup.option("wind") == "strong" else None


def with_three(setup: Setup) -> SetupError | None:
    """The wind may blow, but not for two; nobody says why."""
    return SetupError("too-windy") if setup.option("wind") == "strong" and setup.seats < 3 else None


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"version": " "}, "version"),
        ({"seats": (2, 30)}, "2 to 30 seats"),
        ({"seat_names": ("one", "one", "two")}, "same name"),
        ({"questions": (GUESSING, TAKE, RAINING, Question("take", "B2.1", SEAT))}, "two questions"),
        ({"events": (TOOK, EventKind("took", []))}, "two events"),
        ({"questions": (Question("rain", "B2.2", Domain("sky", ["Dry", "wet"])),)}, "is no name"),
        ({"questions": (Question("rain", "B2.2", Domain("sky", ["dry", "dry"])),)}, "a name twice"),
        ({"questions": (TAKE, Question("rain", "B2.2", Domain("heap", ["dry"])))}, "two domains"),
        ({"questions": (Question("rain", "B2.2", Domain("the_sky", ["dry", "wet"])),)}, "'the_sky' is no id"),
        ({"questions": (Question("rain", "B2.2", Domain("sky", ["dry,wet"])),)}, "'dry,wet' of sky is no name"),
        ({"questions": (Question("rain", "B2.2", Domain("sky", ["dry__wet"])),)}, "'dry__wet' of sky is no name"),
        (
            {"questions": (Question("rain", "B2.2", Domain("sky-dry", ["now"]), about=[("sky", SKY)]),)},
            r"share a text: \['sky-dry-now'\]",
        ),
        ({"tastes": ("take", "smell")}, r"no question is called \['smell'\]"),
        ({"options": (Option("wind", ("no", "yes")), Option("wind", ("no", "yes")))}, "two options"),
        ({"options": (Option("wind", ("no", "2")),)}, "'2' is no value of option wind"),
        ({"options": (Option("wind", ("no",)),)}, "option wind offers"),
        ({"options": (WIND,), "refuses": never}, "wind cannot be strong"),
        ({"options": (WIND,), "refuses": with_three}, "no text 'error-too-windy' in 'it'"),
    ],
)
def test_promise_that_cannot_be_kept(changes: dict[str, Any], words: str) -> None:
    caught(check_promises, replace(GAME, **changes), words)


def test_a_judgement_that_does_not_know_who_has_won() -> None:
    """Where bots look to the end of a deed, and only there."""
    guessing = replace(GAME, evaluate=lambda state, seat: 0.5)
    check_runs(guessing, guessing.setup(2), 1, 3)
    caught(check_runs, replace(guessing, deed_step="take"), "balanced judgement of seat 0 at the end")


def test_a_judgement_that_is_none() -> None:
    """Wherever somebody is asked, and in every temperament."""
    caught(check_runs, replace(GAME, evaluate=lambda state, seat: 1.5), "balanced judgement of seat 0 is 1.5")
    rash = replace(GAME, evaluate=lambda state, seat: 0.5, temperaments={"rash": lambda state, seat: -1.0})
    caught(check_runs, rash, "rash judgement of seat 0 is -1.0")
    sure = replace(GAME, evaluate=lambda state, seat: 0.5, odds=lambda state, seat: 1.5)
    caught(check_runs, sure, "the odds judgement of seat 0 is 1.5")
    broken = replace(GAME, evaluate=lambda state, seat: 1 / sum(heap == 0 for heap in state.heaps))
    caught(check_runs, broken, "ZeroDivisionError")
