"""What a seat sees of Magpies, as data, as text and as a picture."""

from collections.abc import Iterator

import pytest

from ludoteca.engine.game import SPECTATOR
from ludoteca.engine.observe import observe, texts_of
from ludoteca.engine.scene import Panel, Resolver, Scene, as_svg, as_text, check, resolver
from ludoteca.engine.table import Table
from ludoteca.engine.text import LANGUAGES
from ludoteca.games.magpies import GAME
from tests.games.magpies.positions import answer, magpies, new_table


def words(lang: str) -> Resolver:
    return resolver(lambda key, **args: texts_of(GAME).t(lang, key, **args))


def moments(table: Table) -> Iterator[Table]:
    """A whole game, question by question."""
    for _ in range(GAME.longest):
        yield table
        if table.over:
            return
        seat, ask = table.asked()[0]
        table.answer(seat, ask.options[-1])


def favourites(scene: Scene) -> list[str]:
    """What the panels say about the favourites."""
    panels = [element for element in scene.dynamic if isinstance(element, Panel)]
    return [panel.figures[-1].value.key for panel in panels]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_scene_is_sound_from_the_first_question_to_the_end(seats: int) -> None:
    table = new_table(seats=seats, key=seats)
    first = observe(table, 0).scene
    for moment in moments(table):
        for seat in (*range(seats), SPECTATOR):
            scene = observe(moment, seat, ahead=False).scene
            assert check(scene) == []
            assert (scene.static, scene.look) == (first.static, first.look)
    assert table.over


def test_a_seat_sees_its_own_favourite_and_no_other_until_the_end() -> None:
    position = magpies(3).at(north="oak").hangs(elm="ring").favourite(south="key", west="coin")
    table = position.turn("north", roll="two")
    assert favourites(observe(table, 0).scene) == ["trinket-key", "secret", "secret"]
    assert favourites(observe(table, 1).scene) == ["secret", "trinket-coin", "secret"]
    assert favourites(observe(table, SPECTATOR).scene) == ["secret", "secret", "secret"]
    answer(table, "north", "elm")
    assert table.over
    assert favourites(observe(table, SPECTATOR).scene) == ["trinket-key", "trinket-coin", "trinket-button"]


def test_the_score_on_a_nest_is_what_everybody_can_count_until_the_favourites_are_shown() -> None:
    position = magpies().at(west="pine").hangs(lime="ring").nest("south", key=2).favourite(south="key")
    table = position.turn("west", roll="two")
    for seat in (0, 1, SPECTATOR):
        panel = next(e for e in observe(table, seat).scene.dynamic if isinstance(e, Panel))
        assert panel.score == 4
    answer(table, "west", "lime")
    panel = next(e for e in observe(table, 1).scene.dynamic if isinstance(e, Panel))
    assert panel.score == 2 * (2 + 2)


def test_the_table_as_text() -> None:
    position = magpies(3).at(south="oak", west="elm", north="pine").hangs(oak="coin", elm="ring", yew="button")
    position.bag(button=3, ring=1).nest("west", coin=2).favourite(south="key").round(4)
    table = position.turn("south", roll="two")
    assert as_text(observe(table, 0).scene, words("en"), 80).rstrip().splitlines() == TEXT.strip().splitlines()


TEXT = """
# Magpies

## Players
player     score  buttons  keys  coins  rings  favourite
South   0 points        0     0      0      0        key  to choose
West    6 points        0     0      2      0     secret
North   0 points        0     0      0      0     secret
- South: Wings (2)

## The trees, clockwise
- oak: coin; South: magpie (acting)
- [1] elm: ring; West: magpie
- [2] ash: empty
- birch: empty
- pine: North: magpie
- lime tree: empty
- beech: empty
- yew: button
- The bag: 3 × button, ring

## Counters
- Round (4 of 10)

## Tables
- What they are worth
trinket  points
button   1
key      2
coin     3
ring     4

## You can choose
[1] elm
[2] ash
"""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_line_is_wider_than_the_terminal_and_no_text_is_missing(lang: str) -> None:
    for moment in moments(new_table(seats=4)):
        scene = moment.game.scene(moment.state, 0)
        page = as_text(scene, words(lang), 80)
        assert max(len(line) for line in page.splitlines()) <= 80
        assert "[" not in page


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_picture_shows_trees_magpies_and_favourite(theme: str) -> None:
    table = magpies(3).hangs(elm="ring").favourite(south="key").turn("south", roll="two")
    picture = as_svg(observe(table, 0).scene, words("it"), "dark" if theme == "dark" else "light")
    assert all(word in picture for word in ("quercia", "Il sacchetto", "gazza", "chiave", "segreto"))
