import { expect, test } from 'vitest';
import { checkOrder } from './check-order.ts';

function faultsOf(question: string, explanation: string, otherWrong = 'Multiply first.') {
  const steps = [{ instruction: 'Work it out.', explanation, work: null, diagram: null }];
  const rendered = { headline: '', question, diagram: null, choices: [], steps, finalAnswer: '', otherWrong };
  return checkOrder({ rendered } as unknown as Parameters<typeof checkOrder>[0]);
}

test.each([
  ['Find $−8x − 7$ for −6.', 'Products come before sums.'],
  ['Find $8x + 7$ for −6.', 'Products come before differences.'],
  ['What is $5 × 2^3$?', 'Sums come last.'],
  ['The graph shows $2x − y > −1$.', 'Products first, then the sum.'],
])('under "%s" nothing is found by "%s"', (question, explanation) => {
  expect(faultsOf(question, explanation)).toMatchObject([{ rule: 'steps' }]);
});

test('a hint for other answers is looked at too', () => {
  expect(faultsOf('What is $5 × 2^3$?', 'Multiply.', 'Power, product, and then the sum.')).toHaveLength(1);
});

test.each([
  ['Find $8x + 7$ for −6.', 'Products come before sums.'],
  ['Find $8x − 7$ for −6.', 'Products come before sums and differences.'],
  ['Find $2x^2 + 3x − 7$ for 2.', 'Powers first, then products, then sums and differences.'],
  ['Find $8x − 7$ for −6.', 'Differences come last.'],
])('under "%s" it is right to say "%s"', (question, explanation) => {
  expect(faultsOf(question, explanation)).toEqual([]);
});
