// Addresses: every page, every position and every rule has one.
import { decode, routeOf } from "./routes";

class Router {
  private where = $state({ path: location.pathname, search: location.search, hash: location.hash });
  readonly route = $derived(routeOf(this.where.path));

  constructor() {
    addEventListener("popstate", () => this.read());
    addEventListener("hashchange", () => this.read());
  }

  /** A word behind the question mark. */
  query(name: string): string {
    return new URLSearchParams(this.where.search).get(name) ?? "";
  }

  get hash(): string {
    return decode(this.where.hash.slice(1));
  }

  /** Go to an address of this client; `quietly` replaces the one that is there. */
  go(address: string, quietly = false): void {
    if (quietly) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    const page = this.route.page;
    this.read();
    if (!quietly && page !== this.route.page) scrollTo(0, 0);
  }

  /** Follow links to this client without loading it again. */
  follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/") || link.getAttribute("href")?.startsWith("#")) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }

  private read(): void {
    this.where = { path: location.pathname, search: location.search, hash: location.hash };
  }
}

export const router = new Router();
