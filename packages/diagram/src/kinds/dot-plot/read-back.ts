import { axisValue } from '../value-axis.ts';
import type { DotPlotLayout } from './layout.ts';

export type DotPlotValues = { readonly kind: 'dot-plot'; readonly values: readonly number[] };

/** The data as the dots stand, from the smallest number on. */
export function readBackDotPlot({ diagram, dots }: DotPlotLayout): DotPlotValues {
  return {
    kind: 'dot-plot',
    values: dots.map(({ x }) => axisValue(diagram, x)).sort((a, b) => a - b),
  };
}
