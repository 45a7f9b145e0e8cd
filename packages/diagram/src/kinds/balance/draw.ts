import { drawLabel } from '../../label/draw-label.ts';
import { isAsked } from '../../label/place-label.ts';
import { drawStroke } from '../../svg/draw-stroke.ts';
import { decimal, element, type Markup } from '../../svg/element.ts';
import type { BalanceLayout } from './layout.ts';

const panHalf = 104;

export function drawBalance({ left, right, pans, pivot, base, labels }: BalanceLayout): readonly Markup[] {
  const [a, b] = pans;
  const foot = `M${decimal(pivot.x)} ${decimal(pivot.y)}L${decimal(pivot.x + 46)} ${decimal(base)}H${decimal(pivot.x - 46)}Z`;
  return [
    element('path', { class: 'tape-c', d: foot }),
    ...pans.flatMap(({ x, y }) => [
      drawStroke('axis', [x - panHalf, y - 4], [x + panHalf, y - 4]),
      drawStroke('axis', [x, y - 4], [x, y + 22]),
    ]),
    drawStroke('beam', [a.x, a.y + 22], [b.x, b.y + 22]),
    ...[...left, ...right].map(drawThing),
    ...labels.map(drawLabel),
  ];
}

/** A bag is round, for nobody sees what is inside; a box is square. */
function drawThing({ box, shape, label }: BalanceLayout['left'][number]): Markup {
  if (isAsked(label.text)) return element('rect', { class: 'paper', ...box });
  return element('rect', {
    class: shape === 'bag' ? 'tape-b' : 'tape-a',
    ...box,
    rx: shape === 'bag' ? 15 : 3,
  });
}
