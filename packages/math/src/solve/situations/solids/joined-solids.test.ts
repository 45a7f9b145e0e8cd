import { expect, test } from 'vitest';
import { solve } from '../../solve.ts';

const answerOf = (text: string): string => {
  const given = solve(text);
  return given.kind === 'not-understood' ? 'refused' : given.answer;
};

test.each([
  [
    'a cone with radius 3 cm and height 11 cm is topped by a hemisphere of the same radius. find the total volume',
    '51π cm^3',
  ],
  [
    'a cylinder with radius 3 and height 4 has a cone on top with the same radius and height 5. find the volume',
    '51π cubic units',
  ],
  [
    'a tank is a cylinder 12 ft long with radius 3 ft and a hemisphere on each end. find its volume',
    '144π cubic feet',
  ],
  [
    'a cone with radius 3 and height 4 is cut out of a cylinder with radius 3 and height 10. find the remaining volume',
    '78π cubic units',
  ],
  [
    'a soup can is 10 cm tall with diameter 7 cm. how much paper is needed for the label around it',
    '70π cm^2',
  ],
])('each part of a body has its share: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  ['a cylinder with a hemisphere on top has radius 3 and total height 10. find the volume'],
  ['a cone of radius 3 and height 4 sits on a hemisphere of radius 2. find the volume'],
  ['a cone with radius 3 and height 4 is topped by a hemisphere. find the volume of the cone'],
  ['a cylinder with radius 3 and height 4 with a hemisphere on top. find the surface area'],
  ['a can has radius 4 cm and height 11 cm. how much paper is needed for the label if it overlaps by 1 cm'],
])('a body whose parts are not told is refused: %s', (text) => {
  expect(answerOf(text)).toBe('refused');
});
