import { expect, it } from "vitest";
import { callout } from "./callout";
import type { Box, Point } from "./geometry";

const WORD: Point = [40, 20];
const REACH: Box = [0, 0, 300, 300];
const PLACE: Box = [130, 100, 160, 130];

it("stands above a place, and above what stands there", () => {
  expect(callout(PLACE, [], WORD, 4, REACH, [])).toEqual([145, 86]);
  expect(callout(PLACE, [[130, 90, 160, 120]], WORD, 4, REACH, [])).toEqual([145, 76]);
});

it("stands below where the board ends above, and never beyond its sides", () => {
  expect(callout([0, 10, 30, 40], [], WORD, 4, REACH, [])).toEqual([20, 54]);
});

it("covers nothing if it need not", () => {
  const neighbour: Box = [140, 70, 170, 95];
  expect(callout(PLACE, [], WORD, 4, REACH, [neighbour])).toEqual([145, 144]);
});

it("stands inside at the edge of a large place", () => {
  expect(callout([100, 100, 200, 200], [], WORD, 4, REACH, [])).toEqual([150, 114]);
  expect(callout([100, 100, 200, 200], [], WORD, 4, REACH, [[140, 105, 160, 125]])).toEqual([150, 186]);
});
