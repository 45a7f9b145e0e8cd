import { expect, test } from 'vitest';
import { solve } from '../solve.ts';

const answerOf = (text: string): string => {
  const given = solve(text);
  return given.kind === 'not-understood' ? 'refused' : given.answer;
};

test.each([
  // `half` is a number too
  'A shirt takes 4 yards of red cloth and half that much green cloth. How many yards of cloth in total does it take?',
  // the size of one unit in the other
  '2 tons of gravel cost $8,000.00. What is the price per pound?',
  // two who each do it
  'Omar and his sister Lina each drink 3 glasses of milk a day. How many glasses do they drink in 10 days?',
])('does not answer a story of which its working leaves something out: %s', (text) => {
  expect(answerOf(text)).toBe('refused');
});

test.each([
  ['Nia walks 3 miles every day. How many miles does she walk in 14 days?', '42 miles'],
  ['Nia walks 3 miles every day. How many miles does she walk in 2 weeks?', '42 miles'],
  ['Rope costs $4 per foot. How much do 6 feet of rope cost?', '$24'],
  ['Rope costs $4 per foot. How much do 6 yards of rope cost at the store in town?', '$72'],
  ['A pump fills 12 gallons every minute. How many minutes does it take to fill 180 gallons?', '15 minutes'],
  [
    'On a map 1 inch stands for 40 miles. Two lakes are 2.5 inches apart. How far apart are they?',
    '100 miles',
  ],
])('answers a story whose working uses all that it tells: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test('a number in words is told too', () => {
  expect(
    answerOf(
      'The town built a fence. Each section of the fence used 20 boards that cost $3 per board. The fence has seven sections. How much did they spend on the boards?',
    ),
  ).toBe('refused');
});

test('a discount of a percent is told, so it is not what is asked', () => {
  expect(
    answerOf(
      'How much money should I bring to buy a bag, if the original price is $60 and there is a discount of 20%?',
    ),
  ).not.toBe('$12');
});
