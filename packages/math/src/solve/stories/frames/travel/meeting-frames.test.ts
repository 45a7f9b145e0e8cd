import { expect, test } from 'vitest';
import { solve } from '../../../solve.ts';

const answerOf = (text: string): string => {
  const given = solve(text);
  return given.kind === 'not-understood' ? 'refused' : given.answer;
};

test.each([
  [
    'two trains leave the same station going opposite directions at 60 mph and 75 mph. after how many hours are they 405 miles apart',
    '3 hours',
  ],
  [
    'two trains are 400 miles apart and traveling toward each other. one goes 60 mph and the other 40 mph. when will they meet',
    '4 hours',
  ],
  [
    'two cars start from the same point, one drives east at 40 mph and the other west at 50 mph. how long until they are 270 miles apart',
    '3 hours',
  ],
  [
    'two cars leave at the same time from the same place going opposite ways. one goes 50 mph the other 60 mph. how far apart after 3 hours',
    '330 miles',
  ],
  [
    'two ants 10 meters apart walk toward each other at 2 m/s and 3 m/s. how long until they meet',
    '2 seconds',
  ],
])('reads two that meet or part: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  [
    'train A leaves at 9 am going 60 mph, train B leaves the same station going the opposite way at 11 am at 50 mph. when are they 340 miles apart',
    'refused',
  ],
  [
    'two planes leave an airport, one flying north at 300 mph and one flying east at 400 mph. how long until they are 1000 miles apart',
    'refused',
  ],
  [
    'two trains 300 miles apart are moving away from each other at 50 and 60 mph. when will they be 520 miles apart',
    'refused',
  ],
  [
    'two cars are 200 miles apart driving toward each other at 45 mph and 55 mph. how far apart are they after 1 hour',
    'refused',
  ],
])('answers nothing where they start apart in time or place, or at a right angle: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});
