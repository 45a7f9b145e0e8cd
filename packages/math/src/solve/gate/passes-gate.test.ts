import { expect, test } from 'vitest';
import { solve } from '../solve.ts';

const answerOf = (text: string): string => {
  const given = solve(text);
  return given.kind === 'not-understood' ? 'refused' : given.answer;
};

test.each([
  'A 12 foot board is cut into two pieces. One piece is twice as long as the other. How long is the shorter piece in inches?',
  'A plane flies at 150 miles per hour for 3 hours. How far does it travel in km?',
  'A plant is 12 cm tall and grows 4 cm per hour. How tall is it in mm after 3 hours?',
  'A plant is 12 cm tall and grows 4 cm per hour. How many mm tall is it after 3 hours?',
  'A ball is dropped from 10 feet. It bounces to 1/2 of its height each time. How high is it in inches after the 2nd bounce?',
  'A can must hold 2 m^3. Find the radius in cm that minimizes the metal used.',
])('no answer stands in another unit than it is asked in: %s', (text) => {
  expect(answerOf(text)).toBe('refused');
});

test.each([
  ['A car drives 150 miles in 3 hours. What is its average speed in km/h?', '80.4672 km/h'],
  ['How many inches are in 3 feet?', '36 inches'],
  ['A plant is 12 cm tall and grows 4 cm per hour. How tall is it in cm after 3 hours?', '24 cm'],
])('the unit that is asked for is answered: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});
