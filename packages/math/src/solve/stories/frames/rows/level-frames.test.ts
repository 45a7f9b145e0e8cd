import { expect, test } from 'vitest';
import { solve } from '../../../solve.ts';

const answerOf = (text: string): string => {
  const given = solve(text);
  return given.kind === 'not-understood' ? 'refused' : given.answer;
};

test.each([
  [
    'a car is worth 18000 and loses 20% of its value every year. after how many full years is it worth less than 9000',
    '4 years',
  ],
  [
    'a city of 20000 grows 5% per year. after how many full years will it have more than 30000 people',
    '9 years',
  ],
])('tells after how many whole times a percent has passed a level: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  [
    'a car is worth 20000 and loses 15% of its value every 2 years. after how many full years is it worth less than 10000',
  ],
  [
    'a debt of 1000 grows 10% a year and he pays back 200 each year. after how many full years is it below 500',
  ],
])('refuses where more than one percent changes it: %s', (text) => {
  expect(answerOf(text)).toBe('refused');
});
