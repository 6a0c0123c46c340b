/** A stage on which things can only be looked at: nothing glows, nothing answers. */

import type { Stage } from "../types";

/** The same scene and words as on another stage. */
export function quiet(stage: Stage): Stage {
  return {
    get scene() {
      return stage.scene;
    },
    get index() {
      return stage.index;
    },
    get dark() {
      return stage.dark;
    },
    get small() {
      return stage.small;
    },
    resolve: (text) => stage.resolve(text),
    still: true,
    lit: new Map(),
    refused: new Map(),
    picked: null,
    marks: new Map(),
    leads: () => false,
    onpick() {},
    oninspect() {},
  };
}
