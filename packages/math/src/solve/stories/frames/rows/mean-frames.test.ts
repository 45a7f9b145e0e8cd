import { expect, test } from 'vitest';
import { solve } from '../../../solve.ts';

const answerOf = (text: string): string => {
  const given = solve(text);
  return given.kind === 'not-understood' ? 'refused' : given.answer;
};

test.each([
  ['my average on 4 tests is 82. what must she score on the fifth test to get 85', '97'],
  ['What must he get on test 5 to average 85 if his average on 4 tests is 82?', '97'],
  ['scores: 88, 94, 79. need 90 avg. what do i need on the 4th test', '99'],
  [
    'The mean of 5 numbers is 12. A sixth number is added and the mean becomes 14. What is the sixth number?',
    '24',
  ],
  [
    'Ann has an 80 average on 3 tests. What must she average on the next 2 tests to have an 84 average?',
    '90',
  ],
])('tells what is still needed for an average: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  ['my average on 4 tests is 82. the final counts twice. what do i need to get 85'],
  [
    'A teacher drops the lowest score. Scores are 70, 80, 90. What must he get on the fourth test to average 85?',
  ],
  ['My average on 4 tests is 82. What must I score on the sixth test to get 85?'],
  ['Ann has an 80 average on 3 tests. Ben has a 90 average. What score does Ann need to beat him?'],
])('refuses an average whose scores do not count the same or are not all told: %s', (text) => {
  expect(answerOf(text)).toBe('refused');
});

test.each([
  ['my average on 4 tests is 85. if i get 95 on the 5th test whats my new average', '87'],
  ['The mean age of 10 people is 24. A 35-year-old joins. what is the new mean age', '25'],
])('tells the average with one more: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  ['the average of 5 numbers is 12. one number 8 is removed. what is the new average'],
  ['average of 4 tests is 82. next test i got 10 more than my average. whats my new average'],
])('refuses an average whose other number is not told as one more: %s', (text) => {
  expect(answerOf(text)).toBe('refused');
});

test.each([
  ['what do i need on my 5th test to get a 90 avrage if i got 84 91 88 and 95 on the frist 4', '92'],
  ['what do i need on the last test for a 90 average if i got 84, 91, 88 on the first 3', '97'],
  ['what do i need on my 5th test to get a 90 average if i got 84 91 and 95 on the first 3', 'refused'],
])('the number of scores is no score: %s', (problem, answer) => {
  const found = solve(problem);
  expect('steps' in found ? found.answer : 'refused').toBe(answer);
});
