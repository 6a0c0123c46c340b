import { expect, it } from "vitest";
import { apart } from "./apart";

it("leaves places that are far enough from each other", () => {
  expect(apart([10, 40, 90], 20, 100)).toEqual([10, 40, 90]);
  expect(apart([], 20, 100)).toEqual([]);
});

it("moves what would lie upon each other to the right", () => {
  expect(apart([10, 12, 70], 20, 100)).toEqual([10, 30, 70]);
  expect(apart([10, 12, 14], 20, 100)).toEqual([10, 30, 50]);
});

it("moves what would stand beyond the end back to the left", () => {
  expect(apart([50, 88, 95], 20, 100)).toEqual([50, 80, 100]);
  expect(apart([98, 99, 100], 20, 100)).toEqual([60, 80, 100]);
});
