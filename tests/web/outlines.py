"""Where the web client must draw coasts and crowds: `python -m tests.web.outlines` writes it down for its tests."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from ludoteca.engine.scene import Piece, Point, Polygon, Space
from ludoteca.engine.scene.crowd import Fold, best, by_owner
from ludoteca.engine.scene.geometry import noise, outlines, pole, scatter, smooth
from ludoteca.engine.scene.paint import measure
from ludoteca.engine.scene.things import hash_text
from ludoteca.games.wroth.board import lands
from tests.scene.samples import area

KEPT = Path(__file__).parents[2] / "web/src/scene/board/geometry.fixture.json"
NUMBERS = [(0,), (1, 2, 3), (-7, 40), (8 * 2117, -8 * 311, 5, 0), (2**31, 2**32 + 5)]
TEXTS = ["", "hills", "L'Àncora", "region:7", "西"]
NAMES = ["Tavoliere Ovest", "La Corona", "WWW — illi"]
ROOMS = [(100.0, 80.0, 130.0, 50.0), (100.0, 80.0, 110.0, 98.0), (100.0, 80.0, 70.0, 146.0)]
CROWDS = ["rrr", "rbrb", "rrrrbbbg", "r", "rgbwrgbwr"]


def rings(spaces: list[Any]) -> dict[str, list[Point]]:
    """The coarse outlines of areas."""
    return {
        one.id: list(one.shape.points) for one in spaces if isinstance(one, Space) and isinstance(one.shape, Polygon)
    }


def short(points: list[Point]) -> list[list[float]]:
    """Points as they are kept: to a thousandth of a unit."""
    return [[round(x, 3), round(y, 3)] for x, y in points]


def finished(areas: dict[str, list[Point]], every: int) -> dict[str, Any]:
    """Areas with their finished outlines, of which every so many points are kept."""
    lines = outlines(areas)
    found: dict[str, Any] = {}
    for name, ring in areas.items():
        outline = lines.rings[name]
        spot, depth = pole(smooth(ring, closed=True))
        found[name] = {
            "coarse": short(ring),
            "count": len(outline),
            "outline": short(outline[::every]),
            "coasts": [len(line) for line in lines.coasts[name]],
            "pole": [*short([spot])[0], round(depth, 3)],
        }
    return {"every": every, "borders": [len(line) for line in lines.borders], "areas": found}


def arranged(owners: str) -> list[dict[str, Any]]:
    """How a crowd stands in each of the rooms and where it has the choice."""
    pieces = [Piece(f"{owner}{i}", owner=owner) for i, owner in enumerate(owners)]
    found = []
    for rooms in [*([room] for room in ROOMS), ROOMS]:
        lines = best(by_owner([*pieces]), rooms, 1.1)
        names = [["" if isinstance(one, Fold) else one.id for one in line] for line in lines.lines]
        found.append({"fit": round(lines.fit, 4), "lines": names})
    return found


def fixture() -> dict[str, Any]:
    """All that both must agree about."""
    small, ring = rings([*area().static]), rings([*area().static])["moor"]
    avoid = [(100.0, 120.0, 40.0, 20.0), (60.0, 200.0, 20.0, 20.0)]
    return {
        "noise": [[list(numbers), noise(*numbers)] for numbers in NUMBERS],
        "hashes": [[text, hash_text(text)] for text in TEXTS],
        "widths": [[text, round(measure(text, 19), 4)] for text in NAMES],
        "maps": {"sample": finished(small, 1), "wroth": finished(rings([*lands()]), 9)},
        "scatter": {
            "ring": short(ring),
            "avoid": avoid,
            "found": short(scatter(ring, 22, 24, avoid, hash_text("moor") & 0xFFFF)),
        },
        "rooms": ROOMS,
        "crowds": [{"owners": owners, "arranged": arranged(owners)} for owners in CROWDS],
    }


def written() -> str:
    """The fixture as it is kept."""
    return json.dumps(fixture(), ensure_ascii=False) + "\n"


if __name__ == "__main__":
    KEPT.write_text(written(), encoding="utf-8", newline="\n")
