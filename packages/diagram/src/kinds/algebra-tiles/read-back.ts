import type { AlgebraTilesLayout } from './layout.ts';

export type AlgebraTilesValues = {
  readonly kind: 'algebra-tiles';
  /** How many tall tiles and how many squares are drawn in all. */
  readonly letters: number;
  readonly ones: number;
};

export function readBackAlgebraTiles({ tiles }: AlgebraTilesLayout): AlgebraTilesValues {
  const tall = tiles.filter(({ box }) => box.height > box.width).length;
  return { kind: 'algebra-tiles', letters: tall, ones: tiles.length - tall };
}
