// All texts: those of this client, and those of the games, which the server sends. No sentence stands in the code.
import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import type { Text } from "../protocol";
import en from "../texts/en.ftl?raw";
import it from "../texts/it.ftl?raw";

export type Lang = "it" | "en";
export type Args = Record<string, string | number>;

/** The texts of this client; none stands in the code. */
export const OWN: Record<Lang, string> = { it, en };

/** The language to begin with: the one chosen before, else Italian for an Italian browser, else English. */
export function firstLanguage(stored: string | null, browser: string): Lang {
  if (stored === "it" || stored === "en") return stored;
  return browser.toLowerCase().startsWith("it") ? "it" : "en";
}

/** Texts in one language; later sources speak over earlier ones. */
export class Texts {
  private readonly bundle: FluentBundle;
  /** How long the sources were: whether they must be read again. */
  size = 0;

  constructor(
    readonly lang: Lang,
    ...sources: string[]
  ) {
    // Isolation marks would change what is searched and copied, and neither language is written right to left.
    this.bundle = new FluentBundle(lang, { useIsolating: false });
    for (const source of sources) {
      this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
    }
  }

  /** Whether there is a text under a key or `key.attribute`. */
  has(key: string): boolean {
    return this.pattern(key) !== null;
  }

  /** The text under a key or `key.attribute`; whole numbers are written without grouping. */
  t(key: string, args: Args = {}): string {
    const pattern = this.pattern(key);
    if (pattern === null) return `[${key}]`;
    const given = Object.entries(args).map(([name, value]) => [
      name,
      typeof value === "number" ? new FluentNumber(value, { useGrouping: false }) : value,
    ]);
    return this.bundle.formatPattern(pattern, Object.fromEntries(given), []);
  }

  /** A text of a scene; arguments that are texts are resolved first. */
  resolve(text: Text | undefined | null): string {
    if (!text) return "";
    if (!text.key) return text.figure;
    const args = Object.entries(text.args).map(([name, value]) => [
      name,
      typeof value === "object" ? this.resolve(value) : value,
    ]);
    return this.t(text.key, Object.fromEntries(args));
  }

  private pattern(key: string) {
    const [name = "", attribute] = key.split(".", 2);
    const message = this.bundle.getMessage(name);
    return (attribute ? message?.attributes[attribute] : message?.value) ?? null;
  }
}
