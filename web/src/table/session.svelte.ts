// A table as this browser knows it: what each of its seats sees, who sits there, what was said.
import { apply, Index } from "../lib/scene";
import { Line } from "../lib/socket.svelte";
import type {
  AskedView,
  AskView,
  ChatLine,
  Done,
  Fault,
  Left,
  Refused,
  RefusalView,
  Result,
  Said,
  Scene,
  SeatState,
  ServerMessage,
  Step,
  Update,
  View,
  Welcome,
} from "../protocol";

/** The role that stands for chance. */
export const CHANCE = "~";

/** What one pair of eyes sees, all of it. */
export class Sight {
  scene: Scene;
  index: Index;
  ask: AskView | null = null;
  refused: RefusalView[] = [];
  ahead: Step | null = null;
  undo = false;
  stands: Left[] = [];
  answered = -1;
  private_ = false;

  constructor(
    readonly seat: number,
    scene: Scene,
  ) {
    this.scene = scene;
    this.index = new Index(scene);
  }

  /** The same eyes after an update; nothing where a change came to a scene that is not here. */
  static after(view: View, before: Sight | undefined): Sight | null {
    const scene = view.scene ?? (before ? (view.change ? apply(before.scene, view.change) : before.scene) : null);
    if (!scene) return null;
    const sight = new Sight(view.seat, scene);
    sight.ask = view.ask;
    sight.refused = view.refused;
    sight.ahead = view.ahead;
    sight.undo = view.undo;
    sight.stands = view.stands;
    sight.answered = view.answered;
    sight.private_ = view.private;
    return sight;
  }
}

export class Session {
  readonly line: Line;
  /** Nothing is known yet until the server has welcomed us. */
  welcome = $state.raw<Welcome | null>(null);
  seats = $state.raw<SeatState[]>([]);
  mine = $state.raw<number[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  asked = $state.raw<AskedView[]>([]);
  version = $state(0);
  /** Counts what may have changed the questions: everything but a wish to take back, and its refusal. */
  moment = $state(0);
  number = $state(0);
  over = $state(false);
  paused = $state(false);
  takeBack = $state<number | null>(null);
  result = $state.raw<Result | null>(null);
  sights = $state.raw<ReadonlyMap<number, Sight>>(new Map());
  /** The chronicle of each seat, oldest first. */
  said = $state.raw<ReadonlyMap<number, readonly Said[]>>(new Map());
  /** When the clocks were told, to let them run on. */
  clocksAt = $state(0);
  /** The last thing that the server would not do. */
  fault = $state.raw<Fault | null>(null);
  /** An answer is on its way. */
  sending = $state(false);
  /** What was typed in last by hand, for correcting it. */
  typed = $state.raw<AskView | null>(null);
  /** The line of the last answer that somebody here has given. */
  readonly lastMine: number = $derived.by(() => Math.max(-1, ...[...this.sights.values()].map((one) => one.answered)));

  constructor(readonly id: string) {
    this.line = new Line(`/api/tables/${encodeURIComponent(id)}/live`, () => this.told(), this.hear.bind(this));
  }

  end(): void {
    this.line.end();
  }

  // ------------------------------------------------------------ saying

  /** Answer with one value or several, all or none; `called` is what they are called on the screen. */
  async answer(seat: number, values: number[], called: string): Promise<boolean> {
    const done = await this.send({ type: "answer", version: this.version, seat, values });
    const { fault } = this;
    if (fault?.key === "not-an-option") this.fault = { ...fault, args: { ...fault.args, value: called } };
    return done;
  }

  undo = (seat: number) => this.send({ type: "undo", version: this.version, seat });

  consent = (seat: number, agrees: boolean) => this.send({ type: "consent", version: this.version, seat, agrees });

  /** Leave an answer for a window, until a step begins or for good; without a value withdraw it. */
  stand = (seat: number, question: string, value: number | null, until = "") =>
    this.send({ type: "stand", seat, question, value, until });

  /** A real die or card. */
  type_(value: number, correct: boolean, ask: AskView | null): Promise<boolean> {
    if (ask) this.typed = ask;
    return this.send({ type: "typed", version: this.version, value, correct });
  }

  speak = (text: string) => this.send({ type: "chat", text });

  pace = (what: "pause" | "go" | "skip") => this.send({ type: "pace", do: what });

  private async send(message: Parameters<Line["say"]>[0]): Promise<boolean> {
    const answers = message.type === "answer" || message.type === "typed" || message.type === "undo";
    if (answers) this.sending = true;
    this.fault = null;
    const said: Done | Refused = await this.line.say(message);
    if (answers) this.sending = false;
    if (said.type === "done") return true;
    // What was true a moment ago is not an error: the newer question is on the screen already.
    if (said.fault.key !== "stale" && said.fault.key !== "unreachable") this.fault = said.fault;
    return false;
  }

  // ------------------------------------------------------------ hearing

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.begin(message);
        break;
      case "update":
        this.update(message);
        break;
      case "seats":
        this.sitDown(message.seats, message.mine);
        break;
      case "spoken":
        this.chat = [...this.chat, message.line];
        break;
      case "refused":
        this.fault = message.fault;
        break;
    }
  }

  private begin(welcome: Welcome): void {
    this.welcome = welcome;
    this.seats = welcome.seats;
    this.mine = welcome.mine;
    this.chat = welcome.chat;
    this.clocksAt = performance.now();
    this.sights = new Map();
    this.update(welcome.now);
  }

  private update(now: Update): void {
    const sights = new Map<number, Sight>();
    const said = new Map(this.said);
    for (const view of now.views) {
      const sight = Sight.after(view, this.sights.get(view.seat));
      if (!sight) return this.line.connect(); // something was missed: hear all of it again
      sights.set(view.seat, sight);
      if (view.said.length > 0) said.set(view.seat, joined(said.get(view.seat) ?? [], view.said));
    }
    for (const [seat, sight] of this.sights) if (!sights.has(seat)) sights.set(seat, sight);
    this.said = said;
    this.sights = sights;
    // Whoever wishes to take back, agrees or refuses asks nothing new of the others.
    const wish = now.number === this.number && (now.take_back !== null || this.takeBack !== null);
    if (now.version !== this.version && !wish) this.moment += 1;
    this.version = now.version;
    this.number = now.number;
    this.over = now.over;
    this.asked = now.asked;
    this.paused = now.paused;
    this.takeBack = now.take_back;
    this.result = now.result;
  }

  private sitDown(seats: SeatState[], mine: number[]): void {
    const changed = mine.join() !== this.mine.join();
    this.seats = seats;
    this.mine = mine;
    this.clocksAt = performance.now();
    if (changed) {
      // Other eyes see other things: begin anew, also with the chronicle.
      this.said = new Map();
      this.sights = new Map();
      this.line.connect();
    }
  }

  /** The last sentence that all eyes here have heard. */
  private told(): number {
    const last = [...this.said.values()].map((lines) => lines.at(-1)?.number ?? -1);
    return last.length > 0 ? Math.min(...last) : -1;
  }
}

/** A chronicle with news: sentences of a line replace those that were there, and empty ones are told no more. */
export function joined(old: readonly Said[], news: readonly Said[]): Said[] {
  const again = new Set(news.map((one) => one.number));
  const told = news.filter((one) => one.en !== "");
  return [...old.filter((one) => !again.has(one.number)), ...told].sort((a, b) => a.number - b.number);
}
