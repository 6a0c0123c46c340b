import { expect, test } from "vitest";
import { contrast, STYLES, strokeOf } from "./styles";

const PAPERS = { light: "#f8f3e7", dark: "#172127" };

test("every seat's line is plain on the paper, in both themes", () => {
  for (const [name, style] of Object.entries(STYLES)) {
    for (const theme of ["light", "dark"] as const) {
      const { stroke } = strokeOf(style, undefined, theme === "dark");
      expect(contrast(stroke, PAPERS[theme]), `${name}, ${theme}`).toBeGreaterThanOrEqual(3);
    }
  }
});

test("lines can be told apart without their colours", () => {
  const dashes = Object.values(STYLES).map((style) => style.dash);
  expect(new Set(dashes).size).toBe(dashes.length);
});

test("no line is so thinly dotted that it gets lost", () => {
  for (const [name, style] of Object.entries(STYLES)) {
    const line = strokeOf(style, undefined, false);
    const steps = (line["stroke-dasharray"] ?? "1 0").split(" ").map(Number);
    const cap = line["stroke-linecap"] === "round" ? line["stroke-width"] : 0;
    const drawn = steps.reduce((sum, step, i) => sum + (i % 2 === 0 ? step + cap : 0), 0);
    expect(drawn / steps.reduce((sum, step) => sum + step, 0), name).toBeGreaterThan(0.4);
  }
});
