/** Arcs and sectors of dials and rings; angles in degrees, clockwise from the top. */

export type Spot = [x: number, y: number];

/** A point on a circle. */
export function clock([x, y]: Spot, radius: number, angle: number): Spot {
  const turn = (angle * Math.PI) / 180;
  return [x + radius * Math.sin(turn), y - radius * Math.cos(turn)];
}

function at(spot: Spot): string {
  return spot.map((value) => value.toFixed(1)).join(" ");
}

/** Path data of an arc. */
export function arc(middle: Spot, radius: number, from: number, to: number): string {
  const large = to - from > 180 ? 1 : 0;
  return `M${at(clock(middle, radius, from))}A${radius} ${radius} 0 ${large} 1 ${at(clock(middle, radius, to))}`;
}

/** Path data of a sector of a ring that points up. */
export function sector(outer: number, inner: number, sweep: number): string {
  const [half, large] = [sweep / 2, sweep > 180 ? 1 : 0];
  const o: Spot = [0, 0];
  return (
    `M${at(clock(o, outer, -half))}A${outer} ${outer} 0 ${large} 1 ${at(clock(o, outer, half))}` +
    `L${at(clock(o, inner, half))}A${inner} ${inner} 0 ${large} 0 ${at(clock(o, inner, -half))}Z`
  );
}
