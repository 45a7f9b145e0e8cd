import { expect, test } from 'vitest';
import { solve } from '../../../solve.ts';

const answerOf = (text: string): string => {
  const given = solve(text);
  return given.kind === 'not-understood' ? 'refused' : given.answer;
};

test.each([
  ['a jet flies 3 hours at 500 mph then 2 hours at 450 mph. how far did it fly', '2400 miles'],
  ['a jet flies 1500 miles at 500 mph then 900 miles at 450 mph. how long did it take', '5 hours'],
  [
    'A plane flies 1200 miles at 400 mph and returns at 300 mph. How much time did the whole trip take?',
    '7 hours',
  ],
])('adds the parts of one trip: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  ['a plane leaves at 9:15 am and lands at 1:40 pm. how long is the flight', '4 hours 25 minutes'],
  ['a flight takes 2 hours 40 minutes and leaves at 11:30 am. when does it land', '2:10 pm'],
  ['a plane leaves at 2 pm and flies 600 miles at 400 mph, when does it arrive', '3:30 pm'],
])('counts from one time of the day to another: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  ['ann drove at 60 mph for 2 hours and bob drove 50 mph for 3 hours. how far did bob drive', 'refused'],
  [
    'a plane flies 3 hours at 400 mph and another plane flies 2 hours at 500 mph. how far did they fly',
    'refused',
  ],
])('answers nothing for the trips of two: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});
