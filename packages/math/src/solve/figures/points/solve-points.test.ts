import { expect, test } from 'vitest';
import { solve } from '../../solve.ts';

const answerOf = (text: string): string => {
  const given = solve(text);
  return given.kind === 'not-understood' ? 'refused' : given.answer;
};

test.each([
  ['Reflect the point (4,-9) over the y-axis then rotate it 180° about the origin. Where is it?', '(4, 9)'],
  [
    'dilate triangle with vertices A(2,4) B(6,-2) C(-4,0) by scale factor 1/2, center at the origin',
    "A'(1, 2), B'(3, -1), C'(-2, 0)",
  ],
  ['rotate (3,4) 90 degrees counterclockwise about the point (1,1)', '(-2, 3)'],
  [
    'triangle with vertices at (0,0), (4,0) and (0,3) is reflected over the x-axis. new vertices?',
    '(0, 0), (4, 0), (0, -3)',
  ],
  [
    'a drone starts at (1,2) flies straight to (7,10) then to (7,2) and then back to where it started, one unit is 1 km, how many km did it fly in total',
    '24 km',
  ],
  ['how far is point (1,2,3) from the plane 2x - y + 2z = 12', '2'],
  ['equation of circle with diameter from (1, 2) to (7, 10)', '(x - 4)^2 + (y - 6)^2 = 25'],
  ['M(2, 3) is the midpoint of AB and A is (-1, 5). coordinates of B?', '(5, 1)'],
  ['find area of triangle with A(0,0) B(6,2) C(2,6)', '16 square units'],
  [
    'someone walks 5 km on bearing 060° and then turns and walks 8 km on bearing 150°. how far is he from the start now? 1 decimal',
    '9.4 km',
  ],
  [
    'two ships leave the same port. one goes N 20° E for 15 km, the other N 80° E for 20 km. how far apart are they? nearest tenth',
    '18.0 km',
  ],
])('moves points, measures between them and follows courses: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  ['the image of A after a translation 3 right is (5, 2). find A'],
  ['rotate (2,0) by 45 degrees'],
  ['reflect (2,3) over the line y = 2x'],
  ['Lena bikes 6 miles north and then 8 miles west. How far did she bike?'],
  ['walk 3 km north, then 4 km east, then 5 km north. how far from start'],
  ['a plane flies 300 mph east with a wind of 40 mph. ground speed'],
])('refuses moves and courses that are not told whole: %s', (text) => {
  expect(answerOf(text)).toBe('refused');
});
