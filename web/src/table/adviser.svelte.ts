// Hints: what a strong player would look at who knows what the seat knows. Nothing is asked for unless somebody wants it.
import * as api from "../lib/api";
import { faultIn } from "../lib/app.svelte";
import type { Fault, Hints } from "../protocol";
import type { Play } from "./play.svelte";

export class Adviser {
  found = $state.raw<Hints | null>(null);
  fault = $state.raw<Fault | null>(null);
  /** The moment that was asked about; nothing while no hint is wanted. */
  private about = $state("");

  constructor(private readonly play: Play) {}

  /** Not for what real dice show, nor where there is one answer. */
  readonly offered: boolean = $derived.by(() => {
    const { session, eyes, byHand, asked } = this.play;
    return !byHand && session.mine.includes(eyes) && (asked?.choices.length ?? 0) > 1;
  });

  /** Whether the key H is for hints, and not for an option. */
  readonly hasKey: boolean = $derived.by(
    () => this.offered && !this.play.choices.some((choice) => choice.key === "h"),
  );

  /** The question of the moment; in the middle of a move it is another one after every answer. */
  private readonly now: string = $derived.by(() => `${this.play.moment} ${this.play.path.join()}`);

  readonly open: boolean = $derived.by(() => this.offered && this.about === this.now);

  /** Ask for a hint, or put it away. */
  async toggle(): Promise<void> {
    const { session, eyes, path } = this.play;
    if (this.open) {
      this.about = "";
      return;
    }
    if (!this.offered || !session.line.open) return;
    const asked = this.now;
    this.about = asked;
    this.found = null;
    this.fault = null;
    try {
      const found = await api.hint(session.id, eyes, path);
      if (this.about === asked) this.found = found;
    } catch (error) {
      if (this.about === asked) this.fault = faultIn(error);
    }
  }
}
