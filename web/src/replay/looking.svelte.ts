// A finished game looked at again by the server: nothing is worked out before somebody asks for it.
import * as api from "../lib/api";
import { faultIn } from "../lib/app.svelte";
import type { Fault, Retrospect } from "../protocol";

/** Milliseconds until it is asked again how far it has come. */
const AGAIN = 600;

export class LookingBack {
  open = $state(false);
  found = $state.raw<Retrospect | null>(null);
  fault = $state.raw<Fault | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly id: string) {}

  toggle(): void {
    if (this.open) return this.close();
    this.open = true;
    if (!this.found?.ready) void this.ask();
  }

  /** Ask no further; what the server has begun it finishes. */
  close(): void {
    this.open = false;
    clearTimeout(this.timer);
  }

  private async ask(): Promise<void> {
    this.fault = null;
    try {
      this.found = await api.analysis(this.id);
    } catch (error) {
      this.fault = faultIn(error);
      return;
    }
    if (this.open && !this.found.ready) this.timer = setTimeout(() => void this.ask(), AGAIN);
  }
}
