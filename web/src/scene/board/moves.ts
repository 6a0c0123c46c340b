/** What has moved between two moments: the same sort of piece is fewer here and more there. */

import type { Piece } from "../../protocol";
import type { Placed } from "./crowd";
import type { Point } from "./geometry";

export interface Move {
  key: string;
  piece: Piece;
  from: Point;
  to: Point;
  scale: number;
}

interface Standing {
  piece: Piece;
  at: Point;
  scale: number;
}

/** Pieces by id, those in folds too. */
function standing(placed: readonly Placed[]): Map<string, Standing> {
  const found = new Map<string, Standing>();
  for (const { one, x, y, scale } of placed) {
    const pieces = one.kind === "fold" ? one.pieces : one.kind === "piece" ? [one] : [];
    for (const piece of pieces) found.set(piece.id, { piece, at: [x, y], scale });
  }
  return found;
}

/** What pieces must have in common to be taken for each other. */
function sort(piece: Piece): string {
  const { owner, figure, form, letters, name } = piece;
  return JSON.stringify([owner, figure, form, letters.key, letters.figure, name.key, name.figure]);
}

/**
 * Pieces that are one element for each place have no element that moves: they become fewer where they leave and more
 * where they arrive. Pieces that keep their id are left out, their element glides by itself.
 */
export function moves(before: readonly Placed[], after: readonly Placed[]): Move[] {
  const [old, now] = [standing(before), standing(after)];
  const left = new Map<string, { at: Point; count: number }[]>();
  for (const [id, { piece, at }] of old) {
    const gone = piece.count - (now.get(id)?.piece.count ?? 0);
    if (gone > 0) left.set(sort(piece), [...(left.get(sort(piece)) ?? []), { at, count: gone }]);
  }
  const found: Move[] = [];
  for (const [id, { piece, at, scale }] of now) {
    let come = piece.count - (old.get(id)?.piece.count ?? 0);
    for (const source of left.get(sort(piece)) ?? []) {
      const count = Math.min(come, source.count);
      if (count <= 0) continue;
      source.count -= count;
      come -= count;
      found.push({ key: `${id} ${source.at.join(" ")}`, piece: { ...piece, count }, from: source.at, to: at, scale });
    }
  }
  return found;
}
