import { drawLabel } from '../../label/draw-label.ts';
import { drawStroke } from '../../svg/draw-stroke.ts';
import { element, type Markup } from '../../svg/element.ts';
import { drawBar } from '../bar-chart/draw.ts';
import { drawCountLines } from '../value-axis.ts';
import type { DistributionLayout } from './layout.ts';

export function drawDistribution({ field, counts, bars, labels }: DistributionLayout): readonly Markup[] {
  const { x, y, width, height } = field;
  return [
    ...drawCountLines(counts, x, x + width),
    ...bars.flatMap(({ box, marked, asked }) =>
      asked ? [element('rect', { class: 'asked', ...box })] : drawBar(box, marked ? 1 : 0),
    ),
    drawStroke('axis', [x, y + height], [x + width, y + height]),
    ...labels.map(drawLabel),
  ];
}
