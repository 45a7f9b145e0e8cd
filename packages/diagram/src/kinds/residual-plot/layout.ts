import { type PlacedLabel, placeLabel, sizeLabel } from '../../label/place-label.ts';
import type { Box } from '../../svg/box.ts';
import { margin } from '../../svg/sheet.ts';
import {
  type CoordinatePlaneLayout,
  layoutCoordinatePlane,
  placeOn,
  type Stroke,
} from '../coordinate-plane/layout.ts';
import { axisTicks, gridValues, labelStride } from '../coordinate-plane/scale-axis.ts';
import type { ResidualPlot } from './schema.ts';

export type ResidualPlotLayout = CoordinatePlaneLayout & {
  /** From the zero line to each point. */
  readonly stems: readonly Stroke[];
};

/** Numbers and the name of the inputs stand below the field, so that points around zero stay free. */
export function layoutResidualPlot({ x, y, points }: ResidualPlot): ResidualPlotLayout {
  const plane = layoutCoordinatePlane({
    x: { ...x, label: '' },
    y,
    points: points.map(([px, py]) => ({ x: px, y: py, label: '' })),
    lines: [],
    bare: { x: true, y: false },
    below: 2 * rowHeight + gap,
  });
  const toX = (value: number): number => placeOn(plane, [value, 0]).x;
  const below = labelsBelow(x, plane.field, toX);
  const bottom = Math.max(...below.map(({ box }) => box.y + box.height), plane.height - margin);
  return {
    ...plane,
    x,
    height: bottom + margin,
    gridX: gridValues(x).map(toX),
    axisLabels: [...plane.axisLabels, ...below],
    labels: [...plane.labels, ...below],
    stems: plane.points.map((to): Stroke => [{ x: to.x, y: plane.axisY }, to]),
  };
}

const gap = 14;
/** A row of numbers, or of the name. */
const rowHeight = 22;

function labelsBelow(
  x: ResidualPlot['x'],
  field: Box,
  toX: (value: number) => number,
): readonly PlacedLabel[] {
  const under = field.y + field.height + gap;
  const numbers = axisTicks(x, labelStride(x, field.width, 'x')).flatMap(({ value, label }) =>
    label === null ? [] : [placeLabel(label, toX(value), under + label.height / 2)],
  );
  const name = sizeLabel(x.label, 'name');
  const lower = Math.max(...numbers.map(({ box }) => box.y + box.height), under);
  const right = Math.max(field.x + field.width, margin + name.width);
  return x.label.trim() === ''
    ? numbers
    : [...numbers, placeLabel(name, right, lower + name.height / 2 + 2, 'end')];
}
