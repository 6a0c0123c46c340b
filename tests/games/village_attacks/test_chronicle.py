"""The chronicle says what happened and why: torches, fire, daylight, acts that come to nothing."""

from __future__ import annotations

import pytest

from tests.games.village_attacks.positions import answers, castle, events
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


@rule("A26.13")
def test_an_ability_that_only_protects_has_its_effect() -> None:
    table = castle(THREE).act("dullahan", "defence")
    answers(table, "ability-dullahan-hold_the_stair")
    assert events(table) == ["used-ability dullahan dullahan-hold_the_stair 1"]


@rule("A28.4", "A28.15")
@pytest.mark.parametrize(("card", "told"), [("holy_water", ["no-effect"]), ("long_forks", [])])
def test_a_single_event_may_come_to_nothing_and_a_persistent_one_goes_on(card: str, told: list[str]) -> None:
    assert events(castle(THREE).event_card(card)) == [f"event-came {card}", *told]


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
