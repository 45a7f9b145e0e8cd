import { expect, test } from 'vitest';
import { solve } from '../solve.ts';

test.each([
  ['sin x = -√3/2 on [0, 2π)', 'x = 4π/3 or x = 5π/3'],
  ['solve 2sin x = -√3', 'x = 4π/3 + 2πk or x = 5π/3 + 2πk for every integer k'],
  ['solve tan x = -√3', 'x = 2π/3 + πk for every integer k'],
  ['general solution of cos x = -1/2', 'x = 2π/3 + 2πk or x = 4π/3 + 2πk for every integer k'],
])('a value below 0 has its angles, with a root too: %s', (text, answer) => {
  const found = solve(text);
  expect('steps' in found && found.answer).toBe(answer);
});

test('the opposite of a root over a number has no 1 in front', () => {
  const found = solve('evaluate -√8/4');
  expect('steps' in found && found.answer).toBe('-√2/2');
});
