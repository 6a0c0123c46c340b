// How a bot is described: its level, and its temperament where it has one (`scout@builder`).

/** The only bot that weighs nothing up, and so has no temperament. */
const RANDOM = "random";

/** Whether a bot at this level can have a temperament. */
export function hasTemperament(level: string, bots: readonly string[]): boolean {
  return level !== RANDOM && bots.includes(level);
}

/** A level with a temperament; none for a balanced bot. */
export function levelOf(level: string, temperament: string): string {
  return temperament && level !== RANDOM ? `${level}@${temperament}` : level;
}
