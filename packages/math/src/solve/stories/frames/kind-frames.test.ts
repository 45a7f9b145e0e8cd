import { expect, test } from 'vitest';
import { solve } from '../../solve.ts';

const answerOf = (text: string): string => {
  const given = solve(text);
  return given.kind === 'not-understood' ? 'refused' : given.answer;
};

const tickets = 'A hall sold 300 seats for $2,700. Balcony seats cost $7 and floor seats cost $12.';
const nuts =
  'A grocer mixes peanuts costing $3 per pound with 10 pounds of cashews costing $9 per pound to make a mixture worth $5 per pound.';
const shoes = 'A store buys shoes for $50 and marks them up 60%.';
const chase = 'A truck leaves at 50 mph. Two hours later a car leaves the same place at 75 mph.';
const trip = 'A bus went 120 miles at 40 mph and then 120 miles at 60 mph.';
const gyms =
  'A gym charges a $50 fee and $25 per month. Another gym charges no sign-up fee and $35 per month.';

test.each([
  [`${tickets} How many of each were sold?`, '180 balcony seats and 120 floor seats'],
  [`${tickets} How many floor seats were sold?`, '120 floor seats'],
  [`${nuts} How many pounds of peanuts are used?`, '20 pounds'],
  [`${shoes} What is the selling price?`, '$80'],
  [`${shoes} How much is the markup?`, '$30'],
  [`${chase} How many hours does the car travel before it overtakes the truck?`, '4 hours'],
  [`${chase} How long does the truck travel before the car catches it?`, '6 hours'],
  [`${chase} How far from the start does the car catch the truck?`, '300 miles'],
  [`${trip} What was its average speed for the whole trip?`, '48 mph'],
  [`${gyms} After how many months is the cost the same?`, '5 months'],
  ['A pool holds 900 gallons and drains at 15 gallons per minute. How long until it is empty?', '60 minutes'],
  ['Two numbers total 90. One is four times the other. What are they?', '72 and 18'],
  [
    'Mia is three times as old as her brother. Together they are 24. How old is each?',
    'Mia 18 and brother 6',
  ],
  ['A moving van costs $30 plus $0.50 per mile. How far can you drive it for $80?', '100 miles'],
  ['Leo ran 3 miles in 24 minutes. What is his speed in miles per hour?', '7.5 miles per hour'],
])('answers what is asked of the situation: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  [`${tickets} How many more floor seats than balcony seats were sold?`],
  [`${tickets} How much money came from floor seats?`],
  [`${nuts} How many pounds of mixture are made?`],
  [`${nuts} How many pounds of cashews are used?`],
  [`${shoes} What is the profit on 4 pairs?`],
  [`${chase} How long until the car catches the truck?`],
  [`${chase} How fast does the car have to go to catch it in 2 hours?`],
  [`${trip} It stopped twice. What was its average speed for the whole trip?`],
  [`${gyms} After how many months is the first gym cheaper?`],
  ['A pool holds 900 gallons and fills at 15 gallons per minute. How long until it is empty?'],
  ['Two numbers add up to 54. One is 12 more than the other. What is the sum of their squares?'],
  ['A car costs $30 plus $0.50 per mile. How far can you drive it in 2 hours?'],
])('another question of the same situation is not answered with its number: %s', (text) => {
  expect(answerOf(text)).toBe('refused');
});

test.each([
  ['A cyclist leaves town at 15 km/h. Two hours later a rider follows at 45 km/h. How long is the ride?'],
  ['Maya walks at 4 km/h. Her brother sets out later at 6 km/h. How many hours does he need?'],
])('a speed is no length: %s', (text) => {
  expect(answerOf(text)).toBe('refused');
});

test('a price that has its markup already is not marked up again', () => {
  expect(answerOf('After a markup of 60% a pair of shoes sells for $80. What did the store pay?')).toBe(
    '$50',
  );
  expect(answerOf('With 8% tax a bike costs $216. What is the price to pay?')).toBe('refused');
});
