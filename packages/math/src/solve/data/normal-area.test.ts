import { expect, test } from 'vitest';
import { provesNormal } from '../proof/prove-normal.ts';
import { normalArea, tableArea } from './normal-area.ts';

// Four decimals as every printed table of the standard normal distribution has them.
test.each([
  [0, '0.5000'],
  [0.67, '0.7486'],
  [1, '0.8413'],
  [1.5, '0.9332'],
  [1.96, '0.9750'],
  [-2.33, '0.0099'],
  [3.49, '0.9998'],
])('the area to the left of %d is the table’s', (z, area) => {
  expect(tableArea(z)).toBe(area);
});

test('both sides of the curve together are everything', () => {
  for (let z = -6; z <= 6; z += 0.01) expect(normalArea(z) + normalArea(-z)).toBeCloseTo(1, 12);
});

test.each([
  ['P((85 - 100)/15 < Z < (115 - 100)/15)', 'P(-1 < Z < 1)'],
  ['P(Z > (75 - 70)/3)', 'P(Z > 1.67)'],
  ['P(Z < (-4 - (-10))/2)', 'P(Z < 3)'],
  ['P(Z > 1.67)', '1 - Φ(1.67)'],
  ['Φ(1) - Φ(-1)', '0.8413 - 0.1587'],
])('%s gives %s', (from, to) => {
  expect(provesNormal(from, to)).toBe(true);
});

test.each([
  ['P(Z > (75 - 70)/3)', 'P(Z > 1.66)'],
  ['P(Z > (75 - 70)/0)', 'P(Z > 1.67)'],
  ['P(Z > (75 - 70)/3)', 'P(Z < 1.67)'],
  ['P(Z > 1.67)', 'Φ(1.67)'],
  ['P(-1 < Z < 1)', 'Φ(-1) - Φ(1)'],
  ['P(1 < Z < -1)', 'Φ(-1) - Φ(1)'],
  ['Φ(1.67)', '0.9526'],
  ['the sky', 'blue'],
])('%s does not give %s', (from, to) => {
  expect(provesNormal(from, to)).toBe(false);
});
