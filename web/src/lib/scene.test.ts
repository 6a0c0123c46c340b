import { expect, test } from "vitest";
import type { Difference, Scene } from "../protocol";
import { complete } from "./complete";
import { apply, Index } from "./scene";

const sent = {
  name: { key: "title" },
  static: [{ kind: "board", id: "map", size: [450, 260] }],
  dynamic: [
    { kind: "space", id: "heath", parent: "map", shape: { form: "disc", at: [1, 2] } },
    { kind: "piece", id: "scouts", parent: "heath", count: 3 },
    { kind: "track", id: "phases", stations: [{ id: "dawn" }] },
    { kind: "panel", id: "giulia", owner: "ruby" },
  ],
  look: { layout: { zones: { phases: "bar" } } },
};
const scene = complete<Scene>("Scene", sent);

test("what the server leaves out has its default", () => {
  const piece = scene.dynamic[1];
  expect(piece).toMatchObject({ owner: "neutral", side: "up", count: 3, badges: [], vitality: null });
  expect(scene.dynamic[0]).toMatchObject({ shape: { form: "disc", radius: 24 }, places: { label: null } });
  expect(scene.look.livery.table.light).toMatch(/^#/);
  expect(scene.lit).toEqual([]);
});

test("a difference changes fields, puts defaults back, and keeps the order that is told", () => {
  const change = complete<Difference>("Difference", {
    static: {},
    dynamic: {
      gone: ["giulia"],
      came: [{ kind: "die", id: "d6", face: { figure: "4" } }],
      changed: { scouts: { set: { parent: "map" }, reset: ["count"] } },
      order: ["d6", "heath", "phases", "scouts"],
    },
    lit: [{ element: "heath", key: "1", label: { key: "go" }, value: 7 }],
  });
  const later = apply(scene, change);
  expect(later.dynamic.map((one) => one.id)).toEqual(["d6", "heath", "phases", "scouts"]);
  expect(later.dynamic[3]).toMatchObject({ id: "scouts", parent: "map", count: 1 });
  expect(later.lit[0]).toMatchObject({ value: 7, label: { key: "go", args: {} } });
  expect(later.static).toEqual(scene.static);
  expect(scene.dynamic).toHaveLength(4);
});

test("equal things beside each other are alike, also in boxes of their own", () => {
  const die = (id: string, parent: string, sign: string) => ({ kind: "die", id, parent, sign });
  const sent = {
    name: { key: "title" },
    dynamic: [
      { kind: "slots", id: "mine", boxes: [] },
      die("a", "mine", "sword"),
      die("b", "mine", "sword"),
      die("c", "mine", "bow"),
      { kind: "slots", id: "kept", boxes: [{ id: "kept-1" }, { id: "kept-2" }] },
      die("d", "kept-1", "sword"),
      die("e", "kept-2", "sword"),
    ],
  };
  const index = new Index(complete<Scene>("Scene", sent));
  expect(index.alike("a")).toEqual(["b"]);
  expect(index.alike("c")).toEqual([]);
  expect(index.alike("e")).toEqual(["d"]);
  expect(index.alike("kept-1")).toEqual([]);
});

test("everything is found by id, by parent and by its place on the screen", () => {
  const index = new Index(scene);
  expect(index.parts.get("dawn")).toBeDefined();
  expect(index.wholes.get("dawn")?.id).toBe("phases");
  expect(index.held("heath").map((one) => one.id)).toEqual(["scouts"]);
  expect(index.loose("bar").map((one) => one.id)).toEqual(["phases"]);
  expect(index.loose("seats").map((one) => one.id)).toEqual(["giulia"]);
  expect(index.loose("board").map((one) => one.id)).toEqual(["map"]);
});
