import { expect, test } from 'vitest';
import { solve } from '../../solve.ts';

const answerOf = (text: string): string => {
  const given = solve(text);
  return given.kind === 'not-understood' ? 'refused' : given.answer;
};

test.each([
  ['taxi charges 3.50 plus 2.25 per mile. the ride was 21.50 dollar. how far did it went', '8 miles'],
  [
    '6 workers paint a school in 10 days (all work same fast) but 2 of them got ill so its just 4 from the start, how long will it take them',
    '15 days',
  ],
  ['1 pump fills a tank in 6 hours and another in 3 hours. how long together', '2 hours'],
  ['a car drives 150 km in 2 hours 30 minutes, average speed?', '60 km per hour'],
  ['a snail moves 5 cm a minute. how many minutes for 2 m', '40 minutes'],
  ['a car rental is $30 per day and $0.20 per mile. what is the price for 3 days and 150 miles', '$120'],
  ['A recipe needs 2 2/3 cups of milk. How much milk for half of the recipe?', '1 1/3 cups'],
  ['food is enough for 12 campers for 10 days. how long is it enough for 15 campers', '8 days'],
])('what changes at one rate is followed: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  ['taxi charges 3.50 plus 2.25 per mile and a tip of 2 dollars. the ride was 21.50. how far'],
  ['5 workers build a wall in 6 days. after 2 days 1 worker leaves. how long does it take'],
  ['Tom paints a room in 4 hours, Jim needs 6 hours. how long if jim starts 1 hour later'],
  ['a printer prints 25 pages per minute and stops 2 minutes. how long for 400 pages'],
  ['a worker earns $12 per hour and $18 per hour on sunday. how much for 5 hours'],
  ['a car drives 150 km in 2 hours and then 100 km in 1 hour. average speed?'],
  ['A gym charges a $20 annual fee and $10 per month. How much does it cost for 24 months?'],
  ['A phone plan has a $20 monthly fee and $5 per gb. How much do 3 gb cost for 3 months?'],
  ['A taxi charges a $3 flat fee and $2 per mile. How much does a 15 mile ride cost with a return?'],
  ['A plumber charges a $50 fee and $30 per hour for each worker. How much does it cost for 3 hours?'],
])('a rate is refused beside what changes it: %s', (text) => {
  expect(answerOf(text)).toBe('refused');
});
