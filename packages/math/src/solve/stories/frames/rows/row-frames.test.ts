import { expect, test } from 'vitest';
import { solve } from '../../../solve.ts';

const answerOf = (text: string): string => {
  const given = solve(text);
  return given.kind === 'not-understood' ? 'refused' : given.answer;
};

test.each([
  ['Find two consecutive odd integers whose product is 143, if both are positive.', '11 and 13'],
  ['two consecutive even integers, product 48', '6 and 8 or -8 and -6'],
  ['The sum of the squares of two consecutive positive integers is 61. What are they?', '5 and 6'],
  ['Two consecutive positive integers have a product of 90. What is the smaller integer?', '9'],
  ['The product of two consecutive positive integers is 56. What is their sum?', '15'],
  ['Find three consecutive negative integers whose squares add up to 50.', '-5, -4 and -3'],
])('finds integers that follow each other: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  ['Find two consecutive integers whose product is 50.'],
  ['Find two consecutive odd integers whose product is 48.'],
  ['Find two consecutive integers whose product is 10 more than 5 times the smaller.'],
  ['The product of two consecutive integers is 90. What is the smaller integer?'],
  ['The product of two consecutive odd integers is 143. What is their average?'],
])('refuses what no row fulfils or another relation tells: %s', (text) => {
  expect(answerOf(text)).toBe('refused');
});
