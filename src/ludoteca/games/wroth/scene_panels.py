"""Wroth: the factions' boards as everybody sees them, and the own one as things on the tray."""

from __future__ import annotations

from ludoteca.engine.scene import (
    Badge,
    Card,
    Die,
    Element,
    Figure,
    Meter,
    Panel,
    Piece,
    Slots,
    Stack,
    Text,
    Vitality,
)
from ludoteca.engine.scene.styles import STYLES as SEAT_STYLES
from ludoteca.games.wroth.board import LOOK
from ludoteca.games.wroth.content import (
    COST,
    ELITE_NAMES,
    ELITES_OF,
    FACTION_NAMES,
    FACTIONS,
    FEAT_NAMES,
    FEAT_ONCE,
    STANDARD,
    STYLES,
    VITALITY,
    ZONE_NAMES,
)
from ludoteca.games.wroth.state import Faction, Wroth
from ludoteca.games.wroth.words import FACE, FACES, NONE, OMNI


def panels(w: Wroth, seat: int) -> list[Element]:
    """Every faction's board: clockwise from the south, the machine last."""
    found: list[Element] = []
    if w.factions and w.is_coop:
        found.append(together(w))
    for faction in w.factions:
        found.append(panel(w, faction, seat))
        if not w.is_coop:
            found.append(score(faction))
        if faction is w.factions[w.first] and w.round > 0:
            found.append(first_player(faction))
        if not is_own(faction, seat):
            found += [*dice(w, faction, panel_id(faction)), *elites(faction, panel_id(faction))]
    return found


def panel_id(faction: Faction) -> str:
    return f"faction:{FACTION_NAMES[faction.id]}"


def is_own(faction: Faction, seat: int) -> bool:
    """Whether this is the faction of the seat."""
    return faction.human and faction.seat == seat


def panel(w: Wroth, faction: Faction, seat: int) -> Panel:
    """What everybody may know about a faction."""
    figures = [
        Figure(Text("scene-corra"), Text.plain(faction.corra), "corra", brief=True),
        Figure(Text("scene-reserve"), Text.plain(faction.board), emblem(faction), brief=True),
        Figure(Text("scene-discard"), Text.plain(faction.discard)),
        *[Figure(Text("scene-feat"), Text(f"feat-{FEAT_NAMES[feat]}"), "feat", brief=True) for feat in faction.feats],
    ]
    if not faction.human and w.ai_turns > 0:
        figures.append(Figure(Text("scene-ai-turns"), Text.plain(w.ai_turns)))
    return Panel(
        panel_id(faction),
        Text(f"faction-{FACTION_NAMES[faction.id]}"),
        rule="W0.17",
        owner=STYLES[faction.id],
        seat=faction.seat if faction.human else -1,
        role=role(faction, seat),
        score=None if w.is_coop and faction.human else faction.vp,
        unit=Text("scene-vp"),
        figures=figures,
        asked=w.active == faction.id,
    )


def emblem(faction: Faction) -> str:
    """The sign of a faction."""
    return (SEAT_STYLES | LOOK.styles)[STYLES[faction.id]].emblem


def role(faction: Faction, seat: int) -> Text:
    """Where a faction sits, or that the rules play it."""
    if not faction.human:
        return Text("scene-machine")
    side = Text(f"side-{ZONE_NAMES[faction.side]}")
    return Text("scene-own-side", {"side": side}) if is_own(faction, seat) else side


def score(faction: Faction) -> Meter:
    """The way to the victory points that end the game (W6.9)."""
    goal = STANDARD.winning_vp
    return Meter(
        f"vp:{FACTION_NAMES[faction.id]}",
        Text("scene-vp"),
        rule="W6.9",
        parent=panel_id(faction),
        value=faction.vp,
        most=max(goal, faction.vp),
        owner=STYLES[faction.id],
        marks=[goal // 3, 2 * goal // 3],
    )


def together(w: Wroth) -> Panel:
    """The one score of all humans in solo/co-op (W10.10)."""
    name, unit = Text("scene-people"), Text("scene-vp")
    return Panel("people", name, rule="W10.10", owner="people", score=w.human_vp, unit=unit)


def first_player(faction: Faction) -> Piece:
    """The token of the first player (W0.19)."""
    return Piece(
        "first-player",
        Text("scene-first-player"),
        rule="W0.19",
        parent=panel_id(faction),
        figure="first",
        owner="scenery",
    )


# ---------------------------------------------------------------- things of a faction, on its panel or on the tray


def dice(w: Wroth, faction: Faction, parent: str) -> list[Element]:
    """The action dice of a faction, and its omniscient die unless it is spent."""
    return [*action_dice(w, faction, parent), *omniscient_die(faction, parent)]


def action_dice(w: Wroth, faction: Faction, parent: str) -> list[Element]:
    counts = faction.dice[:]
    if not faction.human and w.ai_die != NONE:
        counts[w.ai_die] += 1
    return [
        Die(
            f"die:{FACTION_NAMES[faction.id]}-{FACE.names[face]}-{n + 1}",
            Text(f"face-{FACE.names[face]}"),
            rule="W5.1",
            parent=parent,
            sign=FACE.names[face],
        )
        for face in FACES
        for n in range(counts[face])
    ]


def omniscient_die(faction: Faction, parent: str, own: bool = False) -> list[Element]:
    if faction.omni == NONE:
        return []
    face = OMNI.names[faction.omni]
    return [
        Die(
            f"omni:{FACTION_NAMES[faction.id]}",
            Text(f"omni-{face}") if own else Text("scene-omni", {"face": Text(f"omni-{face}")}),
            rule="W3.3",
            parent=parent,
            sign=face,
            owner=STYLES[faction.id],
        )
    ]


def elites(faction: Faction, parent: str) -> list[Element]:
    """The elites that are not deployed, with their price (W5.34)."""
    return [
        Piece(
            f"board:{FACTION_NAMES[faction.id]}-{ELITE_NAMES[elite]}",
            Text(f"elite-{ELITE_NAMES[elite]}"),
            rule="W5.34",
            parent=parent,
            form="elite",
            letters=Text(f"scene-letters-{ELITE_NAMES[elite]}"),
            owner=STYLES[faction.id],
            count=len(faction.on_board(elite)),
            vitality=Vitality(VITALITY[elite], VITALITY[elite]),
            badges=[Badge(name=Text("scene-price", {"price": COST[elite]}), show=Text.plain(COST[elite]), form="tab")],
        )
        for elite in ELITES_OF[faction.id]
        if faction.on_board(elite)
    ]


# ---------------------------------------------------------------- the own board


def own_things(w: Wroth, seat: int) -> list[Element]:
    """What lies before the seat, each sort in a group of its own."""
    me = next((faction for faction in w.people if faction.seat == seat), None)
    if me is None:
        return []
    style = STYLES[me.id]
    regular = Text(f"regular-{FACTIONS[me.id].regular}")
    piles: list[Element] = [
        Stack("reserve", regular, rule="W0.17", parent="own-units", owner=style, side="up", count=me.board)
    ]
    if me.discard:
        lost = Text("scene-discarded", {"unit": regular})
        piles.append(Stack("discard", lost, rule="W8.7", parent="own-units", owner=style, side="up", count=me.discard))
    groups: list[tuple[str, list[Element]]] = [
        ("own-dice", action_dice(w, me, "own-dice")),
        ("own-omni", omniscient_die(me, "own-omni", own=True)),
        ("own-corra", [gems(me)]),
        ("own-elites", elites(me, "own-elites")),
        ("own-units", piles),
        ("own-feats", [feat_card(feat, style) for feat in me.feats]),
    ]
    return [
        element
        for name, things in groups
        if things
        for element in [Slots(name, Text(f"scene-{name}"), boxes=[], owner=style), *things]
    ]


def gems(me: Faction) -> Stack:
    """The own Corra."""
    return Stack(
        "corra",
        Text("scene-corra"),
        rule="W3.5",
        parent="own-corra",
        figure="corra",
        owner="scenery",
        side="up",
        count=me.corra,
    )


def feat_card(feat: int, style: str) -> Card:
    """A feat that can still have an effect (W9)."""
    name = f"feat-{FEAT_NAMES[feat]}"
    return Card(
        f"own-{name}",
        Text(name),
        rule="W9.1",
        parent="own-feats",
        sort=Text("scene-feat-once" if FEAT_ONCE[feat] else "scene-feat-lasting"),
        text=Text(f"{name}.text"),
        owner=style,
    )
