/** What is drawn above a board when somebody wants to see it: prices, ways, areas, forecasts, hits, refusals. */

import type { Overlay, Space } from "../../protocol";
import type { Stage } from "../types";
import { measure, n, type Point, toward } from "./geometry";
import { type Plan, type Sight, says } from "./sight";

/** Overlays that are switched on and off together. */
export interface Group {
  id: string;
  label: string;
  overlays: Overlay[];
  /** Whether it is on until somebody switches it off. */
  usual: boolean;
}

/** What has just happened is seen at once and has no switch. */
const AT_ONCE = new Set<Overlay["form"]>(["hit", "refused", "origin"]);

export function isAtOnce(overlay: Overlay): boolean {
  return AT_ONCE.has(overlay.form);
}

/** The groups that have a switch: overlays whose ids begin with the same word belong together. */
export function groups(stage: Stage): Group[] {
  const found = new Map<string, Overlay[]>();
  for (const overlay of stage.index.all("overlay")) {
    if (isAtOnce(overlay) || !overlay.notes.length || shownByPlace(stage, overlay)) continue;
    const id = overlay.id.split(":", 1)[0] as string;
    found.set(id, [...(found.get(id) ?? []), overlay]);
  }
  return [...found].map(([id, overlays]) => ({
    id,
    label: common(overlays.map((one) => nameOf(stage, one))),
    overlays,
    // A game says in its look what is drawn only when a player asks for it.
    usual: overlays.some((one) => stage.index.zone(one) !== "hidden"),
  }));
}

/** Prices of squares are drawn by the squares themselves. */
function shownByPlace(stage: Stage, overlay: Overlay): boolean {
  return overlay.form === "cost" && overlay.notes.every((note) => isSquare(stage, note.on));
}

function isSquare(stage: Stage, id: string): boolean {
  const space = stage.index.elements.get(id);
  return space?.kind === "space" && space.shape.form === "square";
}

function nameOf(stage: Stage, overlay: Overlay): string {
  return stage.resolve(overlay.name) || stage.resolve({ key: `scene-overlay-${overlay.form}`, args: {}, figure: "" });
}

/** What some names begin with, without the sign that stood before the rest. */
function common(names: string[]): string {
  const [first = "", ...rest] = names;
  let length = first.length;
  for (const name of rest) while (!name.startsWith(first.slice(0, length))) length--;
  return first.slice(0, length).replace(/[\s,:;(–-]+$/, "") || first;
}

// --- drawing --------------------------------------------------------------------------------------------------------

/** A remark on paper. */
export interface Label {
  x: number;
  y: number;
  wide: number;
  high: number;
  size: number;
  lines: string[];
  /** Which of several overlays of a group it belongs to, such as an order. */
  order: string;
  /** What it speaks about; a thin line leads there. */
  from: Point;
}

export interface Drawn {
  overlay: Overlay;
  /** A way or a line of sight. */
  trail: string;
  labels: Label[];
  /** Marked places: squares, or rings round others. */
  places: { at: Point; square: boolean; space: Space | null }[];
  hits: { at: Point; words: string }[];
}

/** Lay out overlays on a board; labels keep clear of each other. */
export function drawn(seen: Sight, plan: Plan, overlays: Overlay[], orders: Map<string, string>): Drawn[] {
  const spots = new Map(plan.spots);
  for (const { one, x, y } of plan.placed) {
    if (one.kind === "fold") for (const piece of one.pieces) spots.set(piece.id, [x, y]);
    else spots.set(one.id, [x, y]);
  }
  const taken: Label[] = [];
  return overlays.map((overlay) => {
    const notes = overlay.notes.flatMap((note) => {
      const at = spots.get(note.on);
      return at ? [{ on: note.on, words: says(seen, note.show), at }] : [];
    });
    const squares = notes.every((note) => isSquare(seen.stage, note.on));
    const drop = overlay.form === "way" && squares ? 17 : 0; // a way runs below the figures of its squares
    const course = notes.map(({ at: [x, y] }): Point => [x, y + drop]);
    const result: Drawn = { overlay, trail: "", labels: [], places: [], hits: [] };
    if ((overlay.form === "way" || overlay.form === "sight") && course.length > 1) result.trail = trail(course);
    for (const { on, words, at } of notes) {
      if (isAtOnce(overlay)) {
        result.hits.push({ at, words });
        continue;
      }
      if (overlay.form === "area") {
        const space = seen.stage.index.elements.get(on);
        result.places.push({ at, square: isSquare(seen.stage, on), space: space?.kind === "space" ? space : null });
      }
      if (!words || (overlay.form === "cost" && isSquare(seen.stage, on))) continue;
      const one = label(seen, plan, words, at, {
        order: orders.get(overlay.id) ?? "",
        within: overlay.form === "area", // the letter of a marked place stands in it
        taken,
      });
      taken.push(one);
      result.labels.push(one);
    }
    return result;
  });
}

/** A line through points that begins and ends a little beside its ends. */
function trail(points: Point[]): string {
  const [first, second, last, beforeLast] = [points[0], points[1], points.at(-1), points.at(-2)] as Point[];
  if (!first || !second || !last || !beforeLast) return "";
  const course = [toward(first, second, 22), ...points.slice(1, -1), toward(last, beforeLast, 16)];
  return `M${course.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}`;
}

/** A figure stands beside what it speaks about, a sentence round it where it hides least. */
function label(
  seen: Sight,
  plan: Plan,
  words: string,
  from: Point,
  { order, within, taken }: { order: string; within: boolean; taken: Label[] },
): Label {
  const size = Math.max(14, Math.min(13.5 / seen.zoom, 26));
  const lines = wrap(words, size, 9.5 * size);
  const wide = Math.max(...lines.map((line) => measure(line, size))) / 2 + size * 0.5;
  const high = (lines.length * size * 1.15) / 2 + size * 0.25;
  const far = 26 * seen.grown;
  const brief = lines.length === 1 && words.length < 5;
  const options: Point[] = brief ? [[far, -far], [-far, -far], [far, far], [-far, far]] : [];
  if (brief && within) options.splice(0, 4, [0, 0]);
  for (const reach of brief ? [] : [high + far, high * 2 + far * 1.6]) {
    for (const side of [-1, 1]) {
      for (const slide of [0, 0.5, -0.5, 1, -1]) options.push([slide * wide, side * reach]);
    }
  }
  const hidden = ([dx, dy]: Point) => {
    const [x, y] = [from[0] + dx, from[1] + dy];
    const over = (bx: number, by: number, bw: number, bh: number) =>
      Math.max(0, bw + wide - Math.abs(bx - x)) * Math.max(0, bh + high - Math.abs(by - y));
    const labels = taken.reduce((sum, one) => sum + over(one.x, one.y, one.wide, one.high), 0);
    const things = plan.placed.reduce((sum, one) => sum + over(one.x, one.y, 19 * one.scale, 19 * one.scale), 0);
    const [left, , right] = plan.reach;
    const outside = Math.max(0, left + wide - x, x + wide - right) * high;
    return 4 * labels + things + 2 * outside + Math.hypot(dx, dy);
  };
  const [dx, dy] = options.reduce((a, b) => (hidden(b) < hidden(a) ? b : a));
  return { x: from[0] + dx, y: from[1] + dy, wide, high, size, lines, order, from };
}

function wrap(words: string, size: number, most: number): string[] {
  const lines: string[] = [];
  for (const word of words.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && measure(`${last} ${word}`, size) <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** What tells the overlays of a group apart: the rest of their names, such as "2". */
export function ordersOf(stage: Stage, group: Group): Map<string, string> {
  if (group.overlays.length < 2) return new Map();
  const rest = (overlay: Overlay) => nameOf(stage, overlay).slice(group.label.length).replace(/^[\s,:;(–-]+|[\s).]+$/g, "");
  return new Map(group.overlays.map((overlay) => [overlay.id, rest(overlay)]));
}
