"""Every word is there in both languages, names are those of the rulebook, and reasons name the right rule."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest

from ludoteca.engine import rulebook
from ludoteca.engine.ask import Domain, Question, choose
from ludoteca.engine.flow import Event, EventKind
from ludoteca.engine.game import SetupError
from ludoteca.engine.observe import answer_text, event_text, label, observe, texts_of, thing, wording
from ludoteca.engine.scene import Text, resolver
from ludoteca.engine.table import Table
from ludoteca.engine.text import LANGUAGES, Texts, problems, spoken
from ludoteca.games.wroth import GAME
from ludoteca.games.wroth.content import ABILITY_COST, COST, ELITE_FACTION, SCENARIOS
from ludoteca.games.wroth.refusals import ABILITY_RULES, ELITE_RULES, FEAT_RULES
from ludoteca.games.wroth.words import (
    ABILITY,
    ACT,
    AI_ACTED,
    AI_USED_OMNI,
    ATTACKED,
    BATTLE,
    CHAOS,
    CHAOS_CAME,
    CHAOS_EFFECT,
    CHOOSE_FACTION,
    CHOOSE_FEAT,
    CORRA_STOLEN,
    DAMAGE,
    DRAFT,
    ELITE,
    ELITE_DEPLOYED,
    ELITE_OF_UNIT,
    FACTION,
    FEAT,
    HUMANS_SCORED,
    KODA,
    LEAVER,
    MOVED,
    NONE,
    PASSED_TOKEN,
    RAM_ORDER,
    REGION,
    RUNEN,
    SCENARIO,
    SCORED,
    STACK,
    STRIKE,
    TOKEN,
    TOOK_DIE,
    TURN_TO,
    WHAT_NEXT,
    stack_faction,
    stack_unit,
)
from tests.games.wroth.positions import answers, asked, wroth

TEXTS = texts_of(GAME)
STRICT = Texts.of(GAME.folder, strict=True)
BOOK = rulebook.load(GAME.folder)


def say(lang: str, text: Text) -> str:
    return resolver(lambda key, **args: STRICT.t(lang, key, **args))(text)


def told(lang: str, kind: EventKind, *values: int) -> str:
    return say(lang, event_text(Event(kind, values, 1, 0)))


def option(lang: str, question: Question, name: str) -> str:
    return say(lang, label(GAME, question, question.domain.value(name)))


def reasons(table: Table, lang: str = "en") -> dict[str, tuple[str, str]]:
    """What the asked seat is told about what it cannot choose: rule and reason by name."""
    seat, _ = table.asked()[0]
    return {view.name: (view.rule, say(lang, view.reason)) for view in observe(table, seat).refused}


# ---------------------------------------------------------------- everything has its words


def test_the_texts_are_sound() -> None:
    assert [fault for fault in problems(TEXTS) if fault.startswith("wroth/")] == []


def domains() -> Sequence[Domain]:
    """Every domain of a question, an event or a role."""
    found = [question.domain for question in GAME.questions]
    found += [domain for question in GAME.questions for _, domain in question.about]
    found += [domain for kind in GAME.events for _, domain in kind.words]
    assert GAME.roles is not None
    return list({domain.id: domain for domain in [*found, GAME.roles]}.values())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("domain", domains(), ids=[domain.id for domain in domains()])
def test_every_value_can_be_said_and_no_two_are_alike(domain: Domain, lang: str) -> None:
    values = [value for value in range(len(domain.names)) if domain not in (STACK, LEAVER) or can_be(value)]
    said = [say(lang, thing(domain, value)) for value in values]
    assert all(said)
    alike = {TOKEN: 1, CHAOS_EFFECT: 4}.get(domain, 0)  # two tokens and some effects of a scenario are equal
    assert len(set(said)) == len(said) - alike


def can_be(stack: int) -> bool:
    """A faction has no elites of others."""
    elite = ELITE_OF_UNIT[stack_unit(stack)]
    return elite == NONE or ELITE_FACTION[elite] == stack_faction(stack)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_event_and_choice_has_its_words(lang: str) -> None:
    for question in GAME.questions:
        assert TEXTS.arguments(lang, f"ask-{question.id}") <= {name for name, _ in question.about}
    for kind in GAME.events:
        assert TEXTS.arguments(lang, f"event-{kind.id}") == {name for name, _ in kind.words}
    keys = ["title", "blurb", *[f"ask-{question.id}" for question in GAME.questions]]
    keys += [f"event-{kind.id}" for kind in GAME.events]
    keys += [key for o in GAME.options for key in (f"option-{o.id}", *(f"option-{o.id}.{value}" for value in o.values))]
    assert [key for key in keys if not TEXTS.has(lang, key)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_things_have_the_names_of_the_rulebook(lang: str) -> None:
    for domain, rules in ((ELITE, ELITE_RULES), (FEAT, FEAT_RULES), (ABILITY, ABILITY_RULES)):
        names = [TEXTS.t(lang, f"{domain.id}-{name}") for name in domain.names]
        assert names == [BOOK.rule(lang, rule).title for rule in rules]
    scenarios = [TEXTS.t(lang, f"scenario-{name}") for name in SCENARIO.names]
    assert scenarios == [BOOK.rule(lang, f"W15.{n + 1}").title for n in range(len(scenarios))]


def test_an_option_names_its_own_rule() -> None:
    for domain, act, rules in (
        (ELITE, "buy", ELITE_RULES),
        (ABILITY, "use", ABILITY_RULES),
        (FEAT, "feat", FEAT_RULES),
    ):
        values = [ACT.value(f"{act}-{name}") for name in domain.names]
        assert [wording(GAME, WHAT_NEXT, value).rule for value in values] == list(rules)
    own = {name: wording(GAME, WHAT_NEXT, ACT.value(name)).rule for name in ("mine", "discard-mine", "exodus", "end")}
    assert own == {"mine": "W5.6", "discard-mine": "W5.2", "exodus": "W5.17", "end": WHAT_NEXT.rule}
    named = [key for key in TEXTS.keys("en") if key.endswith(".rule")]
    assert len(named) > 60
    for key in named:
        assert TEXTS.t("en", key) == TEXTS.t("it", key)
        assert TEXTS.t("en", key) in BOOK.ids()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_newcomer_must_choose_from_is_described(lang: str) -> None:
    for question in (CHOOSE_FACTION, CHOOSE_FEAT, DRAFT):
        said = [wording(GAME, question, value).about for value in range(len(question.domain.names))]
        assert all(text is not None and len(say(lang, text)) > 20 for text in said)
    for act in ("exodus", "omniscient", "discard-mine", "buy-karn", "use-informants", "feat-camouflage"):
        assert wording(GAME, WHAT_NEXT, ACT.value(act)).about is not None
    assert wording(GAME, WHAT_NEXT, ACT.value("end")).about is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_chaos_is_told_in_the_words_of_the_rulebook(lang: str) -> None:
    for scenario, name in enumerate(SCENARIO.names):
        rule = BOOK.rule(lang, f"W15.{scenario + 1}")
        effects = re.findall(r"^- \d(?: \(\d\+\))?: (.*)\.$", rule.text, re.MULTILINE)
        keys = [f"chaos-effect-{name}-{face}" for face in CHAOS.names]
        assert [TEXTS.t(lang, key) for key in keys] == [f"{effect} ({rule.id})" for effect in effects]
    effect = CHAOS_EFFECT.value("runen_show_of_strength-1")
    assert told("en", CHAOS_CAME, 0, 0, effect) == "Chaos 1 (Show of Strength): deploy a Ram (W15.1)."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_answer_is_told_with_what_the_question_is_about(lang: str) -> None:
    for question in GAME.questions:
        needed = TEXTS.arguments(lang, f"ask-{question.id}.told")
        assert needed <= {name for name, _ in question.about} | {"answer"}


def test_an_answer_is_a_sentence_or_left_to_the_event() -> None:
    ask = choose(0, TURN_TO, [0, 1], (BATTLE,))
    text = answer_text(GAME, ask, 0)
    assert text is not None
    assert say("en", text) == "turns Battle to Mine"
    assert say("it", text) == "gira Battaglia su Estrazione"
    silent = answer_text(GAME, choose(0, DRAFT, [0, 1]), 0)
    assert silent is not None
    assert say("en", silent) == ""
    assert answer_text(GAME, choose(0, RAM_ORDER, [0]), 0) is None


def test_points_are_told_with_their_parts() -> None:
    said = told("en", SCORED, KODA, 5, 1, 3, 1, 1)
    assert said == "The Koda score 5 VP in Saltmarch (token 3, domination 1, icons 1)."
    said = told("it", HUMANS_SCORED, 4, 1, 3, 1, 0)
    assert said == "Le persone ottengono 4 PV nella Palude Salsa (gettone 3, dominio 1, icone 0)."


def test_what_the_machine_does_is_told_with_its_rule() -> None:
    said = told("en", AI_ACTED, RUNEN, BATTLE)
    assert said.startswith("The Runen act: Battle, twice an attack for 1 damage")
    assert "(W12.7)" in said
    assert "(W12.10)" in told("it", AI_USED_OMNI, RUNEN, STRIKE)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_scenario_says_how_many_points_win(lang: str) -> None:
    for scenario in SCENARIOS:
        text = TEXTS.t(lang, f"scenario-{scenario.id}.text")
        goals = {mission.goal(n) for mission in scenario.mission if mission.type == "vp" for n in range(1, 5)}
        assert goals <= {int(figure) for figure in re.findall(r"\d+", text)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_prices_in_labels_are_those_of_the_content(lang: str) -> None:
    for number, elite in enumerate(ELITE.names):
        assert f" {COST[number]} " in option(lang, WHAT_NEXT, f"buy-{elite}")
    for number, ability in enumerate(ABILITY.names):
        assert f" {ABILITY_COST[number]} " in option(lang, WHAT_NEXT, f"use-{ability}")


# ---------------------------------------------------------------- labels made of parts


def test_a_stack_is_called_by_what_it_is_and_where_it_stands() -> None:
    assert option("en", DAMAGE, "koda-1-regular") == "Runt in Saltmarch"
    assert option("it", DAMAGE, "koda-1-regular") == "Cucciolo nella Palude Salsa"
    assert option("en", DAMAGE, "runen-5-ram-2") == "Ram (vitality 2) on the West Table"
    assert option("it", DAMAGE, "runen-5-ram-2") == "Ariete (vitalità 2) nel Tavoliere Ovest"


def test_the_acts_of_a_turn() -> None:
    names = ["battle", "discard-mine", "exodus", "buy-elagynt", "use-parasite", "feat-den_mothers", "end"]
    assert [option("en", WHAT_NEXT, name) for name in names] == [
        "Battle",
        "Discard Mine",
        "Exodus",
        "Buy an Elagynt for 3 Corra",
        "Parasite for 2 Corra",
        "Feat: Den Mothers",
        "End the turn",
    ]
    assert [option("it", WHAT_NEXT, name) for name in ("discard-mine", "buy-stoic", "buy-hag", "buy-ram")] == [
        "Scarta Estrazione",
        "Acquista uno Stoico per 2 Corra",
        f"Acquista una Megera per {COST[ELITE.value('hag')]} Corra",
        f"Acquista un Ariete per {COST[ELITE.value('ram')]} Corra",
    ]
    assert len(ACT.names) == len({option("en", WHAT_NEXT, name) for name in ACT.names})


# ---------------------------------------------------------------- the chronicle


def test_a_battle_in_both_languages() -> None:
    position = wroth("koda runen").units("koda", 5, regulars=2).units("runen", 5, regulars=1).dice("koda", "battle")
    table = position.turn("koda")
    seen = len(table.events)
    answers(table, "battle")
    new = table.events[seen:]
    assert [say("en", event_text(event)) for event in new] == [
        "The Koda attack the Runen on the West Table for 1 damage.",
        "The Runen lose a regular on the West Table.",
    ]
    assert [say("it", event_text(event)) for event in new] == [
        "I Koda attaccano i Runen nel Tavoliere Ovest: 1 danno.",
        "I Runen perdono un'unità regolare nel Tavoliere Ovest.",
    ]


def test_articles_and_verbs_follow_the_faction() -> None:
    factions = range(len(FACTION.names))
    assert [told("it", TOOK_DIE, faction, 3).split(" un dado")[0] for faction in factions] == [
        "Gli Aldan prendono",
        "I Koda prendono",
        "I Runen prendono",
        "La Gilda prende",
        "Gli Ooglan prendono",
        "I Paldeyn prendono",
        "I Venna prendono",
    ]
    assert [told("it", CORRA_STOLEN, KODA, 1, faction).split("1 Corra ")[1] for faction in factions] == [
        "agli Aldan.",
        "ai Koda.",
        "ai Runen.",
        "alla Gilda.",
        "agli Ooglan.",
        "ai Paldeyn.",
        "ai Venna.",
    ]
    assert told("en", ATTACKED, 3, 8, 4, 2) == "The Guild attacks the Ooglan on the Crown for 2 damage."
    assert told("it", ATTACKED, 3, 8, 4, 2) == "La Gilda attacca gli Ooglan sulla Corona: 2 danni."
    assert told("it", PASSED_TOKEN, 3) == "Il gettone primo giocatore passa alla Gilda."


def test_articles_follow_the_elite() -> None:
    elites = [told("it", ELITE_DEPLOYED, 6, elite, 4) for elite in range(len(ELITE.names))]
    articles = ["un"] * 4 + ["uno"] + ["un"] * 2 + ["uno"] + ["un"] * 6 + ["una"] + ["un"] * 2
    names = [TEXTS.t("it", f"elite-{name}") for name in ELITE.names]
    assert elites == [f"I Venna schierano {a} {n} nello Spineto." for a, n in zip(articles, names, strict=True)]
    assert told("en", ELITE_DEPLOYED, 0, 0, 3) == "The Aldan deploy an Elagynt on Amberfell."


def test_prepositions_follow_the_region() -> None:
    runt = [STACK.value(f"koda-{name}-regular") for name in REGION.names]
    assert [told("it", MOVED, KODA, stack, 7)[len("I Koda muovono un Cucciolo ") :] for stack in runt] == [
        "dalla costa al Gradino Alto.",
        "dalla Palude Salsa al Gradino Alto.",
        "dalla Brughiera al Gradino Alto.",
        "dal Colle Ambra al Gradino Alto.",
        "dallo Spineto al Gradino Alto.",
        "dal Tavoliere Ovest al Gradino Alto.",
        "dal Tavoliere Est al Gradino Alto.",
        "dal Gradino Alto al Gradino Alto.",
        "dalla Corona al Gradino Alto.",
    ]
    assert told("it", MOVED, 4, STACK.value("ooglan-1-regular"), 4) == (
        "Gli Ooglan muovono un'Orda dalla Palude Salsa allo Spineto."
    )
    assert told("it", MOVED, 5, STACK.value("paldeyn-1-regular"), 8) == (
        "I Paldeyn muovono uno Scudiero dalla Palude Salsa alla Corona."
    )


# ---------------------------------------------------------------- why not


@pytest.mark.rule("W5.32", "W5.35")
def test_why_an_elite_cannot_be_bought() -> None:
    table = wroth("runen koda").units("runen", 0, regulars=3).corra("runen", 1).dice("runen", "mine").turn("runen")
    why = reasons(table)
    assert why["buy-ram"] == ("W5.32", f"It costs {COST[ELITE.value('ram')]} Corra, and you have 1.")
    assert why["buy-stoic"] == ("W14.11", "There is no place now where you may deploy a Stoic.")
    assert reasons(table, "it")["buy-stoic"][1] == "Ora non c'è nessun luogo in cui tu possa schierare uno Stoico."
    assert "buy-karn" not in why  # nobody asks about the elites of others
    table = wroth("runen koda").units("runen", 5, ram=3).corra("runen", 9).dice("runen", "mine").turn("runen")
    assert reasons(table)["buy-ram"] == ("W5.35", "You have no Ram left on your board.")


@pytest.mark.rule("W5.2", "W5.14", "W5.17", "W5.24")
def test_why_a_die_cannot_be_used() -> None:
    table = wroth("runen koda").units("koda", 5, regulars=3).dice("runen", "battle extend").turn("runen")
    why = reasons(table)
    assert why["battle"][0] == "W5.14"
    assert why["extend"] == ("W5.7", "There is no region with a unit of yours into which you may deploy.")
    assert why["mine"] == ("W5.2", "You have no die that shows Mine.")
    assert why["exodus"] == ("W5.18", "There is no region from which units of yours could march.")
    assert why["omniscient"] == ("W5.24", "You have spent your omniscient die in this round.")
    assert why["end"] == ("W5.2", "First spend a die: carry out its action, or discard it.")
    table = wroth("runen koda").units("runen", 5, regulars=3).dice("runen", "mine").turn("runen")
    assert reasons(table)["exodus"] == ("W5.17", "Exodus costs two of your unspent dice.")
    table = wroth("runen koda").corra("runen", 5).dice("runen", "mine extend").dice("koda", "mine").turn("runen")
    answers(table, "discard-mine")
    assert reasons(table)["discard-extend"] == ("W5.2", "You have spent your die for this turn.")


@pytest.mark.rule("W5.26", "W5.29")
def test_why_the_omniscient_die_cannot_be_used_now() -> None:
    position = wroth("runen koda").units("runen", 5, regulars=3).dice("runen", "mine extend").omni("runen", "double")
    table = position.turn("runen")
    assert reasons(table)["omniscient"][0] == "W5.29"
    position = wroth("runen koda").units("runen", 5, regulars=3).dice("runen", "mine extend").omni("runen", "strike")
    assert reasons(position.turn("runen"))["omniscient"] == ("W5.26", "There is no enemy in any numbered region.")


@pytest.mark.rule("W5.13", "W5.14", "W7.6")
def test_why_a_region_cannot_be_attacked() -> None:
    position = wroth("koda runen").units("koda", 5, regulars=2).units("runen", 6, regulars=1)
    position.units("runen", 7, regulars=1).units("runen", 8, regulars=1).dice("koda", "battle")
    table = position.turn("koda")
    answers(table, "battle")
    assert asked(table) == "koda attack-region"
    assert reasons(table) == {
        "shores": ("W7.6", "Nobody can be attacked on the Shores."),
        "1": ("W5.14", "There are no enemies in Saltmarch."),
        "2": ("W5.14", "There are no enemies on Gannet Heath."),
        "3": ("W5.14", "There are no enemies on Amberfell."),
        "4": ("W5.14", "There are no enemies in Thornreach."),
        "5": ("W5.14", "There are no enemies on the West Table."),
        "8": ("W5.13", "The Crown is out of reach: you are neither there nor next to it."),
    }
    italian = reasons(table, "it")
    assert italian["1"][1] == "Non ci sono nemici nella Palude Salsa."
    assert italian["8"][1] == "La Corona è fuori portata: non sei lì né in una regione adiacente."


@pytest.mark.rule("W5.7", "W14.25")
def test_why_regulars_cannot_be_deployed_somewhere() -> None:
    position = (
        wroth("koda ooglan").units("koda", 5, regulars=2).units("koda", 6, regulars=1).units("koda", 7, regulars=1)
    )
    table = position.units("ooglan", 6, karn=1).dice("koda", "extend").turn("koda")
    answers(table, "extend")
    why = reasons(table)
    assert why["6"] == ("W14.25", "A Karn on the East Table keeps other factions from deploying there.")
    assert why["1"] == ("W5.7", "You have no unit in Saltmarch.")


@pytest.mark.rule("W5.10", "W5.16", "W7.2")
def test_why_units_cannot_move_from_or_to_somewhere() -> None:
    position = wroth("runen koda").units("runen", 5, regulars=2, stoic=1).units("runen", 6, stoic=1)
    table = position.units("runen", 2, regulars=1).dice("runen", "manoeuvre").turn("runen")
    answers(table, "manoeuvre", "move")
    why = reasons(table)
    assert why["6"] == ("W5.10", "Your units on the East Table cannot move.")
    assert why["8"] == ("W5.10", "You have no unit on the Crown.")
    answers(table, "5")
    why = reasons(table)
    assert why["shores"] == ("W5.16", "No unit ever goes back to the Shores.")
    assert why["2"] == ("W7.2", "No way leads directly from the West Table to Gannet Heath.")
    assert reasons(table, "it")["2"][1] == "Nessuna via porta direttamente dal Tavoliere Ovest alla Brughiera."


@pytest.mark.rule("W5.34")
def test_why_an_elite_cannot_be_deployed_somewhere() -> None:
    position = (
        wroth("aldan koda").units("aldan", 5, regulars=3).units("aldan", 6, regulars=3).units("aldan", 7, regulars=1)
    )
    table = position.corra("aldan", 5).dice("aldan", "mine").turn("aldan")
    answers(table, "buy-wynden")
    why = reasons(table)
    assert why["7"] == ("W14.2", "3 regulars of yours must be on the High Step, and 1 are.")
    assert why["shores"] == ("W14.2", "A Wynden cannot be deployed in your zone.")


@pytest.mark.rule("W4.2")
def test_why_a_die_cannot_be_drafted() -> None:
    rolls = "mine mine extend extend extend manoeuvre manoeuvre"
    table = wroth("koda runen").phase("draft", chance=rolls)
    assert reasons(table) == {"battle": ("W4.2", "No Battle is left in the pool.")}


@pytest.mark.rule("W14.7")
def test_reasons_never_tell_what_a_trapper_hides() -> None:
    seen = []
    for kind in ("steal", "attack", "muster"):
        position = wroth("runen koda").units("koda", 5, trapper=kind, regulars=1).units("runen", 1, regulars=2)
        table = position.dice("runen", "manoeuvre battle").omni("runen", "assault").turn("runen")
        first = reasons(table)
        answers(table, "manoeuvre", "move")
        seen.append((first, reasons(table)))
    assert seen[0] == seen[1] == seen[2]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_table_that_cannot_be_set_says_why(lang: str) -> None:
    said = []
    for seats, options in (
        (1, {}),
        (2, {"handicap": "seat-1", "scenario": SCENARIO.names[0]}),
        (2, {"handicap": "seat-4"}),
    ):
        with pytest.raises(SetupError) as refused:
            GAME.setup(seats, options)
        said.append(spoken(STRICT, lang, refused.value))
    assert len(set(said)) == 3
    assert "4" in said[2]
