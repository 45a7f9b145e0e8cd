import { expect, test } from 'vitest';
import { checkDiagram } from '../../check-diagram.ts';
import { describeDiagram } from '../../describe-diagram.ts';
import { layoutDistribution } from './layout.ts';
import { readBackDistribution } from './read-back.ts';
import type { Distribution } from './schema.ts';

const bar = (value: string, probability: number | null, marked = false) => ({ value, probability, marked });
const spins: Distribution = {
  kind: 'distribution',
  label: 'Prize',
  top: 0.6,
  step: 0.2,
  bars: [bar('$0', 0.6), bar('$5', 0.3, true), bar('$20', 0.1, true)],
};

test('bars are as high as their probabilities', () => {
  const { probabilities } = readBackDistribution(layoutDistribution(spins));
  expect(probabilities.map((one) => one && Number(one.toFixed(6)))).toEqual([0.6, 0.3, 0.1]);
  expect(checkDiagram(spins)).toEqual([]);
});

test.each([
  [{ bars: [bar('0', 0.5), bar('1', 0.4)] }, 'The probabilities do not add up to 1.'],
  [{ bars: [bar('0', 0.6), bar('1', 0.4), bar('2', null)] }, 'The probabilities do not add up to 1.'],
  [{ top: 0.4 }, 'A bar is higher than the picture.'],
])('%j is refused', (change, problem) => {
  expect(checkDiagram({ ...spins, ...change })).toContain(problem);
});

test('describe tells each probability and what is marked', () => {
  expect(describeDiagram(spins)).toBe(
    'Probability distribution of Prize. $0: 0.6. $5: 0.3. $20: 0.1. Marked are $5 and $20.',
  );
});
