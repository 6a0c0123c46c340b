/** Boards of areas: where coasts, borders, bridges, names and pieces are. */

import type { Board, Link, Space } from "../../protocol";
import type { Movable } from "../types";
import { signOf } from "../things/glyphs";
import { crowd, fits, type Free, type Placed } from "./crowd";
import {
  around,
  box,
  dist,
  hashText,
  inside,
  kept,
  measure,
  n,
  noise,
  outlines,
  type Outlines,
  path,
  type Point,
  pole,
  scatter,
  smooth,
  strewn,
  type Taken,
  toward,
} from "./geometry";
import { nameSize, type Plan, says, type Sight } from "./sight";

const SPACING: Record<string, number> = { heather: 22, trees: 22, reeds: 26, thorns: 26 };
/** Water round the land, so that the first water lines are seen. */
const SHORE = 18;
const SHIFTS: Point[] = [0, -14, 14, 28, -28].flatMap((y) => [0, 20, -20, 40, -40].map((x): Point => [x, y])).slice(1);

/** What never changes about a map. */
interface Ground {
  key: number;
  lines: Outlines;
  /** The outlines without their roughness. */
  coarse: Map<string, Point[]>;
  poles: Map<string, [Point, number]>;
  paths: Map<string, string>;
  borders: string;
  cliffs: string;
  /** The course of every link that is drawn. */
  ways: Map<string, string>;
  bridges: string[];
}

const grounds = kept<Ground>(8);
const reliefs = kept<string>(256);
const frees = kept<Free[]>(2048);

/** Where the parts of a space stand. */
export interface Places {
  label: Point;
  key: Point;
  pieces: Point;
  badges: Point;
}

/** One area as it is drawn. */
export interface Area {
  space: Space;
  path: string;
  name: string;
  /** The size of the name; 0 if it is left out. */
  size: number;
  places: Places;
  /** Path data of the marks scattered over it. */
  relief: string;
}

/** A place off the land, such as a camp or a pier. */
export interface Zone {
  space: Space;
  at: Point;
  wide: number;
  high: number;
  /** Whether there is room for the sign that says what kind of place it is. */
  signed: boolean;
  name: string;
  size: number;
  label: Point;
  key: Point;
}

export interface AreaPlan extends Plan {
  kind: "areas";
  ground: Ground;
  areas: Area[];
  zones: Zone[];
  links: Link[];
}

/** Lay out a board of areas. */
export function areas(seen: Sight, board: Board): AreaPlan {
  const { index } = seen.stage;
  const spaces = index.of("space", board.id).filter((space) => space.shape.form === "polygon");
  const discs = index.spaces(board.id).filter((space) => space.shape.form === "disc");
  const links = index.of("link", board.id);
  const ground = groundOf(spaces, discs, links);
  const plan: AreaPlan = {
    kind: "areas",
    reach: [0, 0, board.size[0], board.size[1]],
    spots: new Map([...ground.poles].map(([id, [spot]]) => [id, spot])),
    boxes: new Map([...ground.coarse].map(([id, ring]) => [id, box(ring)])),
    placed: [],
    ground,
    areas: spaces.map((space) => area(seen, ground, space)),
    zones: discs.map((space) => zone(seen, space)),
    links,
  };
  for (const one of plan.areas) plan.placed.push(...standing(seen, ground, one));
  for (const one of plan.zones) {
    plan.spots.set(one.space.id, one.at);
    plan.boxes.set(one.space.id, [
      one.at[0] - one.wide,
      one.at[1] - one.high,
      one.at[0] + one.wide,
      one.at[1] + one.high,
    ]);
    const camp = camping(seen, one);
    const sign = one.at[0] - one.wide * 0.58 + 12;
    one.signed = camp.every((spot) => spot.x - 20 * spot.scale > sign);
    plan.placed.push(...camp);
  }
  const [left, top, right, bottom] = around([...plan.boxes.values()]);
  plan.reach = [left - SHORE, top - SHORE, right + SHORE, bottom + SHORE];
  for (const link of links) {
    const ends = link.ends.map((end) => plan.spots.get(end)).filter((spot) => spot !== undefined);
    if (ends.length) plan.boxes.set(link.id, box([...ends, ...link.via]));
  }
  return plan;
}

// --- ground ---------------------------------------------------------------------------------------------------------

function groundOf(spaces: Space[], discs: Space[], links: Link[]): Ground {
  const key = JSON.stringify([
    spaces.map((space) => [space.id, space.shape]),
    discs.map((space) => [space.id, space.shape]),
    links.map((link) => [link.id, link.ends, link.form, link.via]),
  ]);
  return grounds(key, () => {
    const points = new Map<string, Point[]>();
    for (const { id, shape } of spaces) if (shape.form === "polygon") points.set(id, shape.points);
    const lines = outlines(points);
    const coarse = new Map([...points].map(([id, ring]) => [id, smooth(ring, true)]));
    const poles = new Map([...coarse].map(([id, ring]) => [id, pole(ring)]));
    const spots = new Map([...poles].map(([id, [spot]]) => [id, spot]));
    for (const { id, shape } of discs) if (shape.form === "disc") spots.set(id, shape.at);
    const drawn = links.filter((link) => link.form !== "border");
    const ways = new Map(drawn.map((link) => [link.id, way(link, lines, spots)]));
    const cliffs = spaces
      .filter(({ shape }) => shape.form === "polygon" && shape.cliff)
      .flatMap(({ id }) => (lines.coasts.get(id) ?? []).map((line) => hachures(line, spots.get(id) ?? [0, 0])));
    return {
      key: hashText(key),
      lines,
      coarse,
      poles,
      paths: new Map([...lines.rings].map(([id, ring]) => [id, path(ring)])),
      borders: lines.borders.map((line) => path(line, false)).join(""),
      cliffs: cliffs.join(""),
      ways,
      bridges: drawn.filter((link) => link.form === "bridge").map((link) => ways.get(link.id) ?? ""),
    };
  });
}

/** The course of a link: through its points, else the shortest gap between two coasts. */
function way(link: Link, lines: Outlines, spots: Map<string, Point>): string {
  if (link.via.length > 1) return path(smooth(link.via, false, 6), false);
  const [one, other] = link.ends.map((end) => lines.rings.get(end));
  const [from, to] = link.ends.map((end) => spots.get(end) ?? ([0, 0] as Point)) as [Point, Point];
  let ends: [Point, Point] = [from, to];
  if (link.form === "bridge" && one && other) {
    let nearest = Infinity;
    for (let i = 0; i < one.length; i += 3) {
      for (let j = 0; j < other.length; j += 3) {
        const [a, b] = [one[i] as Point, other[j] as Point];
        const gap = dist(a, b);
        if (gap < nearest) [nearest, ends] = [gap, [toward(a, from, 26), toward(b, to, 26)]];
      }
    }
  }
  return path(smooth([ends[0], ...link.via, ends[1]], false, 6), false);
}

/** Short strokes along a line, pointing away from a centre. */
function hachures(line: Point[], centre: Point): string {
  let data = "";
  for (let i = 1; i < line.length - 1; i += 2) {
    const [[ax, ay], [x, y], [bx, by]] = [line[i - 1], line[i], line[i + 1]] as [Point, Point, Point];
    const length = Math.hypot(ax - bx, ay - by) || 1;
    let [dx, dy] = [(by - ay) / length, (ax - bx) / length];
    if (dist([x + dx, y + dy], centre) < dist([x, y], centre)) [dx, dy] = [-dx, -dy];
    const reach = 8 + 5 * noise(Math.round(x), Math.round(y));
    data += `M${n(x)} ${n(y)}l${n(dx * reach)} ${n(dy * reach)}`;
  }
  return data;
}

// --- areas ----------------------------------------------------------------------------------------------------------

function area(seen: Sight, ground: Ground, space: Space): Area {
  const name = says(seen, space.name);
  const places = placesOf(seen, ground, space, name);
  const [left, , right] = box(ground.coarse.get(space.id) ?? [[0, 0]]);
  return {
    space,
    path: ground.paths.get(space.id) ?? "",
    name,
    size: nameSize(seen, name, 19, right - left - 30),
    places,
    relief: relief(seen, ground, space, name, places),
  };
}

/** Where label, key, pieces and badges stand: as the content says, else round the pole. */
function placesOf(seen: Sight, ground: Ground, space: Space, name: string): Places {
  const [[x, y], radius] = ground.poles.get(space.id) ?? [[0, 0], 0];
  const numbered = says(seen, space.show) !== "" || seen.stage.lit.has(space.id);
  const given = space.places;
  const label: Point = given.label ?? [x + (numbered ? 14 : 0), y - Math.min(radius * 0.5, 40)];
  return {
    label,
    key: given.key ?? [label[0] - measure(name, 19) / 2 - 22, label[1] - 5],
    pieces: given.pieces ?? [x + (space.badges.length ? 18 : 0), y + 16],
    badges: given.badges ?? [x - Math.min(radius * 0.7, 62), y + Math.min(24, radius * 0.4)],
  };
}

/** Reeds, heather, trees: scattered with a fixed seed, clear of labels and pieces. */
function relief(seen: Sight, ground: Ground, space: Space, name: string, places: Places): string {
  const sign = signOf(seen.look, space.relief);
  if (!sign) return "";
  const avoid: Taken[] = [
    [...places.label, measure(name, 19) / 2 + 12, 20],
    [...places.key, 26, 34],
    [...places.pieces, 58, 44],
    [...places.badges, 32, 32],
  ];
  return reliefs(`${ground.key} ${space.id} ${space.relief} ${avoid.join(" ")}`, () => {
    const ring = ground.lines.rings.get(space.id) ?? [];
    const spots = scatter(ring, SPACING[space.relief] ?? 34, 24, avoid, hashText(space.id) & 0xffff);
    return strewn(sign.line || sign.fill || "", spots);
  });
}

/** Everything that stands on an area. */
function standing(seen: Sight, ground: Ground, one: Area): Placed[] {
  const held = seen.stage.index.held(one.space.id);
  const scale = 1.1 * seen.look.layout.piece_scale * seen.grown;
  const fixed: Placed[] = [];
  const free: Movable[] = [];
  for (const thing of held) {
    const at = "at" in thing ? thing.at : null;
    if (at) fixed.push({ one: thing, x: at[0], y: at[1], scale: 0.86 * scale });
    else free.push(thing);
  }
  if (!free.length) return fixed;
  const taken = takenOf(seen, one, fixed);
  const spot = one.places.pieces;
  let rooms = roomsAt(seen, ground, one.space.id, spot, taken);
  if (!fits(free, rooms, scale)) {
    // Look round the place for more room.
    rooms = rooms.concat(
      SHIFTS.flatMap(([x, y]) =>
        roomsAt(seen, ground, one.space.id, [spot[0] + x * seen.grown, spot[1] + y * seen.grown], taken),
      ),
    );
  }
  return [...fixed, ...crowd(eyes(seen), free, rooms, scale)];
}

/** What is written on an area, and what has its own place there. */
function takenOf(seen: Sight, { space, places, name, size }: Area, fixed: Placed[]): Taken[] {
  const taken: Taken[] = [[places.key[0], places.key[1] + 9, 17 * seen.grown, 27 * seen.grown]];
  if (size) taken.push([places.label[0], places.label[1] - size * 0.26, measure(name, size) / 2, size * 0.58]);
  if (space.badges.length) taken.push([places.badges[0] + 4, places.badges[1] + 4, 26 * seen.grown, 26 * seen.grown]);
  for (const one of fixed) taken.push([one.x, one.y, 18 * seen.grown, 18 * seen.grown]);
  return taken;
}

/** How much room there is round a place, for one, two and three rows. */
function roomsAt(seen: Sight, ground: Ground, id: string, [x, y]: Point, taken: Taken[]): Free[] {
  return frees(`${ground.key} ${id} ${x} ${y} ${seen.grown} ${taken.join(" ")}`, () => {
    const ring = ground.coarse.get(id) ?? [];
    const found: Free[] = [];
    const sizes = seen.grown > 1 ? [seen.grown, (seen.grown + 1) / 2, 1] : [1];
    for (const high of sizes.flatMap((size) => [50 * size, 98 * size, 146 * size])) {
      let wide = 0;
      while (wide < 130 * seen.grown && isFree(ring, x, y, wide + 4, high / 2, taken)) wide += 4;
      if (wide > 20) found.push([x, y, 2 * wide, high]);
    }
    return found.length ? found : [[x, y, 60, 40]];
  });
}

/** Whether a box round a point lies on the land and clear of what is written there. */
function isFree(ring: Point[], x: number, y: number, wide: number, high: number, taken: Taken[]): boolean {
  if (taken.some(([tx, ty, tw, th]) => Math.abs(x - tx) < wide + tw && Math.abs(y - ty) < high + th)) return false;
  for (const i of [-1, 0, 1]) {
    for (const j of [-1, 0, 1]) {
      if ((i || j) && !inside([x + i * wide, y + j * high], ring)) return false;
    }
  }
  return true;
}

/** What must be seen one by one is not folded. */
export function eyes(seen: Sight) {
  return { look: seen.look, wanted: (id: string) => seen.stage.lit.has(id) };
}

// --- zones ----------------------------------------------------------------------------------------------------------

function zone(seen: Sight, space: Space): Zone {
  const shape = space.shape;
  const [at, radius]: [Point, number] = shape.form === "disc" ? [shape.at, shape.radius] : [[0, 0], 0];
  const large = seen.stage.small ? 1.25 : 1;
  const [wide, high] = [radius * 1.42 * large, radius * 0.84 * large];
  const name = says(seen, space.name);
  const size = nameSize(seen, name, 15, 400, 1.45);
  return {
    space,
    at,
    wide,
    high,
    signed: true,
    name,
    size,
    label: space.places.label ?? [at[0], at[1] + high + 3 + size],
    key: space.places.key ?? [at[0] - wide * 0.8, at[1] - high * 0.72],
  };
}

/** What stands in a zone, beside the sign that says what kind of place it is. */
function camping(seen: Sight, { space, at: [x, y], wide, high }: Zone): Placed[] {
  const held = seen.stage.index.held(space.id);
  if (!held.length) return [];
  const aside = space.badges.some((mark) => mark.sign) ? wide * 0.26 : 0;
  const places: Free[] = [
    [x + aside, y, 2 * (wide - aside) * 0.86, high * 1.7],
    [x, y, wide * 1.8, high * 1.5],
  ];
  return crowd(eyes(seen), held, places, Math.min(1.3, seen.grown));
}
