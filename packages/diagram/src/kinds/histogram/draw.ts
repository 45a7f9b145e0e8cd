import { drawLabel } from '../../label/draw-label.ts';
import { element, type Markup } from '../../svg/element.ts';
import { drawCountLines, drawValueAxis } from '../value-axis.ts';
import type { HistogramLayout } from './layout.ts';

export function drawHistogram({ axis, counts, bars, labels }: HistogramLayout): readonly Markup[] {
  return [
    ...drawCountLines(counts, axis.left - 10, axis.right + 10),
    ...bars.map(({ box, asked }) => element('rect', { class: asked ? 'asked' : 'tape-a', ...box })),
    ...drawValueAxis(axis),
    ...labels.map(drawLabel),
  ];
}
