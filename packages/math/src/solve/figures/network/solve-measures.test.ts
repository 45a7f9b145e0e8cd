import { expect, test } from 'vitest';
import { solve } from '../../solve.ts';

const answerOf = (text: string): string => {
  const given = solve(text);
  return given.kind === 'not-understood' ? 'refused' : given.answer;
};

test.each([
  ['a can is 10 cm tall and has a diameter of 6 cm, how much does it hold? leave π', '90π cm^3'],
  ['the volume of a cube is 343 cm3, what is the surface area', '294 cm^2'],
  ['diagonals of a rhombus are 10 and 24 find perimeter', '52 units'],
  ['storage box 1.2 m long, 80 cm wide, 50 cm high. Volume in liters?', '480 liters'],
  ['the arc of a circle with radius 9 cm has central angle 80°. How long is the arc in terms of π?', '4π cm'],
  ['chord of a circle is 16 cm long and it is 6 cm away from the center. radius?', '10 cm'],
  ['if the circumference of a wheel is 220 cm what is its radius use 22/7', '35 cm'],
  [
    'cone radius 6 in slant height 10 in find the height then the volume. i only need the volume',
    '96π cubic inches',
  ],
  ['arc length with radius 6 and angle 2π/3 radians', '4π'],
  [
    'right triangle one leg is 7 cm longer than other leg and the hypotenuse is 13 cm. find the legs, then the perimeter then the area. need only area',
    '30 cm^2',
  ],
  ['rectangle length is 3x - 1 and width x + 2 with perimeter 42. find x', 'x = 5'],
  ['volume of a cylinder with radius 3 cm and height 2 m', '1800π cm^3'],
])('works any size of a figure out from its named ones: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  ['area of a triangle with base 5'],
  ['the radius of a sphere is doubled. volume was 10. new volume'],
  ['a rectangle 5 by 8 and a triangle with base 8 and height 3, area?'],
  ['isosceles triangle with sides 5 and 11 perimeter'],
  ['right triangle with leg 6 and angle 30'],
  ['rectangle with diagonal 5 and width 13. perimeter'],
])('refuses a figure whose sizes do not settle what is asked: %s', (text) => {
  expect(answerOf(text)).toBe('refused');
});

test.each([
  ['A sphere has a surface area of 144π square centimeters. What is its volume in terms of π?', '288π cm^3'],
  ['The area of a circle is 49π square kilometers. Find the radius.', '7 km'],
])('a square centimeter is no square: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});
