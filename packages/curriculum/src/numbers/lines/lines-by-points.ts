import type { Random } from '../../random.ts';
import { lineAt, reducedSlope, type Slope, slopeTex } from './line-equations.ts';

/** Two lines with their heights at zero; two points of the first and two of the second stand at the four places. */
export type LinesByPoints = {
  readonly first: Slope;
  readonly second: Slope;
  readonly b: number;
  readonly d: number;
  readonly places: readonly [number, number, number, number];
};

/** The heights of the four points. */
export function heightsOf({ first, second, b, d, places }: LinesByPoints): readonly number[] {
  return places.map((place, at) => (at < 2 ? lineAt(first, b, place) : lineAt(second, d, place)));
}

/** Lines with one common point, with none, or with all of them; all four points are on whole numbers. */
export function drawLinesByPoints(random: Random, kind: 'one' | 'none' | 'all'): LinesByPoints {
  return random.until(() => {
    const number = (most: number): number => random.int(1, most) * random.pick([1, -1]);
    const slope = (): Slope => reducedSlope(number(4), random.int(1, 3));
    const first = slope();
    const second = kind === 'one' ? slope() : first;
    const b = number(6);
    const d = kind === 'all' ? b : number(6);
    const [one, three] = [random.int(-6, 3), random.int(-6, 3)];
    const stepsOf = ({ run }: Slope): number => run * random.int(1, 3);
    const places = [one, one + stepsOf(first), three, three + stepsOf(second)] as const;
    const drawn: LinesByPoints = { first, second, b, d, places };
    const isOnGrid = heightsOf(drawn).every((height) => Number.isInteger(height) && Math.abs(height) < 12);
    const isApart = new Set(places).size === 4 && places.every((place) => place !== 0);
    const isTrue = kind === 'one' ? slopeTex(first) !== slopeTex(second) : kind === 'all' || b !== d;
    return isOnGrid && isApart && isTrue ? drawn : null;
  });
}
