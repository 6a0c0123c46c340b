import { expect, test } from "vitest";
import { hasTemperament, levelOf } from "./levels";

test("a bot that weighs things up can have a temperament, a balanced one has none", () => {
  expect(levelOf("scout", "builder")).toBe("scout@builder");
  expect(levelOf("scout", "")).toBe("scout");
  expect(levelOf("random", "builder")).toBe("random");
});

test("people, free seats and bots that play at random have no temperament", () => {
  const bots = ["random", "greedy", "scout"];
  expect(["me", "open", "random", "greedy", "scout"].filter((one) => hasTemperament(one, bots))).toEqual(["greedy", "scout"]);
});
