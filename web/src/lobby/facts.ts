// What can be said about a game in few words.
import { app, t } from "../lib/app.svelte";
import type { Ended, GameCard, SeatState, TableCard } from "../protocol";
import { series, who } from "../table/names";

/** "2–4 players". */
export function players(card: GameCard): string {
  const [low, high] = card.seats;
  return low === high ? t("fact-players-fixed", { count: high }) : t("fact-players", { low, high });
}

/** "60–120 min", or nothing where nobody knows. */
export function minutes(card: GameCard): string {
  const [low, high] = card.minutes;
  if (high === 0) return "";
  return low === high ? t("fact-minutes-fixed", { minutes: high }) : t("fact-minutes", { low, high });
}

/** The ways in which a game can be played. */
export function modes(card: GameCard): string {
  const found = [t("mode-bots"), t("mode-hot-seat"), t("mode-online")];
  if (card.seats[0] === 1) found.unshift(t("mode-solo"));
  return found.join(", ");
}

/** The options of a table that are not the usual ones, in words. */
export function chosen(table: Pick<TableCard, "game" | "options">): string {
  const card = app.card(table.game);
  const texts = app.of(table.game);
  const unusual = (card?.options ?? []).filter((option) => {
    const value = table.options[option.id];
    return value !== undefined && value !== option.values[0];
  });
  return unusual.map((option) => texts.t(`option-${option.id}.${table.options[option.id]}`)).join(", ");
}

/** What a seat played in a game that is over, where that has a name. */
function role(table: TableCard, seat: number): string {
  return series((table.ended?.roles[seat] ?? []).map((text) => app.of(table.game).resolve(text)));
}

/** Who sat at a seat; where nobody sits now, whom the record names. */
function sat(table: TableCard, seat: SeatState): string {
  if (seat.holder !== "open") return who(seat, table.mine);
  const name = table.ended?.names[seat.seat] ?? "";
  return app.has(`level-${name.split("@")[0]}`) ? t("a-bot") : name || t("somebody");
}

/** Who played, and what: people by name, bots as such. */
export function company(table: TableCard): string {
  const played = (seat: SeatState) => {
    const as = role(table, seat.seat);
    return as ? t("who-plays", { who: sat(table, seat), role: as }) : sat(table, seat);
  };
  return table.seats.map(played).join(", ");
}

/** Who has won a game. */
export function result(table: TableCard, { winners }: Ended): string {
  if (winners.length === 0) return t("game-lost");
  if (winners.length > 1 && winners.length === table.seats.length) return t("all-won");
  const names = table.seats
    .filter((seat) => winners.includes(seat.seat))
    .map((seat) => role(table, seat.seat) || sat(table, seat));
  return t("game-won", { names: series(names), count: names.length });
}

/** How long ago something was. */
export function ago(iso: string, now: number): string {
  const seconds = (Date.parse(iso) - now) / 1000;
  const format = new Intl.RelativeTimeFormat(app.lang, { numeric: "auto" });
  const units: [Intl.RelativeTimeFormatUnit, number][] = [
    ["day", 86400],
    ["hour", 3600],
    ["minute", 60],
  ];
  for (const [unit, size] of units) {
    if (Math.abs(seconds) >= size) return format.format(Math.round(seconds / size), unit);
  }
  return t("just-now");
}
