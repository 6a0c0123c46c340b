/** Places from left to right, moved as little as possible so that none is nearer to the next than `gap` or beyond `end`. */
export function apart(places: readonly number[], gap: number, end: number): number[] {
  const moved: number[] = [];
  for (const place of places) moved.push(Math.max(place, (moved.at(-1) ?? -Infinity) + gap));
  return moved.map((place, i) => Math.min(place, end - (moved.length - 1 - i) * gap));
}
