// Words and signs are those of the engine, which wrote down what they should be; and the whole table is told.
import { describe as about, expect, test } from "vitest";
import scenesEn from "../../../../src/ludoteca/engine/scene/text.en.ftl?raw";
import scenesIt from "../../../../src/ludoteca/engine/scene/text.it.ftl?raw";
import samplesEn from "../../../../tests/scene/text.en.ftl?raw";
import samplesIt from "../../../../tests/scene/text.it.ftl?raw";
import { complete } from "../../lib/complete";
import { Index, parts } from "../../lib/scene";
import { type Lang, Texts } from "../../lib/texts";
import type { Glyph, Scene } from "../../protocol";
import type { Stage } from "../types";
import { GLYPHS } from "./glyphs";
import { STYLES } from "./styles";
import { keyOf, target } from "./touch";
import kept from "./words.fixture.json";
import { type Entry, outline } from "./outline";
import { describe } from "./words";

const SOURCES: Record<Lang, string[]> = { it: [scenesIt, samplesIt], en: [scenesEn, samplesEn] };
const samples = Object.entries(kept.samples);

function told(data: unknown, lang: Lang) {
  const texts = new Texts(lang, ...SOURCES[lang]);
  const index = new Index(complete<Scene>("Scene", data));
  return { index, resolve: texts.resolve.bind(texts) };
}

function flat(entries: Entry[]): Entry[] {
  return entries.flatMap((one) => [one, ...flat(one.children)]);
}

about.each(samples)("%s", (_, sample) => {
  test.each(["it", "en"] as Lang[])("every thing is described as the engine does, in %s", (lang) => {
    const stage = told(sample.scene, lang);
    const things = [...stage.index.elements.values()].flatMap((one) => [one, ...parts(one)]);
    const said = Object.fromEntries(things.map((thing) => [thing.id, describe(thing, stage)]));
    expect(said).toEqual(sample.words[lang]);
  });

  test.each(["it", "en"] as Lang[])("the whole table is told, in %s", (lang) => {
    const stage = told(sample.scene, lang);
    const entries = flat(outline(stage));
    const words = entries.map((one) => one.words).join("\n");
    for (const piece of stage.index.all("piece")) expect(words).toContain(stage.resolve(piece.name));
    for (const panel of stage.index.all("panel")) expect(words).toContain(stage.resolve(panel.name));
    expect(words).not.toMatch(/\[(scene|sample)-/);
    expect(entries.every((one) => one.words.trim())).toBe(true);
  });

  test("what can be chosen has an entry with its key, unless it is a way", () => {
    const stage = told(sample.scene, "en");
    const entries = flat(outline(stage));
    for (const lit of stage.index.scene.lit) {
      const thing = stage.index.elements.get(lit.element);
      if (thing?.kind === "link") continue;
      const told = entries.some((one) => one.words.includes(`[${lit.key}]`));
      expect(told, lit.element).toBe(true);
    }
  });
});

test("a click on what lies on a lit place chooses the place, a click on a lit thing the thing", () => {
  const { index, resolve } = told(kept.samples.area.scene, "en");
  const place = index.scene.lit.map((one) => index.elements.get(one.element)).find((one) => one?.kind === "space");
  const piece = index.all("piece").find((one) => one.parent === place?.id && !index.lit.has(one.id));
  const lit = new Map(index.scene.lit.map((one) => [one.element, one]));
  const stage = { index, resolve, lit } as unknown as Stage;
  expect(place && piece && target(stage, piece.id)).toBe(place?.id);
  expect(place && target(stage, place.id)).toBe(place?.id);
  expect(place && keyOf(stage, place.id)).toBe(index.keys(place?.id ?? "").join("·"));
  expect(target({ ...stage, lit: new Map() } as Stage, piece?.id ?? "")).toBe(piece?.id);
});

test("signs are those of the engine", () => {
  const usual: Partial<Glyph> = { fill: "", line: "", cut: "", even_odd: false, width: 1.4, colour: null };
  const whole = (glyphs: Record<string, object>) =>
    Object.fromEntries(Object.entries(glyphs).map(([name, glyph]) => [name, { ...usual, ...glyph }]));
  expect(whole(GLYPHS)).toEqual(whole(kept.glyphs));
});

test("styles of seats are those of the engine", () => {
  const whole = Object.entries(kept.styles).map(([name, style]) => [name, { dash: "", ...style }]);
  expect(STYLES).toEqual(Object.fromEntries(whole));
});
