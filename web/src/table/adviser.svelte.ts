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

  /** Not for what real dice show, nor in the middle of a move, nor where there is one answer. */
  readonly offered: boolean = $derived.by(() => {
    const { session, eyes, path, byHand, asked } = this.play;
    return !byHand && path.length === 0 && session.mine.includes(eyes) && (asked?.choices.length ?? 0) > 1;
  });

  /** Whether the key H is for hints, and not for an option. */
  readonly hasKey: boolean = $derived.by(
    () => this.offered && !this.play.choices.some((choice) => choice.key === "h"),
  );

  readonly open: boolean = $derived.by(() => this.offered && this.about === this.play.moment);

  /** Ask for a hint, or put it away. */
  async toggle(): Promise<void> {
    const { session, eyes } = this.play;
    if (this.open) {
      this.about = "";
      return;
    }
    if (!this.offered || !session.line.open) return;
    const asked = this.play.moment;
    this.about = asked;
    this.found = null;
    this.fault = null;
    try {
      const found = await api.hint(session.id, eyes);
      if (this.about === asked) this.found = found;
    } catch (error) {
      if (this.about === asked) this.fault = faultIn(error);
    }
  }
}
