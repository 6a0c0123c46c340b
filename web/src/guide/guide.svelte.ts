// The guided first turn: what the guide says about the question on the screen. All of it comes from the server.
import * as api from "../lib/api";
import { recall, remember } from "../lib/store";
import type { Advice } from "../protocol";
import type { Play } from "../table/play.svelte";

export class Guide {
  advice = $state.raw<Advice | null>(null);
  /** Whoever has had enough leaves, and may come back until the turn is over; the table remembers it. */
  left = $state<"no" | "yes" | "for-good">("no");
  /** At most tables nobody is guided: that is asked once. */
  private none = false;
  private asking = "";
  /** The moment that the advice is about. */
  private about = $state("");
  private shone: string | null = null;
  private readonly key: string;
  private readonly met: string;

  constructor(private readonly play: Play) {
    this.key = `guide-left.${play.session.id}`;
    this.met = `guide-met.${play.session.id}`;
    const left = recall(this.key);
    if (left === "yes" || left === "for-good") this.left = left;
  }

  /** Whether the guide speaks at this table. */
  get speaks(): boolean {
    return this.advice !== null && this.left === "no";
  }

  /** The table as it is on the screen. */
  private readonly moment: string = $derived.by(() => {
    const { session, eyes, path } = this.play;
    return `${session.version} ${eyes} ${path.join()}`;
  });

  /** What is said about the question on the screen; nothing as long as the last advice is about another moment. */
  readonly now: Advice | null = $derived.by(() => (this.speaks && this.about === this.moment ? this.advice : null));

  /** The value of the option that the guide would take. */
  readonly suggested: number | null = $derived.by(() => this.now?.suggested ?? null);

  /** Where that option lies. */
  readonly element: string | null = $derived.by(
    () => this.play.choices.find((choice) => choice.value === this.suggested)?.element ?? null,
  );

  /** Ask what there is to say now. */
  async listen(): Promise<void> {
    const { session, eyes, path } = this.play;
    const asking = this.moment;
    if (this.none || this.left !== "no" || !session.welcome || !session.mine.includes(eyes)) return;
    if (asking === this.asking) return;
    this.asking = asking;
    try {
      const advice = await api.advice(session.id, eyes, path);
      if (this.asking !== asking) return;
      // A table that branches off behind the guided turn has nothing to teach.
      this.none = advice === null || (advice.over && recall(this.met) === null);
      this.advice = this.none ? null : advice;
      this.about = asking;
      if (this.advice) remember(this.met, "yes");
    } catch {
      this.asking = ""; // the table goes on without a guide, and the next question is another chance
    }
  }

  /** What is suggested shines as if one looked at it, until one looks elsewhere. */
  shine(): void {
    const { element, play } = this;
    if (play.picked !== null && play.picked !== this.shone) return;
    this.shone = element;
    if (play.picked !== element) play.pointed = element;
  }

  /** Go on without the guide, or with it again. */
  leave(left: "no" | "yes" | "for-good"): void {
    this.left = left;
    this.asking = "";
    remember(this.key, left);
  }
}
