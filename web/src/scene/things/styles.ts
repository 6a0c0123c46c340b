/** The materials: seats as colour, silhouette, pattern and emblem; what belongs to nobody; the livery of a game. */

import type { Look, Pattern, Style, Tint } from "../../protocol";

/** The dark line round everything one could pick up. */
export const RIM = "#1a1410";
/** The paper disc of a count. */
export const DISC = "#fffaf0";

/** A pattern; what is left out has its default. */
export type Weave = Partial<Pattern> & Pick<Pattern, "width" | "height">;

export const PATTERNS: Record<string, Weave> = {
  slashes: { width: 7, height: 7, fill: "M0 0H2.6V7H0Z", turn: 35 },
  bricks: { width: 10, height: 8, line: "M0 .5H10M0 4.5H10M2 0V4.5M7 4.5V8", stroke: 1.1 },
  dots: {
    width: 6,
    height: 6,
    fill: "M.2 1.5a1.3 1.3 0 1 1 2.6 0a1.3 1.3 0 1 1-2.6 0ZM3.2 4.5a1.3 1.3 0 1 1 2.6 0a1.3 1.3 0 1 1-2.6 0Z",
  },
  checks: { width: 8, height: 8, fill: "M0 0H4V4H0ZM4 4H8V8H4Z", turn: 45 },
  rings: {
    width: 10,
    height: 10,
    line: "M1.5 5a3.5 3.5 0 1 1 7 0a3.5 3.5 0 1 1-7 0Z",
    stroke: 1.3,
    ink: "#000000",
  },
  waves: { width: 10, height: 6, line: "M0 3Q2.5 0 5 3T10 3", stroke: 1.3 },
  pales: { width: 6, height: 6, fill: "M0 0H2.4V6H0Z" },
  lattice: { width: 8, height: 8, line: "M0 4H8M4 0V8", stroke: 1, turn: 45 },
};

const HEXAGON = "M0-20L17.3-10V10L0 20L-17.3 10V-10Z";
const CHAMFERED = "M-12-18H12L18-12V12L12 18H-12L-18 12V-12Z";
const CIRCLE = "M0-19A19 19 0 1 1 0 19A19 19 0 1 1 0-19Z";
const DIAMOND = "M0-22L20 0L0 22L-20 0Z";
const TRIANGLE = "M0-22L19 13Q0 24-19 13Z";
const QUATREFOIL =
  "M-11.5-11.5A12.5 12.5 0 0 1 11.5-11.5A12.5 12.5 0 0 1 11.5 11.5" +
  "A12.5 12.5 0 0 1-11.5 11.5A12.5 12.5 0 0 1-11.5-11.5Z";
const SHIELD = "M-17-18H17V2Q17 14 0 21Q-17 14-17 2Z";
export const PENTAGON = "M-17-16H17L20 6L0 20L-20 6Z";
export const SQUARE = "M-17-19H17Q19-19 19-17V17Q19 19 17 19H-17Q-19 19-19 17V-17Q-19-19-17-19Z";
export const RIBBON = "M-8-2H8V25L0 18L-8 25Z";
export const BURST =
  "M0-20L5-14L13-15L14-7L20-2L15 4L17 12L9 13L4 19L-3 15L-11 17L-13 9L-20 5L-16-2L-18-10L-10-12L-7-19Z";

/** A scalloped seal: twelve teeth on a circle. */
export const SEAL = scalloped(12, 20.6, 18.2);

function scalloped(teeth: number, outer: number, inner: number): string {
  const at = (i: number, radius: number) => {
    const angle = (i / teeth) * 2 * Math.PI;
    return `${(Math.sin(angle) * radius).toFixed(1)} ${(-Math.cos(angle) * radius).toFixed(1)}`;
  };
  const arcs = Array.from({ length: teeth }, (_, i) => `Q${at(i + 0.5, outer * 2 - inner)} ${at(i + 1, inner)}`);
  return `M${at(0, inner)}${arcs.join("")}Z`;
}

function style(
  enamel: string,
  rim: string,
  edge: string,
  ink: string,
  silhouette: string,
  pattern: string,
  emblem: string,
  dash = "",
): Style {
  return { enamel, rim, edge, ink, silhouette, pattern, emblem, dash };
}

export const STYLES: Record<string, Style> = {
  ruby: style("#9b1b30", "#5d0d1b", "#d0485c", "#ffffff", HEXAGON, "slashes", "claws"),
  emerald: style("#177a43", "#0a4423", "#45b377", "#ffffff", CHAMFERED, "bricks", "hammer", "9 5"),
  orange: style("#e0872b", "#8a4a0c", "#ffbd73", "#2a1500", CIRCLE, "dots", "leaf", "3 4"),
  pink: style("#b83a80", "#6d1b49", "#e884b8", "#ffffff", DIAMOND, "checks", "star", "12 4 2 4"),
  white: style("#ebe9e2", "#9a968a", "#ffffff", "#2b2b2b", TRIANGLE, "rings", "eye-low", "0 6"),
  blue: style("#3f66b3", "#213a6d", "#86a6e6", "#ffffff", QUATREFOIL, "waves", "tides", "6 3"),
  mustard: style("#c7a136", "#77601a", "#f0d583", "#2b2205", SHIELD, "pales", "cross", "14 5"),
};

/** Villagers and natives: bone with brown ink, no pattern. */
export const NEUTRAL: Style = style(
  "#efe5cd",
  "#8f8160",
  "#fffaf0",
  "#3a2c1a",
  "M0-17A17 17 0 1 1 0 17A17 17 0 1 1 0-17Z",
  "",
  "fork",
);

/** The back of cards that belong to nobody. */
export const BACK: Style = style("#5b4a33", "#2f2619", "#c9b78a", "#f3ead0", DIAMOND, "lattice", "sun");

/** The style of a seat; neutral, automa and scenery have none. */
export function styleOf(look: Look | undefined, owner: string | undefined): Style | null {
  if (!owner) return null;
  return look?.styles[owner] ?? STYLES[owner] ?? null;
}

/** All styles that pieces of a game may have: the table's own and those of the look. */
export function stylesOf(look: Look | undefined): Record<string, Style> {
  return { ...STYLES, ...look?.styles };
}

/** All patterns that pieces of a game may have. */
export function patternsOf(look: Look | undefined): Record<string, Weave> {
  return { ...PATTERNS, ...look?.patterns };
}

/** A name as it may stand in an id and in a reference to it. */
export function safe(name: string): string {
  return name.replace(/[^A-Za-z0-9-]/g, (found) => `_${found.charCodeAt(0).toString(16)}_`);
}

/** The reference to a pattern that `Defs` has defined. */
export function patternFill(name: string): string {
  return `url(#p-${safe(name)})`;
}

/** The id of the clip to a silhouette that `Defs` has defined; equal outlines share one. */
export function clipId(silhouette: string): string {
  let value = 2166136261;
  for (const char of silhouette) value = Math.imul(value ^ char.charCodeAt(0), 16777619) >>> 0;
  return `k-${value.toString(16)}`;
}

// --- colours --------------------------------------------------------------------------------------------------------

/** A tint in one of the themes. */
export function tinted(tint: Tint, dark: boolean): string {
  return dark ? tint.dark : tint.light;
}

/** Relative luminance of #rrggbb as the WCAG define it. */
export function luminance(colour: string): number {
  const [red, green, blue] = channels(colour).map((c) => {
    const share = c / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** A colour between two: `share` of the second. */
export function mix(one: string, other: string, share: number): string {
  const to = channels(other);
  const mixed = channels(one).map((from, i) => Math.round(from + ((to[i] ?? 0) - from) * share));
  return `#${mixed.map((c) => c.toString(16).padStart(2, "0")).join("")}`;
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}

/** How the line of a seat is drawn in a picture. */
export interface Stroke {
  stroke: string;
  "stroke-width": number;
  "stroke-dasharray": string | undefined;
  "stroke-linecap": "butt" | "round";
}

/** What can be told from its ground without effort. */
const PLAIN = 3;

/** The line of a seat: in its colour as far as that is plain on the paper, and dashed or beaded in a way of its own. */
export function strokeOf(style: Style | null, look: Look | undefined, dark: boolean): Stroke {
  const ink = dark ? "#f2ead9" : "#231d16";
  const paper = livery(look, dark).paper ?? (dark ? "#172127" : "#f8f3e7");
  const wanted = style ? (dark ? [style.edge] : [style.enamel, style.rim]) : [ink];
  const last = wanted.at(-1) ?? ink;
  const darker = [0.4, 0.7, 1].map((share) => mix(last, ink, share));
  const beads = style?.dash.startsWith("0 ") ?? false;
  return {
    stroke: [...wanted, ...darker].find((colour) => contrast(colour, paper) >= PLAIN) ?? ink,
    "stroke-width": beads ? 4.2 : 2.8,
    "stroke-dasharray": style?.dash || undefined,
    "stroke-linecap": beads ? "round" : "butt",
  };
}

/** The letters on the rim of a seat: paper, or the seat's own ink where the rim is pale. */
export function onRim(seat: Style): string {
  return contrast(DISC, seat.rim) >= 4.5 ? DISC : seat.ink;
}

/** The custom properties that a game's livery sets over those of the theme. */
export function livery(look: Look | undefined, dark: boolean): Record<string, string> {
  const table = look?.livery.table ?? { light: "#e9e0cd", dark: "#191613" };
  const veil = look?.livery.veil ?? { light: "#dfe5e2", dark: "#0b141a" };
  const ground = tinted(table, dark);
  const onTable = contrast("#231d16", ground) > contrast("#f2ead9", ground) ? "#231d16" : "#f2ead9";
  const found: Record<string, string> = { table: ground, veil: tinted(veil, dark), "on-table": onTable };
  const paper = look?.livery.paper;
  const usual = dark ? "#172127" : "#f8f3e7";
  if (paper && tinted(paper, dark) !== usual) {
    // A game with its own paper: bands and hairlines follow it.
    const base = tinted(paper, dark);
    const other = dark ? "#ffffff" : "#8a6a30";
    found.paper = base;
    found.paper2 = mix(base, other, 0.05);
    found.paper3 = mix(base, other, 0.13);
    found.hair = mix(base, other, 0.13);
    found.rule = mix(base, other, 0.28);
  }
  return found;
}

/** The properties of the strip before a player: near-black of the seat's colour, where light is always bright. */
export function strip(seat: Style | null): Record<string, string> {
  const rim = seat?.rim ?? "#4a3d2a";
  const edge = seat?.edge ?? "#c9b78a";
  const ground = mix(rim, "#000000", 0.52);
  return {
    paper: ground,
    paper2: mix(ground, "#ffffff", 0.06),
    paper3: mix(ground, "#ffffff", 0.14),
    ink: "#fff4e8",
    ink2: "#f3e3dd",
    ink3: "#d9c3bd",
    rule: mix(ground, edge, 0.55),
    hair: mix(ground, "#ffffff", 0.2),
    edge,
    light: "#ffc94a",
    "light-hi": "#ffdf8a",
    "light-wash": "rgba(255,196,64,.26)",
    btn: "#ffc94a",
    focus: "#8cc8ff",
    bad: "#ff9a8c",
    good: "#9fd68f",
    bone: "#f1e8d3",
    "bone-edge": "#8f8160",
    heart: "#e0566a",
  };
}

/** Custom properties as a `style` string for one element. */
export function asCss(properties: Record<string, string>): string {
  return Object.entries(properties)
    .map(([name, value]) => `--${name}:${value}`)
    .join(";");
}
