import { axisValue } from '../value-axis.ts';
import type { HistogramLayout } from './layout.ts';

export type HistogramValues = {
  readonly kind: 'histogram';
  /** Left ends of the bars, then the right end of the last, measured. */
  readonly edges: readonly number[];
  readonly counts: readonly (number | null)[];
};

export function readBackHistogram({ scale, axis, field, top, bars }: HistogramLayout): HistogramValues {
  const ends = [...bars.map(({ box }) => box.x), ...bars.slice(-1).map(({ box }) => box.x + box.width)];
  return {
    kind: 'histogram',
    edges: ends.map((x) => axisValue(scale, x, axis.left)),
    counts: bars.map(({ box, asked }) => (asked ? null : (box.height / field.height) * top)),
  };
}
