/** Walking over a board with the arrow keys: to the nearest place in that direction. */

import type { Point } from "./geometry";

const DIRECTIONS: Record<string, Point> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The direction of an arrow key, or nothing. */
export function directionOf(key: string): Point | null {
  return DIRECTIONS[key] ?? null;
}

/**
 * The nearest of some places in a direction; what lies aside counts as farther. Where nothing lies that way, nothing.
 */
export function nearest(from: Point, [dx, dy]: Point, places: Iterable<readonly [string, Point]>): string | null {
  let best: string | null = null;
  let least = Infinity;
  for (const [id, [x, y]] of places) {
    const along = (x - from[0]) * dx + (y - from[1]) * dy;
    const aside = Math.abs((x - from[0]) * dy) + Math.abs((y - from[1]) * dx);
    if (along <= 1 || aside > along * 3) continue;
    const far = along + aside * 1.8;
    if (far < least) [best, least] = [id, far];
  }
  return best;
}
