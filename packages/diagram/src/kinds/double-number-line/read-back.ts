import { isAsked, type PlacedLabel } from '../../label/place-label.ts';
import type { DoubleNumberLineLayout } from './layout.ts';

export type DoubleNumberLineValues = {
  readonly kind: 'double-number-line';
  /** `at` is where the tick is drawn, as a part of the line; '' where no label is drawn. */
  readonly ticks: readonly {
    readonly at: number;
    readonly upper: string | null;
    readonly lower: string | null;
  }[];
};

export function readBackDoubleNumberLine({
  left,
  right,
  ticks,
}: DoubleNumberLineLayout): DoubleNumberLineValues {
  return {
    kind: 'double-number-line',
    ticks: ticks.map(({ x, upper, lower }) => ({
      at: (x - left) / (right - left),
      upper: readLabel(upper),
      lower: readLabel(lower),
    })),
  };
}

function readLabel(label: PlacedLabel | null): string | null {
  if (label === null) return '';
  return isAsked(label.text) ? null : label.text;
}
