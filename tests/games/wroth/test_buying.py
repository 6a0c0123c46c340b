"""W5.32-W5.38: buying elites and abilities."""

import pytest

from ludoteca.games.wroth.content import ELITES, FACTIONS
from tests.games.wroth.positions import (
    answers,
    asked,
    corra,
    dice,
    offered,
    on_board,
    on_map,
    units,
    wroth,
)
from tests.marks import rule

PRICES = {
    "elagynt": 3, "wynden": 2, "grizzled": 2, "trapper": 1, "stoic": 2, "miner": 1, "ram": 2, "stellen": 2, "crysen": 3,
    "nameless": 2, "karn": 2, "lyon": 3, "ryder": 2, "ironwill": 1, "hag": 2, "acolyte": 2, "cauldron": 3,
}  # fmt: skip
IN_ZONE = ["elagynt", "grizzled", "miner", "ram", "stellen", "nameless", "karn", "lyon", "ryder", "ironwill", "hag"]


@rule("W5.32")
def test_a_player_may_buy_before_and_after_the_action_as_often_as_affordable() -> None:
    table = wroth("koda runen").corra("koda", 5).dice("koda", "mine").dice("runen", "mine mine").turn("koda")
    answers(table, "buy-grizzled", "mine", "buy-grizzled", "buy-grizzled")
    assert (units(table, "koda", 0), corra(table, "koda")) == ({"grizzled-4": 3}, 0)
    assert asked(table) == "runen act"


@rule("W5.33")
@pytest.mark.parametrize(("elite", "price"), PRICES.items())
def test_an_elite_costs_what_is_printed(elite: str, price: int) -> None:
    faction = next(e.faction for e in ELITES if e.id == elite)
    other = "runen" if faction != "runen" else "koda"
    for gems, buys in ((price - 1, False), (price, True)):
        position = wroth(f"{faction} {other}").units(faction, 5, regulars=3).units(other, 5, regulars=1)
        table = position.corra(faction, gems).dice(faction, "mine extend").dice(other, "mine mine").turn(faction)
        assert (f"buy-{elite}" in offered(table)) is buys
    before = on_board(table, faction, elite)
    answers(table, f"buy-{elite}")
    while asked(table) != f"{faction} act":
        answers(table, offered(table)[0])
    assert (corra(table, faction), on_board(table, faction, elite)) == (0, before - 1)


@rule("W5.34")
@pytest.mark.parametrize("elite", IN_ZONE)
def test_an_elite_without_a_rule_of_its_own_enters_in_the_own_zone(elite: str) -> None:
    faction = next(e.faction for e in ELITES if e.id == elite)
    other = "runen" if faction != "runen" else "koda"
    position = wroth(f"{faction} {other}").corra(faction, 3).dice(faction, "mine mine").units(faction, 5, regulars=1)
    table = position.turn(faction)
    answers(table, f"buy-{elite}")
    vitality = next(e.vitality for e in ELITES if e.id == elite)
    assert units(table, faction, 0)[f"{elite}-{vitality}"] == 1


@rule("W5.34")
def test_an_elite_with_a_rule_of_its_own_enters_where_it_says() -> None:
    position = (
        wroth("runen koda").units("runen", 5, regulars=1).units("runen", 8, regulars=1).units("koda", 6, regulars=1)
    )
    table = position.units("runen", 0, regulars=2).corra("runen", 2).dice("runen", "mine mine").turn("runen")
    answers(table, "buy-stoic")
    assert offered(table) == ["5", "8"]
    answers(table, "8")
    assert units(table, "runen", 8) == {"regular": 1, "stoic-3": 1}


@rule("W5.35")
def test_without_a_die_on_the_board_an_elite_cannot_be_bought() -> None:
    position = wroth("koda runen").units("koda", 5, grizzled=3).corra("koda", 5).dice("koda", "mine mine")
    assert "buy-grizzled" not in offered(position.turn("koda"))


@rule("W5.35")
@pytest.mark.parametrize(("faction", "elite"), [
    ("aldan", "wynden"), ("koda", "trapper"), ("runen", "stoic"), ("guild", "crysen"), ("venna", "acolyte"),
])  # fmt: skip
def test_an_elite_that_has_no_place_cannot_be_bought(faction: str, elite: str) -> None:
    other = "ooglan"
    position = wroth(f"{faction} {other}").units(faction, 0, regulars=3).units(other, 0, regulars=2)
    table = position.corra(faction, 5).dice(faction, "mine mine").turn(faction)
    assert f"buy-{elite}" not in offered(table)


@rule("W5.35", "W14.25")
def test_a_karn_closes_its_region_for_bought_elites() -> None:
    position = wroth("runen ooglan").units("runen", 5, regulars=3).units("ooglan", 5, karn=1).corra("runen", 5)
    assert "buy-stoic" not in offered(position.dice("runen", "mine mine").turn("runen"))


@rule("W5.36")
def test_buying_is_not_an_action() -> None:
    table = wroth("koda runen").corra("koda", 4).dice("koda", "mine extend").omni("koda", "double").turn("koda")
    answers(table, "buy-grizzled")
    assert "omniscient" not in offered(table)
    assert "mine" in offered(table)
    assert dice(table, "koda") == "mine extend"


@rule("W5.37")
def test_nothing_is_bought_in_the_middle_of_an_action() -> None:
    position = wroth("koda runen").units("koda", 5, regulars=3).corra("koda", 9).dice("koda", "manoeuvre mine")
    table = position.turn("koda")
    answers(table, "manoeuvre")
    while asked(table) != "koda act":
        assert not [name for name in offered(table) if name.startswith(("buy", "use", "feat", "omni"))]
        answers(table, offered(table)[0])


@rule("W5.38")
@pytest.mark.parametrize("faction", [f.id for f in FACTIONS])
def test_only_the_guild_and_the_ooglan_have_abilities_to_buy(faction: str) -> None:
    other = "runen" if faction != "runen" else "koda"
    position = wroth(f"{faction} {other}").units(faction, 5, regulars=3).units(other, 5, regulars=3).corra(faction, 9)
    table = position.dice(faction, "mine mine").turn(faction)
    found = [name for name in offered(table) if name.startswith("use")]
    expected = {"guild": ["use-mercenaries", "use-informants"], "ooglan": ["use-parasite"]}
    assert found == expected.get(faction, [])


@rule("W5.32", "W5.3")
def test_nothing_is_bought_in_the_turn_of_another() -> None:
    table = wroth("koda runen").corra("runen", 9).dice("koda", "mine").dice("runen", "mine").turn("koda")
    assert asked(table) == "koda act"
    assert not [name for name in offered(table) if name.startswith("buy")]
    assert on_map(table, "runen") == {}
