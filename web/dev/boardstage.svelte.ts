/** A stage without a table: what is chosen is only remembered. */
import { Index } from "../src/lib/scene";
import type { Texts } from "../src/lib/texts";
import type { Lit, Scene, Text } from "../src/protocol";
import type { Mark, Stage } from "../src/scene/types";

export class TestStage implements Stage {
  scene = $state.raw<Scene>() as Scene;
  index = $derived(new Index(this.scene));
  lit = $derived(new Map<string, Lit>(this.scene.lit.map((lit) => [lit.element, lit])));
  picked = $state<string | null>(null);
  marks = $state.raw<ReadonlyMap<string, Mark>>(new Map());
  small = $state(false);
  still = $state(false);
  dark = $state(false);
  /** Everything that was chosen, in order. */
  chosen = $state<string[]>([]);

  constructor(
    scene: Scene,
    private readonly texts: Texts,
    dark: boolean,
  ) {
    this.scene = scene;
    this.dark = dark;
  }

  readonly resolve = (text: Text | undefined | null) => this.texts.resolve(text);

  onpick(id: string): void {
    this.chosen.push(id);
  }

  oninspect(id: string | null): void {
    this.picked = id;
  }

  mark(id: string, mark: Mark): void {
    this.marks = new Map([...this.marks, [id, mark]]);
  }
}
