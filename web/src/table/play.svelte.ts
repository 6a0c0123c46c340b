// Choosing at a table: the question of the moment, its options in the list and on the board, moves of several answers.
import { byKey, keysFor } from "../lib/keys";
import { Index } from "../lib/scene";
import { recall, remember } from "../lib/store";
import type { AskView, Lit, OptionView, RefusalView, Scene, Step, Text } from "../protocol";
import { reasons } from "../scene/things/touch";
import type { Mark } from "../scene/types";
import { CHANCE, type Session, type Sight } from "./session.svelte";
import { emptyScene, Show } from "./show.svelte";

const NOWHERE = emptyScene();
/** How long a refused place is marked, in milliseconds. */
const CROSS = 1200;

/** An option with the key that chooses it. */
export interface Choice extends OptionView {
  key: string;
}

/** The question on the sheet: the open one, or one that follows from what has been clicked. */
export interface Asked {
  question: string;
  text: Text;
  rule: string;
  choices: Choice[];
  /** Nobody else will see the answer. */
  secret: boolean;
}

export class Play extends Show {
  /** The seat whose view is on the screen; -1 before anything is. */
  eyes = $state(-1);
  /** The seat that the screen is to be handed to; nobody else's secrets are on it meanwhile. */
  next = $state<number | null>(null);
  /** One person plays all the seats here: nothing needs to be covered. */
  onePerson = $state(recall("one-person") === "yes");
  /** The question on the screen: no other one has this mark, not even the same question put again. */
  readonly moment: string = $derived.by(() => `${this.session.moment} ${this.eyes}`);
  /** Answers that have been clicked but not sent: the beginning of a move. */
  path = $state.raw<number[]>([]);
  /** On a phone: the option that the first tap has selected. */
  selected = $state<number | null>(null);
  /** The option of the idea that was clicked. */
  idea = $state<number | null>(null);
  /** Of several options at one place: the place that was clicked. */
  narrowed = $state<string | null>(null);
  /** What cannot be done with a thing that was clicked, being explained. */
  refusals = $state.raw<readonly RefusalView[]>([]);
  /** What is to be explained: what the pointer rests on, what was pressed for long, what cannot be chosen. */
  looked = $state<string | null>(null);
  private crossed = $state<string | null>(null);
  /** A place that was clicked while an answer was on its way. */
  private queued: string | null = null;
  private stamp = "";

  readonly sight: Sight | undefined = $derived.by(() => this.session.sights.get(this.eyes));
  private readonly ahead: Step | null = $derived.by(() => {
    let step = this.sight?.ahead ?? null;
    for (const value of this.path) step = step?.next[value] ?? null;
    return this.path.length > 0 ? step : null;
  });
  readonly asked: Asked | null = $derived.by(() => {
    const ask = this.ahead ?? this.sight?.ask;
    if (!ask || this.session.over) return null;
    const signs = ask.options.map((option) => option.label.figure || this.sign(option.element));
    const onBoard = ask.options.some((option) => !option.label.figure && this.sign(option.element));
    const places = onBoard ? (this.sight?.index.all("space") ?? []).map((place) => this.resolve(place.show)) : [];
    const keys = keysFor(signs, places);
    const choices = ask.options.map((option, i) => ({ ...option, key: keys[i] ?? "" }));
    if (onBoard) choices.sort(byKey);
    return { question: ask.question, text: ask.text, rule: ask.rule, choices, secret: ask.secret };
  });
  /** What the list shows: all options, or those of the place that was clicked. */
  readonly choices: Choice[] = $derived.by(() => {
    const all = this.asked?.choices ?? [];
    return this.narrowed ? all.filter((choice) => choice.element === this.narrowed) : all;
  });
  /** The chosen beginning of a move, in words. */
  readonly trail: Text[] = $derived.by(() => {
    const labels: Text[] = [];
    let step = this.sight?.ahead ?? null;
    for (const value of this.path) {
      const option = step?.options.find((one) => one.value === value);
      if (option) labels.push(option.label);
      step = step?.next[value] ?? null;
    }
    return labels;
  });
  /** Whether real dice and cards are to be typed in. */
  readonly byHand = $derived(this.sight?.ask?.role === CHANCE);
  /** Light goes out while the line is lost. */
  private readonly alight = $derived.by(() => this.asked !== null && this.session.line.open && this.next === null);
  readonly scene: Scene = $derived.by(() => {
    const scene = this.sight?.scene ?? NOWHERE;
    const choices = this.alight ? this.choices : [];
    const lit = choices.map(({ element, key, label, value }): Lit => ({ element, key, label, value }));
    return { ...scene, lit };
  });
  readonly index: Index = $derived(new Index(this.scene));
  private readonly byElement: ReadonlyMap<string, Lit> = $derived.by(() => {
    const found = new Map<string, Lit>();
    for (const lit of this.scene.lit) {
      for (const id of [lit.element, ...this.index.alike(lit.element)]) if (!found.has(id)) found.set(id, lit);
    }
    return found;
  });
  /** Of the question on the sheet alone: what cannot be chosen later is not known yet. */
  private readonly refusedBy: ReadonlyMap<string, readonly RefusalView[]> = $derived.by(() => {
    const found = new Map<string, RefusalView[]>();
    for (const one of this.alight && this.path.length === 0 ? (this.sight?.refused ?? []) : []) {
      if (!one.element) continue;
      for (const id of [one.element, ...this.index.alike(one.element)]) found.set(id, [...(found.get(id) ?? []), one]);
    }
    return found;
  });
  private readonly marked: ReadonlyMap<string, Mark> = $derived.by(() => {
    const marks = new Map<string, Mark>();
    let step = this.sight?.ahead ?? null;
    for (const value of this.path) {
      const option = step?.options.find((one) => one.value === value);
      if (option) marks.set(option.element, "origin");
      step = step?.next[value] ?? null;
    }
    if (this.crossed) marks.set(this.crossed, "refused");
    return marks;
  });

  constructor(readonly session: Session) {
    super();
  }

  get game(): string {
    return this.session.welcome?.game ?? "-";
  }

  override get steady(): string | null {
    const value = this.selected ?? this.idea;
    return this.choices.find((choice) => choice.value === value)?.element ?? null;
  }

  override get lit(): ReadonlyMap<string, Lit> {
    return this.byElement;
  }

  override get refused(): ReadonlyMap<string, readonly RefusalView[]> {
    return this.refusedBy;
  }

  override get marks(): ReadonlyMap<string, Mark> {
    return this.marked;
  }

  /** The option in focus, in the list and on the board alike. */
  get focused(): Choice | undefined {
    const value = this.selected;
    if (value !== null) return this.choices.find((choice) => choice.value === value);
    return this.choices.find((choice) => choice.element === this.picked);
  }

  // ------------------------------------------------------------ whose eyes

  /** Decide whose view is on the screen, after every update. */
  look(): void {
    const { mine, sights } = this.session;
    if (sights.size === 0) return;
    const asked = mine.filter((seat) => sights.get(seat)?.ask && sights.get(seat)?.ask?.role !== CHANCE);
    const wanted = asked.includes(this.eyes) ? this.eyes : (asked[0] ?? this.eyes);
    if (!sights.has(this.eyes)) {
      this.next = mine.length > 1 && this.hides(wanted) ? wanted : null;
      this.eyes = sights.has(wanted) ? wanted : (mine[0] ?? [...sights.keys()][0] ?? -1);
    } else if (wanted !== this.eyes) {
      if (this.hides(this.eyes) || this.hides(wanted)) this.next = wanted;
      else this.eyes = wanted;
    }
    this.refresh();
  }

  /** The next person is at the screen. */
  handedOver(): void {
    if (this.next !== null) this.eyes = this.next;
    this.next = null;
    this.refresh();
  }

  /** Look with the eyes of another of my seats. */
  lookAs(seat: number): void {
    if (seat === this.eyes || !this.session.sights.has(seat)) return;
    if (this.hides(this.eyes) || this.hides(seat)) this.next = seat;
    else this.eyes = seat;
    this.refresh();
  }

  playAlone(alone: boolean): void {
    this.onePerson = alone;
    remember("one-person", alone ? "yes" : "no");
    if (alone) this.handedOver();
  }

  private hides(seat: number): boolean {
    return !this.onePerson && (this.session.sights.get(seat)?.private_ ?? false);
  }

  /** Forget what was clicked if the question is another one, also where the same is asked once more. */
  private refresh(): void {
    const stamp = this.sight?.ask ? this.moment : "";
    if (stamp === this.stamp) return;
    this.stamp = stamp;
    this.begin();
  }

  private begin(): void {
    this.path = [];
    this.selected = null;
    this.idea = null;
    this.narrowed = null;
    this.refusals = [];
    this.looked = null;
  }

  // ------------------------------------------------------------ choosing

  override oninspect(id: string | null): void {
    this.pointed = id === null ? null : (this.lit.get(id)?.element ?? id);
    this.looked = id;
  }

  override leads(id: string): boolean {
    const step = this.path.length > 0 ? this.ahead : this.sight?.ahead;
    const there = this.choices.filter((choice) => choice.element === this.lit.get(id)?.element);
    return there.length === 1 && there.every((choice) => step?.next[choice.value] !== undefined);
  }

  override onpick(clicked: string): void {
    const lit = this.lit.get(clicked);
    const id = lit?.element ?? clicked;
    if (lit) this.looked = null;
    if (this.session.sending) {
      this.queued = id;
      return;
    }
    const there = (this.asked?.choices ?? []).filter((choice) => choice.element === id);
    const [only] = there;
    this.refusals = [];
    if (only && there.length === 1) this.tap(only.value);
    else if (only) this.narrowed = id;
    else this.explain(id);
  }

  /** An idea was clicked: its option is alight as if one looked at it, on a phone as if it had been tapped once. */
  consider(value: number): void {
    this.narrowed = null;
    this.pointed = null;
    if (this.small) this.selected = value;
    this.idea = value;
  }

  /** Whether an option is what a click or a second tap would take, or would if nothing else were pointed at. */
  isOn(choice: Choice): boolean {
    if (this.selected === choice.value) return true;
    return this.pointed === null ? this.idea === choice.value : this.pointed === choice.element;
  }

  /** An option was clicked or tapped; on a phone the first tap shows it, the second answers. */
  tap(value: number): void {
    if (this.small && this.selected !== value) {
      this.selected = value;
      this.idea = null;
      this.pointed = null;
    } else {
      this.choose(value);
    }
  }

  /** An option is chosen: the move goes on, or it is complete and sent. */
  choose(value: number): void {
    const { sight, session } = this;
    if (!sight?.ask || session.sending || !session.line.open) return;
    this.selected = null;
    this.idea = null;
    this.narrowed = null;
    this.refusals = [];
    const step = this.path.length > 0 ? this.ahead : sight.ahead;
    if (step?.next[value]) {
      this.path = [...this.path, value];
      return;
    }
    const labels = [...this.trail, this.asked?.choices.find((one) => one.value === value)?.label];
    const called = labels.map((label) => this.resolve(label)).join(" › ");
    if (sight.ask.role === CHANCE) void this.after(session.type_(value, false, sight.ask));
    else void this.after(session.answer(this.eyes, [...this.path, value], called));
  }

  /** What was refused is forgotten; what was clicked while it was on its way is done now, if it can be chosen. */
  private async after(sent: Promise<boolean>): Promise<void> {
    if (!(await sent)) this.begin();
    const queued = this.queued;
    this.queued = null;
    if (queued && this.lit.has(queued)) this.onpick(queued);
  }

  /** One step back: in the move that has begun, else the last answer. */
  back(): void {
    if (this.narrowed !== null || this.selected !== null) {
      this.narrowed = null;
      this.selected = null;
      this.idea = null;
    } else if (this.path.length > 0) {
      this.path = this.path.slice(0, -1);
    } else if (this.eyes >= 0 && this.session.mine.includes(this.eyes)) {
      void this.after(this.session.undo(this.eyes));
    }
  }

  /** A key of the keyboard; tells whether it meant an option. */
  press(key: string): boolean {
    const choice = this.choices.find((one) => one.key === key.toLowerCase());
    if (!choice) return false;
    this.choose(choice.value);
    return true;
  }

  /** Say why something cannot be chosen, never be silent. */
  explain(id: string): void {
    this.oninspect(id);
    this.refusals = reasons(this, id);
    if (this.refusals.length === 0) return;
    this.crossed = id;
    setTimeout(() => (this.crossed = null), CROSS);
  }

  /** The sign on a place, which is then its key. */
  private sign(id: string): string {
    const place = this.sight?.index.elements.get(id);
    return place?.kind === "space" ? this.resolve(place.show) : "";
  }
}

/** Whether a question interrupts others, so that it can be answered in advance. */
export function isWindow(ask: AskView): boolean {
  return ask.default !== -2;
}
