import { defineTemplate, numberAnswered } from '../template.ts';
import { supplyTiers } from '../tiers.ts';
import { frac, num, over, power, root, times, worked } from '../words/equation.ts';
import { mixedText } from '../words/mixed-text.ts';
import {
  geometryBoxSettings,
  geometryCubeSettings,
  geometryShadeSettings,
  geometrySquareSettings,
} from './geometry-pieces-settings.ts';

/** k triangles of the same base and height: their area together. */
export const shades = defineTemplate({
  days: 10,
  draw: (chance) => ({ b: 2 * chance.int(2, 6), h: chance.int(3, 9), k: chance.int(3, 8) }),
  unknowns: { n: { kind: 'int', step: 1 } },
  solve: ({ b, h, k }) => ({ n: (k * b * h) / 2 }),
  wrong: {
    'takes the whole rectangle': ({ b, h, k }) => ({ n: k * b * h }),
    'counts one triangle only': ({ b, h }) => ({ n: (b * h) / 2 }),
    'adds base and height': ({ b, h, k }) => ({ n: k * (b + h) }),
  },
  lots: ({ b, h, k }, answer) => [{ need: (k * b * h) / 2, supply: numberAnswered(answer, 'n') }],
  tiers: supplyTiers({ close: 6, tight: 0.5 }),
  action: 'zone',
  params: {},
  equation: ({ b, h, k }, answer) => [
    worked('n', over(times(num(k), num(b), num(h)), num(2)), numberAnswered(answer, 'n')),
  ],
  why: 'Why is a triangle half of a rectangle or a parallelogram?',
  reasons: {
    right: 'Two equal triangles fill it.',
    wrong: [
      {
        text: 'A triangle has three sides.',
        reply: 'The number of sides does not tell an area. What do two of them fill?',
      },
      { text: 'Its height is half as long.', reply: 'The height is the same. What do two triangles fill?' },
    ],
  },
  method: [
    'Put two of the triangles together. Which shape with four sides do they make?',
    'Find the area of that shape. How much of it is one triangle? Then take all of them.',
  ],
  settings: geometryShadeSettings,
});

/** A square of a given area: its side to a tenth. The area is no perfect square. */
export const squares = defineTemplate({
  days: 8,
  draw(chance) {
    const low = chance.int(6, 15);
    return { area: low * low + chance.int(2, 2 * low) };
  },
  unknowns: { s: { kind: 'dec', step: 0.1 } },
  solve: ({ area }) => ({ s: Math.round(Math.sqrt(area) * 10) / 10 }),
  wrong: {
    'halves the area': ({ area }) => ({ s: Math.round(area * 5) / 10 }),
    'shares the area among four sides': ({ area }) => ({ s: Math.round(area * 2.5) / 10 }),
    'takes the area for the side': ({ area }) => ({ s: area }),
  },
  lots: ({ area }, answer) => [{ need: Math.sqrt(area), supply: numberAnswered(answer, 's') }],
  tiers: supplyTiers({ close: 6, tight: 1.5 }),
  action: 'zone',
  params: {},
  equation: ({ area }, answer) => [worked('s', root(num(area)), numberAnswered(answer, 's'))],
  why: 'The area of a square is twice as large. Why is its side not twice as long?',
  reasons: {
    right: 'Twice the side makes 4 times the area.',
    wrong: [
      { text: 'The side stays the same.', reply: 'A square with the same side has the same area.' },
      { text: 'The side is half as long.', reply: 'A shorter side makes a smaller square.' },
    ],
  },
  method: [
    'Which number times itself gives the area? Find the whole numbers on both sides of it.',
    'Square tenths between them until one square is too large.',
  ],
  settings: geometrySquareSettings,
});

/** k cubes of edge e: the formula k e³. */
export const cubes = defineTemplate({
  days: 10,
  draw: (chance) => ({ e: chance.int(3, 9), k: chance.int(4, 12) }),
  unknowns: { n: { kind: 'int', step: 1 } },
  solve: ({ e, k }) => ({ n: k * e * e * e }),
  wrong: {
    'multiplies the edge by three': ({ e, k }) => ({ n: k * e * 3 }),
    'takes the area of one side': ({ e, k }) => ({ n: k * e * e }),
    'counts one cube only': ({ e }) => ({ n: e * e * e }),
  },
  lots: ({ e, k }, answer) => [{ need: k * e * e * e, supply: numberAnswered(answer, 'n') }],
  tiers: supplyTiers({ close: 6, tight: 0.5 }),
  action: 'place',
  params: {},
  equation: ({ e, k }, answer) => [worked('n', times(num(k), power(num(e), 3)), numberAnswered(answer, 'n'))],
  why: 'What happens to the volume when the edge is twice as long?',
  reasons: {
    right: 'It is 8 times as large, because three edges grow.',
    wrong: [
      { text: 'It is twice as large.', reply: 'That would be so if one edge grew. Here all three do.' },
      { text: 'It is 4 times as large.', reply: 'That is the area of one face. The height grows, too.' },
    ],
  },
  method: [
    'Write the volume of one cube as a formula with the letter e for its edge.',
    'Put the edge in for the letter: powers come first, then the number of cubes.',
  ],
  settings: geometryCubeSettings,
});

/** A box with edges of x/2, y/2 and z/4: its volume. */
export const box = defineTemplate({
  days: 10,
  draw: (chance) => ({ x: chance.pick([3, 5, 7]), y: chance.pick([3, 5]), z: chance.pick([3, 5, 7, 9]) }),
  shown: ({ x, y, z }) => ({ length: mixedText(x, 2), width: mixedText(y, 2), height: mixedText(z, 4) }),
  unknowns: { v: { kind: 'frac', step: 0.01 } },
  solve: ({ x, y, z }) => ({ v: (x * y * z) / 16 }),
  wrong: {
    'adds the edges': ({ x, y, z }) => ({ v: (2 * x + 2 * y + z) / 4 }),
    'takes the floor only': ({ x, y }) => ({ v: (x * y) / 4 }),
    'multiplies the whole meters only': ({ x, y, z }) => ({
      v: Math.floor(x / 2) * Math.floor(y / 2) * Math.max(1, Math.floor(z / 4)),
    }),
  },
  lots: ({ x, y, z }, answer) => [{ need: (x * y * z) / 16, supply: numberAnswered(answer, 'v') }],
  tiers: supplyTiers({ close: 6, tight: 0.5 }),
  action: 'place',
  params: {},
  equation: ({ x, y, z }, answer) => {
    const v = numberAnswered(answer, 'v');
    return [worked('v', times(frac(x, 2), frac(y, 2), frac(z, 4)), v)];
  },
  why: 'How many cubes with an edge of a quarter meter would fill the box?',
  reasons: {
    right: '64 times as many as its cubic meters: 4 in each direction.',
    wrong: [
      {
        text: '4 times as many as its cubic meters.',
        reply: '4 fit along one edge. There are three directions.',
      },
      { text: '16 times as many as its cubic meters.', reply: '16 cover one layer. There are four layers.' },
    ],
  },
  method: [
    'Find the area of the floor first. Write mixed numbers as fractions.',
    'The volume is the floor times the height.',
  ],
  settings: geometryBoxSettings,
});
