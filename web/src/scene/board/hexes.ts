/** Boards of hexes: where tiles, clearings, roads and those who travel are. */

import type { Board, Disc, Hex, Link, Space } from "../../protocol";
import { signOf } from "../things/glyphs";
import type { Placed } from "./crowd";
import {
  box,
  dist,
  hashText,
  kept,
  n,
  noise,
  path,
  type Point,
  polygon,
  scatter,
  strewn,
  type Taken,
} from "./geometry";
import { nameSize, type Plan, says, type Sight } from "./sight";

/** Pieces stand up and outside of a clearing, so that its number stays visible. */
const STANDS: Point[] = [[-30, -28], [32, -28], [-34, 20], [34, 20], [0, -48], [0, 44]];

export interface Tile {
  space: Space;
  at: Point;
  path: string;
  name: string;
  size: number;
  label: Point;
  /** Path data of what is scattered over it: what is filled, and its lines. */
  relief: { fill: string; line: string } | null;
  clearings: Clearing[];
}

export interface Clearing {
  space: Space;
  shape: Disc;
  at: Point;
  /** The ground: path data of an octagon or arch; empty for a disc. */
  path: string;
}

export interface Road {
  link: Link;
  path: string;
  /** Whether it ends at the edge of the map. */
  leaves: boolean;
}

export interface HexPlan extends Plan {
  kind: "hexes";
  radius: number;
  tiles: Tile[];
  roads: Road[];
}

const reliefs = kept<{ fill: string; line: string }>(1024);

/** Lay out a board of tiles. */
export function hexes(seen: Sight, board: Board): HexPlan {
  return new Tiles(seen, board).plan();
}

class Tiles {
  private readonly radius: number;
  private readonly tiles: Space[];
  private readonly shift: Point;
  private readonly spots = new Map<string, Point>();
  private readonly links: Link[];

  constructor(
    private readonly seen: Sight,
    private readonly board: Board,
  ) {
    const { index } = seen.stage;
    this.radius = board.cell;
    this.tiles = index.of("space", board.id).filter((space) => space.shape.form === "hex");
    const [left, top, right, bottom] = box(this.tiles.map((tile) => this.centre(tile)));
    // The board's middle is the middle of its tiles.
    this.shift = [(board.size[0] - left - right) / 2, (board.size[1] - top - bottom) / 2];
    for (const tile of this.tiles) {
      this.spots.set(tile.id, this.middle(tile));
      for (const inner of index.of("space", tile.id)) {
        if (inner.shape.form === "disc") this.spots.set(inner.id, this.onTile(tile, inner.shape.at));
      }
    }
    this.links = [board, ...this.tiles]
      .flatMap((parent) => index.of("link", parent.id))
      .filter((link) => link.ends.every((end) => this.spots.has(end)));
  }

  plan(): HexPlan {
    const { board, radius } = this;
    const tiles = this.tiles.map((tile) => this.tile(tile));
    const roads = this.links.map((link) => ({ link, path: this.curve(link), leaves: this.leaves(link) }));
    const [left, top, right, bottom] = box(tiles.map((tile) => tile.at));
    const [wide, high] = [radius + 8, (radius * Math.sqrt(3)) / 2 + 8];
    const plan: HexPlan = {
      kind: "hexes",
      reach: tiles.length
        ? [left - wide, top - high, right + wide, bottom + high + 8]
        : [0, 0, board.size[0], board.size[1]],
      spots: this.spots,
      boxes: new Map(),
      placed: tiles.flatMap((tile) => this.standing(tile)),
      radius,
      tiles,
      roads,
    };
    for (const { space, at, clearings } of tiles) {
      plan.boxes.set(space.id, [at[0] - radius, at[1] - high, at[0] + radius, at[1] + high]);
      for (const one of clearings) {
        const r = one.shape.radius + 12;
        plan.boxes.set(one.space.id, [one.at[0] - r, one.at[1] - r, one.at[0] + r, one.at[1] + r]);
      }
    }
    for (const link of this.links) plan.boxes.set(link.id, box(this.course(link)));
    return plan;
  }

  // --- places -----------------------------------------------------------------------------------------------------

  private hex(tile: Space): Hex {
    return tile.shape as Hex;
  }

  /** The middle of a tile, before the board is centred. */
  private centre(tile: Space): Point {
    const { q, r } = this.hex(tile);
    return [1.5 * this.radius * q, Math.sqrt(3) * this.radius * (r + q / 2)];
  }

  private middle(tile: Space): Point {
    const [x, y] = this.centre(tile);
    return [x + this.shift[0], y + this.shift[1]];
  }

  /** A point of a tile on the board, turned with the tile. */
  private onTile(tile: Space, [x, y]: Point): Point {
    const angle = (this.hex(tile).turn * Math.PI) / 3;
    const [mx, my] = this.middle(tile);
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return [mx + x * cos - y * sin, my + x * sin + y * cos];
  }

  private corners(tile: Space, less: number): Point[] {
    return polygon(6, this.radius - less, 1 / 12, this.middle(tile));
  }

  private tile(space: Space): Tile {
    const at = this.middle(space);
    const name = says(this.seen, space.name);
    const [dx, dy] = space.places.label ?? [0, this.radius * 0.78];
    return {
      space,
      at,
      path: path(this.corners(space, 2)),
      name,
      size: nameSize(this.seen, name, 19, this.radius * 1.3, 1.6),
      label: [at[0] + dx, at[1] + dy],
      relief: this.relief(space),
      clearings: this.seen.stage.index.of("space", space.id).flatMap((inner) => this.clearing(inner) ?? []),
    };
  }

  private clearing(space: Space): Clearing | null {
    const at = this.spots.get(space.id);
    const shape = space.shape;
    if (!at || shape.form !== "disc") return null;
    return { space, shape, at, path: ground(shape, at) };
  }

  /** Trees and peaks, clear of roads and clearings. */
  private relief(tile: Space): Tile["relief"] {
    const sign = signOf(this.seen.look, tile.relief);
    if (!sign) return null;
    const middle = this.middle(tile);
    const avoid: Taken[] = [[middle[0], middle[1] + this.radius * 0.74, 90, 20]];
    for (const inner of this.seen.stage.index.of("space", tile.id)) {
      const at = this.spots.get(inner.id);
      if (at) avoid.push([...at, 40, 40]);
    }
    for (const link of this.links) {
      const course = this.course(link);
      if (!course.some((point) => dist(point, middle) < this.radius)) continue;
      for (let i = 0; i <= 12; i++) avoid.push([...between(course, i / 12), 22, 22]);
    }
    const [spacing, most] = sign.line && !sign.fill ? [30, 26] : [26, 44];
    const key = `${this.radius} ${tile.id} ${tile.relief} ${middle.join(" ")} ${avoid.join(" ")}`;
    return reliefs(key, () => {
      const spots = scatter(this.corners(tile, 14), spacing, most, avoid, hashText(tile.id) & 0xffff);
      return { fill: strewn(sign.fill ?? "", spots), line: strewn(sign.line ?? "", spots) };
    });
  }

  // --- roads ------------------------------------------------------------------------------------------------------

  private spot(id: string): Point {
    return this.spots.get(id) ?? [0, 0];
  }

  /** The points a road passes: its ends, its own points, and the edge where two tiles meet. */
  private course(link: Link): Point[] {
    const { elements } = this.seen.stage.index;
    const parent = elements.get(link.parent);
    const via = link.via.map((at): Point => (parent?.kind === "space" ? this.onTile(parent, at) : at));
    const [first, last] = [elements.get(link.ends[0]), elements.get(link.ends[1])];
    const points = [this.spot(link.ends[0]), ...via];
    if (this.leaves(link)) return via.length ? points : [...points, this.spot(link.ends[1])];
    if (!via.length && first && last && first.parent !== last.parent) {
      const [[ax, ay], [bx, by]] = [this.spot(first.parent), this.spot(last.parent)];
      points.push([(ax + bx) / 2, (ay + by) / 2]);
    }
    return [...points, this.spot(link.ends[1])];
  }

  private leaves(link: Link): boolean {
    const last = this.seen.stage.index.elements.get(link.ends[1]);
    return last?.kind === "space" && last.shape.form === "hex";
  }

  /** A road as a soft curve. */
  private curve(link: Link): string {
    const points = this.course(link);
    const [[ax, ay], [bx, by]] = [points[0] as Point, points[points.length - 1] as Point];
    if (points.length === 2) {
      const bend = (noise(Math.round(ax), Math.round(by)) - 0.5) * 0.3;
      const [mx, my] = [(ax + bx) / 2 - (by - ay) * bend, (ay + by) / 2 + (bx - ax) * bend];
      return `M${n(ax)} ${n(ay)}Q${n(mx)} ${n(my)} ${n(bx)} ${n(by)}`;
    }
    let data = `M${n(ax)} ${n(ay)}`;
    for (let i = 1; i < points.length - 1; i++) {
      const [[x, y], [nx, ny]] = [points[i] as Point, points[i + 1] as Point];
      const [ex, ey] = i === points.length - 2 ? [nx, ny] : [(x + nx) / 2, (y + ny) / 2];
      data += `Q${n(x)} ${n(y)} ${n(ex)} ${n(ey)}`;
    }
    return data;
  }

  // --- who travels ------------------------------------------------------------------------------------------------

  private standing(tile: Tile): Placed[] {
    const { index } = this.seen.stage;
    const scale = 1.15 * this.seen.look.layout.piece_scale * this.seen.grown;
    const loose = index.held(tile.space.id);
    const placed: Placed[] = loose.map((one, i) => ({
      one,
      x: tile.at[0] + this.radius * 0.28 * (i - (loose.length - 1) / 2),
      y: tile.at[1] - this.radius * 0.45,
      scale: 1.1 * this.seen.grown,
    }));
    for (const { space, at } of tile.clearings) {
      index.held(space.id).forEach((one, i) => {
        const [dx, dy] = STANDS[i % STANDS.length] as Point;
        const far = this.seen.grown;
        placed.push({ one, x: at[0] + dx * far, y: at[1] + dy * far, scale });
      });
    }
    return placed.map((spot) => {
      const at = "at" in spot.one ? spot.one.at : null;
      return at ? { ...spot, x: at[0], y: at[1] } : spot;
    });
  }
}

/** The ground of a clearing: octagons on mountains, arches in caves. */
function ground(shape: Disc, [x, y]: Point): string {
  const r = shape.radius;
  if (shape.outline === "octagon") return path(polygon(8, r + 1, 1 / 16, [x, y]));
  if (shape.outline === "arch") {
    return `M${n(x - r)} ${n(y + r * 0.8)}V${n(y)}A${n(r)} ${n(r)} 0 0 1 ${n(x + r)} ${n(y)}V${n(y + r * 0.8)}Z`;
  }
  return "";
}

/** A point on a line of stretches, all taken as equally long. */
function between(points: Point[], share: number): Point {
  const place = share * (points.length - 1);
  const i = Math.min(Math.floor(place), points.length - 2);
  const [[ax, ay], [bx, by]] = [points[i] as Point, points[i + 1] as Point];
  return [ax + (bx - ax) * (place - i), ay + (by - ay) * (place - i)];
}
