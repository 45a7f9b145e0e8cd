import { expect, test } from 'vitest';
import { solve } from '../../solve.ts';

test.each([
  [
    'my phone batery went from 84% to 63% in 1 hr 45 min. if it keeps going at that rate how long til it goes from 63% to 0',
    '5.25 hours',
  ],
  [
    'The water in a tank dropped from 90 L to 66 L in 40 minutes. At this rate, how much longer until the tank is empty?',
    '110 minutes',
  ],
  [
    'The temperature rose from 12 degrees to 20 degrees in 2 hours. At this rate, how long until it is 30 degrees?',
    '2.5 hours',
  ],
  [
    'A battery dropped from 100% to 85% in 30 minutes. How long does it take to go from 100% to 0% at that rate?',
    '200 minutes',
  ],
])('goes on evenly to another level: %s', (problem, answer) => {
  expect(solve(problem)).toMatchObject({ answer });
});

test.each([
  'A battery dropped from 100% to 85% in 30 minutes. How long until it reaches 40%?',
  'A population grew from 100 to 200 in 3 years. At this rate, how long until it is 800?',
  'A tank dropped from 90 L to 66 L in 40 minutes. At this rate, how long until it is 80 L?',
])('leaves what is not said to go on evenly, or went the other way: %s', (problem) => {
  expect(solve(problem).kind).toBe('not-understood');
});
