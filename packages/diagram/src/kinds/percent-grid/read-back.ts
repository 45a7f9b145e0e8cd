import type { PercentGridLayout } from './layout.ts';

export type PercentGridValues = {
  readonly kind: 'percent-grid';
  /** Hundredths of one whole that the shaded area covers, measured. */
  readonly shaded: number;
  readonly grids: number;
};

export function readBackPercentGrid({ grids }: PercentGridLayout): PercentGridValues {
  const area = ({ width, height }: { width: number; height: number }): number => width * height;
  const whole = grids[0] === undefined ? 1 : area(grids[0].frame);
  const covered = grids.flatMap(({ shaded }) => shaded).reduce((sum, box) => sum + area(box), 0);
  return { kind: 'percent-grid', shaded: (covered / whole) * 100, grids: grids.length };
}
