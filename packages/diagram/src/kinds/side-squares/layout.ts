import { type PlacedLabel, placeLabel, sizeValue } from '../../label/place-label.ts';
import type { Place } from '../../svg/box.ts';
import { margin, sheetWidth } from '../../svg/sheet.ts';
import type { Layout } from '../kind-module.ts';
import type { SideSquares } from './schema.ts';

type Corners = readonly [Place, Place, Place, Place];

export type SideSquaresLayout = Layout & {
  /** The right angle, the end of the level leg, the end of the upright leg. */
  readonly triangle: readonly [Place, Place, Place];
  /** On the level leg, the upright leg and the hypotenuse. */
  readonly squares: readonly [Corners, Corners, Corners];
  readonly scale: number;
};

const mostWidth = 330;
const mostHeight = 330;

export function layoutSideSquares({ legs, squares }: SideSquares): SideSquaresLayout {
  const [a, b] = legs;
  const scale = Math.min(mostWidth / (a + 2 * b), mostHeight / (2 * a + b));
  const left = (sheetWidth - (a + 2 * b) * scale) / 2;
  const place = (x: number, y: number): Place => ({
    x: left + (x + b) * scale,
    y: margin + (a + b - y) * scale,
  });
  const on: readonly [Corners, Corners, Corners] = [
    [place(0, 0), place(a, 0), place(a, -a), place(0, -a)],
    [place(0, 0), place(0, b), place(-b, b), place(-b, 0)],
    [place(a, 0), place(0, b), place(b, a + b), place(a + b, a)],
  ];
  const labels = on.flatMap((corners, index): readonly PlacedLabel[] => {
    const text = squares[index] ?? null;
    if (text?.trim() === '') return [];
    const middle = (axis: 'x' | 'y'): number => corners.reduce((sum, corner) => sum + corner[axis], 0) / 4;
    return [placeLabel(sizeValue(text, 'strong'), middle('x'), middle('y'), 'middle')];
  });
  return {
    width: sheetWidth,
    height: (2 * a + b) * scale + 2 * margin,
    labels,
    triangle: [place(0, 0), place(a, 0), place(0, b)],
    squares: on,
    scale,
  };
}
