import type { DiagramOf } from '@playforward/diagram';
import { type Polynomial, polynomialAt } from '../numbers/polynomials.ts';

type Graph = DiagramOf<'function-graph'>;
type Mark = { readonly x: number; readonly y: number; readonly label: string };

const steps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000] as const;
const mostSteps = 12;

/** The y-axis from below the least to above the greatest of these heights and zero, with at most about 12 steps. */
function heightAxis(heights: readonly number[]): Graph['y'] {
  const [low, high] = [Math.min(0, ...heights), Math.max(0, ...heights)];
  const step = steps.find((one) => (high - low) / one <= mostSteps) ?? high - low;
  return {
    label: 'y',
    min: Math.floor(low / step - 0.5) * step,
    max: Math.ceil(high / step + 0.5) * step,
    step,
  };
}

/** Polynomials over x from one whole number to another, the axes fitted to the first of them. */
export function curveGraph({
  curves,
  from,
  to,
  marks = [],
}: {
  readonly curves: readonly Polynomial[];
  readonly from: number;
  readonly to: number;
  readonly marks?: readonly Mark[];
}): Graph {
  const [first = [0]] = curves;
  const inputs = Array.from({ length: 41 }, (_, index) => from + ((to - from) * index) / 40);
  const whole = { from: null, to: null, fromOpen: false, toOpen: false };
  return {
    kind: 'function-graph',
    x: { label: 'x', min: Math.min(from, 0), max: Math.max(to, 0), step: 1 },
    y: heightAxis(inputs.map((x) => polynomialAt(first, x))),
    curves: curves.map((coefficients) => ({
      formula: { type: 'polynomial', coefficients: [...coefficients] },
      ...whole,
    })),
    points: marks.map((mark) => ({ ...mark, open: false })),
    asymptotes: [],
  };
}

/** Numbers as a set is typed: '−1, 3', from the least to the greatest. */
export function numberSet(values: readonly number[]): string {
  return [...values]
    .sort((a, b) => a - b)
    .map((value) => String(value).replace('-', '−'))
    .join(', ');
}
