import { expect, test } from 'vitest';
import { solve } from '../../../solve.ts';

const answerOf = (text: string): string => {
  const given = solve(text);
  return given.kind === 'not-understood' ? 'refused' : given.answer;
};

const ship = 'A model ship is built at a scale of 1:150. The real ship is 60 meters long.';

test.each([
  [`${ship} How long is the model in centimeters?`, '40 centimeters'],
  [`${ship} How long is the model?`, '0.4 meters'],
  [
    `${ship.replace('60', '50')} How long is the model in centimeters, to the nearest tenth?`,
    '33.3 centimeters',
  ],
  ['1:20 model boat is 15 in long. how many feet long is the real boat', '25 feet'],
  [
    'A map has a scale of 1:40,000. Two towns are 5 cm apart on the map. What is the actual distance in kilometers?',
    '2 kilometers',
  ],
])('changes the unit beside the scale: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  [`${ship} How wide is the model in centimeters?`],
  [`${ship} How long is the real ship in centimeters?`],
  [`${ship} How much longer is the real ship?`],
  [`${ship} How many liters of paint does the model need?`],
])('refuses a size that the scale does not give: %s', (text) => {
  expect(answerOf(text)).toBe('refused');
});
