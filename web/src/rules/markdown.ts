// The little Markdown of the rulebooks: paragraphs, lists, tables, and rules that name other rules.

/** A rule's text as paragraphs, lists and tables. */
export type Block = { list: string[] } | { text: string } | { table: string[][] };

export function blocks(text: string): Block[] {
  return text
    .split(/\n\s*\n|\n(?=\|)(?<!\|\n)|(?<=\|\n)(?!\|)/)
    .filter((part) => part.trim())
    .map(blockOf);
}

function blockOf(part: string): Block {
  const lines = part.trim().split("\n");
  if (lines.every((line) => line.startsWith("|"))) {
    const rows = lines.map((line) => line.split("|").slice(1, -1).map((cell) => cell.trim()));
    return { table: rows.filter((row) => !row.every((cell) => /^:?-+:?$/.test(cell))) };
  }
  if (/^\s*[-*] /.test(part)) {
    const items = part.trim().split(/\n(?=\s*[-*] )/);
    return { list: items.map((item) => item.replace(/^\s*[-*] /, "").replace(/\s*\n\s*/g, " ")) };
  }
  return { text: lines.join(" ") };
}

/** A line of a rule: plain stretches, and references to other rules by their number. */
export function stretches(line: string): { text: string; rule: boolean; strong: boolean }[] {
  return line
    .split(/(\*\*[^*]+\*\*|`[^`]+`|\b[A-Z]{1,3}\d+\.\d+[a-z]?\b)/)
    .filter(Boolean)
    .map((part) => {
      if (part.startsWith("**")) return { text: part.slice(2, -2), rule: false, strong: true };
      if (part.startsWith("`")) return { text: part.slice(1, -1), rule: false, strong: false };
      return { text: part, rule: /^[A-Z]{1,3}\d+\.\d+[a-z]?$/.test(part), strong: false };
    });
}
