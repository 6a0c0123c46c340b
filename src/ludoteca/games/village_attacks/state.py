"""What lies on the table in Village Attacks, and what can be asked about it. Nothing here changes by itself."""

from __future__ import annotations

from typing import Final

from ludoteca.engine.flow import SILENT, Agenda, Journal
from ludoteca.engine.hidden import Hidden
from ludoteca.games.village_attacks.content import (
    CAPACITY,
    DEFENCE_SLOTS,
    EVENT_COPIES,
    HEALTH,
    HERO_TYPE,
    HINDER_WEIGHT,
    MOVE_SLOTS,
    RESERVE_SLOTS,
    SPAWN_COPIES,
    SUMMON_ARMOUR,
    SUMMON_GUARD,
    TRAP_NAMES,
    TYPE_NAMES,
    TYPE_OF,
)
from ludoteca.games.village_attacks.words import (
    FIRST_HERO,
    FIRST_HUNTER,
    FIRST_MINION,
    FIRST_SUMMONED,
    FIRST_YUNFAKH,
    HERO,
    HUNTER,
    KINDS_OF_VILLAGERS,
    MINION_OWNER,
    NONE,
    NOWHERE,
    PEASANT,
    PLACES,
    PLAYING,
    RESULTS,
    SEAT_ROLE,
    SEATS,
    SETTING_UP,
    USEFUL,
)

ABILITIES_EACH: Final = 3


class Villager:
    """A figure of the village. Which zone it stands in is known by the crowd that it is in."""

    __slots__ = ("acted", "burning", "card", "damage", "kind", "shielded", "stunned", "type")

    def __init__(self, kind: int, type: int = NONE, card: int = NONE) -> None:
        self.kind: int = kind
        self.type: int = type
        """The Type of a Hunter or Hero, VETERAN, or NONE for a Peasant."""
        self.card: int = card
        """Of a Hero: its card."""
        self.damage: int = 0
        self.stunned: bool = False
        self.burning: bool = False
        self.acted: bool = False
        """Has been activated in this Villager phase."""
        self.shielded: bool = False
        """A Hero's shield has been used up in this round."""

    def copy(self) -> Villager:
        c = Villager(self.kind, self.type, self.card)
        c.damage = self.damage
        c.stunned = self.stunned
        c.burning = self.burning
        c.acted = self.acted
        c.shielded = self.shielded
        return c

    @property
    def look(self) -> int:
        """What it looks like: kind, Type or card, and conditions."""
        state = (1 if self.stunned else 0) + (2 if self.burning else 0)
        kind = self.kind
        if kind == PEASANT:
            return state
        if kind == HUNTER:
            return FIRST_HUNTER + 4 * self.type + state
        if kind == HERO:
            return FIRST_HERO + 4 * self.card + state
        return FIRST_YUNFAKH + 4 * self.type + state


class Monster:
    """A playing Monster with its board."""

    __slots__ = (
        "armour", "block", "burning", "damage", "defence", "fewer", "guard", "id", "level", "lying", "paid", "pool",
        "reserve", "sealed", "seat", "silence", "skills", "slow", "special", "stepped", "sunder", "turn_over",
        "untargetable", "used", "vengeance", "xp", "zone",
    )  # fmt: skip

    def __init__(
        self,
        id: int,
        seat: int,
        skills: list[int],
        used: list[int],
        pool: list[int],
        special: list[int],
        reserve: list[int],
    ) -> None:
        self.id: int = id
        self.seat: int = seat
        self.zone: int = NOWHERE
        """NOWHERE while it is dead."""
        self.damage: int = 0
        self.xp: int = 0
        self.level: int = 1
        self.skills: list[int] = skills
        """The level of each of its three abilities, 0 if it has not been learnt."""
        self.used: list[int] = used
        """By ability: the level at which it was used this round."""
        # dice results
        self.pool: list[int] = pool
        """By result: what was rolled or gained and is not spent."""
        self.special: list[int] = special
        """By result: what the Day or Night die gave."""
        self.reserve: list[int] = reserve
        self.stepped: int = 0
        """How many Movement slots hold a die."""
        self.defence: int = 0
        self.vengeance: int = 0
        """How many Defence slots hold such a result."""
        # conditions
        self.sunder: int = 0
        self.silence: int = 0
        self.slow: int = 0
        self.burning: bool = False
        self.lying: bool = False
        self.fewer: bool = False
        """Was stunned: rolls one die fewer on its next activation."""
        self.paid: int = NONE
        """The result it has paid towards the summoning that is under way."""
        # until Clean-up
        self.guard: bool = False
        self.block: int = 0
        self.armour: int = 0
        self.untargetable: bool = False
        # in its turn
        self.turn_over: bool = False
        """It died or was stunned: its turn ends."""
        self.sealed: bool = False
        """It has put down its seal of this turn."""

    def copy(self) -> Monster:
        c = Monster(
            id=self.id,
            seat=self.seat,
            skills=self.skills[:],
            used=self.used[:],
            pool=self.pool[:],
            special=self.special[:],
            reserve=self.reserve[:],
        )
        c.zone = self.zone
        c.damage = self.damage
        c.xp = self.xp
        c.level = self.level
        c.stepped = self.stepped
        c.defence = self.defence
        c.vengeance = self.vengeance
        c.sunder = self.sunder
        c.silence = self.silence
        c.slow = self.slow
        c.burning = self.burning
        c.lying = self.lying
        c.fewer = self.fewer
        c.paid = self.paid
        c.guard = self.guard
        c.block = self.block
        c.armour = self.armour
        c.untargetable = self.untargetable
        c.turn_over = self.turn_over
        c.sealed = self.sealed
        return c

    @property
    def type(self) -> int:
        return TYPE_OF[self.id]

    @property
    def is_dead(self) -> bool:
        return self.zone == NOWHERE

    @property
    def health_left(self) -> int:
        return HEALTH[self.id] - self.damage

    @property
    def free_move_slots(self) -> int:
        """Movement slots without a die or a Slow token."""
        return MOVE_SLOTS[self.id] - self.slow - self.stepped

    @property
    def free_defence_slots(self) -> int:
        return DEFENCE_SLOTS[self.id] - self.sunder - self.defence - self.vengeance

    @property
    def free_reserve_slots(self) -> int:
        return RESERVE_SLOTS[self.id] - self.silence - sum(self.reserve)


class Minion:
    """A servant of a Monster: its number among all minions, and what it may still do this turn."""

    __slots__ = ("attacks", "damage", "moves", "number", "zone")

    def __init__(self, number: int, zone: int) -> None:
        self.number: int = number
        """0-2 the Skeletons, 3-4 the Stiff Corpses."""
        self.zone: int = zone
        self.damage: int = 0
        self.moves: int = 0
        self.attacks: int = 0

    def copy(self) -> Minion:
        c = Minion(self.number, self.zone)
        c.damage = self.damage
        c.moves = self.moves
        c.attacks = self.attacks
        return c

    @property
    def owner(self) -> int:
        """The Monster (by its id) that it belongs to."""
        return MINION_OWNER[self.number]

    @property
    def type(self) -> int:
        return TYPE_OF[MINION_OWNER[self.number]]

    @property
    def fighter(self) -> int:
        return FIRST_MINION + self.number


class Summoned:
    """A summoned Monster: its card, its conditions and the two Monsters that it binds."""

    __slots__ = ("acted", "attacks", "bound", "burning", "card", "damage", "killed", "moved", "moves", "ready",
                 "silence", "slow", "stunned", "zone")  # fmt: skip

    def __init__(self, card: int, zone: int) -> None:
        self.card: int = card
        self.zone: int = zone
        self.damage: int = 0
        self.bound: list[int] = []
        """The places in `monsters` of those that roll one die fewer."""
        self.slow: bool = False
        self.silence: bool = False
        self.stunned: bool = False
        self.burning: bool = False
        # in its activation
        self.acted: bool = False
        self.moves: int = 0
        self.attacks: int = 0
        self.moved: bool = False
        self.killed: bool = False
        self.ready: bool = False
        """Its special can still be used in this activation."""

    def copy(self) -> Summoned:
        c = Summoned(self.card, self.zone)
        c.damage = self.damage
        c.bound = self.bound[:]
        c.slow = self.slow
        c.silence = self.silence
        c.stunned = self.stunned
        c.burning = self.burning
        c.acted = self.acted
        c.moves = self.moves
        c.attacks = self.attacks
        c.moved = self.moved
        c.killed = self.killed
        c.ready = self.ready
        return c

    @property
    def type(self) -> int:
        return TYPE_OF[self.card]

    @property
    def fighter(self) -> int:
        return FIRST_SUMMONED + self.card

    @property
    def armour(self) -> int:
        """What its card takes off every attack; Silence switches the card off (A13.16)."""
        return 0 if self.silence else SUMMON_ARMOUR[self.card]

    @property
    def guard(self) -> bool:
        return SUMMON_GUARD[self.card] and not self.silence


def copies(villagers: list[Villager]) -> list[Villager]:
    return [villager.copy() for villager in villagers]


class Hold:
    """Villagers in a zone do not move in the Villager phase of a round."""

    __slots__ = ("maker", "round", "zone")

    def __init__(self, zone: int, maker: int, round: int) -> None:
        self.zone: int = zone
        self.maker: int = maker
        """The fighter with whose death it ends, or NONE."""
        self.round: int = round

    def copy(self) -> Hold:
        return Hold(self.zone, self.maker, self.round)


class Castle:
    """The whole table. The constructor takes all lists and parts, so that a copy makes none in vain."""

    __slots__ = (
        "active", "agenda", "begun", "box", "crowd", "dark", "dark_event", "day", "day_night", "dial", "event",
        "event_deck", "event_discard", "events", "first", "heart", "heart_start", "hero_bottom", "hero_deck", "holders",
        "holds", "journal", "kills", "minions", "monsters", "morale", "phase", "players", "rank", "result", "round",
        "sacrifices", "scenario", "seals", "spawn_deck", "spawn_discard", "spawns", "summon_deck", "summoned",
        "summoning", "summons", "trap_at", "trap_charges", "trap_deck", "trap_discard", "trap_row", "troll",
        "troll_used", "unlucky", "unlucky_event", "yunfakh",
    )  # fmt: skip

    def __init__(
        self,
        players: int,
        scenario: int,
        agenda: Agenda,
        holders: list[int],
        monsters: list[Monster],
        crowd: list[list[Villager]],
        box: list[int],
        minions: list[Minion],
        summoned: list[Summoned],
        spawns: list[int],
        seals: list[int],
        unlucky: list[int],
        dark: list[int],
        holds: list[Hold],
        trap_deck: list[int],
        trap_discard: list[int],
        trap_row: list[int],
        trap_at: list[int],
        trap_charges: list[int],
        spawn_deck: list[int],
        spawn_discard: list[int],
        hero_deck: list[int],
        hero_bottom: list[int],
        summon_deck: list[int],
        events: Hidden,
        event_deck: list[int],
        event_discard: list[int],
    ) -> None:
        self.agenda: Agenda = agenda
        self.journal: Journal = SILENT
        self.holders: list[int] = holders
        self.players: int = players
        self.scenario: int = scenario
        # modules in use (A2.2, A2.3, A2.13, A2.14, A18.12)
        self.day_night: bool = False
        self.troll_used: bool = False
        self.yunfakh: bool = False
        self.summoning: bool = False
        # the round
        self.round: int = 0
        self.phase: int = SETTING_UP
        self.day: bool = False
        self.first: int = 0
        """Who holds the first-player marker, as a place in `monsters`."""
        self.active: int = NONE
        """Whose turn it is, as a place in `monsters`."""
        self.begun: int = NOWHERE
        """The zone whose villagers are acting (A15.20)."""
        self.result: int = PLAYING
        # tracks
        self.morale: int = 0
        self.heart: int = 0
        self.heart_start: int = 0
        self.dial: int = 0
        self.rank: int = 1
        self.sacrifices: int = 0
        self.summons: int = 0
        """How many Monsters have been summoned in this game."""
        self.kills: int = 0
        """How many villagers have been killed, by whatever."""
        # figures
        self.monsters: list[Monster] = monsters
        self.crowd: list[list[Villager]] = crowd
        """By zone: the villagers there."""
        self.box: list[int] = box
        """By kind: figures that are not on the map; of Heroes the deck says it."""
        self.minions: list[Minion] = minions
        self.summoned: list[Summoned] = summoned
        self.troll: int = NOWHERE
        # tokens
        self.spawns: list[int] = spawns
        """The zones of the spawn tokens on the map, in token order."""
        self.seals: list[int] = seals
        """By zone: seal tokens."""
        self.unlucky: list[int] = unlucky
        self.dark: list[int] = dark
        """By zone: the last round in which the condition holds."""
        self.unlucky_event: int = 0
        self.dark_event: int = 0
        """Zones (as bits) that are so until the next event."""
        self.holds: list[Hold] = holds
        # cards
        self.trap_deck: list[int] = trap_deck
        self.trap_discard: list[int] = trap_discard
        """By Trap: copies in the deck, in the discard pile."""
        self.trap_row: list[int] = trap_row
        self.trap_at: list[int] = trap_at
        """By zone: the Trap placed there, or NONE."""
        self.trap_charges: list[int] = trap_charges
        self.spawn_deck: list[int] = spawn_deck
        self.spawn_discard: list[int] = spawn_discard
        self.hero_deck: list[int] = hero_deck
        """By Hero: 1 if it is among the shuffled cards of the deck."""
        self.hero_bottom: list[int] = hero_bottom
        """Heroes that were put under the deck, the next one to come first."""
        self.summon_deck: list[int] = summon_deck
        self.events: Hidden = events
        self.event_deck: list[int] = event_deck
        """The places of the event deck, the top one last."""
        self.event_discard: list[int] = event_discard
        """The places of the event cards that have been drawn."""
        self.event: int = NONE
        """The persistent event in force."""

    def copy(self) -> Castle:
        c = Castle(
            players=self.players,
            scenario=self.scenario,
            agenda=self.agenda.copy(),
            holders=self.holders[:],
            monsters=[monster.copy() for monster in self.monsters],
            crowd=[copies(villagers) for villagers in self.crowd],
            box=self.box[:],
            minions=[minion.copy() for minion in self.minions],
            summoned=[summoned.copy() for summoned in self.summoned],
            spawns=self.spawns[:],
            seals=self.seals[:],
            unlucky=self.unlucky[:],
            dark=self.dark[:],
            holds=[hold.copy() for hold in self.holds],
            trap_deck=self.trap_deck[:],
            trap_discard=self.trap_discard[:],
            trap_row=self.trap_row[:],
            trap_at=self.trap_at[:],
            trap_charges=self.trap_charges[:],
            spawn_deck=self.spawn_deck[:],
            spawn_discard=self.spawn_discard[:],
            hero_deck=self.hero_deck[:],
            hero_bottom=self.hero_bottom[:],
            summon_deck=self.summon_deck[:],
            events=self.events.copy(),
            event_deck=self.event_deck[:],
            event_discard=self.event_discard[:],
        )
        c.day_night = self.day_night
        c.troll_used = self.troll_used
        c.yunfakh = self.yunfakh
        c.summoning = self.summoning
        c.round = self.round
        c.phase = self.phase
        c.day = self.day
        c.first = self.first
        c.active = self.active
        c.begun = self.begun
        c.result = self.result
        c.morale = self.morale
        c.heart = self.heart
        c.heart_start = self.heart_start
        c.dial = self.dial
        c.rank = self.rank
        c.sacrifices = self.sacrifices
        c.summons = self.summons
        c.kills = self.kills
        c.troll = self.troll
        c.unlucky_event = self.unlucky_event
        c.dark_event = self.dark_event
        c.event = self.event
        return c

    # ------------------------------------------------------------ who is who

    def leader(self) -> int:
        """The role that decides for all: the Monster that holds the first-player marker, dead or alive."""
        return self.monsters[self.first].id

    def turn_order(self) -> list[int]:
        """The places of the Monsters, from the first-player marker clockwise (A3.2)."""
        n = len(self.monsters)
        return [(self.first + i) % n for i in range(n)]

    def monster(self, id: int) -> Monster | None:
        """The playing Monster with this id."""
        for monster in self.monsters:
            if monster.id == id:
                return monster
        return None

    def on_map(self) -> list[Monster]:
        """The living playing Monsters in turn order."""
        return [self.monsters[i] for i in self.turn_order() if self.monsters[i].zone != NOWHERE]

    def types_in_play(self) -> list[int]:
        """The Types of the playing Monsters, one token each (A2.7)."""
        types = [monster.type for monster in self.monsters]
        return [kin for kin in range(len(TYPE_NAMES)) if kin in types]

    def penalties(self, place: int) -> int:
        """How many summoned Monsters bind this Monster (A13.8)."""
        n = 0
        for summoned in self.summoned:
            n += summoned.bound.count(place)
        return n

    # ------------------------------------------------------------ zones

    def figures_in(self, zone: int) -> int:
        """All figures in a zone; tokens do not count (A17.1)."""
        n = len(self.crowd[zone])
        for monster in self.monsters:
            if monster.zone == zone:
                n += 1
        for minion in self.minions:
            if minion.zone == zone:
                n += 1
        for summoned in self.summoned:
            if summoned.zone == zone:
                n += 1
        return n + 1 if self.troll == zone else n

    def is_full(self, zone: int) -> bool:
        return self.figures_in(zone) >= CAPACITY[zone]

    def is_unlucky(self, zone: int) -> bool:
        return self.unlucky[zone] >= self.round or bool(self.unlucky_event >> zone & 1)

    def is_dark(self, zone: int) -> bool:
        return self.dark[zone] >= self.round or bool(self.dark_event >> zone & 1)

    def is_held(self, zone: int) -> bool:
        """Whether villagers who activate there do not move in this Villager phase."""
        for hold in self.holds:
            if hold.zone == zone and hold.round == self.round:
                return True
        return False

    # ------------------------------------------------------------ villagers

    def hinderers(self, zone: int) -> int:
        """How many villagers hinder there: those who stand, some Heroes for more than one (A6.4, A6.5)."""
        n = 0
        for villager in self.crowd[zone]:
            if not villager.stunned:
                n += HINDER_WEIGHT[villager.card] if villager.kind == HERO else 1
        return n

    def of_type(self, kind: int, type: int) -> int:
        """How many Hunters or Yunfakh Hunters of a Type are on the map (A18.7)."""
        n = 0
        for crowd in self.crowd:
            for villager in crowd:
                if villager.kind == kind and villager.type == type:
                    n += 1
        return n

    def zone_of(self, villager: Villager) -> int:
        """Where a villager stands, NOWHERE if it has left the map."""
        for zone in range(PLACES):
            for other in self.crowd[zone]:
                if other is villager:
                    return zone
        return NOWHERE


def new_castle(players: int, scenario: int) -> Castle:
    """The table before anybody has chosen a Monster."""
    return Castle(
        players,
        scenario,
        Agenda(),
        holders=[0] * SEAT_ROLE + [seat if seat < players else 0 for seat in range(SEATS)],
        monsters=[],
        crowd=[[] for _ in range(PLACES)],
        box=[0] * KINDS_OF_VILLAGERS,
        minions=[],
        summoned=[],
        spawns=[],
        seals=[0] * PLACES,
        unlucky=[NONE] * PLACES,
        dark=[NONE] * PLACES,
        holds=[],
        trap_deck=[1] * len(TRAP_NAMES),
        trap_discard=[0] * len(TRAP_NAMES),
        trap_row=[],
        trap_at=[NONE] * PLACES,
        trap_charges=[0] * PLACES,
        spawn_deck=SPAWN_COPIES[:],
        spawn_discard=[0] * len(SPAWN_COPIES),
        hero_deck=[1] * len(HERO_TYPE),
        hero_bottom=[],
        summon_deck=[1] * len(TYPE_OF),
        events=Hidden(EVENT_COPIES[:]),
        event_deck=[],
        event_discard=[],
    )


def new_monster(id: int, seat: int) -> Monster:
    """A Monster with an empty board."""
    return Monster(
        id,
        seat,
        skills=[0] * ABILITIES_EACH,
        used=[0] * ABILITIES_EACH,
        pool=[0] * RESULTS,
        special=[0] * RESULTS,
        reserve=[0] * USEFUL,
    )
