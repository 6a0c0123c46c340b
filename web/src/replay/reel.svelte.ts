// A game that has been played, position by position, as one pair of eyes saw it.
import * as api from "../lib/api";
import { faultIn } from "../lib/app.svelte";
import { Index } from "../lib/scene";
import type { Band, Fault, Position, Said, Scene, TableCard, TurningPoint } from "../protocol";
import type { Element, Mark } from "../scene/types";
import { emptyScene, Show } from "../table/show.svelte";

/** So many positions are looked at for the lines of the scores. */
const SAMPLES = 24;
/** So many positions are kept. */
const KEPT = 160;
const NOWHERE = emptyScene();

export class Reel extends Show {
  card = $state.raw<TableCard | null>(null);
  number = $state(0);
  as = $state("");
  position = $state.raw<Position | null>(null);
  before = $state.raw<Position | null>(null);
  said = $state.raw<readonly Said[]>([]);
  /** Where the rounds began. */
  rounds = $state.raw<readonly Band[]>([]);
  fault = $state.raw<Fault | null>(null);
  playing = $state(false);
  speed = $state(1);
  /** Scores by seat style, at the lines that have been looked at. */
  scores = $state.raw<ReadonlyMap<number, ReadonlyMap<string, number>>>(new Map());
  /** The last position, whichever is on show. */
  final = $state.raw<Index | null>(null);
  /** Where the game turned, as long as it is shown. */
  turns = $state.raw<readonly TurningPoint[]>([]);
  private readonly kept = new Map<string, Promise<Position>>();
  private ended = false;

  readonly scene: Scene = $derived(this.position?.view.scene ?? NOWHERE);
  readonly index: Index = $derived(new Index({ ...this.scene, lit: [] }));
  /** The lines of which something is told: where one stops when going step by step. */
  readonly stops: number[] = $derived([...new Set([0, ...this.said.map((one) => one.number), this.last])].sort((a, b) => a - b));
  private readonly changed: ReadonlyMap<string, Mark> = $derived(changes(this.before?.view.scene, this.position?.view.scene));
  /** What has changed, and the place of an answer that would have been better than the one that follows. */
  private readonly marked: ReadonlyMap<string, Mark> = $derived.by(() => {
    const better = this.position && this.turningAt(this.position.number)?.better_at;
    return better ? new Map([...this.changed, [better, "better"]]) : this.changed;
  });

  constructor(readonly id: string) {
    super();
  }

  get game(): string {
    return this.card?.game ?? "-";
  }

  /** The round of the position on show; 0 before the first one and in games without rounds. */
  get round(): number {
    return this.rounds.findLast((band) => band.number <= this.number)?.round ?? 0;
  }

  get last(): number {
    return this.position?.last ?? this.card?.number ?? 0;
  }

  override get marks(): ReadonlyMap<string, Mark> {
    return this.marked;
  }

  /** The turning point before whose answer a position stands. */
  turningAt(number: number): TurningPoint | undefined {
    return this.turns.find((point) => point.number === number + 1);
  }

  end(): void {
    this.ended = true;
  }

  /** Whose eyes one may look through. */
  get eyes(): string[] {
    const { card } = this;
    if (!card) return [];
    const seats = card.seats.filter((seat) => card.over || card.mine.includes(seat.seat)).map((seat) => seat.name);
    return [...seats, "spectator", ...(card.over ? ["open"] : [])];
  }

  /** Show a position. */
  async show(number: number, as: string): Promise<void> {
    const others = as !== this.as;
    this.number = number;
    this.as = as;
    try {
      if (!this.card) [this.card, this.rounds] = await Promise.all([api.table(this.id), api.rounds(this.id)]);
      if (others || this.said.length === 0) this.said = await api.chronicle(this.id, as);
      if (this.ended) return;
      const earlier = this.stops.filter((stop) => stop < number).at(-1);
      const [now, before] = await Promise.all([
        this.at(number),
        earlier === undefined ? Promise.resolve(null) : this.at(earlier),
      ]);
      if (this.ended || this.number !== number || this.as !== as) return;
      this.position = now;
      this.before = before;
      this.fault = null;
      this.note(now);
      const next = this.stops.find((stop) => stop > number);
      if (next !== undefined) void this.at(next).catch(() => undefined);
    } catch (error) {
      this.fault = faultIn(error);
    }
  }

  /** The stop after the one on show, or before it. */
  beside(direction: 1 | -1): number {
    const stops = direction > 0 ? this.stops : [...this.stops].reverse();
    return stops.find((stop) => (stop - this.number) * direction > 0) ?? this.number;
  }

  /** Look at some positions in between, one after the other, for the lines of the scores. */
  async sample(): Promise<void> {
    const { last } = this;
    const wanted = Array.from({ length: SAMPLES + 1 }, (_, i) => Math.round((i * last) / SAMPLES));
    for (const number of new Set([last, ...wanted])) {
      if (this.ended) return;
      if (!this.scores.has(number)) {
        try {
          this.note(await this.at(number));
        } catch {
          return;
        }
      }
    }
  }

  private at(number: number): Promise<Position> {
    const key = `${this.as} ${number}`;
    let found = this.kept.get(key);
    if (!found) {
      found = api.position(this.id, number, this.as);
      found.catch(() => this.kept.delete(key));
      this.kept.set(key, found);
      const [oldest] = this.kept.keys();
      if (this.kept.size > KEPT && oldest !== undefined) this.kept.delete(oldest);
    }
    return found;
  }

  private note(position: Position): void {
    const { scene } = position.view;
    if (scene && position.number === position.last) this.final = new Index({ ...scene, lit: [] });
    const panels = scene?.dynamic.filter((one) => one.kind === "panel") ?? [];
    const scores = panels.filter((one) => one.score !== null).map((one): [string, number] => [one.owner, one.score ?? 0]);
    if (scores.length > 0) this.scores = new Map([...this.scores, [position.number, new Map(scores)]]);
  }
}

/** The places where something has come, gone or changed. */
function changes(before: Scene | null | undefined, now: Scene | null | undefined): ReadonlyMap<string, Mark> {
  const marks = new Map<string, Mark>();
  if (!before || !now) return marks;
  const pieces = (scene: Scene) =>
    new Map(scene.dynamic.filter((one: Element) => one.kind === "piece").map((one) => [one.id, one]));
  const [old, fresh] = [pieces(before), pieces(now)];
  for (const id of new Set([...old.keys(), ...fresh.keys()])) {
    const [a, b] = [old.get(id), fresh.get(id)];
    if (JSON.stringify(a) === JSON.stringify(b)) continue;
    for (const one of [a, b]) if (one?.parent) marks.set(one.parent, "origin");
  }
  return marks;
}
