import { type PlacedLabel, placeLabel, sizeLabel } from '../../label/place-label.ts';
import { margin, sheetWidth } from '../../svg/sheet.ts';
import type { Layout } from '../kind-module.ts';
import { axisPlace, layValueAxis, type ValueAxis } from '../value-axis.ts';
import type { Timeline } from './schema.ts';

type LaidRow = { readonly y: number; readonly xs: readonly number[]; readonly name: PlacedLabel };

export type TimelineLayout = Layout & {
  readonly diagram: Timeline;
  readonly axis: ValueAxis;
  readonly rows: readonly LaidRow[];
  readonly marked: readonly number[];
};

const nameHeight = 24;
const rowHeight = 52;

export function layoutTimeline(diagram: Timeline): TimelineLayout {
  const rows = diagram.rows.map(({ name, times }, index): LaidRow => {
    const top = margin + index * rowHeight;
    const sized = sizeLabel(name, 'name', sheetWidth - 2 * margin);
    return {
      y: top + nameHeight + 12,
      xs: times.map((time) => axisPlace(diagram, time)),
      name: placeLabel(sized, margin, top + sized.height / 2, 'start'),
    };
  });
  const axis = layValueAxis(diagram, margin + diagram.rows.length * rowHeight + 6);
  return {
    width: sheetWidth,
    height: axis.bottom + margin,
    labels: [...rows.map(({ name }) => name), ...axis.labels],
    diagram,
    axis,
    rows,
    marked: diagram.marked.map((time) => axisPlace(diagram, time)),
  };
}
