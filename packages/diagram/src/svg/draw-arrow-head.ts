import type { Place } from './box.ts';
import { decimal, element, type Markup } from './element.ts';

/** The way an arrow head points. */
export type Direction = 'left' | 'right' | 'up' | 'down';

const turn: Readonly<Record<Direction, number>> = { right: 0, down: 90, left: 180, up: 270 };

/** A filled head with its tip at the place. */
export function drawArrowHead(tip: Place, direction: Direction, style = 'arrow-head'): Markup {
  const place = `translate(${decimal(tip.x)} ${decimal(tip.y)}) rotate(${turn[direction]})`;
  return element('path', { class: style, d: 'M0 0L-13 -6.5Q-10 0 -13 6.5Z', transform: place });
}
