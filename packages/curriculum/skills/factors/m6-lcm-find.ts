import type { DiagramOf } from '@playforward/diagram';
import { type Level, markAmount, numberSkill, type Random, takeDistractors } from '../../src/kit/index.ts';
import { commonDivisor, commonMultiple } from '../../src/numbers/lowest-terms.ts';
import { numberLineOf } from '../../src/numbers/signed-numbers.ts';

/** The last of `numbers` is the largest; `turned` names it first. */
const asks = ['lcm', 'multiple', 'divided', 'denominator', 'lights', 'counts'] as const;

type Params = { ask: (typeof asks)[number]; numbers: readonly number[]; turned: boolean };

/** Level 1 has a number line and small numbers, level 2 numbers up to twelve, level 3 three of them. */
export const m6LcmFind = numberSkill('m6-lcm-find', {
  version: 8,
  byHand: { levels: [1], ask: 'hand-mark', make: markAmount },
  form: 'integer',
  text: {
    headline: 'Find the least common multiple',
    lcm: 'What is the least common multiple of {list}?',
    multiple: 'What is the smallest multiple above zero that {list} share?',
    divided: 'What is the smallest number above zero that {list} divide evenly?',
    denominator:
      'You add fractions with the denominators {list}. Which is the least denominator that works for {third, select, none {both} other {all three}}?',
    lights:
      'Lights blink together now. Then the first blinks every {first, number} seconds, the second every {second, number}{third, select, none {} other {, the third every {third}}}. In how many seconds do they next blink together?',
    counts:
      'Friends count up from zero. The first counts by {first, number}s, the second by {second, number}s{third, select, none {} other {, the third by {third}s}}. Which number after zero is the first that {third, select, none {both say} other {all three say}}?',
    right:
      '{third, select, none {Both} other {All of}} {list} go into it evenly, and no smaller multiple of {large, number} works.',
    product: 'This multiplies the numbers, and that is a common multiple. Is there a smaller one?',
    factor: 'This number divides {list}. A multiple has to be at least as large as {large, number}.',
    few: 'This is a multiple of {large, number}. Does {other, number} go into it evenly?',
    sum: 'This adds the numbers. Does {large, number} go into the sum evenly?',
    double: 'This is a common multiple. Is there one half as large?',
    other: 'List the multiples of {large, number}. Which is the first that is a common multiple?',
    'list-do': 'List multiples of {large, number}.',
    'list-why':
      'The answer is one of them. Starting with the largest number, you have fewer multiples to try.',
    'keep-do': 'Keep those that can be divided by {kept, number} with no remainder.',
    'keep-why': 'Three numbers are tested one after the other.',
    'try-do': 'Find the first of them that can be divided by {rest} with no remainder.',
    'try-why': 'The first one that fits is the least common multiple.',
    'check-do': 'Check by dividing.',
    'check-why': 'Every division must come out even.',
    final: '{value}',
    'final-lights': '{value} seconds',
  },
  draw: ({ level, random }): Params => ({
    ask: random.pick(asks),
    numbers: drawNumbers(level, random),
    turned: random.chance(50),
  }),
  finite: { 2: 192 },
  build({ ask, numbers, turned }: Params, { level, step, distractor }) {
    const lcm = numbers.reduce(commonMultiple);
    const gcf = numbers.reduce(commonDivisor);
    const large = numbers.at(-1) ?? 1;
    const others = numbers.slice(0, -1);
    const told = turned ? numbers.toReversed() : numbers;
    const words = {
      list: joined(told),
      first: told[0] ?? 1,
      second: told[1] ?? 1,
      third: told.length > 2 ? String(told[2]) : 'none',
      large,
      rest: joined(others.slice(-1)),
      kept: others[0] ?? 1,
      other: others.find((one) => (lcm - large) % one !== 0) ?? 1,
      value: String(lcm),
    };
    const multiples = Array.from({ length: Math.min(12, lcm / large) }, (_, index) => (index + 1) * large);
    const listMultiples = step(
      'list-multiples',
      '',
      [...multiples, ...(multiples.length === 1 ? [large * 2] : [])].join(', '),
      'list',
    );
    const product = numbers.reduce((all, one) => all * one);
    /** All true: who multiplies the numbers and sees that they divide the product is wrong in the answer alone. */
    const multiplied = [
      step('multiply', numbers.join(' × '), product, 'try'),
      ...numbers.map((one) => step('divides', '', `${product} ÷ ${one} = ${product / one}`, 'check')),
    ];
    return {
      words,
      question: ask,
      finalAnswer: ask === 'lights' ? 'final-lights' : 'final',
      diagram: level === 1 ? lineOf(numbers, lcm) : null,
      answer: lcm,
      distractors: takeDistractors(lcm, [
        distractor('multiplies-the-two-numbers-without-checking', product === lcm ? 0 : product, 'product', {
          work: multiplied,
          wrongAt: multiplied.length,
        }),
        distractor('gives-the-greatest-common-factor', gcf === 1 && product > lcm ? 0 : gcf, 'factor'),
        distractor('lists-too-few-multiples', lcm - large, 'few', {
          work: [
            listMultiples,
            step('find-first', '', lcm - large, 'try'),
            step('check-largest', '', `${lcm - large} ÷ ${large} = ${(lcm - large) / large}`, 'check'),
          ],
        }),
        distractor(
          'slip',
          numbers.reduce((all, one) => all + one),
          'sum',
        ),
        distractor('slip', lcm * 2, 'double'),
      ]),
      steps: [
        listMultiples,
        others.length > 1 &&
          step('keep', '', multiples.filter((one) => one % (others[0] ?? 1) === 0).join(', ')),
        step('find-first', '', lcm, 'try'),
        step(
          'check-division',
          '',
          numbers.map((one) => `${lcm} ÷ ${one} = ${lcm / one}`).join(', '),
          'check',
        ),
      ],
      claims: numbers.map((one) => `${lcm} / ${one} = ${lcm / one}`),
    };
  },
});

function joined(numbers: readonly number[]): string {
  const last = numbers.at(-1);
  return numbers.length === 1 ? String(last) : `${numbers.slice(0, -1).join(', ')} and ${last}`;
}

/** The first jump of each number, on a line that runs beyond their common multiple. */
function lineOf(numbers: readonly number[], lcm: number): DiagramOf<'number-line'> {
  const [a = 1, b = 1] = numbers;
  const max = Math.min(40, lcm + b);
  return numberLineOf({
    min: 0,
    max,
    labelStep: max > 20 ? 5 : 2,
    jumps: [
      { from: 0, to: a, label: String(a) },
      { from: a, to: 2 * a, label: String(a) },
    ],
  });
}

const most = 12;

/** Of some small pairs the product is the least common multiple; of the others it is not far larger. */
function drawNumbers(level: Level, random: Random): readonly number[] {
  return random.until(() => {
    const drawn = Array.from({ length: level === 3 ? 3 : 2 }, () => random.int(2, most));
    const numbers = drawn.toSorted((x, y) => x - y);
    const lcm = numbers.reduce(commonMultiple);
    const product = numbers.reduce((all, one) => all * one);
    const isFair =
      new Set(numbers).size === numbers.length &&
      (product > lcm ? product <= lcm * 20 : level < 3 && lcm <= 20);
    const isOpen = lcm > (numbers.at(-1) ?? 0) || (level === 1 && random.chance(15));
    // The multiples of the largest can be listed up to the common one.
    const isSmall = level === 1 ? lcm <= 36 : lcm <= 180 && lcm / (numbers.at(-1) ?? 1) <= 12;
    return isFair && isOpen && isSmall ? numbers : null;
  });
}
