import { drawLabel } from '../../label/draw-label.ts';
import type { Box } from '../../svg/box.ts';
import { decimal, element, type Markup } from '../../svg/element.ts';
import { drawCountLines } from '../value-axis.ts';
import type { BarChartLayout } from './layout.ts';

const tapes = ['tape-a', 'tape-b', 'tape-c'] as const;
const edges = ['tape-a-edge', 'tape-b-edge', 'tape-c-edge'] as const;

export function drawBarChart({ field, counts, bars, key, labels }: BarChartLayout): readonly Markup[] {
  const { x, y, width, height } = field;
  return [
    ...drawCountLines(counts, x, x + width),
    ...bars.flat().flatMap(({ box, series, asked }) => (asked ? [drawAsked(box)] : drawBar(box, series))),
    ...key.flatMap(({ box, series }) => drawBar(box, series)),
    element('line', { class: 'axis', x1: x, x2: x + width, y1: y + height, y2: y + height }),
    ...labels.map(drawLabel),
  ];
}

function drawAsked(box: Box): Markup {
  return element('rect', { class: 'asked', ...box });
}

/** The second series carries slanted strokes and the third level ones, so that color is not all that tells them apart. */
export function drawBar(box: Box, series: number): readonly Markup[] {
  const { x, y, width, height } = box;
  const strokes: string[] = [];
  if (series === 1)
    for (let at = 8; at < height; at += 12)
      strokes.push(
        `M${decimal(x)} ${decimal(y + at)}L${decimal(x + width)} ${decimal(y + Math.max(0, at - 8))}`,
      );
  if (series === 2)
    for (let at = 8; at < height; at += 10)
      strokes.push(`M${decimal(x)} ${decimal(y + at)}h${decimal(width)}`);
  return [
    element('rect', { class: tapes[series % 3], ...box }),
    ...(strokes.length === 0
      ? []
      : [element('path', { class: `${edges[series % 3]} thin`, d: strokes.join('') })]),
  ];
}
