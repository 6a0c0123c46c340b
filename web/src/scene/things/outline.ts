/** The whole table as text: sections in a fixed order, in them the things, in these what lies on them. */

import type { Index } from "../../lib/scene";
import type { Actions, Board, Overlay, Panel, Slots, Space, Table, Track, Tray } from "../../protocol";
import type { Element, Kind } from "../types";
import { NOBODY, ownerOf, some, Speech, type Told } from "./words";

/** An entry of the table in words; sections and entries without a thing of their own have no id. */
export interface Entry {
  id: string | null;
  words: string;
  children: Entry[];
}

/** The whole table in words. */
export function outline(stage: Told): Entry[] {
  return new Teller(stage).sections();
}

class Teller {
  private readonly index: Index;
  private readonly speech: Speech;

  constructor(stage: Told) {
    this.index = stage.index;
    this.speech = new Speech(stage.index, stage.resolve);
  }

  sections(): Entry[] {
    const say = (key: string) => this.speech.say(key);
    const open = this.index.all("slots").filter((slots) => !slots.boxes.length);
    const together = new Set(open.map((slots) => slots.id));
    const loose = (...kinds: Kind[]) =>
      kinds
        .flatMap((kind) => this.index.all(kind))
        .filter((one) => !this.speech.told.has(one.id) && !together.has(one.parent));
    const bar = [...this.index.elements.values()].filter(
      (one) => this.index.zone(one) === "bar" && ["die", "meter", "track"].includes(one.kind),
    );
    const sections = [
      section(
        this.speech.resolve(this.index.scene.name),
        bar.map((one) => this.onBar(one)),
      ),
      section(
        say("players"),
        this.index.all("panel").map((one) => this.panel(one)),
      ),
      ...this.index.all("board").map((one) => this.board(one)),
      section(
        say("tracks"),
        this.untold(this.index.all("track")).map((one) => this.track(one)),
      ),
      section(
        say("slots"),
        this.index
          .all("slots")
          .filter((one) => one.boxes.length)
          .map((one) => this.slots(one)),
      ),
    ];
    for (const [key, kinds] of [
      ["meters", ["meter"]],
      ["pieces", ["stack", "piece"]],
      ["cards", ["card"]],
      ["dice", ["die"]],
    ] as [string, Kind[]][]) {
      sections.push(
        section(
          say(key),
          loose(...kinds).flatMap((one) => this.loose(one)),
        ),
      );
    }
    sections.push(
      section(
        say("tables"),
        this.index.all("table").map((one) => this.table(one)),
      ),
      section(
        say("tray"),
        this.index.all("tray").map((one) => this.tray(one)),
      ),
      section(
        say("notes"),
        this.index
          .all("overlay")
          .filter((one) => one.notes.length)
          .map((one) => this.notes(one)),
      ),
      section(
        say("on-table"),
        open.filter((one) => !one.owner).map((one) => this.heap(one)),
      ),
      section(
        say("before-you"),
        open.filter((one) => one.owner).map((one) => this.heap(one)),
      ),
      section(
        say("actions"),
        this.index.all("actions").flatMap((one) => this.actions(one)),
      ),
    );
    return sections.filter((one) => one.children.length);
  }

  private untold<T extends Element>(elements: T[]): T[] {
    return elements.filter((one) => !this.speech.told.has(one.id));
  }

  private onBar(element: Element): Entry {
    const speech = this.speech;
    const told = element.kind === "meter" || element.kind === "track";
    return entry(element.id, told ? speech.toldAs(element) : speech.thing(element));
  }

  private panel(panel: Panel): Entry {
    const speech = this.speech;
    const meter = speech.scoreMeter(panel);
    if (meter) speech.told.add(meter.id); // the score says it
    const words = speech.marked(panel.id, speech.withFacts(speech.name(panel), speech.facts(panel)));
    const held = this.untold(this.index.children.get(panel.id) ?? []);
    return entry(panel.id, words, this.held(held));
  }

  /** Children of one parent; equal ones that cannot be chosen are said once, with their number. */
  private held(elements: Element[]): Entry[] {
    const speech = this.speech;
    const found = elements.map((one) =>
      one.kind === "meter" || one.kind === "track"
        ? entry(one.id, speech.marked(one.id, speech.toldAs(one)))
        : entry(one.id, speech.thing(one)),
    );
    const counts = new Map<string, Entry[]>();
    for (const one of found) counts.set(one.words, [...(counts.get(one.words) ?? []), one]);
    return [...counts.values()].map((same) => {
      const first = same[0] as Entry;
      return same.length > 1
        ? { ...first, words: speech.say("counted", { count: same.length, name: first.words }) }
        : first;
    });
  }

  private board(board: Board): Entry {
    const title = this.speech.name(board) || this.speech.say("board");
    const spaces = this.index.of("space", board.id).filter((one) => one.shape.form !== "square" || this.matters(one));
    return {
      ...section(
        title,
        spaces.map((one) => this.space(one)),
      ),
      id: board.id,
    };
  }

  /** Whether a square has more to say than that it is there. */
  private matters(space: Space): boolean {
    const things = (this.index.children.get(space.id) ?? []).length > 0;
    const chosen = this.index.keys(space.id).length > 0;
    return Boolean(
      things || chosen || space.owner || space.capacity || space.badges.length || some(space.alt) || some(space.name),
    );
  }

  private space(space: Space): Entry {
    const speech = this.speech;
    const facts = some(space.alt) ? [speech.resolve(space.alt)] : speech.facts(space);
    const things = this.index.children.get(space.id) ?? [];
    const held = things.filter((one) => !["space", "link", "overlay"].includes(one.kind));
    const inner = this.index.of("space", space.id);
    const nothing = held.length || inner.length ? "" : speech.say("empty");
    const phrases = [...facts, nothing, ...speech.ways(space)].filter(Boolean).join("; ");
    const title = speech.title(space);
    const words = phrases ? speech.say("says", { name: title, more: phrases }) : title;
    return entry(space.id, words, [...held.flatMap((one) => this.loose(one)), ...inner.map((one) => this.space(one))]);
  }

  private track(track: Track): Entry {
    const speech = this.speech;
    speech.told.add(track.id);
    const worth = track.stations.filter(
      (one) => one.id === track.now || some(one.show) || (this.index.children.get(one.id) ?? []).length,
    );
    const stations = worth.map((one) => entry(one.id, speech.station(track, one)));
    return entry(track.id, speech.marked(track.id, speech.name(track)), stations);
  }

  private slots(slots: Slots): Entry {
    const speech = this.speech;
    const owner = slots.owner ? [speech.owner(slots.owner)] : [];
    const title = speech.withFacts(speech.name(slots), [...owner, ...speech.facts(slots)]);
    const boxes = slots.boxes.map((box, i) => {
      const held = speech.things(box.id) || speech.say("empty");
      const name = speech.marked(box.id, speech.name(box) || String(i + 1));
      return entry(box.id, speech.say("says", { name, more: held }));
    });
    return entry(slots.id, speech.marked(slots.id, title), boxes);
  }

  private loose(element: Element): Entry[] {
    const speech = this.speech;
    if (speech.told.has(element.id)) return []; // by the pile it lies on, a moment ago
    const owner = ownerOf(element);
    const seat = NOBODY.has(owner) ? "" : speech.owner(owner);
    const phrase = speech.thing(element);
    return [entry(element.id, phrase.startsWith(`${seat}:`) ? phrase : speech.belongs(seat, phrase))];
  }

  private heap(slots: Slots): Entry {
    const speech = this.speech;
    const name = speech.marked(slots.id, speech.withFacts(speech.name(slots), speech.facts(slots)));
    const held = this.untold(this.index.children.get(slots.id) ?? []);
    if (!held.length) return entry(slots.id, speech.say("says", { name, more: speech.say("empty") }));
    return entry(slots.id, name, this.held(held));
  }

  private table(table: Table): Entry {
    const speech = this.speech;
    const titles = table.columns.map((column) => speech.resolve(column));
    const rows = table.rows.map((row) => {
      const cells = row.cells.map((cell, i) => {
        const [title, shown] = [titles[i] ?? "", speech.resolve(cell)];
        return i && title && shown ? `${title} ${shown}` : shown;
      });
      const applies = row.id === table.applies ? [speech.say("applies")] : [];
      return entry(row.id, speech.marked(row.id, speech.series([...cells, ...applies])));
    });
    return entry(table.id, speech.marked(table.id, speech.name(table)), rows);
  }

  private tray(tray: Tray): Entry {
    const speech = this.speech;
    const items = tray.items.map((item) => {
      const price = item.price ? speech.say("price", { price: item.price }) : "";
      const side = tray.sides ? speech.resolve(tray.sides[item.side]) : "";
      const taken = speech.say("taken", { count: item.count, most: item.most });
      return entry(item.id, speech.marked(item.id, speech.withFacts(speech.name(item), [side, taken, price])));
    });
    return entry(tray.id, speech.withFacts(speech.name(tray), speech.facts(tray)), items);
  }

  private notes(overlay: Overlay): Entry {
    const speech = this.speech;
    const phrases = speech.facts(overlay).join("; ");
    const name = speech.name(overlay);
    return entry(overlay.id, name ? speech.say("says", { name, more: phrases }) : phrases);
  }

  private actions(actions: Actions): Entry[] {
    return actions.actions.map((one) => entry(one.id, this.speech.marked(one.id, this.speech.action(one))));
  }
}

function entry(id: string, words: string, children: Entry[] = []): Entry {
  return { id, words, children };
}

function section(words: string, children: Entry[]): Entry {
  return { id: null, words, children };
}
