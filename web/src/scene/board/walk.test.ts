import { expect, it } from "vitest";
import type { Piece } from "../../protocol";
import type { Placed } from "./crowd";
import type { Point } from "./geometry";
import { moves } from "./moves";
import { directionOf, nearest } from "./walk";

const places: [string, Point][] = [
  ["west", [0, 100]],
  ["middle", [100, 100]],
  ["east", [200, 110]],
  ["north", [110, 0]],
  ["far north", [100, -200]],
];

it("walks to the nearest place in the direction of the key", () => {
  const from = places[1]?.[1] as Point;
  const to = (key: string) => nearest(from, directionOf(key) as Point, places);
  expect(to("ArrowLeft")).toBe("west");
  expect(to("ArrowRight")).toBe("east");
  expect(to("ArrowUp")).toBe("north");
  expect(to("ArrowDown")).toBe(null);
  expect(directionOf("a")).toBe(null);
});

const none = { key: "", args: {}, figure: "" };
const at = (id: string, x: number, count: number, owner = "ruby"): Placed => ({
  one: { kind: "piece", id, owner, figure: "", form: "token", letters: none, name: none, count } as Piece,
  x,
  y: 0,
  scale: 1,
});

it("sees pieces move that are fewer here and more there", () => {
  const before = [at("ruby-1", 10, 3), at("ruby-2", 50, 1), at("blue-1", 20, 2, "blue")];
  const after = [at("ruby-1", 10, 1), at("ruby-2", 50, 2), at("ruby-3", 90, 1), at("blue-1", 20, 2, "blue")];
  const found = moves(before, after);
  expect(found.map(({ from, to, piece }) => [from[0], to[0], piece.count])).toEqual([
    [10, 50, 1],
    [10, 90, 1],
  ]);
});

it("sees nothing move where pieces only come or go", () => {
  expect(moves([at("ruby-1", 10, 3)], [at("ruby-1", 10, 1)])).toEqual([]);
  expect(moves([at("ruby-1", 10, 1)], [at("ruby-1", 10, 1), at("blue-1", 20, 2, "blue")])).toEqual([]);
});
