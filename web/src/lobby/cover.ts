// The covers of the boxes: drawn from a game's own colours, by the ground that its table has.
import type { Look, Tint } from "../protocol";

/** A cover is 214 wide and 282 high. */
export const WIDTH = 214;
export const HEIGHT = 282;

/** Numbers between 0 and 1 that are the same for the same word. */
export function chance(word: string): () => number {
  let seed = 2166136261;
  for (const char of word) seed = Math.imul(seed ^ char.charCodeAt(0), 16777619);
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** The outline of a range of hills from the left edge to the right. */
export function ridge(random: () => number, base: number, height: number, peaks: number): string {
  const step = WIDTH / (peaks * 2);
  const points = Array.from({ length: peaks * 2 + 1 }, (_, i) => {
    const top = i % 2 ? height * (0.55 + 0.45 * random()) : height * 0.25 * random();
    return `${(i * step).toFixed(1)} ${(base - top).toFixed(1)}`;
  });
  return `M0 ${HEIGHT}L${points.join("L")}L${WIDTH} ${HEIGHT}Z`;
}

/** Towers against the sky: walls between them, roofs on them. */
export function castle(random: () => number, base: number): string {
  const towers = [34, 66, 107, 150, 182];
  const high = [58, 92, 132, 86, 52];
  const drawn = towers.map((x, i) => {
    const half = i === 2 ? 15 : 10 + random() * 3;
    const top = base - (high[i] ?? 60) - random() * 8;
    return `M${x - half} ${base}V${top}L${x} ${top - half * 2.4}L${x + half} ${top}V${base}Z`;
  });
  return `${drawn.join("")}M24 ${base}V${base - 42}H192V${base}Z`;
}

/** Where the lit windows of a castle are. */
export function windows(random: () => number, base: number): [number, number][] {
  const places: [number, number][] = [];
  for (const [x, top] of [
    [66, 84],
    [107, 118],
    [107, 70],
    [150, 76],
    [40, 44],
    [176, 40],
  ] as [number, number][]) {
    if (random() < 0.8) places.push([x - 3, base - top + random() * 6]);
  }
  return places;
}

/** Hexagons over the whole cover, each in one of the game's tints. */
export function hexes(random: () => number, colours: string[]): { d: string; fill: string }[] {
  const radius = 30;
  const found: { d: string; fill: string }[] = [];
  for (let column = -1; column < 6; column++) {
    for (let row = -1; row < 7; row++) {
      const x = column * radius * 1.5 + 12;
      const y = (row + (column % 2 ? 0.5 : 0)) * radius * Math.sqrt(3);
      const corners = Array.from({ length: 6 }, (_, i) => {
        const angle = (i * Math.PI) / 3;
        return `${(x + Math.cos(angle) * (radius - 1.6)).toFixed(1)} ${(y + Math.sin(angle) * (radius - 1.6)).toFixed(1)}`;
      });
      found.push({ d: `M${corners.join("L")}Z`, fill: colours[Math.floor(random() * colours.length)] ?? "#888888" });
    }
  }
  return found;
}

/** Points on a circle, from the top clockwise. */
export function ring(count: number, radius: number, x: number, y: number): [number, number][] {
  return Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * 2 * Math.PI;
    return [x + Math.sin(angle) * radius, y - Math.cos(angle) * radius];
  });
}

/** The tints of a game; where it has none, some earth colours. */
export function colours(look: Look, dark: boolean): string[] {
  const own = Object.values(look.tints).map((tint: Tint) => (dark ? tint.dark : tint.light));
  return own.length > 1 ? own : ["#7d9a5b", "#b9a05a", "#8a8f7a", "#5d7f6a"];
}

/** The signs that a game has drawn for itself, for a cover without a landscape. */
export function signs(look: Look): string[] {
  return Object.values(look.glyphs)
    .map((glyph) => glyph.fill)
    .filter((path) => path.length > 0);
}
