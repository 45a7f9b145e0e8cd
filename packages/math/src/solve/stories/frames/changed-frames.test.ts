import { expect, test } from 'vitest';
import { solve } from '../../solve.ts';

const answerOf = (text: string): string => {
  const given = solve(text);
  return given.kind === 'not-understood' ? 'refused' : given.answer;
};

test.each([
  ['my rent was $1200 and it went up by 8%. how much is it now', '$1296'],
  [
    'The attendance was 1,500 on Friday. It decreased 12% on Saturday. What was the attendance on Saturday?',
    '1320',
  ],
  ['A bike was $300 and the price went down by 30%. By how much did it go down?', '$90'],
])('works out an amount after its change, or the change alone: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  ['A phone costs $55. It went up 10% from last week. What was it last week?'],
  ['A phone was $55 before it went up 10%. What did it cost before?'],
  ['Gas is $4.40 now. It went up 10%. How much was it?'],
  ["Rent was $900. My roommate's rent went up 10%. What is my rent now?"],
])('refuses to change an amount that has changed already: %s', (text) => {
  expect(answerOf(text)).toBe('refused');
});

test.each([
  ['After it went up 10% a phone costs $55. What did it cost before?', '$50'],
  ['rent increased by 4% and is now $1040. What was the rent before the increase?', '$1000'],
  ['i paid 84 dollars for shoes that were 30% off. how much did they cost before the sale', '$120'],
  ['With 5% tax a toy costs $31.50. what was the price before tax', '$30'],
])('works an amount out from what it is after its change: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});
