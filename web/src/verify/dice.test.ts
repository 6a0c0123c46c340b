import { expect, test } from "vitest";
import type { Draw } from "../protocol";
import { Dice, keptItsWord, tallies } from "./dice";

const seed = Array.from({ length: 32 }, (_, i) => i.toString(16).padStart(2, "0")).join("");
const proof = {
  seed,
  nonces: ["a1", "b2"],
  commitment: "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd",
  draws: [],
};
const draw = (number: number, weights: number[], drawn: number): Draw => ({
  number,
  question: "roll",
  values: weights.map((_, i) => String(i + 1)),
  weights,
  drawn,
  labels: [],
});

test("the browser draws what the server draws", async () => {
  const dice = await Dice.of(proof);
  const drawn = await Promise.all(Array.from({ length: 10 }, (_, i) => dice.below(i + 1, 6)));
  expect(drawn).toEqual([1, 5, 4, 0, 0, 0, 4, 5, 5, 3]);
});

test("cases belong to the options in their order, as many as their weights say", async () => {
  const dice = await Dice.of(proof);
  expect(await dice.drawn(draw(2, [1, 1, 4], 2))).toBe(2); // case 5 of 6
  expect(await dice.drawn(draw(1, [1, 1, 4], 1))).toBe(1); // case 1
  expect(await dice.drawn(draw(9, [3], 0))).toBe(0);
});

test("the seed is compared with what was promised", async () => {
  expect(await keptItsWord(proof)).toBe(true);
  expect(await keptItsWord({ ...proof, seed: seed.replace("00", "01") })).toBe(false);
});

test("results are counted beside what was to be expected", () => {
  const [tally] = tallies([draw(1, [1, 1], 0), draw(2, [1, 3], 1), draw(3, [5], 0)]);
  expect(tally).toMatchObject({ question: "roll", draws: 2 });
  expect(tally?.faces.map((face) => [face.value, face.count, face.expected])).toEqual([
    ["1", 1, 0.75],
    ["2", 1, 1.25],
  ]);
});
