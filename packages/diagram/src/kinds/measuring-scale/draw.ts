import { drawLabel } from '../../label/draw-label.ts';
import { drawStroke } from '../../svg/draw-stroke.ts';
import { element, type Markup } from '../../svg/element.ts';
import type { MeasuringScaleLayout } from './layout.ts';

export function drawMeasuringScale({
  ruler,
  marks,
  object,
  labels,
}: MeasuringScaleLayout): readonly Markup[] {
  const ends = [object.x, object.x + object.width];
  return [
    element('rect', { class: 'tape-b', ...ruler, rx: 8 }),
    ...marks.map(({ x, reach }) => drawStroke('tick', [x, ruler.y], [x, ruler.y + reach])),
    ...ends.map((x) => drawStroke('leader', [x, object.y], [x, ruler.y])),
    element('rect', { class: 'tape-a', ...object, rx: 6 }),
    ...labels.map(drawLabel),
  ];
}
