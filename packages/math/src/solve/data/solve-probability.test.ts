import { expect, test } from 'vitest';
import { solve } from '../solve.ts';

test.each([
  ['A die is rolled twice. What is the probability of two sixes?', '1/36'],
  ['A die is rolled twice. What is the probability that both rolls are even?', '1/4'],
  ['A die is rolled twice. What is the probability of at least one six?', '11/36'],
  ['A die is rolled twice. Find the probability that the sum is 7.', '1/6'],
  ['A die is rolled once. What is the probability of a six?', '1/6'],
])('several rolls are not one roll: %s', (text, answer) => {
  expect(solve(text)).toMatchObject({ kind: 'probability', answer });
});

test.each([
  ['A die is rolled twice. What is the probability of a six?'],
  ['A die is rolled 4 times. What is the probability of two sixes?'],
])('an event that does not say which of several rolls is refused: %s', (text) => {
  expect(solve(text).kind).toBe('not-understood');
});

test('a second event that is asked for is not joined to the first', () => {
  expect(solve('A die is rolled. P(6)? P(1 or 2)?').kind).toBe('not-understood');
});
