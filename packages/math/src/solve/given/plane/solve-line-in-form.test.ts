import { expect, test } from 'vitest';
import { solve } from '../../solve.ts';

const answerOf = (text: string): string => {
  const given = solve(text);
  return given.kind === 'not-understood' ? 'refused' : given.answer;
};

test.each([
  ['line through (1,2) and (3,8) in standard form', '3x - y = 1'],
  ['point slope form through (2,3) slope 4', 'y - 3 = 4(x - 2)'],
  [
    'write the equation of the line in point-slope form with slope -2/3 through (-3,5)',
    'y - 5 = (-2/3)(x + 3)',
  ],
  ['equation of the line perpendicular to y=3x-2 through (6,1) in standard form', 'x + 3y = 9'],
  ['slope intercept form of the line through (1,2) and (3,8)', 'y = 3x - 1'],
])('tells a line in the form that is named: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});
