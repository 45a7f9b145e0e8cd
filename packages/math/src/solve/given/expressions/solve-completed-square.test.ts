import { expect, test } from 'vitest';
import { solve } from '../../solve.ts';

const answerOf = (text: string): string => {
  const given = solve(text);
  return given.kind === 'not-understood' ? 'refused' : given.answer;
};

test.each([
  ['complete the square x^2+10x+7', '(x + 5)^2 - 18'],
  ['complete the square for 2x^2+8x+3', '2(x + 2)^2 - 5'],
  ['write x^2+4x+9 in vertex form', '(x + 2)^2 + 5'],
  ['rewrite x^2+6x+2 by completing the square', '(x + 3)^2 - 7'],
  ['convert f(x)=x^2-6x+2 to vertex form', 'f(x) = (x - 3)^2 - 7'],
  ['complete the square x^2 + 7x', '(x + 7/2)^2 - 49/4'],
])('completes the square of an expression: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([['complete the square x^2+6x+2=0', 'x = -3 + √7 or x = -3 - √7']])(
  'solves an equation by completing its square: %s',
  (text, answer) => {
    expect(answerOf(text)).toBe(answer);
  },
);

test.each([
  ['what value of c makes x^2+10x+c a perfect square', '25'],
  ['what number do you add to complete the square for x^2+6x', '9'],
])('finds the number that makes a square: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([['complete the square x^2+10x+__', 'refused']])(
  'does not fill a blank it cannot see: %s',
  (text, answer) => {
    expect(answerOf(text)).toBe(answer);
  },
);
