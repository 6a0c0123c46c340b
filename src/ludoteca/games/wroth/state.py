"""What lies on the table in Wroth, and what can be asked about it. Nothing here changes by itself."""

from __future__ import annotations

from ludoteca.engine.flow import SILENT, Agenda, Journal
from ludoteca.engine.hidden import Hidden
from ludoteca.games.wroth.content import ADJACENT, COUNTS_AS, ELITE_FACTION, IMMOBILE, VITALITY
from ludoteca.games.wroth.words import (
    CAULDRON,
    CRYSEN,
    FACES,
    KARN,
    NONE,
    NOWHERE,
    PLACES,
    REGIONS,
    REGULAR,
    SEAT_ROLE,
    SHORES,
    TRAPPER,
    UNIT_OF,
    stack,
)


class Die:
    """An elite die: its type, where it is, and how much vitality it shows."""

    __slots__ = ("region", "slot", "trap", "type", "vitality")

    def __init__(self, type: int, slot: int) -> None:
        self.type: int = type
        self.slot: int = slot
        """The letter of its place on the machine's board: 0 for A, 1 for B, 2 for C."""
        self.region: int = NOWHERE
        self.vitality: int = 0
        self.trap: int = NONE
        """Of a Trapper on the map: the place of its hidden kind."""

    def copy(self) -> Die:
        c = Die(self.type, self.slot)
        c.region = self.region
        c.vitality = self.vitality
        c.trap = self.trap
        return c


class Faction:
    """One faction: its board, its units and what it has used up."""

    __slots__ = (
        "board", "corra", "dice", "discard", "elites", "feats", "human", "id", "mined", "omni", "regulars", "safe_in",
        "seat", "side", "used_round", "used_turn", "vp",
    )  # fmt: skip

    def __init__(self, id: int, seat: int, side: int, human: bool) -> None:
        self.id: int = id
        self.seat: int = seat
        self.side: int = side
        self.human: bool = human
        self.board: int = 0
        """Regulars that are not deployed."""
        self.discard: int = 0
        self.regulars: list[int] = [0] * PLACES
        self.elites: list[Die] = []
        self.corra: int = 0
        self.vp: int = 0
        self.dice: list[int] = [0] * len(FACES)
        self.omni: int = NONE
        self.feats: list[int] = []
        """The feats that can still have an effect."""
        self.mined: bool = False
        self.safe_in: int = 0
        """Regions (as bits) in which its units cannot be damaged this round."""
        self.used_turn: list[int] = []
        self.used_round: list[int] = []

    def copy(self) -> Faction:
        c = Faction(self.id, self.seat, self.side, self.human)
        c.board = self.board
        c.discard = self.discard
        c.regulars = self.regulars[:]
        c.elites = [die.copy() for die in self.elites]
        c.corra = self.corra
        c.vp = self.vp
        c.dice = self.dice[:]
        c.omni = self.omni
        c.feats = self.feats[:]
        c.mined = self.mined
        c.safe_in = self.safe_in
        c.used_turn = self.used_turn[:]
        c.used_round = self.used_round[:]
        return c

    # ------------------------------------------------------------ what it has where

    def elites_in(self, region: int) -> list[Die]:
        return [die for die in self.elites if die.region == region]

    def has_elite(self, type: int, region: int) -> bool:
        for die in self.elites:
            if die.type == type and die.region == region:
                return True
        return False

    def on_board(self, type: int) -> list[Die]:
        """The undeployed dice of a type."""
        return [die for die in self.elites if die.type == type and die.region == NOWHERE]

    def in_play(self, type: int) -> int:
        """How many dice of a type are on the map, the Shores included (W7.7)."""
        n = 0
        for die in self.elites:
            if die.type == type and die.region != NOWHERE:
                n += 1
        return n

    def units_in(self, region: int) -> int:
        n = self.regulars[region]
        for die in self.elites:
            if die.region == region:
                n += 1
        return n

    def occupies(self, region: int) -> bool:
        if self.regulars[region] > 0:
            return True
        for die in self.elites:
            if die.region == region:
                return True
        return False

    def strength(self, region: int) -> int:
        """Its units as majorities count them (W2.5)."""
        n = self.regulars[region]
        for die in self.elites:
            if die.region == region:
                n += COUNTS_AS[die.type]
        return n

    def occupied(self) -> list[int]:
        """The numbered regions with a unit of its own."""
        return [region for region in REGIONS if self.occupies(region)]

    def reach(self) -> list[int]:
        """The numbered regions it occupies or that are adjacent to one it occupies (W5.13)."""
        near = [False] * PLACES
        for region in REGIONS:
            if self.occupies(region):
                near[region] = True
                for other in ADJACENT[region]:
                    near[other] = True
        return [region for region in REGIONS if near[region]]

    def stacks_in(self, region: int) -> list[int]:
        """Its different units in a region."""
        found: list[int] = []
        if self.regulars[region] > 0:
            found.append(stack(self.id, region, REGULAR))
        for die in self.elites:
            if die.region == region:
                value = stack(self.id, region, UNIT_OF[die.type] + die.vitality)
                if value not in found:
                    found.append(value)
        found.sort()
        return found

    def movable_stacks(self, region: int) -> list[int]:
        """The different units in a region that can move, and how many of each."""
        found: list[int] = []
        if self.regulars[region] > 0:
            found.append(stack(self.id, region, REGULAR))
        for die in self.elites:
            if die.region == region and not IMMOBILE[die.type]:
                value = stack(self.id, region, UNIT_OF[die.type] + die.vitality)
                if value not in found:
                    found.append(value)
        found.sort()
        return found

    def copies(self, unit: int, region: int) -> int:
        """How many equal units of this look stand in a region."""
        if unit == REGULAR:
            return self.regulars[region]
        n = 0
        for die in self.elites:
            if die.region == region and UNIT_OF[die.type] + die.vitality == unit:
                n += 1
        return n

    def die_like(self, unit: int, region: int) -> Die:
        """One of the equal elites of this look in a region."""
        for die in self.elites:
            if die.region == region and UNIT_OF[die.type] + die.vitality == unit:
                return die
        raise ValueError("no such elite here")

    @property
    def action_dice(self) -> int:
        return sum(self.dice)

    def has_feat(self, feat: int) -> bool:
        return feat in self.feats


class Wroth:
    """The whole table."""

    __slots__ = (
        "acted", "active", "agenda", "attacker", "chaos", "counter", "db", "discount", "dice_in_play", "exodus_from",
        "factions", "failures", "first", "held", "holders", "humans", "icon_needs_control", "index", "journal",
        "moved_in", "objectives", "omni_paid", "pending", "pool", "round", "round_die", "rules", "scenario",
        "successes", "supply", "tokens", "traps",
    )  # fmt: skip

    def __init__(self, humans: int, scenario: int) -> None:
        self.agenda: Agenda = Agenda()
        self.journal: Journal = SILENT
        self.humans: int = humans
        self.scenario: int = scenario
        """The solo/co-op scenario, or NONE in the standard mode."""
        self.holders: list[int] = [NONE] * SEAT_ROLE + [0, 1, 2, 3]
        self.factions: list[Faction] = []
        """Clockwise from the south; the machine's faction last."""
        self.index: list[int] = [NONE] * SEAT_ROLE
        """By faction: its place in `factions`."""
        self.tokens: list[int] = [NONE] * PLACES
        self.supply: int = 0
        self.pool: list[int] = [0] * len(FACES)
        self.dice_in_play: int = 0
        self.round: int = 0
        self.round_die: int = 1
        self.first: int = 0
        """Who holds the first-player token, as an index into `factions`."""
        self.traps: Hidden = Hidden([2, 2, 2])
        self.rules: list[int] = []
        """The optional rules in force."""
        # the turn that is being played
        self.active: int = NONE
        self.acted: int = NONE
        """The action that Double would repeat."""
        self.exodus_from: int = NONE
        self.omni_paid: bool = False
        # the machine
        self.db: int = 0
        self.chaos: int = 0
        self.objectives: list[int] = []
        self.counter: int = 0
        self.successes: int = 0
        self.failures: int = 0
        self.held: int = 0
        # what has been triggered and not yet been resolved
        self.pending: list[int] = []
        self.moved_in: int = NONE
        self.attacker: int = NONE
        self.discount: int = 0
        self.icon_needs_control: bool = False

    def copy(self) -> Wroth:
        c = Wroth(self.humans, self.scenario)
        c.agenda = self.agenda.copy()
        c.holders = self.holders[:]
        c.factions = [faction.copy() for faction in self.factions]
        c.index = self.index[:]
        c.tokens = self.tokens[:]
        c.supply = self.supply
        c.pool = self.pool[:]
        c.dice_in_play = self.dice_in_play
        c.round = self.round
        c.round_die = self.round_die
        c.first = self.first
        c.traps = self.traps.copy()
        c.rules = self.rules[:]
        c.active = self.active
        c.acted = self.acted
        c.exodus_from = self.exodus_from
        c.omni_paid = self.omni_paid
        c.db = self.db
        c.chaos = self.chaos
        c.objectives = self.objectives[:]
        c.counter = self.counter
        c.successes = self.successes
        c.failures = self.failures
        c.held = self.held
        c.pending = self.pending[:]
        c.moved_in = self.moved_in
        c.attacker = self.attacker
        c.discount = self.discount
        c.icon_needs_control = self.icon_needs_control
        return c
