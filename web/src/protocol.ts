// Made by tools/protocol_types.py from src/ludoteca/server/protocol.py. Do not edit by hand.
// What the server says is completed with `shapes` when it arrives, so only what clients say has optional fields.


/** The first message of a connection; `told` is the last chronicle sentence that the client has, or -1. */
export interface Hello {
  type: "hello";
  id: number;
  told?: number;
}

/** One answer or several, all or none. */
export interface Answer {
  type: "answer";
  id: number;
  version: number;
  seat: number;
  values: number[];
}

/** Take back the last answer of a seat. Beyond the barrier this asks the others for their consent. */
export interface Undo {
  type: "undo";
  id: number;
  version: number;
  seat: number;
}

/** Agree to the take-back that somebody has asked for, or not. */
export interface Consent {
  type: "consent";
  id: number;
  version: number;
  seat: number;
  agrees: boolean;
}

/** Leave a standing answer to a window, until a step begins or for good; without a value withdraw it. */
export interface Stand {
  type: "stand";
  id: number;
  seat: number;
  question: string;
  value?: number | null;
  until?: string;
}

/** A real die or card, typed in; `correct` replaces the last one that was typed. */
export interface Typed {
  type: "typed";
  id: number;
  version: number;
  value: number;
  correct?: boolean;
}

/** Something said at the table. */
export interface Chat {
  type: "chat";
  id: number;
  text: string;
}

/** How fast bots play: pause, go on, or skip to the next question for a person. */
export interface Pace {
  type: "pace";
  id: number;
  do: "go" | "pause" | "skip";
}

/** The answer to the first message: the table and all that this connection sees of it. */
export interface Welcome {
  type: "welcome";
  table: string;
  game: string;
  options: Record<string, string>;
  seats: SeatState[];
  mine: number[];
  host: boolean;
  companion: boolean;
  commitment: string;
  chat: ChatLine[];
  now: Update;
}

/** Who sits at a seat, as everybody may know it. */
export interface SeatState {
  seat: number;
  name: string;
  holder: "bot" | "open" | "person";
  who: string;
  here: boolean;
  clock: number | null;
}

/** Something that was said at the table. */
export interface ChatLine {
  at: string;
  who: string;
  text: string;
}

/** The table has changed. */
export interface Update {
  type: "update";
  version: number;
  number: number;
  over: boolean;
  asked: AskedView[];
  views: View[];
  paused: boolean;
  take_back: number | null;
  result: Result | null;
}

/** Somebody is asked something: what everybody may know about it. */
export interface AskedView {
  seat: number;
  role: string;
  question: string;
  decided: boolean;
  plan: string[];
}

/** What one pair of eyes sees: a whole scene, or what has changed since the last one. */
export interface View {
  seat: number;
  scene: Scene | null;
  change: Difference | null;
  ask: AskView | null;
  refused: RefusalView[];
  ahead: Step | null;
  undo: boolean;
  stands: Left[];
  answered: number;
  private: boolean;
  said: Said[];
}

/** All that one seat can see: what hardly changes, what changes, how it looks, what can be chosen. */
export interface Scene {
  name: Text;
  static: (Board | Space | Link | Piece | Stack | Card | Die | Track | Meter | Slots | Panel | Tray | Table | Overlay | Actions)[];
  dynamic: (Board | Space | Link | Piece | Stack | Card | Die | Track | Meter | Slots | Panel | Tray | Table | Overlay | Actions)[];
  lit: Lit[];
  look: Look;
}

/** A reference to a text: a key and its arguments; an argument may be a text itself. */
export interface Text {
  key: string;
  args: Record<string, string | number | Text>;
  figure: string;
}

/** A surface with spaces; `cell` is the side of a square or the radius of a hex. */
export interface Board {
  kind: "board";
  id: string;
  name: Text;
  rule: string;
  alt: Text;
  parent: string;
  size: [number, number];
  cell: number;
  columns: number;
  rows: number;
}

/** A place where things can be; `owner` is the style of who controls it. */
export interface Space {
  kind: "space";
  id: string;
  name: Text;
  rule: string;
  alt: Text;
  parent: string;
  shape: Polygon | Hex | Square | Room | Disc;
  show: Text;
  ground: string;
  relief: string;
  owner: string;
  capacity: number;
  badges: Badge[];
  places: Places;
}

/** An area: a coarse outline. Neighbours share their border points; the renderer smooths and roughens. */
export interface Polygon {
  form: "polygon";
  points: [number, number][];
  cliff: boolean;
}

/** A flat-topped tile at column q and diagonal row r; `turn` sixths of a turn clockwise move what lies on it. */
export interface Hex {
  form: "hex";
  q: number;
  r: number;
  turn: number;
}

/** A square of a grid, counted from 0; `height` in levels. */
export interface Square {
  form: "square";
  column: number;
  row: number;
  height: number;
}

/** A rectangular room or corridor, measured along the middle of its walls. */
export interface Room {
  form: "room";
  x: number;
  y: number;
  width: number;
  height: number;
  floor: "carpet" | "check" | "flag" | "heart" | "plank" | "tile";
  corridor: boolean;
}

/** A clearing or station; on a hex `at` counts from the middle of the tile. */
export interface Disc {
  form: "disc";
  at: [number, number];
  radius: number;
  outline: "arch" | "disc" | "octagon";
}

/** A small mark on something: a value seal, a tab with a sign, a letter. */
export interface Badge {
  name: Text;
  show: Text;
  sign: string;
  form: "burst" | "disc" | "seal" | "tab" | "torch";
}

/** Where label, key, pieces and badges of a space stand; unset places are computed. */
export interface Places {
  label: [number, number] | null;
  key: [number, number] | null;
  pieces: [number, number] | null;
  badges: [number, number] | null;
}

/** A way between two spaces; a road that leaves the map ends at its own tile. */
export interface Link {
  kind: "link";
  id: string;
  name: Text;
  rule: string;
  alt: Text;
  parent: string;
  ends: [string, string];
  form: "border" | "bridge" | "door" | "hidden" | "road" | "sea" | "secret" | "stairs";
  via: [number, number][];
  barred: boolean;
}

/** A figure, token or chit; `owner` is a style: a seat's, neutral, automa, scenery. */
export interface Piece {
  kind: "piece";
  id: string;
  name: Text;
  rule: string;
  alt: Text;
  parent: string;
  figure: string;
  letters: Text;
  form: "chit" | "elite" | "token";
  owner: string;
  side: "down" | "up";
  count: number;
  badges: Badge[];
  vitality: Vitality | null;
  at: [number, number] | null;
  acting: boolean;
  ghost: boolean;
}

/** Life left of the most there can be. */
export interface Vitality {
  now: number;
  most: number;
}

/** A pile: draw pile, reserve, heap of chits; what is known of its content are its children. */
export interface Stack {
  kind: "stack";
  id: string;
  name: Text;
  rule: string;
  alt: Text;
  parent: string;
  figure: string;
  owner: string;
  form: "card" | "chit" | "token";
  side: "down" | "up";
  count: number;
  badges: Badge[];
  at: [number, number] | null;
}

/** A card: its name is the title; face down only the back shows. */
export interface Card {
  kind: "card";
  id: string;
  name: Text;
  rule: string;
  alt: Text;
  parent: string;
  sort: Text;
  text: Text;
  owner: string;
  side: "down" | "up";
  spent: boolean;
  badges: Badge[];
}

/** A die showing a figure or a sign; without an owner it is bone. */
export interface Die {
  kind: "die";
  id: string;
  name: Text;
  rule: string;
  alt: Text;
  parent: string;
  face: Text;
  sign: string;
  owner: string;
  state: "free" | "locked" | "spent";
}

/** A line or a ring of stations; `now` is the active one, pieces on it have a station as parent. */
export interface Track {
  kind: "track";
  id: string;
  name: Text;
  rule: string;
  alt: Text;
  parent: string;
  stations: Station[];
  form: "line" | "ring";
  now: string;
}

/** One place of a track. */
export interface Station {
  id: string;
  name: Text;
  rule: string;
  alt: Text;
  show: Text;
  sign: string;
}

/** A quantity of a known most: bar, hearts or other pips, dial. */
export interface Meter {
  kind: "meter";
  id: string;
  name: Text;
  rule: string;
  alt: Text;
  parent: string;
  value: number;
  most: number;
  form: "bar" | "dial" | "hearts" | "pips";
  owner: string;
  marks: number[];
}

/** Labelled boxes that hold elements: an ability of a monster, a combat sheet, a written day. */
export interface Slots {
  kind: "slots";
  id: string;
  name: Text;
  rule: string;
  alt: Text;
  parent: string;
  boxes: Box[];
  text: Text;
  owner: string;
  active: boolean;
}

/** One box of a set of slots; `sign` is what it wants while it is empty. */
export interface Box {
  id: string;
  name: Text;
  rule: string;
  alt: Text;
  sign: string;
  capacity: number;
}

/** What everybody may know about one role; meters and dice of the role are its children. */
export interface Panel {
  kind: "panel";
  id: string;
  name: Text;
  rule: string;
  alt: Text;
  parent: string;
  owner: string;
  seat: number;
  figure: string;
  role: Text;
  score: number | null;
  unit: Text;
  figures: Figure[];
  asked: boolean;
}

/** One named figure of a panel: gems 4, reserve 12. */
export interface Figure {
  name: Text;
  value: Text;
  sign: string;
  brief: boolean;
}

/** A choice of several things at once: pick some, split a sum, trade; with its running total. */
export interface Tray {
  kind: "tray";
  id: string;
  name: Text;
  rule: string;
  alt: Text;
  parent: string;
  items: Item[];
  form: "pick" | "split" | "trade";
  total: number;
  limit: number | null;
  unit: Text;
  sides: [Text, Text] | null;
}

/** One kind of thing on a tray: how many are taken of how many, at what price. */
export interface Item {
  id: string;
  name: Text;
  rule: string;
  alt: Text;
  sign: string;
  owner: string;
  count: number;
  most: number;
  price: number;
  side: number;
}

/** A table of the rules, and the row that applies now. */
export interface Table {
  kind: "table";
  id: string;
  name: Text;
  rule: string;
  alt: Text;
  parent: string;
  columns: Text[];
  rows: Row[];
  applies: string;
}

/** One row of a rule table. */
export interface Row {
  id: string;
  name: Text;
  rule: string;
  alt: Text;
  cells: Text[];
}

/** Drawn above the board: prices, a line of sight, an area, a way, origins, hits, refused places. */
export interface Overlay {
  kind: "overlay";
  id: string;
  name: Text;
  rule: string;
  alt: Text;
  parent: string;
  form: "area" | "cost" | "hit" | "origin" | "refused" | "sight" | "value" | "way";
  notes: Note[];
}

/** A remark of an overlay on one element. */
export interface Note {
  on: string;
  show: Text;
}

/** Things to do beside the board: pass, end turn, buy. */
export interface Actions {
  kind: "actions";
  id: string;
  name: Text;
  rule: string;
  alt: Text;
  parent: string;
  actions: Action[];
}

/** One thing to do that is no place on the board; `why` says why it cannot be done now. */
export interface Action {
  id: string;
  name: Text;
  rule: string;
  alt: Text;
  sign: string;
  price: Text;
  why: Text;
}

/** An option of the question: the element or part it points at, its key, its label, its answer. */
export interface Lit {
  element: string;
  key: string;
  label: Text;
  value: number;
}

/** The look of a game; everything has a default, and names defined here win over the built-in ones. */
export interface Look {
  livery: Livery;
  tints: Record<string, Tint>;
  styles: Record<string, Style>;
  glyphs: Record<string, Glyph>;
  patterns: Record<string, Pattern>;
  layout: Layout;
  ground: "felt" | "laid" | "night" | "plain" | "sea";
}

/** The table colour of a game and, where it differs, its paper and the veil over what cannot be chosen. */
export interface Livery {
  table: Tint;
  paper: Tint;
  veil: Tint;
}

/** A colour in the light and in the dark theme. */
export interface Tint {
  light: string;
  dark: string;
}

/** The four cues of a seat: enamel colours, silhouette, pattern, emblem; and its line in charts. */
export interface Style {
  enamel: string;
  rim: string;
  edge: string;
  ink: string;
  silhouette: string;
  pattern: string;
  emblem: string;
  dash: string;
}

/** A sign as path data in a box of 24 around the origin. */
export interface Glyph {
  fill: string;
  line: string;
  cut: string;
  even_odd: boolean;
  width: number;
  colour: Tint | null;
}

/** A repeated pattern: a tile with filled and drawn paths, turned by an angle. */
export interface Pattern {
  width: number;
  height: number;
  fill: string;
  line: string;
  stroke: number;
  turn: number;
  ink: string;
}

/** Hints for placing: zones by element id or kind, scales of pieces and board. */
export interface Layout {
  zones: Record<string, "bar" | "board" | "hidden" | "seats" | "side" | "tray">;
  board_scale: number;
  piece_scale: number;
}

/** All that must be told to a client that has the old scene; what is absent stays as it was. */
export interface Difference {
  name: Text | null;
  static: Changes;
  dynamic: Changes;
  lit: Lit[] | null;
  look: Look | null;
}

/** What happened to a list of elements; `order` only where appending what came does not give it. */
export interface Changes {
  gone: string[];
  came: (Board | Space | Link | Piece | Stack | Card | Die | Track | Meter | Slots | Panel | Tray | Table | Overlay | Actions)[];
  changed: Record<string, Change>;
  order: string[] | null;
}

/** New values of some fields of an element, and the fields that went back to their default. */
export interface Change {
  set: Record<string, unknown>;
  reset: string[];
}

/** The question that the seat has to answer. */
export interface AskView {
  question: string;
  rule: string;
  role: string;
  text: Text;
  options: OptionView[];
  secret: boolean;
  default: number;
  until: string[];
}

/** One option: its value, name in the record, label, rule, the scene element that stands for it, what it is. */
export interface OptionView {
  value: number;
  name: string;
  label: Text;
  element: string;
  rule: string;
  about: Text | null;
}

/** Something that cannot be chosen now, with rule and reason, and the scene element that would stand for it. */
export interface RefusalView {
  value: number;
  name: string;
  label: Text;
  rule: string;
  reason: Text;
  element: string;
}

/** A question of the look-ahead as its seat will see it, and the questions that follow its answers. */
export interface Step {
  question: string;
  text: Text;
  rule: string;
  options: OptionView[];
  next: Record<string, Step>;
  secret: boolean;
}

/** An answer that a seat has left for a window. */
export interface Left {
  question: string;
  value: number;
  label: Text;
  until: string;
}

/** A sentence of the chronicle in both languages; `number` is the line of the record that it tells of. */
export interface Said {
  number: number;
  en: string;
  it: string;
  opens: boolean;
}

/** How the game ended. */
export interface Result {
  winners: number[];
  scores: number[];
}

/** The message with this number has been carried out and is safely stored. */
export interface Done {
  type: "done";
  id: number;
  version: number;
}

/** The message with this number has changed nothing. The number is 0 for what could not even be read. */
export interface Refused {
  type: "refused";
  id: number;
  fault: Fault;
}

/** Why something was not done: the text `error-<key>` with its arguments. */
export interface Fault {
  key: string;
  args: Record<string, string | number>;
}

/** Somebody came, went or was replaced. */
export interface Seats {
  type: "seats";
  seats: SeatState[];
  mine: number[];
}

/** Something was said at the table. */
export interface Spoken {
  type: "spoken";
  line: ChatLine;
}

/** A game on the shelf. Titles and descriptions are texts of the game: `title`, `blurb`. */
export interface GameCard {
  id: string;
  version: string;
  seats: [number, number];
  seat_names: string[];
  options: OptionCard[];
  minutes: [number, number];
  weight: number;
  bots: string[];
  temperaments: string[];
  opponent: string;
  first: number;
  look: Look;
  guide: boolean;
}

/** An option of a game: its values, the first is the default. */
export interface OptionCard {
  id: string;
  values: string[];
  seats: Record<string, number[]>;
}

/** A table to be set. */
export interface NewTable {
  game: string;
  seats: SeatWish[];
  options?: Record<string, string>;
  companion?: boolean;
  study?: boolean;
  clock?: Clock | null;
  webhook?: string;
  listed?: boolean;
}

/** Who shall sit at a seat: `me`, `open` for a guest with a link, or `bot`. */
export interface SeatWish {
  holder: "bot" | "me" | "open";
  level?: string;
}

/** Seconds for the whole game and per answer on top. */
export interface Clock {
  seconds: number;
  increment?: number;
}

/** A table in the lobby. */
export interface TableCard {
  id: string;
  game: string;
  options: Record<string, string>;
  seats: SeatState[];
  mine: number[];
  host: boolean;
  number: number;
  over: boolean;
  my_turn: boolean;
  changed: string;
  listed: boolean;
  ended: Ended | null;
  origin: Origin | null;
}

/** How a game ended, for the lobby: who has won, and by seat what it played, as far as that has a name. */
export interface Ended {
  winners: number[];
  roles: Text[][];
  names: string[];
}

/** The position that a branch began from: a table, and a line of its record. */
export interface Origin {
  table: string;
  number: number;
}

/** A link for a seat. It is told once, works once, and can be revoked. */
export interface Invitation {
  seat: number;
  path: string;
}

/** Who is looking: the name that others see, and the token that every changing request must carry. */
export interface Me {
  name: string;
  csrf: string;
}

/** A position of a game as one pair of eyes saw it, for replay and links. */
export interface Position {
  number: number;
  last: number;
  over: boolean;
  view: View;
}

/** All that is needed to recompute the dice of a finished game. */
export interface Proof {
  commitment: string;
  seed: string;
  nonces: string[];
  draws: Draw[];
}

/** One draw of chance, for checking: the line, the weights of the cases and the case that came up. */
export interface Draw {
  number: number;
  question: string;
  values: string[];
  weights: number[];
  drawn: number;
  labels: Text[];
}

/** A round of a game: its number, and the line of the record after which it began. */
export interface Band {
  round: number;
  number: number;
}

/** The guided first turn of a game: how its table is set, and what there is to learn. */
export interface Guide {
  seats: string[];
  options: Record<string, string>;
  lessons: Topic[];
}

/** Something to learn: what is said at a question, the first time or any other. */
export interface Topic {
  question: string;
  text: Text;
  rules: string[];
  time: number;
}

/** What the guide says to a seat at this moment. */
export interface Advice {
  number: number;
  of: number;
  question: string;
  text: Text | null;
  look: Text | null;
  advice: Text | null;
  rules: string[];
  suggested: number | null;
  meanwhile: Said[];
  others: Text | null;
  over: boolean;
}

/** What a strong player would look at, the best first. It rests on what the seat knows and nothing else. */
export interface Hints {
  seat: number;
  number: number;
  hints: Hint[];
}

/** An answer that a strong player would look at. */
export interface Hint {
  value: number;
  label: Text;
  percent: number;
  behind: number;
  line: Sentence[];
}

/** A sentence in both languages. */
export interface Sentence {
  en: string;
  it: string;
}

/** A finished game looked at again. As long as that goes on only how far it has come. */
export interface Retrospect {
  done: number;
  of: number;
  before: number;
  ready: boolean;
  choices: Prospect[];
  end: number[];
  turning_points: TurningPoint[];
}

/** A choice in a finished game: the prospects of every seat before it, and what it cost its own, from 0 to 100. */
export interface Prospect {
  number: number;
  seat: number;
  percents: number[];
  cost: number;
}

/** A choice that cost much, and what would have been better. */
export interface TurningPoint {
  number: number;
  seat: number;
  role: Text;
  question: Text;
  chosen: Text;
  percent: number;
  better: Text;
  better_at: string;
  best: number;
  perhaps: boolean;
  line: Sentence[];
}

export type ClientMessage = Hello | Answer | Undo | Consent | Stand | Typed | Chat | Pace;

export type ServerMessage = Welcome | Update | Done | Refused | Seats | Spoken;

/** How to complete what the server says. */
export const shapes = {
  Welcome: {"defaults": {}, "inside": {"seats": {"all": "SeatState"}, "chat": {"all": "ChatLine"}, "now": "Update"}},
  SeatState: {"defaults": {"who": "", "here": false, "clock": null}, "inside": {}},
  ChatLine: {"defaults": {}, "inside": {}},
  Update: {"defaults": {"over": false, "asked": [], "paused": false, "take_back": null, "result": null}, "inside": {"asked": {"all": "AskedView"}, "views": {"all": "View"}, "result": "Result"}},
  AskedView: {"defaults": {"decided": false, "plan": []}, "inside": {}},
  View: {"defaults": {"scene": null, "change": null, "ask": null, "refused": [], "ahead": null, "undo": false, "stands": [], "answered": -1, "private": false, "said": []}, "inside": {"scene": "Scene", "change": "Difference", "ask": "AskView", "refused": {"all": "RefusalView"}, "ahead": "Step", "stands": {"all": "Left"}, "said": {"all": "Said"}}},
  Scene: {"defaults": {"static": [], "dynamic": [], "lit": []}, "inside": {"name": "Text", "static": {"all": {"tag": "kind", "of": {"board": "Board", "space": "Space", "link": "Link", "piece": "Piece", "stack": "Stack", "card": "Card", "die": "Die", "track": "Track", "meter": "Meter", "slots": "Slots", "panel": "Panel", "tray": "Tray", "table": "Table", "overlay": "Overlay", "actions": "Actions"}}}, "dynamic": {"all": {"tag": "kind", "of": {"board": "Board", "space": "Space", "link": "Link", "piece": "Piece", "stack": "Stack", "card": "Card", "die": "Die", "track": "Track", "meter": "Meter", "slots": "Slots", "panel": "Panel", "tray": "Tray", "table": "Table", "overlay": "Overlay", "actions": "Actions"}}}, "lit": {"all": "Lit"}, "look": "Look"}},
  Text: {"defaults": {"key": "", "args": {}, "figure": ""}, "inside": {"args": {"all": "Text"}}},
  Board: {"defaults": {"name": {}, "rule": "", "alt": {}, "parent": "", "cell": 54.0, "columns": 0, "rows": 0}, "inside": {"name": "Text", "alt": "Text"}},
  Space: {"defaults": {"name": {}, "rule": "", "alt": {}, "parent": "", "show": {}, "ground": "", "relief": "", "owner": "", "capacity": 0, "badges": [], "places": {}}, "inside": {"name": "Text", "alt": "Text", "shape": {"tag": "form", "of": {"polygon": "Polygon", "hex": "Hex", "square": "Square", "room": "Room", "disc": "Disc"}}, "show": "Text", "badges": {"all": "Badge"}, "places": "Places"}},
  Polygon: {"defaults": {"cliff": false}, "inside": {}},
  Hex: {"defaults": {"turn": 0}, "inside": {}},
  Square: {"defaults": {"height": 0}, "inside": {}},
  Room: {"defaults": {"floor": "flag", "corridor": false}, "inside": {}},
  Disc: {"defaults": {"radius": 24.0, "outline": "disc"}, "inside": {}},
  Badge: {"defaults": {"show": {}, "sign": "", "form": "disc"}, "inside": {"name": "Text", "show": "Text"}},
  Places: {"defaults": {"label": null, "key": null, "pieces": null, "badges": null}, "inside": {}},
  Link: {"defaults": {"name": {}, "rule": "", "alt": {}, "parent": "", "form": "road", "via": [], "barred": false}, "inside": {"name": "Text", "alt": "Text"}},
  Piece: {"defaults": {"name": {}, "rule": "", "alt": {}, "parent": "", "figure": "", "letters": {}, "form": "token", "owner": "neutral", "side": "up", "count": 1, "badges": [], "vitality": null, "at": null, "acting": false, "ghost": false}, "inside": {"name": "Text", "alt": "Text", "letters": "Text", "badges": {"all": "Badge"}, "vitality": "Vitality"}},
  Vitality: {"defaults": {}, "inside": {}},
  Stack: {"defaults": {"name": {}, "rule": "", "alt": {}, "parent": "", "figure": "", "owner": "neutral", "form": "token", "side": "down", "count": 0, "badges": [], "at": null}, "inside": {"name": "Text", "alt": "Text", "badges": {"all": "Badge"}}},
  Card: {"defaults": {"name": {}, "rule": "", "alt": {}, "parent": "", "sort": {}, "text": {}, "owner": "", "side": "up", "spent": false, "badges": []}, "inside": {"name": "Text", "alt": "Text", "sort": "Text", "text": "Text", "badges": {"all": "Badge"}}},
  Die: {"defaults": {"name": {}, "rule": "", "alt": {}, "parent": "", "face": {}, "sign": "", "owner": "", "state": "free"}, "inside": {"name": "Text", "alt": "Text", "face": "Text"}},
  Track: {"defaults": {"name": {}, "rule": "", "alt": {}, "parent": "", "form": "line", "now": ""}, "inside": {"name": "Text", "alt": "Text", "stations": {"all": "Station"}}},
  Station: {"defaults": {"name": {}, "rule": "", "alt": {}, "show": {}, "sign": ""}, "inside": {"name": "Text", "alt": "Text", "show": "Text"}},
  Meter: {"defaults": {"name": {}, "rule": "", "alt": {}, "parent": "", "form": "bar", "owner": "", "marks": []}, "inside": {"name": "Text", "alt": "Text"}},
  Slots: {"defaults": {"name": {}, "rule": "", "alt": {}, "parent": "", "text": {}, "owner": "", "active": false}, "inside": {"name": "Text", "alt": "Text", "boxes": {"all": "Box"}, "text": "Text"}},
  Box: {"defaults": {"name": {}, "rule": "", "alt": {}, "sign": "", "capacity": 1}, "inside": {"name": "Text", "alt": "Text"}},
  Panel: {"defaults": {"name": {}, "rule": "", "alt": {}, "parent": "", "seat": -1, "figure": "", "role": {}, "score": null, "unit": {}, "figures": [], "asked": false}, "inside": {"name": "Text", "alt": "Text", "role": "Text", "unit": "Text", "figures": {"all": "Figure"}}},
  Figure: {"defaults": {"sign": "", "brief": false}, "inside": {"name": "Text", "value": "Text"}},
  Tray: {"defaults": {"name": {}, "rule": "", "alt": {}, "parent": "", "form": "pick", "total": 0, "limit": null, "unit": {}, "sides": null}, "inside": {"name": "Text", "alt": "Text", "items": {"all": "Item"}, "unit": "Text"}},
  Item: {"defaults": {"name": {}, "rule": "", "alt": {}, "sign": "", "owner": "", "count": 0, "most": 0, "price": 0, "side": 0}, "inside": {"name": "Text", "alt": "Text"}},
  Table: {"defaults": {"name": {}, "rule": "", "alt": {}, "parent": "", "applies": ""}, "inside": {"name": "Text", "alt": "Text", "columns": {"all": "Text"}, "rows": {"all": "Row"}}},
  Row: {"defaults": {"name": {}, "rule": "", "alt": {}}, "inside": {"name": "Text", "alt": "Text", "cells": {"all": "Text"}}},
  Overlay: {"defaults": {"name": {}, "rule": "", "alt": {}, "parent": ""}, "inside": {"name": "Text", "alt": "Text", "notes": {"all": "Note"}}},
  Note: {"defaults": {"show": {}}, "inside": {"show": "Text"}},
  Actions: {"defaults": {"name": {}, "rule": "", "alt": {}, "parent": ""}, "inside": {"name": "Text", "alt": "Text", "actions": {"all": "Action"}}},
  Action: {"defaults": {"name": {}, "rule": "", "alt": {}, "sign": "", "price": {}, "why": {}}, "inside": {"name": "Text", "alt": "Text", "price": "Text", "why": "Text"}},
  Lit: {"defaults": {}, "inside": {"label": "Text"}},
  Look: {"defaults": {"livery": {}, "tints": {}, "styles": {}, "glyphs": {}, "patterns": {}, "layout": {}, "ground": "plain"}, "inside": {"livery": "Livery", "tints": {"all": "Tint"}, "styles": {"all": "Style"}, "glyphs": {"all": "Glyph"}, "patterns": {"all": "Pattern"}, "layout": "Layout"}},
  Livery: {"defaults": {"table": {"light": "#e9e0cd", "dark": "#191613"}, "paper": {"light": "#f8f3e7", "dark": "#172127"}, "veil": {"light": "#dfe5e2", "dark": "#0b141a"}}, "inside": {"table": "Tint", "paper": "Tint", "veil": "Tint"}},
  Tint: {"defaults": {}, "inside": {}},
  Style: {"defaults": {"dash": ""}, "inside": {}},
  Glyph: {"defaults": {"fill": "", "line": "", "cut": "", "even_odd": false, "width": 1.4, "colour": null}, "inside": {"colour": "Tint"}},
  Pattern: {"defaults": {"fill": "", "line": "", "stroke": 1.2, "turn": 0.0, "ink": "#ffffff"}, "inside": {}},
  Layout: {"defaults": {"zones": {}, "board_scale": 1.0, "piece_scale": 1.0}, "inside": {}},
  Difference: {"defaults": {"name": null, "static": {}, "dynamic": {}, "lit": null, "look": null}, "inside": {"name": "Text", "static": "Changes", "dynamic": "Changes", "lit": {"all": "Lit"}, "look": "Look"}},
  Changes: {"defaults": {"gone": [], "came": [], "changed": {}, "order": null}, "inside": {"came": {"all": {"tag": "kind", "of": {"board": "Board", "space": "Space", "link": "Link", "piece": "Piece", "stack": "Stack", "card": "Card", "die": "Die", "track": "Track", "meter": "Meter", "slots": "Slots", "panel": "Panel", "tray": "Tray", "table": "Table", "overlay": "Overlay", "actions": "Actions"}}}, "changed": {"all": "Change"}}},
  Change: {"defaults": {"set": {}, "reset": []}, "inside": {}},
  AskView: {"defaults": {"secret": false, "default": -2, "until": []}, "inside": {"text": "Text", "options": {"all": "OptionView"}}},
  OptionView: {"defaults": {"about": null}, "inside": {"label": "Text", "about": "Text"}},
  RefusalView: {"defaults": {"element": ""}, "inside": {"label": "Text", "reason": "Text"}},
  Step: {"defaults": {"next": {}, "secret": false}, "inside": {"text": "Text", "options": {"all": "OptionView"}, "next": {"all": "Step"}}},
  Left: {"defaults": {"until": ""}, "inside": {"label": "Text"}},
  Said: {"defaults": {"opens": false}, "inside": {}},
  Result: {"defaults": {}, "inside": {}},
  Done: {"defaults": {}, "inside": {}},
  Refused: {"defaults": {}, "inside": {"fault": "Fault"}},
  Fault: {"defaults": {"args": {}}, "inside": {}},
  Seats: {"defaults": {}, "inside": {"seats": {"all": "SeatState"}}},
  Spoken: {"defaults": {}, "inside": {"line": "ChatLine"}},
  GameCard: {"defaults": {"first": 0, "look": {}, "guide": false}, "inside": {"options": {"all": "OptionCard"}, "look": "Look"}},
  OptionCard: {"defaults": {"seats": {}}, "inside": {}},
  TableCard: {"defaults": {"listed": false, "ended": null, "origin": null}, "inside": {"seats": {"all": "SeatState"}, "ended": "Ended", "origin": "Origin"}},
  Ended: {"defaults": {}, "inside": {"roles": {"all": {"all": "Text"}}}},
  Origin: {"defaults": {}, "inside": {}},
  Invitation: {"defaults": {}, "inside": {}},
  Me: {"defaults": {}, "inside": {}},
  Position: {"defaults": {}, "inside": {"view": "View"}},
  Proof: {"defaults": {}, "inside": {"draws": {"all": "Draw"}}},
  Draw: {"defaults": {"labels": []}, "inside": {"labels": {"all": "Text"}}},
  Band: {"defaults": {}, "inside": {}},
  Guide: {"defaults": {}, "inside": {"lessons": {"all": "Topic"}}},
  Topic: {"defaults": {"time": 0}, "inside": {"text": "Text"}},
  Advice: {"defaults": {"question": "", "text": null, "look": null, "advice": null, "rules": [], "suggested": null, "meanwhile": [], "others": null, "over": false}, "inside": {"text": "Text", "look": "Text", "advice": "Text", "meanwhile": {"all": "Said"}, "others": "Text"}},
  Hints: {"defaults": {}, "inside": {"hints": {"all": "Hint"}}},
  Hint: {"defaults": {"behind": 0, "line": []}, "inside": {"label": "Text", "line": {"all": "Sentence"}}},
  Sentence: {"defaults": {}, "inside": {}},
  Retrospect: {"defaults": {"before": 0, "ready": false, "choices": [], "end": [], "turning_points": []}, "inside": {"choices": {"all": "Prospect"}, "turning_points": {"all": "TurningPoint"}}},
  Prospect: {"defaults": {}, "inside": {}},
  TurningPoint: {"defaults": {}, "inside": {"role": "Text", "question": "Text", "chosen": "Text", "better": "Text", "line": {"all": "Sentence"}}},
};
