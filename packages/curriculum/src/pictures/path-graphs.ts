import type { DiagramOf } from '@playforward/diagram';
import type { Random } from '../random.ts';

export type Place = readonly [number, number];

/** Straight pieces from place to place on a plane from −8 to 8; `ends` says whether the two ends belong to it. */
export function pathGraph(
  places: readonly Place[],
  points: readonly { readonly at: Place; readonly label: string | null }[] = [],
  ends: 'filled' | 'open' = 'filled',
): DiagramOf<'function-graph'> {
  return {
    kind: 'function-graph',
    x: { label: 'x', min: -8, max: 8, step: 1 },
    y: { label: 'y', min: -8, max: 8, step: 1 },
    curves: [
      {
        formula: { type: 'path', places: places.map(([x, y]): [number, number] => [x, y]) },
        from: places[0]?.[0] ?? 0,
        to: places.at(-1)?.[0] ?? 0,
        fromOpen: ends === 'open',
        toOpen: ends === 'open',
      },
    ],
    points: points.map(({ at: [x, y], label }) => ({ x, y, label, open: false })),
    asymptotes: [],
  };
}

/** Places of a zigzag whose pieces go up and down by turns, each at least `rise` high. */
export function drawZigzag(random: Random, pieces: number, rise = 2): readonly Place[] {
  return random.until(() => {
    let x = random.int(-7, -4);
    const places: Place[] = [[x, random.int(-6, 6)]];
    for (let piece = 0; piece < pieces; piece += 1) {
      x += random.int(2, pieces > 3 ? 3 : 4);
      places.push([x, random.int(-6, 6)]);
    }
    const steps = places.slice(1).map(([, y], at) => y - (places[at]?.[1] ?? 0));
    const turns = steps.every((step, at) => at === 0 || step * (steps[at - 1] ?? 0) < 0);
    return x <= 7 && turns && steps.every((step) => Math.abs(step) >= rise) ? places : null;
  });
}

/** Where the path crosses the x-axis from left to right; null where that is no whole number or more than a crossing. */
export function crossingsOf(places: readonly Place[]): readonly number[] | null {
  const found: number[] = [];
  for (const [at, [x2, y2]] of places.entries()) {
    if (y2 === 0) return null;
    const before = places[at - 1];
    if (!before || before[1] * y2 > 0) continue;
    const [x1, y1] = before;
    const x = x1 - (y1 * (x2 - x1)) / (y2 - y1);
    if (!Number.isInteger(x)) return null;
    found.push(x);
  }
  return found;
}
