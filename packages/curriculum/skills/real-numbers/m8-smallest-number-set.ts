import type { DiagramOf } from '@playforward/diagram';
import { choiceSkill, type Level, type Random, type SpecStep } from '../../src/kit/index.ts';
import { commonDivisor } from '../../src/numbers/lowest-terms.ts';
import { signedFraction } from '../../src/numbers/signed-fractions.ts';
import { signed, typeset } from '../../src/numbers/signed-numbers.ts';

/** The number is `top` over `bottom`, below zero with `minus`. With `under` its top is written as the root of that. */
type Params = {
  ask: 'smallest' | 'first';
  set: 'whole' | 'integer' | 'rational' | 'irrational';
  minus: boolean;
  under: number | null;
  top: number;
  bottom: number;
};

/** Level 1 has a picture, level 2 none, level 3 asks for all sets of a number. */
export const m8SmallestNumberSet = choiceSkill('m8-smallest-number-set', {
  version: 4,
  text: {
    headline: 'Sort a number into sets',
    smallest: [
      'Whole numbers, integers, rational numbers: each set holds the one before. Which is the smallest set with {number} in it?',
      'The whole numbers are part of the integers, and the integers are part of the rational numbers. Which is the smallest set that holds {number}?',
    ],
    first: [
      'Look at {number}. Which is the smallest set of numbers that it belongs to?',
      'Which is the smallest set with {number} in it?',
    ],
    'all-smallest': [
      'Look at whole numbers, integers, rational and irrational numbers. Which list names all of the sets that {number} belongs to?',
      'Think of whole numbers, integers, rational and irrational numbers. Choose the list of all sets with {number} in them.',
    ],
    'all-first': [
      'Name all that fit: is {number} a whole number, an integer, a rational number, an irrational number?',
      'Whole numbers, integers, rational and irrational numbers: which of these sets hold {number}?',
    ],
    whole: 'Whole numbers',
    integer: 'Integers',
    rational: 'Rational numbers',
    irrational: 'Irrational numbers',
    'list-whole': 'Whole numbers, integers and rational numbers',
    'list-integer': 'Integers and rational numbers',
    'only-rational': 'Rational numbers only',
    'only-irrational': 'Irrational numbers only',
    'rational-irrational': 'Rational and irrational numbers',
    'only-integer': 'Integers only',
    'only-whole': 'Whole numbers and integers, but not rational numbers',
    'right-whole': 'It equals {value}. Whole numbers are the smallest set with that number.',
    'right-integer': 'It equals {value}. That is an integer, but below zero, so it is not a whole number.',
    'right-rational': 'It equals {value}. That is a fraction of two integers but not an integer.',
    'right-irrational':
      'The number under the root is not a perfect square, so its decimal never ends and never repeats.',
    'right-only-rational': 'It equals {value}. That is a fraction of two integers but not an integer.',
    'right-only-irrational':
      'The number under the root is not a perfect square, so its decimal never ends and never repeats.',
    'right-list-whole': 'It equals {value}. A whole number is an integer and a rational number as well.',
    'right-list-integer': 'It equals {value}. An integer is a rational number as well.',
    negative: 'Whole numbers start at zero. On which side of zero is {number}?',
    bar: 'There is a fraction bar, but can the fraction be made simpler? Divide first.',
    sign: 'There is a root sign. Is the number under it a perfect square?',
    stops: 'The root is a whole number, but it is still divided by {bottom, number}. What is left?',
    rest: 'There is an integer on top, but it is still divided by {bottom, number}. Is there a remainder?',
    over: 'This is one integer over another. Does a minus sign change that?',
    parts: 'Divide the value of the root by {bottom, number}. Is there a remainder?',
    integers: 'A rational number is an integer over an integer. Is this root an integer?',
    endless: 'Integers have no decimals at all. Does the decimal of this root end?',
    halves:
      'This takes half for the root. Multiply that half by itself. Do you get the number under the root?',
    both: 'A number is an integer over an integer, or it is not. Can it be both?',
    zero: 'This set holds the number, but is there a smaller set? Is the number above or below zero?',
    goes: 'A whole number over a whole number is a fraction. Can it be irrational?',
    below: 'Work out {number}. Is there a smaller set inside the integers that holds it too?',
    exclude: 'Can an integer be written as a fraction with the denominator one?',
    other: 'Work out the number first. Then go from the inner set to the outer one.',
    'root-do': 'Work out the root.',
    'root-why': 'The number under it is a perfect square.',
    'under-do': 'Look at the root.',
    'under-why': 'The number under it is not a perfect square.',
    'quotient-do': 'Divide it by {bottom, number}.',
    'quotient-why': 'An irrational number divided by an integer stays irrational.',
    'remainder-do': 'Divide the numerator by the denominator.',
    'remainder-why': 'Where a remainder is left, the number is no integer.',
    'divide-do': 'Write the number as simply as you can.',
    'divide-why': 'The set depends on its value, not on how it is written.',
    'zero-do': 'Compare it with zero.',
    'zero-why': 'Whole numbers are not below zero.',
    'set-do': 'Go from the inner set outward.',
    'set-why': 'The first set that holds the number is the smallest one.',
    'far-set': 'Work out {number}. Which is the smallest set with this number in it?',
    'far-where': 'To which set does {number} belong? Name the smallest one.',
    'far-store': 'A program stores {number} in the smallest set of numbers that holds it. Which set is that?',
    'far-sort': 'A student sorts {number} into sets. Which is the smallest set that it fits?',
    'far-right-whole': 'It equals {value}, and whole numbers are the smallest set with that.',
    'far-right-integer': 'It equals {value}. That is an integer below zero.',
    'far-right-rational': 'It equals {value}, a fraction of two integers that is not an integer.',
    'far-order': 'Look at the order of the two roots. Is their difference above or below zero?',
    'far-inner':
      'This set holds the number, but is there a smaller one? On which side of zero is the number?',
    'far-parts': 'Whole numbers have no parts. Divide the difference of the roots. Is there a remainder?',
    'far-rest': 'Divide the difference of the roots. Is there a remainder?',
    'far-first-do': 'Work out the first root.',
    'far-first-why': 'The number under it is a perfect square.',
    'far-second-do': 'Work out the second root.',
    'far-second-why': 'This one is a perfect square, too.',
    'far-less-do': 'Subtract the second root from the first.',
    'far-less-why': 'Both roots are whole numbers.',
    'final-list-whole': 'Whole numbers, integers and rational numbers',
    'final-list-integer': 'Integers and rational numbers',
    'final-only-rational': 'Rational numbers only',
    'final-only-irrational': 'Irrational numbers only',
    'final-irrational': 'Irrational numbers are the smallest set that holds it.',
    'final-whole': 'Whole numbers are the smallest set that holds it.',
    'final-integer': 'Integers are the smallest set that holds it.',
    'final-rational': 'Rational numbers are the smallest set that holds it.',
  },
  draw: ({ level, random }): Params => drawNumber(level, random),
  stretch: {
    draw: ({ random }): Far => drawFar(random),
    build({ ask, first, second, bottom }: Far, { step, distractor }) {
      const difference = first - second;
      const isWhole = difference % bottom === 0;
      const set = isWhole ? (difference > 0 ? 'whole' : 'integer') : 'rational';
      const written = `$\\frac{\\sqrt{${first ** 2}} − \\sqrt{${second ** 2}}}{${bottom}}$`;
      const value = isWhole ? signed(difference / bottom) : typeset(signedFraction(difference, bottom));
      return {
        words: { number: written, value, bottom },
        question: ask,
        answer: { value: set, reason: `far-right-${set}` },
        distractors: [
          distractor('calls-every-root-irrational', 'irrational', 'sign'),
          isWhole
            ? distractor('does-not-simplify-first', 'rational', 'bar')
            : distractor('does-not-simplify-first', 'integer', 'far-rest'),
          difference > 0
            ? set === 'whole'
              ? distractor('slip', 'integer', 'far-inner')
              : distractor('slip', 'whole', 'far-parts')
            : distractor('puts-negative-numbers-with-whole-numbers', 'whole', 'far-order'),
        ],
        steps: [
          step('far-first', `$\\sqrt{${first ** 2}}$`, first),
          step('far-second', `$\\sqrt{${second ** 2}}$`, second),
          step('far-less', `${first} − ${second}`, signed(difference)),
          step('divide', `${signed(difference)} ÷ ${bottom}`, value),
          !isWhole && remainderStep(Math.abs(difference), bottom, step),
          step('zero', value, difference > 0 ? 'above zero' : 'below zero'),
          step('set', value, { whole: 'whole number', integer: 'integer', rational: 'rational number' }[set]),
        ],
        finalAnswer: `final-${set}`,
        claims: [`sqrt(${first ** 2}) - sqrt(${second ** 2}) = ${difference}`],
      };
    },
  },
  build(params: Params, { level, step, distractor }) {
    const { ask, set, minus, under, top, bottom } = params;
    const root = `$\\sqrt{${under}}$`;
    const written = `$${minus ? '-' : ''}\\frac{${under === null ? top : `\\sqrt{${under}}`}}{${bottom}}$`;
    const isRoot = under !== null;
    const value = valueText(params);
    const words = { number: written, value, bottom };
    const key = level === 3 ? listed[set] : set;
    const asIrrational = level === 3 ? 'only-irrational' : 'irrational';
    const asRational = level === 3 ? 'only-rational' : 'rational';
    const inner = minus ? 'integer' : 'whole';
    const asInner = level === 3 ? (`list-${inner}` as const) : inner;
    const other = minus ? 'whole' : 'integer';
    const asOther = level === 3 ? (`list-${other}` as const) : other;
    const irrational = isRoot
      ? distractor('calls-every-root-irrational', asIrrational, 'sign')
      : distractor('slip', asIrrational, 'goes');
    const simplified = distractor('does-not-simplify-first', asRational, 'bar');
    const wrong = {
      whole: [
        level === 3
          ? distractor('thinks-rational-numbers-exclude-integers', 'only-whole', 'exclude')
          : irrational,
        simplified,
        distractor('slip', asOther, level === 3 ? 'below' : 'zero'),
      ],
      integer: [
        distractor('puts-negative-numbers-with-whole-numbers', asOther, 'negative'),
        simplified,
        level === 3
          ? distractor('thinks-rational-numbers-exclude-integers', 'only-integer', 'exclude')
          : irrational,
      ],
      rational: [
        isRoot ? irrational : distractor('calls-a-negative-fraction-irrational', asIrrational, 'over'),
        distractor('does-not-simplify-first', asInner, isRoot ? 'stops' : 'rest'),
        distractor('slip', asOther, minus ? 'negative' : 'parts'),
      ],
      irrational: [
        distractor('calls-every-quotient-rational', asRational, 'integers'),
        distractor('halves-instead-of-taking-the-root', asInner, 'halves'),
        level === 3
          ? distractor('slip', 'rational-irrational', 'both')
          : distractor('slip', asOther, minus ? 'negative' : 'endless'),
      ],
    }[set];
    const side = minus ? 'below zero' : 'above zero';
    const low = Math.floor(Math.sqrt(under ?? 0));
    return {
      words,
      question: level === 3 ? `all-${ask}` : ask,
      diagram: level === 1 ? numberSets : null,
      answer: { value: key, reason: `right-${key}` },
      distractors: wrong,
      steps:
        set === 'irrational'
          ? [
              step('under', root, `between ${low} and ${low + 1}, irrational`),
              step('quotient', written, 'irrational'),
              step('set', written, 'irrational number'),
            ]
          : [
              isRoot && step('root', root, top),
              (isRoot || top % bottom === 0) && step('divide', written, value),
              top % bottom !== 0 && remainderStep(top, bottom, step),
              step('zero', value, side),
              step(
                'set',
                value,
                { whole: 'whole number', integer: 'integer', rational: 'rational number' }[set],
              ),
            ],
      finalAnswer: `final-${key}`,
      claims:
        set === 'irrational'
          ? [`${low} < sqrt(${under})`, `sqrt(${under}) < ${low + 1}`]
          : [`sqrt(${top ** 2}) = ${top}`, `${top} / ${bottom} * ${bottom} = ${top}`],
    };
  },
});

/** Shows that a fraction is no integer. */
function remainderStep(
  top: number,
  bottom: number,
  step: (rule: 'remainder', before: string, after: string) => SpecStep,
): SpecStep {
  return step('remainder', `${top} ÷ ${bottom}`, `${Math.floor(top / bottom)}, remainder ${top % bottom}`);
}

/** All sets of a number by the smallest one, as a choice of level 3. */
const listed = {
  whole: 'list-whole',
  integer: 'list-integer',
  rational: 'only-rational',
  irrational: 'only-irrational',
} as const;

function valueText({ set, minus, top, bottom }: Params): string {
  if (set === 'irrational') return 'an irrational number';
  const sign = minus ? '-' : '';
  return `$${sign}${top % bottom === 0 ? top / bottom : `\\frac{${top}}{${bottom}}`}$`;
}

const numberSets: DiagramOf<'venn'> = {
  kind: 'venn',
  shape: 'nested',
  sets: ['Real numbers', 'Rational numbers', 'Integers', 'Whole numbers'],
  regions: ['π, √2', '1/2, 0.75', '−7, −1', '0, 1, 9'],
};

const fars = ['far-set', 'far-where', 'far-store', 'far-sort'] as const;

/** The difference of two roots with the values `first` and `second`, over `bottom`. */
type Far = { ask: (typeof fars)[number]; first: number; second: number; bottom: number };

function drawFar(random: Random): Far {
  const kind = random.pick(['whole', 'integer', 'rational'] as const);
  return random.until(() => {
    const bottom = random.int(2, 6);
    const times = random.int(1, 4) * (kind === 'whole' ? 1 : -1);
    const difference = kind === 'rational' ? random.int(-11, 11) : bottom * times;
    const second = random.int(2, 15);
    const first = second + difference;
    const isKind = kind !== 'rational' || difference % bottom !== 0;
    return isKind && first > 1 && first < 16 && difference !== 0
      ? { ask: random.pick(fars), first, second, bottom }
      : null;
  });
}

function drawNumber(level: Level, random: Random): Params {
  const ask = random.pick(['smallest', 'first'] as const);
  const set = random.pick(['whole', 'integer', 'rational', 'irrational'] as const);
  return random.until(() => {
    const bottom = random.int(2, level === 1 ? 6 : 9);
    if (set === 'irrational') {
      // Half of the number under the root, over the bottom, is whole: so the wrong way leads into another set.
      const under = 2 * bottom * random.int(1, 8);
      const isPlain = !Number.isInteger(Math.sqrt(under)) && under < 150;
      return isPlain ? { ask, set, minus: random.chance(50), under, top: 0, bottom } : null;
    }
    const isRoot = set === 'whole' || random.chance(level === 1 ? 30 : 60);
    const minus = set === 'integer' || (set === 'rational' && (!isRoot || random.chance(50)));
    const top =
      set === 'rational' ? random.int(2, isRoot ? 15 : 40) : bottom * random.int(2, isRoot ? 9 : 19);
    const fits = set !== 'rational' || commonDivisor(top, bottom) === 1;
    return fits && (!isRoot || top <= 24)
      ? { ask, set, minus, under: isRoot ? top ** 2 : null, top, bottom }
      : null;
  });
}
