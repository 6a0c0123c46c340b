/** Whether things lie on a dark ground: in the dark theme, and on the strip before a player. */

import { getContext, setContext } from "svelte";
import { useStage } from "../types";

const KEY = "night";

/** Everything below this component lies on a dark ground, whatever the theme. */
export function makeNight(): void {
  setContext(KEY, true);
}

/** Ask whether it is dark where this component is drawn. */
export function useNight(): () => boolean {
  const always = getContext<boolean | undefined>(KEY) ?? false;
  const stage = useStage();
  return () => always || (stage?.dark ?? false);
}
