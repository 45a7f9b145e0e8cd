import { citySize, tileCount } from '../grid.ts';

export type Stop = { tile: number; owner: number; kind: 'bus' | 'tram' };

/** Steps that one tile counts: people walk twice as far to a tram as to a bus. */
const stepOf = { bus: 2, tram: 1 } as const;
/** Steps beyond which nobody walks: 7 tiles to a bus, 14 to a tram. */
export const longestWalk = 14;
export const noStop = 255;

/**
 * For every tile the steps and tiles to its nearest stop and the owner of that stop; `noStop` beyond a walk. Paths
 * cross everything, so the walk is the sum of columns and rows. Of equally near stops the first on the map counts.
 */
export function walkToStops(stops: readonly Stop[]): {
  steps: Uint8Array;
  tiles: Uint8Array;
  owner: Uint8Array;
} {
  const steps = new Uint8Array(tileCount).fill(noStop);
  const tiles = new Uint8Array(tileCount).fill(noStop);
  const owner = new Uint8Array(tileCount).fill(noStop);
  for (const stop of stops) {
    const step = stepOf[stop.kind];
    const reach = longestWalk / step;
    const x = stop.tile % citySize;
    const y = (stop.tile - x) / citySize;
    for (let row = Math.max(0, y - reach); row <= Math.min(citySize - 1, y + reach); row += 1) {
      const across = reach - Math.abs(row - y);
      for (let column = Math.max(0, x - across); column <= Math.min(citySize - 1, x + across); column += 1) {
        const walk = (Math.abs(row - y) + Math.abs(column - x)) * step;
        const tile = row * citySize + column;
        if (walk >= (steps[tile] ?? noStop)) continue;
        steps[tile] = walk;
        tiles[tile] = walk / step;
        owner[tile] = stop.owner;
      }
    }
  }
  return { steps, tiles, owner };
}
