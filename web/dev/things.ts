// All things of some scenes, for looking at them: things.html?scene=NAME&theme=dark&lang=it, or ?scene=states.
// The scenes lie as JSON in the folder SCENES: { scene, texts: { it, en } }.
import "../src/fonts.css";
import "../src/styles.css";
import { mount } from "svelte";
import States from "./States.svelte";
import Things from "./Things.svelte";

const asked = new URLSearchParams(location.search);
const name = asked.get("scene") ?? "states";
const theme = asked.get("theme") === "dark" ? "dark" : "light";
const lang = asked.get("lang") === "en" ? "en" : "it";
const target = document.getElementById("app") as HTMLElement;
document.documentElement.dataset.theme = theme;

if (name === "states") {
  mount(States, { target });
} else {
  const found = (await (await fetch(`/${name}.json`)).json()) as {
    scene: unknown;
    texts: Record<"it" | "en", string>;
  };
  const view = asked.get("view") ?? "things";
  const lit = (asked.get("lit") ?? "").split(",").filter(Boolean);
  mount(Things, {
    target,
    props: { data: found.scene, texts: found.texts[lang], lang, dark: theme === "dark", view, lit },
  });
}
