"""How values are called: by a text of their own, or by one text for many that names their parts."""

from ludoteca.engine.ask import NUMBER, PASS, Ask, Domain, Phrase, Question, Refusal, Steps, choose
from ludoteca.engine.flow import Event, EventKind
from ludoteca.engine.observe import event_text, label, observe, refusal_text
from ludoteca.engine.scene import Text
from tests.engine.little import COLOUR, Box, little, table_of

HEIGHTS = 3


def tower_in_words(value: int) -> Phrase | None:
    """The last tower has a name of its own."""
    if value == len(TOWER.names) - 1:
        return None
    return Phrase("a-tower", {"colour": (COLOUR, value // HEIGHTS), "height": (NUMBER, value % HEIGHTS + 1)})


TOWER = Domain(
    "tower", [f"{colour}-{height + 1}" for colour in COLOUR.names for height in range(HEIGHTS)], phrase=tower_in_words
)
CLIMB = Question("climb", "L9", TOWER)
FELL = EventKind("fell", [("tower", TOWER), ("by", NUMBER)])
GREEN_2 = TOWER.value("green-2")
IN_WORDS = Text("a-tower", {"colour": Text("colour-green"), "height": 2})


def too_high(_: Box, ask: Ask, value: int) -> Refusal | None:
    """Only of green towers is there something to say."""
    return Refusal("L9", "too-high", {"tower": (TOWER, value)}) if value // HEIGHTS == 1 else None


def test_an_option_is_called_by_its_parts() -> None:
    assert label(little(), CLIMB, GREEN_2) == IN_WORDS


def test_a_value_without_a_phrase_has_its_own_text() -> None:
    assert label(little(), CLIMB, TOWER.value("grey-3")) == Text("tower-grey-3")
    assert label(little(), CLIMB, PASS) == Text("pass")


def test_events_and_reasons_name_the_parts_too() -> None:
    assert event_text(Event(FELL, (GREEN_2, 1), 1, 0)) == Text("event-fell", {"tower": IN_WORDS, "by": 1})
    assert refusal_text(Refusal("L9", "too-high", {"tower": (TOWER, GREEN_2)})) == Text(
        "why-too-high", {"tower": IN_WORDS}
    )


def test_of_many_values_only_those_with_a_reason_are_refused() -> None:
    def begin(box: Box) -> Steps:
        yield choose(0, CLIMB, [0, GREEN_2])
        yield choose(0, Question("climb-2", "L9", TOWER, why_not=too_high), [0, GREEN_2])

    table = table_of(little(begin))
    assert observe(table, 0).refused == []
    table.answer(0, GREEN_2)
    assert [view.name for view in observe(table, 0).refused] == ["green-1", "green-3"]
