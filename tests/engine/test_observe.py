"""What a seat sees: its question, its options, what follows them, and nothing it may not know."""

from typing import Any

import msgspec
import pytest

from ludoteca.engine.ask import (
    EVERYONE,
    KEEP,
    PASS,
    REVEAL,
    Plan,
    Question,
    Refusal,
    Steps,
    Together,
    chance,
    choose,
    pick,
)  # fmt: skip
from ludoteca.engine.chance import Committed, People, Scripted, Stream
from ludoteca.engine.game import SPECTATOR
from ludoteca.engine.hidden import Hidden, Secret, look
from ludoteca.engine.observe import MOST_LEAVES, Branch, Observation, observe
from ludoteca.engine.scene import Text
from ludoteca.engine.table import TABLE, Table
from ludoteca.games.magpies import GAME as MAGPIES
from tests.engine.little import COIN, COLOUR, FRAME, HIDE, PAINT, PEEK, PLAN, REACT, SHOWN, Box, little, table_of


def as_bytes(table: Table, seat: int) -> bytes:
    return msgspec.json.encode(observe(table, seat))


def leaves(branch: Branch | None) -> int:
    """How many ends a look-ahead has."""
    if branch is None:
        return 1
    return sum(leaves(branch.next.get(option)) for option in branch.options)


# ---------------------------------------------------------------- as it is sent


def test_an_observation_survives_json() -> None:
    table = Table(MAGPIES, MAGPIES.setup(3), Stream(5))
    for turn in range(40):
        for seat in (0, 1, 2, SPECTATOR):
            seen = observe(table, seat)
            assert msgspec.json.decode(msgspec.json.encode(seen), type=Observation) == seen
        if table.over:
            break
        seat, ask = table.asked()[0]
        table.answer(seat, ask.options[turn % len(ask.options)])


def test_the_asked_seat_sees_its_question_and_the_others_see_who_is_asked() -> None:
    def begin(box: Box) -> Steps:
        yield choose(1, PAINT, [1, 3])

    table = table_of(little(begin))
    mine, theirs = observe(table, 1), observe(table, 0)
    assert mine.ask is not None
    assert (mine.ask.question, mine.ask.rule, mine.ask.role, mine.ask.text) == (
        "paint",
        "L2",
        "west",
        Text("ask-paint"),
    )
    assert [(option.value, option.name, option.label) for option in mine.ask.options] == [
        (1, "green", Text("colour-green")), (3, "grey", Text("colour-grey")),
    ]  # fmt: skip
    assert (theirs.ask, theirs.ahead, theirs.refused) == (None, None, [])
    for seen in (mine, theirs):
        assert [(asked.seat, asked.role, asked.question) for asked in seen.asked] == [(1, "west", "paint")]


def test_every_option_has_a_place_in_the_scene() -> None:
    table = Table(MAGPIES, MAGPIES.setup(2), Stream(5))
    for turn in range(30):
        if table.over:
            break
        seat, ask = table.asked()[0]
        scene = observe(table, seat).scene
        assert [lit.value for lit in scene.lit] == ask.options
        known = {element.id for element in scene.elements()}
        buttons = {action.id for element in scene.elements() for action in getattr(element, "actions", [])}
        assert {lit.element for lit in scene.lit} <= known | buttons
        table.answer(seat, ask.options[turn % len(ask.options)])


def test_the_end_names_winners_and_scores() -> None:
    def begin(box: Box) -> None:
        box.notes.append(4)

    seen = observe(table_of(little(begin)), SPECTATOR)
    assert (seen.over, seen.winners, seen.scores, seen.ask, seen.asked) == (True, (0,), (4, 4), None, [])


# ---------------------------------------------------------------- refusals


def why(box: Any, ask: Any, value: int) -> Refusal | None:
    return Refusal("L9", "too-dark", {"colour": (COLOUR, value)}) if value == 3 else None


def test_a_refusal_says_rule_and_reason() -> None:
    question = Question("mix", "L2", COLOUR, why_not=why)

    def begin(box: Box) -> Steps:
        yield choose(0, question, [0, 2])

    refused = observe(table_of(little(begin)), 0).refused
    assert [(r.value, r.name, r.rule, r.reason) for r in refused] == [
        (1, "green", "L2", Text("why-not-now")),
        (3, "grey", "L9", Text("why-too-dark", {"colour": Text("colour-grey")})),
    ]


# ---------------------------------------------------------------- secrets


def hide(box: Box) -> Steps:
    ask = choose(0, HIDE, [0, 1])
    colour = yield ask
    box.kept.append(Secret((colour,), 1, [(0,), (1,)], ask.number))
    box.journal.tell_only(1, SHOWN, 0, colour)
    box.agenda.then("peek")


def peek(box: Box) -> Steps:
    yield from look(box.cards[0], PEEK, 0, 1 << 1, box.journal)
    box.agenda.then("last")


def last(box: Box) -> Steps:
    yield choose(0, PAINT, [0, 1])
    box.journal.tell(SHOWN, 0, box.kept[0].reveal(box.journal)[0])
    box.agenda.then("over")


def over(box: Box) -> Steps:
    yield choose(0, PAINT, [0, 1])


def deal(box: Box) -> None:
    box.cards.append(Hidden([1, 1, 1, 1]))
    box.cards[0].add(2)


def test_secret_lines_show_a_question_mark_to_others() -> None:
    table = table_of(little(hide, peek, last, over, prepare=deal), ["blue"])
    table.answer(0, 1)

    def values(seat: int) -> list[str]:
        return [line.value for line in observe(table, seat).lines]

    assert values(0) == ["green", "?"]
    assert values(1) == ["?", "blue"]
    assert values(SPECTATOR) == ["?", "?"]


@pytest.mark.parametrize("seat", [1, SPECTATOR])
def test_the_bytes_do_not_depend_on_what_a_seat_cannot_know(seat: int) -> None:
    seen = set()
    for colour, card in ((0, "blue"), (1, "blue"), (0, "grey")):
        if seat == 1 and card == "grey":
            continue
        table = table_of(little(hide, peek, last, over, prepare=deal), [card])
        table.answer(0, colour)
        seen.add(as_bytes(table, seat))
    assert len(seen) == 1


def test_events_reach_their_audience_only() -> None:
    table = table_of(little(hide, peek, last, over, prepare=deal), ["blue"])
    table.answer(0, 1)
    assert [event.event for event in observe(table, 0).events] == ["shown"]
    assert observe(table, 1).events == []
    table.answer(0, 0)
    assert [event.text for event in observe(table, 1).events] == [
        Text("event-shown", {"who": Text("seat-south"), "colour": Text("colour-green")})
    ]


def test_what_others_plan_is_not_seen() -> None:
    def begin(box: Box) -> Steps:
        yield Together(PLAN, [0, 1], plan, KEEP)

    def plan(seat: int) -> Plan:
        first = yield choose(seat, PLAN, [0, 1, 2])
        return [first, (yield choose(seat, PLAN, [first, 3]))]

    seen = {}
    for colour in (0, 1):
        table = table_of(little(begin))
        table.answer(0, colour)
        mine = observe(table, 0)
        assert mine.ask is not None
        assert mine.ask.secret
        assert [option.value for option in mine.ask.options] == [colour, 3]
        seen[colour] = as_bytes(table, 1), as_bytes(table, SPECTATOR)
        table.answer(0, 3)
        assert [(asked.seat, asked.decided) for asked in observe(table, 1).asked] == [(0, True), (1, False)]
        assert observe(table, 0).ask is None
    assert seen[0] == seen[1]


def test_only_the_maker_of_a_kept_plan_knows_what_was_asked_in_it() -> None:
    """Neither which questions it led to, nor whether one of them left no choice."""

    def begin(box: Box) -> Steps:
        yield Together(PLAN, [0, 1], plan, KEEP)
        box.agenda.then("after")

    def plan(seat: int) -> Plan:
        first = yield choose(seat, PLAN, [0, 1, 2])
        return [first, (yield choose(seat, FRAME if first == 1 else PAINT, [3] if first == 2 else [0, 3]))]

    def after(box: Box) -> Steps:
        yield choose(0, PAINT, [0, 1])

    for seat in (1, SPECTATOR):
        seen = set()
        for first in ([0, 3], [1, 3], [2]):
            table = table_of(little(begin, after))
            table.answer(0, *first)
            table.answer(1, 0, 0)
            seen.add(as_bytes(table, seat))
        assert len(seen) == 1


def test_standing_answers_are_private() -> None:
    def begin(box: Box) -> Steps:
        yield choose(0, PAINT, [0, 1])
        yield choose(1, REACT, [PASS, 0])
        yield choose(0, PAINT, [0, 1])

    one, two = table_of(little(begin)), table_of(little(begin))
    one.stand(1, "react")
    assert as_bytes(one, 0) == as_bytes(two, 0)
    one.answer(0, 0)
    two.answer(0, 0)
    two.answer(1, PASS)
    assert as_bytes(one, 0) == as_bytes(two, 0)


# ---------------------------------------------------------------- what is new


def test_each_event_and_line_is_told_once() -> None:
    def begin(box: Box) -> Steps:
        box.journal.tell(SHOWN, 0, 0)
        for colour in (1, 2, 3):
            yield choose(0, PAINT, [0, 1])
            box.journal.tell(SHOWN, 0, colour)
        yield choose(0, PAINT, [0, 1])

    table = table_of(little(begin))
    seen = observe(table, 0)
    lines, events = list(seen.lines), list(seen.events)
    for _ in range(3):
        table.answer(0, 1)
        seen = observe(table, 0, since=seen.number)
        lines += seen.lines
        events += seen.events
    assert [line.number for line in lines] == [1, 2, 3]
    assert [event.text.args["colour"] for event in events] == [Text(f"colour-{name}") for name in COLOUR.names]


# ---------------------------------------------------------------- looking ahead


def test_the_look_ahead_follows_the_seats_own_answers() -> None:
    def begin(box: Box) -> Steps:
        box.notes = yield from pick(0, PAINT, [0, 1, 2], 1, 2)
        yield choose(0, FRAME, box.notes)
        yield choose(1, FRAME, [0, 1])

    ahead = observe(table_of(little(begin)), 0).ahead
    assert ahead is not None
    assert (ahead.question, ahead.options) == ("paint", [0, 1, 2])
    assert ahead.next[0].options == [PASS, 1, 2]
    assert ahead.next[0].next[1] == Branch("frame", (), [0, 1])
    assert PASS not in ahead.next[0].next  # one frame is no choice, and then the other seat comes
    assert observe(table_of(little(begin)), 0, ahead=False).ahead is None


@pytest.mark.parametrize("source", [Stream(1), Committed(b"x", []), Scripted(["heads"])])
def test_the_look_ahead_ends_before_chance(source: Any) -> None:
    def begin(box: Box) -> Steps:
        yield choose(0, PAINT, [0, 1])
        side = yield chance(COIN)
        yield choose(0, FRAME, [side, 3])

    assert observe(table_of(little(begin), source), 0).ahead == Branch("paint", (), [0, 1])


def test_the_look_ahead_ends_before_another_seat() -> None:
    def begin(box: Box) -> Steps:
        yield choose(0, PAINT, [0, 1])
        yield choose(1, FRAME, [0, 1])
        yield choose(0, PAINT, [0, 1])

    assert observe(table_of(little(begin)), 0).ahead == Branch("paint", (), [0, 1])


def test_the_look_ahead_ends_before_the_plans_of_all() -> None:
    def begin(box: Box) -> Steps:
        yield choose(0, PAINT, [0, 1])
        yield Together(PLAN, [0, 1], plan, REVEAL)

    def plan(seat: int) -> Plan:
        return [(yield choose(seat, PLAN, [0, 1]))]

    table = table_of(little(begin))
    assert observe(table, 0).ahead == Branch("paint", (), [0, 1])
    table.answer(0, 0)
    assert observe(table, 0).ahead == Branch("plan", (), [0, 1])


def reveal_secret(box: Box) -> int:
    return box.kept[0].reveal(box.journal)[0]


def narrow_secret(box: Box) -> int:
    box.kept[0].narrow(box.kept[0].value, box.journal)
    return box.kept[0].value[0]


def show_card(box: Box) -> int:
    return box.cards[0].show(0, EVERYONE, box.journal)


@pytest.mark.parametrize("show", [reveal_secret, narrow_secret, show_card])
@pytest.mark.parametrize("next_step", [True, False])
def test_the_look_ahead_ends_before_a_reveal(show: Any, next_step: bool) -> None:
    def begin(box: Box) -> Steps:
        yield from look(box.cards[0], PEEK, 0, 1 << 1, box.journal)
        box.agenda.then("ask")

    def ask(box: Box) -> Steps:
        yield choose(0, PAINT, [0, 1])
        if next_step:
            box.agenda.then("uncover")
        else:
            yield from tell(box)

    def uncover(box: Box) -> Steps:
        yield from tell(box)

    def tell(box: Box) -> Steps:
        yield choose(0, FRAME, [show(box), 3])

    def prepare(box: Box) -> None:
        deal(box)
        box.kept.append(Secret((1,), 1 << 1, [(0,), (1,), (2,)]))

    table = table_of(little(begin, ask, uncover, prepare=prepare), Stream(2))
    assert observe(table, 0).ahead == Branch("paint", (), [0, 1])


def test_the_look_ahead_has_its_limit() -> None:
    def begin(box: Box) -> Steps:
        for _ in range(12):
            yield choose(0, PAINT, [0, 1, 2, 3])

    ahead = observe(table_of(little(begin)), 0).ahead
    assert ahead is not None
    assert 50 < leaves(ahead) <= MOST_LEAVES


def test_the_look_ahead_changes_nothing() -> None:
    def begin(box: Box) -> Steps:
        for _ in range(4):
            box.notes.append((yield choose(0, PAINT, [0, 1, 2, 3])))
            box.journal.tell(SHOWN, 0, 1)

    table = table_of(little(begin))
    observe(table, 0)
    assert (table.state.notes, table.events, table.number) == ([], [], 0)


# ---------------------------------------------------------------- real dice


def test_people_who_see_a_die_are_asked_for_it() -> None:
    def begin(box: Box) -> Steps:
        yield chance(COIN)

    def look_alone(box: Box) -> Steps:
        yield from look(box.cards[0], PEEK, 0, 1 << 1, box.journal)

    table = table_of(little(begin), People(Stream(1)))
    for seat in (0, 1):
        seen = observe(table, seat)
        assert seen.ask is not None
        assert (seen.ask.role, [option.name for option in seen.ask.options]) == ("~", ["heads", "tails"])
        assert seen.asked[0].seat == TABLE
    assert observe(table, SPECTATOR).ask is None
    alone = table_of(little(look_alone, prepare=deal), People(Stream(1)))
    assert observe(alone, 0).ask is None
    assert observe(alone, 1).ask is not None
