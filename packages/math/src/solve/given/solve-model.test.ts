import { expect, test } from 'vitest';
import { solve } from '../solve.ts';

const answerOf = (text: string): string => {
  const given = solve(text);
  return given.kind === 'not-understood' ? 'refused' : given.answer;
};

const job = 'The total cost C, in dollars, of a job lasting h hours is C = 38h + 55.';
const rocket = 'The height h, in meters, of a rocket t seconds after launch is h(t) = -5t^2 + 40t.';

test.each([
  [`${job} What is the cost of a 4.5-hour job?`, '$226'],
  [`${rocket} Find the height of the rocket after 2 seconds.`, '60 meters'],
  [
    'The number of bacteria after t hours is N(t) = 500 * 2^t. How many bacteria are there after 4 hours?',
    '8000',
  ],
  ['Temperature in degrees Celsius is given by C = 5/9(F - 32). What is C when F = 68?', '20'],
])('a number with the words of the input asks for the output: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  [`${job} A customer's bill is $283. How many hours did the job last?`, '6 hours'],
  [`${rocket} When is the rocket 75 meters high?`, 't = 5 or t = 3'],
  ['The cost of x shirts is C = 8x + 40. How many shirts can be bought for $136?', '12 shirts'],
  ['Temperature in degrees Celsius is given by C = 5/9(F - 32). What is F when C = 35?', 'F = 95'],
])('a number with the words of the output asks for the input: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  'The cost of x shirts is C = 8x + 40. How many shirts can be bought for $100?',
  `${job} What is the cost of a 4-hour job and a 2-hour job?`,
  `${job} How much more does a 5-hour job cost?`,
  `${rocket} What is the average height in the first 2 seconds?`,
  `${rocket} How fast is the rocket after 2 seconds?`,
  `${rocket} How far has it fallen after 6 seconds?`,
  `${rocket} After how many seconds is the rocket 75 meters high on its way down?`,
  'The temperature T in degrees after m minutes is T = 180 - 5m. How many minutes does it take to cool 20 degrees?',
  'The value V in dollars of a car after t years is V = 20000 - 1500t. By how much does the value fall in 4 years?',
  'f(x)=x^2+1 g(x)=x-3, find f(g(5))',
  `${rocket} How high is the rocket after 10 seconds?`,
])('counts that are not whole and questions about something else are refused: %s', (text) => {
  expect(answerOf(text)).toBe('refused');
});

test('what the question says of a letter does not tell what it stands for', () => {
  expect(answerOf('Let f(x) = x^2 - 4x + 1. Find the slope of the tangent to f at x = 3.')).toBe('2');
});
