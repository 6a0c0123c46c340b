"""A30: the twelve cards of summoned Monsters."""

import pytest

from tests.games.village_attacks.positions import (
    Position,
    answers,
    asked,
    castle,
    crowd,
    crowds,
    monster,
    offered,
    state,
    summoned,
    villager,
    where,
)
from tests.marks import rule

CARDS = {
    #             Type     health move attacks range (from, to)
    "vampire":   ("undead", 4, 2, 2, (0, 0)),
    "lich":      ("arcane", 3, 1, 2, (1, 2)),
    "succubus":  ("demon", 4, 2, 1, (0, 0)),
    "banshee":   ("cursed", 3, 2, 0, (0, 0)),
    "dullahan":  ("mythic", 6, 1, 2, (0, 0)),
    "mummy":     ("undead", 7, 1, 1, (0, 0)),
    "minotaur":  ("mythic", 5, 2, 2, (0, 0)),
    "werewolf":  ("cursed", 4, 3, 2, (0, 0)),
    "gargoyle":  ("arcane", 6, 2, 1, (0, 0)),
    "djinn":     ("demon", 4, 2, 1, (0, 1)),
    "huli_jing": ("mythic", 3, 2, 2, (0, 1)),
    "jiangshi":  ("undead", 5, 1, 2, (0, 0)),
}  # fmt: skip
every_card = pytest.mark.parametrize("name", CARDS)
every_attacker = pytest.mark.parametrize("name", [name for name in CARDS if name != "banshee"])
the_twelve_cards = rule(
    "A30.1", "A30.2", "A30.3", "A30.4", "A30.5", "A30.6", "A30.7", "A30.8", "A30.9", "A30.10", "A30.11", "A30.12"
)


def summoning(name: str, there: str = "", zone: str = "east_passage", state_of: str = "", **options: str) -> Position:
    """A summoned Monster stands between the Heart zone and the Library; those who play are in the Chapel."""
    team = [other for other in ("lich", "succubus", "banshee", "djinn") if other != name][:3]
    position = castle(" ".join(team), "the_circle_of_bone", 0, **options).at("chapel", ", ".join(team))
    position.at(zone, f"summoned-{name} {state_of}")
    return position.at(zone, there) if there else position


# ---------------------------------------------------------------- the figures of the cards


@the_twelve_cards
@every_card
def test_the_health_of_a_summoned_monster(name: str) -> None:
    health = CARDS[name][1]
    one_damage = "grave_warden" if name == "gargoyle" else "peasant"
    table = summoning(name, one_damage, state_of=f"hurt {health - 2}").step("villagers")
    assert summoned(table, name).damage == health - 1
    table = summoning(name, one_damage, state_of=f"hurt {health - 1}").step("villagers")
    assert (where(table, f"summoned-{name}"), state(table).summoned) == ("nowhere", [])


@the_twelve_cards
@every_card
def test_the_movement_of_a_summoned_monster(name: str) -> None:
    way = ["postern_passage", "gallery", "castle_heart"][: CARDS[name][2]]
    table = summoning(name, zone="laboratory").at("laboratory", "peasant").step("summoned-act")
    answers(table, *[f"move-{zone}" for zone in way])
    assert where(table, f"summoned-{name}") == way[-1]
    assert asked(table) == "over" or not [deed for deed in offered(table) if deed.startswith("move")]


@the_twelve_cards
@every_attacker
def test_the_attacks_of_a_summoned_monster(name: str) -> None:
    attacks, (near, _) = CARDS[name][3:]
    zone = "library" if near else "east_passage"
    table = summoning(name).at(zone, "5 peasant").step("summoned-act")
    answers(table, *[f"attack-{zone}"] * attacks)
    assert crowd(table, zone) == {"peasant": 5 - attacks}
    assert f"attack-{zone}" not in offered(table)


@the_twelve_cards
@every_card
def test_the_range_of_a_summoned_monster(name: str) -> None:
    attacks, (near, far) = CARDS[name][3:]
    by_distance = [["east_passage"], ["castle_heart", "library"], ["throne_room", "gallery"], ["postern_passage"]]
    position = summoning(name)
    for zones in by_distance:
        for zone in zones:
            position.at(zone, "peasant")
    table = position.step("summoned-act")
    reached = [zone for distance in range(near, far + 1) for zone in by_distance[distance]] if attacks else []
    assert {deed for deed in offered(table) if deed.startswith("attack")} == {f"attack-{zone}" for zone in reached}


@the_twelve_cards
@every_attacker
def test_the_damage_of_a_summoned_monster(name: str) -> None:
    zone = "library" if name == "lich" else "east_passage"
    table = summoning(name).at(zone, "inquisitor").step("summoned-act")
    answers(table, f"attack-{zone}")
    assert villager(table, zone, "inquisitor").damage == 1


@the_twelve_cards
@every_card
def test_a_summoned_monster_is_the_nemesis_of_its_type(name: str) -> None:
    table = summoning(name).at("castle_heart", f"hunter-{CARDS[name][0]}").step("villagers")
    assert (summoned(table, name).damage, state(table).heart) == (1 if name == "gargoyle" else 2, 8)


# ---------------------------------------------------------------- a special is on one card only


@rule("A30.7")
@every_attacker
def test_only_the_minotaur_gains_an_attack_by_moving(name: str) -> None:
    zone, attacks = "east_passage" if name == "lich" else "castle_heart", CARDS[name][3] + (name == "minotaur")
    table = summoning(name, zone="gallery").at(zone, "5 peasant").step("summoned-act")
    answers(table, "move-castle_heart", *[f"attack-{zone}"] * attacks)
    assert crowd(table, zone) == {"peasant": 5 - attacks}
    assert asked(table) == "over" or f"attack-{zone}" not in offered(table)


@rule("A30.8")
@every_attacker
def test_only_the_werewolf_chooses_its_targets_freely(name: str) -> None:
    zone = "library" if name == "lich" else "east_passage"
    table = summoning(name).at(zone, "peasant, inquisitor").step("summoned-act")
    answers(table, f"attack-{zone}")
    assert (asked(table) == "lich deed-at") == (name == "werewolf")
    assert ("peasant" in crowd(table, zone)) == (name == "werewolf")


@rule("A30.12")
@every_card
def test_only_the_jiangshi_is_immune_to_stun_and_burn(name: str) -> None:
    table = summoning(name, "troll", troll="on").step("troll", chance="defence heads")
    assert summoned(table, name).stunned == (name != "jiangshi")
    table = summoning(name, "alchemist").step("villagers")
    assert summoned(table, name).burning == (name != "jiangshi")


@rule("A30.5")
@every_card
def test_only_the_dullahan_guards(name: str) -> None:
    victim = "banshee" if name != "banshee" else "lich"
    table = summoning(name, f"{victim}, peasant").step("villagers", chance=victim)
    assert monster(table, victim).damage == (0 if name == "dullahan" else 1)


# ---------------------------------------------------------------- what is special


@rule("A30.1")
@pytest.mark.parametrize(("kills", "damage"), [(0, 3), (1, 2), (2, 2)])
def test_the_vampire_heals_at_the_end_of_an_activation_in_which_it_killed(kills: int, damage: int) -> None:
    table = summoning("vampire", "3 peasant", state_of="hurt 3").step("summoned-act")
    answers(table, *["attack-east_passage"] * kills)
    assert summoned(table, "vampire").damage == 3
    answers(table, "pass")
    assert summoned(table, "vampire").damage == damage


@rule("A30.1")
def test_a_wounded_hero_is_no_kill_for_the_vampire() -> None:
    table = summoning("vampire", "inquisitor", state_of="hurt 3").step("summoned-act")
    answers(table, "attack-east_passage", "attack-east_passage", "pass")
    assert summoned(table, "vampire").damage == 3


@rule("A30.1")
def test_the_silenced_vampire_does_not_heal() -> None:
    table = summoning("vampire", "3 peasant", state_of="hurt 3 silence").step("summoned-act")
    answers(table, "attack-east_passage", "pass")
    assert summoned(table, "vampire").damage == 3


@rule("A30.2")
def test_the_lich_needs_line_of_sight() -> None:
    position = summoning("lich").dark("library").at("library", "peasant").at("throne_room", "peasant")
    table = position.at("gallery", "peasant").step("summoned-act")
    assert [deed for deed in offered(table) if deed.startswith("attack")] == ["attack-gallery"]


@rule("A30.3")
def test_the_succubus_may_stun_two_before_her_first_attack() -> None:
    table = summoning("succubus", "3 peasant, templar").step("summoned-act")
    answers(table, "special", "east_passage-peasant", "east_passage-peasant")
    assert crowd(table, "east_passage") == {"peasant": 1, "peasant-stunned": 2, "templar": 1}
    assert "special" not in offered(table)
    answers(table, "attack-east_passage", "east_passage-peasant")
    assert crowd(table, "east_passage") == {"peasant-stunned": 2, "templar": 1}


@rule("A30.3")
def test_after_her_attack_the_succubus_stuns_nobody() -> None:
    table = summoning("succubus", "3 peasant").step("summoned-act")
    answers(table, "attack-east_passage")
    assert "special" not in offered(table)


@rule("A30.3")
def test_the_succubus_may_stun_after_a_step_and_without_attacking() -> None:
    table = summoning("succubus").at("library", "2 peasant").step("summoned-act")
    answers(table, "move-library", "special", "library-peasant", "pass", "pass")
    assert crowd(table, "library") == {"peasant": 1, "peasant-stunned": 1}


@rule("A30.4")
def test_the_banshee_stuns_up_to_four_once_at_any_moment() -> None:
    table = summoning("banshee").at("library", "5 peasant").step("summoned-act")
    answers(table, "move-library", "special", *["library-peasant"] * 4)
    assert crowd(table, "library") == {"peasant": 1, "peasant-stunned": 4}
    assert "special" not in offered(table)
    answers(table, "move-east_passage")
    assert where(table, "summoned-banshee") == "east_passage"


@rule("A30.5")
def test_the_dullahan_guards() -> None:
    position = summoning("dullahan", "succubus, hunter-demon")
    table = position.step("villagers")
    assert (summoned(table, "dullahan").damage, monster(table, "succubus").damage) == (1, 0)


@rule("A30.5")
def test_the_silenced_dullahan_does_not_guard() -> None:
    position = summoning("dullahan", "succubus, hunter-demon", state_of="silence")
    table = position.step("villagers")
    assert (summoned(table, "dullahan").damage, monster(table, "succubus").damage) == (0, 2)


@rule("A30.6")
def test_the_mummy_holds_the_villagers_of_its_zone_in_this_rounds_villager_phase() -> None:
    position = summoning("mummy", "2 peasant").at("library", "peasant")
    table = position.step("summoned-act", "villager-phase", chance="spiked_pit ...")
    answers(table, "attack-east_passage", "pass")
    assert crowds(table) == {"east_passage": {"peasant": 2}}  # one held, one newly come
    assert summoned(table, "mummy").damage == 1


@rule("A30.6")
def test_the_mummy_holds_the_zone_where_its_activation_ends() -> None:
    position = summoning("mummy", "peasant").at("library", "peasant")
    table = position.step("summoned-act", "villager-phase", chance="spiked_pit ...")
    answers(table, "move-library", "pass")
    assert crowds(table) == {"castle_heart": {"peasant": 1}, "library": {"peasant": 1}}


@rule("A30.6")
@pytest.mark.parametrize("state_of", ["stunned", "silence"])
def test_a_stunned_or_silenced_mummy_holds_nobody(state_of: str) -> None:
    position = summoning("mummy", "peasant", state_of=state_of)
    table = position.step("summoned-act", "villager-phase", chance="spiked_pit ...")
    if asked(table) == "lich deed":
        answers(table, "pass")
    assert crowds(table) == {"castle_heart": {"peasant": 1}}


@rule("A30.6")
def test_the_hold_ends_with_the_death_of_the_mummy() -> None:
    position = summoning("mummy", "2 peasant", state_of="hurt 6")
    table = position.step("summoned-act", "villager-phase", chance="spiked_pit ...")
    answers(table, "pass")
    assert (state(table).summoned, crowds(table)) == ([], {"castle_heart": {"peasant": 2}})


@rule("A30.7")
def test_the_minotaur_that_moved_attacks_once_more() -> None:
    table = summoning("minotaur").at("library", "5 peasant").step("summoned-act")
    answers(table, "move-library", *["attack-library"] * 3)
    assert crowd(table, "library") == {"peasant": 2}
    assert "attack-library" not in offered(table)


@rule("A30.7")
def test_two_steps_of_the_minotaur_give_no_second_extra_attack() -> None:
    table = summoning("minotaur", "5 peasant").step("summoned-act")
    answers(table, "attack-east_passage", "move-library", "move-east_passage", *["attack-east_passage"] * 2)
    assert (crowd(table, "east_passage"), asked(table)) == ({"peasant": 2}, "over")


@rule("A30.8")
@pytest.mark.parametrize("chosen", ["peasant", "hunter-demon", "inquisitor"])
def test_the_werewolf_chooses_freely(chosen: str) -> None:
    table = summoning("werewolf", "peasant, hunter-demon, inquisitor hurt 3").step("summoned-act")
    answers(table, "attack-east_passage", f"east_passage-{chosen}")
    assert chosen not in crowd(table, "east_passage")
    assert len(crowd(table, "east_passage")) == 2


@rule("A30.8")
def test_the_silenced_werewolf_follows_the_order() -> None:
    table = summoning("werewolf", "peasant, hunter-demon, inquisitor", state_of="silence").step("summoned-act")
    answers(table, "attack-east_passage")
    assert crowd(table, "east_passage") == {"hunter-demon": 1, "inquisitor": 1}


@rule("A30.9")
@pytest.mark.parametrize(
    ("attacker", "suffered"), [("peasant", 0), ("hunter-arcane", 1), ("grave_warden", 1), ("hunter-demon", 0)]
)
def test_each_attack_on_the_gargoyle_deals_one_less(attacker: str, suffered: int) -> None:
    assert summoned(summoning("gargoyle", attacker).step("villagers"), "gargoyle").damage == suffered


@rule("A30.9")
def test_the_armour_of_the_gargoyle_helps_against_the_troll_and_not_under_silence() -> None:
    table = summoning("gargoyle", "troll", troll="on").step("troll", chance="ranged")
    assert summoned(table, "gargoyle").damage == 2
    table = summoning("gargoyle", "peasant", state_of="silence").step("villagers")
    assert summoned(table, "gargoyle").damage == 1


@rule("A30.10")
@pytest.mark.parametrize(("zone", "end"), [("east_passage", "library"), ("gallery", "postern_passage")])
def test_the_djinn_may_push_two_after_its_attack(zone: str, end: str) -> None:
    start = "east_passage" if zone == "east_passage" else "castle_heart"
    table = summoning("djinn", zone=start).at(zone, "2 peasant, inquisitor, templar").step("summoned-act")
    answers(table, f"attack-{zone}", "special", f"{zone}-peasant", f"{zone}-templar")
    assert crowds(table) == {zone: {"inquisitor": 1}, end: {"peasant": 1, "templar": 1}}
    assert asked(table).endswith(" deed")
    assert "special" not in offered(table)


@rule("A30.10")
def test_the_djinn_may_push_without_an_attack_and_then_attacks_no_more() -> None:
    table = summoning("djinn", "3 peasant").step("summoned-act")
    answers(table, "special", "east_passage-peasant", "pass")
    assert crowds(table) == {"east_passage": {"peasant": 2}, "library": {"peasant": 1}}
    assert not [deed for deed in offered(table) if deed.startswith(("attack", "special"))]


@rule("A30.10")
def test_the_djinn_pushes_villagers_of_its_own_or_an_adjacent_zone() -> None:
    position = summoning("djinn", "peasant").at("library", "peasant").at("castle_heart", "peasant")
    table = position.at("gallery", "peasant").step("summoned-act")
    answers(table, "special")
    assert set(offered(table)) == {"castle_heart", "east_passage", "library"}


@rule("A30.10")
def test_the_djinn_needs_line_of_sight_for_its_push() -> None:
    position = summoning("djinn", "peasant").at("library", "peasant").at("castle_heart", "peasant")
    table = position.dark("library").step("summoned-act")
    answers(table, "special")
    assert set(offered(table)) == {"castle_heart", "east_passage"}


@rule("A30.11")
def test_the_huli_jing_has_no_special() -> None:
    table = summoning("huli_jing", "3 peasant").step("summoned-act")
    assert "special" not in offered(table)


@rule("A30.12")
def test_stun_and_burn_do_not_work_on_the_jiangshi() -> None:
    table = summoning("jiangshi", "troll", troll="on").step("troll", chance="defence tails")
    assert not summoned(table, "jiangshi").stunned
    table = summoning("jiangshi", "alchemist").step("villagers")
    assert (summoned(table, "jiangshi").damage, summoned(table, "jiangshi").burning) == (1, False)


@rule("A30.12")
def test_under_silence_they_do() -> None:
    table = summoning("jiangshi", "alchemist", state_of="silence").step("villagers")
    assert summoned(table, "jiangshi").burning


@rule("A30.12")
def test_silence_works_on_the_jiangshi() -> None:
    table = summoning("jiangshi", "exorcist").step("villagers")
    assert summoned(table, "jiangshi").silence
