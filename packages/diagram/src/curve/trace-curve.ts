import { type Box, clipStroke, type Place } from '../svg/box.ts';
import type { Curve, Formula } from './curve.ts';
import { functionValue } from './function-value.ts';

type Plane = {
  readonly field: Box;
  readonly min: number;
  readonly max: number;
  readonly place: (pair: readonly [number, number]) => Place;
};

const samples = 240;
/** A step this much taller than the field is a jump of the function, not a part of its curve. */
const jump = 1.5;

/** How often the way to the border of a logarithm is halved; each half changes its height by the same amount. */
const halvings = 40;

/** Places that even steps would miss: corners, and the way of a logarithm down to its border. */
function cornersOf(formula: Formula, width: number): readonly number[] {
  if (formula.type === 'path') return formula.places.map(([x]) => x);
  if (formula.type === 'absolute') return [formula.h];
  if (formula.type !== 'logarithm') return [];
  const side = formula.left ? -1 : 1;
  return Array.from({ length: halvings }, (_, index) => formula.h + (side * width) / 2 ** (index + 1));
}

/** The curve as runs of places inside the field; it breaks where the function has no value, jumps or leaves the field. */
export function traceCurve(
  { formula, from, to }: Curve,
  { field, min, max, place }: Plane,
): readonly (readonly Place[])[] {
  const [start, end] = [Math.max(from ?? min, min), Math.min(to ?? max, max)];
  if (start > end) return [];
  const corners = cornersOf(formula, end - start);
  const even = Array.from({ length: samples + 1 }, (_, index) => start + ((end - start) * index) / samples);
  const xs = [...even, ...corners.filter((x) => x > start && x < end)].sort((a, b) => a - b);
  const runs: Place[][] = [];
  let run: Place[] = [];
  let before: Place | null = null;
  const close = (): void => {
    if (run.length > 1) runs.push(run);
    run = [];
  };
  for (const x of xs) {
    const value = functionValue(formula, x);
    const here = value === null ? null : place([x, value]);
    const stroke =
      before && here && Math.abs(here.y - before.y) < jump * field.height
        ? clipStroke(before, here, field)
        : null;
    if (stroke === null) close();
    else {
      if (run.length === 0) run.push(stroke[0]);
      run.push(stroke[1]);
      if (here && (stroke[1].x !== here.x || stroke[1].y !== here.y)) close();
    }
    before = here;
  }
  close();
  return runs;
}
