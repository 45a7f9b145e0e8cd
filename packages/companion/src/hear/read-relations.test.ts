import { describe, expect, test } from 'vitest';
import { readRelation } from './read-relations.ts';

const rule = 'Let $f(x) = 2x^2 + 3x + 4$. How fast does $f$ change on average from $x = 1$ to $x = 1.2$?';

describe('what numbers alone decide', () => {
  test.each([
    ['29 goes into 73 2 times', true],
    ['29 goes into 73 three times', false],
    ['29 fits into 73 1 time', false],
    ['multiples of 12: 12, 24, 36', true],
    ['multiples of 12 are 12, 24, 38', false],
    ['factors of 18 are 1, 2, 3', true],
    ['f(1.2) is 10.48', true],
    ['f(1) = 8', false],
  ])('%s: %s', (text, holds) => expect(readRelation(text, rule)?.holds).toBe(holds));

  test('a value that the question asks for is left to the student', () =>
    expect(readRelation('f(5) = 34', 'The rule is $f(n) = 2n^2 − 3n − 1$. Find $f(5)$.')).toBeNull());

  test.each(['i got 73', 'what is f(1.2)', 'do i use multiples of 12'])(
    '%s says nothing of this kind',
    (text) => expect(readRelation(text, rule)).toBeNull(),
  );
});
