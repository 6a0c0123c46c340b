"""Phase 6: victory points and the end of the game (W6, W11.14-W11.21)."""

from __future__ import annotations

from ludoteca.engine.ask import Steps, draw
from ludoteca.games.wroth import missions
from ludoteca.games.wroth.content import COMPONENTS, STANDARD, TOKEN_VP, VP_ICON
from ludoteca.games.wroth.state import Faction, Wroth
from ludoteca.games.wroth.words import ICON_NEEDS_CONTROL, LOT, NOWHERE, REGIONS, SCORED, TIE_BY_LOT


def score_regions(w: Wroth) -> None:
    """Regions 1 to 8 in ascending order; the Shores never score (W6.1)."""
    order = w.in_order()
    for region in REGIONS:
        if w.is_coop:
            missions.score_region(w, region)
        else:
            for me in order:
                score(w, me, region)


def score(w: Wroth, me: Faction, region: int) -> None:
    token, domination, elites = parts(w, me, region)
    vp = token + domination + elites
    if vp > 0:
        me.vp += vp
        w.journal.tell(SCORED, me.id, vp, region, token, domination, elites)


def region_vp(w: Wroth, me: Faction, region: int) -> int:
    """What a region brings to a faction."""
    return sum(parts(w, me, region))


def parts(w: Wroth, me: Faction, region: int) -> tuple[int, int, int]:
    """The token for control, 1 for domination, and the icons of elites (W6.2-W6.8)."""
    controls = w.controls(me, region, ties=True)
    elites = icons(me, region) if controls or not w.options[ICON_NEEDS_CONTROL] else 0
    if not controls:
        return 0, 0, elites
    return TOKEN_VP[w.tokens[region]], 1 if w.dominates(me, region) else 0, elites


def icons(me: Faction, region: int) -> int:
    """The icon of each elite type in the region, once per type (W6.6)."""
    vp = 0
    seen: list[int] = []
    for die in me.elites:
        if die.region == region and die.region != NOWHERE and die.type not in seen:
            seen.append(die.type)
            vp += VP_ICON[die.type]
    return vp


def check_victory(w: Wroth) -> Steps:
    """With 30 points on the table the game is over; so it is after the last round (W6.9, ruling R50)."""
    if w.is_coop:
        over = missions.check_missions(w)
    else:
        over = max([me.vp for me in w.factions]) >= STANDARD.winning_vp or w.round >= COMPONENTS.most_rounds
        if over:
            yield from settle_tie(w)
    if not over:
        w.agenda.then("round")


def settle_tie(w: Wroth) -> Steps:
    """Most points, then most regions controlled, then shared, or by lot where that was agreed (W6.9-W6.11)."""
    best = max([(me.vp, w.controlled(me, True)) for me in w.factions])
    w.winners = sorted([me.id for me in w.factions if (me.vp, w.controlled(me, True)) == best])
    if len(w.winners) > 1 and w.options[TIE_BY_LOT]:
        winner = yield draw(LOT, w.winners, [1] * len(w.winners))
        w.winners = [winner]
