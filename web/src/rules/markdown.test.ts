import { expect, test } from "vitest";
import { blocks, stretches } from "./markdown";

test("paragraphs, lists and tables", () => {
  const text = "One line\nand the next.\n\n- first\n  goes on\n- second\n\n| a | b |\n| --- | --- |\n| 1 | 2 |\n\nEnd.";
  expect(blocks(text)).toEqual([
    { text: "One line and the next." },
    { list: ["first goes on", "second"] },
    { table: [["a", "b"], ["1", "2"]] },
    { text: "End." },
  ]);
});

test("other rules that are named become references", () => {
  const parts = stretches("As told in **bold** words (W6.9).");
  expect(parts.map((part) => part.text)).toEqual(["As told in ", "bold", " words (", "W6.9", ")."]);
  expect(parts.filter((part) => part.rule).map((part) => part.text)).toEqual(["W6.9"]);
  expect(parts[1]?.strong).toBe(true);
});
