import { expect, test } from 'vitest';
import { solve } from '../../solve.ts';

const answerOf = (text: string): string => {
  const given = solve(text);
  return given.kind === 'not-understood' ? 'refused' : given.answer;
};

test.each([
  [
    'The cost of a taxi ride is a linear function of the distance. A 4 mile ride costs $13.50, a 9 mile ride costs $25.00. What does a 15 mile ride cost?',
    '$38.80',
  ],
  [
    "A plan has a base fee and a cost per gigabyte. 3 gigabytes costs $41 and 7 gigabytes costs $61. Assuming it's linear, what is the base fee?",
    '$26',
  ],
  ['3 rides cost $11 and 5 rides cost $17 with a base fee. what is the cost per ride?', '$3'],
])('prices on a line follow from two of them: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test('two prices that are not said to lie on a line give no third one', () => {
  expect(answerOf('3 pens cost $11 and 7 pens cost $17. what do 9 pens cost?')).toBe('refused');
});
