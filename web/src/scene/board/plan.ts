/** Every board of a scene, laid out one below the other. */

import type { Board } from "../../protocol";
import type { Movable } from "../types";
import { areas, type AreaPlan } from "./areas";
import type { Placed } from "./crowd";
import { around, type Box, type Point } from "./geometry";
import { hexes, type HexPlan } from "./hexes";
import { rooms, type RoomPlan } from "./rooms";
import { type Sight } from "./sight";
import { squares, type SquarePlan } from "./squares";

export type BoardPlan = AreaPlan | RoomPlan | HexPlan | SquarePlan;

export interface Laid {
  board: Board;
  plan: BoardPlan;
  /** How far down the board is moved. */
  down: number;
}

const GAP = 24;

/** The boards that are to be seen. */
export function laidOut(seen: Sight): Laid[] {
  const { index } = seen.stage;
  const found: Laid[] = [];
  let bottom = 0;
  for (const board of index.all("board")) {
    if (index.zone(board) === "hidden" || !index.of("space", board.id).length) continue;
    const plan = layOut(seen, board);
    const down = found.length ? bottom + GAP - plan.reach[1] : 0;
    bottom = down + plan.reach[3];
    found.push({ board, plan, down });
  }
  return found;
}

function layOut(seen: Sight, board: Board): BoardPlan {
  const forms = new Set(seen.stage.index.of("space", board.id).map((space) => space.shape.form));
  const plan = forms.has("hex")
    ? hexes(seen, board)
    : forms.has("square")
      ? squares(seen, board)
      : forms.has("room")
        ? rooms(seen, board)
        : areas(seen, board);
  // Things that lie on the board itself stand where they say.
  for (const one of seen.stage.index.held(board.id)) {
    const at = placeOf(one);
    if (at) plan.placed.push({ one, x: at[0], y: at[1], scale: seen.grown });
  }
  return plan;
}

function placeOf(one: Movable): Point | null {
  return "at" in one ? one.at : null;
}

function lower([left, top, right, bottom]: Box, by: number): Box {
  return [left, top + by, right, bottom + by];
}

/** All that the boards cover. */
export function worldOf(boards: Laid[]): Box {
  return boards.length ? around(boards.map(({ plan, down }) => lower(plan.reach, down))) : [0, 0, 1, 1];
}

/** How far everything on the boards reaches, by id. */
export function boxesOf(boards: Laid[]): Map<string, Box> {
  const found = new Map<string, Box>();
  for (const { plan, down } of boards) {
    for (const [id, box] of plan.boxes) found.set(id, lower(box, down));
    for (const { one, x, y, scale } of plan.placed) {
      const far = 26 * scale;
      const box = lower([x - far, y - far, x + far, y + far], down);
      for (const id of one.kind === "fold" ? one.pieces.map((piece) => piece.id) : [one.id]) found.set(id, box);
    }
  }
  return found;
}

/** Where everything on the boards stands, by id. */
export function spotsOf(boards: Laid[]): Map<string, Point> {
  const found = new Map<string, Point>();
  for (const { plan, down } of boards) {
    for (const [id, [x, y]] of plan.spots) found.set(id, [x, y + down]);
    for (const { one, x, y } of plan.placed) found.set(one.id, [x, y + down]);
    for (const [id, [left, top, right, bottom]] of plan.boxes) {
      if (!found.has(id)) found.set(id, [(left + right) / 2, (top + bottom) / 2 + down]);
    }
  }
  return found;
}

/**
 * Everything that stands on the boards, scenery first. The order depends on the things alone and not on where they
 * stand: what is moved within a page loses its focus and does not glide.
 */
export function standing(boards: Laid[]): Placed[] {
  const found = boards.flatMap(({ plan, down }) => plan.placed.map((spot) => ({ ...spot, y: spot.y + down })));
  const rank = ({ one }: Placed) => `${one.owner === "scenery" ? 0 : 1}${one.id}`;
  return found.sort((a, b) => (rank(a) < rank(b) ? -1 : 1));
}
