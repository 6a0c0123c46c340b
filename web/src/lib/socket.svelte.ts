// The line to a table: messages with numbers, and a line that mends itself.
import type { ClientMessage, Done, Fault, Refused, ServerMessage } from "../protocol";
import { complete } from "./complete";

const STRUCTS: Record<ServerMessage["type"], string> = {
  welcome: "Welcome",
  update: "Update",
  done: "Done",
  refused: "Refused",
  seats: "Seats",
  spoken: "Spoken",
};
/** The server closes with this code where there is no such table: trying again is of no use. */
const NO_TABLE = 4404;
/** Seconds between tries. */
const PAUSES = [1, 2, 4, 8, 15];

/** A message without its number. */
export type Unnumbered = ClientMessage extends infer M ? (M extends ClientMessage ? Omit<M, "id"> : never) : never;

export class Line {
  /** Whether messages can be sent; before that the line is being made, or it is lost. */
  open = $state(false);
  /** The line was open once and is not any more, or could not be made. */
  lost = $state(false);
  /** Seconds until the next try. */
  seconds = $state(0);
  private socket: WebSocket | null = null;
  private number = 0;
  private tries = 0;
  private ticking: ReturnType<typeof setInterval> | undefined;
  private readonly waiting = new Map<number, (answer: Done | Refused) => void>();
  private ended = false;

  constructor(
    private readonly path: string,
    private readonly hello: () => number,
    private readonly heard: (message: ServerMessage) => void,
  ) {
    this.connect();
  }

  /** Send a message; the promise tells how it went. */
  say(message: Unnumbered): Promise<Done | Refused> {
    if (!this.socket || !this.open) return Promise.resolve(refused(0, { key: "unreachable", args: {} }));
    const id = ++this.number;
    this.socket.send(JSON.stringify({ ...message, id }));
    return new Promise((resolve) => this.waiting.set(id, resolve));
  }

  /** Try again now. */
  connect(): void {
    clearInterval(this.ticking);
    this.drop();
    const address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${this.path}`;
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onopen = () => {
      if (socket !== this.socket) return;
      this.open = true;
      void this.say({ type: "hello", told: this.hello() });
    };
    socket.onmessage = (event) => {
      if (socket === this.socket && typeof event.data === "string") this.hear(event.data);
    };
    socket.onclose = (event) => {
      if (socket !== this.socket) return;
      if (event.code === NO_TABLE) this.ended = true;
      this.wait();
    };
  }

  /** Leave for good. */
  end(): void {
    this.ended = true;
    clearInterval(this.ticking);
    this.drop();
  }

  private hear(text: string): void {
    const raw = JSON.parse(text) as ServerMessage;
    const message = complete<ServerMessage>(STRUCTS[raw.type], raw);
    if (message.type === "welcome") {
      this.tries = 0;
      this.lost = false;
    }
    if (message.type === "done" || message.type === "refused") {
      this.waiting.get(message.id)?.(message);
      this.waiting.delete(message.id);
      if (message.type === "refused" && message.id === 0) this.heard(message);
    } else {
      this.heard(message);
    }
  }

  private wait(): void {
    this.drop();
    if (this.ended) return;
    this.lost = true;
    this.seconds = PAUSES[Math.min(this.tries++, PAUSES.length - 1)] ?? 15;
    this.ticking = setInterval(() => {
      this.seconds -= 1;
      if (this.seconds <= 0) this.connect();
    }, 1000);
  }

  private drop(): void {
    this.open = false;
    const old = this.socket;
    this.socket = null;
    old?.close();
    this.number = 0;
    for (const [id, resolve] of this.waiting) resolve(refused(id, { key: "unreachable", args: {} }));
    this.waiting.clear();
  }
}

function refused(id: number, fault: Fault): Refused {
  return { type: "refused", id, fault };
}
