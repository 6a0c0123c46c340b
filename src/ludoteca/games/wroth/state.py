"""What lies on the table in Wroth, and what can be asked about it. Nothing here changes by itself."""

from __future__ import annotations

from ludoteca.engine.flow import SILENT, Agenda, Journal
from ludoteca.engine.hidden import Hidden
from ludoteca.games.wroth.content import (
    COUNTS_AS,
    DICE,
    ELITE_FACTION,
    ELITES_OF,
    IMMOBILE,
    NEIGHBOURS,
    SCENARIOS,
    SLOTS,
    TRAP_DICE,
)
from ludoteca.games.wroth.kinds import Event, Scenario
from ludoteca.games.wroth.words import (
    DEFAULT_OPTIONS,
    FACES,
    FIELD_ADVANTAGE,
    KARN,
    NONE,
    NOWHERE,
    PLACES,
    REGIONS,
    REGULAR,
    SEAT_ROLE,
    SHORES,
    UNIT_OF,
    stack,
)

NO_EVENT = Event()
"""What changes in the standard mode: nothing."""


class Die:
    """An elite die: its type, where it is, and how much vitality it shows.

    It never changes. Another comes in its place (`Faction.change`), so that copies of a table share most of their dice.
    """

    __slots__ = ("region", "slot", "trap", "type", "vitality")

    def __init__(self, type: int, slot: int, region: int, vitality: int, trap: int) -> None:
        self.type: int = type
        self.slot: int = slot
        """The letter of its place on the machine's board: 0 for A, 1 for B, 2 for C."""
        self.region: int = region
        self.vitality: int = vitality
        self.trap: int = trap
        """Of a Trapper on the map: the place of its hidden kind."""

    def moved(self, region: int) -> Die:
        return Die(self.type, self.slot, region, self.vitality, self.trap)

    def turned(self, vitality: int) -> Die:
        return Die(self.type, self.slot, self.region, vitality, self.trap)

    def hiding(self, trap: int) -> Die:
        return Die(self.type, self.slot, self.region, self.vitality, trap)

    def lettered(self, slot: int) -> Die:
        return Die(self.type, slot, self.region, self.vitality, self.trap)


class Faction:
    """One faction: its board, its units and what it has used up."""

    __slots__ = (
        "board", "corra", "dice", "discard", "elites", "feats", "human", "id", "mined", "omni", "regulars", "safe_in",
        "seat", "side", "used_round", "used_turn", "vp",
    )  # fmt: skip

    def __init__(
        self,
        id: int,
        seat: int,
        side: int,
        human: bool,
        regulars: list[int],
        elites: list[Die],
        dice: list[int],
        feats: list[int],
        used_turn: list[int],
        used_round: list[int],
    ) -> None:
        self.id: int = id
        self.seat: int = seat
        self.side: int = side
        self.human: bool = human
        self.board: int = 0
        """Regulars that are not deployed."""
        self.discard: int = 0
        self.regulars: list[int] = regulars
        """By region, the Shores included."""
        self.elites: list[Die] = elites
        self.corra: int = 0
        self.vp: int = 0
        self.dice: list[int] = dice
        """The action dice, by face."""
        self.omni: int = NONE
        self.feats: list[int] = feats
        """The feats that can still have an effect."""
        self.mined: bool = False
        self.safe_in: int = 0
        """Regions (as bits) in which its units cannot be damaged this round."""
        self.used_turn: list[int] = used_turn
        self.used_round: list[int] = used_round

    def copy(self) -> Faction:
        c = Faction(
            id=self.id,
            seat=self.seat,
            side=self.side,
            human=self.human,
            regulars=self.regulars[:],
            elites=self.elites[:],
            dice=self.dice[:],
            feats=self.feats[:],
            used_turn=self.used_turn[:],
            used_round=self.used_round[:],
        )
        c.board = self.board
        c.discard = self.discard
        c.corra = self.corra
        c.vp = self.vp
        c.omni = self.omni
        c.mined = self.mined
        c.safe_in = self.safe_in
        return c

    def change(self, die: Die, to: Die) -> Die:
        """Put another die in the place of this one; returns it."""
        self.elites[self.elites.index(die)] = to
        return to

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

    def present(self) -> int:
        """The regions with a unit of its own, the Shores included, as bits."""
        bits = 0
        for region in range(PLACES):
            if self.regulars[region] > 0:
                bits |= 1 << region
        for die in self.elites:
            if die.region != NOWHERE:
                bits |= 1 << die.region
        return bits

    def occupied(self) -> list[int]:
        """The numbered regions with a unit of its own."""
        here = self.present()
        return [region for region in REGIONS if here >> region & 1]

    def reach(self) -> list[int]:
        """The numbered regions it occupies or that are adjacent to one it occupies (W5.13)."""
        here = self.present()
        near = here
        for region in REGIONS:
            if here >> region & 1:
                near |= NEIGHBOURS[region]
        return [region for region in REGIONS if near >> region & 1]

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
        if len(found) > 1:
            found.sort()
        return found

    def can_leave(self, region: int) -> bool:
        """Whether one of its units in a region can move."""
        if self.regulars[region] > 0:
            return True
        for die in self.elites:
            if die.region == region and not IMMOBILE[die.type]:
                return True
        return False

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
        if len(found) > 1:
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
        n = 0
        for count in self.dice:
            n += count
        return n

    def has_feat(self, feat: int) -> bool:
        return feat in self.feats


def new_faction(id: int, seat: int, side: int, human: bool) -> Faction:
    """A faction with everything still in the box."""
    return Faction(
        id,
        seat,
        side,
        human,
        regulars=[0] * PLACES,
        elites=[],
        dice=[0] * len(FACES),
        feats=[],
        used_turn=[],
        used_round=[],
    )


class Wroth:
    """The whole table. The constructor takes all lists and parts, so that a copy makes none in vain."""

    __slots__ = (
        "acted",
        "active",
        "agenda",
        "ai_die",
        "ai_turns",
        "chaos",
        "counter",
        "db",
        "dice_in_play",
        "dice_to_draft",
        "exodus_from",
        "expansions",
        "factions",
        "failures",
        "first",
        "handicap",
        "held",
        "holders",
        "human_vp",
        "humans",
        "index",
        "journal",
        "marched",
        "objectives",
        "options",
        "pool",
        "round",
        "round_die",
        "scenario",
        "spent",
        "successes",
        "supply",
        "tokens",
        "traps",
        "winners",
    )  # fmt: skip

    def __init__(
        self,
        humans: int,
        scenario: int,
        agenda: Agenda,
        holders: list[int],
        factions: list[Faction],
        index: list[int],
        tokens: list[int],
        pool: list[int],
        traps: Hidden,
        options: list[int],
        marched: list[int],
        winners: list[int],
        objectives: list[int],
    ) -> None:
        self.agenda: Agenda = agenda
        self.journal: Journal = SILENT
        self.humans: int = humans
        self.scenario: int = scenario
        """The solo/co-op scenario, or NONE in the standard mode."""
        self.holders: list[int] = holders
        self.factions: list[Faction] = factions
        """Clockwise from the south; the machine's faction last."""
        self.index: list[int] = index
        """By faction: its place in `factions`."""
        self.tokens: list[int] = tokens
        self.supply: int = 0
        self.pool: list[int] = pool
        self.dice_in_play: int = 0
        self.dice_to_draft: int = 0
        """How many dice each human takes in the draft."""
        self.round: int = 0
        self.round_die: int = 1
        self.first: int = 0
        """Who holds the first-player token, as an index into `factions`."""
        self.traps: Hidden = traps
        self.options: list[int] = options
        """The optional rules, by number."""
        self.expansions: bool = False
        self.handicap: int = NONE
        """The seat that takes a second feat."""
        # the turn that is being played
        self.active: int = NONE
        self.acted: int = NONE
        """The action that Double would repeat."""
        self.exodus_from: int = NONE
        self.spent: bool = False
        """The action of this turn is done."""
        self.marched: list[int] = marched
        """The Rams that have moved in an Unstoppable March."""
        self.winners: list[int] = winners
        # the machine
        self.human_vp: int = 0
        """The common score of all humans in solo/co-op; their own stays 0 there (W11.14)."""
        self.db: int = 0  # the region of the deployment base
        self.chaos: int = 0  # what the chaos die shows, 1 to 8
        self.objectives: list[int] = objectives  # the regions of the objective tokens
        self.counter: int = 0  # how many Grizzled of the machine have left the map
        self.successes: int = 0
        self.failures: int = 0
        self.held: int = 0
        """For how many checks running the machine has held the marked regions."""
        self.ai_die: int = NONE  # the face of the machine's action die
        self.ai_turns: int = 0  # how many turns the machine still takes this round

    def copy(self) -> Wroth:
        c = Wroth(
            humans=self.humans,
            scenario=self.scenario,
            agenda=self.agenda.copy(),
            holders=self.holders[:],
            factions=[faction.copy() for faction in self.factions],
            index=self.index[:],
            tokens=self.tokens[:],
            pool=self.pool[:],
            traps=self.traps.copy(),
            options=self.options[:],
            marched=self.marched[:],
            winners=self.winners[:],
            objectives=self.objectives[:],
        )
        c.supply = self.supply
        c.dice_in_play = self.dice_in_play
        c.dice_to_draft = self.dice_to_draft
        c.round = self.round
        c.round_die = self.round_die
        c.first = self.first
        c.expansions = self.expansions
        c.handicap = self.handicap
        c.active = self.active
        c.acted = self.acted
        c.exodus_from = self.exodus_from
        c.spent = self.spent
        c.human_vp = self.human_vp
        c.db = self.db
        c.chaos = self.chaos
        c.counter = self.counter
        c.successes = self.successes
        c.failures = self.failures
        c.held = self.held
        c.ai_die = self.ai_die
        c.ai_turns = self.ai_turns
        return c

    # ------------------------------------------------------------ who is who

    def of(self, id: int) -> Faction:
        """The faction with this number."""
        return self.factions[self.index[id]]

    @property
    def is_coop(self) -> bool:
        return self.scenario != NONE

    @property
    def people(self) -> list[Faction]:
        """The factions of the humans, clockwise from the south."""
        return [faction for faction in self.factions if faction.human]

    @property
    def machine(self) -> Faction:
        """The faction that the rules play (solo/co-op)."""
        return self.factions[-1]

    @property
    def card(self) -> Scenario:
        """The scenario card (solo/co-op)."""
        return SCENARIOS[self.scenario]

    @property
    def event(self) -> Event:
        """How the scenario changes the rules (W13.8)."""
        return SCENARIOS[self.scenario].event if self.scenario != NONE else NO_EVENT

    def score_of(self, faction: Faction) -> int:
        """The points of a faction; in solo/co-op the humans have one common score (W11.14)."""
        return self.human_vp if self.is_coop and faction.human else faction.vp

    def turn_order(self) -> list[Faction]:
        """The humans clockwise from the holder of the first-player token (W0.20)."""
        n = self.humans
        return [self.factions[(self.first + i) % n] for i in range(n)]

    def in_order(self) -> list[Faction]:
        """Everybody in turn order, the machine last (W3.1)."""
        order = self.turn_order()
        if self.is_coop:
            order.append(self.machine)
        return order

    def from_on(self, faction: Faction) -> list[Faction]:
        """This faction, then the others clockwise, the machine last (W8.29)."""
        order = [faction]
        if faction.human:
            at = self.index[faction.id]
            order += [self.factions[(at + i) % self.humans] for i in range(1, self.humans)]
            if self.is_coop:
                order.append(self.machine)
        else:
            order += self.turn_order()
        return order

    def speaker(self) -> Faction:
        """Who decides for all humans together: the holder of the first-player token."""
        return self.factions[self.first]

    def are_enemies(self, a: Faction, b: Faction) -> bool:
        """Every other faction in the standard mode, only the other side in solo/co-op (W8.30)."""
        return a.human != b.human if self.is_coop else a is not b

    def enemies_in(self, region: int, me: Faction) -> list[int]:
        """The enemy factions with a unit in a region, in the order of their numbers."""
        return sorted([f.id for f in self.factions if self.are_enemies(me, f) and f.occupies(region)])

    # ------------------------------------------------------------ regions

    def attackable(self, me: Faction, regions: list[int]) -> list[int]:
        """Those of the regions that hold an enemy (W5.14)."""
        there = 0
        for faction in self.factions:
            if self.are_enemies(me, faction):
                there |= faction.present()
        return [region for region in regions if there >> region & 1]

    def is_closed(self, region: int, me: Faction) -> bool:
        """A foreign Karn keeps others from deploying into its numbered region."""
        at = self.index[ELITE_FACTION[KARN]]
        if at == NONE or region == SHORES:
            return False
        owner = self.factions[at]
        return owner is not me and owner.has_elite(KARN, region)

    def majority(self, region: int) -> Faction | None:
        """The one faction with strictly the most units (W2.2, W2.3)."""
        best: Faction | None = None
        most = 0
        for faction in self.factions:
            n = faction.strength(region)
            if n > most:
                best, most = faction, n
            elif n == most:
                best = None
        return best

    def controls(self, me: Faction, region: int, ties: bool = False) -> bool:
        """Whether the faction, or in solo/co-op its side, controls a region (W6.2, W11.15, W11.22).

        `ties`: Field Advantage counts, as it does in Phase 6.
        """
        if self.is_coop:
            return self.side_controls(me.human, region, ties)
        mine = me.strength(region)
        if mine == 0:
            return False
        may_tie = ties and me.has_feat(FIELD_ADVANTAGE)
        for other in self.factions:
            if other is not me:
                theirs = other.strength(region)
                if theirs > mine or (theirs == mine and not may_tie):
                    return False
        return True

    def side_controls(self, humans: bool, region: int, ties: bool = False) -> bool:
        """Whether a side controls a region: the humans' units are added up (W11.15)."""
        people = 0
        advantage = False
        for faction in self.factions:
            if faction.human:
                people += faction.strength(region)
                advantage = advantage or (faction.has_feat(FIELD_ADVANTAGE) and faction.occupies(region))
        machine = self.machine.strength(region)
        if people == machine:
            return humans and ties and advantage and people > 0
        return (people > machine) == humans

    def dominates(self, me: Faction, region: int) -> bool:
        """Whether this faction alone has units in a region (W6.4, W11.16)."""
        if not me.occupies(region):
            return False
        for other in self.factions:
            if other is not me and other.occupies(region):
                return False
        return True

    def controlled(self, me: Faction, ties: bool = False) -> int:
        """How many numbered regions the faction or its side controls."""
        return len([region for region in REGIONS if self.controls(me, region, ties)])

    def threat(self, region: int) -> int:
        """1 for each human regular, 3 for each human elite (W12.17)."""
        if region == SHORES:
            return 0
        n = 0
        for faction in self.factions:
            if faction.human:
                n += faction.regulars[region]
                for die in faction.elites:
                    if die.region == region:
                        n += 3
        return n

    # ------------------------------------------------------------ damage

    def is_safe(self, faction: Faction, region: int) -> bool:
        """Whether its units there cannot be damaged this round."""
        return bool(faction.safe_in >> region & 1)


def new_table(humans: int, scenario: int) -> Wroth:
    """The table before anybody has sat down."""
    return Wroth(
        humans,
        scenario,
        Agenda(),
        holders=[NONE] * SEAT_ROLE + [0, 1, 2, 3],
        factions=[],
        index=[NONE] * SEAT_ROLE,
        tokens=[NONE] * PLACES,
        pool=[0] * len(FACES),
        traps=Hidden(TRAP_DICE[:]),
        options=list(DEFAULT_OPTIONS),
        marched=[],
        winners=[],
        objectives=[],
    )


def all_elites(faction: int) -> list[Die]:
    """All elite dice of a faction, on its board (W0.17)."""
    return [Die(elite, SLOTS[elite][n], NOWHERE, 0, NONE) for elite in ELITES_OF[faction] for n in range(DICE[elite])]
