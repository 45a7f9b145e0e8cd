import { expect, test } from 'vitest';
import { makeProblem, tell } from '../testing-turn.ts';

/** The reply to the last of several messages beside a problem. */
function lastReply(skill: string, level: 1 | 2 | 3, [first = '', ...more]: readonly string[]) {
  const problem = makeProblem(skill, { level, seed: 1 });
  return more.reduce((answer, line) => tell(line, problem, answer.state), tell(first, problem)).reply;
}

test('the equation to be solved is a step, also with a question mark', () => {
  const { text, step_verdict } = lastReply('a1-sequence-explicit-term', 3, ['5n+9 = 44 ?']);
  expect(step_verdict).toBe('right');
  expect(text).not.toContain('agree');
});

test('a product behind its way is right at the end of the line, and unjudged alone', () => {
  const end = 'ohh (k-5)(k+5). so (k+2)(k-5)(k+5)';
  expect(lastReply('a2-factor-grouping-cubes', 3, ['(k+2)(k^2-25)', end]).step_verdict).toBe('right');
  expect(lastReply('a2-factor-grouping-cubes', 3, ['(k+2)(k-5)(k+5)']).step_verdict).toBeUndefined();
});

test('a power of e that is worked out is right behind its way, and unjudged alone', () => {
  const end = '82 x e^-0.044 = 78.47';
  expect(lastReply('a2-continuous-growth-find', 3, ['-0.011 x 4 = -0.044', end]).step_verdict).toBe('right');
  expect(lastReply('a2-continuous-growth-find', 3, [end]).step_verdict).toBeUndefined();
});

test('neither the x that is a times sign nor e is a letter to put a number in for', () => {
  expect(lastReply('a2-continuous-growth-find', 3, ['so i do 82 x e^(1.1 x 4) right']).text).not.toMatch(
    /\b[23] for|agree/,
  );
});

test('the expression of the problem in words is no slip', () => {
  expect(lastReply('m7-form-meaning', 3, ['6 times x+3']).step_verdict).not.toBe('not-yet');
});

test.each([
  ['m7-form-meaning', ['huh? the 6 is the campers right']],
  ['calc-instant-rate-estimate', ['so its 8.5', '8.5, 8.68, 8.698 so its going up to like 8.7']],
])('a number that is spoken of is not offered to be handed in: %s', (skill, lines) => {
  expect(lastReply(skill, 3, lines).text).not.toMatch(/hand .*in|A try tells/i);
});

test('what one move comes to is not held beside the answer', () => {
  const lines = ['x^3/x = x^2 then x^2*(x+5) = x^3 + 5x^2', 'i subtract and get -5x^2 - 28x'];
  const { text, step_verdict } = lastReply('a2-polynomial-divide', 2, lines);
  expect(step_verdict).toBeUndefined();
  expect(text).not.toMatch(/not yet|in both/i);
});
