"""Positions for the tests of Village Attacks, written as an example in a rulebook would put them.

A castle in the middle of a round, the Monsters in the Heart zone, nobody else on the map; a test says what differs:

    position = castle("vampire lich dullahan")                          # three players on the map of `songs_of_heroes`
    position.at("library", "vampire, 2 peasant, hunter-demon stunned, inquisitor hurt 2")
    position.at("gallery", "dullahan, 2 peasant").trap("gallery", "tar_floor").traps("spiked_pit rat_swarm")
    position.board("vampire", damage=3, xp=3, reserve="magic", defence="vengeance", skills="blood_feast bat_form-2")
    position.dead("lich").morale(10).heart(3).round(4).event("long_forks")

Then it sits down at a table that begins with one step of the game; what chance says is given by name, in order:

    table = position.act("vampire", "melee melee torch")    # in its turn, with these results rolled
    table = position.turn("vampire", chance="melee ranged magic defence vengeance torch")    # its turn from the start
    table = position.step("villagers", "trap-step")    # "troll", "spawn", "spawn-at chapel", "dial", "clean-up" ...
    table = position.event_card("holy_water")    # this event has just been drawn
    table = position.step("clean-up", chance="...")    # what chance says ends here: its next question stays open

People answer by name, one question after the other, and a test reads what lies on the table afterwards:

    answers(table, "melee", "library-peasant")
    assert (state(table).morale, monster(table, "vampire").xp) == (9, 4)
    assert crowd(table, "library") == {"peasant": 1, "hunter-demon-stunned": 1, "inquisitor": 1}
    assert where(table, "vampire") == "library" and "move" in offered(table)

Villagers are named `peasant`, `hunter-undead` ... `hunter-veteran`, `yunfakh-demon`, and Heroes by their card; behind a
name stand `stunned`, `burning`, `shielded` (a Hero's shield is used up), `hurt N`. In questions, a villager is called
by zone and look: `library-hunter-demon-stunned`. A question with one option, also one of chance, answers itself.
The map of `songs_of_heroes` (spawn tokens of three Monsters: throne_room, chapel, west_passage):

    castle_heart - gallery - library - throne_room
                 - east_passage - crypt - postern_passage - chapel
                 - kitchen - north_passage - laboratory
                                          - great_hall - west_passage
                 - south_passage - armoury - gatehouse_passage - west_passage
"""

from __future__ import annotations

from collections.abc import Callable
from math import gcd

from ludoteca.engine.ask import CHANCE, EVERYONE, Ask, Steps
from ludoteca.engine.chance import WAIT, Scripted, Source
from ludoteca.engine.run import Run
from ludoteca.engine.table import Table
from ludoteca.games.village_attacks import GAME as GAME
from ludoteca.games.village_attacks.castle import ADJACENT, spawn_zones
from ludoteca.games.village_attacks.content import (
    ABILITY_NAMES,
    CAPACITY,
    HEART_HEALTH,
    HERO_TYPE,
    HUNTER_FIGURES,
    MIN_RANK,
    MINION_ATTACKS,
    MINION_MOVE,
    MONSTER_NAMES,
    MORALE,
    PEASANT_FIGURES,
    RANK_LEVELS,
    TRAP_CHARGES,
    TROLL_EVENT,
    YUNFAKH_FIGURES,
)
from ludoteca.games.village_attacks.state import (
    ABILITIES_EACH,
    Castle,
    Hold,
    Minion,
    Monster,
    Summoned,
    Villager,
    new_monster,
)
from ludoteca.games.village_attacks.words import (
    CLEAN_UP,
    EVENT,
    FIGHTER,
    HEART,
    HERO,
    HERO_CARD,
    HUNTER,
    KIND,
    LOST,
    MONSTER,
    MONSTER_PHASE,
    NONE,
    NOWHERE,
    PEASANT,
    RESULT,
    ROLE,
    SPAWN,
    SUMMON,
    TRAP,
    TYPE,
    VILLAGER_PHASE,
    WON,
    YUNFAKH,
    ZONE,
    look_name,
)

MAP = "songs_of_heroes"
FIGURES = {PEASANT: PEASANT_FIGURES, HUNTER: HUNTER_FIGURES, YUNFAKH: YUNFAKH_FIGURES}
MINIONS = {"skeleton": (0, 3), "stiff_corpse": (3, 5)}
"""The numbers of the minions of a name: from, up to."""
FLAGS = ("stunned", "burning", "shielded", "lying", "slow", "silence")
IN_MONSTER_PHASE = ("monster-phase", "monster-turn", "roll", "act", "do", "end-turn", "summon", "summoned-act")


class Script:
    """Chance that says these names in order; what can come out in one way only needs no name.

    When all is said, the next question of chance is an error, or it stays open if the names end with `...`.
    """

    def __init__(self, names: str) -> None:
        said = names.split()
        self.waits = said[-1:] == ["..."]
        self.named = Scripted(said[:-1] if self.waits else said)

    def draw(self, ask: Ask, number: int) -> int:
        if len(ask.options) == 1:
            return ask.options[0]
        if self.waits and self.named.used == len(self.named.values):
            return WAIT
        return self.named.draw(ask, number)


def results(names: str, count: int) -> list[int]:
    """Results by number, how often each is named."""
    found = [0] * count
    for name in names.split():
        found[RESULT.value(name)] += 1
    return found


class Position:
    """The Monster phase of round 2; what a test needs is put there by name."""

    def __init__(self, monsters: str, scenario: str, seats: int, options: dict[str, str]) -> None:
        names = monsters.split()
        self.setup = GAME.setup(seats or len(names), {"scenario": scenario, **options})
        c: Castle = GAME.new(self.setup)
        self.c = c
        c.agenda.clear()
        for at, name in enumerate(names):
            me = new_monster(MONSTER.value(name), at * self.setup.seats // len(names))
            me.zone = HEART
            me.skills[0] = 1
            c.monsters.append(me)
            c.holders[me.id] = me.seat
            c.summon_deck[me.id] = 0
        size = len(names) - 3
        c.morale = MORALE[c.scenario][size] if MORALE[c.scenario] else 0
        c.heart = c.heart_start = HEART_HEALTH[c.scenario][size]
        c.rank = MIN_RANK[c.scenario]
        c.spawns = spawn_zones(c.scenario, len(names))
        c.round = 2
        if not c.troll_used:
            c.events.pool[TROLL_EVENT] = 0
        c.event_deck = c.events.add(sum(c.events.pool))

    def of(self, name: str) -> Monster:
        found = self.c.monster(MONSTER.value(name))
        assert found is not None, f"{name} does not play"
        return found

    def place_of(self, name: str) -> int:
        """The place of a Monster among those that play."""
        return self.c.monsters.index(self.of(name))

    # ------------------------------------------------------------ figures on the map

    def at(self, zone: str, who: str) -> Position:
        """Figures in a zone: `2 peasant, hunter-demon stunned, templar hurt 2, vampire, skeleton, troll`."""
        there = ZONE.value(zone)
        assert there == HEART or ADJACENT[self.c.scenario][there], f"{zone} is not on this map"
        for item in who.split(","):
            words = item.split()
            count = int(words.pop(0)) if words[0].isdigit() else 1
            for _ in range(count):
                self.put(there, words[0], words[1:])
        assert self.c.figures_in(there) <= CAPACITY[there] or there == HEART, f"there is no room in {zone}"
        return self

    def put(self, zone: int, name: str, flags: list[str]) -> None:
        """One figure, and what is the matter with it."""
        hurt = int(flags[flags.index("hurt") + 1]) if "hurt" in flags else 0
        unknown = [flag for flag in flags if flag not in FLAGS and flag != "hurt" and not flag.isdigit()]
        assert not unknown, f"what is {unknown}?"
        if name == "troll":
            self.c.troll = zone
        elif name in MONSTER.values:
            self.of(name).zone = zone
            self.of(name).damage = hurt
            self.of(name).lying = self.of(name).fewer = "lying" in flags
        elif name in MINIONS:
            self.put_minion(zone, name, hurt)
        elif name.startswith("summoned-"):
            self.put_summoned(zone, name.removeprefix("summoned-"), hurt, flags)
        else:
            villager = villager_named(name)
            villager.stunned, villager.burning, villager.damage = "stunned" in flags, "burning" in flags, hurt
            villager.shielded = "shielded" in flags
            self.c.crowd[zone].append(villager)

    def put_minion(self, zone: int, name: str, hurt: int) -> None:
        first, end = MINIONS[name]
        used = [minion.number for minion in self.c.minions]
        minion = Minion(next(number for number in range(first, end) if number not in used), zone)
        minion.damage = hurt
        self.c.minions.append(minion)

    def put_summoned(self, zone: int, name: str, hurt: int, flags: list[str]) -> None:
        summoned = Summoned(SUMMON.value(name), zone)
        summoned.damage, summoned.stunned, summoned.burning = hurt, "stunned" in flags, "burning" in flags
        summoned.slow, summoned.silence = "slow" in flags, "silence" in flags
        summoned.bound = [0, 1]
        self.c.summoned.append(summoned)
        self.c.summons += 1
        self.c.summon_deck[summoned.card] = 0

    def bind(self, summoned: str, *monsters: str) -> Position:
        """The Monsters that roll one die fewer for a summoned one; without a word the first two do."""
        card = SUMMON.value(summoned)
        for one in self.c.summoned:
            if one.card == card:
                one.bound = sorted(self.place_of(name) for name in monsters)
        return self

    def dead(self, *monsters: str) -> Position:
        """These Monsters have died and lie on their boards."""
        for name in monsters:
            self.of(name).zone = NOWHERE
        return self

    # ------------------------------------------------------------ boards

    def board(
        self,
        name: str,
        damage: int | None = None,
        xp: int = 0,
        skills: str = "",
        used: str = "",
        pool: str = "",
        special: str = "",
        reserve: str = "",
        defence: str = "",
        stepped: int = 0,
        conditions: str = "",
        paid: str = "",
        buffs: str = "",
        level: int = 0,
    ) -> Position:
        """What lies on a Monster's board.

        `skills`: its abilities, `blood_feast bat_form-2` (level 1 unless said); without a word the first, at level 1.
        `used`: abilities used in this round, with the level they were used at. `pool`, `special` (of the Day or Night
        die), `reserve`: results. `defence`: results on its Defence slots. `stepped`: dice on its Movement slots.
        `conditions`: `sunder silence slow burn lying`; lying down it is one die short. `paid`: the result it has paid
        towards a summoning. `buffs`: `guard untargetable block armour armour`, once for each point.
        """
        me = self.of(name)
        me.damage = me.damage if damage is None else damage
        me.xp, me.stepped = xp, stepped
        if skills:
            me.skills = self.levels_of(me, skills)
        me.level = level or max(1, sum(me.skills))
        me.used = self.levels_of(me, used)
        me.pool, me.special = results(pool, len(me.pool)), results(special, len(me.special))
        me.reserve = results(reserve, len(me.reserve))
        ready = defence.split()
        me.defence, me.vengeance = ready.count("defence"), ready.count("vengeance")
        assert me.defence + me.vengeance == len(ready), "only Defence and Vengeance go on a Defence slot"
        tokens = conditions.split()
        me.sunder, me.silence, me.slow = tokens.count("sunder"), tokens.count("silence"), tokens.count("slow")
        me.burning = "burn" in tokens
        me.lying = me.fewer = "lying" in tokens
        me.paid = RESULT.value(paid) if paid else NONE
        given = buffs.split()
        me.guard, me.untargetable = "guard" in given, "untargetable" in given
        me.block, me.armour = given.count("block"), given.count("armour")
        self.c.rank = max(self.c.rank, *(rank for rank, least in enumerate(RANK_LEVELS, 1) if me.level >= least), 1)
        return self

    def levels_of(self, me: Monster, names: str) -> list[int]:
        """The level of each of its abilities: `blood_feast bat_form-2`."""
        levels = [0] * ABILITIES_EACH
        for name in names.split():
            short, _, level = name.partition("-")
            levels[ABILITY_NAMES.index(f"{MONSTER_NAMES[me.id]}-{short}") - ABILITIES_EACH * me.id] = int(level or 1)
        return levels

    # ------------------------------------------------------------ tracks and time

    def morale(self, n: int) -> Position:
        self.c.morale = n
        return self

    def heart(self, n: int) -> Position:
        """The health of the Heart; it may have lost some."""
        self.c.heart = n
        self.c.heart_start = max(n, self.c.heart_start)
        return self

    def dial(self, n: int) -> Position:
        self.c.dial = n
        return self

    def rank(self, n: int) -> Position:
        self.c.rank = n
        return self

    def round(self, n: int) -> Position:
        self.c.round = n
        return self

    def first(self, monster: str) -> Position:
        """Who holds the first-player marker."""
        self.c.first = self.place_of(monster)
        return self

    def day(self) -> Position:
        """Day and Night are in use, and it is day."""
        self.c.day_night = self.c.day = True
        return self

    def night(self) -> Position:
        """Day and Night are in use, and it is night."""
        self.c.day_night, self.c.day = True, False
        return self

    def sacrifices(self, n: int) -> Position:
        self.c.sacrifices = n
        return self

    # ------------------------------------------------------------ tokens and cards

    def unlucky(self, *zones: str) -> Position:
        """These zones are unlucky in this round."""
        for zone in zones:
            self.c.unlucky[ZONE.value(zone)] = self.c.round
        return self

    def dark(self, *zones: str) -> Position:
        """These zones are dark in this round."""
        for zone in zones:
            self.c.dark[ZONE.value(zone)] = self.c.round
        return self

    def hold(self, zone: str, by: str = "") -> Position:
        """Villagers in a zone do not move in this round's Villager phase; ends with the death of who made it."""
        self.c.holds.append(Hold(ZONE.value(zone), MONSTER.value(by) if by else NONE, self.c.round))
        return self

    def seals(self, zone: str, n: int) -> Position:
        """So many seals have been put down in a spawn zone."""
        self.c.seals[ZONE.value(zone)] = n
        return self

    def closed(self, *zones: str) -> Position:
        """These spawn zones have lost their token."""
        for zone in zones:
            self.c.spawns.remove(ZONE.value(zone))
        return self

    def traps(self, names: str) -> Position:
        """Traps that lie face up on the summary board."""
        for name in names.split():
            self.c.trap_row.append(self.take_trap(name))
        self.c.trap_row.sort()
        return self

    def trap(self, zone: str, name: str, charges: int = 0) -> Position:
        """A Trap that was placed in a zone, with all its charges unless said."""
        trap = self.take_trap(name)
        self.c.trap_at[ZONE.value(zone)] = trap
        self.c.trap_charges[ZONE.value(zone)] = charges or TRAP_CHARGES[trap]
        return self

    def take_trap(self, name: str) -> int:
        trap = TRAP.value(name)
        self.c.trap_deck[trap] -= 1
        assert self.c.trap_deck[trap] == 0, f"there is one {name} only"
        return trap

    def trap_deck(self, names: str, discard: str = "") -> Position:
        """These Traps are left in the deck, those in the discard; all that remain are out of the game."""
        for trap in range(len(TRAP.names)):
            self.c.trap_deck[trap] = names.split().count(TRAP.name(trap))
            self.c.trap_discard[trap] = discard.split().count(TRAP.name(trap))
        return self

    def spawn_discard(self, deck: str) -> Position:
        """All spawn cards but these lie in the discard."""
        c = self.c
        for card in range(len(SPAWN.names)):
            copies = c.spawn_deck[card] + c.spawn_discard[card]
            c.spawn_deck[card] = deck.split().count(SPAWN.name(card))
            c.spawn_discard[card] = copies - c.spawn_deck[card]
        return self

    def hero_deck(self, *bottom: str) -> Position:
        """The Hero deck has been drawn; these cards were put back under it, the next one to come first."""
        for card in range(len(self.c.hero_deck)):
            self.c.hero_deck[card] = 0
        self.c.hero_bottom = [HERO_CARD.value(name) for name in bottom]
        return self

    def event(self, name: str) -> Position:
        """This persistent event is in force, with what it does to zones."""
        c = self.c
        c.event = EVENT.value(name)
        self.show_event(c.event)
        if name == "thick_fog":
            c.dark_event = sum(1 << zone for zone in c.spawns)
        if name == "bad_stars":
            c.unlucky_event = sum(1 << zone for zone in ADJACENT[c.scenario][HEART])
        return self

    def show_event(self, card: int) -> None:
        """The top card of the event deck is this one, and it is drawn."""
        place = self.c.event_deck.pop()
        self.c.events.settle(place, card)
        self.c.events.known[place] = EVERYONE
        self.c.event_discard.append(place)

    def event_deck(self, size: int) -> Position:
        """So many unseen cards are left of the event deck; the cards above them are out of the game."""
        c = self.c
        while len(c.event_deck) > size:
            place = c.event_deck.pop()
            c.events.withdraw(place)
        return self

    # ------------------------------------------------------------ sitting down

    def act(self, monster: str, pool: str = "", *then: str, chance: str = "", special: str = "") -> Table:
        """A table in the middle of a Monster's turn, with these results on its board; other steps may follow."""
        me = self.of(monster)
        for result in pool.split():
            me.pool[RESULT.value(result)] += 1
        for result in special.split():
            me.special[RESULT.value(result)] += 1
        self.c.active = self.place_of(monster)
        for minion in self.c.minions:
            if minion.owner == me.id:
                minion.moves, minion.attacks = MINION_MOVE[me.id], MINION_ATTACKS[me.id]
        return self.step(f"act {monster}", f"end-turn {monster}", *then, chance=chance)

    def turn(self, monster: str, chance: str = "") -> Table:
        """A table at the start of a Monster's turn."""
        return self.step(f"monster-turn {monster}", chance=chance)

    def event_card(self, name: str, chance: str = "") -> Table:
        """A table where this event has just been drawn."""
        self.show_event(EVENT.value(name))
        return self.step(f"event-card {name}", chance=chance)

    def step(self, *names: str, chance: str = "") -> Table:
        """A table where these steps follow one another and then nothing more.

        A step is its name and whom or what it is about: `troll`, `monster-turn vampire`, `spawn-at chapel`.
        """
        for name in names:
            step, *about = name.split()
            self.c.agenda.then(step, *[self.value_of(word) for word in about])
        first = names[0].split()[0]
        self.c.phase = MONSTER_PHASE if first in IN_MONSTER_PHASE else VILLAGER_PHASE
        if first == "clean-up":
            self.c.phase = CLEAN_UP
        self.pack_the_box()
        wrong = check(self.c)
        assert not wrong, f"no such position: {wrong}"
        return self.sit_down(Script(chance))

    def value_of(self, word: str) -> int:
        """What a step is about, as the agenda knows it: a Monster by its place, a zone, an event."""
        if word in MONSTER.values:
            return self.place_of(word)
        return ZONE.value(word) if word in ZONE.values else EVENT.value(word)

    def pack_the_box(self) -> None:
        """Figures and Hero cards that are on the map are not in the box or in the deck."""
        c = self.c
        everybody = [villager for crowd in c.crowd for villager in crowd]
        for kind, figures in FIGURES.items():
            c.box[kind] = figures - len([villager for villager in everybody if villager.kind == kind])
        for villager in everybody:
            if villager.kind == HERO:
                c.hero_deck[villager.card] = 0

    def sit_down(self, source: Source, **steps: Callable[[Castle], Steps]) -> Table:
        """A table that begins with the steps on the agenda; a test may bring steps of its own."""
        run = Run({**GAME.steps, **steps}, self.c, source, watch=True)
        run.begin()
        return Table(GAME, self.setup, source, run)


def check(c: Castle) -> list[str]:
    """What must hold in every position and does not."""
    invariants = GAME.invariants
    assert invariants is not None
    return invariants(c)


def villager_named(name: str) -> Villager:
    """A villager by kind and Type, or a Hero by its card."""
    if name in HERO_CARD.values:
        card = HERO_CARD.value(name)
        return Villager(HERO, HERO_TYPE[card], card)
    kind, _, of_type = name.partition("-")
    assert kind != "hero", "Heroes are named by their card"
    assert (kind == "peasant") == (of_type == ""), "Hunters have a Type, `veteran` if they have none"
    return Villager(KIND.value(kind), TYPE.value(of_type) if of_type else NONE)


def castle(monsters: str, scenario: str = MAP, seats: int = 0, **options: str) -> Position:
    """A castle to arrange: the Monsters in seating order, one for each player unless said, and options of the game."""
    return Position(monsters, scenario, seats, options)


def new_table(seats: int, chance: str = "", **options: str) -> Table:
    """A game at the very beginning."""
    setup = GAME.setup(seats, options)
    return Table(GAME, setup, Script(chance))


# ---------------------------------------------------------------- asking and answering


def offered(table: Table) -> list[str]:
    """The options of the open question, by name."""
    (_, ask), *others = table.asked()
    assert not others, "several seats are asked"
    return [ask.question.domain.name(option) for option in ask.options]


def odds(table: Table) -> dict[str, int]:
    """How often each option of the open question of chance comes."""
    ((_, ask),) = table.asked()
    weights = ask.weights or [1] * len(ask.options)
    return dict(zip(offered(table), [weight // gcd(*weights) for weight in weights], strict=True))


def asked(table: Table) -> str:
    """Who is asked what: `vampire move-to`; `chance roll` where the script says nothing more."""
    if table.over:
        return "over"
    (_, ask), *others = table.asked()
    assert not others, "several seats are asked"
    return f"{'chance' if ask.role == CHANCE else ROLE.name(ask.role)} {ask.question.id}"


def answers(table: Table, *names: str) -> None:
    """Answer one question after the other by name, for whoever is asked."""
    for at, name in enumerate(names):
        assert not table.over, f"the table is over before {name!r}, after {names[:at]}"
        (seat, ask), *others = table.asked()
        assert not others, "several seats are asked"
        options = offered(table)
        assert name in options, f"{name!r} is not offered to {asked(table)}, only {options}; after {names[:at]}"
        table.answer(seat, ask.question.domain.value(name))
        wrong = check(table.state)
        assert not wrong, f"{wrong} after {names[: at + 1]}"


def refused(table: Table, name: str) -> str:
    """The rule that forbids this answer to the open question."""
    ((_, ask),) = table.asked()
    value = ask.question.domain.value(name)
    assert value not in ask.options, f"{name} is allowed"
    return table.refusal(ask, value).rule


# ---------------------------------------------------------------- what lies on the table


def state(table: Table) -> Castle:
    """The castle itself: its morale, heart, dial, rank, round ..."""
    c: Castle = table.state
    return c


def monster(table: Table, name: str) -> Monster:
    """A playing Monster with its board: its damage, xp, skills, sunder ..."""
    found = state(table).monster(MONSTER.value(name))
    assert found is not None, f"{name} does not play"
    return found


def where(table: Table, name: str) -> str:
    """The zone of a Monster, a minion (`skeleton-1`), a summoned Monster or the Troll; `nowhere` if it is dead."""
    c = state(table)
    zone = c.troll if name == "troll" else NOWHERE
    for fighter, place in [
        *((m.id, m.zone) for m in c.monsters),
        *((s.fighter, s.zone) for s in c.summoned),
        *((m.fighter, m.zone) for m in c.minions),
    ]:
        if FIGHTER.name(fighter) == name:
            zone = place
    return "nowhere" if zone == NOWHERE else ZONE.name(zone)


def crowd(table: Table, zone: str) -> dict[str, int]:
    """The villagers in a zone: `{"peasant": 2, "hunter-demon-stunned": 1}`."""
    found: dict[str, int] = {}
    for villager in state(table).crowd[ZONE.value(zone)]:
        look = look_name(villager.look)
        found[look] = found.get(look, 0) + 1
    return found


def crowds(table: Table) -> dict[str, dict[str, int]]:
    """All villagers on the map, by zone."""
    return {zone: crowd(table, zone) for zone in ZONE.names if crowd(table, zone)}


def villager(table: Table, zone: str, look: str) -> Villager:
    """One of the villagers of a look in a zone."""
    return next(one for one in state(table).crowd[ZONE.value(zone)] if look_name(one.look) == look)


def summoned(table: Table, name: str) -> Summoned:
    """A summoned Monster in play."""
    return next(one for one in state(table).summoned if one.card == SUMMON.value(name))


def minion(table: Table, name: str) -> Minion:
    """A minion in play: `skeleton-1`."""
    return next(one for one in state(table).minions if FIGHTER.name(one.fighter) == name)


def in_words(counts: list[int]) -> str:
    """Results by name, in their order."""
    return " ".join(RESULT.names[result] for result, n in enumerate(counts) for _ in range(n))


def pool(table: Table, name: str) -> str:
    """What a Monster has rolled or gained and not spent."""
    return in_words(monster(table, name).pool)


def special(table: Table, name: str) -> str:
    """What the Day or Night die has given a Monster."""
    return in_words(monster(table, name).special)


def reserve(table: Table, name: str) -> str:
    return in_words(monster(table, name).reserve)


def skills(table: Table, name: str) -> dict[str, int]:
    """The abilities of a Monster with their levels."""
    me = monster(table, name)
    names = [ABILITY_NAMES[ABILITIES_EACH * me.id + i].partition("-")[2] for i in range(ABILITIES_EACH)]
    return {ability: level for ability, level in zip(names, me.skills, strict=True) if level}


def trap_row(table: Table) -> list[str]:
    """The Traps that lie face up."""
    return [TRAP.name(trap) for trap in state(table).trap_row]


def trap_in(table: Table, zone: str) -> str:
    """The Trap placed in a zone, or nothing."""
    trap = state(table).trap_at[ZONE.value(zone)]
    return "" if trap == NONE else TRAP.name(trap)


def first_monster(table: Table) -> str:
    """Who holds the first-player marker."""
    return MONSTER.name(state(table).leader())


def result(table: Table) -> str:
    """`won`, `lost`, or `playing` while the game goes on."""
    return {WON: "won", LOST: "lost"}.get(state(table).result, "playing")


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


def unsaid(table: Table) -> list[str]:
    """What chance was told to say and has not said."""
    script = table.run.source
    assert isinstance(script, Script)
    return script.named.values[script.named.used :]


def later(table: Table, *names: str, chance: str = "") -> Table:
    """The castle as it lies now at a new table, where these steps come next instead of what would have followed."""
    position = Position.__new__(Position)
    position.setup, position.c = table.setup, state(table).copy()
    position.c.agenda.clear()
    position.c.active = NONE
    return position.step(*names, chance=chance)


def set_up(monsters: str, chance: str = "...", seats: int = 0, **options: str) -> Table:
    """A game that was set up: the Monsters in this order, each with its first ability, the first with the marker."""
    names = monsters.split()
    table = new_table(seats or len(names), chance, **options)
    answers(table, *names)
    while not table.over and asked(table).split()[1] in ("start-ability", "first-monster", "leave-out-hero"):
        answers(table, offered(table)[0])
    return table
