/** A scene in words: what screen readers say about its things. */

import type { Index } from "../../lib/scene";
import type {
  Action,
  Actions,
  Badge,
  Board,
  Meter,
  Overlay,
  Panel,
  Piece,
  Space,
  Square,
  Station,
  Table,
  Text,
  Track,
  Tray,
} from "../../protocol";
import type { Element, Part, Stage } from "../types";

/** What words need of a stage. */
export type Told = Pick<Stage, "index" | "resolve">;

const LINK_FORMS = ["border", "road", "bridge", "door", "stairs", "sea", "hidden", "secret"];
/** Owners that are nobody. */
export const NOBODY = new Set(["", "neutral", "scenery"]);

/** All that is to be said about an element or part: its key, what it is, what choosing it does. */
export function describe(thing: Element | Part, stage: Told): string {
  return new Speech(stage.index, stage.resolve).label(thing);
}

/** A square as players say it: column letter and row figure, counted from A1. */
export function coordinates(shape: Square): string {
  let letters = "";
  for (let column = shape.column + 1; column; column = Math.floor((column - 1) / 26)) {
    letters = String.fromCharCode(65 + ((column - 1) % 26)) + letters;
  }
  return `${letters}${shape.row + 1}`;
}

function isElement(thing: Element | Part): thing is Element {
  return "kind" in thing;
}

/** Whether a text says anything. */
export function some(text: Text): boolean {
  return Boolean(text.key || text.figure);
}

/** Whose an element is, "" for what nobody can own. */
export function ownerOf(thing: Element): string {
  return "owner" in thing ? thing.owner : "";
}

/** Says what the elements of one scene are, in the language of the reader. */
export class Speech {
  /** Things that have been mentioned with all that is known about them. */
  readonly told = new Set<string>();

  constructor(
    readonly index: Index,
    readonly resolve: Stage["resolve"],
  ) {}

  /** One of the renderers' own words. */
  say(key: string, args: Record<string, string | number> = {}): string {
    return this.resolve({ key: `scene-${key}`, args, figure: "" });
  }

  /** The name of an element or part; a square without one has its coordinates. */
  name(thing: Element | Part): string {
    if (some(thing.name)) return this.resolve(thing.name);
    if (isElement(thing) && thing.kind === "space" && thing.shape.form === "square") return coordinates(thing.shape);
    return some(thing.alt) ? this.resolve(thing.alt) : "";
  }

  /** A phrase with the keys by which its element can be chosen: "[7] the moor". */
  marked(id: string, phrase: string): string {
    const keys = this.index.keys(id).map((key) => `[${key}]`);
    return `${keys.join("")} ${phrase}`.trim();
  }

  /** Who plays a style: the name on its panel, else the name of the style. */
  owner(style: string): string {
    const panel = this.index.panels.get(style);
    if (panel) return this.name(panel);
    return style in this.index.scene.look.styles ? style : this.say(`style-${style}`);
  }

  /** Phrases one after the other. */
  series(phrases: string[]): string {
    return phrases
      .filter(Boolean)
      .map((phrase) => phrase.replace(/\.+$/, ""))
      .join(", ");
  }

  /** A name with facts in brackets after it. */
  withFacts(name: string, facts: string[]): string {
    const more = this.series(facts);
    return name && more ? this.say("with", { name, more }) : name || more;
  }

  // --- things that can lie somewhere -----------------------------------------------------------------------------

  /** One thing in a few words, without its owner. */
  thing(element: Element): string {
    this.told.add(element.id);
    if (some(element.alt)) return this.marked(element.id, this.resolve(element.alt));
    const name = this.counted(element);
    const held = this.things(element.id);
    return this.marked(element.id, this.withFacts(name, [...this.facts(element), held]));
  }

  /** The name of something, with its number where there are several. */
  counted(thing: Element | Part): string {
    const name = this.name(thing);
    if (!isElement(thing)) return name;
    const many = (thing.kind === "piece" && thing.count > 1) || (thing.kind === "stack" && thing.side === "up");
    return many ? this.say("counted", { count: (thing as Piece).count, name }) : name;
  }

  /** A meter, or the active station of a track, in one phrase, with which all is told. */
  toldAs(element: Meter | Track): string {
    this.told.add(element.id);
    const more =
      element.kind === "track"
        ? this.series(element.stations.filter((one) => one.id === element.now).map((one) => this.name(one)))
        : this.series(this.facts(element));
    return this.say("says", { name: this.name(element), more });
  }

  /** All that lies on a space, station or box, grouped by owner; equal dice are counted. */
  things(parent: string, owners = true): string {
    const groups = new Map<string, string[]>();
    for (const element of this.index.children.get(parent) ?? []) {
      if (element.kind === "space" || element.kind === "link" || element.kind === "overlay") continue;
      const owner = ownerOf(element);
      const group = !owners || NOBODY.has(owner) ? "" : this.owner(owner);
      groups.set(group, [...(groups.get(group) ?? []), this.thing(element)]);
    }
    return [...groups].map(([owner, found]) => this.belongs(owner, this.series(this.equal(found)))).join("; ");
  }

  /** Phrases with equal ones said once, with their number. */
  equal(phrases: string[]): string[] {
    return [...new Set(phrases)].map((name) => {
      const count = phrases.filter((phrase) => phrase === name).length;
      return count > 1 ? this.say("counted", { count, name }) : name;
    });
  }

  /** Things with their owner; a piece that is called like its owner is said once. */
  belongs(owner: string, things: string): string {
    return !owner || things.startsWith(owner) ? things : this.say("belongs", { owner, things });
  }

  /** What is to be known about an element beside its name. */
  facts(element: Element): string[] {
    switch (element.kind) {
      case "space":
        return this.ofSpace(element);
      case "piece":
        return this.ofPiece(element);
      case "stack": {
        if (element.side === "up") return this.badges(element.badges); // the number stands before the name
        return [this.say("in-pile", { count: element.count }), this.say("face-down"), ...this.badges(element.badges)];
      }
      case "card": {
        if (element.side === "down") return [this.say("face-down")];
        const spent = element.spent ? this.say("spent") : "";
        return [this.resolve(element.sort), this.resolve(element.text), spent, ...this.badges(element.badges)];
      }
      case "die": {
        const face = this.resolve(element.face);
        const known = this.name(element).split(/\s+/).includes(face);
        return [known ? "" : face, element.state === "free" ? "" : this.say(element.state)];
      }
      case "meter":
        return [this.say("of", { value: element.value, most: element.most })];
      case "panel":
        return this.ofPanel(element);
      case "slots":
        return [this.resolve(element.text), ...(element.active ? [this.say("active")] : [])];
      case "link": {
        const ends = element.ends.map((end) => this.place(end)).join(" – ");
        return [ends, element.barred ? this.say("barred") : ""];
      }
      default:
        return this.ofSheet(element);
    }
  }

  private ofSheet(element: Board | Tray | Track | Table | Overlay | Actions): string[] {
    switch (element.kind) {
      case "tray":
        return [this.total(element)];
      case "track":
        return element.stations.filter((one) => one.id === element.now).map((one) => this.station(element, one));
      case "table": {
        const rows = element.rows.filter((row) => row.id === element.applies);
        const spoken = rows.map((row) => this.series(row.cells.map((cell) => this.resolve(cell))));
        return spoken.map((row) => this.withFacts(row, [this.say("applies")]));
      }
      case "overlay": {
        const bare = !element.notes.some((note) => some(note.show));
        if (bare && (element.form === "way" || element.form === "sight")) {
          const course = element.notes.map((note) => this.place(note.on)).join(" – ");
          return [this.say("says", { name: this.say(`overlay-${element.form}`), more: course })];
        }
        return element.notes.map((note) => this.note(element, note.on, note.show));
      }
      case "actions":
        return element.actions.map((action) => this.marked(action.id, this.name(action)));
      default:
        return [];
    }
  }

  private ofSpace(space: Space): string[] {
    const key = space.shape.form === "disc" ? "belonging" : "controlled";
    const facts = space.owner ? [this.say(key, { owner: this.owner(space.owner) })] : [];
    if (space.shape.form === "square" && space.shape.height) {
      facts.push(this.say("height", { height: space.shape.height }));
    }
    if (space.capacity) facts.push(this.say("capacity", { count: space.capacity }));
    return [...facts, ...this.badges(space.badges)];
  }

  private ofPiece(piece: Piece): string[] {
    const facts = piece.side === "down" ? [this.say("face-down")] : [];
    if (piece.vitality) facts.push(this.say("vitality", { now: piece.vitality.now, most: piece.vitality.most }));
    if (piece.acting) facts.push(this.say("acting"));
    if (piece.ghost) facts.push(this.say("planned"));
    return [...facts, ...this.badges(piece.badges)];
  }

  private ofPanel(panel: Panel): string[] {
    const figures = panel.figures.map((one) => `${this.resolve(one.name)} ${this.resolve(one.value)}`);
    return [this.resolve(panel.role), this.score(panel), ...figures, panel.asked ? this.say("to-choose") : ""];
  }

  /** The names of badges; what stands on them is for the eye. */
  badges(badges: Badge[]): string[] {
    return badges.map((badge) => this.resolve(badge.name));
  }

  /** A score with what it counts, and how far it has to go. */
  score(panel: Panel): string {
    if (panel.score === null) return "";
    const meter = this.scoreMeter(panel);
    const score = meter ? this.say("of", { value: panel.score, most: meter.most }) : String(panel.score);
    return `${score} ${this.resolve(panel.unit)}`.trim();
  }

  /** The meter of a panel that counts the same as its score. */
  scoreMeter(panel: Panel): Meter | undefined {
    const unit = this.resolve(panel.unit);
    return this.index.of("meter", panel.id).find((one) => unit && this.name(one) === unit);
  }

  /** The running total of a tray. */
  total(tray: Tray): string {
    const total =
      tray.limit === null
        ? this.say("total", { value: tray.total })
        : this.say("total-of", { value: tray.total, most: tray.limit });
    return `${total} ${this.resolve(tray.unit)}`.trim();
  }

  // --- places ------------------------------------------------------------------------------------------------------

  /** A space, station or other place by name, with its short label first. */
  place(id: string): string {
    const thing = this.index.elements.get(id) ?? this.index.parts.get(id);
    if (!thing) return id;
    const full = this.name(thing);
    if (isElement(thing) && thing.kind === "piece") {
      const owner = NOBODY.has(thing.owner) ? "" : this.owner(thing.owner);
      return this.series([this.belongs(owner, full), thing.parent ? this.place(thing.parent) : ""]);
    }
    const show = isElement(thing) && thing.kind === "space" ? this.resolve(thing.show) : "";
    return full.endsWith(show) ? full : `${show} ${full}`.trim();
  }

  /** A space with its keys first; a short label that is its key is said once. */
  title(space: Space): string {
    const keys = this.index.keys(space.id);
    const said = keys.length === 1 && keys[0] === this.resolve(space.show);
    return this.marked(space.id, said ? this.name(space) : this.place(space.id));
  }

  /** Where one can go from a space, one phrase per form of link. */
  ways(space: Space): string[] {
    const found = new Map<string, string[]>();
    const nested = new Set(this.index.of("space", space.id).map((inner) => inner.id));
    for (const link of this.index.links.get(space.id) ?? []) {
      const far = link.ends[0] === space.id ? link.ends[1] : link.ends[0];
      if (nested.has(far)) continue; // a road that leaves the map is told by its clearing
      const leaves = far === space.id || far === space.parent;
      const target = leaves ? this.say("off-map") : this.place(far);
      const facts = [this.name(link), link.barred ? this.say("barred") : ""];
      const phrase = this.marked(link.id, this.withFacts(target, facts));
      found.set(link.form, [...(found.get(link.form) ?? []), phrase]);
    }
    return LINK_FORMS.filter((form) => found.has(form)).map((form) =>
      this.say(`link-${form}`, { places: this.series(found.get(form) ?? []) }),
    );
  }

  /** One station of a track: label, name, whether it is active, who is there. */
  station(track: Track, station: Station): string {
    const [show, name] = [this.resolve(station.show), this.name(station)];
    const label = show === name ? name : `${show} ${name}`.trim();
    const facts = station.id === track.now ? [this.say("now")] : [];
    const held = this.things(station.id);
    const phrase = this.marked(station.id, this.withFacts(label, facts));
    return held ? this.say("says", { name: phrase, more: held }) : phrase;
  }

  /** One remark of an overlay. */
  note(overlay: Overlay, on: string, show: Text): string {
    const word = overlay.form === "value" ? "" : this.say(`overlay-${overlay.form}`);
    return this.say("says", { name: this.place(on), more: `${word} ${this.resolve(show)}`.trim() });
  }

  /** What choosing an element or part does: the labels of its entries in the list. */
  options(id: string): string {
    return this.series((this.index.lit.get(id) ?? []).map((option) => this.resolve(option.label)));
  }

  /** All that a screen reader should say about an element or part. */
  label(thing: Element | Part): string {
    const options = this.options(thing.id);
    const phrase = this.phrase(thing);
    return this.marked(thing.id, options && options !== phrase ? `${phrase}. ${options}` : phrase);
  }

  /** What an element or part is, without what can be done with it. */
  phrase(thing: Element | Part): string {
    if (some(thing.alt)) return this.resolve(thing.alt);
    if (!isElement(thing)) return this.withFacts(this.name(thing), [this.things(thing.id)]);
    const name = thing.kind === "space" ? this.place(thing.id) : this.counted(thing);
    const owned = thing.kind === "piece" || thing.kind === "stack" || thing.kind === "die";
    const owners = owned && !NOBODY.has(thing.owner) ? [this.owner(thing.owner)] : [];
    return this.withFacts(name, [...owners, ...this.facts(thing)]);
  }

  /** An action with its price, or why not. */
  action(action: Action): string {
    const why = some(action.why) ? this.say("not-now", { why: this.resolve(action.why) }) : "";
    return this.withFacts(this.name(action), [this.resolve(action.price), why]);
  }
}

/** An element or part by its id. */
export function find(id: string, index: Index): Element | Part | undefined {
  return index.elements.get(id) ?? index.parts.get(id);
}
