/**
 * Plane geometry for boards: smooth and rough outlines, shared borders, places for labels.
 *
 * Everything is deterministic and agrees with the engine's own drawings: the same points give the same outline,
 * whatever lies around them.
 */

export type Point = readonly [number, number];
/** Left, top, right, bottom. */
export type Box = readonly [number, number, number, number];
/** Something that fills a place: its middle, half its width, half its height. */
export type Taken = readonly [number, number, number, number];

const COAST_ROUGHNESS = 0.22;
const BORDER_ROUGHNESS = 0.16;

/** A whole number; halves go to the even side, as they do in Python, so that both draw the same coasts. */
export function whole(value: number): number {
  const low = Math.floor(value);
  const rest = value - low;
  if (rest !== 0.5) return Math.round(value);
  return low % 2 === 0 ? low : low + 1;
}

/** A number as short as a drawing needs it: one decimal. */
export function n(value: number): string {
  return String(whole(value * 10) / 10);
}

/** Path data of a line. */
export function path(points: readonly Point[], closed = true): string {
  return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}${closed ? "Z" : ""}`;
}

/** A number from 0 to 1 that depends on some whole numbers and on nothing else. */
export function noise(...numbers: number[]): number {
  let value = 0x9e3779b9;
  for (const part of numbers) {
    value = Math.imul(value ^ part, 0x85ebca6b) >>> 0;
    value = (value ^ (value >>> 13)) >>> 0;
    value = Math.imul(value, 0xc2b2ae35) >>> 0;
    value = (value ^ (value >>> 16)) >>> 0;
  }
  return value / 0xffffffff;
}

/** A small number that depends on a text alone. */
export function hashText(text: string): number {
  let value = 2166136261;
  for (const char of text) value = Math.imul(value ^ (char.codePointAt(0) ?? 0), 16777619) >>> 0;
  return value;
}

export function dist(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

function at<T>(list: readonly T[], i: number): T {
  return list[((i % list.length) + list.length) % list.length] as T;
}

/** The stretches between neighbouring points; of a ring also the last one, back to the start. */
function* stretches(points: readonly Point[], closed: boolean): Generator<[Point, Point]> {
  const count = closed ? points.length : points.length - 1;
  for (let i = 0; i < count; i++) yield [points[i] as Point, at(points, i + 1)];
}

/** A Catmull-Rom curve through the points, `steps` points for each stretch. */
export function smooth(points: readonly Point[], closed: boolean, steps = 2): Point[] {
  const count = points.length;
  const near = (i: number): Point =>
    closed ? at(points, i) : (points[Math.max(0, Math.min(count - 1, i))] as Point);
  const curve: Point[] = [];
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [a, b, c, d] = [near(i - 1), near(i), near(i + 1), near(i + 2)];
    for (let k = 0; k < steps; k++) {
      const t = k / steps;
      curve.push([spline(a[0], b[0], c[0], d[0], t), spline(a[1], b[1], c[1], d[1], t)]);
    }
  }
  if (!closed) curve.push(near(count - 1));
  return curve;
}

function spline(a: number, b: number, c: number, d: number, t: number): number {
  return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3);
}

/** A line whose stretches are bent in the middle, again and again; the bend depends on the two ends alone. */
export function roughen(points: readonly Point[], roughness: number, depth = 4, shortest = 7): Point[] {
  let line = [...points];
  for (let round = 0; round < depth; round++) {
    const bent: Point[] = [];
    for (const [a, b] of stretches(line, false)) {
      bent.push(a);
      if (dist(a, b) >= shortest) bent.push(bend(a, b, roughness));
    }
    bent.push(at(line, -1));
    line = bent;
  }
  return line;
}

/** Whether a point comes before another, from left to right and then downwards. */
function before(a: Point, b: Point): boolean {
  return a[0] !== b[0] ? a[0] < b[0] : a[1] < b[1];
}

function bend(a: Point, b: Point, roughness: number): Point {
  const [[ux, uy], [vx, vy]] = before(b, a) ? [b, a] : [a, b];
  const shift = (noise(whole(ux * 8), whole(uy * 8), whole(vx * 8), whole(vy * 8)) - 0.5) * 2 * roughness;
  return [(ux + vx) / 2 - (vy - uy) * shift, (uy + vy) / 2 + (vx - ux) * shift];
}

// --- areas that share borders ---------------------------------------------------------------------------------------

/** Finished outlines of areas by id, their coasts by id, and the borders that two of them share. */
export interface Outlines {
  rings: Map<string, Point[]>;
  coasts: Map<string, Point[][]>;
  borders: Point[][];
}

const spotKey = (point: Point) => `${point[0]} ${point[1]}`;
const edgeKey = (a: Point, b: Point) => (before(b, a) ? `${spotKey(b)} ${spotKey(a)}` : `${spotKey(a)} ${spotKey(b)}`);

/** Who touches a stretch, and which points a point is joined with. */
interface Net {
  owners: Map<string, Set<string>>;
  degree: Map<string, Set<string>>;
}

function net(areas: ReadonlyMap<string, readonly Point[]>): Net {
  const found: Net = { owners: new Map(), degree: new Map() };
  const add = (sets: Map<string, Set<string>>, key: string, value: string) => {
    const set = sets.get(key);
    if (set) set.add(value);
    else sets.set(key, new Set([value]));
  };
  for (const [name, ring] of areas) {
    for (const [a, b] of stretches(ring, true)) {
      add(found.owners, edgeKey(a, b), name);
      add(found.degree, spotKey(a), spotKey(b));
      add(found.degree, spotKey(b), spotKey(a));
    }
  }
  return found;
}

/** Smooth and roughen areas so that neighbours keep exactly the same border. */
export function outlines(areas: ReadonlyMap<string, readonly Point[]>): Outlines {
  const joined = net(areas);
  const result: Outlines = { rings: new Map(), coasts: new Map(), borders: [] };
  for (const [name, ring] of areas) {
    const outline: Point[] = [];
    const coasts: Point[][] = [];
    for (const arc of arcs(ring, joined)) {
      const owners = joined.owners.get(edgeKey(at(arc, 0), at(arc, 1))) ?? new Set();
      const shared = owners.size > 1;
      const line = finish(arc, shared ? BORDER_ROUGHNESS : COAST_ROUGHNESS);
      outline.push(...line.slice(0, -1));
      if (!shared) coasts.push(line);
      else if (name === [...owners].sort()[0]) result.borders.push(line);
    }
    result.rings.set(name, outline);
    result.coasts.set(name, coasts);
  }
  return result;
}

/** A ring cut where three borders meet or where its neighbour changes. */
function arcs(ring: readonly Point[], joined: Net): Point[][] {
  const touching = (i: number) => [...(joined.owners.get(edgeKey(at(ring, i), at(ring, i + 1))) ?? [])].sort().join("\n");
  const cuts = ring
    .map((_, i) => i)
    .filter((i) => (joined.degree.get(spotKey(at(ring, i)))?.size ?? 0) > 2 || touching(i - 1) !== touching(i));
  if (!cuts.length) {
    let start = 0;
    for (let i = 1; i < ring.length; i++) if (before(at(ring, i), at(ring, start))) start = i;
    return [[...ring.slice(start), ...ring.slice(0, start), at(ring, start)]];
  }
  const double = [...ring, ...ring];
  return cuts.map((start, i) => double.slice(start, (cuts[i + 1] ?? at(cuts, 0) + ring.length) + 1));
}

/** An arc smoothed and roughened in one canonical direction, returned in its own. */
function finish(arc: Point[], roughness: number): Point[] {
  const [first, last] = [at(arc, 0), at(arc, -1)];
  const round = first[0] === last[0] && first[1] === last[1];
  const flip = round ? before(at(arc, -2), at(arc, 1)) : before(last, first);
  const way = flip ? arc.toReversed() : arc;
  let curve = round ? smooth(way.slice(0, -1), true) : smooth(way, false);
  if (round) curve = [...curve, at(curve, 0)];
  const line = roughen(curve, roughness);
  return flip ? line.reverse() : line;
}

// --- places ---------------------------------------------------------------------------------------------------------

/** The smallest box round some points. */
export function box(points: readonly Point[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  return [left, top, right, bottom];
}

/** The smallest box round some boxes. */
export function around(boxes: readonly Box[]): Box {
  return box(boxes.flatMap(([left, top, right, bottom]): Point[] => [[left, top], [right, bottom]]));
}

/** Whether a point lies within an outline. */
export function inside([x, y]: Point, ring: readonly Point[]): boolean {
  let odd = false;
  let [bx, by] = at(ring, -1);
  for (const [ax, ay] of ring) {
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd;
    [bx, by] = [ax, ay];
  }
  return odd;
}

/** From a point to a stretch. */
export function distance(point: Point, a: Point, b: Point): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = dx * dx + dy * dy;
  const t = length ? Math.max(0, Math.min(1, ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / length)) : 0;
  return Math.hypot(point[0] - a[0] - t * dx, point[1] - a[1] - t * dy);
}

/** A point moved some way towards another. */
export function toward(point: Point, goal: Point, by: number): Point {
  const length = dist(point, goal) || 1;
  return [point[0] + ((goal[0] - point[0]) * by) / length, point[1] + ((goal[1] - point[1]) * by) / length];
}

/** How far inside an outline a point lies; negative outside. */
export function depth(point: Point, ring: readonly Point[]): number {
  let nearest = Infinity;
  for (const [a, b] of stretches(ring, true)) nearest = Math.min(nearest, distance(point, a, b));
  return inside(point, ring) ? nearest : -nearest;
}

/** The pole of inaccessibility: the point farthest from the outline, and how far that is. */
export function pole(ring: readonly Point[]): [Point, number] {
  const [left, top, right, bottom] = box(ring);
  let centre: Point = [(left + right) / 2, (top + bottom) / 2];
  let step = Math.max(right - left, bottom - top) / 2;
  let best: [Point, number] = [centre, depth(centre, ring)];
  while (step > 1) {
    for (let i = -4; i <= 4; i++) {
      for (let j = -4; j <= 4; j++) {
        const spot: Point = [centre[0] + (step * i) / 4, centre[1] + (step * j) / 4];
        const deep = depth(spot, ring);
        if (deep > best[1] || (deep === best[1] && before(best[0], spot))) best = [spot, deep];
      }
    }
    centre = best[0];
    step /= 3;
  }
  return best;
}

/** Spots inside an outline, apart from each other and from what is there already. */
export function scatter(
  ring: readonly Point[],
  spacing: number,
  most: number,
  avoid: readonly Taken[],
  seed: number,
): Point[] {
  const [left, top, right, bottom] = box(ring);
  const found: Point[] = [];
  for (let attempt = 0; attempt < most * 24 && found.length < most; attempt++) {
    const spot: Point = [
      left + noise(seed, attempt, 1) * (right - left),
      top + noise(seed, attempt, 2) * (bottom - top),
    ];
    if (avoid.some(([x, y, w, h]) => Math.abs(x - spot[0]) < w && Math.abs(y - spot[1]) < h)) continue;
    if (found.some((other) => dist(spot, other) < spacing) || depth(spot, ring) < 13) continue;
    found.push(spot);
  }
  return found.sort((a, b) => a[1] - b[1] || a[0] - b[0]);
}

/** How many numbers a command of path data takes, and which of them are places: x, then y, in turn. */
const PLACES: Record<string, [count: number, x: number[], y: number[]]> = {
  M: [2, [0], [1]],
  L: [2, [0], [1]],
  T: [2, [0], [1]],
  H: [1, [0], []],
  V: [1, [], [0]],
  Q: [4, [0, 2], [1, 3]],
  S: [4, [0, 2], [1, 3]],
  C: [6, [0, 2, 4], [1, 3, 5]],
  A: [7, [5], [6]],
};

/** Path data moved to another place. */
export function moved(data: string, dx: number, dy: number): string {
  return data.replace(/([a-zA-Z])([^a-zA-Z]*)/g, (whole: string, command: string, rest: string, at: number) => {
    const kind = PLACES[at === 0 ? command.toUpperCase() : command];
    if (!kind) return whole; // relative, or the end of a ring
    const [count, xs, ys] = kind;
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g) ?? []).map(Number);
    const absolute = at === 0 && command === "m" ? 2 : numbers.length; // of a relative beginning only the first point
    const shifted = numbers.map((number, i) => {
      if (i >= absolute) return number;
      return n(xs.includes(i % count) ? number + dx : ys.includes(i % count) ? number + dy : number);
    });
    return `${command}${shifted.join(" ")}`;
  });
}

/** The same path data at many places, as one drawing: thousands of small ones would be slow. */
export function strewn(data: string, spots: readonly Point[]): string {
  return data ? spots.map(([x, y]) => moved(data, x, y)).join("") : "";
}

/** A regular polygon; at turn 0 the first corner points up, `turn` counts in whole turns. */
export function polygon(sides: number, radius: number, turn = 0, centre: Point = [0, 0]): Point[] {
  return Array.from({ length: sides }, (_, i): Point => {
    const angle = (i / sides + turn) * 2 * Math.PI;
    return [centre[0] + Math.sin(angle) * radius, centre[1] - Math.cos(angle) * radius];
  });
}

/** About how wide a text will be; without the font at hand this is a careful guess. */
export function measure(text: string, size: number): number {
  let units = 0;
  for (const char of text) {
    units += 0.53;
    if ("iljtfr.,:;'!|I ()[]·".includes(char)) units -= 0.24;
    else if ("mwMWQO@—".includes(char)) units += 0.28;
  }
  return size * units;
}

// --- keeping what never changes -------------------------------------------------------------------------------------

/** Remembers the results for the last few keys: boards are drawn again and again, their ground never changes. */
export function kept<T>(most: number): (key: string, make: () => T) => T {
  const known = new Map<string, T>();
  return (key, make) => {
    const old = known.get(key);
    if (old !== undefined) return old;
    const made = make();
    if (known.size >= most) known.delete(known.keys().next().value as string);
    known.set(key, made);
    return made;
  };
}
