"""A29: the ten Town Heroes, the figures of their cards and what is special about each."""

import pytest

from ludoteca.engine.table import Table
from tests.games.village_attacks.positions import (
    Position,
    answers,
    castle,
    crowd,
    crowds,
    monster,
    offered,
    pool,
    questions,
    reserve,
    state,
    villager,
    where,
)
from tests.marks import rule

FIVE = "vampire lich succubus banshee dullahan"
OF_TYPE = {"undead": "vampire", "arcane": "lich", "demon": "succubus", "cursed": "banshee", "mythic": "dullahan"}
HEROES = {
    #                   Type      health move attacks range damage
    "exorcist":        ("undead", 3, 1, 1, 1, 1),
    "grave_warden":    ("undead", 4, 1, 1, 0, 2),
    "beast_slayer":    ("mythic", 4, 1, 2, 0, 1),
    "knight_errant":   ("mythic", 5, 1, 1, 0, 2),
    "silver_huntress": ("cursed", 3, 2, 1, 1, 1),
    "plague_doctor":   ("cursed", 3, 1, 1, 0, 1),
    "witchfinder":     ("arcane", 3, 1, 1, 1, 1),
    "alchemist":       ("arcane", 3, 1, 1, 1, 1),
    "templar":         ("demon", 5, 1, 1, 0, 1),
    "inquisitor":      ("demon", 4, 1, 1, 0, 1),
}  # fmt: skip
every_hero = pytest.mark.parametrize("hero", HEROES)
the_ten_cards = rule("A29.1", "A29.2", "A29.3", "A29.4", "A29.5", "A29.6", "A29.7", "A29.8", "A29.9", "A29.10")


def against(name: str) -> Position:
    """Only this one of five Monsters is alive."""
    return castle(FIVE).dead(*[other for other in FIVE.split() if other != name])


def stranger(hero: str) -> str:
    """A Monster that is not the nemesis of a Hero."""
    return "dullahan" if HEROES[hero][0] != "mythic" else "vampire"


# ---------------------------------------------------------------- the figures of the cards


@the_ten_cards
@every_hero
def test_the_health_of_a_hero(hero: str) -> None:
    health = HEROES[hero][1]
    table = (
        castle(FIVE).at("library", f"vampire, {hero} shielded hurt {health - 2}").act("vampire", "melee melee magic")
    )
    answers(table, "melee")
    assert crowd(table, "library") == {hero: 1}
    answers(table, "melee")
    assert crowd(table, "library") == {}


@the_ten_cards
@every_hero
def test_the_movement_of_a_hero(hero: str) -> None:
    table = castle(FIVE).at("throne_room", hero).step("villagers")
    assert crowds(table) == {["", "library", "gallery"][HEROES[hero][2]]: {hero: 1}}


@the_ten_cards
@every_hero
def test_the_attacks_of_a_hero_and_their_damage(hero: str) -> None:
    _, _, _, attacks, _, damage = HEROES[hero]
    table = against(stranger(hero)).at("throne_room", f"{hero}, {stranger(hero)}").step("villagers")
    assert monster(table, stranger(hero)).damage == attacks * damage
    nemesis = OF_TYPE[HEROES[hero][0]]
    table = against(nemesis).at("throne_room", f"{hero}, {nemesis}").step("villagers")
    assert monster(table, nemesis).damage == attacks * (damage + 1)


@the_ten_cards
@every_hero
def test_the_range_of_a_hero(hero: str) -> None:
    reach, damage = HEROES[hero][4:]
    table = against(stranger(hero)).at("throne_room", hero).at("library", stranger(hero)).step("villagers")
    assert monster(table, stranger(hero)).damage == (damage if reach else 0)
    table = against(stranger(hero)).at("throne_room", hero).at("gallery", stranger(hero)).step("villagers")
    assert monster(table, stranger(hero)).damage == 0


@the_ten_cards
@every_hero
def test_a_hero_prefers_a_monster_of_its_type_to_the_heart(hero: str) -> None:
    nemesis = OF_TYPE[HEROES[hero][0]]
    table = castle(FIVE).at("castle_heart", hero).step("villagers")
    assert (state(table).heart, monster(table, nemesis).damage > 0) == (10, True)
    assert sum(monster(table, name).damage for name in FIVE.split() if name != nemesis) == 0


# ---------------------------------------------------------------- specials on a hit


def conditions(table: Table, name: str) -> tuple[int, int, bool]:
    """Silence, Sunder and Burn on a Monster's board."""
    me = monster(table, name)
    return me.silence, me.sunder, me.burning


ON_A_HIT = [("exorcist", (1, 0, False)), ("silver_huntress", (0, 1, False)), ("alchemist", (0, 0, True))]


@rule("A29.1", "A29.5", "A29.8")
@pytest.mark.parametrize(("hero", "received"), ON_A_HIT)
@pytest.mark.parametrize("zone", ["library", "gallery"])
def test_the_monster_hit_receives_a_condition(hero: str, received: tuple[int, int, bool], zone: str) -> None:
    table = against("dullahan").at("library", hero).at(zone, "dullahan").step("villagers")
    assert (monster(table, "dullahan").damage, conditions(table, "dullahan")) == (1, received)


@rule("A29.1", "A29.5", "A29.8")
@pytest.mark.parametrize(("hero", "received"), ON_A_HIT)
@pytest.mark.parametrize("kept_off", ["armour", "defence"])
def test_also_if_no_damage_comes_through(hero: str, received: tuple[int, int, bool], kept_off: str) -> None:
    position = against("dullahan").at("library", f"dullahan, {hero}")
    if kept_off == "armour":
        table = position.board("dullahan", buffs="armour").step("villagers")
    else:
        table = position.board("dullahan", defence="defence").step("villagers")
        answers(table, "defence")
    assert (monster(table, "dullahan").damage, conditions(table, "dullahan")) == (0, received)


@rule("A29.1", "A29.5", "A29.8")
@pytest.mark.parametrize(("hero", "_"), ON_A_HIT)
def test_not_if_the_attack_misses_and_not_for_an_attack_on_the_heart(hero: str, _: object) -> None:
    position = against("dullahan").unlucky("library").at("library", f"dullahan, {hero}")
    assert conditions(position.step("villagers", chance="tails"), "dullahan") == (0, 0, False)
    table = against("dullahan").at("castle_heart", f"dullahan, {hero}").step("villagers")
    assert (state(table).heart, conditions(table, "dullahan")) == (9, (0, 0, False))


@rule("A29.1", "A29.5", "A29.8")
@pytest.mark.parametrize(("hero", "received"), ON_A_HIT)
def test_the_guard_that_drew_the_attack_receives_it(hero: str, received: tuple[int, int, bool]) -> None:
    nemesis = OF_TYPE[HEROES[hero][0]]
    position = castle(FIVE).at("library", f"dullahan, {nemesis}, {hero}").board("dullahan", buffs="guard")
    table = position.step("villagers")
    assert conditions(table, "dullahan") == received
    assert conditions(table, nemesis) == (0, 0, False)


# ---------------------------------------------------------------- a special is on one card only


@rule("A29.3", "A29.4", "A29.7", "A29.9")
@every_hero
def test_what_only_one_hero_does_to_a_monster_in_its_zone(hero: str) -> None:
    position = castle(FIVE).at("library", f"vampire hurt 4, {hero}").board("vampire", skills="bat_form")
    table = position.act("vampire", "magic torch melee")
    assert ("move" in offered(table)) == (hero != "beast_slayer")
    answers(table, "melee")
    assert villager(table, "library", hero).damage == (0 if hero == "knight_errant" else 1)
    assert ("ability-vampire-bat_form" in offered(table)) == (hero != "witchfinder")
    table = castle(FIVE).at("library", f"vampire, peasant, {hero}").act("vampire", "melee magic")
    answers(table, "melee")
    assert ("peasant" in crowd(table, "library")) == (hero == "templar")


@rule("A29.10")
@every_hero
def test_only_the_inquisitor_gives_hunters_another_nemesis(hero: str) -> None:
    position = against("dullahan").at("castle_heart", f"hunter-cursed, {hero} stunned").at("gallery", "dullahan")
    assert monster(position.step("villagers"), "dullahan").damage == (2 if hero == "inquisitor" else 0)


@rule("A29.1", "A29.5", "A29.8")
@every_hero
def test_only_three_heroes_give_a_condition(hero: str) -> None:
    table = against(stranger(hero)).at("library", f"{stranger(hero)}, {hero}").step("villagers")
    received = dict(ON_A_HIT).get(hero, (0, 0, False))
    assert conditions(table, stranger(hero)) == received


# ---------------------------------------------------------------- Grave Warden


@rule("A29.2")
def test_the_grave_warden_kills_all_minions_of_his_zone_before_he_attacks() -> None:
    position = castle("lich jiangshi dullahan").at("library", "grave_warden, 2 skeleton, stiff_corpse, dullahan")
    table = position.at("gallery", "skeleton").step("villagers")
    assert [where(table, name) for name in ("skeleton-1", "skeleton-2", "stiff_corpse-1")] == ["nowhere"] * 3
    assert where(table, "skeleton-3") == "gallery"
    assert monster(table, "dullahan").damage == 2


@rule("A29.2")
def test_a_minion_that_the_grave_warden_killed_takes_no_damage_for_its_monster() -> None:
    table = castle("lich vampire dullahan").at("library", "grave_warden, skeleton, lich").step("villagers")
    assert "minion-takes" not in questions(table)
    assert monster(table, "lich").damage == 2


@rule("A29.2")
def test_a_stunned_grave_warden_kills_nobody() -> None:
    table = castle("lich jiangshi dullahan").at("library", "grave_warden stunned, skeleton").step("villagers")
    assert where(table, "skeleton-1") == "library"


@rule("A29.2")
def test_a_torch_does_not_let_the_grave_warden_kill() -> None:
    table = castle("lich jiangshi dullahan").at("library", "grave_warden, skeleton").act("dullahan", "torch magic")
    answers(table, "torch")
    assert (where(table, "skeleton-1"), crowds(table)) == ("library", {"gallery": {"grave_warden": 1}})


# ---------------------------------------------------------------- Beast Slayer


@rule("A29.3")
@pytest.mark.parametrize(
    ("there", "left", "free"),
    [
        ("beast_slayer", 3, False),
        ("beast_slayer", 4, True),
        ("beast_slayer, peasant", 4, False),
        ("beast_slayer stunned", 1, True),
        ("beast_slayer stunned, peasant", 1, False),
    ],
)
def test_the_beast_slayer_counts_as_three_for_hindering(there: str, left: int, free: bool) -> None:
    table = castle(FIVE).at("library", f"vampire hurt {6 - left}, {there}").act("vampire", "magic melee")
    assert ("move" in offered(table)) == free


@rule("A29.3")
def test_the_beast_slayer_chooses_a_target_for_each_of_his_attacks() -> None:
    position = castle("vampire lich succubus").at("library", "vampire hurt 5, lich, beast_slayer")
    table = position.step("villagers", chance="vampire")  # after the first attack only the Lich is left
    assert (where(table, "vampire"), monster(table, "lich").damage) == ("nowhere", 1)


# ---------------------------------------------------------------- Knight Errant


@rule("A29.4")
def test_the_first_damage_to_the_knight_in_a_round_has_no_effect() -> None:
    table = castle(FIVE).at("library", "vampire, knight_errant").act("vampire", "melee melee melee")
    answers(table, "melee")
    assert villager(table, "library", "knight_errant").damage == 0
    answers(table, "melee")
    assert villager(table, "library", "knight_errant").damage == 1


@rule("A29.4")
def test_of_a_heavier_blow_one_point_is_taken_off() -> None:
    position = castle(FIVE).at("library", "knight_errant").trap("library", "iron_maiden")
    assert villager(position.step("trap-step"), "library", "knight_errant").damage == 2


@rule("A29.4")
def test_the_knight_is_protected_from_burn_and_vengeance_too() -> None:
    table = castle(FIVE).at("library", "knight_errant burning").step("villagers")
    assert villager(table, "gallery", "knight_errant").damage == 0
    position = castle(FIVE).at("library", "dullahan, knight_errant").board("dullahan", defence="vengeance")
    table = position.step("villagers")
    answers(table, "vengeance")
    assert (monster(table, "dullahan").damage, villager(table, "gallery", "knight_errant").damage) == (3, 2)


@rule("A29.4")
def test_the_protection_comes_back_with_every_round() -> None:
    position = castle(FIVE).at("library", "vampire, knight_errant")
    table = position.act("vampire", "melee melee", "clean-up", chance="...")
    answers(table, "melee", "melee")
    assert state(table).round == 3
    knight = villager(table, "library", "knight_errant")
    assert (knight.damage, knight.shielded) == (1, False)


# ---------------------------------------------------------------- Plague Doctor


@rule("A29.6")
def test_the_plague_doctor_cures_everybody_in_his_zone_before_he_attacks() -> None:
    position = against("dullahan").at("library", "plague_doctor, exorcist stunned burning, dullahan")
    table = position.at("gallery", "templar stunned").step("villagers", chance="library-plague_doctor")
    assert crowds(table) == {"gallery": {"templar": 1, "exorcist": 1, "plague_doctor": 1}}
    assert villager(table, "gallery", "exorcist").damage == 0  # no longer burning, and on its feet to attack
    assert (monster(table, "dullahan").damage, monster(table, "dullahan").silence) == (2, 1)


@rule("A29.6")
def test_the_plague_doctor_cures_nobody_elsewhere() -> None:
    position = castle(FIVE).at("gallery", "plague_doctor").at("library", "peasant burning, templar burning")
    table = position.step("villagers")
    assert villager(table, "gallery", "templar").damage == 1
    assert crowd(table, "library") == {}


@rule("A29.6")
def test_a_stunned_plague_doctor_cures_and_gets_up_but_does_nothing_else() -> None:
    position = against("dullahan").at("library", "plague_doctor stunned, exorcist stunned, dullahan")
    table = position.step("villagers", chance="library-plague_doctor-stunned")
    assert crowds(table) == {"library": {"plague_doctor": 1}, "gallery": {"exorcist": 1}}
    assert monster(table, "dullahan").damage == 1  # by the Exorcist


@rule("A29.6")
@pytest.mark.parametrize("state_of_doctor", ["burning", "stunned burning"])
def test_the_plague_doctor_feels_his_own_burn_first(state_of_doctor: str) -> None:
    table = castle(FIVE).morale(20).at("library", f"plague_doctor hurt 2 {state_of_doctor}").step("villagers")
    assert (crowds(table), state(table).morale) == ({}, 18)


@rule("A29.6")
def test_a_torch_does_not_make_the_plague_doctor_cure() -> None:
    position = castle(FIVE).at("library", "plague_doctor, templar stunned")
    table = position.act("vampire", "torch magic", chance="library-plague_doctor")
    answers(table, "torch")
    assert crowds(table) == {"library": {"templar-stunned": 1}, "gallery": {"plague_doctor": 1}}


# ---------------------------------------------------------------- Witchfinder


@rule("A29.7")
@pytest.mark.parametrize("there", ["witchfinder", "witchfinder stunned"])
def test_beside_the_witchfinder_an_ability_costs_one_result_more(there: str) -> None:
    for results, allowed in [("magic torch", False), ("magic ranged torch", True), ("magic magic torch", True)]:
        position = castle(FIVE).at("library", f"vampire, {there}").board("vampire", skills="bat_form")
        table = position.act("vampire", results)
        assert ("ability-vampire-bat_form" in offered(table)) == allowed


@rule("A29.7")
def test_the_result_more_is_of_the_players_choice_and_spent() -> None:
    position = castle(FIVE).at("library", "vampire, witchfinder").board("vampire", skills="bat_form")
    table = position.act("vampire", "magic melee defence")
    answers(table, "ability-vampire-bat_form", "pool-defence", "pass")
    assert pool(table, "vampire") == "melee"


@rule("A29.7")
def test_each_ability_costs_one_result_more_and_the_reserve_may_pay_it() -> None:
    position = castle(FIVE).at("library", "vampire, witchfinder")
    position.board("vampire", skills="bat_form mesmerise", reserve="defence defence")
    table = position.act("vampire", "magic ranged")
    answers(table, "ability-vampire-bat_form", "reserve-defence", "pass")
    answers(table, "ability-vampire-mesmerise")
    assert (pool(table, "vampire"), reserve(table, "vampire")) == ("", "")


@rule("A29.7")
def test_in_another_zone_the_witchfinder_costs_nothing() -> None:
    position = castle(FIVE).at("library", "vampire").at("gallery", "witchfinder").board("vampire", skills="mesmerise")
    assert "ability-vampire-mesmerise" in offered(position.act("vampire", "ranged"))


@rule("A29.7")
def test_the_witchfinder_makes_nothing_else_dearer() -> None:
    position = castle(FIVE).at("castle_heart", "witchfinder").traps("spiked_pit").board("vampire", damage=2)
    table = position.act("vampire", "melee magic")
    assert {"heal", "trap-spiked_pit", "move"} <= set(offered(table))


# ---------------------------------------------------------------- Templar


@rule("A29.9")
@pytest.mark.parametrize(("result", "zone"), [("melee", "library"), ("ranged", "gallery")])
def test_melee_and_ranged_into_his_zone_must_hit_the_templar(result: str, zone: str) -> None:
    position = castle(FIVE).at("library", "vampire").at(zone, "templar, 2 peasant, hunter-demon stunned")
    table = position.act("vampire", f"{result} magic")
    answers(table, result)
    assert crowd(table, zone) == {"templar": 1, "peasant": 2, "hunter-demon-stunned": 1}
    assert villager(table, zone, "templar").damage == 1


@rule("A29.9")
def test_a_stunned_templar_binds_nobody() -> None:
    table = castle(FIVE).at("library", "vampire, templar stunned, peasant").act("vampire", "melee magic")
    answers(table, "melee")
    assert offered(table) == ["library-peasant", "library-templar-stunned"]


@rule("A29.9")
def test_the_templar_does_not_keep_a_monster_from_attacking_another_zone() -> None:
    position = castle(FIVE).at("library", "vampire, templar").at("gallery", "peasant")
    table = position.act("vampire", "ranged magic")
    answers(table, "ranged")
    assert crowds(table) == {"library": {"templar": 1}}


@rule("A29.9")
def test_abilities_minions_and_summoned_monsters_are_not_bound_by_the_templar() -> None:
    table = castle(FIVE).at("library", "vampire, templar, peasant").act("vampire", "melee magic ranged")
    answers(table, "ability-vampire-blood_feast")
    assert offered(table) == ["pass", "library-peasant"]
    table = castle(FIVE).at("library", "skeleton, templar, peasant").act("lich", "magic")
    answers(table, "minion-skeleton-1", "attack-library")
    assert crowd(table, "library") == {"templar": 1}
    position = castle(FIVE, "the_circle_of_bone").at("library", "summoned-djinn, templar, peasant")
    table = position.step("summoned-act")
    answers(table, "attack-library")
    assert crowd(table, "library") == {"templar": 1}


@rule("A29.9")
def test_the_templar_does_not_shield_the_troll() -> None:
    position = castle(FIVE, troll="on").at("library", "vampire, templar, troll")
    table = position.act("vampire", "melee magic", chance="magic")
    assert "troll" in offered(table)
    answers(table, "troll")
    assert villager(table, "library", "templar").damage == 3


# ---------------------------------------------------------------- Inquisitor


@rule("A29.10")
@pytest.mark.parametrize("hunter", ["hunter-cursed", "yunfakh-cursed"])
@pytest.mark.parametrize("there", ["inquisitor", "inquisitor stunned"])
def test_beside_the_inquisitor_every_monster_is_the_nemesis_of_a_hunter(hunter: str, there: str) -> None:
    position = castle(FIVE, yunfakh="on").dead("vampire", "lich", "succubus", "banshee")
    position.at("castle_heart", f"{hunter}, {there}").at("gallery", "dullahan")
    table = position.step("villagers")
    heart = 10 if there == "inquisitor stunned" else 9  # the Inquisitor himself has no nemesis there
    assert (monster(table, "dullahan").damage, state(table).heart) == (2, heart)


@rule("A29.10")
def test_a_hunter_elsewhere_has_its_own_nemesis_only() -> None:
    position = against("dullahan").at("castle_heart", "hunter-cursed").at("gallery", "inquisitor, dullahan")
    table = position.step("villagers")
    assert (monster(table, "dullahan").damage, state(table).heart) == (1, 9)


@rule("A29.10")
def test_peasants_beside_the_inquisitor_have_no_nemesis() -> None:
    table = against("dullahan").at("castle_heart", "peasant, inquisitor stunned, dullahan").step("villagers")
    assert (monster(table, "dullahan").damage, state(table).heart) == (0, 9)
