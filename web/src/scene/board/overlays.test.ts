import { expect, it } from "vitest";
import { complete } from "../../lib/complete";
import { Index } from "../../lib/scene";
import type { Scene, Text } from "../../protocol";
import type { Stage } from "../types";
import { groups, ordersOf } from "./overlays";

const plain = (figure: string) => ({ figure });
const overlay = (id: string, name: string, form = "value") => ({
  kind: "overlay",
  id,
  name: plain(name),
  form,
  notes: [{ on: "hall", show: plain("1") }],
});

function stage(dynamic: object[], zones: Record<string, string> = {}): Stage {
  const scene = complete<Scene>("Scene", { name: plain(""), dynamic, look: { layout: { zones } } });
  return { scene, index: new Index(scene), resolve: (text: Text) => text.figure } as unknown as Stage;
}

it("has one switch for overlays that belong together, named by what their names share", () => {
  const found = stage([overlay("forecast:hall", "Next, 1"), overlay("forecast:crypt", "Next, 2"), overlay("torch", "Torch")]);
  expect(groups(found).map(({ id, label }) => [id, label])).toEqual([
    ["forecast", "Next"],
    ["torch", "Torch"],
  ]);
  expect([...ordersOf(found, groups(found)[0] as never).values()]).toEqual(["1", "2"]);
});

it("is off until a player asks where the look of the game says so", () => {
  const found = stage([overlay("threat", "Threat"), overlay("plan", "Plan", "way")], { threat: "hidden" });
  expect(groups(found).map(({ id, usual }) => [id, usual])).toEqual([
    ["threat", false],
    ["plan", true],
  ]);
});

it("has no switch for what has just happened", () => {
  expect(groups(stage([overlay("blow", "Blow", "hit"), overlay("no", "No", "refused")]))).toEqual([]);
});
