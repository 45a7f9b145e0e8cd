import { expect, test } from 'vitest';
import { solve } from '../../solve.ts';

const answerOf = (text: string): string => {
  const given = solve(text);
  return given.kind === 'not-understood' ? 'refused' : given.answer;
};

test.each([
  [
    'path 2 m wide goes all arround a rectangular garden that is 12 m by 8 m. area of only the path?',
    '96 m^2',
  ],
  [
    'our garden is 12 m long and 9 m wide and in it is a square pool with side 4 m the rest is grass. how many square meter grass',
    '92 m^2',
  ],
  [
    'A half circle window has diameter of 4 ft. Find its perimeter, use 3.14, dont forget the straight side',
    '10.28 feet',
  ],
  [
    'pizza with diameter 36 cm we cut in 8 equal slices, whats the perimeter of one slice (exact with pi)',
    '36 + 9π/2 cm',
  ],
  [
    'wheel of my bike has radius 35 cm. they say use pi = 22/7. how many meters i go when the wheel turns 500 times',
    '1100 m',
  ],
  [
    'An aquarium is 50 cm long, 30 cm wide and 40 cm high. How many cm3 is the volume? How many liters is that? and if you fill it only to 3/4 how many liters water are inside? (last question pls)',
    '45 liters',
  ],
  [
    'paper cup is a cone, radius 4 cm height 9 cm. how many full cups u need to fill a cylinder pot with radius 8 cm and height 12 cm',
    '16',
  ],
  [
    'sail of a boat is triangle base 3.6 m and height 5 m. how much m2 is the sail and if the cloth cost 40 dollars for one m2 how much does the sail cost',
    '$360',
  ],
  [
    'two cans are similar, one is 6 cm high and other 9 cm high, in the small one fits 160 ml. how many ml in the big one',
    '540 ml',
  ],
  [
    'so our teacher gave us a map with scale 1 : 250 000 and two villages on it are 7.2 cm apart how many km is it for real',
    '18 km',
  ],
  ['on a map 1 cm stands for 5 km. how far apart are 2 cities that are 8.5 cm apart on the map', '42.5 km'],
])('puts figures together, in each other and beside a price: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  ['pool 10 by 6 with a path of width 2 on two sides, area of path'],
  ['a garden 12 m by 8 m has 2 square pools of side 3 m, how much grass is left'],
  ['a wheel of radius 30 cm turns 5 times per second. how far in one minute'],
  ['how many balls of radius 2 fit in a box 20 by 20 by 20'],
  ['how many boxes 3 by 3 by 3 fit in a crate 10 by 10 by 10'],
  ['map scale 1:50000, area of a lake on the map is 4 cm2. real area'],
  ['fence costs $12 per m for a garden 10 m by 8 m with a 2 m gate left open. total cost'],
  [
    'a cone with radius 3 cm and height 10 cm has a hemisphere of radius 2 cm on top. total volume in terms of pi',
  ],
  ['a hemisphere is removed from a cylinder of radius 3 and height 8. volume left?'],
])('refuses a composite with a part that has no role: %s', (text) => {
  expect(answerOf(text)).toBe('refused');
});

test.each([
  [
    'an ice cream cone has radius 3 cm and height 10 cm and on top is half a ball of ice cream. total volume in terms of pi',
    '48π cm^3',
  ],
  [
    'a capsule is a cylinder with radius 2 mm and height 8 mm with a hemisphere on both ends. volume, leave pi',
    '128π/3 mm^3',
  ],
])('adds solids that stand on each other: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  ['a tangent from point P touches circle O at T. OT = 7 and OP = 25. Find PT', '24'],
  ["AB is tangent to circle O at B. OB = 5, AB = 12. What's OA", '13'],
  ['PT is tangent to circle C at T. The radius is 6 and PT = 8. find PC', '10'],
  ['chord of 16 cm in a circle with radius 10 cm how far is chord from the center', '6 cm'],
])('finds the third side between tangent or chord, radius and center: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test('finds no way to a center shorter than the radius', () => {
  expect(answerOf('AB is tangent to circle O at B. OB = 12, OA = 5. find AB')).toBe('refused');
});
