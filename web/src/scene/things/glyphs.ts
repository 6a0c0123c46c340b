/** Built-in signs as path data in a box of 24 around the origin; a game adds its own in its look. */

import type { Glyph, Look } from "../../protocol";

/** A sign; what is left out is not drawn. */
export type Sign = Partial<Glyph>;

/** A sign of a look, else one of these, else nothing. */
export function signOf(look: Look | undefined, name: string): Sign | undefined {
  return look?.glyphs[name] ?? GLYPHS[name];
}

export const GLYPHS: Record<string, Sign> = {
  // emblems of the seven seat styles
  claws: {
    fill: "M-9.5-7C-6-3-6.5 4-11 9C-4 6-2-3-9.5-7ZM-1.5-10C2-3 1.5 5-4 11C4 7 6.5-4-1.5-10ZM7-8C10-3 9 4 4 9.5C11.5 6 14-3 7-8Z",
  },
  hammer: { fill: "M-9-9H9V-2H2.5V10H-2.5V-2H-9Z" },
  leaf: {
    fill: "M0-11C8-6 8 4 0 11C-8 4-8-6 0-11ZM-.8-5V11H.8V-5ZM.8 1L4.5-3L3.8-3.8L.8-1ZM-.8 5L-4.5 1L-3.8 .2L-.8 3Z",
    even_odd: true,
  },
  star: { fill: "M0-11L2.6-2.6L11 0L2.6 2.6L0 11L-2.6 2.6L-11 0L-2.6-2.6Z" },
  "eye-low": { fill: "M-10 3Q0-8 10 3Q0 13-10 3ZM0-1.5A4.5 4.5 0 1 0 .01-1.5Z", even_odd: true },
  tides: {
    fill: "M-11-6C-8-10-4-10-1-6S6-2 11-6V-1C6 3 2 3-1-1S-8-5-11-1ZM-11 4C-8 0-4 0-1 4S6 8 11 4V9C6 13 2 13-1 9S-8 5-11 9Z",
  },
  cross: { fill: "M-2.5-11H2.5V-4H9V1H2.5V12H-2.5V1H-9V-4H-2.5Z" },
  // deeds
  gem: { fill: "M-9-2L-5-9H5L9-2L0 10Z", cut: "M-9-2H9M-5-9L-2.5-2L0 10L2.5-2L5-9" },
  recruit: {
    fill: "M-5-10a3.4 3.4 0 1 1-.01 0ZM-10.5 9Q-10.5-2-5-2T.5 9ZM6.5-7v5h5v3.6h-5v5H2.9v-5h-1.5Q1-1 .6-2h2.3v-5Z",
  },
  move: { fill: "M-10 8Q-9-5 3-5V-10L11-2L3 6V1Q-5 1-6 8Z" },
  swords: {
    fill: "M-10-10L-6.5-9.5L3.5 1.5L5.5-.5L7.5 1.5L5.8 3.2L10 7.5L7.5 10L3.2 5.8L1.5 7.5L-.5 5.5L1.5 3.5L-9.5-6.5ZM10-10L6.5-9.5L-3.5 1.5L-5.5-.5L-7.5 1.5L-5.8 3.2L-10 7.5L-7.5 10L-3.2 5.8L-1.5 7.5L.5 5.5L-1.5 3.5L9.5-6.5Z",
  },
  trident: { fill: "M0-11L3-7V2H6.5V5H2V11H-2V5H-6.5V2H-3V-7ZM-9-8L-7-5V3H-10V-5ZM9-8L10-5V3H7V-5Z" },
  bolt: { fill: "M3-11L-7 2H-1L-3 11L7-3H1Z" },
  eye: { fill: "M-11 0Q0-11 11 0Q0 11-11 0ZM0-4.5A4.5 4.5 0 1 0 .01-4.5Z", even_odd: true },
  crown: { fill: "M-9 7L-10-6L-4.5 0L0-9L4.5 0L10-6L9 7Z" },
  heart: { fill: "M0 9C-14-1-9-10-4-8.5C-1.5-8 0-5.5 0-4C0-5.5 1.5-8 4-8.5C9-10 14-1 0 9Z" },
  sword: { fill: "M7-10L10-10L10-7L-2 5L-5 2ZM-7 1L1 9L-1 10.5L-4 8L-8 11L-11 8L-7.5 5L-9 2.5Z" },
  bow: { fill: "M-9-9Q9-9 9 9L6.5 9Q6-6-9-6.5ZM-10 8L3-5L2-8L9-9L8-2L5-3L-8 10Z" },
  burst: { fill: "M0-11L2.6-3.5L10-6.5L4.5 0L10 6.5L2.6 3.5L0 11L-2.6 3.5L-10 6.5L-4.5 0L-10-6.5L-2.6-3.5Z" },
  shield: { fill: "M-9-9H9V0Q9 7 0 11Q-9 7-9 0Z" },
  skull: {
    fill: "M0-11Q9-11 9-2Q9 2 6 4V9H2.5V6H-2.5V9H-6V4Q-9 2-9-2Q-9-11 0-11ZM-4-4a2.6 2.6 0 1 0 .01 0ZM4-4a2.6 2.6 0 1 0 .01 0Z",
    even_odd: true,
  },
  torch: { fill: "M0-12Q6-6 4.5-1Q3.5 2 0 2T-4.5-1Q-5-4-2-6Q-1-9 0-12ZM-3.5 3.5H3.5L1.5 11H-1.5Z" },
  sun: {
    fill: "M0-5A5 5 0 1 1 0 5A5 5 0 1 1 0-5ZM0-11L1.6-6.5H-1.6ZM0 11L1.6 6.5H-1.6ZM-11 0L-6.5-1.6V1.6ZM11 0L6.5-1.6V1.6ZM-7.8-7.8L-3.5-5.7L-5.7-3.5ZM7.8-7.8L3.5-5.7L5.7-3.5ZM-7.8 7.8L-3.5 5.7L-5.7 3.5ZM7.8 7.8L3.5 5.7L5.7 3.5Z",
  },
  // figures
  bat: { fill: "M0 8Q-2 3-5 4Q-5-1-12 0Q-9-7-4-8L-2-4H2L4-8Q9-7 12 0Q5-1 5 4Q2 3 0 8Z" },
  horse: { fill: "M-7 10Q-8-2-2-8L-3-12L2-9Q9-6 10 2L6 5L2 2Q4 6 3 10Z" },
  ghost: {
    fill: "M-8 11V-2Q-8-11 0-11T8-2V11L4 7L0 11L-4 7ZM-3-5A2 2 0 1 0-2.99-5ZM3-5A2 2 0 1 0 3.01-5Z",
    even_odd: true,
  },
  helmet: { fill: "M0-11Q8-9 8-2V4L4 10V2H-4V10L-8 4V-2Q-8-9 0-11ZM-1-11H1V-3H-1Z", even_odd: true },
  rapier: { fill: "M-1-12L3-3L1-3V10H-1V-3L-3-3ZM-7 3H7V6H-7Z" },
  flask: { fill: "M-3-11H3V-5L9 8Q9 11 6 11H-6Q-9 11-9 8L-3-5Z" },
  fork: { fill: "M-1.5 11V0H-6V-9H-3.5V-3H-1.2V-10H1.2V-3H3.5V-9H6V0H1.5V11Z" },
  beast: { fill: "M-9 8Q-11-5-3-5L-5-10L0-6L5-10L3-5Q11-5 9 8L4 5L0 10L-4 5Z" },
  bird: { fill: "M-11-4L-5-6Q-3-10 1-8Q4-7 4-3Q8-1 11 6Q4 6 0 4Q-5 2-5-3ZM-1-6a.9 .9 0 1 0 .01 0Z", even_odd: true },
  // scenery on squares
  cart: { fill: "M-20 10L-16-12H16L20 10ZM-13 6a7 7 0 1 0 .01 0ZM13 6a7 7 0 1 0 .01 0Z", cut: "M-18 2H18M-17-5H17" },
  ladder: { line: "M-9 20V-22M9 20V-22M-9 12H9M-9 2H9M-9-8H9M-9-18H9", width: 3.5 },
  bush: { fill: "M-9-5a11 11 0 1 0 .01 0ZM10-6a11 11 0 1 0 .01 0ZM0-17a12 12 0 1 0 .01 0Z" },
  rock: { fill: "M-16 14L-12-10L4-18L17 14Z", cut: "M4-18L0 14M-12-10L-6 14" },
  // relief, scattered over ground
  reeds: { line: "M-5 4Q-4-3-6-7M0 4V-9M5 4Q4-3 6-7", width: 1.3 },
  heather: { line: "M-4 0h.1M0-4h.1M4 1h.1M1 4h.1", width: 2.6 },
  trees: { line: "M0 6V1M0 1C-7 1-7-9 0-10C7-9 7 1 0 1M2-1Q5-3 3-7", width: 1.3 },
  thorns: { line: "M-6 5Q0-2-2-9M-2-3L3-7M-3 1L-8-2M-5 3L1 1", width: 1.3 },
  grass: { line: "M-4 3Q-4-1-6-4M0 3V-5M4 3Q4-1 6-4", width: 1.3 },
  hills: { line: "M-11 7L-2-9L3-1L6-5L13 7M-2-9L0 1L3-1M1 3L4 7", width: 1.3 },
  peaks: { line: "M-12 8L-1-12L11 8M-1-12L2-4L-1-2L3 4L1 8M-6-3L-4-3", width: 1.3 },
  wood: { fill: "M0 4C-10 4-9-9 0-12C9-9 10 4 0 4Z", line: "M0 9V4M3 1Q7-3 3-8", width: 1.2 },
  mountain: { fill: "M-13 8L-2-13L11 8Z", line: "M-2-13L3-1L1 8M4-2L7 8", width: 1.1 },
  waves: { line: "M-12 0Q-9-4-6 0T0 0T6 0T12 0M-6 6Q-3 2 0 6T6 6", width: 1.2 },
};
