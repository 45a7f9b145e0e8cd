import { expect, test } from 'vitest';
import { solve } from '../../../solve.ts';

const answerOf = (text: string): string => {
  const given = solve(text);
  return given.kind === 'not-understood' ? 'refused' : given.answer;
};
const boat =
  'A boat travels 24 miles upstream in the same time it travels 36 miles downstream. The speed of the current is 3 mph.';
const train = 'A train leaves at 7:45 am going 80 km/h and arrives at 11:15 am.';

test.each([
  [`${boat} What is the speed of the boat in still water?`, '15 mph'],
  [
    'A plane flies 600 miles with the wind in the same time it flies 480 miles against the wind. If the speed of the plane in still air is 180 mph, find the speed of the wind',
    '20 mph',
  ],
  [`${train} How far did it go?`, '280 km'],
])('knows speeds and ways from equal or told times: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  [`${boat} How long does the trip upstream take?`],
  [`${boat} What is the speed of the current?`],
  [`${train.replace('and', 'with a stop of 20 minutes and')} How far did it go?`],
  [`${train} How far is it after 2 hours?`],
])('leaves other questions about such trips alone: %s', (text) => {
  expect(answerOf(text)).toBe('refused');
});
