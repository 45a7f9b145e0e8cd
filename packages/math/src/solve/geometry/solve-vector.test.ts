import { expect, test } from 'vitest';
import { solve } from '../solve.ts';

test.each([
  ['Let u = ⟨4, −3⟩ and v = ⟨5, 12⟩. Find cos θ, where θ is the angle between u and v.', '-16/65'],
  ['Find the cosine of the angle between <1, 2> and <3, 1>.', '√2/2'],
  ['Find the angle between <1, 2> and <3, 1>.', '45°'],
])('the cosine of an angle is not the angle: %s', (problem, answer) => {
  expect(solve(problem)).toMatchObject({ answer });
});

test('leaves the sine of an angle between vectors open', () => {
  expect(solve('Find the sine of the angle between u = <4, -3> and v = <5, 12>.').kind).toBe(
    'not-understood',
  );
});
