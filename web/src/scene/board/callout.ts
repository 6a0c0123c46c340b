/** Where a word about a place stands: beside the place and not upon it. */

import { around, type Box, type Point } from "./geometry";

const meet = (a: Box, b: Box) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

/**
 * The middle of a word of this size. It stands above the place and what stands there, or below where the board ends
 * above it; at the edge of a place that has room for it inside. Of these it covers as few things as can be.
 */
export function callout(
  place: Box,
  there: readonly Box[],
  [wide, high]: Point,
  gap: number,
  reach: Box,
  things: readonly Box[],
): Point {
  const [left, top, right, bottom] = around([place, ...there]);
  const middle = (left + right) / 2;
  const x = Math.max(reach[0] + wide / 2, Math.min(reach[2] - wide / 2, middle));
  const at = (y: number): Box => [x - wide / 2, y - high / 2, x + wide / 2, y + high / 2];
  const roomy = right - left >= wide && bottom - top >= 3 * high;
  const inside = roomy ? [top + gap + high / 2, bottom - gap - high / 2] : [];
  const beside = [top - gap - high / 2, bottom + gap + high / 2];
  const onBoard = beside.filter((y) => at(y)[1] >= reach[1] && at(y)[3] <= reach[3]);
  const covered = (y: number) => things.filter((thing) => meet(thing, at(y))).length;
  const ways = [...inside, ...(onBoard.length > 0 ? onBoard : beside)];
  return [x, ways.reduce((best, y) => (covered(y) < covered(best) ? y : best))];
}
