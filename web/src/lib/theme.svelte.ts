// Light and dark, phone and desk, movement or none: what the reader's screen wants.
import { recall, remember } from "./store";

export type Theme = "light" | "dark" | "system";
const PHONE = "(max-width: 819px)";

/** Whether a media query holds, kept current. */
class Query {
  holds = $state(false);

  constructor(query: string) {
    const list = matchMedia(query);
    this.holds = list.matches;
    list.addEventListener("change", () => (this.holds = list.matches));
  }
}

class Screen {
  choice = $state<Theme>("system");
  private readonly night = new Query("(prefers-color-scheme: dark)");
  private readonly narrow = new Query(PHONE);
  private readonly calm = new Query("(prefers-reduced-motion: reduce)");

  constructor() {
    const stored = recall("theme");
    if (stored === "light" || stored === "dark") this.choice = stored;
  }

  get dark(): boolean {
    return this.choice === "system" ? this.night.holds : this.choice === "dark";
  }

  get small(): boolean {
    return this.narrow.holds;
  }

  get still(): boolean {
    return this.calm.holds;
  }

  choose(theme: Theme): void {
    this.choice = theme;
    remember("theme", theme);
  }
}

export const screen = new Screen();
