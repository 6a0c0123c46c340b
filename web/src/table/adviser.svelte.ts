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
    const { session, eyes, path, byHand, sight, asked } = this.play;
    const options = path.length > 0 ? sight?.ask?.options : asked?.choices;
    return !byHand && session.mine.includes(eyes) && (options?.length ?? 0) > 1;
  });

  /** Whether the key H is for hints, and not for an option. */
  readonly hasKey: boolean = $derived.by(
    () => this.offered && !this.play.choices.some((choice) => choice.key === "h"),
  );

  /** In the middle of a move: somebody wanted a hint and is told where to have it. */
  readonly late: boolean = $derived.by(() => this.offered && this.wantedAt !== "" && this.wantedAt === this.midway);
  private readonly midway: string = $derived.by(() => {
    const { path, moment } = this.play;
    return path.length > 0 ? `${moment} ${path.join(" ")}` : "";
  });
  private wantedAt = $state("");

  readonly open: boolean = $derived.by(() => this.offered && this.midway === "" && this.about === this.play.moment);

  /** Ask for a hint, or put it away. */
  async toggle(): Promise<void> {
    const { session, eyes } = this.play;
    if (this.midway) {
      this.wantedAt = this.late ? "" : this.midway;
      return;
    }
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
