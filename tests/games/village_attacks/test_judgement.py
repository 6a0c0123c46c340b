"""How the bots see the castle: in plain positions they do what a sensible player would do."""

from __future__ import annotations

import pytest

from ludoteca.bots import new_bot, turn_at
from ludoteca.engine.table import Table
from ludoteca.games.village_attacks.judgement import EVEN, aggressive, builder, evaluate, odds, opportunist
from ludoteca.games.village_attacks.words import SCENARIO
from tests.games.village_attacks.positions import Position, castle, crowd, state, where

THREE = "vampire lich mummy"


def greedy(table: Table, answers: int) -> Table:
    """The greedy bot gives so many answers, or as many as are asked for."""
    bot = new_bot("greedy", 3)
    for _ in range(answers):
        if table.over:
            break
        seat, _ask = table.asked()[-1]
        table.answer(seat, bot.choose(turn_at(table, seat)))
    return table


def test_who_has_blows_and_nobody_to_strike_walks_to_the_villagers() -> None:
    place = castle(THREE).at("kitchen", "2 peasant").at("north_passage", "peasant")
    table = greedy(place.act("vampire", "melee melee defence"), 3)
    assert where(table, "vampire") == "kitchen"


def test_the_villagers_at_the_heart_come_first() -> None:
    place = castle(THREE).at("castle_heart", "peasant").at("kitchen", "3 peasant")
    table = greedy(place.act("vampire", "melee"), 1)
    assert crowd(table, "castle_heart") == {}


def test_who_can_sacrifice_does_not_kill() -> None:
    place = castle(THREE, "feeding_the_heart").at("castle_heart", "peasant")
    table = greedy(place.act("vampire", "magic melee"), 1)
    assert state(table).sacrifices == 1


def test_a_breach_is_sealed_by_whoever_stands_there() -> None:
    place = castle(THREE, "breaches").at("west_passage", "vampire, peasant")
    table = greedy(place.act("vampire", "defence melee"), 1)
    assert sum(state(table).seals) == 1


@pytest.mark.parametrize("judge", [evaluate, aggressive, builder, opportunist])
def test_what_everybody_would_rather_have(judge: object) -> None:
    """A healthy Heart, an empty castle, unhurt Monsters, a disheartened village; and it is the same for every seat."""

    def worth(place: Position) -> float:
        assert callable(judge)
        values = {judge(place.c, seat) for seat in range(3)}
        assert len(values) == 1
        return float(values.pop())

    plain = worth(castle(THREE))
    assert 0 < plain < 1
    assert worth(castle(THREE).heart(4)) < plain
    assert worth(castle(THREE).at("castle_heart", "4 peasant")) < worth(castle(THREE).at("kitchen", "4 peasant"))
    assert worth(castle(THREE).board("vampire", damage=4)) < plain
    assert worth(castle(THREE).morale(5)) > plain
    assert worth(castle(THREE).dead("vampire")) < plain


def test_the_odds_grow_with_the_judgement() -> None:
    positions = [castle(THREE).heart(heart).c for heart in (1, 3, 5, 8)]
    told = [odds(position, 0) for position in positions]
    assert 0 < told[0] < told[1] < told[2] < told[3] < 1
    even = EVEN[SCENARIO.names[positions[0].scenario]]
    assert [chance > 0.5 for chance in told] == [evaluate(position, 0) > even for position in positions]


def test_every_scenario_has_its_even_position() -> None:
    assert set(EVEN) == set(SCENARIO.names)
