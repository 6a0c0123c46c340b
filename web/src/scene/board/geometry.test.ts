import { describe, expect, it } from "vitest";
import type { Piece } from "../../protocol";
import { crowd, type Free } from "./crowd";
import fixture from "./geometry.fixture.json";
import {
  depth,
  hashText,
  inside,
  measure,
  moved,
  noise,
  outlines,
  type Point,
  pole,
  scatter,
  smooth,
  strewn,
  whole,
} from "./geometry";

type Ring = { coarse: Point[]; count: number; outline: Point[]; coasts: number[]; pole: [number, number, number] };
const maps = fixture.maps as unknown as Record<
  string,
  { every: number; borders: number[]; areas: Record<string, Ring> }
>;

function near(found: readonly Point[], wanted: readonly Point[]): void {
  expect(found.length).toBe(wanted.length);
  found.forEach(([x, y], i) => {
    const [wx, wy] = wanted[i] as Point;
    expect(Math.hypot(x - wx, y - wy)).toBeLessThan(0.002);
  });
}

describe("numbers from nothing but their seed", () => {
  it("gives the noise of the engine", () => {
    for (const [numbers, value] of fixture.noise as [number[], number][]) expect(noise(...numbers)).toBe(value);
  });

  it("gives the hashes of the engine", () => {
    for (const [text, value] of fixture.hashes as [string, number][]) expect(hashText(text)).toBe(value);
  });

  it("rounds halves to the even side", () => {
    expect([0.5, 1.5, -0.5, -1.5, 2.4, 2.6].map(whole).map(Math.abs)).toEqual([0, 2, 0, 2, 2, 3]);
  });

  it("measures names as the engine does", () => {
    for (const [text, width] of fixture.widths as [string, number][]) expect(measure(text, 19)).toBeCloseTo(width, 3);
  });
});

describe.each(Object.entries(maps))("the outlines of %s", (_, { every, borders, areas }) => {
  const lines = outlines(new Map(Object.entries(areas).map(([id, { coarse }]) => [id, coarse])));

  it.each(Object.entries(areas))("are those of the engine: %s", (id, wanted) => {
    const ring = lines.rings.get(id) ?? [];
    expect(ring.length).toBe(wanted.count);
    near(
      ring.filter((_point, i) => i % every === 0),
      wanted.outline,
    );
    expect(lines.coasts.get(id)?.map((line) => line.length)).toEqual(wanted.coasts);
  });

  it("share the same borders", () => {
    expect(lines.borders.map((line) => line.length)).toEqual(borders);
    const points = new Map<string, number>();
    for (const ring of lines.rings.values()) {
      for (const point of ring) points.set(point.join(" "), (points.get(point.join(" ")) ?? 0) + 1);
    }
    for (const line of lines.borders) {
      for (const point of line.slice(1, -1)) expect(points.get(point.join(" "))).toBe(2);
    }
  });

  it.each(Object.entries(areas))("have their labels in the same place: %s", (_id, { coarse, pole: wanted }) => {
    const ring = smooth(coarse, true);
    const [spot, far] = pole(ring);
    near([spot], [[wanted[0], wanted[1]]]);
    expect(far).toBeCloseTo(wanted[2], 2);
    expect(inside(spot, ring)).toBe(true);
    expect(depth(spot, ring)).toBeCloseTo(far, 6);
  });
});

it("scatters relief over the same spots", () => {
  const { ring, avoid, found } = fixture.scatter as unknown as {
    ring: Point[];
    avoid: [number, number, number, number][];
    found: Point[];
  };
  near(scatter(ring, 22, 24, avoid, hashText("moor") & 0xffff), found);
});

describe("path data", () => {
  it("moves its places and leaves relative steps alone", () => {
    expect(moved("M-4 0h.1M0-4L2 3ZV5H-1", 10, 20)).toBe("M6 20h.1M10 16L12 23ZV25H9");
    expect(moved("M0-5A5 5 0 1 1 0 5C1 2 3 4 5 6S1 1 2 2Q0 0 1 1T3 3", 1, 1)).toBe(
      "M1 -4A5 5 0 1 1 1 6C2 3 4 5 6 7S2 2 3 3Q1 1 2 2T4 4",
    );
    expect(moved("m1 2 3 4l5 6", 10, 10)).toBe("m11 12 3 4l5 6");
  });

  it("is strewn as one drawing", () => {
    expect(strewn("M0 0h1", [[1, 2], [3, 4]])).toBe("M1 2h1M3 4h1");
    expect(strewn("", [[1, 2]])).toBe("");
  });
});

describe("crowds", () => {
  const places = fixture.rooms as unknown as Free[];
  const none = { key: "", args: {}, figure: "" };
  const look = { styles: {} } as never;
  const piece = (id: string, owner: string): Piece =>
    ({ kind: "piece", id, owner, parent: "p", count: 1, form: "token", name: none, letters: none, acting: false }) as Piece;

  it.each(fixture.crowds)("stand as the engine puts them: $owners", ({ owners, arranged }) => {
    const things = [...owners].map((owner, i) => piece(`${owner}${i}`, owner));
    [...places.map((place) => [place]), places].forEach((rooms, i) => {
      const found = crowd({ look, wanted: () => true }, things, rooms, 1.1);
      const lines = new Map<number, string[]>();
      for (const { one, y } of found) lines.set(y, [...(lines.get(y) ?? []), one.id]);
      expect([...lines.values()]).toEqual(arranged[i]?.lines);
    });
  });

  it("become one piece for each owner where they would not fit", () => {
    const things = [..."rrrrrrbbbbbb"].map((owner, i) => piece(`${owner}${i}`, owner === "r" ? "ruby" : "blue"));
    const found = crowd({ look, wanted: () => false }, things, [[0, 0, 90, 50]], 1);
    expect(found.map(({ one }) => one.kind)).toEqual(["fold", "fold"]);
  });

  it("stay apart as long as one of them can be chosen", () => {
    const things = [..."rrrrrrbbbbbb"].map((owner, i) => piece(`${owner}${i}`, owner === "r" ? "ruby" : "blue"));
    const found = crowd({ look, wanted: (id) => id === "b7" }, things, [[0, 0, 90, 50]], 1);
    expect(found.filter(({ one }) => one.kind === "fold").length).toBe(1);
    expect(found.length).toBe(7);
  });
});
