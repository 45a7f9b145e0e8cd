import { element, type Markup } from './element.ts';

/** A straight stroke from one place to another, each given as x and y. */
export function drawStroke(
  style: string,
  [x1, y1]: readonly [number, number],
  [x2, y2]: readonly [number, number],
): Markup {
  return element('line', { class: style, x1, y1, x2, y2 });
}
