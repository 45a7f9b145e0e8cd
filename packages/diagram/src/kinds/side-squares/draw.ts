import { drawLabel } from '../../label/draw-label.ts';
import type { Place } from '../../svg/box.ts';
import { decimal, element, type Markup } from '../../svg/element.ts';
import type { SideSquaresLayout } from './layout.ts';

const markReach = 12;

/** The three squares, the triangle between them, and the mark of its right angle. */
export function drawSideSquares({ triangle, squares, labels }: SideSquaresLayout): readonly Markup[] {
  const closed = (places: readonly Place[]): string =>
    `M${places.map(({ x, y }) => `${decimal(x)} ${decimal(y)}`).join('L')}Z`;
  const [{ x, y }] = triangle;
  const [first, second, third] = squares;
  return [
    element('path', { class: 'tape-a', d: closed(first) }),
    element('path', { class: 'tape-c', d: closed(second) }),
    element('path', { class: 'tape-b', d: closed(third) }),
    element('path', { class: 'side', d: closed(triangle) }),
    element('path', {
      class: 'angle-mark',
      d: `M${decimal(x + markReach)} ${decimal(y)}v${-markReach}h${-markReach}`,
    }),
    ...labels.map(drawLabel),
  ];
}
