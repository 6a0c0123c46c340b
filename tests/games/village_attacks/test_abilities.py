"""A26: the abilities of the twelve Monsters, each at its three levels.

Where nothing else is said, the Monster stands in the Gallery, between the Heart zone and the Library, and has a Ranged
result more than it needs, which must be left over.
"""

import pytest

from ludoteca.engine.table import Table
from ludoteca.games.village_attacks.words import ZONE
from tests.games.village_attacks.positions import (
    Position,
    answers,
    asked,
    castle,
    crowd,
    crowds,
    monster,
    offered,
    pool,
    reserve,
    state,
    summoned,
    villager,
    where,
)
from tests.marks import rule

COSTS = {
    "vampire-blood_feast": ("melee magic", "melee magic", "melee magic"),
    "vampire-bat_form": ("magic", "magic", "magic"),
    "vampire-mesmerise": ("ranged", "ranged", "ranged"),
    "lich-raise_skeletons": ("magic", "magic", "magic"),
    "lich-frost_bolt": ("ranged magic", "ranged magic", "ranged magic"),
    "lich-soul_jar": ("defence magic", "defence magic", "defence magic"),
    "succubus-charm": ("magic", "magic", "magic"),
    "succubus-lure": ("ranged", "ranged", "ranged"),
    "succubus-kiss_of_flame": ("melee magic", "melee magic", "melee magic"),
    "banshee-wail": ("magic vengeance", "magic vengeance", "magic vengeance"),
    "banshee-ill_omen": ("magic", "magic", "magic"),
    "banshee-passing_through": ("ranged", "ranged", "ranged"),
    "dullahan-hold_the_stair": ("defence", "defence", "defence"),
    "dullahan-spine_whip": ("ranged melee", "ranged melee", "ranged melee"),
    "dullahan-deaths_ride": ("melee any", "melee any", "melee any"),
    "mummy-curse_of_sand": ("magic", "magic", "magic"),
    "mummy-wrappings": ("defence melee", "defence melee", "defence melee"),
    "mummy-embalmed": ("defence", "defence", "defence"),
    "minotaur-charge": ("melee any", "melee any", "melee any"),
    "minotaur-labyrinth_roar": ("vengeance", "vengeance", "vengeance"),
    "minotaur-cleave": ("melee melee", "melee melee", "melee melee"),
    "werewolf-rend": ("melee", "melee", "melee"),
    "werewolf-howl": ("magic", "magic", "magic"),
    "werewolf-moon_frenzy": ("vengeance", "vengeance", "vengeance"),
    "gargoyle-stone_skin": ("defence", "defence", "defence"),
    "gargoyle-dive": ("ranged", "ranged", "ranged"),
    "gargoyle-rubble": ("melee defence", "melee defence", "melee defence"),
    "djinn-wish": ("magic", "magic", "magic"),
    "djinn-whirlwind": ("ranged magic", "ranged magic", "ranged magic"),
    "djinn-smokeless_fire": ("melee magic", "melee magic", "melee magic"),
    "huli_jing-fox_fire": ("ranged", "ranged", "ranged"),
    "huli_jing-illusion": ("magic", "magic", "magic"),
    "huli_jing-nine_tails": ("vengeance", "vengeance", "vengeance"),
    "jiangshi-call_the_dead": ("magic melee", "magic", "magic"),
    "jiangshi-breath_drain": ("melee", "melee", "melee"),
    "jiangshi-rigid_march": ("defence", "defence", "defence"),
}


def having(
    ability: str,
    level: int,
    there: str = "",
    zone: str = "gallery",
    damage: int = 0,
    conditions: str = "",
    reserve: str = "",
    defence: str = "",
) -> Position:
    """The Monster with this ability stands in a zone with these villagers, beside two others in the Heart zone."""
    name, _, short = ability.partition("-")
    others = [other for other in ("lich", "succubus", "banshee") if other != name][:2]
    position = castle(" ".join([name, *others]), yunfakh="on").at(zone, name)
    if there:
        position.at(zone, there)
    skills = f"{short}-{level}"
    return position.board(name, skills=skills, damage=damage, conditions=conditions, reserve=reserve, defence=defence)


def using(position: Position, ability: str, level: int, *then: str, chance: str = "") -> Table:
    """The Monster has the results for its ability and a Ranged one more, and uses the ability."""
    cost = COSTS[ability][level - 1].replace("any", "vengeance")
    table = position.act(ability.partition("-")[0], f"{cost} ranged", *then, chance=chance)
    answers(table, f"ability-{ability}")
    if asked(table).endswith("pay-with"):
        answers(table, "pool-vengeance")
    return table


def over(table: Table, ability: str, left: str = "ranged") -> bool:
    """The ability is over, and these results are left."""
    name = ability.partition("-")[0]
    return asked(table) == f"{name} act" and pool(table, name) == left


def can_use(ability: str, level: int, results: list[str]) -> bool:
    """Whether the Monster may use its ability with these results."""
    table = having(ability, level).act(ability.partition("-")[0], " ".join(results))
    return not table.over and f"ability-{ability}" in offered(table)


def zones(*names: str) -> set[str]:
    return set(names)


USEFUL = ["melee", "ranged", "magic", "defence", "vengeance"]
USELESS = ["torch"]
WITHIN_1 = zones("gallery", "castle_heart", "library")
WITHIN_2 = zones(*WITHIN_1, "throne_room", "kitchen", "east_passage", "south_passage")

# ---------------------------------------------------------------- costs


@rule(
    "A26.1", "A26.2", "A26.3", "A26.4", "A26.5", "A26.6", "A26.7", "A26.8", "A26.9", "A26.10", "A26.11", "A26.12",
    "A26.13", "A26.14", "A26.15", "A26.16", "A26.17", "A26.18", "A26.19", "A26.20", "A26.21", "A26.22", "A26.23",
    "A26.24", "A26.25", "A26.26", "A26.27", "A26.28", "A26.29", "A26.30", "A26.31", "A26.32", "A26.33", "A26.34",
    "A26.35", "A26.36",
)  # fmt: skip
@pytest.mark.parametrize("level", [1, 2, 3])
@pytest.mark.parametrize("ability", COSTS)
def test_an_ability_costs_just_these_results(ability: str, level: int) -> None:
    cost = COSTS[ability][level - 1].split()
    paid = ["magic" if result == "any" else result for result in cost]
    assert can_use(ability, level, paid)
    for at, result in enumerate(cost):
        for other in USELESS if result == "any" else [face for face in (*USELESS, *USEFUL) if face != result]:
            instead = [*paid[:at], other, *paid[at + 1 :]]
            if sorted(instead) != sorted(paid):
                assert not can_use(ability, level, instead)


@rule("A26.15", "A26.19")
@pytest.mark.parametrize("ability", ["dullahan-deaths_ride", "minotaur-charge"])
@pytest.mark.parametrize("result", USEFUL)
def test_a_cost_of_any_is_one_useful_result_of_whichever_kind(ability: str, result: str) -> None:
    assert can_use(ability, 1, ["melee", result])


# ---------------------------------------------------------------- where


@rule("A26.3", "A26.5", "A26.7", "A26.8", "A26.14", "A26.23", "A26.29", "A26.30", "A26.31", "A24.10")
@pytest.mark.parametrize(
    ("ability", "reach"),
    [
        ("vampire-mesmerise", (WITHIN_1 - {"gallery"},) * 3),
        ("lich-frost_bolt", (WITHIN_2,) * 3),
        ("succubus-charm", (WITHIN_1, WITHIN_1, WITHIN_2)),
        ("succubus-lure", (WITHIN_2,) * 3),
        ("dullahan-spine_whip", (WITHIN_1 - {"gallery"},) * 3),
        ("werewolf-howl", (WITHIN_1,) * 3),
        ("djinn-whirlwind", (WITHIN_1,) * 3),
        ("djinn-smokeless_fire", (WITHIN_1, WITHIN_1, WITHIN_2)),
        ("huli_jing-fox_fire", (WITHIN_2,) * 3),
    ],
)
@pytest.mark.parametrize("level", [1, 2, 3])
def test_how_far_an_ability_reaches(ability: str, level: int, reach: tuple[set[str], ...]) -> None:
    position = having(ability, level)
    for zone in (*WITHIN_2, "crypt", "armoury"):
        position.at(zone, "peasant")
    table = using(position, ability, level)
    assert asked(table).endswith("ability-zone")
    assert zones(*offered(table)) == reach[level - 1]


@rule("A24.10", "A10.12")
def test_an_ability_that_may_take_nobody_is_not_aimed_where_nobody_is() -> None:
    position = having("huli_jing-fox_fire", 1).at("library", "peasant").at("throne_room", "templar")
    assert zones(*offered(using(position, "huli_jing-fox_fire", 1))) == {"library", "throne_room"}
    position = having("werewolf-howl", 1).at("library", "hunter-demon").at("castle_heart", "2 peasant")
    table = using(position, "werewolf-howl", 1, chance="kitchen")  # for Peasants there is one zone only
    answers(table, "castle_heart-peasant", "pass")
    assert crowds(table) == {"library": {"hunter-demon": 1}, "castle_heart": {"peasant": 1}, "kitchen": {"peasant": 1}}
    table = using(having("vampire-mesmerise", 1, "peasant"), "vampire-mesmerise", 1)
    assert over(table, "vampire-mesmerise")


@rule("A24.10", "A26.23")
def test_an_ability_that_takes_everybody_may_spare_them_by_aiming_where_nobody_is() -> None:
    table = using(having("werewolf-howl", 3, "peasant"), "werewolf-howl", 3)
    assert zones(*offered(table)) == WITHIN_1
    answers(table, "library", "gallery-peasant")
    assert crowds(table) == {"gallery": {"peasant-stunned": 1}}


# ---------------------------------------------------------------- the words on the boards


@rule("A26.8", "A26.29")
def test_a_push_out_of_the_heart_zone_goes_where_the_coin_says_for_each_villager() -> None:
    position = having("djinn-whirlwind", 3, "3 peasant", zone="castle_heart")
    table = using(position, "djinn-whirlwind", 3, chance="gallery kitchen south_passage")
    answers(table, "pass")
    assert crowds(table) == {"gallery": {"peasant": 1}, "kitchen": {"peasant": 1}, "south_passage": {"peasant": 1}}


@rule("A26.20")
def test_the_pushed_jostle_in_the_direction_they_go() -> None:
    position = having("minotaur-labyrinth_roar", 1, "peasant", zone="kitchen")
    position.at("north_passage", "5 peasant, hunter-demon")
    table = using(position, "minotaur-labyrinth_roar", 1, chance="laboratory")
    answers(table, "kitchen-peasant")
    assert crowds(table) == {"north_passage": {"peasant": 5, "hunter-demon": 1}, "laboratory": {"peasant": 1}}


@rule("A26.20")
def test_who_cannot_come_in_stays() -> None:
    position = having("minotaur-labyrinth_roar", 3, "2 peasant", zone="postern_passage")
    table = using(position.at("chapel", "12 peasant"), "minotaur-labyrinth_roar", 3)  # a full dead end
    assert over(table, "minotaur-labyrinth_roar", "ranged ranged")
    assert crowds(table) == {"postern_passage": {"peasant": 2}, "chapel": {"peasant": 12}}


@rule("A26.3", "A26.14")
def test_whoever_is_pulled_away_from_the_heart_jostles_away_from_it() -> None:
    position = having("vampire-mesmerise", 1, "7 peasant").at("castle_heart", "hunter-demon")
    table = using(position, "vampire-mesmerise", 1)
    answers(table, "castle_heart-hunter-demon")
    assert crowds(table) == {"gallery": {"peasant": 6, "hunter-demon": 1}, "library": {"peasant": 1}}


@rule("A26.2", "A26.15")
def test_a_dash_jostles() -> None:
    position = having("vampire-bat_form", 1, zone="castle_heart").at("east_passage", "6 peasant")
    table = using(position, "vampire-bat_form", 1)
    answers(table, "east_passage", "pass")
    assert crowds(table) == {"east_passage": {"peasant": 5}, "crypt": {"peasant": 1}}


@rule("A26.10", "A26.7")
def test_stun_passes_over_the_stunned() -> None:
    table = using(having("banshee-wail", 1, "2 peasant stunned, hunter-demon"), "banshee-wail", 1)
    assert offered(table) == ["pass", "gallery-hunter-demon"]
    answers(table, "gallery-hunter-demon")
    assert over(table, "banshee-wail")


@rule("A26.9", "A26.30")
def test_burn_passes_over_the_burning() -> None:
    position = having("djinn-smokeless_fire", 1, "2 peasant burning, hunter-demon stunned, templar")
    table = using(position, "djinn-smokeless_fire", 1)
    assert offered(table) == ["pass", "gallery-hunter-demon-stunned", "gallery-templar"]


@rule("A26.17")
def test_two_parts_of_an_ability_may_hit_the_same_villager() -> None:
    table = using(having("mummy-wrappings", 1, "templar, alchemist"), "mummy-wrappings", 1)
    answers(table, "gallery-alchemist", "pass", "gallery-alchemist-stunned")
    assert villager(table, "gallery", "alchemist-stunned").damage == 1


@rule("A26.21")
def test_the_villagers_of_one_part_are_different_ones() -> None:
    table = using(having("minotaur-cleave", 1, "templar, alchemist"), "minotaur-cleave", 1)
    answers(table, "gallery-templar")
    assert offered(table) == ["pass", "gallery-alchemist"]
    answers(table, "gallery-alchemist")
    assert over(table, "minotaur-cleave")


@rule("A26.21")
def test_an_ability_is_not_bound_by_the_templar() -> None:
    table = using(having("minotaur-cleave", 1, "templar, peasant"), "minotaur-cleave", 1)
    assert offered(table) == ["pass", "gallery-peasant"]


@rule("A26.13", "A26.25")
def test_a_guard_draws_no_attack_on_the_heart() -> None:
    position = having("dullahan-hold_the_stair", 1, "peasant", zone="castle_heart")
    table = using(position, "dullahan-hold_the_stair", 1, "villager-phase", chance="spiked_pit ...")
    answers(table, "end")
    assert (monster(table, "dullahan").damage, state(table).heart) == (0, 7)


@rule("A26.13")
def test_a_guard_draws_attacks_on_minions_and_summoned_monsters() -> None:
    position = castle("dullahan lich succubus", "the_circle_of_bone").at("library", "dullahan, skeleton, hunter-arcane")
    position.board("dullahan", buffs="guard")
    table = position.step("villagers")
    assert (monster(table, "dullahan").damage, len(state(table).minions)) == (1, 1)
    position = castle("dullahan lich succubus", "the_circle_of_bone").at("library", "dullahan, hunter-demon")
    position.at("library", "summoned-djinn").board("dullahan", buffs="guard")
    table = position.step("villagers")
    assert (monster(table, "dullahan").damage, state(table).summoned[0].damage) == (1, 0)


@rule("A26.13")
def test_a_guard_draws_attacks_from_next_door_but_not_those_on_a_monster_in_another_zone() -> None:
    position = castle("dullahan lich succubus").at("library", "dullahan, succubus").at("gallery", "hunter-demon")
    table = position.board("dullahan", buffs="guard").step("villagers")
    assert (monster(table, "dullahan").damage, monster(table, "succubus").damage) == (1, 0)
    position = castle("dullahan lich succubus").at("library", "dullahan, hunter-demon").at("gallery", "succubus")
    table = position.board("dullahan", buffs="guard").step("villagers")
    assert (monster(table, "dullahan").damage, monster(table, "succubus").damage) == (0, 2)


@rule("A26.13", "A26.25")
def test_of_two_guards_the_one_attacked_keeps_the_attack_and_otherwise_the_coin_decides() -> None:
    position = castle("gargoyle lich succubus", "the_circle_of_bone").at("library", "gargoyle, hunter-arcane")
    table = position.at("library", "summoned-dullahan").board("gargoyle", buffs="guard").step("villagers")
    assert (monster(table, "gargoyle").damage, summoned(table, "dullahan").damage) == (2, 0)
    for drawn, damages in [("gargoyle", [0, 1, 0]), ("summoned-dullahan", [0, 0, 1])]:
        position = castle("gargoyle lich succubus", "the_circle_of_bone").at("library", "gargoyle, hunter-demon")
        position.at("library", "succubus, summoned-dullahan").board("gargoyle", buffs="guard")
        table = position.step("villagers", chance=drawn)
        hurt = [monster(table, "succubus").damage, monster(table, "gargoyle").damage]
        assert [*hurt, summoned(table, "dullahan").damage] == damages


@rule("A26.13")
def test_a_guard_does_not_draw_the_blow_of_the_troll() -> None:
    position = castle("dullahan lich succubus", troll="on").at("library", "dullahan, succubus, troll")
    table = position.board("dullahan", buffs="guard").step("troll", chance="melee")
    assert (monster(table, "dullahan").damage, monster(table, "succubus").damage) == (3, 3)


@rule("A26.16", "A26.27")
def test_a_torch_moves_villagers_who_are_held() -> None:
    table = castle("mummy lich succubus").hold("library", "mummy").at("library", "peasant").act("mummy", "torch magic")
    answers(table, "torch")
    assert crowds(table) == {"gallery": {"peasant": 1}}


@rule("A26.16", "A26.27")
def test_a_push_moves_villagers_who_are_held() -> None:
    position = castle("mummy lich succubus").hold("gallery", "mummy").at("gallery", "7 peasant, hunter-demon")
    table = position.at("library", "hunter-arcane").step("villagers", chance="...")
    assert crowd(table, "gallery") == {"peasant": 7, "hunter-arcane": 1}  # the newcomer has pushed the other out
    assert crowd(table, "castle_heart") == {"hunter-demon": 1}


STRIKES = [
    (ability, level, 2 if (ability, level) == ("minotaur-cleave", 3) else 1)
    for ability, levels in [
        ("vampire-blood_feast", (1, 2, 3)), ("lich-frost_bolt", (1, 2, 3)), ("succubus-kiss_of_flame", (1, 2, 3)),
        ("banshee-wail", (3,)), ("dullahan-spine_whip", (1, 2, 3)), ("dullahan-deaths_ride", (1, 2, 3)),
        ("mummy-wrappings", (1, 2, 3)), ("minotaur-charge", (1, 2, 3)), ("minotaur-cleave", (1, 2, 3)),
        ("gargoyle-dive", (1, 2, 3)), ("gargoyle-rubble", (2, 3)), ("djinn-whirlwind", (3,)),
        ("djinn-smokeless_fire", (2, 3)), ("huli_jing-fox_fire", (1, 2, 3)), ("jiangshi-breath_drain", (2, 3)),
    ]
    for level in levels
]  # fmt: skip
"""The abilities that strike villagers in the order of targets, and how hard."""


def about_to_strike(ability: str, level: int, there: str) -> Table:
    """The ability is used in the Gallery, and the question is whom it strikes."""
    table = using(having(ability, level, there), ability, level)
    while not asked(table).endswith("ability-at"):
        answers(table, "pass" if "pass" in offered(table) else "gallery" if "gallery" in offered(table) else "library")
    if ability == "mummy-wrappings":
        answers(table, "pass")  # its Stun comes first
    return table


@rule(
    "A26.1", "A26.5", "A26.9", "A26.10", "A26.14", "A26.15", "A26.17", "A26.19", "A26.21", "A26.26", "A26.27", "A26.29",
    "A26.30", "A26.31", "A26.35",
)  # fmt: skip
@pytest.mark.parametrize(("ability", "level", "damage"), STRIKES)
def test_an_ability_strikes_in_the_order_of_targets_and_so_hard(ability: str, level: int, damage: int) -> None:
    table = about_to_strike(ability, level, "templar, hunter-demon, 2 peasant, exorcist stunned")
    assert offered(table) == ["pass", "gallery-peasant", "gallery-exorcist-stunned"]
    table = about_to_strike(ability, level, "templar, exorcist")
    templar = villager(table, "gallery", "templar")
    answers(table, "gallery-templar")
    assert templar.damage == damage


STUNS = [
    (ability, level)
    for ability, levels in [
        ("succubus-charm", (1, 2, 3)), ("banshee-wail", (1,)), ("banshee-ill_omen", (2, 3)),
        ("mummy-curse_of_sand", (3,)), ("mummy-wrappings", (1, 2, 3)), ("huli_jing-illusion", (1, 2, 3)),
    ]
    for level in levels
]  # fmt: skip
"""The abilities that begin with a Stun."""


@rule("A26.7", "A26.10", "A26.11", "A26.16", "A26.17", "A26.32")
@pytest.mark.parametrize(("ability", "level"), STUNS)
def test_an_ability_stuns_in_the_order_of_targets(ability: str, level: int) -> None:
    for there, first in [("templar, hunter-demon, peasant", "peasant"), ("templar, yunfakh-demon", "yunfakh-demon")]:
        table = using(having(ability, level, there), ability, level)
        while not asked(table).endswith("ability-at"):
            answers(table, "gallery")
        assert offered(table) == ["pass", f"gallery-{first}"]
        answers(table, f"gallery-{first}")
        assert crowd(table, "gallery")[f"{first}-stunned"] == 1


@rule("A26.3", "A26.8", "A26.14", "A26.20", "A26.29")
@pytest.mark.parametrize("level", [1, 2, 3])
@pytest.mark.parametrize(
    ("ability", "zone", "end"),
    [
        ("vampire-mesmerise", "library", "gallery"),
        ("succubus-lure", "gallery", "library"),
        ("dullahan-spine_whip", "library", "gallery"),
        ("minotaur-labyrinth_roar", "gallery", "library"),
        ("djinn-whirlwind", "gallery", "library"),
    ],
)
def test_villagers_of_every_kind_are_pulled_and_pushed(ability: str, zone: str, end: str, level: int) -> None:
    position = having(ability, level).at(
        zone, "peasant, hunter-demon, templar" if level > 1 else "hunter-demon, templar"
    )
    table = using(position, ability, level)
    if asked(table).endswith("ability-zone"):
        answers(table, zone)
    if (ability, level) == ("djinn-whirlwind", 3):
        answers(table, "pass")  # its damage comes first
    if asked(table).endswith("ability-at"):
        answers(table, *[f"{zone}-{who}" for who in ("peasant", "hunter-demon", "templar")[level == 1 :]])
    end = "throne_room" if (ability, level) == ("succubus-lure", 3) else end
    assert crowd(table, zone) == {}
    assert {"hunter-demon", "templar"} <= set(crowd(table, end))


# ---------------------------------------------------------------- the Vampire


@rule("A26.1")
@pytest.mark.parametrize(("level", "kills", "healed"), [(1, 2, 1), (2, 3, 1), (3, 4, 2)])
def test_blood_feast(level: int, kills: int, healed: int) -> None:
    table = using(having("vampire-blood_feast", level, "5 peasant", damage=4), "vampire-blood_feast", level)
    answers(table, *["gallery-peasant"] * kills)
    assert over(table, "vampire-blood_feast")
    assert crowds(table) == {"gallery": {"peasant": 5 - kills}}
    assert (monster(table, "vampire").damage, monster(table, "vampire").xp) == (4 - healed, kills)


@rule("A26.1")
def test_blood_feast_may_take_fewer_and_heals_all_the_same() -> None:
    table = using(having("vampire-blood_feast", 2, "5 peasant", damage=4), "vampire-blood_feast", 2)
    answers(table, "gallery-peasant", "pass")
    assert (crowd(table, "gallery"), monster(table, "vampire").damage) == ({"peasant": 4}, 3)


@rule("A26.1")
@pytest.mark.parametrize(("level", "healed"), [(1, 1), (2, 1), (3, 2)])
def test_blood_feast_heals_the_vampire_alone_and_although_nobody_dies(level: int, healed: int) -> None:
    position = having("vampire-blood_feast", level, "templar, lich", damage=4).board("lich", damage=3)
    table = using(position, "vampire-blood_feast", level)
    answers(table, "gallery-templar")
    assert over(table, "vampire-blood_feast")
    assert (monster(table, "vampire").damage, monster(table, "lich").damage) == (4 - healed, 3)


@rule("A26.2")
@pytest.mark.parametrize(("level", "steps", "left"), [(1, 2, "ranged"), (2, 3, "ranged"), (3, 3, "melee ranged")])
def test_bat_form(level: int, steps: int, left: str) -> None:
    position = having("vampire-bat_form", level, "3 peasant", zone="library", damage=5, conditions="slow slow")
    table = using(position, "vampire-bat_form", level)  # hindered, and a way longer than its slots
    end = ["castle_heart", "kitchen"][steps - 2]
    answers(table, end)
    assert over(table, "vampire-bat_form", left)
    assert (where(table, "vampire"), monster(table, "vampire").stepped) == (end, 0)


@rule("A26.2")
def test_bat_form_may_end_earlier() -> None:
    table = using(having("vampire-bat_form", 3), "vampire-bat_form", 3)
    answers(table, "library")
    assert over(table, "vampire-bat_form", "melee ranged")
    assert where(table, "vampire") == "library"


@rule("A26.3")
@pytest.mark.parametrize(("level", "pulled", "stunned"), [(1, 2, 0), (2, 3, 1), (3, 4, 2)])
def test_mesmerise(level: int, pulled: int, stunned: int) -> None:
    position = having("vampire-mesmerise", level).at("library", "5 peasant")
    table = using(position, "vampire-mesmerise", level)
    answers(table, *["library-peasant"] * pulled, *["gallery-peasant"] * stunned)
    assert over(table, "vampire-mesmerise")
    assert crowd(table, "library") == {"peasant": 5 - pulled}
    assert crowd(table, "gallery").get("peasant-stunned", 0) == stunned
    assert crowd(table, "gallery")["peasant"] == pulled - stunned


@rule("A26.3")
def test_those_who_are_pulled_keep_their_conditions_and_jostle() -> None:
    position = having("vampire-mesmerise", 1, "7 peasant").at("library", "peasant burning")
    table = using(position, "vampire-mesmerise", 1, chance="gallery-peasant")
    answers(table, "library-peasant-burning")
    assert crowds(table) == {"castle_heart": {"peasant": 1}, "gallery": {"peasant": 6, "peasant-burning": 1}}


# ---------------------------------------------------------------- the Lich


@rule("A26.4")
@pytest.mark.parametrize(("level", "raised"), [(1, 1), (2, 2)])
def test_raise_skeletons(level: int, raised: int) -> None:
    table = using(having("lich-raise_skeletons", level, "peasant"), "lich-raise_skeletons", level)
    answers(table, *["yes"] * raised)
    assert over(table, "lich-raise_skeletons")
    assert [minion.zone for minion in state(table).minions] == [ZONE.value("gallery")] * raised
    answers(table, "minion-skeleton-1", "attack-gallery", "pass")  # it may act in the same turn
    assert crowds(table) == {}


@rule("A26.4")
def test_at_the_third_level_every_skeleton_acts_once_more() -> None:
    position = having("lich-raise_skeletons", 3, "3 peasant").at("library", "skeleton, peasant, hunter-demon")
    table = using(position, "lich-raise_skeletons", 3)
    answers(table, "yes", "yes")
    answers(table, "skeleton-2", "attack-gallery", "move-castle_heart")
    answers(table, "skeleton-1", "attack-library")
    assert offered(table) == ["pass", "move-throne_room", "move-gallery"]
    answers(table, "pass")
    answers(table, "skeleton-3", "attack-gallery", "pass")
    assert over(table, "lich-raise_skeletons")
    assert crowds(table) == {"gallery": {"peasant": 1}, "library": {"hunter-demon": 1}}
    answers(table, "minion-skeleton-1", "attack-library", "pass")  # on top of what they do anyway
    assert crowds(table) == {"gallery": {"peasant": 1}}
    assert {"minion-skeleton-2", "minion-skeleton-3"} <= set(offered(table))
    assert where(table, "skeleton-2") == "castle_heart"


@rule("A26.4")
@pytest.mark.parametrize(("wanted", "come"), [(["no"], 0), (["yes", "no"], 1), (["yes", "yes"], 2)])
def test_up_to_two_skeletons_rise_at_the_third_level(wanted: list[str], come: int) -> None:
    table = using(having("lich-raise_skeletons", 3), "lich-raise_skeletons", 3)
    assert (asked(table), offered(table)) == ("lich raise-minion", ["no", "yes"])
    answers(table, *wanted)
    assert len(state(table).minions) == come


@rule("A26.4")
def test_there_are_at_most_three_skeletons() -> None:
    position = having("lich-raise_skeletons", 2).at("library", "2 skeleton")
    table = using(position, "lich-raise_skeletons", 2)
    answers(table, "yes")
    assert over(table, "lich-raise_skeletons")
    assert len(state(table).minions) == 3
    position = having("lich-raise_skeletons", 1).at("library", "3 skeleton")
    assert len(state(using(position, "lich-raise_skeletons", 1)).minions) == 3


@rule("A26.4")
def test_a_skeleton_pushes_its_way_into_a_full_zone_towards_the_heart() -> None:
    table = using(having("lich-raise_skeletons", 1, "6 peasant, hunter-demon"), "lich-raise_skeletons", 1)
    answers(table, "yes")
    assert where(table, "skeleton-1") == "gallery"
    assert crowds(table) == {"castle_heart": {"peasant": 1}, "gallery": {"peasant": 5, "hunter-demon": 1}}


@rule("A26.4")
def test_without_room_and_anybody_to_push_no_skeleton_comes() -> None:
    team = "lich succubus banshee vampire dullahan"
    position = castle(team).at("east_passage", f"{team.replace(' ', ', ')}, skeleton")
    table = position.act("lich", "magic ranged")
    answers(table, "ability-lich-raise_skeletons")
    assert (asked(table), len(state(table).minions)) == ("lich act", 1)


@rule("A26.5")
@pytest.mark.parametrize(("level", "kills", "stunned"), [(1, 2, 0), (2, 3, 0), (3, 4, 1)])
def test_frost_bolt(level: int, kills: int, stunned: int) -> None:
    position = having("lich-frost_bolt", level).at("throne_room", "6 peasant")
    table = using(position, "lich-frost_bolt", level)
    answers(table, *["throne_room-peasant"] * (kills + stunned))
    assert over(table, "lich-frost_bolt")
    assert crowd(table, "throne_room")["peasant"] == 6 - kills - stunned
    assert crowd(table, "throne_room").get("peasant-stunned", 0) == stunned


@rule("A26.6")
@pytest.mark.parametrize(("level", "healed", "cured"), [(1, 1, 0), (2, 2, 0), (3, 2, 1)])
def test_soul_jar(level: int, healed: int, cured: int) -> None:
    position = castle("vampire lich succubus").dead("succubus").at("chapel", "vampire")
    position.board("vampire", damage=4, conditions="sunder slow").board("lich", skills=f"soul_jar-{level}")
    table = using(position, "lich-soul_jar", level)
    assert offered(table) == ["vampire", "lich"]
    answers(table, "vampire", *["slow"] * cured)
    assert over(table, "lich-soul_jar")
    me = monster(table, "vampire")
    assert (me.damage, me.sunder, me.slow) == (4 - healed, 1, 1 - cured)


@rule("A26.6")
def test_soul_jar_may_heal_the_lich_itself() -> None:
    table = using(having("lich-soul_jar", 2, damage=3), "lich-soul_jar", 2)
    answers(table, "lich")
    assert monster(table, "lich").damage == 1


# ---------------------------------------------------------------- the Succubus


@rule("A26.7")
@pytest.mark.parametrize(("level", "stunned"), [(1, 2), (2, 3), (3, 4)])
def test_charm(level: int, stunned: int) -> None:
    position = having("succubus-charm", level).at("library", "5 peasant")
    table = using(position, "succubus-charm", level)
    answers(table, *["library-peasant"] * stunned)
    assert over(table, "succubus-charm")
    assert crowds(table) == {"library": {"peasant": 5 - stunned, "peasant-stunned": stunned}}


@rule("A26.8")
@pytest.mark.parametrize(("level", "pushed", "end"), [(1, 2, "library"), (2, 3, "library"), (3, 4, "throne_room")])
def test_lure(level: int, pushed: int, end: str) -> None:
    position = having("succubus-lure", level, "5 peasant")
    table = using(position, "succubus-lure", level)
    answers(table, *["gallery-peasant"] * pushed)
    assert over(table, "succubus-lure")
    assert crowds(table) == {"gallery": {"peasant": 5 - pushed}, end: {"peasant": pushed}}


@rule("A26.8", "A17.7")
def test_who_cannot_be_lured_on_stays_where_it_is() -> None:
    position = having("succubus-lure", 3).at("library", "peasant").at("throne_room", "12 peasant")
    table = using(position, "succubus-lure", 3)
    answers(table, "library", "library-peasant")
    assert (crowd(table, "library"), crowd(table, "throne_room")) == ({"peasant": 1}, {"peasant": 12})


@rule("A26.8")
def test_those_who_are_lured_stay_at_a_dead_end_and_the_coin_decides_at_a_fork() -> None:
    position = having("succubus-lure", 3).at("throne_room", "peasant")
    table = using(position, "succubus-lure", 3)
    answers(table, "throne_room-peasant")
    assert crowds(table) == {"throne_room": {"peasant": 1}}
    position = having("succubus-lure", 3).at("kitchen", "2 peasant stunned")
    table = using(position, "succubus-lure", 3, chance="laboratory great_hall")
    answers(table, "kitchen-peasant-stunned", "kitchen-peasant-stunned")
    assert crowds(table) == {"laboratory": {"peasant-stunned": 1}, "great_hall": {"peasant-stunned": 1}}


@rule("A26.9")
@pytest.mark.parametrize(("level", "kills", "burnt"), [(1, 1, 2), (2, 2, 3)])
def test_kiss_of_flame(level: int, kills: int, burnt: int) -> None:
    table = using(having("succubus-kiss_of_flame", level, "7 peasant"), "succubus-kiss_of_flame", level)
    answers(table, *["gallery-peasant"] * (kills + burnt))
    assert over(table, "succubus-kiss_of_flame")
    assert crowds(table) == {"gallery": {"peasant": 7 - kills - burnt, "peasant-burning": burnt}}


@rule("A26.9")
def test_kiss_of_flame_at_the_third_level_burns_everybody() -> None:
    position = having("succubus-kiss_of_flame", 3, "4 peasant, hunter-demon stunned, templar").at("library", "peasant")
    table = using(position, "succubus-kiss_of_flame", 3)
    answers(table, *["gallery-peasant"] * 3)
    assert over(table, "succubus-kiss_of_flame")
    assert crowd(table, "gallery") == {"peasant-burning": 1, "hunter-demon-stunned-burning": 1, "templar-burning": 1}
    assert crowd(table, "library") == {"peasant": 1}


# ---------------------------------------------------------------- the Banshee


@rule("A26.10")
def test_wail() -> None:
    table = using(having("banshee-wail", 1, "5 peasant"), "banshee-wail", 1)
    answers(table, *["gallery-peasant"] * 3)
    assert over(table, "banshee-wail")
    assert crowds(table) == {"gallery": {"peasant": 2, "peasant-stunned": 3}}


@rule("A26.10")
@pytest.mark.parametrize(("level", "kills"), [(2, 0), (3, 2)])
def test_wail_at_higher_levels_stuns_everybody(level: int, kills: int) -> None:
    position = having("banshee-wail", level, "4 peasant, hunter-demon, templar").at("library", "peasant")
    table = using(position, "banshee-wail", level)
    answers(table, *["gallery-peasant"] * kills)
    assert over(table, "banshee-wail")
    assert crowd(table, "gallery") == {"peasant-stunned": 4 - kills, "hunter-demon-stunned": 1, "templar-stunned": 1}
    assert crowd(table, "library") == {"peasant": 1}


@rule("A26.11")
@pytest.mark.parametrize(("level", "stunned", "darkened"), [(1, 0, False), (2, 1, False), (3, 2, True)])
def test_ill_omen(level: int, stunned: int, darkened: bool) -> None:
    position = having("banshee-ill_omen", level).at("library", "4 peasant")
    table = using(position, "banshee-ill_omen", level)
    if level < 3:
        assert zones(*offered(table)) == [WITHIN_1, WITHIN_2][level - 1]
    else:
        assert len(offered(table)) == 16  # all zones of this map
    answers(table, "library", *["library-peasant"] * stunned)
    assert over(table, "banshee-ill_omen")
    library = ZONE.value("library")
    assert (state(table).is_unlucky(library), state(table).is_dark(library)) == (True, darkened)
    assert crowd(table, "library").get("peasant-stunned", 0) == stunned


@rule("A26.12")
@pytest.mark.parametrize(("level", "steps"), [(1, 2), (2, 3)])
def test_passing_through(level: int, steps: int) -> None:
    position = having("banshee-passing_through", level, "4 peasant", zone="library", damage=4)
    table = using(position, "banshee-passing_through", level)
    end = ["castle_heart", "kitchen"][steps - 2]
    answers(table, end)
    assert over(table, "banshee-passing_through")
    assert where(table, "banshee") == end


@rule("A26.12")
def test_passing_through_at_the_third_level_leaps_anywhere_but_into_a_full_zone() -> None:
    position = having("banshee-passing_through", 3, "4 peasant", damage=4).at("postern_passage", "6 peasant")
    table = using(position, "banshee-passing_through", 3)
    assert "postern_passage" not in offered(table)
    answers(table, "chapel")
    assert over(table, "banshee-passing_through", "melee ranged")
    assert where(table, "banshee") == "chapel"


# ---------------------------------------------------------------- the Dullahan


@rule("A26.13")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_hold_the_stair_draws_attacks_on_others(level: int) -> None:
    position = having("dullahan-hold_the_stair", level, "lich, hunter-arcane")
    table = using(position, "dullahan-hold_the_stair", level, "villager-phase", chance="spiked_pit ...")
    answers(table, "end")
    assert (monster(table, "lich").damage, monster(table, "dullahan").damage) == (0, 1)


@rule("A26.13")
@pytest.mark.parametrize(("level", "suffered"), [(1, 2), (2, 1), (3, 1)])
def test_hold_the_stair_makes_defence_better_from_the_second_level(level: int, suffered: int) -> None:
    position = having("dullahan-hold_the_stair", level, "knight_errant", defence="defence").event("marked_prey")
    table = using(position, "dullahan-hold_the_stair", level, "villager-phase", chance="spiked_pit ...")
    answers(table, "end", "defence")  # 2 damage, 1 more against a nemesis, and 1 more again for Marked Prey
    assert monster(table, "dullahan").damage == suffered


@rule("A26.13")
@pytest.mark.parametrize(("level", "left"), [(1, "ranged"), (2, "ranged"), (3, "ranged vengeance")])
def test_hold_the_stair_gives_vengeance_at_the_third_level(level: int, left: str) -> None:
    table = using(having("dullahan-hold_the_stair", level), "dullahan-hold_the_stair", level)
    assert over(table, "dullahan-hold_the_stair", left)


@rule("A26.14")
@pytest.mark.parametrize(("level", "pulled", "kills"), [(1, 2, 1), (2, 3, 2), (3, 3, 3)])
def test_spine_whip(level: int, pulled: int, kills: int) -> None:
    position = having("dullahan-spine_whip", level, "peasant").at("library", "5 peasant")
    table = using(position, "dullahan-spine_whip", level)
    answers(table, *["library-peasant"] * pulled, *["gallery-peasant"] * kills)
    assert over(table, "dullahan-spine_whip")
    assert crowds(table) == {"library": {"peasant": 5 - pulled}, "gallery": {"peasant": 1 + pulled - kills}}


@rule("A26.14")
def test_a_yunfakh_hunter_can_be_pulled_and_is_then_within_reach() -> None:
    position = having("dullahan-spine_whip", 1).at("library", "yunfakh-demon")
    table = using(position, "dullahan-spine_whip", 1)
    answers(table, "library-yunfakh-demon", "gallery-yunfakh-demon")
    assert crowds(table) == {}


@rule("A26.15")
@pytest.mark.parametrize(("level", "steps", "kills", "stunned"), [(1, 1, 2, 0), (2, 2, 2, 0), (3, 2, 3, 1)])
def test_deaths_ride(level: int, steps: int, kills: int, stunned: int) -> None:
    end = ["library", "gallery"][steps - 1]
    position = having("dullahan-deaths_ride", level, "2 peasant", zone="throne_room", damage=8).at(end, "6 peasant")
    table = using(position, "dullahan-deaths_ride", level)
    answers(table, end, *[f"{end}-peasant"] * (kills + stunned))
    assert over(table, "dullahan-deaths_ride")
    assert (where(table, "dullahan"), monster(table, "dullahan").xp) == (end, kills)
    assert crowd(table, end)["peasant"] == 6 - kills - stunned
    assert crowd(table, end).get("peasant-stunned", 0) == stunned


@rule("A26.15", "A26.19")
@pytest.mark.parametrize("ability", ["dullahan-deaths_ride", "minotaur-charge"])
def test_a_ride_may_stay_where_it_is_and_strike_there(ability: str) -> None:
    table = using(having(ability, 1, "3 peasant"), ability, 1)
    answers(table, "pass", "gallery-peasant", "gallery-peasant")
    assert over(table, ability)
    assert crowds(table) == {"gallery": {"peasant": 1}}


# ---------------------------------------------------------------- the Mummy


@rule("A26.16")
@pytest.mark.parametrize(("level", "zone"), [(1, "gallery"), (2, "gallery"), (2, "library"), (3, "library")])
def test_curse_of_sand_lets_villagers_attack_but_not_move(level: int, zone: str) -> None:
    position = having("mummy-curse_of_sand", level).at(zone, "peasant, hunter-undead").at("chapel", "peasant")
    table = using(position, "mummy-curse_of_sand", level, "villager-phase", chance="spiked_pit ...")
    if level > 1:
        assert zones(*offered(table)) == WITHIN_1
        answers(table, zone)
    if level == 3:
        answers(table, "pass")
    answers(table, "end")
    assert crowds(table) == {zone: {"peasant": 1, "hunter-undead": 1}, "postern_passage": {"peasant": 1}}
    assert monster(table, "mummy").damage == (3 if zone == "gallery" else 2)


@rule("A26.16")
def test_curse_of_sand_at_the_third_level_stuns_two() -> None:
    position = having("mummy-curse_of_sand", 3).at("library", "4 peasant")
    table = using(position, "mummy-curse_of_sand", 3)
    answers(table, "library", "library-peasant", "library-peasant")
    assert over(table, "mummy-curse_of_sand")
    assert crowd(table, "library") == {"peasant": 2, "peasant-stunned": 2}


@rule("A26.16")
def test_the_hold_ends_with_the_death_of_the_mummy() -> None:
    position = having("mummy-curse_of_sand", 2, "peasant", damage=9).at("library", "2 peasant")
    table = using(position, "mummy-curse_of_sand", 2, "villager-phase", chance="spiked_pit ...")
    answers(table, "library", "end")
    assert where(table, "mummy") == "nowhere"
    assert crowds(table) == {"castle_heart": {"peasant": 1}, "gallery": {"peasant": 2}}


@rule("A26.17")
@pytest.mark.parametrize(("level", "stunned", "kills"), [(1, 2, 1), (2, 3, 1), (3, 3, 2)])
def test_wrappings(level: int, stunned: int, kills: int) -> None:
    table = using(having("mummy-wrappings", level, "5 peasant"), "mummy-wrappings", level)
    answers(table, *["gallery-peasant"] * stunned, *["gallery-peasant-stunned"] * kills)
    assert over(table, "mummy-wrappings")
    assert crowd(table, "gallery")["peasant"] == 5 - stunned
    assert crowd(table, "gallery")["peasant-stunned"] == stunned - kills


@rule("A26.18")
@pytest.mark.parametrize(("level", "healed", "cured"), [(1, 1, 0), (2, 1, 1), (3, 2, 1)])
def test_embalmed(level: int, healed: int, cured: int) -> None:
    position = having("mummy-embalmed", level, "lich", damage=5, conditions="sunder slow")
    position.board("lich", damage=2, conditions="sunder")
    table = using(position, "mummy-embalmed", level)
    answers(table, *["sunder"] * cured)
    assert over(table, "mummy-embalmed")
    me = monster(table, "mummy")
    assert (me.damage, me.sunder, me.slow) == (5 - healed, 1 - cured, 1)
    assert (monster(table, "lich").damage, monster(table, "lich").sunder) == (2, 1)


# ---------------------------------------------------------------- the Minotaur


@rule("A26.19")
@pytest.mark.parametrize(("level", "steps", "kills"), [(1, 2, 2), (2, 2, 3), (3, 3, 4)])
def test_charge(level: int, steps: int, kills: int) -> None:
    end = ["gallery", "castle_heart"][steps - 2]
    position = having("minotaur-charge", level, "2 peasant", zone="throne_room", damage=6).at(end, "5 peasant")
    table = using(position, "minotaur-charge", level)
    answers(table, end, *[f"{end}-peasant"] * kills)
    assert over(table, "minotaur-charge")
    assert (where(table, "minotaur"), crowd(table, end)) == (end, {"peasant": 5 - kills})


@rule("A26.20")
@pytest.mark.parametrize(("level", "pushed"), [(1, 2), (2, 4)])
def test_labyrinth_roar(level: int, pushed: int) -> None:
    table = using(having("minotaur-labyrinth_roar", level, "6 peasant"), "minotaur-labyrinth_roar", level)
    answers(table, *["gallery-peasant"] * pushed)
    assert over(table, "minotaur-labyrinth_roar")
    assert crowds(table) == {"gallery": {"peasant": 6 - pushed}, "library": {"peasant": pushed}}


@rule("A26.20")
def test_labyrinth_roar_at_the_third_level_pushes_everybody() -> None:
    position = having("minotaur-labyrinth_roar", 3, "3 peasant, hunter-demon stunned, templar")
    table = using(position, "minotaur-labyrinth_roar", 3)
    assert over(table, "minotaur-labyrinth_roar", "ranged ranged")
    assert crowds(table) == {"library": {"peasant": 3, "hunter-demon-stunned": 1, "templar": 1}}


@rule("A26.21")
@pytest.mark.parametrize(("level", "count", "damage"), [(1, 3, 1), (2, 4, 1), (3, 4, 2)])
def test_cleave(level: int, count: int, damage: int) -> None:
    heroes = ["exorcist", "silver_huntress", "plague_doctor", "alchemist", "inquisitor"]
    table = using(having("minotaur-cleave", level, ", ".join(heroes)), "minotaur-cleave", level)
    answers(table, *[f"gallery-{hero}" for hero in heroes[:count]])
    assert over(table, "minotaur-cleave")
    suffered = [villager(table, "gallery", hero).damage for hero in heroes]
    assert suffered == [damage] * count + [0] * (5 - count)


# ---------------------------------------------------------------- the Werewolf


@rule("A26.22")
@pytest.mark.parametrize(("level", "first", "more"), [(1, 2, 0), (2, 2, 1), (3, 3, 2)])
def test_rend(level: int, first: int, more: int) -> None:
    table = using(having("werewolf-rend", level, "4 peasant, hunter-demon, templar"), "werewolf-rend", level)
    assert offered(table) == ["pass", "gallery-peasant", "gallery-hunter-demon", "gallery-templar"]
    answers(table, "gallery-templar")
    assert villager(table, "gallery", "templar").damage == first
    if more:
        assert offered(table) == ["pass", "gallery-peasant"]
    answers(table, *["gallery-peasant"] * more)
    assert over(table, "werewolf-rend")
    assert crowd(table, "gallery") == {"peasant": 4 - more, "hunter-demon": 1, "templar": 1}


@rule("A26.22")
@pytest.mark.parametrize(("level", "damage"), [(1, 2), (2, 3), (3, 4)])
def test_rend_may_strike_the_same_villager_again(level: int, damage: int) -> None:
    table = using(having("werewolf-rend", level, "templar"), "werewolf-rend", level)
    answers(table, *["gallery-templar"] * (1 if level == 1 else 2))
    assert over(table, "werewolf-rend")
    assert villager(table, "gallery", "templar").damage == damage


@rule("A26.23")
def test_howl_drives_peasants_only_at_the_first_level() -> None:
    position = having("werewolf-howl", 1, "hunter-demon, templar, 4 peasant")
    table = using(position, "werewolf-howl", 1)
    answers(table, *["gallery-peasant"] * 3)
    assert over(table, "werewolf-howl")
    assert crowds(table) == {
        "gallery": {"peasant": 1, "hunter-demon": 1, "templar": 1},
        "library": {"peasant": 3},
    }
    position = having("werewolf-howl", 1, "hunter-demon, templar")
    table = using(position, "werewolf-howl", 1)
    assert over(table, "werewolf-howl")


@rule("A26.23")
def test_howl_drives_four_peasants_or_hunters_at_the_second_level() -> None:
    position = having("werewolf-howl", 2, "2 peasant, 3 hunter-demon, templar")
    table = using(position, "werewolf-howl", 2)
    answers(table, *["gallery-peasant"] * 2, *["gallery-hunter-demon"] * 2)
    assert over(table, "werewolf-howl")
    assert crowds(table) == {
        "gallery": {"hunter-demon": 1, "templar": 1},
        "library": {"peasant": 2, "hunter-demon": 2},
    }
    table = using(having("werewolf-howl", 2, "hunter-demon, templar"), "werewolf-howl", 2)
    answers(table, "gallery-hunter-demon")
    assert over(table, "werewolf-howl")


@rule("A26.23")
def test_howl_drives_all_peasants_and_hunters_at_the_third_level_and_stuns_one_villager_beside_the_werewolf() -> None:
    position = having("werewolf-howl", 3, "alchemist, exorcist", zone="castle_heart")
    position.at("gallery", "3 peasant, 2 hunter-demon, yunfakh-demon stunned, templar")
    table = using(position, "werewolf-howl", 3)
    answers(table, "gallery", "castle_heart-exorcist")
    assert over(table, "werewolf-howl")
    assert crowds(table) == {
        "castle_heart": {"alchemist": 1, "exorcist-stunned": 1},
        "gallery": {"templar": 1},
        "library": {"peasant": 3, "hunter-demon": 2, "yunfakh-demon-stunned": 1},
    }


@rule("A26.24")
@pytest.mark.parametrize(
    ("level", "steps", "left"),
    [(1, 1, "melee ranged"), (2, 1, "melee melee ranged"), (3, 2, "melee melee ranged ranged")],
)
def test_moon_frenzy(level: int, steps: int, left: str) -> None:
    position = having("werewolf-moon_frenzy", level, "3 peasant", zone="library", damage=5)
    table = using(position, "werewolf-moon_frenzy", level)
    answers(table, ["gallery", "castle_heart"][steps - 1])
    assert over(table, "werewolf-moon_frenzy", left)
    assert where(table, "werewolf") == ["gallery", "castle_heart"][steps - 1]


# ---------------------------------------------------------------- the Gargoyle


@rule("A26.25")
@pytest.mark.parametrize(("level", "suffered"), [(1, 1), (2, 1), (3, 0)])
def test_stone_skin_takes_its_armour_off_each_attack(level: int, suffered: int) -> None:
    position = having("gargoyle-stone_skin", level, "grave_warden")  # 2 damage
    table = using(position, "gargoyle-stone_skin", level, "villager-phase", chance="spiked_pit ...")
    answers(table, "end")
    assert monster(table, "gargoyle").damage == suffered


@rule("A26.25")
def test_stone_skin_helps_against_the_troll_too() -> None:
    position = castle("gargoyle lich succubus", troll="on").at("gallery", "gargoyle, troll")
    position.board("gargoyle", skills="stone_skin-3")
    table = using(position, "gargoyle-stone_skin", 3, "troll", chance="melee")
    answers(table, "end")
    assert monster(table, "gargoyle").damage == 1


@rule("A26.25")
@pytest.mark.parametrize(("level", "guards"), [(1, False), (2, True), (3, True)])
def test_stone_skin_guards_from_the_second_level(level: int, guards: bool) -> None:
    position = having("gargoyle-stone_skin", level, "succubus, hunter-demon")
    table = using(position, "gargoyle-stone_skin", level, "villager-phase", chance="spiked_pit ...")
    answers(table, "end")
    assert monster(table, "succubus").damage == (0 if guards else 2)
    assert monster(table, "gargoyle").damage == 0


@rule("A26.26")
@pytest.mark.parametrize(("level", "kills"), [(1, 1), (2, 2), (3, 3)])
@pytest.mark.parametrize("zone", ["library", "throne_room"])
def test_dive(zone: str, level: int, kills: int) -> None:
    position = having("gargoyle-dive", level, "3 peasant", damage=7).at(zone, "5 peasant")
    table = using(position, "gargoyle-dive", level)
    assert zones(*offered(table)) == {"pass", *WITHIN_2} - {"gallery"}
    answers(table, zone, *[f"{zone}-peasant"] * kills)
    assert over(table, "gargoyle-dive")
    assert (where(table, "gargoyle"), crowd(table, zone)) == (zone, {"peasant": 5 - kills})


@rule("A26.26")
def test_a_dive_ends_in_no_full_zone_and_may_stay_where_it_is() -> None:
    position = having("gargoyle-dive", 1, "3 peasant").at("east_passage", "6 peasant")
    table = using(position, "gargoyle-dive", 1)
    assert "east_passage" not in offered(table)
    answers(table, "pass", "gallery-peasant")
    assert crowd(table, "gallery") == {"peasant": 2}


@rule("A26.27")
@pytest.mark.parametrize(
    ("level", "reach", "zone", "kills"),
    [
        (1, WITHIN_1 - {"gallery"}, "library", 0),
        (2, WITHIN_1, "gallery", 1),
        (2, WITHIN_1, "library", 1),
        (3, WITHIN_2, "throne_room", 2),
    ],
)
def test_rubble(level: int, reach: set[str], zone: str, kills: int) -> None:
    position = having("gargoyle-rubble", level).at(zone, "4 peasant").at("chapel", "peasant")
    table = using(position, "gargoyle-rubble", level, "villager-phase", chance="spiked_pit ...")
    assert zones(*offered(table)) == reach
    answers(table, zone, *[f"{zone}-peasant"] * kills)
    assert over(table, "gargoyle-rubble")
    answers(table, "end")
    assert crowds(table) == {zone: {"peasant": 4 - kills}, "postern_passage": {"peasant": 1}}


# ---------------------------------------------------------------- the Djinn


@rule("A26.28")
@pytest.mark.parametrize(("level", "given", "healed"), [(1, 1, 0), (2, 2, 0), (3, 2, 1)])
def test_wish(level: int, given: int, healed: int) -> None:
    position = castle("djinn lich succubus werewolf").dead("succubus").at("chapel", "lich")
    position.board("lich", damage=3).board("djinn", skills=f"wish-{level}")
    table = using(position, "djinn-wish", level)
    assert offered(table) == ["lich", "werewolf"]
    answers(table, "lich", *["magic", "defence"][:given])
    assert over(table, "djinn-wish")
    assert reserve(table, "lich") == " ".join(["magic", "defence"][:given])
    assert monster(table, "lich").damage == 3 - healed


@rule("A26.28")
def test_a_wish_without_room_in_the_reserve_is_lost() -> None:
    position = castle("djinn lich succubus").dead("lich").board("succubus", reserve="melee", damage=2)
    table = using(position.board("djinn", skills="wish-3"), "djinn-wish", 3)
    while asked(table) == "djinn gain-what":
        answers(table, "vengeance")
    assert over(table, "djinn-wish")
    assert (reserve(table, "succubus"), monster(table, "succubus").damage) == ("melee vengeance", 1)
    position = castle("djinn lich succubus").dead("lich").board("succubus", reserve="melee melee", damage=2)
    table = using(position.board("djinn", skills="wish-3"), "djinn-wish", 3)
    while asked(table) == "djinn gain-what":
        answers(table, "vengeance")
    assert (reserve(table, "succubus"), monster(table, "succubus").damage) == ("melee melee", 1)


@rule("A26.28")
def test_silence_leaves_less_room_for_a_wish() -> None:
    position = castle("djinn lich succubus").dead("lich").board("succubus", conditions="silence")
    table = using(position.board("djinn", skills="wish-2"), "djinn-wish", 2)
    while asked(table) == "djinn gain-what":
        answers(table, "vengeance")
    assert reserve(table, "succubus") == "vengeance"


@rule("A26.28")
def test_with_nobody_else_on_the_map_a_wish_does_nothing() -> None:
    position = castle("djinn lich succubus").dead("lich", "succubus").board("djinn", skills="wish-3", damage=2)
    table = using(position, "djinn-wish", 3)
    assert over(table, "djinn-wish")
    assert (reserve(table, "djinn"), monster(table, "djinn").damage) == ("", 2)


@rule("A26.29")
@pytest.mark.parametrize(("level", "pushed"), [(1, 3), (2, 5)])
def test_whirlwind(level: int, pushed: int) -> None:
    there = f"{pushed - 2} peasant, hunter-demon, templar, exorcist"
    table = using(having("djinn-whirlwind", level, there), "djinn-whirlwind", level)
    answers(table, *["gallery-peasant"] * (pushed - 2), "gallery-hunter-demon", "gallery-templar")
    assert over(table, "djinn-whirlwind")
    left = {"peasant": pushed - 2, "hunter-demon": 1, "templar": 1}
    assert crowds(table) == {"gallery": {"exorcist": 1}, "library": left}


@rule("A26.29")
def test_whirlwind_at_the_third_level_strikes_two_and_pushes_everybody() -> None:
    position = having("djinn-whirlwind", 3, "3 peasant, hunter-demon stunned, templar")
    table = using(position, "djinn-whirlwind", 3)
    answers(table, "gallery-peasant", "gallery-peasant")
    assert over(table, "djinn-whirlwind")
    assert crowds(table) == {"library": {"peasant": 1, "hunter-demon-stunned": 1, "templar": 1}}
    table = using(having("djinn-whirlwind", 3, "peasant").at("library", "3 peasant"), "djinn-whirlwind", 3)
    answers(table, "library", "library-peasant", "library-peasant")
    assert crowds(table) == {"gallery": {"peasant": 1}, "throne_room": {"peasant": 1}}


@rule("A26.30")
@pytest.mark.parametrize(("level", "kills", "burnt"), [(1, 0, 3), (2, 1, 4)])
def test_smokeless_fire(level: int, kills: int, burnt: int) -> None:
    position = having("djinn-smokeless_fire", level).at("library", "6 peasant")
    table = using(position, "djinn-smokeless_fire", level)
    answers(table, *["library-peasant"] * (kills + burnt))
    assert over(table, "djinn-smokeless_fire")
    assert crowds(table) == {"library": {"peasant": 6 - kills - burnt, "peasant-burning": burnt}}


@rule("A26.30")
def test_smokeless_fire_at_the_third_level_reaches_farther_and_burns_everybody() -> None:
    position = having("djinn-smokeless_fire", 3).at("throne_room", "4 peasant, hunter-demon, templar stunned")
    table = using(position, "djinn-smokeless_fire", 3)
    answers(table, "throne_room-peasant", "throne_room-peasant")
    assert over(table, "djinn-smokeless_fire")
    assert crowds(table) == {
        "throne_room": {"peasant-burning": 2, "hunter-demon-burning": 1, "templar-stunned-burning": 1}
    }


# ---------------------------------------------------------------- the Huli Jing


@rule("A26.31")
@pytest.mark.parametrize(("level", "kills"), [(1, 1), (2, 2), (3, 3)])
def test_fox_fire(level: int, kills: int) -> None:
    position = having("huli_jing-fox_fire", level).at("throne_room", "5 peasant")
    table = using(position, "huli_jing-fox_fire", level)
    answers(table, *["throne_room-peasant"] * kills)
    assert over(table, "huli_jing-fox_fire")
    assert crowds(table) == {"throne_room": {"peasant": 5 - kills}}


@rule("A26.32")
@pytest.mark.parametrize(("level", "stunned"), [(1, 1), (2, 2), (3, 3)])
def test_illusion(level: int, stunned: int) -> None:
    position = having("huli_jing-illusion", level).at("library", "5 peasant")
    table = using(position, "huli_jing-illusion", level)
    assert zones(*offered(table)) == WITHIN_1
    answers(table, "library", *["library-peasant"] * stunned)
    assert over(table, "huli_jing-illusion")
    assert state(table).is_dark(ZONE.value("library"))
    assert not state(table).is_unlucky(ZONE.value("library"))
    assert crowds(table) == {"library": {"peasant": 5 - stunned, "peasant-stunned": stunned}}


@rule("A26.32")
@pytest.mark.parametrize(("level", "suffered"), [(1, 3), (2, 3), (3, 0)])
def test_illusion_at_the_third_level_keeps_villagers_from_choosing_her(level: int, suffered: int) -> None:
    position = having("huli_jing-illusion", level, "peasant, hunter-mythic")
    table = using(position, "huli_jing-illusion", level, "villager-phase", chance="spiked_pit ...")
    answers(table, "library", "end")
    assert monster(table, "huli_jing").damage == suffered


@rule("A26.32")
def test_villagers_attack_somebody_else_beside_her() -> None:
    position = having("huli_jing-illusion", 3, "lich, peasant, hunter-mythic")
    table = using(position, "huli_jing-illusion", 3, "villager-phase", chance="spiked_pit ...")
    answers(table, "library", "end")
    assert (monster(table, "huli_jing").damage, monster(table, "lich").damage) == (0, 2)


@rule("A26.32")
def test_the_troll_hits_her_all_the_same() -> None:
    position = castle("huli_jing lich succubus", troll="on").at("gallery", "huli_jing, troll")
    position.board("huli_jing", skills="illusion-3")
    table = using(position, "huli_jing-illusion", 3, "troll", chance="melee")
    answers(table, "library", "end")
    assert monster(table, "huli_jing").damage == 3


@rule("A26.33")
@pytest.mark.parametrize(
    ("level", "turned", "left"),
    [
        (1, "melee", "ranged magic magic defence torch"),
        (2, "melee ranged", "magic magic defence defence torch"),
        (3, "melee ranged magic", "magic magic defence defence defence torch"),
    ],
)
def test_nine_tails(level: int, turned: str, left: str) -> None:
    position = having("huli_jing-nine_tails", level, reserve="ranged", defence="vengeance").at("library", "peasant")
    table = position.act("huli_jing", "vengeance magic magic ranged melee torch")
    answers(table, "ability-huli_jing-nine_tails")
    assert offered(table) == ["pass", "melee", "ranged", "magic"]  # no torch
    answers(table, *turned.split())
    assert asked(table) == "huli_jing turn-into"
    answers(table, *["defence"] * level)
    assert over(table, "huli_jing-nine_tails", left)
    assert (reserve(table, "huli_jing"), monster(table, "huli_jing").vengeance) == ("ranged", 1)


@rule("A26.33")
def test_nine_tails_does_not_turn_the_results_of_the_night_die() -> None:
    position = having("huli_jing-nine_tails", 3).night()
    table = position.act("huli_jing", "vengeance ranged melee", special="magic magic")
    answers(table, "ability-huli_jing-nine_tails")
    assert offered(table) == ["pass", "melee", "ranged"]


# ---------------------------------------------------------------- the Jiangshi


@rule("A26.34")
@pytest.mark.parametrize(("level", "called"), [(1, 1), (2, 1), (3, 2)])
def test_call_the_dead(level: int, called: int) -> None:
    table = using(having("jiangshi-call_the_dead", level, "peasant"), "jiangshi-call_the_dead", level)
    answers(table, *["yes"] * called)
    assert over(table, "jiangshi-call_the_dead")
    assert [where(table, f"stiff_corpse-{n + 1}") for n in range(called)] == ["gallery"] * called
    assert len(state(table).minions) == called
    answers(table, "minion-stiff_corpse-1", "attack-gallery", "pass")
    assert crowds(table) == {}


@rule("A26.34")
def test_there_are_at_most_two_stiff_corpses() -> None:
    position = having("jiangshi-call_the_dead", 3).at("library", "stiff_corpse")
    table = using(position, "jiangshi-call_the_dead", 3)
    answers(table, "yes")
    assert over(table, "jiangshi-call_the_dead")
    assert len(state(table).minions) == 2


@rule("A26.34")
def test_a_stiff_corpse_has_two_health() -> None:
    table = castle("jiangshi lich succubus").at("library", "stiff_corpse, hunter-undead").step("villagers")
    assert state(table).minions == []
    table = castle("jiangshi lich succubus").at("library", "stiff_corpse, peasant").step("villagers")
    assert [minion.damage for minion in state(table).minions] == [1]


@rule("A26.35")
def test_breath_drain_at_the_first_level_takes_anybody() -> None:
    position = having("jiangshi-breath_drain", 1, "2 peasant, hunter-demon, templar", damage=3)
    table = using(position, "jiangshi-breath_drain", 1)
    assert offered(table) == ["pass", "gallery-peasant", "gallery-hunter-demon", "gallery-templar"]
    answers(table, "gallery-templar")
    assert over(table, "jiangshi-breath_drain")
    assert (villager(table, "gallery", "templar").damage, monster(table, "jiangshi").damage) == (1, 2)


@rule("A26.35")
@pytest.mark.parametrize(("level", "healed"), [(1, 1), (2, 1), (3, 2)])
def test_breath_drain_heals_another_although_nobody_was_killed(level: int, healed: int) -> None:
    position = having("jiangshi-breath_drain", level, "succubus, templar").board("succubus", damage=3)
    table = using(position, "jiangshi-breath_drain", level)
    answers(table, "gallery-templar", "succubus")
    assert over(table, "jiangshi-breath_drain")
    assert monster(table, "succubus").damage == 3 - healed


@rule("A26.35")
@pytest.mark.parametrize(("level", "healed"), [(2, 1), (3, 2)])
@pytest.mark.parametrize("ally", ["jiangshi", "succubus"])
def test_breath_drain_at_higher_levels(level: int, healed: int, ally: str) -> None:
    position = having("jiangshi-breath_drain", level, "3 peasant, hunter-demon, succubus", damage=3)
    table = using(position.board("succubus", damage=3), "jiangshi-breath_drain", level)
    answers(table, "gallery-peasant", "gallery-peasant")
    assert offered(table) == ["succubus", "jiangshi"]  # the Lich is not here
    answers(table, ally)
    assert over(table, "jiangshi-breath_drain")
    assert crowd(table, "gallery") == {"peasant": 1, "hunter-demon": 1}
    assert monster(table, ally).damage == 3 - healed


@rule("A26.36")
@pytest.mark.parametrize(("level", "moves", "attacks"), [(1, 1, 1), (2, 1, 2), (3, 2, 2)])
def test_rigid_march(level: int, moves: int, attacks: int) -> None:
    position = having("jiangshi-rigid_march", level).at("library", "stiff_corpse, 4 peasant")
    table = using(position, "jiangshi-rigid_march", level)
    answers(table, "stiff_corpse-1", *["attack-library"] * attacks)
    assert "attack-library" not in offered(table)
    answers(table, *["move-gallery", "move-castle_heart"][:moves])
    assert over(table, "jiangshi-rigid_march", "ranged defence" if level == 3 else "ranged")
    assert crowd(table, "library") == {"peasant": 4 - attacks}
    assert where(table, "stiff_corpse-1") == ["gallery", "castle_heart"][moves - 1]
    assert "minion-stiff_corpse-1" in offered(table)  # on top of what it does anyway


@rule("A26.36")
def test_on_a_rigid_march_each_corpse_may_act() -> None:
    position = having("jiangshi-rigid_march", 1, "stiff_corpse, peasant").at("library", "stiff_corpse, peasant")
    table = using(position, "jiangshi-rigid_march", 1)
    answers(table, "stiff_corpse-2", "attack-library", "pass", "stiff_corpse-1", "attack-gallery", "pass")
    assert over(table, "jiangshi-rigid_march")
    assert crowds(table) == {}
