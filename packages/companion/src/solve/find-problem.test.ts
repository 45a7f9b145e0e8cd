import { expect, test } from 'vitest';
import { findProblem } from './find-problem.ts';

test('a word of a sentence is no product of letters', () =>
  expect(findProblem('1/5 of the way')?.kind).not.toBe('solved'));

test.each(['2/3 * 4/5', 'factor x^2 + 5x + 6', 'can you solve 3x + 5 = 26 so i can see how'])(
  '%s is worked out',
  (text) => expect(findProblem(text)?.kind).toBe('solved'),
);
