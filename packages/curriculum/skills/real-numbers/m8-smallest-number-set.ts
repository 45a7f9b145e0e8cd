import type { DiagramOf } from '@playforward/diagram';
import { choiceSkill, type Level, type Random } from '../../src/kit/index.ts';
import { commonDivisor } from '../../src/numbers/lowest-terms.ts';
import { signedFraction } from '../../src/numbers/signed-fractions.ts';
import { signed, typeset } from '../../src/numbers/signed-numbers.ts';

/** The number is `top` over `bottom`, its top a root at kinds 'root' and 'minus-root'. */
type Params = {
  ask: 'smallest' | 'first';
  kind: 'integer' | 'root' | 'minus-root' | 'fraction';
  top: number;
  bottom: number;
};

/** Level 1 has whole results and a picture, level 2 also fractions, level 3 asks for all sets of a number. */
export const m8SmallestNumberSet = choiceSkill('m8-smallest-number-set', {
  version: 2,
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
    'only-integer': 'Integers only',
    'only-whole': 'Whole numbers and integers, but not rational numbers',
    'right-whole': 'It equals {value}. Whole numbers are the smallest set with that number.',
    'right-integer': 'It equals {value}. That is an integer, but below zero, so it is not a whole number.',
    'right-rational': 'It equals {value}. That is a fraction of two integers but not an integer.',
    'right-list-whole': 'It equals {value}. A whole number is an integer and a rational number as well.',
    'right-list-integer': 'It equals {value}. An integer is a rational number as well.',
    negative: 'Whole numbers start at zero. On which side of zero is {number}?',
    bar: 'There is a fraction bar, but can the fraction be made simpler? Divide first.',
    sign: 'There is a root sign. Is the number under it a perfect square?',
    stops: 'The root is a whole number, but it is still divided by {bottom, number}. What is left?',
    zero: 'This set holds the number, but is there a smaller set? Is the number above or below zero?',
    goes: 'A whole number over a whole number is a fraction. Can it be irrational?',
    below: 'Work out {number}. Is there a smaller set inside the integers that holds it too?',
    exclude: 'Can an integer be written as a fraction with the denominator one?',
    other: 'Work out the number first. Then go from the inner set to the outer one.',
    'root-do': 'Work out the root.',
    'root-why': 'The number under it is a perfect square.',
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
          step('zero', value, difference > 0 ? 'above zero' : 'below zero'),
          step('set', value, { whole: 'whole number', integer: 'integer', rational: 'rational number' }[set]),
        ],
        finalAnswer: `final-${set}`,
        claims: [`sqrt(${first ** 2}) - sqrt(${second ** 2}) = ${difference}`],
      };
    },
  },
  build({ ask, kind, top, bottom }: Params, { level, step, distractor }) {
    const isRoot = kind === 'root' || kind === 'minus-root' || kind === 'fraction';
    const minus = kind === 'root' ? '' : '-';
    const written = `$${minus}\\frac{${isRoot ? `\\sqrt{${top ** 2}}` : top}}{${bottom}}$`;
    const set = kind === 'fraction' ? 'rational' : kind === 'root' ? 'whole' : 'integer';
    const value = kind === 'fraction' ? `$-\\frac{${top}}{${bottom}}$` : `$${minus}${top / bottom}$`;
    const words = { number: written, value, bottom };
    const key = level === 3 ? (`list-${set}` as 'list-whole' | 'list-integer') : set;
    const wrong = {
      whole: [
        distractor('does-not-simplify-first', 'rational', 'bar'),
        distractor('calls-every-root-irrational', 'irrational', 'sign'),
        distractor('slip', 'integer', 'zero'),
      ],
      integer: [
        distractor('puts-negative-numbers-with-whole-numbers', 'whole', 'negative'),
        distractor('does-not-simplify-first', 'rational', 'bar'),
        isRoot
          ? distractor('calls-every-root-irrational', 'irrational', 'sign')
          : distractor('slip', 'irrational', 'goes'),
      ],
      rational: [
        distractor('calls-every-root-irrational', 'irrational', 'sign'),
        distractor('does-not-simplify-first', 'integer', 'stops'),
        distractor('slip', 'whole', 'negative'),
      ],
      'list-whole': [
        distractor('thinks-rational-numbers-exclude-integers', 'only-whole', 'exclude'),
        distractor('does-not-simplify-first', 'only-rational', 'bar'),
        distractor('slip', 'list-integer', 'below'),
      ],
      'list-integer': [
        distractor('thinks-rational-numbers-exclude-integers', 'only-integer', 'exclude'),
        distractor('does-not-simplify-first', 'only-rational', 'bar'),
        distractor('puts-negative-numbers-with-whole-numbers', 'list-whole', 'negative'),
      ],
    }[key];
    const side = kind === 'root' ? 'above zero' : 'below zero';
    return {
      words,
      question: level === 3 ? `all-${ask}` : ask,
      diagram: level === 1 ? numberSets : null,
      answer: { value: key, reason: `right-${key}` },
      distractors: wrong,
      steps: [
        isRoot ? step('root', `$\\sqrt{${top ** 2}}$`, top) : null,
        step('divide', written, value),
        step('zero', value, side),
        step('set', value, { whole: 'whole number', integer: 'integer', rational: 'rational number' }[set]),
      ],
      finalAnswer: `final-${key}`,
      claims: [
        `sqrt(${top ** 2}) = ${top}`,
        ...(kind === 'fraction' ? [] : [`${top} / ${bottom} = ${top / bottom}`]),
      ],
    };
  },
});

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
  const kind = {
    1: random.pick(['integer', 'root'] as const),
    2: random.pick(['integer', 'root', 'minus-root', 'fraction', 'fraction'] as const),
    3: random.pick(['root', 'root', 'minus-root', 'integer'] as const),
  }[level];
  return random.until(() => {
    const bottom = random.int(2, level === 1 ? 6 : 9);
    const top = kind === 'fraction' ? random.int(2, 15) : bottom * random.int(2, kind === 'integer' ? 19 : 9);
    const isSmall = kind === 'integer' || top <= 24;
    return isSmall && (kind !== 'fraction' || commonDivisor(top, bottom) === 1)
      ? { ask, kind, top, bottom }
      : null;
  });
}
