"""Why something cannot be chosen, with the right rule and a reason in both languages."""

from __future__ import annotations

import pytest

from ludoteca.engine import rulebook
from ludoteca.engine.observe import observe
from ludoteca.engine.scene import Text, resolver
from ludoteca.engine.table import Table
from ludoteca.engine.text import Texts
from tests.games.village_attacks.positions import GAME, answers, asked, castle, new_table

STRICT = Texts.of(GAME.folder, strict=True)
BOOK = rulebook.load(GAME.folder)


def say(lang: str, text: Text) -> str:
    return resolver(lambda key, **args: STRICT.t(lang, key, **args))(text)


def reasons(table: Table, lang: str = "en") -> dict[str, tuple[str, str]]:
    """What the asked seat is told about what it cannot choose: rule and reason by name."""
    seat, _ = table.asked()[0]
    found = {view.name: (view.rule, say(lang, view.reason)) for view in observe(table, seat, ahead=False).refused}
    assert all(rule in BOOK.ids() for rule, _ in found.values())
    return found


# ---------------------------------------------------------------- setting up


@pytest.mark.rule("A2.6")
def test_why_a_monster_cannot_be_led() -> None:
    table = new_table(3)
    answers(table, "vampire")
    why = reasons(table)
    assert why == {
        "vampire": ("A2.6", "Somebody leads this Monster already."),
        "minotaur": ("A2.6", "A team has only 1 Decimator, and yours has it already."),
        "werewolf": ("A2.6", "A team has only 1 Decimator, and yours has it already."),
    }
    answers(table, "mummy")
    assert reasons(table, "it")["gargoyle"][1] == "In una squadra c'è solo 1 Guardiano, e la vostra ce l'ha già."


@pytest.mark.rule("A2.5", "A10.7")
def test_why_an_ability_or_a_first_monster_cannot_be_chosen() -> None:
    table = new_table(3)
    answers(table, "vampire", "lich", "mummy")
    why = reasons(table)
    assert why["lich-soul_jar"] == ("A10.7", "This is an ability of another Monster.")
    assert "vampire-bat_form" not in why
    answers(table, "vampire-bat_form", "lich-soul_jar", "mummy-wrappings")
    assert asked(table) == "seat-1 first-monster"
    assert set(reasons(table).values()) == {("A2.5", "None of you leads this Monster.")}


@pytest.mark.rule("A2.8")
def test_why_a_hero_cannot_be_left_out() -> None:
    table = new_table(3, scenario="songs_of_heroes", choose_heroes="yes")
    answers(table, "vampire", "lich", "mummy", "vampire-bat_form", "lich-soul_jar", "mummy-wrappings", "lich")
    assert reasons(table)["templar"] == ("A2.8", "This is not a Hero of the Type Undead.")


# ---------------------------------------------------------------- moving and attacking


@pytest.mark.rule("A6.1", "A6.2", "A6.4", "A6.9")
def test_why_a_monster_cannot_move() -> None:
    position = castle("vampire lich mummy").at("library", "lich hurt 3, 3 peasant, peasant stunned")
    why = reasons(position.act("lich", "magic"))
    said = "3 villagers stand in your way, and you can leave only with more health than that: you have 2."
    assert why["move"] == ("A6.4", f"You are hindered: {said}")
    position = castle("vampire lich mummy").at("library", "lich hurt 4, peasant")
    said = reasons(position.act("lich", "magic"), "it")["move"][1]
    assert said.startswith("Sei Ostacolato: c'è 1 abitante in piedi, e con 1 di Salute ")
    table = castle("vampire lich mummy").board("lich", stepped=2).act("lich", "magic")
    assert reasons(table)["move"] == ("A6.2", "All your Movement slots are taken.")
    table = castle("vampire lich mummy").at("castle_heart", "skeleton").act("lich", "torch")
    assert reasons(table)["move"] == ("A6.1", "You have no useful result left to spend.")


@pytest.mark.rule("A2.4", "A6.3")
def test_why_a_monster_cannot_go_there() -> None:
    table = castle("vampire lich mummy").act("lich", "magic")
    answers(table, "move")
    why = reasons(table)
    assert why["castle_heart"] == ("A6.3", "You are there already.")
    assert why["library"] == ("A6.3", "It is 2 zones away, and you can go 1 zone.")
    assert why["summoning_room"] == ("A2.4", "This zone is not on the map of the scenario.")
    assert reasons(table, "it")["armoury"][1] == "Dista 2 zone, e puoi spostarti di 1 zona."


@pytest.mark.rule("A6.7", "A6.8")
def test_why_a_monster_cannot_walk_through_there() -> None:
    position = castle("vampire lich mummy").at("gallery", "8 peasant").at("kitchen", "5 peasant")
    table = position.at("castle_heart", "lich").act("lich", "magic magic")
    answers(table, "move")
    said = "You cannot go there in one go: on the way a crowd hinders you or has to make room."
    assert reasons(table)["library"] == reasons(table)["north_passage"] == ("A6.7", said)
    assert reasons(table)["throne_room"] == ("A6.3", "It is 3 zones away, and you can go 2 zones.")


@pytest.mark.rule("A6.9")
def test_why_a_full_zone_cannot_be_entered() -> None:
    position = castle("mummy lich succubus banshee").at("east_passage", "lich, succubus, banshee, 3 skeleton")
    table = position.act("mummy", "magic")
    answers(table, "move")
    assert reasons(table)["east_passage"] == (
        "A6.9",
        "It is full in the East Passage, and the crowd cannot make room.",
    )
    assert reasons(table, "it")["east_passage"][1] == ("È tutto pieno nel Passaggio Est, e la calca non può far posto.")


@pytest.mark.rule("A7.1", "A7.2", "A24.7")
def test_why_a_monster_cannot_attack() -> None:
    table = castle("vampire lich mummy").at("castle_heart", "peasant").act("vampire", "ranged")
    why = reasons(table)
    assert why["melee"] == ("A7.1", "That takes 1 × Melee, and you have 0.")
    assert why["ranged"] == ("A7.2", "There is nobody in an adjacent zone whom you could hit from here.")
    table = castle("vampire lich mummy").act("vampire", "melee")
    why = reasons(table)
    assert why["melee"] == ("A7.1", "There is no villager in your zone.")
    assert why["ranged"] == ("A7.2", "That takes 1 × Ranged, and you have 0.")
    position = castle("vampire lich mummy").at("gallery", "peasant").dark("castle_heart")
    said = reasons(position.act("vampire", "ranged"), "it")["ranged"]
    assert said == ("A24.7", "Sei al buio: da qui non esce nessun tiro.")


@pytest.mark.rule("A7.2", "A7.12", "A24.7")
def test_why_a_zone_cannot_be_shot_into() -> None:
    position = castle("vampire lich mummy", yunfakh="on").at("castle_heart", "peasant").at("gallery", "peasant")
    position.at("kitchen", "yunfakh-demon").at("south_passage", "peasant").dark("south_passage")
    position.at("library", "peasant").at("east_passage", "hunter-undead")
    table = position.act("vampire", "ranged")
    answers(table, "ranged")
    why = reasons(table)
    assert why["castle_heart"] == ("A7.2", "Ranged does not reach your own zone.")
    assert why["library"] == ("A7.2", "Ranged reaches adjacent zones only.")
    assert why["south_passage"] == ("A24.7", "Darkness: no shot goes in or out in the South Passage.")
    assert why["kitchen"][0] == "A7.12"
    assert why["summoning_room"][0] == "A2.4"
    assert reasons(table, "it")["kitchen"][1].startswith("Ci sono solo Cacciatori Yunfakh in Cucina")


@pytest.mark.rule("A7.4", "A7.12")
def test_why_a_villager_cannot_be_attacked() -> None:
    position = castle("vampire lich mummy").at("castle_heart", "peasant, hunter-demon, hunter-undead stunned, exorcist")
    table = position.act("vampire", "melee")
    answers(table, "melee")
    others = ("A7.4", "Others come first: Peasants before Hunters, Hunters before Heroes.")
    assert reasons(table) == {"castle_heart-hunter-demon": others, "castle_heart-exorcist": others}
    position = castle("vampire lich mummy", yunfakh="on").at("gallery", "yunfakh-demon, hunter-demon, hunter-undead")
    table = position.at("library", "peasant").act("vampire", "ranged")
    answers(table, "ranged")
    assert reasons(table) == {
        "gallery-yunfakh-demon": ("A7.12", "From another zone nothing wounds a Yunfakh Hunter."),
    }


# ---------------------------------------------------------------- what else there is to do


@pytest.mark.rule("A5.1", "A5.8")
def test_why_a_turn_cannot_end_and_a_torch_not_be_resolved() -> None:
    table = castle("vampire lich mummy").at("library", "peasant").act("vampire", "torch torch melee")
    assert reasons(table)["end"] == ("A5.8", "First resolve your torches: 2 to go.")
    table = castle("vampire lich mummy").act("vampire", "torch melee")
    assert reasons(table, "it")["end"] == ("A5.8", "Prima esegui le torce: ne resta 1.")
    table = castle("vampire lich mummy").act("vampire", "melee")
    assert reasons(table)["torch"] == ("A5.1", "No torch lies on your board.")


@pytest.mark.rule("A8.1", "A9.1", "A20.6")
def test_why_a_result_cannot_be_put_by() -> None:
    position = castle("vampire lich mummy").board("vampire", defence="defence", reserve="melee magic")
    why = reasons(position.act("vampire", "defence magic"))
    assert why["defend-defence"] == ("A8.1", "No Defence slot is free.")
    assert why["defend-vengeance"] == ("A8.1", "That takes 1 × Vengeance, and you have 0.")
    assert why["store-magic"] == ("A9.1", "No Reserve slot is free.")
    assert why["store-ranged"] == ("A9.1", "No Ranged that you rolled lies on your board.")
    table = castle("vampire lich mummy").night().act("vampire", "melee", special="magic magic")
    assert reasons(table)["store-magic"] == ("A20.6", "Results of the Day or Night die cannot be kept.")


@pytest.mark.rule("A10.1", "A10.2", "A11.3", "A29.7")
def test_why_an_ability_cannot_be_used() -> None:
    position = castle("vampire lich mummy").board("vampire", skills="blood_feast bat_form", used="bat_form")
    why = reasons(position.act("vampire", "melee melee"))
    assert why["ability-vampire-blood_feast"] == ("A26.1", "That takes 1 × Magic, and you have 0.")
    assert why["ability-vampire-bat_form"] == ("A10.2", "You have used Bat Form in this round already.")
    assert why["ability-vampire-mesmerise"] == ("A11.3", "You have not learnt Mesmerise yet.")
    assert "ability-lich-soul_jar" not in why  # nobody asks about the abilities of others
    position = castle("vampire lich mummy").at("castle_heart", "witchfinder")
    said = reasons(position.act("vampire", "melee magic"))["ability-vampire-blood_feast"]
    assert said == ("A29.7", "That takes 3 useful results, and you have 2.")


@pytest.mark.rule("A11.9", "A11.10", "A28.21")
def test_why_a_trap_cannot_be_laid() -> None:
    position = castle("vampire lich mummy").traps("poison_gas spiked_pit")
    why = reasons(position.act("vampire", "magic"))
    assert why["trap-poison_gas"] == ("A27.12", "That takes 2 × Magic, and you have 1.")
    assert why["trap-spiked_pit"] == ("A27.1", "That takes 1 × Melee, and you have 0.")
    assert "trap-tar_floor" not in why  # it does not lie open
    position = castle("vampire lich mummy").traps("spiked_pit").trap("castle_heart", "tar_floor")
    said = reasons(position.act("vampire", "melee"), "it")["trap-spiked_pit"]
    assert said == ("A11.10", "C'è già una Trappola nella zona del Cuore, e in una zona ce ne sta una sola.")
    position = castle("vampire lich mummy").traps("spiked_pit").event("watchful_eyes")
    assert reasons(position.act("vampire", "melee"))["trap-spiked_pit"][0] == "A28.21"


@pytest.mark.rule("A11.12", "A28.17")
def test_why_a_monster_cannot_heal() -> None:
    table = castle("vampire lich mummy").act("vampire", "magic")
    assert reasons(table)["heal"] == ("A11.12", "You have neither damage nor a condition that could be healed.")
    table = castle("vampire lich mummy").at("gallery", "vampire hurt 2").act("vampire", "magic")
    assert reasons(table)["heal"] == ("A11.12", "That is done in the Heart zone.")
    table = castle("vampire lich mummy").board("vampire", damage=2).act("vampire", "melee")
    assert reasons(table)["heal"] == ("A11.12", "That takes 1 × Magic, and you have 0.")
    position = castle("vampire lich mummy").board("vampire", damage=2).event("blessed_ground")
    assert reasons(position.act("vampire", "magic"))["heal"] == ("A28.17", "That takes 2 × Magic, and you have 1.")


@pytest.mark.rule("A16.10")
def test_why_the_troll_cannot_be_provoked() -> None:
    assert "troll" not in reasons(castle("vampire lich mummy").act("vampire", "melee"))
    table = castle("vampire lich mummy", troll="on").act("vampire", "melee")
    assert reasons(table)["troll"] == ("A16.1", "The Troll is not on the map.")
    position = castle("vampire lich mummy", troll="on").at("library", "troll")
    assert reasons(position.act("vampire", "ranged"))["troll"][0] == "A16.10"
    position = castle("vampire lich mummy", troll="on").at("gallery", "troll").dark("gallery")
    assert reasons(position.act("vampire", "ranged"))["troll"][1] == "Between you and the Troll there is darkness."
    position = castle("vampire lich mummy", troll="on").at("castle_heart", "troll")
    assert reasons(position.act("vampire", "ranged"))["troll"][1] == "That takes 1 × Melee, and you have 0."


@pytest.mark.rule("A11.7")
def test_why_nothing_can_be_done_for_the_objective() -> None:
    assert "objective" not in reasons(castle("vampire lich mummy").act("vampire", "melee"))
    position = castle("vampire lich mummy", scenario="feeding_the_heart").at("castle_heart", "templar")
    assert reasons(position.act("vampire", "magic magic"))["objective"] == (
        "A31.7",
        "There is no Peasant or Hunter in the Heart zone.",
    )
    position = castle("vampire lich mummy", scenario="feeding_the_heart").at("castle_heart", "peasant")
    assert reasons(position.act("vampire", "magic"))["objective"] == (
        "A31.7",
        "That takes 2 useful results, and you have 1.",
    )
    table = castle("vampire lich mummy", scenario="breaches").act("vampire", "defence melee")
    assert reasons(table)["objective"] == ("A31.6", "There is no spawn token in your zone.")
    position = castle("vampire lich mummy", scenario="riders_from_yunfakh").at("west_passage", "vampire, templar")
    said = reasons(position.act("vampire", "magic magic magic"), "it")["objective"]
    assert said == ("A31.10", "Finché qui c'è un Eroe, non si può fare.")


@pytest.mark.rule("A11.7")
def test_only_one_seal_in_a_turn() -> None:
    position = castle("vampire lich mummy", scenario="breaches").at("west_passage", "vampire")
    table = position.act("vampire", "defence defence melee melee")
    answers(table, "objective", "pool-melee")
    assert reasons(table)["objective"] == ("A31.6", "You have put your seal of this turn already.")


@pytest.mark.rule("A13.1", "A13.3", "A13.5")
def test_why_a_summoning_cannot_be_paid() -> None:
    assert "summon" not in reasons(castle("vampire lich mummy").act("vampire", "melee"))
    bone = "the_circle_of_bone"
    table = castle("vampire lich mummy", scenario=bone).act("vampire", "melee")
    assert reasons(table)["summon"] == ("A13.1", "Summoning is done in the Summoning Room only.")
    position = castle("vampire lich mummy", scenario=bone).at("summoning_room", "lich, skeleton")
    assert reasons(position.act("lich", "torch"))["summon"] == ("A13.3", "That takes 1 useful result, and you have 0.")
    position = castle("vampire lich mummy", scenario=bone).at("summoning_room", "vampire")
    table = position.board("vampire", paid="magic").act("vampire", "melee")
    assert reasons(table, "it")["summon"] == ("A13.5", "Per questa Evocazione hai già pagato.")


@pytest.mark.rule("A22.1")
def test_why_a_minion_cannot_act() -> None:
    position = castle("vampire lich mummy").at("castle_heart", "skeleton")
    table = position.act("lich", "melee")
    answers(table, "minion-skeleton-1", "pass")
    why = reasons(table)
    assert why["minion-skeleton-1"] == ("A22.1", "It has nothing more to do in this turn.")
    assert why["minion-skeleton-2"] == ("A22.1", "It is not in play.")
    assert "minion-stiff_corpse-1" not in why


# ---------------------------------------------------------------- dice, levels, defence


@pytest.mark.rule("A4.10", "A20.5")
def test_why_dice_cannot_be_rolled_again() -> None:
    table = castle("vampire lich mummy").turn("vampire", chance="melee melee melee torch torch magic ...")
    why = reasons(table)
    assert why["torch"] == (
        "A4.10",
        "To roll torch again you need 3 of them among the dice just rolled, and you have 2.",
    )
    assert why["any"] == ("A20.5", "The Day or Night die is never rolled again.")
    assert "melee" not in why


@pytest.mark.rule("A4.4", "A9.7")
def test_why_a_result_cannot_be_thrown_away() -> None:
    table = castle("vampire lich mummy").board("vampire", reserve="magic").turn("vampire", chance="...")
    why = reasons(table)
    assert why["melee"] == ("A4.4", "There is no Melee in your Reserve.")
    assert why["torch"][0] == "A9.7"


@pytest.mark.rule("A10.8")
def test_why_a_die_does_not_pay() -> None:
    position = castle("vampire lich mummy").at("castle_heart", "peasant").board("vampire", reserve="melee")
    table = position.act("vampire", "melee magic")
    answers(table, "melee")
    assert asked(table) == "vampire pay-with"
    why = reasons(table)
    assert why["pool-magic"] == ("A10.8", "That does not pay Melee.")
    assert why["reserve-magic"] == ("A10.8", "You have no such result left.")
    position = castle("vampire lich mummy").night().board("vampire", reserve="melee")
    table = position.at("castle_heart", "peasant").act("vampire", "melee", special="any")
    answers(table, "ability-vampire-blood_feast")
    assert reasons(table)["special-any"] == ("A10.8", "You need it for the rest of the price.")


@pytest.mark.rule("A10.7", "A11.6")
def test_why_a_level_cannot_bring_something() -> None:
    position = castle("vampire lich mummy").at("castle_heart", "peasant")
    position.board("vampire", xp=4, skills="blood_feast-3 bat_form", damage=1)
    table = position.act("vampire", "melee")
    answers(table, "melee")
    why = reasons(table)
    assert why["vampire-blood_feast"] == ("A10.7", "Blood Feast is at its highest level.")
    assert why["heal-damage"][0] == "A11.6"
    assert "lich-soul_jar" not in why
    position = castle("vampire lich mummy").at("castle_heart", "peasant")
    position.board("vampire", xp=4, skills="blood_feast-3 bat_form-3 mesmerise-3", damage=1, conditions="slow")
    table = position.act("vampire", "melee")
    answers(table, "melee")
    assert reasons(table)["heal-burn"] == ("A11.6", "There is nothing of that to take off.")


@pytest.mark.rule("A8.1", "A8.2")
def test_why_a_result_does_not_help_when_one_is_hit() -> None:
    position = castle("vampire lich mummy").at("library", "vampire, peasant").board("vampire", defence="defence")
    table = position.step("villagers", chance="...")
    assert asked(table) == "vampire defend-with"
    why = reasons(table)
    assert why["vengeance"] == ("A8.1", "No Vengeance lies on your Defence slots.")
    assert why["melee"] == ("A8.2", "Only Defence and Vengeance help when you are hit.")


@pytest.mark.rule("A8.9", "A8.12", "A8.13")
def test_why_vengeance_is_in_vain_and_defence_too_late() -> None:
    position = castle("vampire lich mummy", troll="on").at("library", "mummy, troll")
    table = position.board("mummy", defence="defence vengeance").step("troll", chance="melee ...")
    assert reasons(table)["vengeance"] == ("A8.13", "Vengeance does not reach this attacker.")
    position = castle("lich succubus mummy", yunfakh="on").at("library", "mummy").at("gallery", "yunfakh-undead")
    table = position.board("mummy", defence="defence vengeance").step("villagers", chance="...")
    assert reasons(table)["vengeance"] == ("A8.9", "Vengeance does not reach this attacker.")
    position = castle("vampire lich dullahan").at("library", "dullahan, peasant")
    table = position.board("dullahan", defence="defence vengeance vengeance").step("villagers", chance="...")
    answers(table, "vengeance")
    assert reasons(table, "it")["defence"] == ("A8.12", "Prima si annuncia la Difesa, poi la Vendetta.")


@pytest.mark.rule("A12.3", "A24.10")
def test_why_an_ability_cannot_be_aimed_there() -> None:
    position = castle("vampire lich succubus mummy").board("succubus", skills="charm")
    table = position.at("castle_heart", "peasant").at("gallery", "peasant").act("succubus", "magic")
    answers(table, "ability-succubus-charm")
    why = reasons(table)
    said = "This zone is out of reach or out of sight, or there is nobody in it to be aimed at."
    assert why["library"] == why["kitchen"] == ("A24.10", said)
    assert why["summoning_room"][0] == "A2.4"
    position = castle("vampire lich succubus mummy").dead("mummy").board("lich", skills="soul_jar")
    table = position.act("lich", "defence magic")
    answers(table, "ability-lich-soul_jar")
    why = reasons(table)
    assert why["mummy"] == ("A12.3", "It is dead, and not on the map.")
    assert why["djinn"] == ("A2.5", "None of you leads this Monster.")


@pytest.mark.rule("A7.4", "A7.12")
def test_why_a_minion_or_a_summoned_monster_cannot_attack_somebody() -> None:
    position = castle("vampire lich mummy").at("gallery", "skeleton, peasant, peasant stunned, exorcist")
    table = position.act("lich", "melee")
    answers(table, "minion-skeleton-1", "attack-gallery")
    assert list(reasons(table)) == ["gallery-exorcist"]
    position = castle("vampire lich mummy", scenario="the_circle_of_bone", yunfakh="on")
    position.at("castle_heart", "summoned-huli_jing").at("gallery", "peasant, peasant stunned, yunfakh-demon")
    table = position.step("summoned-act")
    answers(table, "attack-gallery")
    assert reasons(table)["gallery-yunfakh-demon"] == ("A7.12", "From another zone nothing wounds a Yunfakh Hunter.")


@pytest.mark.rule("A7.4", "A31.7")
def test_why_somebody_cannot_be_sacrificed() -> None:
    position = castle("vampire lich mummy", scenario="feeding_the_heart")
    position.at("castle_heart", "peasant, peasant burning, hunter-demon, templar")
    table = position.act("vampire", "magic magic")
    answers(table, "objective")
    why = reasons(table)
    assert why["castle_heart-templar"] == ("A31.7", "A Hero cannot be sacrificed.")
    assert why["castle_heart-hunter-demon"][0] == "A7.4"
