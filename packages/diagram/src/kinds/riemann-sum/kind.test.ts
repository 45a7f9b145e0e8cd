import { expect, test } from 'vitest';
import { checkDiagram } from '../../check-diagram.ts';
import { describeDiagram } from '../../describe-diagram.ts';
import { layoutRiemannSum } from './layout.ts';
import { readBackRiemannSum } from './read-back.ts';
import type { RiemannSum } from './schema.ts';

const sum: RiemannSum = {
  kind: 'riemann-sum',
  x: { label: 'x', min: 0, max: 4, step: 1 },
  y: { label: 'y', min: 0, max: 16, step: 2 },
  formula: { type: 'polynomial', coefficients: [0, 0, 1] },
  from: 0,
  to: 4,
  parts: 4,
  rule: 'left',
};
const areas = (change: Partial<RiemannSum>): number[] =>
  readBackRiemannSum(layoutRiemannSum({ ...sum, ...change })).areas.map((area) => Number(area.toFixed(4)));

test.each([
  ['left', [0, 1, 4, 9]],
  ['right', [1, 4, 9, 16]],
  ['midpoint', [0.25, 2.25, 6.25, 12.25]],
  ['trapezoid', [0.5, 2.5, 6.5, 12.5]],
] as const)('the parts of the %s rule have the areas of the rule', (rule, expected) => {
  expect(areas({ rule })).toEqual(expected);
});

test('the exact area is that of the integral', () => {
  expect(areas({ rule: 'exact' })[0]).toBeCloseTo(64 / 3, 1);
});

test.each([
  [{ from: 3, to: 2 }, 'The area must run from left to right.'],
  [{ to: 6 }, 'The area reaches outside the plane.'],
  [{ formula: { type: 'root', a: 1, h: 1, k: 0 } }, 'The function has no value at an end of the area.'],
  [{ y: { label: 'y', min: 0, max: 8, step: 2 } }, 'A part of the area is taller than the plane.'],
])('%j is refused', (change, problem) => {
  expect(checkDiagram({ ...sum, ...(change as Partial<RiemannSum>) })).toContain(problem);
});

test('describe tells the rule and neither an area nor the formula', () => {
  expect(describeDiagram(sum)).toContain(
    '4 rectangles of one width fill the stretch from 0 to 4; each is as high as the graph at its left end.',
  );
});
