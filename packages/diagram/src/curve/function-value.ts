import type { Formula } from './curve.ts';

type Of<T extends Formula['type']> = Extract<Formula, { type: T }>;

/** The value of a function at x, or null where it has none. */
export function functionValue(formula: Formula, x: number): number | null {
  const value = rawValue(formula, x);
  return Number.isFinite(value) ? value : null;
}

function rawValue(formula: Formula, x: number): number {
  switch (formula.type) {
    case 'polynomial':
      return formula.coefficients.reduceRight((sum, coefficient) => sum * x + coefficient, 0);
    case 'exponential':
      return formula.a * formula.base ** x + formula.k;
    case 'logarithm':
      return (
        (formula.a * Math.log(formula.left ? formula.h - x : x - formula.h)) / Math.log(formula.base) +
        formula.k
      );
    case 'absolute':
      return formula.a * Math.abs(x - formula.h) + formula.k;
    case 'root':
      return formula.a * Math.sqrt(formula.left ? formula.h - x : x - formula.h) + formula.k;
    case 'cube-root':
      return formula.a * Math.cbrt(x - formula.h) + formula.k;
    case 'reciprocal':
      return formula.a / (x - formula.h) + formula.k;
    case 'sine':
      return (
        formula.amplitude * Math.sin((2 * Math.PI * (x - formula.shift)) / formula.period) + formula.middle
      );
    case 'path':
      return pathValue(formula, x);
  }
}

function pathValue({ places }: Of<'path'>, x: number): number {
  for (const [index, [x2, y2]] of places.entries()) {
    const [x1, y1] = places[index - 1] ?? [x2, y2];
    if (x === x2) return y2;
    if (x > x1 && x < x2) return y1 + ((x - x1) / (x2 - x1)) * (y2 - y1);
  }
  return Number.NaN;
}
