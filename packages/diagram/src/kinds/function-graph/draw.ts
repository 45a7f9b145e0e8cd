import { drawLabel } from '../../label/draw-label.ts';
import type { Place } from '../../svg/box.ts';
import { drawStroke } from '../../svg/draw-stroke.ts';
import { decimal, element, type Markup } from '../../svg/element.ts';
import { drawAxes, drawGrid } from '../coordinate-plane/draw.ts';
import { pointRadius } from '../coordinate-plane/place-point-labels.ts';
import type { FunctionGraphLayout } from './layout.ts';

/** Curves differ in their dashes as well as in color. */
const dashes = [undefined, '12 8', '2 8', '14 8 2 8'] as const;
const colors = ['first', 'second-line', 'first', 'second-line'] as const;

export function drawFunctionGraph(layout: FunctionGraphLayout): readonly Markup[] {
  const { curves, pieces, asymptotes, ends, holes, dots, labels } = layout;
  return [
    ...drawGrid(layout),
    ...drawAxes(layout),
    ...asymptotes.map(([a, b]) => drawStroke('side help', [a.x, a.y], [b.x, b.y])),
    ...curves.flatMap((runs, index) => runs.map((run) => drawRun(run, pieces ? 0 : index))),
    element('g', { class: 'halo' }, ...labels.map(drawLabel)),
    // Whether an end belongs to the graph has to be seen, also where a number of an axis stands behind it.
    ...[...dots, ...ends.filter(({ open }) => !open).map(({ at }) => at)].map((at) => drawDot(at, 'point')),
    ...[...holes, ...ends.filter(({ open }) => open).map(({ at }) => at)].map((at) =>
      drawDot(at, 'open-point'),
    ),
  ];
}

/** One run of places as one path; steps of half a unit are not seen and only make the picture heavy. */
export function drawRun(run: readonly Place[], index: number): Markup {
  const d = `M${run.map(({ x, y }) => `${decimal(x)} ${decimal(y)}`).join('L')}`;
  return element('path', { class: colors[index % 4], d, 'stroke-dasharray': dashes[index % 4] });
}

function drawDot({ x, y }: Place, style: string): Markup {
  return element('circle', { class: style, cx: x, cy: y, r: pointRadius });
}
