import { expect, test } from "vitest";
import { byKey, keysFor } from "./keys";

test("a place with a figure keeps it as its key, others get what is free", () => {
  expect(keysFor(["7", "", "1", ""])).toEqual(["7", "2", "1", "3"]);
});

test("where places have figures, what has none gets no figure of another place, and stands behind them", () => {
  const keys = keysFor(["", "1"], ["1", "2", "3"]);
  expect(keys).toEqual(["4", "1"]);
  const choices = [...keys, "", "a", "0", ""].map((key, value) => ({ key, value }));
  expect(choices.sort(byKey).map((one) => one.value)).toEqual([4, 1, 0, 3, 2, 5]);
});

test("figures are their own keys, nought too", () => {
  expect(keysFor(["0", "1", "2"])).toEqual(["0", "1", "2"]);
});

test("a figure that stands twice is nobody's key", () => {
  expect(keysFor(["4", "4"])).toEqual(["1", "2"]);
});

test("letters follow the figures, but for those that mean something else; then keys end", () => {
  const keys = keysFor(Array.from({ length: 40 }, () => ""));
  expect(keys.slice(8, 11)).toEqual(["9", "a", "b"]);
  expect(keys).not.toContain("z");
  expect(keys).not.toContain("q");
  expect(keys).not.toContain("l");
  expect(keys.at(-1)).toBe("");
});
