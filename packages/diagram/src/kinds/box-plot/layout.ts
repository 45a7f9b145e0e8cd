import { type PlacedLabel, placeLabel, sizeLabel } from '../../label/place-label.ts';
import { margin, sheetWidth } from '../../svg/sheet.ts';
import type { Layout } from '../kind-module.ts';
import { axisLeft, axisPlace, layValueAxis, type ValueAxis } from '../value-axis.ts';
import type { BoxPlot } from './schema.ts';

type LaidPlot = { readonly y: number; readonly five: readonly number[]; readonly name: PlacedLabel | null };

export type BoxPlotLayout = Layout & {
  readonly diagram: BoxPlot;
  readonly axis: ValueAxis;
  readonly plots: readonly LaidPlot[];
};

const row = 74;
export const boxHeight = 40;

/** One plot below the other over one axis, each with its name above its left end. */
export function layoutBoxPlot(diagram: BoxPlot): BoxPlotLayout {
  const named = diagram.plots.some(({ name }) => name.trim() !== '');
  const each = row + (named ? 24 : 0);
  const plots = diagram.plots.map(({ name, five }, index): LaidPlot => {
    const top = margin + index * each;
    const sized = name.trim() === '' ? null : sizeLabel(name, 'name', sheetWidth - 2 * margin);
    return {
      y: top + (named ? 24 : 0) + row / 2,
      five: five.map((value) => axisPlace(diagram, value)),
      name: sized && placeLabel(sized, margin, top + sized.height / 2, 'start'),
    };
  });
  const axis = layValueAxis(diagram, margin + diagram.plots.length * each + 6, axisLeft);
  return {
    width: sheetWidth,
    height: axis.bottom + margin,
    labels: [...plots.flatMap(({ name }) => name ?? []), ...axis.labels],
    diagram,
    axis,
    plots,
  };
}
