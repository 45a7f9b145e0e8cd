import { drawLabel } from '../../label/draw-label.ts';
import type { Place } from '../../svg/box.ts';
import { drawStroke } from '../../svg/draw-stroke.ts';
import { element, type Markup } from '../../svg/element.ts';
import { drawRun } from '../function-graph/draw.ts';
import { drawCountLines } from '../value-axis.ts';
import type { LineChartLayout } from './layout.ts';

export function drawLineChart({
  field,
  counts,
  lines,
  keys,
  level,
  labels,
}: LineChartLayout): readonly Markup[] {
  const { x, y, width, height } = field;
  return [
    ...drawCountLines(counts, x, x + width),
    drawStroke('axis', [x, y + height], [x + width, y + height]),
    drawStroke('axis', [x, y], [x, y + height]),
    ...(level === null ? [] : [drawStroke('side help', [x, level], [x + width, level])]),
    ...lines.flatMap((places, index) => [
      ...runsOf(places).map((run) => drawRun(run, index)),
      ...places.flatMap((place) => (place ? [drawDot(place)] : [])),
    ]),
    ...keys.map(({ from, to }, index) => drawRun([from, to], index)),
    ...labels.map(drawLabel),
  ];
}

/** A line breaks where a height is asked for. */
function runsOf(places: readonly (Place | null)[]): readonly (readonly Place[])[] {
  const runs: Place[][] = [[]];
  for (const place of places) {
    if (place) runs.at(-1)?.push(place);
    else runs.push([]);
  }
  return runs.filter((run) => run.length > 1);
}

function drawDot({ x, y }: Place): Markup {
  return element('circle', { class: 'point', cx: x, cy: y, r: 5.5 });
}
