// A scene on show: what live tables, replays and covers of boxes have in common.
import { app } from "../lib/app.svelte";
import { complete } from "../lib/complete";
import { Index } from "../lib/scene";
import { screen } from "../lib/theme.svelte";
import type { Lit, Look, RefusalView, Scene, Text } from "../protocol";
import type { Mark, Stage } from "../scene/types";

const NO_LIT: ReadonlyMap<string, Lit> = new Map();
const NO_REFUSALS: ReadonlyMap<string, readonly RefusalView[]> = new Map();
const NO_MARKS: ReadonlyMap<string, Mark> = new Map();

/** A scene without anything on it, plain as long as no game is known. */
export function emptyScene(look = complete<Look>("Look", {})): Scene {
  return { name: { key: "", args: {}, figure: "" }, static: [], dynamic: [], lit: [], look };
}

/** Nothing can be chosen, everything can be looked at. */
export abstract class Show implements Stage {
  abstract readonly game: string;
  abstract readonly scene: Scene;
  abstract readonly index: Index;
  /** What the pointer or the focus is on. */
  pointed = $state<string | null>(null);

  readonly resolve = (text: Text | undefined | null): string => app.of(this.game).resolve(text);

  /** What stays alight as long as nothing else is looked at. */
  get steady(): string | null {
    return null;
  }

  get picked(): string | null {
    return this.pointed ?? this.steady;
  }

  get dark(): boolean {
    return screen.dark;
  }

  get small(): boolean {
    return screen.small;
  }

  get still(): boolean {
    return screen.still;
  }

  get lit(): ReadonlyMap<string, Lit> {
    return NO_LIT;
  }

  get refused(): ReadonlyMap<string, readonly RefusalView[]> {
    return NO_REFUSALS;
  }

  get marks(): ReadonlyMap<string, Mark> {
    return NO_MARKS;
  }

  leads(_id: string): boolean {
    return false;
  }

  onpick(id: string): void {
    this.pointed = id;
  }

  oninspect(id: string | null): void {
    this.pointed = id;
  }
}

/** A picture of a game that is not being played. */
export class Still extends Show {
  readonly scene: Scene;
  readonly index: Index;

  constructor(
    readonly game: string,
    look: Look,
  ) {
    super();
    this.scene = emptyScene(look);
    this.index = new Index(this.scene);
  }
}
