import { expect, test } from 'vitest';
import { checkDiagram } from '../../check-diagram.ts';
import { describeDiagram } from '../../describe-diagram.ts';
import { layoutSignChart } from './layout.ts';
import { readBackSignChart } from './read-back.ts';
import type { SignChart } from './schema.ts';

const chart: SignChart = {
  kind: 'sign-chart',
  points: ['−1', '4'],
  rows: [{ name: 'p(x)', signs: ['+', null, '+'], at: ['0', 'none'] }],
};

test('signs stand in their stretches', () => {
  expect(readBackSignChart(layoutSignChart(chart)).rows).toEqual([['+', null, '+']]);
  expect(checkDiagram(chart)).toEqual([]);
});

test('a row with too few signs is refused', () => {
  expect(checkDiagram({ ...chart, rows: [{ name: 'p', signs: ['+', '−'], at: ['0', '0'] }] })).toContain(
    'A row needs one sign more than there are points, and one entry at each point.',
  );
});

test('describe tells each stretch and each point', () => {
  expect(describeDiagram(chart)).toBe(
    'Sign chart of p(x), parted at −1 and 4. p(x) is left of −1 positive, between −1 and 4 unknown, ' +
      'right of 4 positive, zero at −1, and without a value at 4.',
  );
});
