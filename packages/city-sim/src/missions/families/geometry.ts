import { addedWater } from '../scenario/live-district.ts';
import { defineTemplate, type Family, numberAnswered } from '../template.ts';
import { round, shortAndSpare, supplyTiers } from '../tiers.ts';
import { num, over, pi, plus, power, root, times, worked } from '../words/equation.ts';
import { box, cubes, shades, squares } from './geometry-pieces.ts';
import { geometryAreaSettings, geometryPathSettings, geometryTankSettings } from './geometry-settings.ts';

/** An L of two rectangles: its area. */
const area = defineTemplate({
  days: 10,
  draw(chance) {
    const a = chance.int(8, 16);
    const b = chance.int(5, 9);
    return { a, b, c: chance.int(3, a - 4), d: chance.int(4, 9) };
  },
  unknowns: { n: { kind: 'int', step: 1 } },
  solve: ({ a, b, c, d }) => ({ n: a * b + c * d }),
  wrong: {
    'takes the box around it': ({ a, b, d }) => ({ n: a * (b + d) }),
    'adds the sides': ({ a, b, c, d }) => ({ n: a + b + c + d }),
    'forgets the second rectangle': ({ a, b }) => ({ n: a * b }),
  },
  lots: ({ a, b, c, d }, answer) => [{ need: a * b + c * d, supply: numberAnswered(answer, 'n') }],
  tiers: supplyTiers({ close: 6, tight: 0.5 }),
  action: 'zone',
  params: {},
  equation: ({ a, b, c, d }, answer) => [
    worked('n', plus(times(num(a), num(b)), times(num(c), num(d))), numberAnswered(answer, 'n')),
  ],
  why: 'How can you cut the same shape in another way?',
  reasons: {
    right: 'Any cut into simple pieces without gaps gives the same area.',
    wrong: [
      { text: 'Another cut changes the area.', reply: 'The shape stays the same however you cut it.' },
      {
        text: 'Only one cut is right.',
        reply: 'Try one cut across and one cut down: both sums are the same.',
      },
    ],
  },
  method: [
    'Cut the shape into two rectangles with one straight line.',
    'Find the area of each rectangle. Check that no part is counted twice.',
  ],
  settings: geometryAreaSettings,
});

/** The city's own pi. */
const cityPi = 355 / 113;
const tenths = (value: number) => Math.round(value * 10) / 10;

/** A cylinder of a given diameter: how high for a given volume? */
const tank = defineTemplate({
  days: 12,
  isLived: true,
  draw(chance) {
    const across = chance.pick([3, 4, 5, 6, 7]);
    const h = chance.int(15, 60) / 10;
    return { across, volume: Math.round(cityPi * (across / 2) ** 2 * h) };
  },
  unknowns: { h: { kind: 'dec', step: 0.1 } },
  solve: ({ across, volume }) => ({ h: tenths(volume / (cityPi * (across / 2) ** 2)) }),
  wrong: {
    'takes the diameter as the radius': ({ across, volume }) => ({
      h: round(volume / (cityPi * across ** 2)),
    }),
    'leaves pi out': ({ across, volume }) => ({ h: round(volume / (across / 2) ** 2) }),
    'divides by the edge of the circle': ({ across, volume }) => ({ h: round(volume / (cityPi * across)) }),
  },
  simulate({ facts: { volume }, city }) {
    const reserve = addedWater(city);
    return {
      series: { need: reserve.map(() => volume), supply: reserve },
      outcome: shortAndSpare(volume, reserve.at(-1) ?? 0),
    };
  },
  tiers: supplyTiers({ close: 8, tight: 4 }),
  predict: 'supply',
  chart: ['need', 'supply'],
  action: 'place',
  params: { h: 'h' },
  equation: ({ across, volume }, answer) => [
    worked(
      'h',
      over(num(volume), times(pi, power(over(num(across), num(2)), 2))),
      numberAnswered(answer, 'h'),
    ),
  ],
  why: 'What happens to the height when the tank is twice as wide?',
  reasons: {
    right: 'A quarter is enough: the floor is 4 times as large.',
    wrong: [
      { text: 'Half of the height is enough.', reply: 'The floor grows in two directions, not in one.' },
      { text: 'The height stays the same.', reply: 'A larger floor holds more at the same height.' },
    ],
  },
  method: [
    'A tank’s volume is its floor times its height. Find the floor first.',
    'The area of a circle needs the radius. The tape measures the way across.',
  ],
  settings: geometryTankSettings,
});

/** The straight way between two points with legs a and b. */
const path = defineTemplate({
  days: 8,
  draw(chance) {
    const a = chance.int(20, 60);
    return { a, b: Math.round((a * chance.int(70, 140)) / 100) };
  },
  unknowns: { c: { kind: 'dec', step: 0.1 } },
  solve: ({ a, b }) => ({ c: round(Math.sqrt(a * a + b * b)) }),
  wrong: {
    'adds the two streets': ({ a, b }) => ({ c: a + b }),
    'takes the longer street': ({ a, b }) => ({ c: Math.max(a, b) }),
    'halves the way along the streets': ({ a, b }) => ({ c: (a + b) / 2 }),
  },
  lots: ({ a, b }, answer) => [{ need: Math.sqrt(a * a + b * b), supply: numberAnswered(answer, 'c') }],
  tiers: supplyTiers({ close: 6, tight: 1 }),
  action: 'route',
  params: {},
  equation: ({ a, b }, answer) => [
    worked('c', root(plus(power(num(a), 2), power(num(b), 2))), numberAnswered(answer, 'c')),
  ],
  why: 'Why is the straight path never as long as both streets together?',
  reasons: {
    right: 'A straight line is the shortest way between two points.',
    wrong: [
      {
        text: 'Its square is the sum of both squares, so it is their sum.',
        reply: '3 and 4 give 5, and 3 + 4 is 7.',
      },
      { text: 'It is always half as long.', reply: '3 and 4 give 5, which is more than half of 7.' },
    ],
  },
  method: [
    'Both streets meet at a right angle. Which side of the triangle is the straight path?',
    'The squares on the two streets together have the area of the square on the straight path.',
  ],
  settings: geometryPathSettings,
});

export const geometry: Family = {
  levels: [area, tank, path],
  besides: { 1: [shades], 2: [cubes, box], 3: [squares] },
};
