// Who is who at a table, in words.
import { app, t } from "../lib/app.svelte";
import type { Index } from "../lib/scene";
import type { SeatState, Text } from "../protocol";

/** Who sits at a seat: you, a person, a bot, nobody yet. */
export function who(seat: SeatState | undefined, mine: readonly number[]): string {
  if (!seat) return "";
  if (mine.includes(seat.seat)) return mine.length > 1 && seat.who ? seat.who : t("you");
  if (seat.holder === "open") return t("seat-open");
  return seat.holder === "bot" ? t("a-bot") : seat.who || t("somebody");
}

/** The same, and what a bot is like. */
export function holder(seat: SeatState, mine: readonly number[]): string {
  return seat.holder === "bot" ? t("some-bots", { count: 1, level: app.level(seat.who) }) : who(seat, mine);
}

/** What a seat plays: the names of its panels, else the name of the seat. */
export function plays(seat: number, index: Index, resolve: (text: Text) => string, seats: readonly SeatState[], game: string): string {
  const panels = index.all("panel").filter((panel) => panel.seat === seat);
  if (panels.length > 0) return panels.map((panel) => resolve(panel.name)).join(", ");
  const key = `seat-${seats.find((one) => one.seat === seat)?.name ?? seat + 1}`;
  const texts = app.of(game);
  return texts.has(key) ? texts.t(key) : t("seat-number", { number: seat + 1 });
}

/** Several names in one phrase. */
export function series(names: readonly string[]): string {
  if (names.length < 2) return names.join("");
  return t("and", { most: names.slice(0, -1).join(", "), last: names.at(-1) ?? "" });
}

/** Seconds as minutes and seconds. */
export function minutes(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  const hours = Math.floor(left / 3600);
  const rest = `${String(Math.floor((left % 3600) / 60)).padStart(hours ? 2 : 1, "0")}:${String(left % 60).padStart(2, "0")}`;
  return hours ? `${hours}:${rest}` : rest;
}
