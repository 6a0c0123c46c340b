// Keys of the keyboard: which option has which, and which are taken.

/** Z takes back, Q goes to the question, L to the chronicle. */
const TAKEN = "zql";
const KEYS = [..."123456789abcdefghijklmnopqrstuvwxyz"].filter((key) => !TAKEN.includes(key));
/** A sign that can be a key of its own; nought only where it stands there. */
const SIGNS = ["0", ...KEYS];

/**
 * A key for each option: the sign that stands on its place, where it has one of its own, else the next free one, which
 * is none of those that stand elsewhere.
 */
export function keysFor(signs: readonly string[], elsewhere: readonly string[] = []): string[] {
  const own = signs.map((sign) => sign.toLowerCase());
  const fits = (key: string, i: number) =>
    SIGNS.includes(key) && own.indexOf(key) === i && own.lastIndexOf(key) === i;
  const kept = new Set([...own.filter(fits), ...elsewhere.map((sign) => sign.toLowerCase())]);
  const free = KEYS.filter((key) => !kept.has(key));
  return own.map((key, i) => (fits(key, i) ? key : (free.shift() ?? "")));
}

/** Which of two keys comes first; whatever has none comes last. */
export function byKey(a: { key: string }, b: { key: string }): number {
  return (SIGNS.indexOf(a.key) + 1 || Infinity) - (SIGNS.indexOf(b.key) + 1 || Infinity) || 0;
}

/** Whether a key press is meant for what is being written. */
export function isWriting(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || ["INPUT", "TEXTAREA", "SELECT"].includes(target.tagName);
}
