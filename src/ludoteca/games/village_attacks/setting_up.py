"""Setting up: Monsters, abilities, first player, tracks, figures and decks (A2)."""

from __future__ import annotations

from typing import Final

from ludoteca.engine.ask import PASS, Steps, chance, choose
from ludoteca.games.village_attacks.castle import spawn_zones
from ludoteca.games.village_attacks.content import (
    CLASS_MAX,
    CLASS_OF,
    FEWEST_MONSTERS,
    HAS_HEROES,
    HEART_CHANGE,
    HEART_HEALTH,
    HERO_TYPE,
    HUNTER_FIGURES,
    MIN_RANK,
    MONSTER_NAMES,
    MONSTERS_BY_SEATS,
    MORALE,
    MORALE_PERCENT,
    PEASANT_FIGURES,
    TROLL_STARTS,
    TYPE_NAMES,
    YUNFAKH_FIGURES,
)
from ludoteca.games.village_attacks.events import build_event_deck
from ludoteca.games.village_attacks.questions import (
    CHOOSE_MONSTER,
    DAY_OR_NIGHT,
    FIRST_MONSTER,
    LEARNT,
    LEAVE_OUT_HERO,
    NIGHT_FELL,
    START_ABILITY,
    TROLL_CAME,
)
from ludoteca.games.village_attacks.state import ABILITIES_EACH, Castle, new_monster
from ludoteca.games.village_attacks.words import HEART, HUNTER, NOWHERE, PEASANT, SEAT_ROLE, YUNFAKH

DECIDER: Final = SEAT_ROLE
"""Who decides for all before there is a first player: the first seat (D15)."""


def set_up(c: Castle, choose_heroes: int, difficulty: int) -> Steps:
    """Every seat chooses its Monsters, next to each other, then each Monster its first ability (A2.5, A2.6, A2.12)."""
    each = MONSTERS_BY_SEATS[c.players] // c.players
    for seat in range(c.players):
        for number in range(1, each + 1):
            monster = yield choose(SEAT_ROLE + seat, CHOOSE_MONSTER, free_monsters(c), (number, each))
            c.monsters.append(new_monster(monster, seat))
            c.holders[monster] = seat
    for m in c.monsters:
        first = ABILITIES_EACH * m.id
        ability = yield choose(m.id, START_ABILITY, list(range(first, first + ABILITIES_EACH)))
        m.skills[ability - first] = 1
        c.journal.tell(LEARNT, m.id, ability, 1)
    c.agenda.then("set-up-table", choose_heroes, difficulty)


def free_monsters(c: Castle) -> list[int]:
    """The Monsters that can still be chosen: each once, one Guardian, one Decimator (A2.6)."""
    taken = [m.id for m in c.monsters]
    classes = [CLASS_OF[monster] for monster in taken]
    full = [classes.count(each) >= CLASS_MAX[each] for each in range(len(CLASS_MAX))]
    return [monster for monster in range(len(MONSTER_NAMES)) if monster not in taken and not full[CLASS_OF[monster]]]


def set_up_table(c: Castle, choose_heroes: int, difficulty: int) -> Steps:
    """Who is first, which Heroes may come, day or night (A2.8, A2.11, A2.13)."""
    first = yield choose(DECIDER, FIRST_MONSTER, sorted([m.id for m in c.monsters]))
    c.first = [m.id for m in c.monsters].index(first)
    if choose_heroes and HAS_HEROES[c.scenario]:
        yield from form_hero_deck(c)
    if c.day_night:
        daytime = yield chance(DAY_OR_NIGHT)
        c.day = daytime == 0
        c.journal.tell(NIGHT_FELL, daytime)
    c.agenda.then("set-up-map", difficulty)


def form_hero_deck(c: Castle) -> Steps:
    """Of each Type one Hero may be left out, so that at least one card of each stays (A2.8)."""
    for kin in range(len(TYPE_NAMES)):
        heroes = [card for card in range(len(HERO_TYPE)) if HERO_TYPE[card] == kin]
        while len(heroes) > 1:
            card = yield choose(DECIDER, LEAVE_OUT_HERO, [PASS, *heroes], (kin,))
            if card == PASS:
                break
            heroes.remove(card)
            c.hero_deck[card] = 0


def set_up_map(c: Castle, difficulty: int) -> None:
    """Tracks, figures, Monsters in the Heart zone, decks and the Troll; then villagers and a Trap come (A2.2-A2.10)."""
    more = len(c.monsters) - FEWEST_MONSTERS
    c.morale = (MORALE[c.scenario][more] * MORALE_PERCENT[difficulty] + 99) // 100
    c.heart = HEART_HEALTH[c.scenario][more] + HEART_CHANGE[difficulty]
    c.heart_start = c.heart
    c.rank = MIN_RANK[c.scenario]
    c.spawns = spawn_zones(c.scenario, len(c.monsters))
    c.box[PEASANT] = PEASANT_FIGURES
    c.box[HUNTER] = HUNTER_FIGURES
    c.box[YUNFAKH] = YUNFAKH_FIGURES
    for m in c.monsters:
        m.zone = HEART
        c.summon_deck[m.id] = 0
    build_event_deck(c)
    if c.troll_used and TROLL_STARTS[c.scenario] != NOWHERE:
        c.troll = TROLL_STARTS[c.scenario]
        c.journal.tell(TROLL_CAME, c.troll)
    for step in ("first-spawn", "first-trap", "round"):
        c.agenda.then(step)
