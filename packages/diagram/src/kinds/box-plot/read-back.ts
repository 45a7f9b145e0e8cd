import { axisValue } from '../value-axis.ts';
import type { BoxPlotLayout } from './layout.ts';

export type BoxPlotValues = { readonly kind: 'box-plot'; readonly fives: readonly (readonly number[])[] };

/** The five numbers of each plot, measured. */
export function readBackBoxPlot({ diagram, plots }: BoxPlotLayout): BoxPlotValues {
  return { kind: 'box-plot', fives: plots.map(({ five }) => five.map((x) => axisValue(diagram, x))) };
}
