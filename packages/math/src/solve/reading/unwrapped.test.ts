import { expect, test } from 'vitest';
import { solve } from '../solve.ts';
import { hasWishedForm, unwrapped } from './unwrapped.ts';

const answerOf = (text: string): string => {
  const given = solve(text);
  return given.kind === 'not-understood' ? 'refused' : given.answer;
};

test('puts mathematics that stands alone where the verb of its request takes it', () => {
  expect(unwrapped('Convert to radians: 225°')).toContain('Convert 225° to radians');
  expect(unwrapped('Rewrite as a single logarithm: 2 log x + log 5')[0]).toBe(
    'Rewrite 2 log x + log 5 as a single logarithm',
  );
  expect(unwrapped('3x - 4y = 12 --> put it in slope intercept form')).toContain(
    'put 3x - 4y = 12 in slope intercept form',
  );
});

test.each([
  ['Directions: Solve each equation. Show all your work. 5x - 8 = 27', 'x = 7'],
  ['Divide and write your answer in a + bi form: (3-2i)/(1+4i)', '-5/17 - 14i/17'],
  ['Evaluate the definite integral. \\int_0^2 (3x^2 + 1) dx', '10'],
  ['lim x->3 (x^2-9)/(x-3) evaluate this limit if it exists', '6'],
  ['find the amplitude and the period. y = -3 cos(2x) + 1', 'amplitude 3; period π'],
  ['Expand using the binomial theorem (show every term): (x + 2)^2', 'x^2 + 4x + 4'],
  ['For which values of x is 5 - 2x \\le 11? Answer in interval notation.', '[-3, ∞)'],
  ['Warm up #3: Find the GCF of 48 and 72.', '24'],
])('answers what stands in other words around it: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  'Solve x^2 - 9 = 0. Give only the positive solution.',
  'Solve over the integers: 2x = 5',
  'Divide. Write the remainder only: 17 / 5',
  'Evaluate and multiply by 2: 3 + 4',
  'Simplify. Then evaluate for x = 2: 3x + 2x',
  'You flip a coin and roll a die. What is the probability of getting heads or a 6?',
  'is 0.1666... rational? write it as a fraction',
])('leaves nothing away that asks or turns: %s', (text) => {
  expect(answerOf(text)).toBe('refused');
});

test('asks an answer for the form that is wished', () => {
  expect(hasWishedForm('1/3', 'Find the slope. Write your answer as a decimal.')).toBe(false);
  expect(hasWishedForm('0.5', 'Find the slope. Write your answer as a decimal.')).toBe(true);
});
