// Rulebooks, fetched once for each language.
import { SvelteMap } from "svelte/reactivity";
import * as api from "./api";
import { app } from "./app.svelte";

const books = new SvelteMap<string, api.Chapter[]>();
const waiting = new Set<string>();

/** The chapters of a game in the language of the reader; nothing until they are here. */
export function chaptersOf(game: string): api.Chapter[] | undefined {
  const key = `${game}/${app.lang}`;
  const found = books.get(key);
  if (!found && !waiting.has(key) && game !== "-") {
    waiting.add(key);
    api
      .rules(game, app.lang)
      .then((chapters) => books.set(key, chapters))
      .catch(() => undefined)
      .finally(() => waiting.delete(key));
  }
  return found;
}

/** A rule by its number. */
export function ruleOf(game: string, id: string): api.Rule | undefined {
  for (const chapter of chaptersOf(game) ?? []) {
    if (chapter.id === id) return chapter;
    const rule = chapter.rules.find((one) => one.id === id);
    if (rule) return rule;
  }
  return undefined;
}
