import { margin, sheetWidth } from '../../svg/sheet.ts';
import type { Layout } from '../kind-module.ts';
import { axisPlace, layValueAxis, type ValueAxis } from '../value-axis.ts';
import type { DotPlot } from './schema.ts';

export type DotPlotLayout = Layout & {
  readonly diagram: DotPlot;
  readonly axis: ValueAxis;
  readonly radius: number;
  readonly dots: readonly { readonly x: number; readonly y: number }[];
};

const mostHeight = 250;
const leastHeight = 90;
const largestRadius = 9;

/** Dots of one number stand one above the other, all equally large and equally far apart. */
export function layoutDotPlot(diagram: DotPlot): DotPlotLayout {
  const stacks = dotStacks(diagram.values);
  const highest = Math.max(...stacks.map(({ count }) => count));
  const apart = (axisPlace(diagram, diagram.min + diagram.step) - axisPlace(diagram, diagram.min)) / 2;
  const radius = Math.max(2.5, Math.min(largestRadius, apart - 1, mostHeight / (2.2 * highest)));
  const rise = 2 * radius + 2;
  const y = margin + Math.max(leastHeight, highest * rise + 10);
  const axis = layValueAxis(diagram, y);
  return {
    width: sheetWidth,
    height: axis.bottom + margin,
    labels: axis.labels,
    diagram,
    axis,
    radius,
    dots: stacks.flatMap(({ value, count }) =>
      Array.from({ length: count }, (_, index) => ({
        x: axisPlace(diagram, value),
        y: y - radius - 5 - index * rise,
      })),
    ),
  };
}

/** How often each number occurs, from the smallest on. */
export function dotStacks(
  values: readonly number[],
): readonly { readonly value: number; readonly count: number }[] {
  return [...new Set(values)]
    .sort((a, b) => a - b)
    .map((value) => ({ value, count: values.filter((one) => one === value).length }));
}
