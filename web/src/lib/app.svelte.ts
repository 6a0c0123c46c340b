// What all pages share: the language, the texts, the games on the shelf, and who is looking.
import { SvelteMap } from "svelte/reactivity";
import type { Fault, GameCard, Me } from "../protocol";
import * as api from "./api";
import { recall, remember } from "./store";
import { type Args, firstLanguage, type Lang, OWN, Texts } from "./texts";

/** The texts that hold for every game. */
const ENGINE = "-";

class App {
  lang = $state<Lang>(firstLanguage(recall("lang"), navigator.language));
  me = $state<Me | null>(null);
  games = $state.raw<GameCard[]>([]);
  /** The server could not be reached when the page was opened. */
  trouble = $state.raw<Fault | null>(null);
  ready = $state(false);
  private readonly sources = new SvelteMap<string, string>();
  private readonly made = new Map<string, Texts>();
  private readonly waiting = new Map<string, Promise<void>>();

  /** Fetch what every page needs. */
  async start(): Promise<void> {
    this.trouble = null;
    try {
      const [me, games] = await Promise.all([api.me(), api.games(), this.load(ENGINE, this.lang)]);
      this.games = games;
      await Promise.all(games.map((game) => this.load(game.id, this.lang)));
      this.me = me;
      this.ready = true;
    } catch (error) {
      this.trouble = faultIn(error);
    }
  }

  async rename(name: string): Promise<void> {
    this.me = await api.rename(name);
  }

  /** Speak another language, at once and from now on. */
  async speak(lang: Lang): Promise<void> {
    const games = new Set([...this.sources.keys()].map((key) => key.slice(0, key.lastIndexOf("/"))));
    await Promise.all([...games].map((game) => this.load(game, lang)));
    this.lang = lang;
    remember("lang", lang);
  }

  /** Make sure that the texts of a game are here. */
  load(game: string, lang: Lang = this.lang): Promise<void> {
    const key = `${game}/${lang}`;
    let waiting = this.waiting.get(key);
    if (!waiting) {
      waiting = api.texts(game, lang).then((source) => void this.sources.set(key, source));
      waiting.catch(() => this.waiting.delete(key));
      this.waiting.set(key, waiting);
    }
    return waiting;
  }

  /** The texts of a game, in the language of the reader. */
  of(game: string): Texts {
    return this.texts(`${game}/${this.lang}`, () => [this.sources.get(`${game}/${this.lang}`) ?? ""]);
  }

  /** A text of this client. */
  t(key: string, args: Args = {}): string {
    return this.own().t(key, args);
  }

  /** Whether this client has such a text. */
  has(key: string): boolean {
    return this.own().has(key);
  }

  title(game: string): string {
    const texts = this.of(game);
    return texts.has("title") ? texts.t("title") : game;
  }

  card(game: string): GameCard | undefined {
    return this.games.find((one) => one.id === game);
  }

  /** What a bot is like: how it thinks, and its temperament where it has one (`scout@builder`). */
  level(level: string): string {
    const [way = "", temperament] = level.split("@");
    const words = this.has(`level-${way}`) ? this.t(`level-${way}`) : way;
    return temperament ? `${words}, ${this.temperament(temperament)}` : words;
  }

  temperament(name: string): string {
    return this.has(`temperament-${name}`) ? this.t(`temperament-${name}`) : name;
  }

  /** What a bot with a temperament is after; nothing where only its game knows. */
  wants(temperament: string): string {
    const key = `temperament-wants-${temperament}`;
    return this.has(key) ? this.t(key) : "";
  }

  /** How strong a level is among all of them, and how long it thinks; nothing for any other bot, and for people. */
  strength(level: string, bots: readonly string[]): string {
    const number = bots.indexOf(level) + 1;
    return number > 0 ? this.t("bot-strength", { number, count: bots.length, level }) : "";
  }

  /** The name of a kind of bot. */
  bot(level: string): string {
    return this.t("bot-of", { level: this.level(level) });
  }

  /** Why something was not done, in words; a game may have words of its own. */
  fault(fault: Fault, game = ENGINE): string {
    const key = `error-${fault.key}`;
    if (this.has(key)) return this.t(key, fault.args);
    const texts = this.of(game);
    return texts.has(key) ? texts.t(key, fault.args) : this.t("error-server");
  }

  private own(): Texts {
    return this.texts(`/${this.lang}`, () => [this.sources.get(`${ENGINE}/${this.lang}`) ?? "", OWN[this.lang]]);
  }

  private texts(key: string, sources: () => string[]): Texts {
    const said = sources();
    const made = this.made.get(key);
    const whole = said.length + said.join("").length;
    if (made && made.size === whole) return made;
    const texts = new Texts(this.lang, ...said);
    texts.size = whole;
    this.made.set(key, texts);
    return texts;
  }
}

/** The fault behind anything that was thrown. */
export function faultIn(error: unknown): Fault {
  if (error instanceof api.Refusal) return error.fault;
  throw error;
}

export const app = new App();
export const t = (key: string, args: Args = {}): string => app.t(key, args);
