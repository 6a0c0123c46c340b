/** How a board is looked at: from how far away, in which theme, and how large its marks and names must be. */

import type { Look, Text } from "../../protocol";
import { mix, tinted } from "../things/styles";
import type { Stage } from "../types";
import { type Box, measure, type Point } from "./geometry";
import type { Placed } from "./crowd";

/** Steps of zoom at which sizes change, in one doubling; between them a board need not be laid out anew. */
const STEPS = 16;
/** Names are in italics, which are narrower than what is measured. */
const ITALIC = 0.93;
/** From one line of a name to the next, by its size. */
export const LEADING = 1.05;
/** The smallest text on a board, in pixels on the screen. */
export const SMALLEST_TEXT = 14;
const MOST_GROWTH = 1.4;
const MOST_GROWTH_SMALL = 1.55;

/** The step of zoom that a zoom belongs to: the next lower one. */
export function stepOf(zoom: number): number {
  return 2 ** (Math.floor(Math.log2(zoom) * STEPS + 0.001) / STEPS);
}

/** What the plan of a board needs to know. */
export interface Sight {
  stage: Stage;
  look: Look;
  dark: boolean;
  /** A step of zoom: pixels on the screen for one unit of the board, or a little less. */
  zoom: number;
  /** How much larger than usual pieces, keys and badges are drawn, so that they can be seen from far away. */
  grown: number;
}

/** A stage, seen at a step of zoom. */
export function sight(stage: Stage, zoom: number): Sight {
  const [least, most] = stage.small ? [1.18, MOST_GROWTH_SMALL] : [1, MOST_GROWTH];
  const grown = Math.min(most, Math.max(least, 0.8 / zoom));
  return { stage, look: stage.scene.look, dark: stage.dark, zoom, grown };
}

/** The size of a name in units of the board: as usual, or larger from far away; 0 where it must be left out. */
export function nameSize(seen: Sight, name: string, usual: number, room: number, most = 1.35): number {
  const least = Math.max(SMALLEST_TEXT, SMALLEST_TEXT / seen.zoom);
  if (least > usual * most) return 0;
  return [Math.max(usual, least), least].find((size) => measure(name, size) * ITALIC <= room) ?? 0;
}

/** A name as it is written: in one line or two, of a size that is 0 where it finds no room. */
export interface Written {
  lines: string[];
  size: number;
}

/** A name in a room of this width; whole, in two lines if they are not too high, or with its longest words cut short. */
export function nameIn(seen: Sight, name: string, usual: number, wide: number, high: number, most: number): Written {
  const words = name.split(" ");
  for (;;) {
    for (const lines of [[words.join(" ")], inTwo(words)]) {
      const size = Math.min(...lines.map((line) => nameSize(seen, line, usual, wide, most)));
      if (size && (lines.length < 2 || 2 * LEADING * size <= high)) return { lines, size };
    }
    const longest = words.reduce((a, b) => (b.length > a.length ? b : a), "");
    if (words.length < 2 || longest.length < 7) return { lines: [], size: 0 };
    words[words.indexOf(longest)] = `${longest.slice(0, 4)}.`;
  }
}

/** Words broken into two lines, the longer of which is as short as can be. */
function inTwo(words: readonly string[]): string[] {
  const breaks = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(" "), words.slice(i + 1).join(" ")]);
  const length = (lines: readonly string[]) => Math.max(...lines.map((line) => line.length));
  return breaks.reduce((a, b) => (length(b) < length(a) ? b : a), breaks[0] ?? [...words]);
}

/** A colour in the theme. */
export function themed(seen: Sight, light: string, dark: string): string {
  return seen.dark ? dark : light;
}

/** A tint of the look by name, or another colour where the look has none. */
export function ground(seen: Sight, name: string, light: string, dark: string): string {
  const tint = seen.look.tints[name];
  return tint ? tinted(tint, seen.dark) : themed(seen, light, dark);
}

/** The colour of the table. */
export function table(seen: Sight): string {
  return tinted(seen.look.livery.table, seen.dark);
}

/** A ground as it looks under the veil. */
export function veiled(seen: Sight, colour: string): string {
  return mix(colour, tinted(seen.look.livery.veil, seen.dark), 0.5);
}

export function says(seen: Sight, text: Text): string {
  return seen.stage.resolve(text);
}

/** What every board knows about itself once it is laid out. */
export interface Plan {
  /** How far the board reaches, with its margins. */
  reach: Box;
  /** Where spaces stand: their marks, overlays and ways begin there. */
  spots: Map<string, Point>;
  /** How far spaces and links reach. */
  boxes: Map<string, Box>;
  /** Where things stand. */
  placed: Placed[];
}
