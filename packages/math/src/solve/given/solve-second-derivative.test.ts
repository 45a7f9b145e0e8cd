import { expect, test } from 'vitest';
import { solve } from '../solve.ts';

test.each([
  [
    "where is f'' zero if f(x) = x^3 + 9x^2",
    'x = -3',
    'Find where the second derivative of f(x) = x^3 + 9x^2 is 0.',
  ],
  [
    "g(t) = t^4 - 54t^2, find where g''(t) = 0",
    't = 3 or t = -3',
    'Find where the second derivative of g(t) = t^4 - 54t^2 is 0.',
  ],
  ["if h(x) = 2x^3 find h''(5)", '60', 'Find the second derivative of h(x) = 2x^3 at x = 5.'],
])('asks and answers the question about the second derivative alone: %s', (text, answer, question) => {
  expect(solve(text)).toMatchObject({ kind: 'derivative', answer, question });
});

test('the second derivative itself is told where nothing more is asked', () => {
  expect(solve('second derivative of y = 5x^3')).toMatchObject({ answer: '30x' });
});
