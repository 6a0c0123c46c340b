// The contract between the table and what draws its scene.
import { getContext, setContext } from "svelte";
import type { Index } from "../lib/scene";
import type {
  Action,
  Box,
  Card,
  Die,
  Item,
  Layout,
  Lit,
  Piece,
  RefusalView,
  Row,
  Scene,
  Stack,
  Station,
  Text,
} from "../protocol";

export type Element = Scene["static"][number];
export type Kind = Element["kind"];
export type ElementOf<K extends Kind> = Extract<Element, { kind: K }>;
export type Movable = Piece | Stack | Card | Die;
export type Part = Station | Box | Item | Row | Action;
export type Zone = Layout["zones"][string];
export type Mark = "hit" | "refused" | "origin" | "better";

/** A scene on show: what to draw, what can be chosen, and whom to tell when something is chosen. */
export interface Stage {
  readonly scene: Scene;
  /** The scene, looked up; made anew whenever the scene changes. */
  readonly index: Index;
  /** A text in the reader's language; "" for none. */
  readonly resolve: (text: Text | undefined | null) => string;
  readonly dark: boolean;
  /** Phone layout: first tap selects, second answers; pieces and keys are drawn bigger. */
  readonly small: boolean;
  /** No movement, fades only. */
  readonly still: boolean;
  /** What can be chosen now, by the id of the element or part; what is not in here does not glow. */
  readonly lit: ReadonlyMap<string, Lit>;
  /** What cannot be chosen now, by the id of the element or part, and why not. */
  readonly refused: ReadonlyMap<string, readonly RefusalView[]>;
  /** What is under the pointer or in focus, in the list and on the board alike. */
  readonly picked: string | null;
  /** Marks on elements: what was hit, what was refused, where a move begins, what would have been better. */
  readonly marks: ReadonlyMap<string, Mark>;
  /** Whether choosing something begins a move that goes on: then it can be dragged to where it goes. */
  leads(id: string): boolean;
  /** The player has clicked, tapped or pressed Enter on something; also on what is not lit (to be told why). */
  onpick(id: string): void;
  /** The pointer or the focus is on something, or has left. */
  oninspect(id: string | null): void;
}

const KEY = "stage";

/** Put a stage where everything below can find it. */
export function provideStage(stage: Stage): Stage {
  return setContext(KEY, stage);
}

/** The stage that this component is drawn on. */
export function useStage(): Stage {
  return getContext<Stage>(KEY);
}
