"""What the tests of solo/co-op need besides positions: chance by question, the AI's steps, the AI's board."""

from __future__ import annotations

import pytest

from ludoteca.engine.ask import Ask
from ludoteca.engine.chance import Stream
from ludoteca.engine.run import Run
from ludoteca.engine.table import Table
from ludoteca.games.wroth import GAME
from ludoteca.games.wroth.content import SCENARIOS
from ludoteca.games.wroth.state import Faction, Wroth
from ludoteca.games.wroth.words import ELITE, FACE, NONE, OMNI, PLACES, SCENARIO, SOLO_RAMS
from tests.games.wroth.positions import Position, coop
from tests.marks import rule


class Says:
    """Chance that answers the named questions as told, one word after the other, and all others by lot."""

    def __init__(self, **words: str) -> None:
        self.words = {question.replace("_", "-"): said.split() for question, said in words.items()}

    def draw(self, ask: Ask, number: int) -> int:
        words = self.words.get(ask.question.id, [])
        if not words:
            return Stream(7).draw(ask, number)
        value = ask.question.domain.value(words.pop(0))
        assert value in ask.options
        return value


def sit_down(w: Wroth, source: Says, last: bool = False) -> Table:
    """A table at this state, as far as nobody is asked. If it is the last, no further round begins."""
    steps = {**GAME.steps, "round": lambda w: None} if last else GAME.steps
    run = Run(steps, w, source, watch=True)
    run.begin()
    return Table(GAME, GAME.setup(w.humans, {"scenario": SCENARIO.name(w.scenario)}), source, run)


def fresh(factions: str, scenario: str, without_ram: bool = False, **chance: str) -> Table:
    """A scenario that has just been set up; the first round does not begin."""
    w = coop(factions, scenario).w
    w.options[SOLO_RAMS] = int(not without_ram)
    w.tokens = [NONE] * PLACES
    w.round = w.chaos = w.db = 0
    w.agenda.then("set-up-map")
    return sit_down(w, Says(**chance), last=True)


def marks(position: Position, first: int, second: int) -> Position:
    """Where the objective tokens lie."""
    position.w.objectives = [first, second]
    return position


def scores(position: Position, humans: int = 0, ai: int = 0) -> Position:
    """What the two sides have scored so far."""
    position.w.human_vp = humans
    position.w.machine.vp = ai
    return position


def chaos(position: Position, face: int, **chance: str) -> Table:
    """The effect of a number of the chaos table."""
    position.w.agenda.then("chaos")
    position.chaos(face)
    return sit_down(position.w, Says(**chance))


def steps(position: Position, name: str, *values: int, **chance: str) -> Table:
    """A table after one step of the game, as far as nobody is asked."""
    position.w.agenda.then(name, *values)
    return sit_down(position.w, Says(**chance))


def actions(position: Position, drafted: str, **chance: str) -> Table:
    """Phase 5 with this face on the AI's die."""
    position.w.ai_die = FACE.value(drafted)
    return steps(position, "actions", **chance)


def die(position: Position, face: str, **chance: str) -> Table:
    """The AI carries out a face of its action die."""
    position.w.agenda.then("ai-face", FACE.value(face))
    return sit_down(position.w, Says(**chance))


def omniscient(position: Position, face: str, after: str = "mine") -> Table:
    """The AI spends its omniscient die after a first action."""
    position.w.machine.omni = OMNI.value(face)
    position.w.ai_die = FACE.value(after)
    position.w.agenda.then("ai-omniscient")
    return sit_down(position.w, Says())


def attack(position: Position, region: int, damage: int = 1) -> Table:
    """The AI attacks a region."""
    position.w.agenda.then("ai-attack-at", region, damage, 0)
    return sit_down(position.w, Says())


def disperse(position: Position) -> Table:
    """The AI disperses the region where it has most units."""
    position.w.agenda.then("ai-disperse")
    return sit_down(position.w, Says())


def check(position: Position, rounds: int = 1) -> Wroth:
    """The state after scoring and mission check of this round; no further round begins."""
    position.round(rounds)
    position.w.agenda.then("victory")
    sit_down(position.w, Says(), last=True)
    return position.w


def winners(w: Wroth) -> str:
    """Which side has won: "humans", "ai", "draw", or "" while the game goes on."""
    if not w.winners:
        return ""
    ids = [me.id for me in w.people]
    if w.machine.id not in w.winners:
        assert w.winners == sorted(ids)
        return "humans"
    return "draw" if len(w.winners) > 1 else "ai"


def ai(table: Table) -> Faction:
    """The AI's faction."""
    found: Faction = table.state.machine
    return found


def regulars(table: Table) -> dict[int, int]:
    """The AI's regulars by region."""
    return {region: n for region, n in enumerate(ai(table).regulars) if n}


def elites(table: Table) -> dict[int, list[str]]:
    """The AI's elites by region."""
    found: dict[int, list[str]] = {}
    for one in sorted(ai(table).elites, key=lambda one: one.type):
        if one.region != NONE:
            found.setdefault(one.region, []).append(ELITE.name(one.type))
    return found


def letters(table: Table, elite: str) -> str:
    """The letters of the dice of a type that are still on the AI's board."""
    return "".join(sorted("ABC"[one.slot] for one in ai(table).on_board(ELITE.value(elite))))


# ---------------------------------------------------------------- scenarios and their chaos tables

SHOW = "runen_show_of_strength"
HOLD = "runen_deep_hold"
WRATH = "runen_vein_of_wrath"
RAIN = "aldan_bring_the_rain"
HOST = "aldan_first_host"
MARCH = "aldan_marching_order"
SEASON = "koda_hunting_season"
BEAR = "koda_great_bear"
ISLAND = "koda_island_blood"
CULL = "ooglan_cull_the_weak"
SILENCE = "ooglan_uncanny_silence"
SWARM = "ooglan_endless_swarm"
LEDGER = "guild_hostile_ledger"
CONTRACTS = "guild_blood_contracts"
MARKET = "guild_night_market"
RULE = {scenario.id: f"W15.{n}" for n, scenario in enumerate(SCENARIOS, 1)}


def machine(scenario: str) -> str:
    """The faction that the AI plays."""
    return scenario.split("_", maxsplit=1)[0]


def humans(scenario: str, n: int = 3) -> str:
    """So many factions that the AI does not play; the Koda only if need be."""
    order = [name for name in ["guild", "aldan", "runen", "ooglan", "koda"] if name != machine(scenario)]
    return " ".join(order[:n])


def three(scenario: str) -> Position:
    """Three humans against the AI: every entry of its table works."""
    return coop(humans(scenario), scenario)


def first(scenario: str) -> str:
    """The human who holds the token."""
    return humans(scenario).split()[0]


def entry(scenario: str, face: int, *values: object) -> object:
    """A case for one entry of a table, marked with the rule of its scenario."""
    ids = [RULE[scenario]]
    if scenario == SHOW:
        ids.append("W13.23" if face < 5 else "W13.24")
    return pytest.param(scenario, face, *values, marks=rule(*ids), id=f"{scenario}-{face}")
