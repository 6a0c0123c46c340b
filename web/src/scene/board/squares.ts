/** Boards of squares: roofs with walls and shadows, prices in what can be reached, who stands where. */

import type { Board, Link, Space, Square } from "../../protocol";
import type { Movable } from "../types";
import { mix } from "../things/styles";
import { coordinates } from "../things/words";
import type { Placed } from "./crowd";
import { type Box, n, noise, type Point } from "./geometry";
import { ground, type Plan, says, type Sight, themed } from "./sight";

const WALL = 17; // of the front row, for each level
const SHADOW = 9;

export interface Cell {
  space: Space;
  x: number;
  y: number;
  level: number;
  /** How much of the square its front wall takes. */
  wall: number;
  /** Path data of the eave round the outside of a roof. */
  eave: string;
}

/** What never changes about a town. */
interface Town {
  side: number;
  columns: string[];
  rows: string[];
  width: number;
  height: number;
  joints: string;
  grid: string;
  shadows: string;
  /** Row by row, so that walls hide what is behind. */
  cells: Cell[];
  spots: Map<string, Point>;
  boxes: Map<string, Box>;
}

export interface SquarePlan extends Plan {
  kind: "squares";
  town: Town;
  /** Paving: path data by colour. */
  paving: [colour: string, path: string][];
  /** What it costs to go to a square, as an overlay says. */
  prices: Map<string, string>;
  /** The squares on which something stands. */
  taken: Set<string>;
  links: { link: Link; x: number; y: number; turn: number }[];
}

/** Lay out a board of squares. */
export function squares(seen: Sight, board: Board): SquarePlan {
  const { index } = seen.stage;
  const town = townOf(
    board,
    index.of("space", board.id).filter((space) => space.shape.form === "square"),
  );
  const held = town.cells.filter((cell) => index.children.has(cell.space.id));
  const links = index.of("link", board.id).flatMap((link) => stair(link, town.spots) ?? []);
  const boxes = links.length ? new Map(town.boxes) : town.boxes;
  for (const { link, x, y } of links) boxes.set(link.id, [x - 12, y - 12, x + 12, y + 12]);
  return {
    kind: "squares",
    reach: [-34, -36, town.width + 20, town.height + 22],
    spots: town.spots,
    boxes,
    placed: held.flatMap((cell) => standing(seen, cell, town.side)),
    town,
    paving: pavingOf(seen, town),
    prices: pricesOf(seen),
    taken: new Set(held.map((cell) => cell.space.id)),
    links,
  };
}

let known: { board: Board; spaces: Space[]; town: Town } | null = null;

/** A town is laid out once, as long as its squares are the same. */
function townOf(board: Board, spaces: Space[]): Town {
  const old = known;
  if (old && old.board === board && old.spaces.length === spaces.length && old.spaces.every((one, i) => one === spaces[i])) {
    return old.town;
  }
  const town = built(board, spaces);
  known = { board, spaces, town };
  return town;
}

function built(board: Board, spaces: Space[]): Town {
  const side = board.cell;
  const at = new Map(spaces.map((space) => [`${shapeOf(space).column} ${shapeOf(space).row}`, space]));
  const columns = board.columns || Math.max(0, ...spaces.map((space) => shapeOf(space).column + 1));
  const rows = board.rows || Math.max(0, ...spaces.map((space) => shapeOf(space).row + 1));
  const [width, height] = [columns * side, rows * side];
  const level = (column: number, row: number) => {
    const space = at.get(`${column} ${row}`);
    return space ? shapeOf(space).height : 0;
  };
  const cells = spaces.map((space) => cell(space, side, level)).sort((a, b) => a.y - b.y || a.x - b.x);
  return {
    side,
    columns: many(columns, (column) => coordinates({ form: "square", column, row: 0, height: 0 }).slice(0, -1)),
    rows: many(rows, (row) => String(row + 1)),
    width,
    height,
    joints: cells.map((one) => joint(one, side)).join(""),
    grid:
      many(columns + 1, (i) => `M${n(i * side)} 0v${n(height)}`).join("") +
      many(rows + 1, (i) => `M0 ${n(i * side)}h${n(width)}`).join(""),
    shadows: cells
      .filter((one) => one.level)
      .map(({ x, y, level: high }) => tile(x + SHADOW * high, y + SHADOW * high, side))
      .join(""),
    cells,
    spots: new Map(cells.map(({ space, x, y }) => [space.id, [x + side / 2, y + side / 2]])),
    boxes: new Map(cells.map(({ space, x, y }) => [space.id, [x, y, x + side, y + side]])),
  };
}

function shapeOf(space: Space): Square {
  return space.shape as Square;
}

function many<T>(count: number, make: (i: number) => T): T[] {
  return Array.from({ length: count }, (_, i) => make(i));
}

function tile(x: number, y: number, side: number): string {
  return `M${n(x)} ${n(y)}h${n(side)}v${n(side)}h${n(-side)}Z`;
}

/** What the overlays say that squares cost. */
function pricesOf(seen: Sight): Map<string, string> {
  const notes = seen.stage.index.all("overlay").filter((overlay) => overlay.form === "cost");
  return new Map(notes.flatMap((overlay) => overlay.notes.map((note) => [note.on, says(seen, note.show)])));
}

function cell(space: Space, side: number, level: (column: number, row: number) => number): Cell {
  const { column, row, height } = shapeOf(space);
  const [x, y] = [column * side, row * side];
  const wall = Math.min(side * 0.6, WALL * Math.max(0, height - level(column, row + 1)));
  let eave = "";
  if (height) {
    if (level(column, row - 1) < height) eave += `M${n(x)} ${n(y)}h${n(side)}`;
    if (level(column - 1, row) < height) eave += `M${n(x)} ${n(y)}v${n(side)}`;
    if (level(column + 1, row) < height) eave += `M${n(x + side)} ${n(y)}v${n(side)}`;
  }
  return { space, x, y, level: height, wall, eave };
}

const pavings = new WeakMap<Town, Map<string, SquarePlan["paving"]>>();

/** Paving in near tones; equal ones are drawn at once. */
function pavingOf(seen: Sight, town: Town): SquarePlan["paving"] {
  const themes = pavings.get(town) ?? new Map<string, SquarePlan["paving"]>();
  pavings.set(town, themes);
  const known = themes.get(String(seen.dark));
  if (known) return known;
  const found = new Map<string, string>();
  for (const { space, x, y } of town.cells) {
    const { column, row } = shapeOf(space);
    const share = Math.round(noise(column, row) * 5) / 5; // a few tones are enough for the eye
    const tone = mix(ground(seen, space.ground, "#e7dabb", "#574633"), "#8a6a30", share * 0.12);
    found.set(tone, (found.get(tone) ?? "") + tile(x, y, town.side));
  }
  themes.set(String(seen.dark), [...found]);
  return [...found];
}

function joint({ space, x, y }: Cell, side: number): string {
  const { column, row } = shapeOf(space);
  if (noise(row, column, 7) <= 0.62) return "";
  return `M${n(x + 6)} ${n(y + side / 2)}h${n(side - 12)}M${n(x + side / 2)} ${n(y + 6)}v16`;
}

/** Who stands on a square: scenery below, then figures; several stand closer and smaller. */
function standing(seen: Sight, { space, x, y, wall }: Cell, side: number): Placed[] {
  const held = seen.stage.index.held(space.id);
  const unit = side / 54;
  const [cx, cy] = [x + side / 2, y + (side - wall) / 2];
  const isScenery = (one: Movable) => one.owner === "scenery";
  const placed: Placed[] = held.filter(isScenery).map((one) => ({ one, x: cx, y: cy, scale: unit }));
  const figures = held.filter((one) => !isScenery(one));
  const alone = figures.length < 2;
  const scale = unit * seen.look.layout.piece_scale * (alone ? 1.08 : 0.62);
  const pair: Point[] = [[-12, -8], [12, 8]];
  const four: Point[] = [[-12, -11], [12, -11], [-12, 11], [12, 11]];
  const spots: Point[] = alone ? [[0, 0]] : figures.length < 3 ? pair : four;
  figures.forEach((one, i) => {
    const [dx, dy] = spots[i % spots.length] as Point;
    placed.push({ one, x: cx + dx * unit, y: cy - 1 + dy * unit, scale });
  });
  return placed;
}

/** Stairs, doors and the like between two squares: a bar across their edge. */
function stair(link: Link, spots: Map<string, Point>): SquarePlan["links"][number] | null {
  const [one, other] = link.ends.map((end) => spots.get(end));
  if (!one || !other) return null;
  const [x, y] = link.via[0] ?? [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
  return { link, x, y, turn: Math.abs(other[0] - one[0]) > Math.abs(other[1] - one[1]) ? 90 : 0 };
}

/** The colours of a roof at a level. */
export function clay(seen: Sight, level: number): string {
  return mix(themed(seen, "#c07a52", "#8a5336"), "#fff1dd", 0.14 * (level - 1));
}
