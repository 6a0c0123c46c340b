// What the client asks of the server outside of a table.
import type {
  Advice,
  Band,
  Fault,
  GameCard,
  Hints,
  Invitation,
  Me,
  NewTable,
  Position,
  Proof,
  Retrospect,
  Said,
  SeatWish,
  TableCard,
} from "../protocol";
import { complete, completeAll } from "./complete";

/** The server has said no, and why. */
export class Refusal extends Error {
  constructor(
    readonly fault: Fault,
    readonly status: number,
  ) {
    super(fault.key);
  }
}

/** A chapter of a rulebook. */
export interface Chapter {
  id: string;
  title: string;
  text: string;
  rules: Rule[];
}

export interface Rule {
  id: string;
  title: string;
  text: string;
}

let csrf = "";

async function call(method: string, path: string, body?: unknown): Promise<Response> {
  // What the server tells in words, it tells in the language of the page.
  const headers: Record<string, string> = { "accept-language": document.documentElement.lang };
  if (method !== "GET") headers["x-csrf"] = csrf;
  if (body !== undefined) headers["content-type"] = typeof body === "string" ? "text/plain" : "application/json";
  let answer: Response;
  try {
    const content = body === undefined || typeof body === "string" ? body : JSON.stringify(body);
    answer = await fetch(`/api${path}`, { method, headers, body: content ?? null });
  } catch {
    throw new Refusal({ key: "unreachable", args: {} }, 0);
  }
  if (!answer.ok) throw new Refusal(await faultOf(answer), answer.status);
  return answer;
}

async function faultOf(answer: Response): Promise<Fault> {
  try {
    const said: unknown = await answer.json();
    if (typeof said === "object" && said !== null && "key" in said) return complete<Fault>("Fault", said);
  } catch {
    // Not every server on the way speaks our language: the status must do.
  }
  return { key: answer.status === 404 ? "not-found" : "server", args: { status: answer.status } };
}

async function json(method: string, path: string, body?: unknown): Promise<unknown> {
  return (await call(method, path, body)).json();
}

/** Part of an address. */
const at = encodeURIComponent;

export async function me(): Promise<Me> {
  const found = complete<Me>("Me", await json("GET", "/me"));
  csrf = found.csrf;
  return found;
}

export async function rename(name: string): Promise<Me> {
  const found = complete<Me>("Me", await json("PUT", "/me", { name }));
  csrf = found.csrf;
  return found;
}

export const games = async (): Promise<GameCard[]> => completeAll("GameCard", await json("GET", "/games"));

export const texts = async (game: string, lang: string): Promise<string> =>
  (await call("GET", `/texts/${at(game)}/${lang}`)).text();

export const rules = async (game: string, lang: string): Promise<Chapter[]> =>
  (await json("GET", `/rules/${at(game)}/${lang}`)) as Chapter[];

export const tables = async (): Promise<TableCard[]> => completeAll("TableCard", await json("GET", "/tables"));

export const table = async (id: string): Promise<TableCard> =>
  complete("TableCard", await json("GET", `/tables/${at(id)}`));

export const setTable = async (wish: NewTable): Promise<TableCard> =>
  complete("TableCard", await json("POST", "/tables", wish));

export const invite = async (id: string, seat: number): Promise<Invitation> =>
  complete("Invitation", await json("POST", `/tables/${at(id)}/seats/${seat}/invitation`));

export const revoke = async (id: string, seat: number): Promise<void> =>
  void (await call("DELETE", `/tables/${at(id)}/seats/${seat}/invitation`));

export const replace = async (id: string, seat: number, wish: SeatWish): Promise<void> =>
  void (await call("PUT", `/tables/${at(id)}/seats/${seat}`, wish));

export const join = async (token: string): Promise<TableCard> =>
  complete("TableCard", await json("POST", "/join", { token }));

export const position = async (id: string, number: number, as: string): Promise<Position> =>
  complete("Position", await json("GET", `/tables/${at(id)}/at/${number}${as ? `?as=${at(as)}` : ""}`));

export const chronicle = async (id: string, as: string): Promise<Said[]> =>
  completeAll("Said", await json("GET", `/tables/${at(id)}/chronicle${as ? `?as=${at(as)}` : ""}`));

export const record = async (id: string, as: string): Promise<string> =>
  (await call("GET", `/tables/${at(id)}/record${as ? `?as=${at(as)}` : ""}`)).text();

export const bring = async (record: string): Promise<TableCard> =>
  complete("TableCard", await json("POST", "/records", record));

export const rounds = async (id: string): Promise<Band[]> =>
  completeAll("Band", await json("GET", `/tables/${at(id)}/rounds`));

export const openTables = async (): Promise<TableCard[]> => completeAll("TableCard", await json("GET", "/open-tables"));

export const list = async (id: string, listed: boolean): Promise<TableCard> =>
  complete("TableCard", await json("PUT", `/tables/${at(id)}/listed`, { listed }));

export const sit = async (id: string, seat: number): Promise<TableCard> =>
  complete("TableCard", await json("POST", `/tables/${at(id)}/seats/${seat}/sit`));

/** Set the table for the guided first turn of a game. */
export const guide = async (game: string): Promise<TableCard> =>
  complete("TableCard", await json("POST", `/games/${at(game)}/guide`));

/** What the guide says to a seat now, after answers that have not been sent; nothing where nobody is guided. */
export async function advice(id: string, seat: number, path: readonly number[]): Promise<Advice | null> {
  const found = await json("GET", `/tables/${at(id)}/advice?seat=${seat}&path=${path.join()}`);
  return found === null ? null : complete<Advice>("Advice", found);
}

export const proof = async (id: string): Promise<Proof> =>
  complete("Proof", await json("GET", `/tables/${at(id)}/proof`));

/** What a strong player would look at who knows what one of my seats knows, after answers that have not been sent. */
export const hint = async (id: string, seat: number, path: readonly number[]): Promise<Hints> =>
  complete("Hints", await json("POST", `/tables/${at(id)}/hint?seat=${seat}&path=${path.join()}`));

/** A finished game looked at again, or how far that has come. */
export const analysis = async (id: string): Promise<Retrospect> =>
  complete("Retrospect", await json("GET", `/tables/${at(id)}/analysis`));

export const branch = async (id: string, number: number, seat: number | null = null): Promise<TableCard> =>
  complete("TableCard", await json("POST", `/tables/${at(id)}/branch`, { number, seat }));
