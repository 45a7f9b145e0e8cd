import { citySize } from '../grid.ts';

export type ServiceSource = {
  x: number;
  y: number;
  width: number;
  height: number;
  reach: number;
  strength: number;
};

/** Adds a service to the tiles around a building: full beside it, fading to nothing past its reach, at most 1000. */
export function spreadService(into: Uint16Array, source: ServiceSource): void {
  const { x, y, width, height, reach, strength } = source;
  const last = citySize - 1;
  for (let row = Math.max(0, y - reach); row <= Math.min(last, y + height - 1 + reach); row += 1) {
    const down = row < y ? y - row : Math.max(0, row - (y + height - 1));
    for (let column = Math.max(0, x - reach); column <= Math.min(last, x + width - 1 + reach); column += 1) {
      const across = column < x ? x - column : Math.max(0, column - (x + width - 1));
      const far = Math.max(down, across);
      const tile = row * citySize + column;
      const sum = (into[tile] ?? 0) + Math.trunc((strength * (reach + 1 - far)) / (reach + 1));
      into[tile] = sum > 1000 ? 1000 : sum;
    }
  }
}
