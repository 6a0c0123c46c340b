"""Every word is there in both languages, and names and figures are those of the rulebook and the content."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest

from ludoteca.engine import rulebook
from ludoteca.engine.ask import Domain, Question, choose
from ludoteca.engine.flow import Event, EventKind
from ludoteca.engine.game import SetupError
from ludoteca.engine.observe import answer_text, ask_text, event_text, label, texts_of, thing, wording
from ludoteca.engine.scene import Text, resolver
from ludoteca.engine.text import LANGUAGES, Texts, problems, spoken
from ludoteca.games.village_attacks import GAME
from ludoteca.games.village_attacks.content import (
    ABILITY_COST,
    CLASS_OF,
    HEALTH,
    RESULT_NAMES,
    SPAWN_LINES,
    TYPE_NAMES,
    TYPE_OF,
)
from ludoteca.games.village_attacks.questions import (
    AFFLICTED,
    APPEARED,
    ATTACKED,
    ATTACKED_HEART,
    CHOOSE_MONSTER,
    DEED_NEXT,
    DEFENDED,
    DIAL_MOVED,
    EVENT_CAME,
    FIGHTER_ATTACKED,
    FLIP,
    GAINED,
    GAME_LOST,
    GAME_WON,
    GROW,
    HURT,
    KILLED,
    LEARNT,
    MELEE_AT,
    MINION_TAKES,
    MORALE_FELL,
    NIGHT_FELL,
    PAID_SUMMONING,
    PUSHED,
    REROLL,
    ROLLED,
    SEALED,
    SPAWN_CLOSED,
    SPECIAL_ROLLED,
    START_ABILITY,
    TROLL_LEFT,
    TROLL_ROLLED,
    VILLAGER_ATTACKED,
    VILLAGER_MOVED,
    VILLAGER_STUNNED,
    WHAT_NEXT,
    WOUNDED,
)
from ludoteca.games.village_attacks.words import (
    ABILITY,
    ACT,
    BYSTANDER,
    CAUSE,
    CONDITION,
    DAYTIME,
    DEED,
    ENDING,
    EVENT,
    FACE,
    FIGHTER,
    GROWTH,
    HERO_CARD,
    KIN,
    LEAVER,
    MONSTER,
    RESULT,
    ROLE,
    SCENARIO,
    SPAWN,
    SUMMON,
    TARGET,
    TRAP,
    ZONE,
)

TEXTS = texts_of(GAME)
STRICT = Texts.of(GAME.folder, strict=True)
BOOK = rulebook.load(GAME.folder)
CLASSES = {"en": ["Guardian", "Decimator", "Support"], "it": ["Guardiano", "Decimatore", "Supporto"]}
CARDS = ((TRAP, "A27"), (EVENT, "A28"), (HERO_CARD, "A29"), (SUMMON, "A30"))


def say(lang: str, text: Text) -> str:
    return resolver(lambda key, **args: STRICT.t(lang, key, **args))(text)


def told(lang: str, kind: EventKind, *values: int) -> str:
    return say(lang, event_text(Event(kind, values, 1, 0)))


def option(lang: str, question: Question, name: str) -> str:
    return say(lang, label(GAME, question, question.domain.value(name)))


def somebody(name: str) -> int:
    return TARGET.value(name)


# ---------------------------------------------------------------- everything has its words


def test_the_texts_are_sound() -> None:
    assert [fault for fault in problems(TEXTS) if fault.startswith("village_attacks/")] == []


def domains() -> Sequence[Domain]:
    """Every domain of a question, an event or a role."""
    found = [question.domain for question in GAME.questions]
    found += [domain for question in GAME.questions for _, domain in question.about]
    found += [domain for kind in GAME.events for _, domain in kind.words]
    return list({domain.id: domain for domain in [*found, ROLE]}.values())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("domain", domains(), ids=[domain.id for domain in domains()])
def test_every_value_can_be_said_and_no_two_are_alike(domain: Domain, lang: str) -> None:
    said = [say(lang, thing(domain, value)) for value in range(len(domain.names))]
    assert all(said)
    if domain not in (LEAVER, BYSTANDER):  # where somebody goes, nobody asks whether they burn
        assert len(set(said)) == len(said)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_event_and_choice_has_its_words(lang: str) -> None:
    for question in GAME.questions:
        assert TEXTS.arguments(lang, f"ask-{question.id}") == {name for name, _ in question.about}
        needed = TEXTS.arguments(lang, f"ask-{question.id}.told")
        assert needed <= {name for name, _ in question.about} | {"answer"}
    for kind in GAME.events:
        assert TEXTS.arguments(lang, f"event-{kind.id}") == {name for name, _ in kind.words}
    keys = ["title", "blurb", "material", *[f"ask-{question.id}" for question in GAME.questions]]
    keys += [f"event-{kind.id}" for kind in GAME.events]
    keys += [key for o in GAME.options for key in (f"option-{o.id}", *(f"option-{o.id}.{value}" for value in o.values))]
    assert [key for key in keys if not TEXTS.has(lang, key)] == []


# ---------------------------------------------------------------- names and figures


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_speak_the_words_of_the_rulebook(lang: str) -> None:
    for domain, chapter in CARDS:
        for number, name in enumerate(domain.names, 1):
            rule = BOOK.rule(lang, f"{chapter}.{number}")
            assert TEXTS.t(lang, f"{domain.id}-{name}") == rule.title
            assert TEXTS.t(lang, f"{domain.id}-{name}.text") == " ".join(rule.text.split())
            assert TEXTS.t(lang, f"{domain.id}-{name}.rule") == rule.id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_monsters_abilities_and_scenarios_have_the_names_of_the_rulebook(lang: str) -> None:
    for domain, chapter in ((MONSTER, "A30"), (ABILITY, "A26"), (SCENARIO, "A31")):
        names = [TEXTS.t(lang, f"{domain.id}-{name}") for name in domain.names]
        assert names == [BOOK.rule(lang, f"{chapter}.{n}").title for n in range(1, len(names) + 1)]
    for name in MONSTER.names:
        assert TEXTS.t(lang, f"role-{name}") == TEXTS.t(lang, f"fighter-{name}") == TEXTS.t(lang, f"monster-{name}")
    for name in SCENARIO.names:
        assert TEXTS.t(lang, f"option-scenario.{name}") == TEXTS.t(lang, f"scenario-{name}")


def test_rules_named_in_texts_are_in_the_rulebook() -> None:
    named = [key for key in TEXTS.keys("en") if key.endswith(".rule")]
    assert len(named) > 120
    for key in named:
        assert TEXTS.t("en", key) == TEXTS.t("it", key)
        assert TEXTS.t("en", key) in BOOK.ids()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_monster_is_introduced_with_type_class_and_health(lang: str) -> None:
    for number, name in enumerate(MONSTER.names):
        text = TEXTS.t(lang, f"monster-{name}.text")
        words = [TEXTS.t(lang, f"type-{TYPE_NAMES[TYPE_OF[number]]}"), CLASSES[lang][CLASS_OF[number]]]
        words = words if lang == "en" else words[::-1]
        assert text.startswith(" ".join(words) + ", ")
        assert re.findall(r"\d+", text) == [str(HEALTH[number])]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_ability_says_what_it_costs(lang: str) -> None:
    anything = {"en": "any", "it": "qualsiasi"}[lang]
    results = [anything if name == "any" else TEXTS.t(lang, f"result-{name}") for name in RESULT_NAMES]
    for number, name in enumerate(ABILITY.names):
        costs = [" + ".join(results[result] for result in cost) for cost in ABILITY_COST[number]]
        said = TEXTS.t(lang, f"ability-{name}.text").partition(":")[0]
        if len(set(costs)) == 1:
            assert said == costs[0]
        else:
            assert said.startswith(costs[0])
            assert costs[1] in said.partition("2 ")[2]


def at_level(text: str, level: int) -> list[int]:
    """The figures of an ability's text that hold at a level: of 1/2/3 one, and none of a part that comes later."""
    found: list[int] = []
    for part in text.partition(":")[2].split(";"):
        begins = re.search(r"(at|from|al|dal) (?:level|livello) (\d)", part)
        if begins:
            only = begins.group(1) in ("at", "al")
            if level < int(begins.group(2)) or (only and level > int(begins.group(2))):
                continue
        here = part.replace(begins.group(0), "") if begins else part
        chosen = re.sub(r"(\w+)/(\w+)/(\w+)", lambda match: match.group(level), here)
        figures = [int(figure) for figure in re.findall(r"\d+", chosen)]
        found += figures if 0 not in figures else []
    return sorted(found)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_ability_has_the_figures_of_the_rulebook_at_every_level(lang: str) -> None:
    otherwise = ("mummy-curse_of_sand", "gargoyle-rubble")  # they say where in another way
    for number, name in enumerate(ABILITY.names, 1):
        levels = re.findall(r"^- \w+ \d \([^)]*\): (.*)\.$", BOOK.rule(lang, f"A26.{number}").text, re.MULTILINE)
        assert len(levels) == 3
        for level, rule in enumerate(levels, 1):
            if name not in otherwise:
                figures = sorted(int(figure) for figure in re.findall(r"\d+", rule))
                assert at_level(TEXTS.t(lang, f"ability-{name}.text"), level) == figures, (name, level)


def test_a_spawn_card_says_who_comes_at_each_rank() -> None:
    for number, name in enumerate(SPAWN.names):
        text = TEXTS.t("en", f"spawn-{name}.text")
        lines = [[0, 0, 0], [0, 0, 0], [0, 0, 0]]
        for figures, kind in re.findall(r"([\d/]+) (Peasant|Hunter|Hero)", text):
            counts = figures.split("/") if "/" in figures else [figures] * 3
            for rank, count in enumerate(counts):
                lines[rank][["Peasant", "Hunter", "Hero"].index(kind)] = int(count)
        assert [tuple(line) for line in lines] == [line[:3] for line in SPAWN_LINES[number]]
        assert ("another card" in text) == any(line[3] for line in SPAWN_LINES[number])


# ---------------------------------------------------------------- options


def test_an_option_names_its_own_rule() -> None:
    own = {
        "move": "A6.1",
        "melee": "A7.1",
        "torch": "A5.1",
        "end": "A11.13",
        "defend-vengeance": "A8.1",
        "store-magic": "A9.1",
        "minion-skeleton-2": "A22.1",
        "trap-poison_gas": "A27.12",
        "ability-djinn-wish": "A26.28",
    }
    assert {name: wording(GAME, WHAT_NEXT, ACT.value(name)).rule for name in own} == own
    assert wording(GAME, GROW, GROWTH.value("lich-soul_jar")).rule == "A26.6"
    assert wording(GAME, GROW, GROWTH.value("heal-burn")).rule == "A11.6"
    assert wording(GAME, START_ABILITY, 0).rule == "A26.1"
    assert wording(GAME, MELEE_AT, somebody("crypt-templar")).rule == "A29.9"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_newcomer_must_choose_from_is_described(lang: str) -> None:
    for question in (CHOOSE_MONSTER, START_ABILITY):
        said = [wording(GAME, question, value).about for value in range(len(question.domain.names))]
        assert all(text is not None and len(say(lang, text)) > 20 for text in said)
    assert [name for name in ACT.names if wording(GAME, WHAT_NEXT, ACT.value(name)).about is None] == []


def test_the_acts_of_a_turn() -> None:
    names = ["move", "ranged", "defend-defence", "store-magic", "minion-stiff_corpse-1", "trap-tar_floor"]
    assert [option("en", WHAT_NEXT, name) for name in [*names, "ability-vampire-bat_form"]] == [
        "Move",
        "Ranged attack",
        "Ready Defence",
        "Put Magic into the Reserve",
        "Stiff Corpse 1 acts",
        "Lay a Trap here: Tar Floor",
        "Ability: Bat Form",
    ]
    assert [option("it", WHAT_NEXT, name) for name in [*names, "ability-vampire-bat_form"]] == [
        "Muovi",
        "Attacca a Distanza",
        "Prepara Difesa",
        "Metti Magia nella Riserva",
        "Cadavere Rigido 1 agisce",
        "Colloca qui una Trappola: Pavimento di Pece",
        "Capacità: Forma di Pipistrello",
    ]


def test_a_villager_is_called_by_kind_type_state_and_place() -> None:
    names = [
        "armoury-peasant",
        "armoury-hunter-arcane-stunned",
        "crypt-yunfakh-veteran-burning",
        "throne_room-silver_huntress-stunned-burning",
    ]
    assert [option("it", MELEE_AT, name) for name in names] == [
        "Popolano in Armeria",
        "Cacciatore Arcano Stordito in Armeria",
        "Cacciatore Yunfakh Veterano in fiamme nella Cripta",
        "Cacciatrice d'Argento a terra e in fiamme nella Sala del Trono",
    ]
    assert [option("en", MELEE_AT, name) for name in names] == [
        "Peasant in the Armoury",
        "Arcane Hunter, stunned, in the Armoury",
        "Veteran Yunfakh Hunter, burning, in the Crypt",
        "Silver Huntress, stunned and burning, in the Throne Room",
    ]


def test_what_a_minion_or_a_summoned_monster_does_next() -> None:
    names = ["special", "move-armoury", "attack-crypt"]
    assert [option("en", DEED_NEXT, name) for name in names] == [
        "Use the special",
        "Go to the Armoury",
        "Attack in the Crypt",
    ]
    assert [option("it", DEED_NEXT, name) for name in names] == [
        "Usa la dote speciale",
        "Va all'Armeria",
        "Attacca nella Cripta",
    ]
    assert len(DEED.names) == len({option("it", DEED_NEXT, name) for name in DEED.names})


# ---------------------------------------------------------------- the chronicle


def test_articles_follow_the_monster() -> None:
    peasant = somebody("crypt-peasant")
    said = [told("it", FIGHTER_ATTACKED, fighter, peasant) for fighter in range(len(FIGHTER.names))]
    feminine = ("succubus", "banshee", "mummy", "huli_jing")
    for fighter, sentence in zip(FIGHTER.names, said, strict=True):
        article = "La " if fighter.endswith(feminine) else "Lo " if fighter.startswith("skeleton") else "Il "
        assert sentence == f"{article}{TEXTS.t('it', f'fighter-{fighter}')} attacca un Popolano nella Cripta."
    assert told("en", ATTACKED, MONSTER.value("huli_jing"), peasant) == "The Huli Jing attacks a Peasant in the Crypt."


def test_articles_follow_the_villager() -> None:
    names = ["hunter-undead", "hunter-demon", "yunfakh-arcane-stunned", "alchemist", "silver_huntress", "templar"]
    villagers = [somebody(f"library-{name}") for name in names]
    assert [told("en", KILLED, villager) for villager in villagers] == [
        "Death takes an Undead Hunter in the Library.",
        "Death takes a Demon Hunter in the Library.",
        "Death takes a stunned Arcane Yunfakh Hunter in the Library.",
        "Death takes the Alchemist in the Library.",
        "Death takes the Silver Huntress in the Library.",
        "Death takes the Templar in the Library.",
    ]
    assert [told("it", KILLED, villager) for villager in villagers] == [
        "Muore un Cacciatore Non Morto in Biblioteca.",
        "Muore un Cacciatore Demone in Biblioteca.",
        "Muore un Cacciatore Yunfakh Arcano Stordito in Biblioteca.",
        "Muore l'Alchimista in Biblioteca.",
        "Muore la Cacciatrice d'Argento in Biblioteca.",
        "Muore il Templare in Biblioteca.",
    ]


def test_villagers_that_are_counted_have_no_article() -> None:
    library = ZONE.value("library")
    names = ["peasant", "hunter-undead", "yunfakh-veteran", "alchemist"]
    assert [told("en", APPEARED, KIN.value(name), library) for name in names] == [
        "New in the Library: Peasant.",
        "New in the Library: Undead Hunter.",
        "New in the Library: Veteran Yunfakh Hunter.",
        "New in the Library: Alchemist.",
    ]
    assert told("it", APPEARED, KIN.value("silver_huntress"), library) == "Arrivi in Biblioteca: Cacciatrice d'Argento."
    burning = somebody("library-hunter-arcane-burning")
    assert told("it", VILLAGER_STUNNED, burning) == "A terra, Stordimento: Cacciatore Arcano in Biblioteca."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_can_be_gathered_is_the_end_of_its_sentence(lang: str) -> None:
    gathered = 0
    for kind in GAME.events:
        event = event_text(Event(kind, tuple([0] * len(kind.words)), 1, 0))
        if TEXTS.has(lang, f"{event.key}.each"):
            gathered += 1
            assert say(lang, event).endswith(f": {say(lang, Text(f'{event.key}.each', event.args))}.")
    assert gathered >= 10


def test_prepositions_follow_the_zone() -> None:
    ways = {
        "castle_heart": "dalla zona del Cuore alla zona del Cuore",
        "great_hall": "dal Salone al Salone",
        "library": "dalla Biblioteca alla Biblioteca",
        "chapel": "dalla Cappella alla Cappella",
        "throne_room": "dalla Sala del Trono alla Sala del Trono",
        "kitchen": "dalla Cucina alla Cucina",
        "armoury": "dall'Armeria all'Armeria",
        "crypt": "dalla Cripta alla Cripta",
        "laboratory": "dal Laboratorio al Laboratorio",
        "gallery": "dalla Galleria alla Galleria",
        "west_passage": "dal Passaggio Ovest al Passaggio Ovest",
        "east_passage": "dal Passaggio Est al Passaggio Est",
        "south_passage": "dal Passaggio Sud al Passaggio Sud",
        "north_passage": "dal Passaggio Nord al Passaggio Nord",
        "gatehouse_passage": "dal Passaggio del Portone al Passaggio del Portone",
        "postern_passage": "dal Passaggio della Pusterla al Passaggio della Pusterla",
        "summoning_room": "dalla Stanza di Evocazione alla Stanza di Evocazione",
    }
    assert list(ways) == ZONE.names
    for zone, way in ways.items():
        moved = told("it", VILLAGER_MOVED, somebody(f"{zone}-peasant"), ZONE.value(zone))
        away, to = way.split(" a", 1)
        assert moved == f"In marcia fino a{to}: Popolano {away}."
    pushed = told("en", PUSHED, somebody("crypt-hunter-arcane-stunned"), ZONE.value("gallery"))
    assert pushed == "Pushed on to the Gallery: Arcane Hunter from the Crypt."
    assert told("it", TROLL_LEFT, ZONE.value("chapel")) == "Il Troll lascia il castello dalla Cappella."


def test_numbers_in_a_sentence() -> None:
    werewolf, melee = MONSTER.value("werewolf"), RESULT.value("melee")
    assert told("en", ROLLED, werewolf, melee, 1) == "The Werewolf rolls: Melee."
    assert told("it", ROLLED, werewolf, melee, 3) == "Il Lupo Mannaro lancia: 3 × Mischia."
    special = told("it", SPECIAL_ROLLED, werewolf, DAYTIME.value("night"), melee)
    assert special == "Il Lupo Mannaro lancia il dado Notte: Mischia."
    assert told("it", MORALE_FELL, 1, 1) == "Il villaggio perde 1 di Morale: ne resta 1."
    assert told("it", MORALE_FELL, 2, 33) == "Il villaggio perde 2 di Morale: ne restano 33."
    assert told("en", GAINED, werewolf, 1, 4) == "The Werewolf gains 1 experience, 4 short of the next level."
    assert told("en", GAINED, werewolf, 2, 0) == "The Werewolf gains 2 experience."
    assert told("it", GAINED, werewolf, 2, 1).endswith("guadagna 2 punti Esperienza, e ne manca 1 al prossimo livello.")
    assert told("it", PAID_SUMMONING, werewolf, melee, 1, 3).endswith("ha pagato 1 Mostro su 3.")
    assert told("en", DIAL_MOVED, 8, 12) == "The event dial stands at 8; the next event comes at 12."
    assert told("en", WOUNDED, somebody("crypt-templar"), 2) == "2 damage to the Templar in the Crypt."
    crypt = ZONE.value("crypt")
    assert told("it", SEALED, werewolf, crypt, 1).endswith("sulla breccia nella Cripta: ne manca 1.")
    assert told("en", SEALED, werewolf, crypt, 0).endswith("the breach in the Crypt: that closes it.")


def test_damage_says_what_it_comes_from_and_what_is_left() -> None:
    lich, blow, fire, day = MONSTER.value("lich"), *[CAUSE.value(name) for name in ("blow", "fire", "daylight")]
    assert [told("en", HURT, lich, 1, 4, cause) for cause in (blow, fire, day)] == [
        "The Lich takes 1 damage: 4 health left.",
        "The Lich takes 1 damage from the fire: 4 health left.",
        "The Lich takes 1 damage in the light of day: 4 health left.",
    ]
    assert told("en", HURT, lich, 5, 0, blow) == "The Lich takes 5 damage."
    assert [told("it", HURT, lich, 2, 3, cause) for cause in (blow, fire, day)] == [
        "Il Lich subisce 2 danni: Salute rimasta 3.",
        "Il Lich subisce 2 danni dal fuoco: Salute rimasta 3.",
        "Il Lich subisce 2 danni alla luce del giorno: Salute rimasta 3.",
    ]
    peasant = somebody("castle_heart-peasant")
    struck = told("it", ATTACKED_HEART, peasant, 7)
    assert struck == "Colpisce il Cuore un Popolano nella zona del Cuore; Salute rimasta: 7."


def test_what_a_defence_comes_to() -> None:
    mummy, defence, vengeance = MONSTER.value("mummy"), RESULT.value("defence"), RESULT.value("vengeance")
    assert told("en", DEFENDED, mummy, defence, 0) == "The Mummy answers with Defence: nothing gets through."
    assert told("en", DEFENDED, mummy, defence, 1) == "The Mummy answers with Defence: 1 damage still gets through."
    assert told("it", DEFENDED, mummy, defence, 2) == "La Mummia risponde con Difesa: passano ancora 2 danni."
    assert told("it", DEFENDED, mummy, vengeance, 1) == "La Mummia risponde con Vendetta."


def test_the_end_says_why() -> None:
    scenario = SCENARIO.value("breaches")
    won = told("en", GAME_WON, scenario, ENDING.value("seal"))
    assert won == "“Breaches”: every breach is sealed. The castle stands: you have won!"
    lost = told("it", GAME_LOST, scenario, ENDING.value("heart"))
    assert lost == "«Brecce»: il Cuore si è fermato. Il castello è caduto: avete perso."


def test_who_closes_a_spawn_point() -> None:
    said = told("en", SPAWN_CLOSED, MONSTER.value("lich"), ZONE.value("chapel"))
    assert said == "The Lich closes the spawn point in the Chapel: nobody will appear there any more."


def test_an_attack_of_a_villager() -> None:
    hunter, mummy = somebody("crypt-hunter-undead"), FIGHTER.value("mummy")
    said = told("en", VILLAGER_ATTACKED, hunter, mummy, 2)
    assert said == "The Mummy is attacked by an Undead Hunter in the Crypt: 2 damage."
    said = told("it", VILLAGER_ATTACKED, hunter, mummy, 2)
    assert said == "La Mummia è sotto attacco: un Cacciatore Non Morto nella Cripta colpisce per 2 danni."
    assert told("it", KILLED, hunter) == "Muore un Cacciatore Non Morto nella Cripta."


def test_sentences_that_depend_on_what_came() -> None:
    assert told("en", NIGHT_FELL, DAYTIME.value("day")).startswith("Day breaks: kills bring no experience, ")
    assert told("en", NIGHT_FELL, DAYTIME.value("night")) == "Night falls: each kill brings 1 experience more."
    assert told("it", NIGHT_FELL, DAYTIME.value("day")).startswith("Si fa giorno: ")
    assert told("it", NIGHT_FELL, DAYTIME.value("night")).startswith("Cala la notte: ")
    faces = [told("it", TROLL_ROLLED, face).partition(": ")[2] for face in range(len(FACE.names))]
    strikes, tramples, stuns = (
        "colpisce ogni Mostro nella sua zona.",
        "colpisce ogni abitante nella sua zona.",
        "stordisce chi è nella sua zona.",
    )
    assert faces == [strikes, strikes, tramples, stuns, stuns, tramples]
    lich, jar = MONSTER.value("lich"), ABILITY.value("lich-soul_jar")
    assert told("en", LEARNT, lich, jar, 1) == "The Lich learns Soul Jar."
    assert told("en", LEARNT, lich, jar, 2) == "The Lich raises Soul Jar to level 2."
    assert told("en", AFFLICTED, lich, CONDITION.value("slow")) == "The Lich receives Slow."
    assert told("it", AFFLICTED, lich, CONDITION.value("stun")) == "Il Lich finisce a terra: Stordimento."
    came = told("en", EVENT_CAME, EVENT.value("cracked_bells"))
    assert came == "The village has a plan: “Cracked Bells”. Single. Each Monster receives Sunder."


def test_questions_speak_of_what_they_are_about() -> None:
    ask = choose(0, MINION_TAKES, [-1], (MONSTER.value("lich"), 2))
    assert say("en", ask_text(ask)) == "2 damage for your Monster: does a minion take it instead?"
    assert say("it", ask_text(ask)) == "In arrivo 2 danni per il tuo Mostro: se ne fa carico un Servitore?"
    assert say("en", ask_text(choose(0, CHOOSE_MONSTER, [0], (2, 3)))) == "Which Monster do you lead? (2 of 3)"
    assert [option("it", REROLL, name) for name in ("magic", "torch")] == [
        "Rilancia tutti i dadi con Magia",
        "Rilancia tutti i dadi con torcia",
    ]
    flip = choose(0, FLIP, [0, 1], (ZONE.value("kitchen"),))
    text = answer_text(GAME, flip, 1)
    assert text is not None
    assert say("it", text) == "Sfortuna in Cucina: la moneta dà croce."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_table_that_cannot_be_set_says_why(lang: str) -> None:
    said = []
    for options in (
        {"scenario": "breaches", "summoning": "on"},
        {"scenario": "the_circle_of_bone", "summoning": "off"},
        {"scenario": "torches_at_the_gate", "troll": "on"},
        {"scenario": "torches_at_the_gate", "yunfakh": "on"},
    ):
        with pytest.raises(SetupError) as refused:
            GAME.setup(3, options)
        said.append(spoken(STRICT, lang, refused.value))
        assert TEXTS.t(lang, f"scenario-{options['scenario']}") in said[-1]
    assert len(set(said)) == 4
