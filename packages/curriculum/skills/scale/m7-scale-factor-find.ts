import type { DiagramOf } from '@playforward/diagram';
import { type Level, numberSkill, type Random } from '../../src/kit/index.ts';
import { fractionValue } from '../../src/numbers/fraction-amounts.ts';
import { commonDivisor } from '../../src/numbers/lowest-terms.ts';
import { typeset } from '../../src/numbers/signed-numbers.ts';
import { namedFigure } from '../../src/pictures/named-figures.ts';

/** Rectangles with two lengths, triangles with three. */
const things = [
  { key: 'photo', unit: 'in', sides: 2, most: 30 },
  { key: 'sticker', unit: 'cm', sides: 2, most: 30 },
  { key: 'flag', unit: 'ft', sides: 2, most: 30 },
  { key: 'logo', unit: 'cm', sides: 2, most: 60 },
  { key: 'sail', unit: 'ft', sides: 3, most: 40 },
  { key: 'badge', unit: 'cm', sides: 3, most: 40 },
  { key: 'slice', unit: 'in', sides: 3, most: 40 },
  { key: 'kite', unit: 'in', sides: 3, most: 60 },
] as const;

/**
 * Sides of the original and of the copy, which is `top` over `bottom` times as large; both lists go from short to long.
 * Where the factor is told, it is used: from the original to the copy, or back where that is turned.
 */
type Params = {
  thing: (typeof things)[number];
  top: number;
  bottom: number;
  sides: readonly number[];
  turned: boolean;
  told: boolean;
};

/** Level 1 shows both, level 2 tells two sides of each in another order, level 3 asks for the way back, has three sides or tells the factor. */
export const m7ScaleFactorFind = numberSkill('m7-scale-factor-find', {
  version: 5,
  form: 'fraction',
  text: {
    headline: 'Find a scale factor',
    'photo-shown':
      'A photo is printed in a second size. The original is on the left, and the copy is on the right.',
    'sticker-shown':
      'A sticker is printed in a second size. The original is on the left, and the copy is on the right.',
    'flag-shown':
      'A club sews its flag in a second size. The original is on the left, and the copy is on the right.',
    'logo-shown':
      'A band prints its logo in a second size. The original is on the left, and the copy is on the right.',
    'sail-shown':
      'A sail is sewn in a second size. The original is on the left, and the copy is on the right.',
    'badge-shown':
      'A sign is made in a second size. The original is on the left, and the copy is on the right.',
    'slice-shown':
      'A paper triangle is cut in a second size. The original is on the left, and the copy is on the right.',
    'kite-shown':
      'A triangular kite is built in a second size. The original is on the left, and the copy is on the right.',
    'photo-told':
      'A photo is {p, number} by {q, number} inches. A copy of it is {r, number} by {s, number} inches.',
    'sticker-told':
      'A sticker is {p, number} by {q, number} centimeters. A copy of it is {r, number} by {s, number} centimeters.',
    'flag-told':
      'A flag is {p, number} by {q, number} feet. A copy of it is {r, number} by {s, number} feet.',
    'logo-told':
      'A band logo is {p, number} by {q, number} centimeters. A copy of it is {r, number} by {s, number} centimeters.',
    'sail-told': 'A sail has sides of {p, number}, {q, number} and {z, number} feet.',
    'badge-told': 'A sign has sides of {p, number}, {q, number} and {z, number} centimeters.',
    'slice-told': 'A paper triangle has sides of {p, number}, {q, number} and {z, number} inches.',
    'kite-told': 'A triangular kite has sides of {p, number}, {q, number} and {z, number} inches.',
    'three-copy': 'A scaled copy has sides of {r, number}, {s, number} and {t, number} {unit}.',
    'three-short': 'The shortest side of a scaled copy is {r, number} {unit}.',
    'three-long': 'The longest side of a scaled copy is {t, number} {unit}.',
    'photo-made': 'A photo is printed in a second size.',
    'sticker-made': 'A sticker is printed in a second size.',
    'flag-made': 'A club sews its flag in a second size.',
    'logo-made': 'A band logo is made in a second size.',
    'sail-made': 'A sail is sewn in a second size.',
    'badge-made': 'A sign is made in a second size.',
    'slice-made': 'A paper triangle is cut in a second size.',
    'kite-made': 'A triangular kite is built in a second size.',
    'told-factor': 'The copy is made with the scale factor {factor}.',
    'told-side': 'One side of the original is {given, number} {unit} long.',
    'told-copy': 'One side of the copy is {given, number} {unit} long.',
    'ask-copy': 'How many {unit} long is the matching side of the copy?',
    'ask-original': 'How many {unit} long is the matching side of the original?',
    'right-used': 'The side of the original, times the scale factor, gives the matching side of the copy.',
    'way-used': 'This goes the other way with the factor. Which of the two sides is the longer one?',
    'adds-used': 'This adds the factor to the length. What does a scale factor do to each side?',
    'same-used': 'This is the side that is given. What does the factor do to it?',
    'other-used': 'Is the side that you look for longer or shorter than the given one? Then use the factor.',
    'way-do': 'See which way you go.',
    'way-why': 'From the original to the copy you multiply. On the way back you divide.',
    'times-do': 'Multiply the side by the scale factor.',
    'times-why': 'Each side of the original is multiplied by it.',
    'back-do': 'Divide the side by the scale factor.',
    'back-why': 'Dividing undoes the multiplying that made the copy.',
    'prove-do': 'Check the two sides.',
    'prove-why': 'The side of the copy divided by the side of the original is the scale factor.',
    'final-used': 'The side is {value} {unit} long.',
    ask: 'What is the scale factor from the original to the copy?',
    'ask-back': 'What is the scale factor from the copy back to the original?',
    right: 'Each side of the original, times this number, gives the matching side of the copy.',
    'right-back': 'Each side of the copy, times this number, gives the matching side of the original.',
    inverts: 'This is the factor for the other direction. Which figure do you start from?',
    subtracts: 'This subtracts two lengths. By what number is each side multiplied?',
    matches: 'This compares sides that do not match. Which side of the copy goes with the shortest one?',
    'matches-one':
      'This compares sides that do not match. Which side of the original goes with the side of the copy that is given?',
    other: 'Pick two sides that match. What do you multiply one by to get the other?',
    'match-do': 'Pick two sides that match.',
    'match-why': 'The shortest side goes with the shortest side, and the longest with the longest.',
    'over-do': 'Divide the side you go to by the matching side you start from.',
    'over-why': 'The quotient is the number that takes one side to the other.',
    'low-do': 'Write the quotient in lowest terms.',
    'low-why': 'The same factor has a simpler form.',
    'check-do': 'Check it.',
    'check-why': 'The factor must take the first side to the second.',
    final: 'The scale factor is {shown}.',
  },
  draw: ({ level, random }): Params => drawCopy(level, random),
  build({ thing, top, bottom, sides, turned, told }: Params, { level, say, step, distractor }) {
    const copy = sides.map((side) => (side * top) / bottom);
    const unit = { in: 'inches', ft: 'feet', cm: 'centimeters' }[thing.unit];
    if (told) {
      const [given = 1, value = 1] = turned ? [copy[0], sides[0]] : [sides[0], copy[0]];
      const factor = typeset(fractionValue(top, bottom));
      const [over, under] = turned ? [top, bottom] : [bottom, top];
      return {
        words: { given, value, unit, factor },
        question: [
          `${thing.key}-made`,
          'told-factor',
          ...(turned ? (['told-copy', 'ask-original'] as const) : (['told-side', 'ask-copy'] as const)),
        ],
        answer: { value: String(value), unit, unitOne: unit.replace('feet', 'foot'), reason: 'right-used' },
        distractors: [
          distractor('inverts-the-factor', fractionValue(given * over, under), 'way-used'),
          distractor('adds-the-scale', fractionValue(given * bottom + top, bottom), 'adds-used'),
          distractor('slip', String(given), 'same-used'),
        ],
        otherWrong: 'other-used',
        finalAnswer: 'final-used',
        steps: [
          step('way', 'the given side', turned ? 'from the copy back' : 'from the original to the copy'),
          turned ? step('back', `${given} ÷ ${factor}`, value) : step('times', `${given} × ${factor}`, value),
          step('prove', `${copy[0]} ÷ ${sides[0]}`, factor),
        ],
        claims: [`${sides[0]} * ${top} / ${bottom} = ${copy[0]}`],
      };
    }
    const isBack = level === 3 && thing.sides === 2;
    const [from, to] = isBack ? [copy, sides] : [sides, copy];
    const [over, under] = isBack ? [bottom, top] : [top, bottom];
    const value = fractionValue(over, under);
    const at = thing.sides === 3 && turned ? 2 : 0;
    const [first = 0, second = 0] = [from[at], to[at]];
    const gap = Math.abs(second - first);
    const isOne = level === 3 && thing.sides === 3;
    const crossed = crossedOf({ from, to, at, isOne });
    const [p = 0, q = 0, z = 0] = sides;
    const [r = 0, s = 0, t = 0] = copy;
    const words = { p, q, z, r, s, t, unit, shown: typeset(value) };
    const question =
      level === 1
        ? ([`${thing.key}-shown`, 'ask'] as const)
        : thing.sides === 2
          ? ([
              turned
                ? say(`${thing.key}-told`, { p, q, r: s, s: r })
                : say(`${thing.key}-told`, { p: q, q: p, r, s }),
              isBack ? 'ask-back' : 'ask',
            ] as const)
          : ([
              `${thing.key}-told`,
              level === 2 ? say('three-copy', { r: s, s: t, t: r }) : turned ? 'three-long' : 'three-short',
              'ask',
            ] as const);
    return {
      words,
      question,
      diagram: level === 1 ? pictureOf(thing, sides, copy) : null,
      answer: { value, reason: isBack ? 'right-back' : 'right' },
      distractors: [
        distractor('inverts-the-factor', fractionValue(under, over), 'inverts'),
        distractor(
          'matches-the-wrong-sides',
          fractionValue(crossed[0], crossed[1]),
          isOne ? 'matches-one' : 'matches',
        ),
        distractor('subtracts-the-lengths', String(gap), 'subtracts'),
      ],
      steps: [
        step('match', 'matching sides', `${first} and ${second}`),
        step('over', `${second} ÷ ${first}`, typeset(`${second}/${first}`)),
        typeset(`${second}/${first}`) !== typeset(value) &&
          step('low', typeset(`${second}/${first}`), typeset(value)),
        step('check', `${first} × ${typeset(value)}`, second),
      ],
      claims: [`${first} * ${over} / ${under} = ${second}`],
    };
  },
});

/** Two sides that do not match; where one side of the copy is told alone, it is one of them. */
function crossedOf({
  from,
  to,
  at,
  isOne,
}: {
  from: readonly number[];
  to: readonly number[];
  at: number;
  isOne: boolean;
}): readonly [number, number] {
  if (isOne) return [to[at] ?? 0, from[2 - at] ?? 1];
  return [to[at === 2 ? 0 : 1] ?? 0, from[at] ?? 1];
}

function drawCopy(level: Level, random: Random): Params {
  return random.until(() => {
    const thing = random.pick(things);
    const bottom = level === 1 ? random.int(1, 3) : random.int(2, 6);
    const top = random.int(1, 7);
    const parts =
      thing.sides === 2
        ? [random.int(2, 5), random.int(3, 8)]
        : random.pick([
            [3, 4, 5],
            [4, 5, 6],
            [2, 3, 4],
            [3, 5, 6],
            [4, 6, 7],
            [5, 6, 8],
          ]);
    const sides = parts.map((part) => part * bottom);
    const copy = parts.map((part) => part * top);
    const [a = 0, b = 0] = sides;
    const [c = 0, d = 0] = copy;
    const turned = random.chance(50);
    const told = level === 3 && random.chance(40);
    const at = thing.sides === 3 && turned ? 2 : 0;
    const isBack = level === 3 && thing.sides === 2;
    const value = isBack ? bottom / top : top / bottom;
    const [from, to] = isBack ? [copy, sides] : [sides, copy];
    const gap = Math.abs((to[at] ?? 0) - (from[at] ?? 0));
    const crossed = crossedOf({ from, to, at, isOne: level === 3 && thing.sides === 3 });
    const wrong = [1 / value, crossed[0] / crossed[1], gap];
    const isNear = wrong.every((one) => one < value * 18 && one > value / 18);
    const isApart = new Set([value, ...wrong].map((one) => one.toFixed(4))).size === 4;
    const isReal = top !== bottom && commonDivisor(top, bottom) === 1 && a < b && c < d;
    const isSmall = [...sides, ...copy].every((side) => side >= 2 && side <= thing.most);
    const isDrawn = (level > 1 && !told) || (top / bottom <= 3 && bottom / top <= 3);
    return isReal && isSmall && isNear && isApart && isDrawn && !wrong.includes(1)
      ? { thing, top, bottom, sides, turned, told }
      : null;
  });
}

/** Original and copy side by side, each side with its length. */
function pictureOf(
  { sides: count, unit }: Params['thing'],
  sides: readonly number[],
  copy: readonly number[],
): DiagramOf<'polygon'> {
  const gap = Math.max(...sides, ...copy) * 0.6;
  const from = gap + Math.max(...sides);
  const shapes = [sides, copy].map((lengths, index) => {
    const left = index === 0 ? 0 : from;
    const [p = 0, q = 0, z = 0] = lengths;
    if (count === 2) {
      return [
        ['', left, 0],
        ['', left + q, 0],
        ['', left + q, p],
        ['', left, p],
      ] as const;
    }
    const across = (z * z + p * p - q * q) / (2 * z);
    return [
      ['', left, 0],
      ['', left + z, 0],
      ['', left + across, Math.sqrt(p * p - across * across)],
    ] as const;
  });
  const corners = count === 2 ? 4 : 3;
  const told = (length: number | undefined): string => `${length} ${unit}`;
  const sidesOf = (lengths: readonly number[], start: number) =>
    Array.from({ length: corners }, (_, index): [number, number, string] => [
      start + index,
      start + ((index + 1) % corners),
      count === 2
        ? (['', told(lengths[0]), told(lengths[1]), ''][index] ?? '')
        : told([lengths[2], lengths[1], lengths[0]][index]),
    ]);
  return {
    kind: 'polygon',
    ...namedFigure({
      points: shapes.flat(),
      area: shapes[1]?.map((_, index) => corners + index) ?? [],
      sides: [...sidesOf(sides, 0), ...sidesOf(copy, corners)],
    }),
  };
}
