import { expect, test } from 'vitest';
import { solve } from '../../solve.ts';

const answerOf = (text: string): string => {
  const given = solve(text);
  return given.kind === 'not-understood' ? 'refused' : given.answer;
};

const race = 'Mia biked 12 miles in 48 minutes and Lee biked 9 miles in 45 minutes.';
const jars = 'A 10 oz jar costs $4.00 and a 15 oz jar costs $5.25.';
const vans = 'Each van holds 9 children. 75 children are going.';
const tank = 'A 60-gallon tank is 3/4 full.';
const part = 'When a barrel is 2/5 full, it holds 30 liters.';
const week = 'Noor earns $16 an hour and time and a half for hours over 40. She worked 46 hours this week.';
const sales = 'Omar earns $450 a week plus 8% of his sales. This week he sold $3,000.';
const digits =
  'The digits of a two-digit number add up to 12. Reversing the digits makes a number that is 36 more.';
const man = 'A 6-foot man stands beside a 24-foot pole. The man casts a 4-foot shadow.';
const rope = 'A 21-foot rope is cut into two pieces.';

test.each([
  [`${race} Who was faster?`, 'Mia'],
  [`${race} Who was slower?`, 'Lee'],
  [`${jars} Which is the better buy?`, '15 oz jar'],
  [`${jars} Which costs more per ounce?`, '10 oz jar'],
  [`${vans} How many vans are needed?`, '9 vans'],
  [`${tank} How many more gallons are needed to fill it?`, '15 gallons'],
  [`${tank} How many gallons are in the tank?`, '45 gallons'],
  [`${part} How many liters does it hold when it is full?`, '75 liters'],
  [`${part} How many liters are needed to fill it?`, '45 liters'],
  [`${week} How much did she earn?`, '$784'],
  [`${sales} How much did he earn in all?`, '$690'],
  ['Omar earns $450 a week plus 8% of his sales. How much must he sell to earn $690 in a week?', '$3000'],
  [`${digits} What is the original number?`, '48'],
  [`${digits} What is the new number?`, '84'],
  [`${man} How long is the shadow of the pole?`, '16 ft'],
  [`${rope} One piece is twice as long as the other. How long is each piece?`, '7 feet and 14 feet'],
  [`${rope} One piece is 3 feet longer than the other. How long is the shorter piece?`, '9 feet'],
  [`${rope} One piece is 3 feet longer than twice the other. How long is the longer piece?`, '15 feet'],
])('answers what is asked of an everyday story: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  [`${race} Who biked farther?`],
  ['Mia biked 12 miles in 48 minutes and Lee biked 9 kilometers in 45 minutes. Who was faster?'],
  ['A printer prints 90 pages in 5 minutes. Another printer prints 120 pages in 8 minutes. Which is faster?'],
  [`${jars} Which jar costs more?`],
  [`${vans} How many children are in the last van?`],
  [`${vans} 6 adults go too. How many vans are needed?`],
  ['A barrel that is 1/4 full has 12 liters. After adding some it is 1/2 full. How many liters were added?'],
  [`${week} How much was her overtime pay?`],
  [
    'Noor earns $16 an hour and time and a half over 8 hours a day. She worked 46 hours this week. How much did she earn?',
  ],
  ['Omar earns $450 a week plus 8% of his sales. This month he sold $3,000. How much did he earn?'],
  ['Omar earns $450 a week plus 8% of sales over $1,000. He sold $3,000. How much did he earn?'],
  [`${digits} What is the tens digit?`],
  [`${rope} How long is each piece?`],
])('refuses another question over the same story: %s', (text) => {
  expect(answerOf(text)).toBe('refused');
});
