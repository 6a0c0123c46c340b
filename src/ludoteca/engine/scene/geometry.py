"""Plane geometry for drawings: smooth and rough outlines, shared borders, places for labels.

Everything is deterministic: the same points give the same outline, whatever lies around them.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import pairwise

from msgspec import Struct

from ludoteca.engine.scene.elements import Point

COAST_ROUGHNESS = 0.22
BORDER_ROUGHNESS = 0.16


@lru_cache(8192)
def n(value: float) -> str:
    """A number as short as a drawing needs it: one decimal, no zero that says nothing."""
    tenths = round(value * 10)
    whole, tenth = divmod(abs(tenths), 10)
    sign = "-" if tenths < 0 else ""
    if not tenth:
        return f"{sign}{whole}"
    return f"{sign}{whole or ''}.{tenth}"


def path(points: Sequence[Point], closed: bool = True) -> str:
    """Path data of a line; steps are relative to rounded points, so that rounding never adds up."""
    return _path(tuple(points), closed)


@lru_cache(1024)
def _path(points: tuple[Point, ...], closed: bool) -> str:
    tenths = [(round(x * 10), round(y * 10)) for x, y in points]
    out = [f"M{n(tenths[0][0] / 10)} {n(tenths[0][1] / 10)}"]
    for (ax, ay), (bx, by) in pairwise(tenths):
        if (ax, ay) != (bx, by):
            dy = n((by - ay) / 10)
            out.append(f"l{n((bx - ax) / 10)}{dy if dy.startswith('-') else ' ' + dy}")
    return "".join(out) + ("Z" if closed else "")


def noise(*whole: int) -> float:
    """A number from 0 to 1 that depends on some whole numbers and on nothing else."""
    value = 0x9E3779B9
    for part in whole:
        value = (value ^ (part & 0xFFFFFFFF)) * 0x85EBCA6B & 0xFFFFFFFF
        value ^= value >> 13
        value = value * 0xC2B2AE35 & 0xFFFFFFFF
        value ^= value >> 16
    return value / 0xFFFFFFFF


def smooth(points: Sequence[Point], closed: bool, steps: int = 2) -> list[Point]:
    """A Catmull-Rom curve through the points, `steps` points for each stretch."""
    count = len(points)

    def at(i: int) -> Point:
        return points[i % count] if closed else points[max(0, min(count - 1, i))]

    curve: list[Point] = []
    for i in range(count if closed else count - 1):
        a, b, c, d = at(i - 1), at(i), at(i + 1), at(i + 2)
        for k in range(steps):
            t = k / steps
            x, y = (_spline(a[j], b[j], c[j], d[j], t) for j in (0, 1))
            curve.append((x, y))
    if not closed:
        curve.append(points[-1])
    return curve


def _spline(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)


def roughen(points: Sequence[Point], roughness: float, depth: int = 4, shortest: float = 7.0) -> list[Point]:
    """A line whose stretches are bent in the middle, again and again; the bend depends on the two ends alone."""
    line = list(points)
    for _ in range(depth):
        bent: list[Point] = []
        for a, b in pairwise(line):
            bent.append(a)
            if math.dist(a, b) >= shortest:
                bent.append(_bend(a, b, roughness))
        bent.append(line[-1])
        line = bent
    return line


def _bend(a: Point, b: Point, roughness: float) -> Point:
    (ux, uy), (vx, vy) = sorted((a, b))
    shift = (noise(round(ux * 8), round(uy * 8), round(vx * 8), round(vy * 8)) - 0.5) * 2 * roughness
    return (ux + vx) / 2 - (vy - uy) * shift, (uy + vy) / 2 + (vx - ux) * shift


class Outlines(Struct):
    """Finished outlines of areas by id, their coasts by id, and the borders that two of them share."""

    rings: dict[str, list[Point]]
    coasts: dict[str, list[list[Point]]]
    borders: list[list[Point]]


def outlines(areas: Mapping[str, Sequence[Point]]) -> Outlines:
    """Smooth and roughen areas so that neighbours keep exactly the same border."""
    return _outlines(tuple((name, tuple(ring)) for name, ring in areas.items()))


@lru_cache(16)
def _outlines(named: tuple[tuple[str, tuple[Point, ...]], ...]) -> Outlines:
    """A board is drawn again and again, and its outlines never change."""
    areas = dict(named)
    owners: dict[tuple[Point, Point], set[str]] = {}
    degree: dict[Point, set[Point]] = {}
    for name, ring in areas.items():
        for a, b in zip(ring, [*ring[1:], ring[0]], strict=True):
            owners.setdefault((min(a, b), max(a, b)), set()).add(name)
            degree.setdefault(a, set()).add(b)
            degree.setdefault(b, set()).add(a)
    result = Outlines({}, {}, [])
    for name, ring in areas.items():
        outline: list[Point] = []
        result.coasts[name] = []
        for arc in _arcs(ring, owners, degree):
            shared = len(owners[min(arc[0], arc[1]), max(arc[0], arc[1])]) > 1
            line = _finish(arc, BORDER_ROUGHNESS if shared else COAST_ROUGHNESS)
            outline += line[:-1]
            if not shared:
                result.coasts[name].append(line)
            elif name == min(owners[min(arc[0], arc[1]), max(arc[0], arc[1])]):
                result.borders.append(line)
        result.rings[name] = outline
    return result


def _arcs(
    ring: Sequence[Point], owners: dict[tuple[Point, Point], set[str]], degree: dict[Point, set[Point]]
) -> list[list[Point]]:
    """A ring cut where three borders meet or where its neighbour changes."""

    def edge(i: int) -> set[str]:
        a, b = ring[i % len(ring)], ring[(i + 1) % len(ring)]
        return owners[min(a, b), max(a, b)]

    cuts = [i for i in range(len(ring)) if len(degree[ring[i]]) > 2 or edge(i - 1) != edge(i)]
    if not cuts:
        start = ring.index(min(ring))
        return [[*ring[start:], *ring[:start], ring[start]]]
    double = [*ring, *ring]
    ends = [*cuts[1:], cuts[0] + len(ring)]
    return [double[start : end + 1] for start, end in zip(cuts, ends, strict=True)]


def _finish(arc: list[Point], roughness: float) -> list[Point]:
    """An arc smoothed and roughened in one canonical direction, returned in its own."""
    if arc[0] == arc[-1]:
        flip = arc[-2] < arc[1]
        ring = (arc[::-1] if flip else arc)[:-1]
        curve = smooth(ring, closed=True)
        line = roughen([*curve, curve[0]], roughness)
    else:
        flip = arc[-1] < arc[0]
        line = roughen(smooth(arc[::-1] if flip else arc, closed=False), roughness)
    return line[::-1] if flip else line


def box(points: Iterable[Point]) -> tuple[float, float, float, float]:
    """Left, top, right, bottom."""
    xs, ys = zip(*points, strict=True)
    return min(xs), min(ys), max(xs), max(ys)


def inside(point: Point, ring: Sequence[Point]) -> bool:
    """Whether a point lies within an outline."""
    x, y = point
    odd = False
    for (ax, ay), (bx, by) in zip(ring, [ring[-1], *ring[:-1]], strict=True):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            odd = not odd
    return odd


def distance(point: Point, a: Point, b: Point) -> float:
    """From a point to a stretch."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = dx * dx + dy * dy
    t = 0.0 if not length else max(0.0, min(1.0, ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / length))
    return math.dist(point, (a[0] + t * dx, a[1] + t * dy))


def toward(point: Point, goal: Point, by: float) -> Point:
    """A point moved some way towards another."""
    length = math.dist(point, goal) or 1
    return point[0] + (goal[0] - point[0]) * by / length, point[1] + (goal[1] - point[1]) * by / length


def depth(point: Point, ring: Sequence[Point]) -> float:
    """How far inside an outline a point lies; negative outside."""
    nearest = min(distance(point, a, b) for a, b in zip(ring, [*ring[1:], ring[0]], strict=True))
    return nearest if inside(point, ring) else -nearest


def pole(ring: Sequence[Point]) -> tuple[Point, float]:
    """The pole of inaccessibility: the point farthest from the outline, and how far that is."""
    return _pole(tuple(ring))


@lru_cache(512)
def _pole(ring: tuple[Point, ...]) -> tuple[Point, float]:
    left, top, right, bottom = box(ring)
    centre, step = ((left + right) / 2, (top + bottom) / 2), max(right - left, bottom - top) / 2
    best = (depth(centre, ring), centre)
    while step > 1:
        grid = [(centre[0] + step * i / 4, centre[1] + step * j / 4) for i in range(-4, 5) for j in range(-4, 5)]
        best = max([best, *((depth(spot, ring), spot) for spot in grid)])
        centre, step = best[1], step / 3
    return best[1], best[0]


def scatter(
    ring: Sequence[Point], spacing: float, most: int, avoid: Sequence[tuple[float, float, float, float]], seed: int
) -> list[Point]:
    """Spots inside an outline, apart from each other and from boxes (x, y, half width, half height)."""
    return list(_scatter(tuple(ring), spacing, most, tuple(avoid), seed))


@lru_cache(512)
def _scatter(
    ring: tuple[Point, ...], spacing: float, most: int, avoid: tuple[tuple[float, float, float, float], ...], seed: int
) -> tuple[Point, ...]:
    left, top, right, bottom = box(ring)
    found: list[Point] = []
    for attempt in range(most * 24):
        spot = (
            left + noise(seed, attempt, 1) * (right - left),
            top + noise(seed, attempt, 2) * (bottom - top),
        )
        if len(found) >= most:
            break
        if any(abs(x - spot[0]) < w and abs(y - spot[1]) < h for x, y, w, h in avoid):
            continue
        if any(math.dist(spot, other) < spacing for other in found) or depth(spot, ring) < 13:
            continue
        found.append(spot)
    return tuple(sorted(found, key=lambda spot: (spot[1], spot[0])))


def polygon(sides: int, radius: float, turn: float = 0.0, centre: Point = (0, 0)) -> list[Point]:
    """A regular polygon; at turn 0 the first corner points up, `turn` counts in whole turns."""
    angles = [(i / sides + turn) * math.tau for i in range(sides)]
    return [(centre[0] + math.sin(a) * radius, centre[1] - math.cos(a) * radius) for a in angles]


def arc(centre: Point, radius: float, start: float, end: float) -> str:
    """Path data of an arc from one clock angle to another, in degrees from the top."""
    (ax, ay), (bx, by) = (clock(centre, radius, angle) for angle in (start, end))
    large = 1 if end - start > 180 else 0
    return f"M{n(ax)} {n(ay)}A{n(radius)} {n(radius)} 0 {large} 1 {n(bx)} {n(by)}"


def clock(centre: Point, radius: float, angle: float) -> Point:
    """The point on a circle at a clock angle, in degrees from the top."""
    a = math.radians(angle)
    return centre[0] + math.sin(a) * radius, centre[1] - math.cos(a) * radius
