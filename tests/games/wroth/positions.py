"""Positions for the tests of Wroth, written as an example in a rulebook would put them.

position = wroth("koda runen").units("koda", 5, regulars=2).units("runen", 5, regulars=1, stoic=[2])
table = position.dice("koda", "battle").turn("koda")
answers(table, "battle")
"""

from __future__ import annotations

from collections.abc import Callable

from ludoteca.engine.ask import Ask, Steps
from ludoteca.engine.chance import Scripted, Source
from ludoteca.engine.run import Run
from ludoteca.engine.table import Table
from ludoteca.games.wroth import GAME as GAME
from ludoteca.games.wroth.content import ELITE_FACTION, TRAP_NAMES, VITALITY
from ludoteca.games.wroth.setting_up import take_seats
from ludoteca.games.wroth.state import Faction, Wroth, new_faction
from ludoteca.games.wroth.words import (
    ABILITY,
    AI_SAVES,
    DB_MOVES_ROUND_ONE,
    ELITE,
    FACE,
    FACTION,
    FEAT,
    ICON_NEEDS_CONTROL,
    NONE,
    OMNI,
    REGION,
    REGIONS,
    ROLE,
    SCENARIO,
    SIDE,
    SOLO_RAMS,
    TIE_BY_LOT,
    TOKEN,
    TRAP,
    TRAPPER,
    UNIT_OF,
    UNITS,
    USED_ABILITY,
)

SWITCHES = {
    "icon_needs_control": ICON_NEEDS_CONTROL,
    "db_moves_round_one": DB_MOVES_ROUND_ONE,
    "ai_saves_for_priority": AI_SAVES,
    "show_of_strength_solo_rams": SOLO_RAMS,
    "tie_by_lot": TIE_BY_LOT,
}
CLOCKWISE = list(range(len(SIDE.names)))


class Script:
    """Chance that says these names in order; what can come out in one way only needs no name."""

    def __init__(self, names: str) -> None:
        self.named = Scripted(names.split())

    def draw(self, ask: Ask, number: int) -> int:
        return ask.options[0] if len(ask.options) == 1 else self.named.draw(ask, number)


class Position:
    """A map without units, everything on the boards, nobody has a feat; what a test needs is put there by name."""

    def __init__(self, factions: str, scenario: str) -> None:
        names = factions.split()
        self.w: Wroth = GAME.new(GAME.setup(len(names), {"scenario": scenario}))
        self.w.agenda.clear()
        people = [new_faction(FACTION.value(name), seat, CLOCKWISE[seat], True) for seat, name in enumerate(names)]
        take_seats(self.w, people)
        for region in REGIONS:
            self.w.tokens[region] = region - 1
        self.w.expansions = not {"paldeyn", "venna"}.isdisjoint(names)
        self.w.round = 1
        if self.w.is_coop:
            self.w.chaos = self.w.db = 1

    def of(self, faction: str) -> Faction:
        return self.w.of(FACTION.value(faction))

    # ------------------------------------------------------------ units

    def units(self, faction: str, region: int, regulars: int = 0, **elites: int | list[int] | str) -> Position:
        """Units in a region, the Shores are 0: so many elites of a kind, or their vitalities, or kinds of Trappers."""
        me = self.of(faction)
        me.regulars[region] += regulars
        me.board -= regulars
        assert me.board >= 0, f"the {faction} have no such number of regulars"
        for name, given in elites.items():
            self.elites(me, region, ELITE.value(name), given)
        return self

    def elites(self, me: Faction, region: int, type: int, given: int | list[int] | str) -> None:
        assert ELITE_FACTION[type] == me.id, f"{ELITE.name(type)} is another faction's elite"
        kinds = given.split() if isinstance(given, str) else []
        full = [VITALITY[type]] * (len(kinds) if kinds else given if isinstance(given, int) else 0)
        for n, vitality in enumerate(given if isinstance(given, list) else full):
            die = me.on_board(type)[0]
            die.region, die.vitality = region, vitality
            if type == TRAPPER and me.human:
                die.trap = self.w.traps.hide(TRAP.value(kinds[n] if kinds else TRAP_NAMES[n]), me.seat)
            elif type == TRAPPER:
                die.trap = self.w.traps.add(1)[0]

    def discard(self, faction: str, regulars: int) -> Position:
        """So many regulars lie in the discard instead of on the board."""
        me = self.of(faction)
        me.discard += regulars
        me.board -= regulars
        assert me.board >= 0
        return self

    def board(self, faction: str, regulars: int) -> Position:
        """So many regulars are left on the board, the rest is in the discard; those on the map come first."""
        me = self.of(faction)
        return self.discard(faction, me.board - regulars)

    # ------------------------------------------------------------ what a faction has

    def corra(self, faction: str, gems: int) -> Position:
        """So many gems, out of the supply."""
        me = self.of(faction)
        self.w.supply -= gems - me.corra
        me.corra = gems
        assert self.w.supply >= 0
        return self

    def vp(self, **points: int) -> Position:
        """So many victory points each."""
        for faction, n in points.items():
            self.of(faction).vp = n
        return self

    def dice(self, faction: str, faces: str) -> Position:
        """The action dice on the board."""
        for face in faces.split():
            self.of(faction).dice[FACE.value(face)] += 1
        return self

    def omni(self, faction: str, face: str) -> Position:
        """The omniscient die shows this face."""
        self.of(faction).omni = OMNI.value(face)
        return self

    def feat(self, faction: str, *feats: str) -> Position:
        """These feats lie face up."""
        self.of(faction).feats = [FEAT.value(feat) for feat in feats]
        return self

    def used(self, faction: str, *names: str) -> Position:
        """Once-per-round feats or abilities that were used earlier in this round."""
        for name in names:
            number = FEAT.values[name] if name in FEAT.values else USED_ABILITY + ABILITY.value(name)
            self.of(faction).used_round.append(number)
        return self

    # ------------------------------------------------------------ what lies in the middle

    def token(self, region: int, token: str) -> Position:
        """This token lies in this region; it changes places with the one that lay there."""
        tokens, value = self.w.tokens, TOKEN.value(token)
        if value in tokens:
            tokens[tokens.index(value)] = tokens[region]
        tokens[region] = value
        return self

    def first(self, faction: str) -> Position:
        """Who holds the first-player token."""
        self.w.first = self.w.index[FACTION.value(faction)]
        return self

    def round(self, number: int) -> Position:
        """This round is being played."""
        self.w.round = number
        self.w.round_die = min(number, 6)
        return self

    def base(self, region: int) -> Position:
        """Where the token of the deployment base lies (solo/co-op)."""
        self.w.db = region
        return self

    def chaos(self, face: int) -> Position:
        """What the chaos die shows (solo/co-op)."""
        self.w.chaos = face
        return self

    def options(self, **switches: int) -> Position:
        """Optional rules by name."""
        for name, value in switches.items():
            self.w.options[SWITCHES[name]] = value
        return self

    # ------------------------------------------------------------ sitting down

    def turn(self, faction: str, chance: str = "") -> Table:
        """A table where it is this faction's turn in Phase 5; nothing follows when nobody has a die left."""
        return self.step("turn", FACTION.value(faction), chance=chance)

    def phase(self, *names: str, chance: str = "") -> Table:
        """A table where these phases follow one another and then nothing more."""
        for name in names:
            self.w.agenda.then(name, *([1] if name == "spoils" else []))
        return self.table(chance)

    def step(self, name: str, *values: int, chance: str = "") -> Table:
        """A table at the beginning of one step of the game."""
        self.w.agenda.then(name, *values)
        return self.table(chance)

    def fill_pool(self) -> None:
        """The action dice that nobody has lie in the pool; one is with the AI."""
        held = sum(faction.action_dice for faction in self.w.factions) + sum(self.w.pool) + int(self.w.is_coop)
        self.w.pool[FACE.value("mine")] += max(0, self.w.dice_in_play - held)

    def table(self, chance: str) -> Table:
        if self.w.agenda.items[0][0] != "draft":  # it rolls all dice
            self.fill_pool()
        return sit_down(self.w, Script(chance))


def wroth(factions: str) -> Position:
    """A standard game to arrange: the factions clockwise from the south, in the order of the seats."""
    return Position(factions, "none")


def coop(factions: str, scenario: str) -> Position:
    """A solo/co-op game to arrange: the factions of the humans; the scenario says which one is the AI's."""
    return Position(factions, scenario)


def new_table(seats: int, chance: str, **options: str) -> Table:
    """A standard game at the very beginning."""
    return sit_down(GAME.new(GAME.setup(seats, options)), Script(chance))


def sit_down(w: Wroth, source: Source, **steps: Callable[[Wroth], Steps]) -> Table:
    """A table that begins with the steps on the agenda; a test may bring steps of its own."""
    run = Run({**GAME.steps, **steps}, w, source, watch=True)
    run.begin()
    scenario = SCENARIO.name(w.scenario) if w.is_coop else "none"
    return Table(GAME, GAME.setup(w.humans, {"scenario": scenario}), source, run)


# ---------------------------------------------------------------- asking and answering


def offered(table: Table) -> list[str]:
    """The options of the open question, by name."""
    (_, ask), *others = table.asked()
    assert not others, "several seats are asked"
    return [ask.question.domain.name(option) for option in ask.options]


def asked(table: Table) -> str:
    """Who is asked what: `koda attack-region`."""
    if table.over:
        return "over"
    (_, ask), *others = table.asked()
    assert not others, "several seats are asked"
    return f"{ROLE.name(ask.role)} {ask.question.id}"


def answers(table: Table, *names: str) -> None:
    """Answer one question after the other by name, for whoever is asked."""
    for at, name in enumerate(names):
        assert not table.over, f"the table is over before {name!r}, after {names[:at]}"
        (seat, ask), *others = table.asked()
        assert not others, "several seats are asked"
        domain = ask.question.domain
        options = [domain.name(option) for option in ask.options]
        assert name in options, f"{name!r} is not offered to {asked(table)}, only {options}; after {names[:at]}"
        table.answer(seat, domain.value(name))
        assert GAME.invariants is not None
        assert GAME.invariants(table.state) == []


# ---------------------------------------------------------------- what lies on the table


def faction(table: Table, name: str) -> Faction:
    found: Faction = table.state.of(FACTION.value(name))
    return found


def units(table: Table, name: str, region: int) -> dict[str, int]:
    """The units of a faction in a region: `{"regular": 2, "grizzled-4": 1}`."""
    me = faction(table, name)
    found = {"regular": me.regulars[region]} if me.regulars[region] else {}
    for die in me.elites_in(region):
        look = UNITS[UNIT_OF[die.type] + die.vitality]
        found[look] = found.get(look, 0) + 1
    return found


def on_board(table: Table, name: str, elite: str = "") -> int:
    """How many regulars, or elites of a type, are on the board of a faction."""
    me = faction(table, name)
    return len(me.on_board(ELITE.value(elite))) if elite else me.board


def on_map(table: Table, name: str) -> dict[str, dict[str, int]]:
    """All units of a faction on the map, by region."""
    return {REGION.names[r]: units(table, name, r) for r in range(len(REGION.names)) if units(table, name, r)}


def discard(table: Table, name: str) -> int:
    return faction(table, name).discard


def corra(table: Table, name: str) -> int:
    return faction(table, name).corra


def vp(table: Table, name: str) -> int:
    return faction(table, name).vp


def dice(table: Table, name: str) -> str:
    """The action dice of a faction, in the order of the faces."""
    held = faction(table, name).dice
    return " ".join(FACE.names[face] for face in range(len(held)) for _ in range(held[face]))


def omni(table: Table, name: str) -> str:
    """The face of the omniscient die on the board, or nothing."""
    face = faction(table, name).omni
    return "" if face == NONE else OMNI.name(face)


def feats(table: Table, name: str) -> list[str]:
    """The feats that are still face up."""
    return [FEAT.name(feat) for feat in faction(table, name).feats]


def first_player(table: Table) -> str:
    return FACTION.name(table.state.speaker().id)


def winners(table: Table) -> list[str]:
    """Who has won, in seat order."""
    outcome = table.outcome
    assert outcome is not None, "the game goes on"
    by_seat = {f.seat: FACTION.name(f.id) for f in table.state.people}
    return [by_seat[seat] for seat in sorted(outcome.winners)]


def events(table: Table, *kinds: str) -> list[str]:
    """What has happened, as `kind word word ...`; of these kinds only, if any are named."""
    found = []
    for event in table.events:
        if not kinds or event.kind.id in kinds:
            pairs = zip(event.kind.words, event.values, strict=True)
            found.append(" ".join([event.kind.id, *(domain.name(value) for (_, domain), value in pairs)]))
    return found


def questions(table: Table) -> list[str]:
    """All questions so far that stand, also those that the table answered by itself."""
    return [line.ask.question.id for line in table.live if line.ask is not None]
