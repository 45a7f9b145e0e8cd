import { type PlacedLabel, placeLabel, sizeLabel } from '../../label/place-label.ts';
import { margin, sheetWidth } from '../../svg/sheet.ts';
import type { Layout } from '../kind-module.ts';
import { axisPlace, layValueAxis, type ValueAxis } from '../value-axis.ts';
import type { DotPlot } from './schema.ts';

/** Dots over a line at the height `y`; the line of the last group is the axis. */
type LaidGroup = {
  readonly y: number;
  readonly dots: readonly { readonly x: number; readonly y: number }[];
  readonly name: PlacedLabel | null;
};

export type DotPlotLayout = Layout & {
  readonly diagram: DotPlot;
  readonly axis: ValueAxis;
  readonly radius: number;
  readonly groups: readonly LaidGroup[];
};

const mostHeight = 250;
const leastHeight = 90;
const largestRadius = 9;
const nameHeight = 28;

/** Dots of one number stand one above the other, all equally large and equally far apart. */
export function layoutDotPlot(diagram: DotPlot): DotPlotLayout {
  const all = groupsOf(diagram);
  const highest = Math.max(...all.flatMap(({ values }) => dotStacks(values).map(({ count }) => count)));
  const apart = (axisPlace(diagram, diagram.min + diagram.step) - axisPlace(diagram, diagram.min)) / 2;
  const radius = Math.max(2.5, Math.min(largestRadius, apart - 1, mostHeight / all.length / (2.2 * highest)));
  const rise = 2 * radius + 2;
  const isPair = all.length > 1;
  const each = Math.max(leastHeight, highest * rise + 10 + (isPair ? nameHeight : 0));
  const groups = all.map(({ name, values }, index): LaidGroup => {
    const y = margin + (index + 1) * each;
    const sized = name.trim() === '' ? null : sizeLabel(name, 'name', sheetWidth - 2 * margin);
    return {
      y,
      dots: dotStacks(values).flatMap(({ value, count }) =>
        Array.from({ length: count }, (_, at) => ({
          x: axisPlace(diagram, value),
          y: y - radius - 5 - at * rise,
        })),
      ),
      name: sized && placeLabel(sized, margin, y - each + sized.height / 2 + 4, 'start'),
    };
  });
  const axis = layValueAxis(diagram, margin + all.length * each);
  return {
    width: sheetWidth,
    height: axis.bottom + margin,
    labels: [...groups.flatMap(({ name }) => name ?? []), ...axis.labels],
    diagram,
    axis,
    radius,
    groups,
  };
}

/** One group without a name, or two that are compared. */
export function groupsOf({
  values,
  second,
}: DotPlot): readonly { readonly name: string; readonly values: readonly number[] }[] {
  if (!second) return [{ name: '', values }];
  return [
    { name: second.names[0], values },
    { name: second.names[1], values: second.values },
  ];
}

/** How often each number occurs, from the smallest on. */
export function dotStacks(
  values: readonly number[],
): readonly { readonly value: number; readonly count: number }[] {
  return [...new Set(values)]
    .sort((a, b) => a - b)
    .map((value) => ({ value, count: values.filter((one) => one === value).length }));
}
