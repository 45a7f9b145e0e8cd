import { valueAt } from '../coordinate-plane/read-back.ts';
import type { RiemannSumLayout } from './layout.ts';

export type RiemannSumValues = {
  readonly kind: 'riemann-sum';
  /** Signed area of each tinted part, measured on the drawing. */
  readonly areas: readonly number[];
};

export function readBackRiemannSum(layout: RiemannSumLayout): RiemannSumValues {
  return {
    kind: 'riemann-sum',
    areas: layout.parts.map((corners) => {
      const places = corners.map((place) => valueAt(layout, place));
      const twice = places.reduce((sum, a, index) => {
        const b = places[(index + 1) % places.length] ?? a;
        return sum + b.x * a.y - a.x * b.y;
      }, 0);
      return twice / 2;
    }),
  };
}
