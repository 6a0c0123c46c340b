// Finding one's way in a scene, and applying what has changed in it.
import type { Changes, Change, Difference, Link, Lit, Panel, Scene, Space } from "../protocol";
import type { Element, ElementOf, Kind, Movable, Part, Zone } from "../scene/types";
import { complete } from "./complete";

/** The names of the structs, by the kind of an element. */
const STRUCTS: Record<Kind, string> = {
  board: "Board",
  space: "Space",
  link: "Link",
  piece: "Piece",
  stack: "Stack",
  card: "Card",
  die: "Die",
  track: "Track",
  meter: "Meter",
  slots: "Slots",
  panel: "Panel",
  tray: "Tray",
  table: "Table",
  overlay: "Overlay",
  actions: "Actions",
};

/** What can lie on a space, a station or in a box. */
const MOVABLE: readonly Kind[] = ["piece", "stack", "card", "die"];

/** Where elements go, if the look of the game does not say otherwise; the rest lies on the tray. */
const ZONES: Partial<Record<Kind, Zone>> = {
  board: "board",
  panel: "seats",
  track: "side",
  meter: "side",
  table: "side",
  tray: "side",
  actions: "side",
};

/** The old scene with a difference applied. */
export function apply(old: Scene, diff: Difference): Scene {
  return {
    name: diff.name ?? old.name,
    static: change(old.static, diff.static),
    dynamic: change(old.dynamic, diff.dynamic),
    lit: diff.lit ?? old.lit,
    look: diff.look ?? old.look,
  };
}

function change(old: Element[], changes: Changes): Element[] {
  const gone = new Set(changes.gone);
  const result = old.filter((one) => !gone.has(one.id)).map((one) => patch(one, changes.changed[one.id]));
  result.push(...changes.came);
  if (changes.order === null) return result;
  const byId = new Map(result.map((one) => [one.id, one]));
  return changes.order.map((id) => byId.get(id)).filter((one) => one !== undefined);
}

function patch(element: Element, change: Change | undefined): Element {
  if (!change) return element;
  const fields: Record<string, unknown> = { ...element, ...change.set };
  for (const name of change.reset) delete fields[name];
  return complete<Element>(STRUCTS[element.kind], fields);
}

/** The parts of an element that have an id of their own. */
export function parts(element: Element): Part[] {
  switch (element.kind) {
    case "track":
      return element.stations;
    case "slots":
      return element.boxes;
    case "tray":
      return element.items;
    case "table":
      return element.rows;
    case "actions":
      return element.actions;
    default:
      return [];
  }
}

/** A scene, looked up in all the ways that drawing it needs. */
export class Index {
  readonly elements = new Map<string, Element>();
  readonly parts = new Map<string, Part>();
  /** The element that a part belongs to. */
  readonly wholes = new Map<string, Element>();
  readonly children = new Map<string, Element[]>();
  readonly lit = new Map<string, Lit[]>();
  readonly links = new Map<string, Link[]>();
  /** Panels by owner. */
  readonly panels = new Map<string, Panel>();

  constructor(readonly scene: Scene) {
    for (const element of [...scene.static, ...scene.dynamic]) {
      this.elements.set(element.id, element);
      for (const part of parts(element)) {
        this.parts.set(part.id, part);
        this.wholes.set(part.id, element);
      }
      push(this.children, element.parent, element);
      if (element.kind === "link") for (const end of new Set(element.ends)) push(this.links, end, element);
      if (element.kind === "panel" && !this.panels.has(element.owner)) this.panels.set(element.owner, element);
    }
    for (const option of scene.lit) push(this.lit, option.element, option);
  }

  /** All elements of one kind, in the order of the scene. */
  all<K extends Kind>(kind: K): ElementOf<K>[] {
    return [...this.elements.values()].filter((one): one is ElementOf<K> => one.kind === kind);
  }

  /** The children of one kind, in the order of the scene. */
  of<K extends Kind>(kind: K, parent: string): ElementOf<K>[] {
    return (this.children.get(parent) ?? []).filter((one): one is ElementOf<K> => one.kind === kind);
  }

  /** What lies on a space, a station or in a box, in the order of the scene. */
  held(parent: string): Movable[] {
    const movable = (one: Element): one is Movable => MOVABLE.includes(one.kind);
    return (this.children.get(parent) ?? []).filter(movable);
  }

  /** All spaces of a board, nested ones after the space they lie on. */
  spaces(board: string): Space[] {
    return this.of("space", board).flatMap((space) => [space, ...this.of("space", space.id)]);
  }

  /** Where an element goes: by its id, by its kind, else as usual. */
  zone(element: Element): Zone {
    const zones = this.scene.look.layout.zones;
    return zones[element.id] ?? zones[element.kind] ?? ZONES[element.kind] ?? "tray";
  }

  /** Whether something lies on a board: on it, on one of its spaces, or on what lies there. */
  onBoard(element: Element): boolean {
    for (let above = this.elements.get(element.parent); above; above = this.elements.get(above.parent)) {
      if (above.kind === "board") return this.zone(above) !== "hidden";
      if (above.parent === above.id) return false;
    }
    return false;
  }

  /** The elements that stand for themselves in a zone: nothing else shows them. */
  loose(zone: Zone): Element[] {
    return [...this.elements.values()].filter(
      (one) => !this.shownElsewhere(one) && this.zone(one) === zone && one.kind !== "overlay",
    );
  }

  private shownElsewhere(element: Element): boolean {
    return element.parent !== "" && (this.elements.has(element.parent) || this.parts.has(element.parent));
  }

  /** Things beside this one that cannot be told from it: who may take one of three equal dice may take any. */
  alike(id: string): string[] {
    const one = this.elements.get(id);
    if (!one || !MOVABLE.includes(one.kind)) return [];
    const whole = this.wholes.get(one.parent);
    const places = whole ? parts(whole).map((part) => part.id) : [one.parent];
    const beside = places.flatMap((place) => this.children.get(place) ?? []);
    return beside.filter((other) => other.id !== id && looks(other) === looks(one)).map((other) => other.id);
  }

  /** The keys of the options that point at an element or part. */
  keys(id: string): string[] {
    return (this.lit.get(id) ?? []).map((option) => option.key);
  }
}

/** All that can be seen of a thing, wherever it lies. */
function looks(one: Element): string {
  return JSON.stringify({ ...one, id: "", parent: "" });
}

function push<T>(lists: Map<string, T[]>, key: string, value: T): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
