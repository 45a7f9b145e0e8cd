import { drawLabel } from '../../label/draw-label.ts';
import { drawArrowHead } from '../../svg/draw-arrow-head.ts';
import { drawStroke } from '../../svg/draw-stroke.ts';
import { decimal, element, type Markup } from '../../svg/element.ts';
import type { UnitCircleLayout } from './layout.ts';

const axisReach = 26;

export function drawUnitCircle({
  center,
  radius,
  points,
  triangles,
  labels,
}: UnitCircleLayout): readonly Markup[] {
  const { x, y } = center;
  const reach = radius + axisReach;
  return [
    drawStroke('axis', [x - reach, y], [x + reach - 8, y]),
    drawStroke('axis', [x, y + reach], [x, y - reach + 8]),
    drawArrowHead({ x: x + reach, y }, 'right', 'axis-head'),
    drawArrowHead({ x, y: y - reach }, 'up', 'axis-head'),
    element('circle', { class: 'side', cx: x, cy: y, r: radius }),
    ...(triangles ? points.map(({ at }) => drawStroke('side help', [at.x, at.y], [at.x, y])) : []),
    ...points.map((point) => drawArc(point, center)),
    ...points.map(({ at }) => drawStroke('first', [x, y], [at.x, at.y])),
    ...points.map(({ at }) => element('circle', { class: 'point', cx: at.x, cy: at.y, r: 6.5 })),
    element('g', { class: 'halo' }, ...labels.map(drawLabel)),
  ];
}

/** From the positive x-axis to the point, as far around as the angle says; a full turn is a whole circle. */
function drawArc(
  { degrees, arc }: UnitCircleLayout['points'][number],
  { x, y }: UnitCircleLayout['center'],
): Markup {
  if (Math.abs(degrees) >= 360) return element('circle', { class: 'angle-mark', cx: x, cy: y, r: arc });
  const turn = (degrees * Math.PI) / 180;
  const end = `${decimal(x + arc * Math.cos(turn))} ${decimal(y - arc * Math.sin(turn))}`;
  const large = Math.abs(degrees) > 180 ? 1 : 0;
  const sweep = degrees >= 0 ? 0 : 1;
  return element('path', {
    class: 'angle-mark',
    d: `M${decimal(x + arc)} ${decimal(y)}A${decimal(arc)} ${decimal(arc)} 0 ${large} ${sweep} ${end}`,
  });
}
