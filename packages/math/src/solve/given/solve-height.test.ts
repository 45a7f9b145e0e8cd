import { expect, test } from 'vitest';
import { solve } from '../solve.ts';

const answerOf = (text: string): string => {
  const given = solve(text);
  return given.kind === 'not-understood' ? 'refused' : given.answer;
};

test.each([
  ['the height of a rocket is h(t) = -4.9t^2 + 49t. find the max height', '122.5'],
  ['what is the maximum height of a ball with height h(t)=-16t^2+80t+6', '106'],
  ['the height of a rocket is h(t) = -4.9t^2 + 49t + 2. when does it reach max height', 't = 5'],
  ['a ball is thrown upward from 5 feet with h(t) = -16t^2+64t+5. how high is it after 2 seconds', '69'],
  ['a ball is thrown up with h(t) = -16t^2 + 64t + 80. when is it 128 feet high', 't = 3 or t = 1'],
  ['h = -16t^2 + 32t + 48, find the maximum height and the time it happens', 'maximum 64 at t = 1'],
])('reads the height of something thrown from its curve: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  ['a ball is thrown upward at 48 ft/s from a height of 64 ft. what is the max height', '100'],
  ['a ball is thrown upward from the ground at 64 ft/s. when does it hit the ground', '4 seconds'],
])('makes the curve of what is thrown straight up in feet: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  ['when is the ball with h(t) = -16t^2+64t+5 above 50 feet', 'refused'],
  ['a ball is thrown upward at 20 m/s from the ground. how high does it go', 'refused'],
])('answers nothing for a part of the flight: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});
