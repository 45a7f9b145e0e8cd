import { expect, test } from 'vitest';
import { solve } from '../../../solve.ts';

const answerOf = (text: string): string => {
  const given = solve(text);
  return given.kind === 'not-understood' ? 'refused' : given.answer;
};

test.each([
  [
    'A boat travels 60 miles downstream in 3 hours. The return trip upstream takes 5 hours. Find the speed of the boat in still water and the speed of the current.',
    '16 mph and 4 mph',
  ],
  [
    'Going upstream, a boat takes 6 hours to travel 72 km. Going downstream it takes 4 hours. what is the speed of the boat in still water?',
    '15 km/h',
  ],
  [
    'A salmon swims 100 feet downstream in 5 seconds and 100 feet upstream in 10 seconds. Find the speed of the salmon in still water.',
    '15 feet per second',
  ],
])('finds the speeds with and against a stream: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  [
    'A plane flies 600 miles against the wind in 2 hours and returns with the wind in 3 hours. What is the wind speed?',
  ],
  ['A round trip of 60 miles takes 3 hours downstream and 5 hours upstream. Find the speed of the current.'],
  [
    'A boat travels 60 miles downstream in 3 hours. How long does it take to return upstream if the current is 2 mph?',
  ],
])('refuses a stream that would flow the other way, and a way told for both directions: %s', (text) => {
  expect(answerOf(text)).toBe('refused');
});
