import { drawLabel } from '../../label/draw-label.ts';
import type { Place } from '../../svg/box.ts';
import { drawStroke } from '../../svg/draw-stroke.ts';
import { decimal, element, type Markup } from '../../svg/element.ts';
import type { MappingLayout } from './layout.ts';

const tints = ['tape-a', 'tape-b'] as const;

export function drawMapping({ ovals, arrows, labels }: MappingLayout): readonly Markup[] {
  return [
    ...ovals.map(({ center, width, height }, index) =>
      element('ellipse', { class: tints[index], cx: center.x, cy: center.y, rx: width / 2, ry: height / 2 }),
    ),
    ...arrows.flatMap(({ from, to }) => drawArrow(from, to)),
    ...labels.map(drawLabel),
  ];
}

function drawArrow(from: Place, to: Place): readonly Markup[] {
  const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  return [
    drawStroke('brace', [from.x, from.y], [to.x, to.y]),
    element('path', {
      class: 'arrow-head',
      d: 'M0 0L-13 -6.5Q-10 0 -13 6.5Z',
      transform: `translate(${decimal(to.x)} ${decimal(to.y)}) rotate(${decimal(turn)})`,
    }),
  ];
}
