import { expect, test } from 'vitest';
import { solve } from '../solve.ts';
import { fitsManner, withoutManner } from './manner.ts';

test.each([
  ['integrate x e^x by parts', 'integrate x e^x'],
  ['solve x^2 + 2x = 8 by factoring, without a calculator', 'solve x^2 + 2x = 8'],
  ['use the z table to find P(Z < 1)', 'find P(Z < 1)'],
  ['use the z table: P(Z < 1)', 'P(Z < 1)'],
  ['Factor completely over the integers: x^4 - 81', 'Factor completely: x^4 - 81'],
  ['solve x^3=-64 real numbers only', 'solve x^3=-64'],
  ['write x^5 * x^-8 using only positive exponents', 'x^5 * x^-8'],
])('the way and the form that an answer has in any case are taken off: %s', (typed, text) => {
  expect(withoutManner(typed)?.text).toBe(text);
});

test.each([
  'write y - 3 = 2(x - 1) in slope-intercept form',
  'write x^2 + 6x in vertex form',
  'a card is drawn without replacement',
  'find the area of a triangle with base 3 and height 4',
  'how far does a car go in 3 hours by train',
  'Solve over the integers: 2x = 5',
  'use the trapezoidal rule to find the area under y = x^2 from 0 to 2',
])('what the answer has to be made into, and what is told, stays: %s', (typed) => {
  expect(withoutManner(typed)).toBeNull();
});

test('an answer that does not look as it is wished is no answer', () => {
  expect(fitsManner('x^-3', 'using only positive exponents')).toBe(false);
  expect(fitsManner('√2', 'as a decimal')).toBe(false);
  expect(fitsManner('x = 2i', 'real numbers only')).toBe(false);
  expect(fitsManner('1/x^3', 'using only positive exponents')).toBe(true);
});

test.each([
  ['find the derivative of sin(3x) using the chain rule', '3cos(3x)'],
  ['evaluate 16^(-3/4) without a calculator', '1/8'],
  ['solve x² = 20, leave in simplest radical form', 'x = 2√5 or x = -2√5'],
  ['solve 2x^2 - 4x - 6 = 0 using the quadratic formula and simplify', 'x = 3 or x = -1'],
])('a request that says its manner is answered: %s', (typed, answer) => {
  const found = solve(typed);
  expect('steps' in found && found.answer).toBe(answer);
});
