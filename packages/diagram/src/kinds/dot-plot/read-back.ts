import { axisValue } from '../value-axis.ts';
import type { DotPlotLayout } from './layout.ts';

export type DotPlotValues = {
  readonly kind: 'dot-plot';
  readonly groups: readonly (readonly number[])[];
};

/** The data of each group as the dots stand, from the smallest number on. */
export function readBackDotPlot({ diagram, groups }: DotPlotLayout): DotPlotValues {
  return {
    kind: 'dot-plot',
    groups: groups.map(({ dots }) => dots.map(({ x }) => axisValue(diagram, x)).sort((a, b) => a - b)),
  };
}
