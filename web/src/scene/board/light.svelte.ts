/** Which places are looked at, and which lie under the veil. */

import type { Space } from "../../protocol";
import { target } from "../things/touch";
import type { Stage } from "../types";

export class Light {
  constructor(private readonly stage: Stage) {}

  /** What would be chosen by a click now: what is looked at, or the lit thing that it lies on. */
  readonly aim = $derived.by(() => {
    const { picked } = this.stage;
    return picked === null ? null : target(this.stage, picked);
  });

  /** The spaces that are lit or hold something lit, and those that they lie on. */
  private readonly shining = $derived.by(() => {
    const { elements } = this.stage.index;
    const found = new Set<string>();
    for (const id of this.stage.lit.keys()) {
      for (let at = elements.get(id); at && !found.has(at.id); at = elements.get(at.parent)) found.add(at.id);
    }
    return found;
  });

  /** Whether the question is about the board: nothing beside it can be chosen but buttons. */
  readonly asked = $derived.by(() => {
    const { index, lit } = this.stage;
    return [...lit.keys()].every((id) => {
      const element = index.elements.get(id);
      return element ? index.onBoard(element) : index.wholes.get(id)?.kind === "actions";
    });
  });

  /** Whether a space lies under the veil: something on its board can be chosen, but nothing here. */
  veils(space: Space): boolean {
    if (!this.asked || this.shining.has(space.id)) return false;
    const { elements } = this.stage.index;
    for (let at = elements.get(space.parent); at; at = elements.get(at.parent)) {
      if (at.kind === "board") return this.shining.has(at.id);
    }
    return false;
  }
}
