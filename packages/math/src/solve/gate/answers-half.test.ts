import { expect, test } from 'vitest';
import { solve } from '../solve.ts';

const throwOf = 'A ball is thrown upward. Its height in feet after t seconds is h(t) = -16t^2 + 64t + 80.';

test.each([
  `${throwOf} What is the maximum height of the ball? After how many seconds does it hit the ground?`,
  `${throwOf} Find the maximum height and when it hits the ground.`,
  `${throwOf} How high does it go? When does it land?`,
])('the highest point and the time of the ground are never answered with one of them: %s', (problem) => {
  const found = solve(problem);
  expect('steps' in found && !/144.*5/.test(found.answer)).toBe(false);
});

test.each([
  [`${throwOf} What is the maximum height of the ball?`, '144'],
  [`${throwOf} How long until it hits the ground?`, '5 seconds'],
  [`${throwOf} When does it reach its maximum height?`, '2'],
])('one question about a throw is answered: %s', (problem, answer) => {
  const found = solve(problem);
  expect('steps' in found ? found.answer : 'refused').toContain(answer);
});
