/** Boards of rooms: where walls, doors, names and people are. */

import type { Badge, Board, Link, Room, Space } from "../../protocol";
import type { Movable } from "../types";
import { LEAST, type Placed, PITCH, rows } from "./crowd";
import { measure, type Point } from "./geometry";
import { LEADING, nameIn, type Plan, says, type Sight, type Written } from "./sight";

/** What is left free at the top of a room and at its bottom, where the figure of its capacity stands. */
const [ABOVE, BELOW] = [8, 18];
/** And at both sides of its people together. */
const BESIDE = 22;

/** One room as it is drawn. */
export interface Chamber {
  space: Space;
  shape: Room;
  name: Written;
  /** Where its name begins, or where its middle is. */
  label: Point;
  lit: boolean;
  marks: { badge: Badge; x: number; y: number; scale: number }[];
}

/** A door where it stands; upright if it is in an upright wall. */
export interface Door {
  link: Link;
  x: number;
  y: number;
  upright: boolean;
}

export interface RoomPlan extends Plan {
  kind: "rooms";
  chambers: Chamber[];
  doors: Door[];
}

/** Lay out a board of rooms. */
export function rooms(seen: Sight, board: Board): RoomPlan {
  const { index } = seen.stage;
  const chambers = index.of("space", board.id).flatMap((space) => chamber(seen, space) ?? []);
  const shapes = new Map(chambers.map((one) => [one.space.id, one.shape]));
  const plan: RoomPlan = {
    kind: "rooms",
    reach: [-26, -20, board.size[0] + 26, board.size[1] + 20],
    spots: new Map(chambers.map(({ space, shape }) => [space.id, middle(shape)])),
    boxes: new Map(
      chambers.map(({ space, shape: { x, y, width, height } }) => [space.id, [x, y, x + width, y + height]]),
    ),
    placed: chambers.flatMap((one) => folk(seen, one)),
    chambers,
    doors: index.of("link", board.id).flatMap((link) => door(link, shapes) ?? []),
  };
  for (const { link, x, y } of plan.doors) plan.boxes.set(link.id, [x - 20, y - 20, x + 20, y + 20]);
  return plan;
}

function middle({ x, y, width, height }: Room): Point {
  return [x + width / 2, y + height / 2];
}

function chamber(seen: Sight, space: Space): Chamber | null {
  const shape = space.shape;
  if (shape.form !== "room") return null;
  const lit = seen.stage.lit.has(space.id);
  const key = lit ? 11 + 28 * seen.grown : 0;
  // A name that finds no room beside its key, or in a narrow corridor, is left to the card that explains the place.
  const wide = shape.width - (lit ? key + 8 : 8);
  const high = shape.height - ABOVE - BELOW - peopled(seen, space, shape);
  const name = nameIn(seen, says(seen, space.name), 16, wide, high, 3);
  const label: Point = space.places.label ?? [
    lit ? shape.x + key : shape.x + shape.width / 2,
    shape.y + 8 + Math.max(name.size, 14) * (lit ? 0.9 : 1),
  ];
  return { space, shape, name, label, lit, marks: marks(seen, space, shape) };
}

/** How large people are drawn where they have room. */
const scaleOf = (seen: Sight) => 1.05 * seen.look.layout.piece_scale * seen.grown;

/** The least height that the people in a room need below its name. */
function peopled(seen: Sight, space: Space, shape: Room): number {
  const step = PITCH * scaleOf(seen) * LEAST;
  const inRow = Math.max(1, Math.floor((shape.width - BESIDE) / step));
  return step * Math.ceil(seen.stage.index.held(space.id).length / inRow);
}

/** Torches burn on the outer wall, other badges lie on the floor. */
function marks(seen: Sight, space: Space, shape: Room): Chamber["marks"] {
  const given = space.places.badges;
  const [x, y] = given ?? [shape.x, shape.y + shape.height / 2];
  return space.badges.map((badge, i) =>
    badge.form === "torch" || given
      ? { badge, x, y: y + 40 * i * seen.grown, scale: seen.grown }
      : { badge, x: shape.x + shape.width - 24, y: shape.y + 26 + 34 * i * seen.grown, scale: 0.9 * seen.grown },
  );
}

/** A door in the middle of the shared wall, unless the content says where. */
function door(link: Link, shapes: Map<string, Room>): Door | null {
  const [one, other] = link.ends.map((end) => shapes.get(end));
  if (!one || !other) return null;
  const [left, right] = [Math.max(one.x, other.x), Math.min(one.x + one.width, other.x + other.width)];
  const [top, bottom] = [Math.max(one.y, other.y), Math.min(one.y + one.height, other.y + other.height)];
  const [x, y] = link.via[0] ?? [(left + right) / 2, (top + bottom) / 2];
  return { link, x, y, upright: right - left < bottom - top };
}

/** Everybody in a room: one line where it fits, else in rows. */
function folk(seen: Sight, { space, shape, name }: Chamber): Placed[] {
  const people = seen.stage.index.held(space.id);
  if (!people.length) return [];
  const scale = scaleOf(seen);
  const head = Math.max(24, (1 + LEADING * (name.lines.length - 1)) * name.size + ABOVE); // what the name takes
  const [wide, high] = [shape.width - BESIDE, shape.height - head - BELOW];
  const spot = space.places.pieces ?? [shape.x + shape.width / 2, shape.y + head + 4 + high / 2];
  return [...fixed(people, scale), ...crowded(people.filter((one) => !given(one)), spot, wide, high, scale)];
}

function given(one: Movable): Point | null {
  return "at" in one ? one.at : null;
}

function fixed(people: Movable[], scale: number): Placed[] {
  return people.flatMap((one) => {
    const at = given(one);
    return at ? [{ one, x: at[0], y: at[1], scale }] : [];
  });
}

function crowded(people: Movable[], [x, y]: Point, wide: number, high: number, scale: number): Placed[] {
  const step = PITCH * scale;
  if (people.length * step > wide || step > high) return rows(people, [x, y, wide, high], scale);
  return people.map((one, i) => ({ one, x: x + (i - (people.length - 1) / 2) * step, y, scale }));
}

/** Where the figure of a room's capacity stands: its right end and its baseline. */
export function capacity(seen: Sight, shape: Room, words: string): { x: number; y: number; size: number; sign: number } {
  const size = Math.max(14, Math.min(14 / seen.zoom, 22));
  const [x, y] = [shape.x + shape.width - 13, shape.y + shape.height - 12];
  return { x, y, size, sign: x - measure(words, size) - 6 };
}
