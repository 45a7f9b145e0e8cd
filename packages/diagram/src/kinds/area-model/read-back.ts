import type { AreaModelLayout } from './layout.ts';

export type AreaModelValues = {
  readonly kind: 'area-model';
  /** Share of the whole rectangle that each cell covers, row by row, measured. */
  readonly shares: readonly number[];
  /** Share that is shaded. */
  readonly shaded: number;
};

export function readBackAreaModel({ frame, cells }: AreaModelLayout): AreaModelValues {
  const whole = frame.width * frame.height;
  const shares = cells.map(({ box }) => (box.width * box.height) / whole);
  return {
    kind: 'area-model',
    shares,
    shaded: cells.reduce((sum, cell, index) => sum + (cell.shaded ? (shares[index] ?? 0) : 0), 0),
  };
}
