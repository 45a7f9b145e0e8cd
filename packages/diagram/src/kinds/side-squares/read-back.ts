import type { Place } from '../../svg/box.ts';
import type { SideSquaresLayout } from './layout.ts';

export type SideSquaresValues = {
  readonly kind: 'side-squares';
  /** Areas of the squares on the level leg, the upright leg and the hypotenuse, as drawn. */
  readonly areas: readonly number[];
};

export function readBackSideSquares({ squares, scale }: SideSquaresLayout): SideSquaresValues {
  const sideOf = ([from, to]: readonly [Place, Place, ...Place[]]): number =>
    Math.hypot(to.x - from.x, to.y - from.y) / scale;
  return {
    kind: 'side-squares',
    areas: squares.map((corners) => Math.round(sideOf(corners) ** 2 * 1000) / 1000),
  };
}
