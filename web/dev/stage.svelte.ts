/** A stage without a table: what is looked at is remembered, what is chosen is only noted. */
import { complete } from "../src/lib/complete";
import { Index } from "../src/lib/scene";
import { Texts, type Lang } from "../src/lib/texts";
import type { Lit, Scene, Text } from "../src/protocol";
import type { Mark, Stage } from "../src/scene/types";

export class Sample implements Stage {
  readonly scene: Scene;
  readonly index: Index;
  readonly lit: ReadonlyMap<string, Lit>;
  readonly marks: ReadonlyMap<string, Mark>;
  readonly small = innerWidth < 820;
  readonly still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  picked = $state<string | null>(null);
  inspected = $state<string | null>(null);
  private readonly texts: Texts;

  constructor(
    data: unknown,
    texts: string,
    lang: Lang,
    readonly dark: boolean,
    more: Lit[] = [],
    marks: [string, Mark][] = [],
  ) {
    const scene = complete<Scene>("Scene", data);
    this.scene = { ...scene, lit: [...scene.lit, ...more] };
    this.index = new Index(this.scene);
    this.lit = new Map(this.scene.lit.map((lit) => [lit.element, lit]));
    this.marks = new Map(marks);
    this.texts = new Texts(lang, texts);
  }

  readonly resolve = (text: Text | undefined | null) => this.texts.resolve(text);

  onpick(id: string): void {
    document.documentElement.dataset.chosen = id;
  }

  oninspect(id: string | null): void {
    this.picked = id;
    if (id !== null) this.inspected = id;
    document.documentElement.dataset.inspected = id ?? "";
  }
}
