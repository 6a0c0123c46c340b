// Another way through a game: a table of its own, from which there is a way back to where one was.
import * as api from "./api";
import { router } from "./router.svelte";
import { recall, remember } from "./store";

/** Branch off at a position; with a seat besides one's own where one is given. */
export async function branchOff(id: string, number: number, seat: number | null = null): Promise<void> {
  const from = location.pathname + location.search + location.hash;
  const table = await api.branch(id, number, seat);
  remember(`way-back.${table.id}`, from);
  router.go(`/table/${table.id}`);
}

/** Where one was when this table branched off, if it was here. */
export function wayBack(id: string): string | null {
  return recall(`way-back.${id}`);
}
