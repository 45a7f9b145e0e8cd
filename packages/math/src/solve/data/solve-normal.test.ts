import { expect, test } from 'vitest';
import { solve } from '../solve.ts';

const answerOf = (text: string): string => {
  const given = solve(text);
  return given.kind === 'not-understood' ? 'refused' : given.answer;
};

test.each([
  [
    'test scores are normal with mean 75 and sd 10. use the 68-95-99.7 rule to find what percent scored between 65 and 95',
    '81.5%',
  ],
  [
    'A normal distribution has mean 100 and standard deviation 15. Using the 68-95-99.7 rule, what percent of values are above 130?',
    '2.5%',
  ],
])('reads shares of whole deviations by the rule: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  [
    'Heights are normal with mean 170 and standard deviation 8. use the empirical rule to find percent between 160 and 180',
  ],
  ['normal mean 50 sd 10. by the 68-95-99.7 rule what score has 16% above it'],
])('refuses parts of a deviation and a score by its share: %s', (text) => {
  expect(answerOf(text)).toBe('refused');
});
