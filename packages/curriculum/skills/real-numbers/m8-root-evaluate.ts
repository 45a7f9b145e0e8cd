import type { Diagram } from '@playforward/diagram';
import { type Distractor, type Level, markOnLine, numberSkill, type Random } from '../../src/kit/index.ts';
import { fractionValue } from '../../src/numbers/fraction-amounts.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';

/** A square of area `a` squared, a cube root of `b` cubed, also below zero, a square or a cube root of a fraction, or a square and a cube root together. */
type Params = {
  kind: 'square' | 'cube' | 'fraction' | 'cube-fraction' | 'sum' | 'product';
  ask: 'plain' | 'work' | 'garden' | 'screen' | 'court' | 'stage' | 'tile' | 'box' | 'tank' | 'ice';
  a: number;
  b: number;
};

type Wrong = { value: string; misconception: Distractor['misconception']; key: ReasonKey };
type ReasonKey =
  | 'halves'
  | 'fourth'
  | 'squares'
  | 'square-root'
  | 'one-part'
  | 'third'
  | 'half-root'
  | 'sign'
  | 'beside'
  | 'beside-cube'
  | 'near';

/** Level 1 has square roots, cube roots and the sides of squares and cubes, level 2 fractions and cube roots of both signs, level 3 two roots together. */
export const m8RootEvaluate = numberSkill('m8-root-evaluate', {
  version: 6,
  byHand: { levels: [1], ask: 'hand-mark', make: markOnLine },
  form: 'number',
  finite: { 1: 80 },
  text: {
    headline: 'Work out a root',
    plain: ['What is {root}?', 'Find {root}.'],
    garden: 'A square garden has an area of {area, number} square meters. How many meters long is each side?',
    screen: 'A square screen covers {area, number} square inches. How many inches long is one side?',
    court: 'A square sandbox has an area of {area, number} square feet. How many feet long is one side?',
    stage: 'A square stage covers {area, number} square yards. How many yards long is each side?',
    tile: 'The area of a square tile is {area, number} square centimeters. How many centimeters long is its side?',
    box: 'A box is a cube with a volume of {volume, number} cubic inches. How many inches long is each edge?',
    tank: 'An aquarium is a cube and holds {volume, number} cubic feet. How many feet long is each edge?',
    ice: 'A cube of ice has a volume of {volume, number} cubic centimeters. How many centimeters long is each edge?',
    work: ['Work out {root}.', 'Which number is {root}?'],
    'right-square': 'Times itself, it gives the number under the root.',
    'right-cube': 'Three factors of it make the number under the root.',
    'right-both': 'Each root is worked out first, and then the two are put together.',
    halves: 'This takes half. Multiply it by itself. Do you get back the number under the root?',
    'halves-cube':
      'This takes half. Take it three times as a factor. Do you get back the number under the root?',
    fourth: 'This divides by four, as if it were the distance around. Which number times itself is the area?',
    squares: 'This squares the number. A root goes the other way. Which number has this square?',
    'square-root':
      'This uses the square root{about, select, yes {, rounded} other {}}. How many equal factors does the small three ask for?',
    'one-part': 'This takes the root of one part only. What about the other part of the fraction?',
    third: 'This divides by three. Which number appears three times in the product?',
    'half-root': 'This takes half instead of one of the roots. Which number times itself fits?',
    beside: 'This is close. Multiply it by itself and compare.',
    'beside-cube': 'This is close. Use it three times as a factor and compare.',
    sign: 'Use this number three times as a factor. Which sign does the product have?',
    near: 'One of the two roots is off by one here. Which product of equal factors makes the number under each root?',
    other: 'Ask which number, multiplied by itself, gives the number under the root.',
    'other-cube': 'A square root asks for two equal factors, and a cube root for three.',
    'mean-do': 'Say what the root asks for.',
    'mean-square': 'The square root of a number is the side of a square with that area.',
    'mean-cube': 'The small three asks for three equal factors.',
    'find-do': 'Look for equal factors.',
    'name-do': 'Name the root.',
    'find-why': 'Their product is the number under the root.',
    'top-do': 'Take the root of the numerator.',
    'bottom-do': 'Take the root of the denominator.',
    'bottom-why': 'The denominator has a root of its own.',
    'part-why': 'A fraction times itself squares its numerator and its denominator.',
    'part-cube-why': 'Three factors of a fraction cube its numerator and its denominator.',
    'write-do': 'Write the fraction.',
    'first-do': 'Work out the square root.',
    'second-do': 'Work out the cube root.',
    'join-do': 'Put both together.',
    'join-sum': 'Roots come before sums.',
    'join-product': 'Roots come before products.',
    final: 'The value is {shown}.',
    'final-side': '{shown}',
    'other-side': 'Ask which number, multiplied by itself, gives the area.',
    'right-edge': 'Three factors of it make the volume of the cube.',
    'halves-edge': 'This takes half. Use it three times as a factor. Do you get back the volume?',
    'other-edge': 'Ask which number, used three times as a factor, gives the volume.',
    'right-side': 'Times itself, it gives the area of the square.',
    'halves-side': 'This takes half. Multiply it by itself. Do you get back the area?',
  },
  draw: ({ level, random }): Params => drawNumbers(level, random),
  build({ kind, ask, a, b }: Params, { level, say, step }) {
    const { root, value, wrong } = problemOf({ kind, a, b });
    const shown = value.includes('/') ? `$\\frac{${a}}{${b}}$` : value;
    const isTold = ask !== 'plain' && ask !== 'work';
    const isEdge = isTold && kind === 'cube';
    const isArea = isTold && !isEdge;
    const isRounded = kind === 'cube-fraction' || !Number.isInteger(Math.sqrt(Math.abs(b) ** 3));
    const words = { root: `$${root}$`, area: a ** 2, volume: b ** 3, shown, about: isRounded ? 'yes' : 'no' };
    const square = `$\\sqrt{${a ** 2}}$`;
    const cube = `$\\sqrt[3]{${b ** 3}}$`;
    const steps = {
      square: [
        step('mean', `$\\sqrt{${a ** 2}}$`, `which number times itself is ${a ** 2}`, { why: 'mean-square' }),
        step('find', String(a ** 2), `${a} × ${a}`),
        step('write', square, value, { do: 'name-do', why: 'right-square' }),
      ],
      cube: [
        step('mean', cube, `three equal factors make ${signed(b ** 3)}`, { why: 'mean-cube' }),
        step('find', signed(b ** 3), b < 0 ? `(${value}) × (${value}) × (${value})` : `${b} × ${b} × ${b}`),
        step('write', cube, value, { do: 'name-do', why: 'right-cube' }),
      ],
      fraction: [
        step('top', square, a, { why: 'part-why' }),
        step('bottom', `$\\sqrt{${b ** 2}}$`, b),
        step('write', words.root, shown, { why: 'right-square' }),
      ],
      'cube-fraction': [
        step('top', `$\\sqrt[3]{${a ** 3}}$`, a, { why: 'part-cube-why' }),
        step('bottom', cube, b),
        step('write', words.root, shown, { why: 'right-cube' }),
      ],
      sum: [
        step('first', square, a, { why: 'mean-square' }),
        step('second', cube, b, { why: 'mean-cube' }),
        step('join', `${a} + ${b}`, value, { why: 'join-sum' }),
      ],
      product: [
        step('first', square, a, { why: 'mean-square' }),
        step('second', cube, b, { why: 'mean-cube' }),
        step('join', `${a} × ${b}`, value, { why: 'join-product' }),
      ],
    }[kind];
    const halves = isArea
      ? 'halves-side'
      : isEdge
        ? 'halves-edge'
        : kind === 'cube' || kind === 'cube-fraction'
          ? 'halves-cube'
          : 'halves';
    const right = {
      square: 'right-square',
      cube: 'right-cube',
      fraction: 'right-square',
      'cube-fraction': 'right-cube',
    } as const;
    return {
      words,
      question: ask,
      diagram: level === 1 && kind === 'square' ? squareOf(a) : null,
      answer: {
        value,
        reason: isArea
          ? 'right-side'
          : isEdge
            ? 'right-edge'
            : kind === 'sum' || kind === 'product'
              ? 'right-both'
              : right[kind],
      },
      distractors: wrong.map(
        ({ key, ...rest }): Distractor => ({
          ...rest,
          reason: say(key === 'halves' ? halves : key),
        }),
      ),
      otherWrong: isArea
        ? 'other-side'
        : isEdge
          ? 'other-edge'
          : kind === 'square' || kind === 'fraction'
            ? 'other'
            : 'other-cube',
      finalAnswer: isTold ? 'final-side' : 'final',
      steps,
      claims: [`sqrt(${a ** 2}) = ${a}`, `cbrt(${b ** 3}) = ${b}`],
    };
  },
});

/** The number asked for as TeX, its value, and what wrong ways lead to. */
function problemOf({ kind, a, b }: Pick<Params, 'kind' | 'a' | 'b'>): {
  root: string;
  value: string;
  wrong: Wrong[];
} {
  const [area, volume] = [a ** 2, b ** 3];
  const near = Math.sqrt(Math.abs(volume)).toFixed(1).replace('.0', '');
  const of = (key: ReasonKey, misconception: Wrong['misconception'], value: number | string): Wrong => ({
    key,
    misconception,
    value: String(value),
  });
  if (kind === 'square')
    return {
      root: `\\sqrt{${area}}`,
      value: String(a),
      wrong: [
        of('halves', 'halves-instead-of-taking-the-root', area / 2),
        of('fourth', 'divides-the-area-by-four', area / 4),
        of('beside', 'slip', a + 1),
        of('beside', 'slip', a - 1),
      ],
    };
  if (kind === 'cube')
    return {
      root: `\\sqrt[3]{${volume}}`,
      value: signed(b),
      wrong: [
        of('halves', 'halves-instead-of-taking-the-root', signed(volume / 2)),
        b < 0
          ? of('sign', 'uses-the-wrong-sign', -b)
          : of('square-root', 'takes-a-square-root-for-a-cube-root', near),
        b > 0 && of('third', 'slip', fractionValue(volume, 3)),
        of('beside-cube', 'slip', signed(b + 1)),
        of('beside-cube', 'slip', signed(b - 1)),
      ].filter((one) => one !== false),
    };
  if (kind === 'fraction')
    return {
      root: `\\sqrt{\\frac{${area}}{${b ** 2}}}`,
      value: `${a}/${b}`,
      wrong: [
        of('halves', 'halves-instead-of-taking-the-root', fractionValue(area, 2 * b ** 2)),
        of('squares', 'squares-the-number', fractionValue(area ** 2, b ** 4)),
        of('one-part', 'slip', fractionValue(a, b ** 2)),
        of('one-part', 'slip', fractionValue(area, b)),
      ],
    };
  if (kind === 'cube-fraction')
    return {
      root: `\\sqrt[3]{\\frac{${a ** 3}}{${volume}}}`,
      value: `${a}/${b}`,
      wrong: [
        of('halves', 'halves-instead-of-taking-the-root', fractionValue(a ** 3, 2 * volume)),
        of('square-root', 'takes-a-square-root-for-a-cube-root', Math.sqrt(a ** 3 / volume).toFixed(1)),
        b < 5 && of('one-part', 'slip', fractionValue(a, volume)),
        a < 5 && of('one-part', 'slip', fractionValue(a ** 3, b)),
      ].filter((one) => one !== false),
    };
  const [sign, join] =
    kind === 'sum'
      ? (['+', (x: number, y: number) => x + y] as const)
      : (['×', (x: number, y: number) => x * y] as const);
  return {
    root: `\\sqrt{${area}} ${sign === '+' ? '+' : '\\times'} \\sqrt[3]{${volume}}`,
    value: String(join(a, b)),
    wrong: [
      of('half-root', 'halves-instead-of-taking-the-root', join(area / 2, b)),
      of('square-root', 'takes-a-square-root-for-a-cube-root', Number(join(a, Number(near)).toFixed(1))),
      ...(b < 10 && volume % 3 === 0 ? [of('third', 'slip', join(a, volume / 3))] : []),
      of('near', 'slip', join(a + 1, b)),
      of('near', 'slip', join(a, b + 1)),
    ],
  };
}

/** A square with its area inside and the side asked. */
function squareOf(side: number): Diagram {
  const edge = { size: side, label: null };
  return { kind: 'area-model', columns: [edge], rows: [edge], cells: [[String(side ** 2)]], shaded: [] };
}

/** Only numbers whose wrong answers can be believed: within 20 times the right one. */
function drawNumbers(level: Level, random: Random): Params {
  const asks = ['plain', 'garden', 'screen', 'court', 'stage', 'tile'] as const;
  if (level === 1 && random.chance(40))
    return {
      kind: 'cube',
      ask: random.pick(['plain', 'box', 'tank', 'ice'] as const),
      a: 2,
      b: random.pick([2, 3, 4, 5, 6]),
    };
  if (level === 1)
    return {
      kind: 'square',
      ask: random.pick(asks),
      a: random.pick([3, 5, 6, 7, 8, 9, 10, 11, 12, 20]),
      b: 2,
    };
  const ask = random.pick(['plain', 'work'] as const);
  if (level === 3) {
    const kind = random.pick(['sum', 'product'] as const);
    return {
      kind,
      ask,
      a: random.int(3, kind === 'sum' ? 15 : 12),
      b: random.pick([2, 3, 4, 5, 6, 10]),
    };
  }
  if (random.chance(40))
    return { kind: 'cube', ask, a: 2, b: random.int(2, 6) * (random.chance(50) ? -1 : 1) };
  const isCube = random.chance(30);
  const [most, mostBelow] = isCube ? [5, 5] : [20, 15];
  return random.until(() => {
    const [a, b] = [random.int(2, most), random.int(2, mostBelow)];
    const apart = a / b < 2.5 && a / b > 0.4 && a !== b;
    return apart && fractionValue(a, b) === `${a}/${b}`
      ? { kind: isCube ? 'cube-fraction' : 'fraction', ask, a, b }
      : null;
  });
}
