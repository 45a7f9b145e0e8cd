import { gridValues, writeNumber } from '../kinds/coordinate-plane/scale-axis.ts';
import { joinWords } from '../words/join-words.ts';
import type { Curve } from './curve.ts';
import { functionValue } from './function-value.ts';

type Axis = { readonly label: string; readonly min: number; readonly max: number; readonly step: number };

const near = 1e-6;
const mostPoints = 7;

/**
 * What can be read off a curve: the crossings of grid lines it runs through, or the corners of a path, and its ends. The
 * formula is not told.
 */
export function sayCurve(
  curve: Curve,
  { x, y }: { readonly x: Axis; readonly y: Axis },
  name: string,
): string {
  const { formula, from, to, fromOpen, toOpen } = curve;
  const inside = gridValues(x).filter((at) => at >= (from ?? x.min) - near && at <= (to ?? x.max) + near);
  const crossings = inside.flatMap((at) => {
    const value = functionValue(formula, at);
    if (value === null || value < y.min - near || value > y.max + near) return [];
    const steps = value / y.step;
    return Math.abs(steps - Math.round(steps)) < near ? [`(${writeNumber(at)}, ${writeNumber(value)})`] : [];
  });
  const through = formula.type === 'path' ? cornersOf(formula) : thin(crossings);
  const ends = [sayEnd(curve, from, fromOpen, 'starts'), sayEnd(curve, to, toOpen, 'ends')].flatMap(
    (end) => end ?? [],
  );
  const shape = shapeOf(curve);
  return [
    `${name} ${shape}.`,
    ...(through.length < 2 && formula.type !== 'path' ? sayWay(curve, { x, y }) : []),
    ...(through.length === 0 ? [] : [`It passes through ${joinWords(through)}.`]),
    ...ends,
  ].join(' ');
}

const samples = 48;

/** A curve that meets few crossings of the grid is told by its way, where that is one way all along. */
function sayWay({ formula, from, to }: Curve, { x, y }: { readonly x: Axis; readonly y: Axis }): string[] {
  const [start, end] = [Math.max(from ?? x.min, x.min), Math.min(to ?? x.max, x.max)];
  const heights = Array.from({ length: samples + 1 }, (_, index) =>
    functionValue(formula, start + ((end - start) * index) / samples),
  ).filter((value) => value !== null && value >= y.min && value <= y.max);
  const changes = heights.slice(1).map((value, index) => (value ?? 0) - (heights[index] ?? 0));
  if (changes.length === 0) return [];
  if (changes.every((change) => change > 0)) return ['It rises from left to right.'];
  return changes.every((change) => change < 0) ? ['It falls from left to right.'] : [];
}

function cornersOf({ places }: Extract<Curve['formula'], { type: 'path' }>): readonly string[] {
  return places.map(([x, y]) => `(${writeNumber(x)}, ${writeNumber(y)})`);
}

function shapeOf(curve: Curve): string {
  if (curve.formula.type === 'path') return 'is made of straight pieces';
  if (curve.formula.type === 'absolute' && curve.formula.a !== 0) return 'is made of two straight pieces';
  return isStraight(curve) ? 'is straight' : 'is curved';
}

function isStraight({ formula }: Curve): boolean {
  return (
    formula.type === 'polynomial' && formula.coefficients.slice(2).every((coefficient) => coefficient === 0)
  );
}

/** The first, the last and some between, evenly. */
function thin(all: readonly string[]): readonly string[] {
  if (all.length <= mostPoints) return all;
  return Array.from(
    { length: mostPoints },
    (_, index) => all[Math.round((index * (all.length - 1)) / (mostPoints - 1))] ?? '',
  );
}

function sayEnd(
  { formula }: Curve,
  at: number | null,
  isOpen: boolean,
  does: 'starts' | 'ends',
): string | null {
  const value = at === null ? null : functionValue(formula, at);
  if (at === null || value === null) return null;
  return `It ${does} at (${writeNumber(at)}, ${writeNumber(value)}) with ${isOpen ? 'an open' : 'a filled'} circle.`;
}
