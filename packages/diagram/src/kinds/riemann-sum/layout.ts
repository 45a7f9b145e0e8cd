import { functionValue } from '../../curve/function-value.ts';
import { traceCurve } from '../../curve/trace-curve.ts';
import type { Place } from '../../svg/box.ts';
import { type CoordinatePlaneLayout, layoutCoordinatePlane, placeOn } from '../coordinate-plane/layout.ts';
import type { RiemannSum } from './schema.ts';

export type RiemannSumLayout = CoordinatePlaneLayout & {
  readonly curve: readonly (readonly Place[])[];
  /** Corners of each tinted part, in order. */
  readonly parts: readonly (readonly Place[])[];
};

const exactSteps = 60;

export function layoutRiemannSum(diagram: RiemannSum): RiemannSumLayout {
  const { x, y, formula } = diagram;
  const plane = layoutCoordinatePlane({ x, y, points: [], lines: [] });
  const place = (pair: readonly [number, number]): Place => placeOn(plane, pair);
  const whole = { formula, from: null, to: null, fromOpen: false, toOpen: false };
  return {
    ...plane,
    curve: traceCurve(whole, { field: plane.field, min: x.min, max: x.max, place }),
    parts: partsOf(diagram).map((corners) => corners.map(place)),
  };
}

/** Corners of every part in numbers of the plane. */
function partsOf({
  formula,
  from,
  to,
  parts,
  rule,
}: RiemannSum): readonly (readonly (readonly [number, number])[])[] {
  const width = (to - from) / parts;
  const height = (at: number): number => functionValue(formula, at) ?? 0;
  if (rule === 'exact') {
    const top = Array.from({ length: exactSteps + 1 }, (_, index): readonly [number, number] => {
      const at = from + ((to - from) * index) / exactSteps;
      return [at, height(at)];
    });
    return [[[from, 0], ...top, [to, 0]]];
  }
  return Array.from({ length: parts }, (_, index) => {
    const [a, b] = [from + index * width, from + (index + 1) * width];
    const level = { left: height(a), right: height(b), midpoint: height((a + b) / 2), trapezoid: 0 }[rule];
    const [first, second] = rule === 'trapezoid' ? [height(a), height(b)] : [level, level];
    return [
      [a, 0],
      [a, first],
      [b, second],
      [b, 0],
    ] as const;
  });
}
