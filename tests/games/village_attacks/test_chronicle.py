"""The chronicle says what happened and why: torches, fire, daylight, acts that come to nothing."""

from __future__ import annotations

import pytest

from ludoteca.games.village_attacks.words import ZONE
from tests.games.village_attacks.positions import answers, asked, castle, events
from tests.marks import rule

THREE = "vampire lich dullahan"


@rule("A5.1", "A5.12")
def test_a_torch_is_told_before_whom_it_moves() -> None:
    table = castle(THREE).at("crypt", "peasant").act("vampire", "torch")  # the only thing to do, so it is done
    assert events(table) == ["torch-resolved vampire", "villager-moved crypt-peasant east_passage"]


@rule("A5.8")
def test_a_torch_that_a_stun_leaves_over_is_told_too() -> None:
    position = castle(THREE, "the_thing_in_the_cellar").at("library", "vampire, troll").at("crypt", "peasant")
    table = position.act("vampire", "melee torch", chance="defence tails ...")
    answers(table, "troll")
    assert events(table, "afflicted", "torch-resolved")[-2:] == ["afflicted vampire stun", "torch-resolved vampire"]


@rule("A10.12")
def test_an_ability_that_finds_nobody_says_so() -> None:
    table = castle(THREE).act("vampire", "melee magic")
    answers(table, "ability-vampire-blood_feast")
    assert events(table) == ["used-ability vampire vampire-blood_feast 1", "no-effect"]


@rule("A10.12")
@pytest.mark.parametrize(
    ("ability", "there", "said", "worked"),
    [
        ("vampire-bat_form", "", "pass", False),
        ("vampire-bat_form", "", "library", True),
        ("vampire-mesmerise", "", "", False),
        ("lich-raise_skeletons", "", "no", False),
        ("lich-raise_skeletons", "", "yes", True),
        ("lich-frost_bolt", "peasant", "pass", False),
        ("lich-frost_bolt", "templar", "throne_room-templar", True),
        ("lich-soul_jar", "", "lich", False),
        ("lich-soul_jar", "", "djinn", True),
        ("succubus-charm", "peasant", "pass", False),
        ("succubus-charm", "peasant", "throne_room-peasant", True),
        ("banshee-ill_omen", "", "library", True),
        ("dullahan-hold_the_stair", "", "", True),
        ("mummy-curse_of_sand", "", "", True),
        ("mummy-embalmed", "", "", False),
        ("minotaur-labyrinth_roar", "peasant", "throne_room-peasant", False),
        ("gargoyle-dive", "", "pass", False),
        ("gargoyle-dive", "", "library", True),
        ("djinn-wish", "", "lich", False),
        ("djinn-wish", "", "banshee melee", True),
        ("werewolf-moon_frenzy", "", "pass", True),
        ("huli_jing-nine_tails", "", "pass", False),
        ("huli_jing-nine_tails", "", "melee ranged", True),
        ("jiangshi-call_the_dead", "", "no", False),
        ("jiangshi-rigid_march", "stiff_corpse, peasant", "pass", False),
        ("jiangshi-rigid_march", "stiff_corpse, peasant", "stiff_corpse-1 pass", False),
        ("jiangshi-rigid_march", "stiff_corpse, peasant", "stiff_corpse-1 attack-throne_room pass", True),
    ],
)
def test_an_ability_that_comes_to_nothing_says_so(ability: str, there: str, said: str, worked: bool) -> None:
    """In the Throne Room, where nobody can be pushed any farther."""
    name, _, short = ability.partition("-")
    position = castle(" ".join(dict.fromkeys([name, "lich", "djinn", "banshee"]))).at("throne_room", name)
    position.board("lich", reserve="magic magic magic").board("djinn", damage=2).board(name, skills=short)
    if there:
        position.at("throne_room", there)
    table = position.act(name, "melee ranged magic defence vengeance")
    answers(table, f"ability-{ability}", *said.split())
    assert asked(table) == f"{name} act"
    assert ("no-effect" not in events(table)) == worked


@rule("A14.6")
@pytest.mark.parametrize(
    ("card", "arranged", "worked"),
    [
        ("torchlight_march", "castle_heart: peasant", False),
        ("torchlight_march", "library: hunter-demon, peasant stunned", False),
        ("torchlight_march", "library: peasant", True),
        ("holy_water", "library: vampire, peasant", False),
        ("holy_water", "library: vampire, templar", True),
        ("heavy_chains", "library: peasant", False),
        ("heavy_chains", "castle_heart: peasant", True),
        ("cracked_bells", "", True),
        ("fire_arrows", "library: hunter-demon", False),
        ("fire_arrows", "gallery: hunter-demon", True),
        ("sappers", "gallery: peasant", True),
        ("sappers", "library: peasant", True),
        ("cut_tripwires", "", False),
        ("ballad", "", True),
        ("desertion", "library: hunter-demon", False),
        ("desertion", "library: peasant", True),
        ("old_quarrels", "", True),
        ("long_forks", "", True),
        ("thick_fog", "", True),
        ("bad_stars", "", True),
    ],
)
def test_an_event_that_comes_to_nothing_says_so(card: str, arranged: str, worked: bool) -> None:
    position = castle(THREE)
    zone, _, who = arranged.partition(": ")
    if zone:
        position.at(zone, who)
    table = position.event_card(card, chance="spiked_pit" if card == "old_quarrels" else "")
    assert ("no-effect" not in events(table)) == worked


@rule("A14.6", "A23.4", "A23.7", "A23.8")
@pytest.mark.parametrize(
    ("card", "conditions", "worked"),
    [
        ("cracked_bells", ("sunder", "sunder"), False),
        ("cracked_bells", ("sunder", ""), True),
        ("heavy_chains", ("slow slow", "slow"), False),
        ("heavy_chains", ("slow", "slow"), True),
        ("fire_arrows", ("burn", "burn"), False),
        ("fire_arrows", ("", "burn"), True),
        ("sermon", ("silence", "silence silence silence"), False),
        ("sermon", ("silence", "silence silence"), True),
    ],
)
def test_conditions_that_change_nothing_say_so(card: str, conditions: tuple[str, str], worked: bool) -> None:
    """The Vampire has 1 Defence, 3 Movement and 2 Reserve slots, the Lich 1, 2 and 3."""
    position = castle(THREE).dead("dullahan").at("castle_heart", "hunter-demon")
    position.board("vampire", conditions=conditions[0]).board("lich", conditions=conditions[1], xp=1)
    assert ("no-effect" not in events(position.event_card(card))) == worked


@rule("A28.2", "A28.12", "A28.22", "A28.10", "A28.14", "A28.11")
@pytest.mark.parametrize("card", ["hue_and_cry", "champion", "troll", "cut_tripwires", "ballad"])
def test_events_without_spawn_tokens_traps_or_morale_come_to_nothing(card: str) -> None:
    position = castle(THREE, "feeding_the_heart", troll="on")
    table = position.closed(*[ZONE.name(zone) for zone in position.c.spawns]).event_card(card)
    assert events(table) == [f"event-came {card}", "no-effect"]


@rule("A27.8", "A27.14", "A16.14")
@pytest.mark.parametrize(
    ("trap", "zone", "worked"),
    [
        ("trapdoor", "throne_room", False),
        ("trapdoor", "library", True),
        ("hall_of_mirrors", "throne_room", False),
        ("hall_of_mirrors", "library", True),
        ("rune_of_fear", "library", False),
        ("tar_floor", "library", False),
        ("burning_oil", "library", True),
        ("alarm_bell", "library", True),
    ],
)
def test_a_trap_that_comes_to_nothing_says_so(trap: str, zone: str, worked: bool) -> None:
    table = castle(THREE).at(zone, "hunter-demon stunned").trap(zone, trap).step("trap-step")
    assert ("no-effect" not in events(table)) == worked


@rule("A8.3", "A8.13")
def test_a_defence_says_what_still_gets_through() -> None:
    position = castle(THREE).at("gallery", "dullahan, knight_errant").board("dullahan", defence="defence")
    table = position.step("villagers")
    answers(table, "defence")
    assert events(table, "defended", "hurt") == ["defended dullahan defence 1", "hurt dullahan 1 8 blow"]


@rule("A16.6")
def test_the_troll_at_the_heart_strikes_it() -> None:
    table = castle(THREE, "the_thing_in_the_cellar").at("castle_heart", "troll").at("crypt", "vampire, lich, dullahan")
    told = events(table.step("troll", chance="melee"), "troll-at-heart", "heart-hurt")
    assert [event.split()[0] for event in told] == ["troll-at-heart", "heart-hurt"]


@rule("A13.3", "A13.5")
def test_a_payment_says_how_many_have_paid() -> None:
    position = castle(THREE, "the_circle_of_bone").at("summoning_room", "vampire").board("lich", paid="magic")
    table = position.act("vampire", "melee")
    answers(table, "summon")
    assert events(table, "paid-summoning") == ["paid-summoning vampire melee 2 3"]


@rule("A11.1", "A11.2")
def test_experience_says_how_much_is_missing() -> None:
    position = castle(THREE).at("library", "vampire, 2 peasant").board("vampire", xp=3)
    table = position.act("vampire", "melee melee")
    answers(table, "melee", "melee")
    assert events(table, "gained") == ["gained vampire 1 1", "gained vampire 1 0"]


@rule("A14.3")
def test_the_dial_says_when_the_next_event_comes() -> None:
    told = events(castle(THREE).step("dial"), "dial-moved")
    at, following = [int(word) for word in told[0].split()[1:]]
    assert at == 3 < following
