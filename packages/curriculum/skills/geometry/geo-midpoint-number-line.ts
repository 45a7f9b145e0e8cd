import { numberSkill } from '../../src/kit/index.ts';
import { bracketed } from '../../src/numbers/linear-sides.ts';
import { numberLineOf, signed } from '../../src/numbers/signed-numbers.ts';
import { drawPoints } from '../../src/pictures/point-names.ts';

/** A lies at `from`, the end B at `to`; their midpoint may be a half. */
type Params = { points: readonly string[]; from: number; to: number };

/** Level 1 finds a midpoint, level 2 the other end, level 3 goes back through two midpoints. */
export const geoMidpointNumberLine = numberSkill('geo-midpoint-number-line', {
  version: 1,
  form: 'number',
  text: {
    headline: 'Find a place on the number line',
    middle: [
      'On a number line, {A} is at {a} and {B} is at {b}. Where is the midpoint {M} of {AB}?',
      'Points {A} and {B} are at {a} and {b} on a number line. Which number is at the midpoint {M} of {AB}?',
      'On a number line, {AB} runs from {a} to {b}. Its midpoint is {M}. Where is {M}?',
      'Find the midpoint {M} of {AB}, with {A} at {a} and {B} at {b} on a number line.',
    ],
    end: [
      'On a number line, {A} is at {a}. The midpoint {M} of {AB} is at {m}. Where is {B}?',
      'On a number line, {AB} starts with {A} at {a} and has its midpoint {M} at {m}. Where does it end?',
      'The midpoint {M} of {AB} is at {m} on a number line, and {A} is at {a}. Find {B}.',
      'On a number line, {M} at {m} is halfway from {A} at {a} to {B}. Where is {B}?',
    ],
    twice: [
      'On a number line, {M} is the midpoint of {AB}, and {N} is the midpoint of {AM}. {A} is at {a} and {N} at {n}. Where is {B}?',
      'On a number line, {A} is at {a}. Halfway from {A} to {B} is {M}, and halfway from {A} to {M} is {N} at {n}. Where is {B}?',
      'On a number line, {AB} has the midpoint {M}, and {AM} has the midpoint {N}. With {A} at {a} and {N} at {n}, find {B}.',
      'Two midpoints lie on a number line: {M} of {AB}, and {N} of {AM}. {A} is at {a}, {N} is at {n}. Where is {B}?',
    ],
    right: 'The midpoint is as far from one end as from the other.',
    subtracts: 'This subtracts the coordinates and halves. Is that a position or a distance?',
    half: 'This is a distance between two of the points. At which place does it end?',
    doubles: 'This goes twice as far from the midpoint. How far is the midpoint from each end?',
    sum: 'This adds the coordinates. Which number lies halfway?',
    between: 'This is the end that is given. Where is the other one?',
    again: 'This is the place of {M}. How do you get from {M} to {B}?',
    other: 'Find the distance between the two known points. Then count from one of them.',
    'add-do': 'Add the two coordinates.',
    'add-why': 'The midpoint is their mean.',
    'halve-do': 'Divide by two.',
    'halve-why': 'The mean of two numbers is half their sum.',
    'way-do': 'Find the change from one known point to the other.',
    'way-why': 'A change to the left is negative.',
    'same-do': 'Make the same change again from the midpoint.',
    'same-why': 'Both halves of the segment are equal.',
    'four-do': 'Multiply the change by four.',
    'four-why': 'Each midpoint halves the segment, so the first part is a quarter of it.',
    'from-do': 'Make the whole change from {A}.',
    'from-why': 'The whole segment leads from one end to the other.',
    'check-do': 'Check with the mean of the ends.',
    'check-why': 'It has to be the midpoint.',
    final: 'It is at {value}.',
  },
  draw({ level, random }): Params {
    const points = drawPoints(random, 4);
    if (level === 3) {
      const from = random.int(-15, 15);
      return { points, from, to: from + 4 * random.pick([-1, 1]) * random.int(2, 7) };
    }
    const reach = level === 1 ? 9 : 20;
    const from = random.int(-reach, reach - 3);
    const way = level === 1 ? random.int(3, reach - from) : random.pick([-1, 1]) * random.int(5, 25);
    return { points, from, to: from + way };
  },
  build({ points, from, to }: Params, { level, step, distractor }) {
    const [A = '', B = '', M = '', N = ''] = points;
    const middle = (from + to) / 2;
    const quarter = (3 * from + to) / 4;
    const value = level === 1 ? middle : to;
    const words = {
      A,
      B,
      M,
      N,
      AB: A + B,
      AM: A + M,
      a: signed(from),
      b: signed(to),
      m: signed(middle),
      n: signed(quarter),
      value: signed(value),
    };
    const minus = (a: number, b: number): string => `${signed(a)} − ${bracketed(b)}`;
    const plus = (a: number, b: number): string => `${signed(a)} + ${bracketed(b)}`;
    const mean = [
      step('add', plus(from, to), signed(from + to)),
      step('halve', `${bracketed(from + to)} ÷ 2`, signed(middle)),
    ];
    const way = middle - from;
    const size = Math.abs(way);
    const wrong = {
      1: [
        distractor('subtracts-and-halves-for-the-midpoint', signed((from - to) / 2), 'subtracts'),
        distractor('gives-the-half-length', signed(size), 'half'),
        distractor('slip', signed(from + to), 'sum'),
        distractor('slip', signed(middle + 1), 'other'),
      ],
      2: [
        distractor('doubles-the-whole-length-from-the-endpoint', signed(middle + 2 * way), 'doubles'),
        distractor('gives-the-half-length', signed(size), 'half'),
        distractor('slip', signed(2 * size), 'half'),
        distractor('slip', signed(from), 'between'),
      ],
      3: [
        distractor('doubles-the-whole-length-from-the-endpoint', signed(quarter + 2 * way), 'doubles'),
        distractor('gives-the-half-length', signed(size), 'half'),
        distractor('slip', signed(middle), 'again'),
        distractor('slip', signed(2 * size), 'half'),
      ],
    }[level];
    return {
      words,
      question: ({ 1: 'middle', 2: 'end', 3: 'twice' } as const)[level],
      diagram:
        level === 1
          ? {
              ...numberLineOf({ min: -10, max: 10, labelStep: 5 }),
              points: [
                { at: from, label: A },
                { at: to, label: B },
              ],
            }
          : null,
      answer: signed(value),
      distractors: wrong,
      steps:
        level === 1
          ? mean
          : level === 2
            ? [
                step('way', minus(middle, from), signed(way)),
                step('same', plus(middle, way), signed(to)),
                step('check', `${signed(from)} and ${signed(to)}`, signed(middle)),
              ]
            : [
                step('way', minus(quarter, from), signed(quarter - from)),
                step('four', `4 · ${bracketed(quarter - from)}`, signed(to - from)),
                step('from', plus(from, to - from), signed(to)),
                step('check', `${signed(from)} and ${signed(to)}`, signed(middle)),
              ],
      claims: [`(${from} + (${to})) / 2 = ${middle}`, `(${from} + (${middle})) / 2 = ${(from + middle) / 2}`],
    };
  },
});
