"""Phase 6 of solo/co-op: two scores, the missions, and the end of the game (W11.14-W11.22)."""

from __future__ import annotations

from ludoteca.games.wroth.content import COMPONENTS, TOKEN_VP, VP_ICON
from ludoteca.games.wroth.kinds import Mission
from ludoteca.games.wroth.state import Faction, Wroth
from ludoteca.games.wroth.words import (
    ELITE,
    HUMANS_SCORED,
    ICON_NEEDS_CONTROL,
    NOWHERE,
    REGIONS,
    ROUND_JUDGED,
    SCORED,
)

# ---------------------------------------------------------------- scoring (W11.14-W11.17)


def score_region(w: Wroth, region: int) -> None:
    """Both sides score a region."""
    beside = w.event.no_human_vp_beside
    if beside is None or not w.machine.has_elite(ELITE.value(beside), region):
        token, domination, elites = parts(w, w.people, region)
        vp = token + domination + elites
        if vp > 0:
            w.human_vp += vp
            w.journal.tell(HUMANS_SCORED, vp, region, token, domination, elites)
    token, domination, elites = parts(w, [w.machine], region)
    if region in w.objectives and w.side_controls(False, region, True):
        token += w.event.objective_vp
    vp = token + domination + elites
    if vp > 0:
        w.machine.vp += vp
        w.journal.tell(SCORED, w.machine.id, vp, region, token, domination, elites)


def parts(w: Wroth, side: list[Faction], region: int) -> tuple[int, int, int]:
    """The token for control, 1 for domination by a single faction, and the icons of elites."""
    controls = w.side_controls(side[0].human, region, True)
    elites = sum([icons(w, me, region) for me in side]) if controls or not w.options[ICON_NEEDS_CONTROL] else 0
    if not controls:
        return 0, 0, elites
    return TOKEN_VP[w.tokens[region]], 1 if any([w.dominates(me, region) for me in side]) else 0, elites


def icons(w: Wroth, me: Faction, region: int) -> int:
    """The icon of each elite type in the region, once per type; an event may print more on the machine's (W11.17)."""
    vp = 0
    seen: list[int] = []
    for die in me.elites:
        if die.region == region and die.type not in seen:
            seen.append(die.type)
            vp += VP_ICON[die.type]
            if not me.human:
                vp += w.event.vp_icon.get(ELITE.names[die.type], 0)
    return vp


# ---------------------------------------------------------------- the check (W11.18-W11.21)


def check_missions(w: Wroth) -> bool:
    """Whether a side has fulfilled a mission; then the game is over (W11.18)."""
    judge_round(w)
    count_checks(w)
    humans = fulfils(w, True)
    machine = fulfils(w, False)
    if humans and machine:
        settle(w)
    elif humans:
        w.winners = human_ids(w)
    elif machine or w.round >= COMPONENTS.most_rounds:
        w.winners = [w.machine.id]
    return len(w.winners) > 0


def human_ids(w: Wroth) -> list[int]:
    """The humans win together (W11.19)."""
    return sorted([me.id for me in w.people])


def settle(w: Wroth) -> None:
    """Both at once: more points, then more regions controlled, then a draw (W11.21, ruling R37)."""
    humans = (w.human_vp, regions_of(w, True))
    machine = (w.machine.vp, regions_of(w, False))
    w.winners = []
    if humans >= machine:
        w.winners += human_ids(w)
    if machine >= humans:
        w.winners.append(w.machine.id)
    w.winners.sort()


def judge_round(w: Wroth) -> None:
    """A scenario may call each round a success or a failure of the humans."""
    conditions = w.event.conditions
    if conditions is None:
        return
    elites = len([die for die in w.machine.elites if die.region != NOWHERE])
    met = [
        regions_of(w, True) > regions_of(w, False),
        elites <= conditions.ai_elites[w.humans],
        not w.side_controls(False, w.db, True),
    ]
    success = met.count(True) >= conditions.need
    if success:
        w.successes += 1
    else:
        w.failures += 1
    w.journal.tell(ROUND_JUDGED, 1 if success else 0)


def count_checks(w: Wroth) -> None:
    """For how many checks running the machine has controlled all marked regions."""
    held = len(w.objectives) > 0 and all([w.side_controls(False, region, True) for region in w.objectives])
    w.held = w.held + 1 if held else 0


def regions_of(w: Wroth, humans: bool) -> int:
    """How many numbered regions a side controls."""
    return len([region for region in REGIONS if w.side_controls(humans, region, True)])


# ---------------------------------------------------------------- the missions


def fulfils(w: Wroth, humans: bool) -> bool:
    """Whether a side has fulfilled at least one of its missions (W11.20)."""
    mine = "human" if humans else "ai"
    for mission in w.card.mission:
        if mission.side in (mine, "both") and w.round >= mission.from_round and is_met(w, mission, humans):
            return True
    return False


def is_met(w: Wroth, mission: Mission, humans: bool) -> bool:
    """Whether what a mission asks of a side holds now."""
    goal = mission.goal(w.humans)
    what = mission.type
    if what == "vp":
        return (w.human_vp if humans else w.machine.vp) >= goal
    if what == "control_all":
        return all([w.side_controls(humans, region, True) for region in mission.regions])
    if what == "control_all_consecutive":
        return w.held >= mission.rounds
    if what == "dominate_all":
        side = w.people if humans else [w.machine]
        return all([any([w.dominates(me, region) for me in side]) for region in mission.regions])
    if what == "control_at_least":
        return regions_of(w, humans) >= goal
    if what == "opponent_controls_at_most":
        return regions_of(w, not humans) <= goal
    if what == "opponent_units_at_most":
        return sum([w.machine.units_in(region) for region in REGIONS]) <= goal
    if what == "none_on_map":
        return w.machine.in_play(ELITE.value(str(mission.elite))) == 0
    if what == "grizzled_removed":
        return w.counter >= goal
    if what == "successes":
        return w.successes >= goal
    return w.failures >= goal
