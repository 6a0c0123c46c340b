// A page to look at boards: board.html?scene=wroth&theme=dark&lang=it. Scenes are made by tests/web/make_scenes.py.
import "../src/fonts.css";
import "../src/styles.css";
import { mount } from "svelte";
import { complete } from "../src/lib/complete";
import { Texts, type Lang } from "../src/lib/texts";
import type { Scene } from "../src/protocol";
import BoardPage from "./BoardPage.svelte";
import { TestStage } from "./boardstage.svelte";

const query = new URLSearchParams(location.search);
const given = await (await fetch(`/${query.get("scene") ?? "wroth"}.json`)).json();
const lang = (query.get("lang") ?? "it") as Lang;
const dark = query.get("theme") === "dark";
document.documentElement.dataset.theme = dark ? "dark" : "light";

const stage = new TestStage(complete<Scene>("Scene", given.scene), new Texts(lang, given.texts[lang]), dark);
stage.small = innerWidth < 820;
stage.still = matchMedia("(prefers-reduced-motion: reduce)").matches;
if (query.has("picked")) stage.oninspect(query.get("picked"));
for (const [id, mark] of [...query].filter(([, value]) => ["hit", "refused", "origin"].includes(value))) {
  stage.mark(id, mark as "hit");
}
Object.assign(window, { stage });
const start = performance.now();
mount(BoardPage, { target: document.getElementById("app") as HTMLElement, props: { stage, frame: query.has("frame") } });
document.documentElement.dataset.ready = String(Math.round(performance.now() - start));
