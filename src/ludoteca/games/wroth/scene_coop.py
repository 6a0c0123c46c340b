"""Wroth: what the solo and co-op game adds to the scene: base, objectives, scenario card, missions, threat."""

from __future__ import annotations

from typing import Final

from ludoteca.engine.scene import Card, Die, Element, Meter, Note, Overlay, Piece, Point, Text
from ludoteca.games.wroth.content import DICE, ELITE_NAMES, FACTION_NAMES, SCENARIO_NAMES, SCENARIOS, STYLES
from ludoteca.games.wroth.kinds import Mission
from ludoteca.games.wroth.missions import regions_of
from ludoteca.games.wroth.state import Faction, Wroth
from ludoteca.games.wroth.words import REGIONS, SHORES

BASE_AT: Final[list[Point]] = [
    (112, 676), (750, 676), (728, 264), (128, 292), (236, 444), (630, 524), (552, 328), (348, 152)
]  # fmt: skip
OBJECTIVE_AT: Final[list[Point]] = [
    (36, 608), (672, 630), (664, 228), (76, 228), (236, 524), (616, 444), (552, 256), (384, 160)
]  # fmt: skip


def scenario(w: Wroth) -> list[Element]:
    """Everything of the scenario; nothing in the standard mode."""
    if not w.is_coop:
        return []
    found = [card(w), *tokens(w)]
    if w.chaos > 0:
        found.append(Die("chaos-die", Text("scene-chaos"), rule="W10.6", face=Text.plain(w.chaos)))
    if w.factions:
        found += [*missions(w), threat(w)]
    return found


def card(w: Wroth) -> Card:
    """The scenario card."""
    name = f"scenario-{SCENARIO_NAMES[w.scenario]}"
    # Before the factions are there nobody has a panel, and a style without one has no name.
    owner = STYLES[FACTION_NAMES.index(SCENARIOS[w.scenario].faction)] if w.factions else ""
    return Card(
        "scenario", Text(name), rule="W13.7", sort=Text("scene-scenario"), text=Text(f"{name}.text"), owner=owner
    )


def tokens(w: Wroth) -> list[Element]:
    """The deployment base and the objective tokens (W10.5, W13.7)."""
    found: list[Element] = []
    if w.db > SHORES:
        owner = STYLES[FACTION_NAMES.index(SCENARIOS[w.scenario].faction)]
        where, at = f"region:{w.db}", BASE_AT[w.db - 1]
        found.append(Piece("base", Text("scene-base"), rule="W10.5", parent=where, figure="base", owner=owner, at=at))
    found += [
        Piece(
            f"objective:{region}",
            Text("scene-objective"),
            rule="W13.7",
            parent=f"region:{region}",
            figure="objective",
            owner="scenery",
            at=OBJECTIVE_AT[region - 1],
        )
        for region in w.objectives
    ]
    return found


def threat(w: Wroth) -> Overlay:
    """The threat of every region where there is any; drawn when somebody asks for it (W12.17)."""
    notes = [Note(f"region:{region}", Text.plain(w.threat(region))) for region in REGIONS if w.threat(region) > 0]
    return Overlay("threat", Text("scene-threat"), rule="W12.17", form="value", notes=notes)


# ---------------------------------------------------------------- missions


def missions(w: Wroth) -> list[Element]:
    """How far each side has come with each of its missions (W11.18)."""
    return [
        progress(w, mission, human, f"mission:{number}-{'people' if human else 'machine'}")
        for number, mission in enumerate(SCENARIOS[w.scenario].mission, 1)
        for human in (True, False)
        if mission.side in ("both", "human" if human else "ai")
    ]


def progress(w: Wroth, mission: Mission, human: bool, name: str) -> Meter:
    """One mission of a side as a meter; where little is wanted, a mark says how little."""
    goal = mission.goal(w.humans)
    value, most = reached(w, mission, human)
    few = mission.type in ("opponent_controls_at_most", "opponent_units_at_most", "none_on_map")
    return Meter(
        name,
        Text(mission_key(mission), words(w, mission, human)),
        rule="W11.18",
        value=min(value, most),
        most=most,
        owner=side_style(w, human),
        marks=[goal] if few else [],
    )


def mission_key(mission: Mission) -> str:
    """The text of a mission; one that counts only from a later round on says so."""
    return f"scene-mission-{mission.type}" + ("-late" if mission.from_round > 1 else "")


def side_style(w: Wroth, human: bool) -> str:
    """The style of a side."""
    return "people" if human else STYLES[w.machine.id]


def words(w: Wroth, mission: Mission, human: bool) -> dict[str, str | int | Text]:
    """What the sentence of a mission needs."""
    machine = Text(f"faction-{FACTION_NAMES[w.machine.id]}")
    return {
        "side": Text("scene-people") if human else machine,
        "other": machine if human else Text("scene-people"),
        "n": mission.goal(w.humans),
        "regions": ", ".join(str(region) for region in marked(w, mission)),
        "elite": Text(f"elite-{mission.elite}") if mission.elite else "",
        "round": mission.from_round,
    }


def marked(w: Wroth, mission: Mission) -> list[int]:
    """The regions that a mission is about."""
    return sorted(w.objectives) if mission.objectives else list(mission.regions)


def reached(w: Wroth, mission: Mission, human: bool) -> tuple[int, int]:
    """How much of what a mission counts there is, and the most there can be (see `missions.is_met`)."""
    regions = marked(w, mission)
    goal = max(1, mission.goal(w.humans))
    match mission.type:
        case "vp":
            return (w.human_vp if human else w.machine.vp), goal
        case "control_all":
            return len([region for region in regions if w.side_controls(human, region, True)]), max(1, len(regions))
        case "control_all_consecutive":
            return w.held, mission.rounds
        case "dominate_all":
            side = w.people if human else [w.machine]
            held = [region for region in regions if any(w.dominates(faction, region) for faction in side)]
            return len(held), max(1, len(regions))
        case "control_at_least":
            return regions_of(w, human), goal
        case "opponent_controls_at_most":
            return regions_of(w, not human), len(REGIONS)
        case "opponent_units_at_most":
            return sum(w.machine.units_in(region) for region in REGIONS), all_units(w.machine)
        case "none_on_map":
            elite = ELITE_NAMES.index(str(mission.elite))
            return w.machine.in_play(elite), DICE[elite]
        case _:
            counts = {"grizzled_removed": w.counter, "successes": w.successes, "failures": w.failures}
            return counts[mission.type], goal


def all_units(faction: Faction) -> int:
    """All units that a faction has, wherever they are."""
    return sum(faction.regulars) + faction.board + faction.discard + len(faction.elites)
