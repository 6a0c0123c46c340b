/** Many things in one place: in rows by owner, smaller where they must be, folded where they would not fit. */

import type { Look, Piece } from "../../protocol";
import { styleOf } from "../things/styles";
import type { Movable } from "../types";
import { whole } from "./geometry";

export const PITCH = 47;
/** A crowd that would have to be smaller is folded. */
const SMALLEST = 0.8;
/** And so is one that would need more rows than this. */
const MOST_LINES = 2;
/** Where they cannot be folded, things are drawn no smaller than this. */
export const LEAST = 0.5;

/** A free place: its middle, how wide and how high. */
export type Free = readonly [x: number, y: number, wide: number, high: number];

/** All pieces of one owner in one place, drawn as one with their total. */
export interface Fold {
  kind: "fold";
  id: string;
  owner: string;
  parent: string;
  pieces: Piece[];
}

export type Figure = Movable | Fold;

/** Something where it stands on a board. */
export interface Placed {
  one: Figure;
  x: number;
  y: number;
  scale: number;
}

/** What a crowd must know about the table: how it looks, and which pieces must be seen one by one. */
export interface Eyes {
  look: Look;
  /** Whether a piece can be chosen, or is looked at. */
  wanted(id: string): boolean;
}

interface Lines {
  x: number;
  y: number;
  lines: Figure[][];
  fit: number;
}

/** Things in lines, those of one owner side by side, made smaller only where they would not fit. */
export function rows(things: Movable[], free: Free, scale: number): Placed[] {
  return laid(best(byOwner(things), [free], scale), scale);
}

/** Whether things stand in one of the places at their full size. */
export function fits(things: Movable[], places: readonly Free[], scale: number): boolean {
  const found = best(byOwner(things), places, scale);
  return found.fit === 1 && found.lines.length <= MOST_LINES;
}

/** Things in whichever of the places suits them best; where they do not fit, each owner becomes one piece. */
export function crowd(eyes: Eyes, things: Movable[], places: readonly Free[], scale: number): Placed[] {
  const groups = byOwner(things);
  let found = best(groups, places, scale);
  if (found.fit < SMALLEST || found.lines.length > MOST_LINES) {
    found = best(
      groups.map((group) => folded(eyes, group)),
      places,
      scale,
    );
  }
  return laid(found, scale);
}

/** The things of each owner, in the order in which the owners appear. */
function byOwner(things: Movable[]): Figure[][] {
  const groups = new Map<string, Figure[]>();
  for (const one of things) {
    const group = groups.get(one.owner);
    if (group) group.push(one);
    else groups.set(one.owner, [one]);
  }
  return [...groups.values()];
}

/** The pieces of a group as one, unless one of them can be chosen: then each must be seen. */
function folded(eyes: Eyes, group: Figure[]): Figure[] {
  const first = group[0];
  const pieces = group.filter((one): one is Piece => one.kind === "piece");
  if (!first || pieces.length < group.length || pieces.length < 2 || !styleOf(eyes.look, first.owner)) return group;
  if (pieces.some((one) => eyes.wanted(one.id) || one.acting)) return group;
  return [{ kind: "fold", id: `fold:${first.parent}:${first.owner}`, owner: first.owner, parent: first.parent, pieces }];
}

/** The arrangement that leaves things as large as possible; owners are kept together where that costs nothing. */
function best(groups: Figure[][], places: readonly Free[], scale: number): Lines {
  const things = groups.flat();
  const step = PITCH * scale;
  const ways: Figure[][][] = [];
  for (let count = groups.length; count > 0; count--) ways.push(broken(groups, count));
  for (let count = 1; count <= things.length; count++) {
    ways.push(
      broken(
        things.map((one) => [one]),
        count,
      ),
    );
  }
  let found: Lines | null = null;
  let rank: [number, number] = [-1, 0];
  for (const [x, y, wide, high] of places) {
    for (const lines of ways) {
      const longest = Math.max(...lines.map((line) => line.length));
      const fit = Math.min(1, wide / (longest * step), high / (lines.length * step));
      const now: [number, number] = [whole(fit * 100), -Math.max(0, lines.length - MOST_LINES)];
      if (now[0] < rank[0] || (now[0] === rank[0] && now[1] <= rank[1] && found)) continue;
      found = { x, y, lines, fit };
      rank = now;
    }
  }
  return found ?? { x: 0, y: 0, lines: [], fit: 1 };
}

/** Groups in so many lines at most, none of them much longer than it must be. */
function broken(groups: Figure[][], count: number): Figure[][] {
  const total = groups.reduce((sum, group) => sum + group.length, 0);
  for (let most = Math.max(Math.ceil(total / count), ...groups.map((group) => group.length)); ; most++) {
    const lines: Figure[][] = [[]];
    for (const group of groups) {
      let last = lines[lines.length - 1] as Figure[];
      if (last.length && last.length + group.length > most) {
        last = [];
        lines.push(last);
      }
      last.push(...group);
    }
    if (lines.length <= count) return lines;
  }
}

/** The things where they stand. */
function laid({ x, y, lines, fit }: Lines, scale: number): Placed[] {
  const size = scale * Math.max(LEAST, fit);
  const pitch = PITCH * size;
  return lines.flatMap((line, i) =>
    line.map((one, j) => ({
      one,
      x: x + (j - (line.length - 1) / 2) * pitch,
      y: y + (i - (lines.length - 1) / 2) * pitch,
      scale: size,
    })),
  );
}
