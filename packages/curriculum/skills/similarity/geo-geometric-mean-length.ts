import type { DiagramOf } from '@playforward/diagram';
import { numberSkill } from '../../src/kit/index.ts';
import { rootText } from '../../src/numbers/square-roots.ts';
import { namedFigure } from '../../src/pictures/named-figures.ts';
import { drawPoints } from '../../src/pictures/point-names.ts';

/** The altitude cuts the hypotenuse into `p` and `q`; asked is the altitude or the leg beside `p`. */
type Params = { asks: 'altitude' | 'leg'; p: number; q: number; points: readonly string[] };

/** Level 1 has altitudes with whole lengths, level 2 roots of any kind, level 3 tells the whole hypotenuse. */
export const geoGeometricMeanLength = numberSkill('geo-geometric-mean-length', {
  version: 1,
  form: 'radical',
  text: {
    headline: 'Use the altitude to the hypotenuse',
    facts: 'In a right triangle the altitude from the right angle {C} meets the hypotenuse {AB} at {D}.',
    parts: 'The part {AD} has length {p}, and {DB} has length {q}.',
    whole: '{AB} has length {c}, and {AD} has length {p}.',
    'altitude-ask': [
      'How long is {CD}? Give the exact length.',
      'Find the exact length of {CD}.',
      'What is the length of {CD}? Give it exactly.',
      'Work out how long {CD} is. Give the exact length.',
    ],
    'leg-ask': ['How long is {AC}? Give the exact length.', 'Find the exact length of {AC}.'],
    'right-altitude': 'The altitude squared is the product of both parts of the hypotenuse.',
    'right-leg': 'A leg squared is the product of its part and the whole hypotenuse.',
    average: 'This is the mean of two lengths. Do you find this length by adding or by multiplying?',
    pair: 'This multiplies another pair. Which two segments belong to this length?',
    square: 'This is a product of two lengths. Which length has it as its square?',
    whole2: 'This uses the whole hypotenuse. Which two parts does the altitude make?',
    part: 'This is a part of the hypotenuse. Which length does the question ask for?',
    other: 'Find the two similar triangles that share the unknown length. Which product is its square?',
    'see-do': 'Find the two similar triangles with the unknown length.',
    'see-why': 'The altitude makes triangles that are similar to the whole one.',
    'rest-do': 'Find the other part of the hypotenuse.',
    'rest-why': 'Both parts make the hypotenuse.',
    'sum-do': 'Find the whole hypotenuse.',
    'sum-why': 'Both parts make the hypotenuse.',
    'product-do': 'Multiply the two segments.',
    'product-why': 'The proportion of matching sides gives this product as the square.',
    'root-do': 'Take the square root in simplest form.',
    'root-why': 'The length is the number whose square is the product.',
    final: 'The length is {value}.',
  },
  draw({ level, random }): Params {
    const points = drawPoints(random, 4);
    if (level === 1) {
      // Both parts are squares times one number, so the altitude is whole.
      const [a, b, times] = [random.int(1, 4), random.int(1, 5), random.int(1, 4)];
      return {
        asks: 'altitude',
        p: a * a * times,
        q: b * b * times + (a === b ? 3 * b * b * times : 0),
        points,
      };
    }
    const [p, q] = [random.int(2, 12), random.int(2, 12)];
    return { asks: random.pick(['altitude', 'leg'] as const), p, q: p === q ? q + 2 : q, points };
  },
  build({ asks, p, q, points }: Params, { level, step, distractor }) {
    const [A = '', B = '', C = '', D = ''] = points;
    const c = p + q;
    const square = asks === 'altitude' ? p * q : p * c;
    const value = rootText(square);
    const words = {
      A,
      B,
      C,
      D,
      AB: A + B,
      AC: A + C,
      AD: A + D,
      DB: D + B,
      CD: C + D,
      p,
      q,
      c,
      value,
    };
    const mean = asks === 'altitude' ? c / 2 : (p + c) / 2;
    const isWhole = level === 3;
    const triangles = asks === 'altitude' ? `${A}${C}${D} and ${C}${B}${D}` : `${A}${C}${D} and ${A}${B}${C}`;
    return {
      words,
      question: ['facts', isWhole ? 'whole' : 'parts', asks === 'altitude' ? 'altitude-ask' : 'leg-ask'],
      diagram: isWhole ? null : pictureOf({ asks, p, q, points }),
      answer: { asked: 'simplified', value, reason: asks === 'altitude' ? 'right-altitude' : 'right-leg' },
      distractors: [
        distractor('uses-the-average', mean, 'average'),
        distractor(
          'uses-the-wrong-pair-of-segments',
          rootText(asks === 'altitude' ? p * c : p * q),
          asks === 'altitude' ? 'whole2' : 'pair',
        ),
        square <= 20 * Math.sqrt(square) ? distractor('forgets-the-square-root', square, 'square') : null,
        distractor('slip', rootText(q * c), 'pair'),
        distractor('slip', q, 'part'),
      ],
      steps: [
        step('see', 'the right triangle', triangles),
        asks === 'leg' && !isWhole ? step('sum', `${p} + ${q}`, c) : null,
        asks === 'altitude' && isWhole ? step('rest', `${c} − ${p}`, q) : null,
        step('product', asks === 'altitude' ? `${p} · ${q}` : `${p} · ${c}`, square),
        step('root', `the square ${square}`, value),
      ],
      claims: [
        `${p} + ${q} = ${c}`,
        asks === 'altitude' ? `${p} * ${q} = ${square}` : `${p} * ${c} = ${square}`,
      ],
    };
  },
});

/** The right triangle on its hypotenuse, with the altitude. */
function pictureOf({ asks, p, q, points }: Params): DiagramOf<'right-triangle'> {
  const [A = '', B = '', C = '', D = ''] = points;
  // A drawing with one part far shorter than the other would leave no room for its label.
  const left = Math.min(Math.max(p / (p + q), 0.25), 0.75) * 8;
  const up = Math.sqrt(left * (8 - left));
  return {
    kind: 'right-triangle',
    ...namedFigure({
      points: [
        [A, 0, 0],
        [B, 8, 0],
        [C, left, up],
        [D, left, 0],
      ],
      area: [0, 1, 2],
      sides: [
        [0, 3, `${p}`],
        [3, 1, `${q}`],
        [1, 2],
        [2, 0, asks === 'leg' ? null : ''],
        [2, 3, asks === 'altitude' ? null : '', 'dashed'],
      ],
      angles: [[2, 0, 1, '', 'square']],
      toScale: false,
    }),
  };
}
