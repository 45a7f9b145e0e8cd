import { expect, test } from 'vitest';
import { labelledParts } from './reading/bound/labelled-parts.ts';
import { solve } from './solve.ts';

const answerOf = (text: string): string => {
  const given = solve(text);
  return given.kind === 'not-understood' ? 'refused' : given.answer;
};

test.each([
  [
    'A moving company charges $80 plus $45 per hour. (a) Write an equation for the cost C of a move that takes h hours. (b) How much does a 6-hour move cost?',
    '(a) C = 45h + 80; (b) $350',
  ],
  [
    'A candle is 10 inches tall and burns down 0.5 inch every hour. a) Write an equation for the height H of the candle after t hours. b) Use your equation to find the height after 6 hours.',
    '(a) H = 10 - 0.5t; (b) 7',
  ],
  [
    'Line m passes through (2, 5) and (6, 13). (a) Write the equation of m in slope-intercept form. (b) Find the y-intercept of m.',
    '(a) y = 2x + 1; (b) y-intercept (0, 1)',
  ],
])('a part leans on the equation that a part before has found: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test('what a part brings in is not taken for what is told for all', () => {
  expect(
    answerOf(
      'A line passes through (2, 5) and (6, 13). (a) Find the slope of a perpendicular line. (b) Find its y-intercept.',
    ),
  ).toBe('refused');
});

test('each part begins with its label, and every step is kept', () => {
  const text = 'A square has side 3 cm. (a) What is its area? (b) What is its perimeter?';
  const found = solve(text);
  const begins = 'steps' in found ? found.steps.filter(({ why }) => /^\([ab]\)/.test(why)) : [];
  expect(begins.length).toBe(labelledParts(text)?.length);
});
