// What each address of the client shows.

export type Route =
  | { page: "lobby" }
  | { page: "new"; game: string }
  | { page: "table"; id: string }
  | { page: "replay"; id: string; number: number }
  | { page: "join"; token: string }
  | { page: "rules"; game: string }
  | { page: "verify"; id: string }
  | { page: "nowhere" };

/** What an address shows. */
export function routeOf(path: string): Route {
  const [first = "", second = "", third = "", ...rest] = path.split("/").filter(Boolean).map(decode);
  if (rest.length > 0) return { page: "nowhere" };
  if (!first) return { page: "lobby" };
  if (first === "table" && second && third) {
    return /^\d+$/.test(third) ? { page: "replay", id: second, number: Number(third) } : { page: "nowhere" };
  }
  if (!second || third) return { page: "nowhere" };
  if (first === "new") return { page: "new", game: second };
  if (first === "table") return { page: "table", id: second };
  if (first === "join") return { page: "join", token: second };
  if (first === "rules") return { page: "rules", game: second };
  if (first === "verify") return { page: "verify", id: second };
  return { page: "nowhere" };
}

/** Part of an address as it was meant. */
export function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
