import type { DiagramOf } from '@playforward/diagram';
import { choiceSkill, type Level, type Random, type SpecStep, type Tools } from '../../src/kit/index.ts';
import { commonDivisor } from '../../src/numbers/lowest-terms.ts';
import {
  drawSetNumber,
  type SetNumber,
  setNumberText,
  setNumberValue,
} from '../../src/numbers/number-sets.ts';
import { signedFraction } from '../../src/numbers/signed-fractions.ts';
import { signed, typeset } from '../../src/numbers/signed-numbers.ts';

type Params = SetNumber & { ask: 'smallest' | 'first' };

const text = {
  headline: 'Sort a number into sets',
  smallest: [
    'Whole numbers are integers, and integers are rational numbers. All other real numbers are irrational. Which is the smallest of these sets with {number} in it?',
    'The whole numbers are part of the integers, and the integers are part of the rational numbers. The other real numbers are irrational. Which is the smallest of these sets that holds {number}?',
  ],
  first: [
    'Whole, integer, rational or irrational: which is the smallest of these sets of numbers that holds {number}?',
    'Look at whole numbers, integers, rational and irrational numbers. Which is the smallest of these sets with {number} in it?',
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
  integers:
    'A fraction bar alone does not make a number rational. Does the decimal of this root end or repeat?',
  endless: 'Integers have no decimals at all. Does the decimal of this number end?',
  near: 'A decimal that ends is only near this number. Does its own decimal end or repeat?',
  three: 'This takes pi for three. Is pi exactly three?',
  ends: 'This decimal ends. Which power of ten can be its denominator?',
  repeats: 'This decimal goes on forever, but a block of digits repeats. Can such a decimal be a fraction?',
  dropped: 'This leaves the digits that repeat out. What are they worth?',
  between: 'Integers have no decimals. Between which two integers is {number}?',
  value: 'There is a root sign, but the number can be made simpler. Work out the root first.',
  'right-pi': 'The decimal of pi never ends and never repeats. A multiple of pi is like that too.',
  halves: 'This takes half for the root. Multiply that half by itself. Do you get the number under the root?',
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
  'all-why': 'The number belongs to the first set that holds it, and to every set around that one.',
  'ring-do': 'Go outward past the rational numbers.',
  'ring-why': 'No fraction of integers is equal to it, so it lies outside of the rational numbers.',
  'lists-do': 'Check the other sets.',
  'lists-why': 'A number is never both rational and irrational, and integers are rational.',
  'decimal-do': 'Write the decimal as a fraction.',
  'decimal-why': 'A decimal that ends or repeats is a fraction of two integers.',
  'pi-do': 'Look at pi.',
  'pi-why': 'Its decimal never ends and never repeats.',
  'multiple-do': 'Multiply it by {top, number}.',
  'multiple-why': 'An irrational number times an integer other than zero stays irrational.',
  'far-set': 'Work out {number}. Which is the smallest set with this number in it?',
  'far-where': 'To which set does {number} belong? Name the smallest one.',
  'far-store': 'A program stores {number} in the smallest set of numbers that holds it. Which set is that?',
  'far-sort': 'A student sorts {number} into sets. Which is the smallest set that it fits?',
  'far-right-whole': 'It equals {value}, and whole numbers are the smallest set with that.',
  'far-right-integer': 'It equals {value}. That is an integer below zero.',
  'far-right-rational': 'It equals {value}, a fraction of two integers that is not an integer.',
  'far-order': 'Look at the order of the two roots. Is their difference above or below zero?',
  'far-inner': 'This set holds the number, but is there a smaller one? On which side of zero is the number?',
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
};

type Said = Pick<Tools<keyof typeof text>, 'step' | 'distractor'> & { readonly level: Level };

/** Level 1 has a picture, level 2 numbers to be worked out first, level 3 asks for all sets of a number. */
export const m8SmallestNumberSet = choiceSkill('m8-smallest-number-set', {
  version: 5,
  text,
  draw: ({ level, random }): Params => ({
    ask: random.pick(['smallest', 'first'] as const),
    ...drawSetNumber(level, random),
  }),
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
    const { ask, set, shown, under, top, bottom } = params;
    const key = level === 3 ? listed[set] : set;
    const low = Math.floor(Math.sqrt(under ?? 0));
    return {
      words: { number: setNumberText(params), value: setNumberValue(params), bottom, top },
      question: level === 3 ? `all-${ask}` : ask,
      diagram: level === 1 ? numberSets : null,
      answer: { value: key, reason: shown === 'pi' ? 'right-pi' : `right-${key}` },
      distractors: wrongOf(params, { level, step, distractor }),
      steps: stepsOf(params, { level, step, distractor }),
      finalAnswer: `final-${key}`,
      claims:
        shown === 'pi'
          ? [`${3 * top} < ${top} * pi`]
          : set === 'irrational'
            ? [`${low} < sqrt(${under})`, `sqrt(${under}) < ${low + 1}`]
            : [`sqrt(${top ** 2}) = ${top}`, `${top} / ${bottom} * ${bottom} = ${top}`],
    };
  },
});

const inWords = { whole: 'whole number', integer: 'integer', rational: 'rational number' } as const;

const allInWords = {
  whole: 'whole number, integer and rational number',
  integer: 'integer and rational number',
  rational: 'rational number only',
} as const;

/** The lines up to the smallest set, or to all sets. */
function stepsOf(params: Params, { level, step }: Said): (SpecStep | false)[] {
  const { set, shown, minus, under, top, bottom } = params;
  const [written, value, root] = [setNumberText(params), setNumberValue(params), `$\\sqrt{${under}}$`];
  const low = Math.floor(Math.sqrt(under ?? 0));
  if (set === 'irrational')
    return [
      shown === 'pi' && step('pi', 'π', 'irrational'),
      shown === 'pi' && step('multiple', written, 'irrational'),
      shown !== 'pi' && step('under', root, `between ${low} and ${low + 1}, irrational`),
      shown === 'over' && step('quotient', written, 'irrational'),
      step('ring', written, 'irrational number'),
      level === 3 && step('lists', 'irrational number', 'in no other set'),
    ];
  const isDecimal = shown === 'ends' || shown === 'repeats';
  const shared = commonDivisor(top, bottom);
  return [
    under !== null && step('root', root, top),
    isDecimal && step('decimal', written, value),
    shown === 'over' && (under !== null || top % bottom === 0) && step('divide', written, value),
    top % bottom !== 0 && remainderStep(top / shared, bottom / shared, step),
    step('zero', value, minus ? 'below zero' : 'above zero'),
    level === 3 ? step('set', value, allInWords[set], { why: 'all-why' }) : step('set', value, inWords[set]),
  ];
}

/** The other sets, each with what leads into it; at level 3 the other lists. */
function wrongOf(params: Params, said: Said) {
  const { set, shown, minus, under } = params;
  const { level, distractor } = said;
  const all = level === 3;
  const isRoot = under !== null;
  const work = worksOf(params, said);
  const [asIrrational, asRational] = all
    ? (['only-irrational', 'only-rational'] as const)
    : (['irrational', 'rational'] as const);
  const [asWhole, asInteger] = all
    ? (['list-whole', 'list-integer'] as const)
    : (['whole', 'integer'] as const);
  const [asInner, asOther] = minus ? [asInteger, asWhole] : [asWhole, asInteger];
  const irrational = isRoot
    ? distractor('calls-every-root-irrational', asIrrational, 'sign', { work: work.irrational })
    : distractor('slip', asIrrational, 'goes');
  const simplified = distractor('does-not-simplify-first', asRational, shown === 'alone' ? 'value' : 'bar', {
    work: work.fraction,
  });
  const decimals =
    shown === 'ends'
      ? [
          distractor('calls-every-long-decimal-irrational', asIrrational, 'ends', { work: work.long }),
          distractor('puts-negative-numbers-with-whole-numbers', asWhole, 'negative'),
          distractor('slip', asInteger, 'between'),
        ]
      : [
          distractor('calls-every-long-decimal-irrational', asIrrational, 'repeats', { work: work.long }),
          distractor('drops-the-repeating-part', asWhole, 'dropped', { work: [] }),
          distractor('slip', asInteger, 'between'),
        ];
  if (shown === 'ends' || shown === 'repeats') return decimals;
  const endless = shown === 'pi' || shown === 'alone';
  return {
    whole: [
      all ? distractor('thinks-rational-numbers-exclude-integers', 'only-whole', 'exclude') : irrational,
      simplified,
      distractor('slip', asOther, all ? 'below' : 'zero'),
    ],
    integer: [
      distractor('puts-negative-numbers-with-whole-numbers', asOther, 'negative'),
      simplified,
      all ? distractor('thinks-rational-numbers-exclude-integers', 'only-integer', 'exclude') : irrational,
    ],
    rational: [
      isRoot ? irrational : distractor('calls-a-negative-fraction-irrational', asIrrational, 'over'),
      distractor('does-not-simplify-first', asInner, isRoot ? 'stops' : 'rest', { work: work.stops }),
      distractor('slip', asOther, minus ? 'negative' : 'parts'),
    ],
    irrational: [
      endless
        ? distractor('takes-a-rounded-decimal-for-the-number', asRational, 'near', { work: [] })
        : distractor('calls-every-quotient-rational', asRational, 'integers', { work: work.quotient }),
      shown === 'pi'
        ? distractor('treats-pi-as-exactly-three', asInner, 'three', { work: [] })
        : distractor('halves-instead-of-taking-the-root', asInner, 'halves', { work: work.halves }),
      all
        ? distractor('slip', 'rational-irrational', 'both')
        : distractor('slip', asOther, minus ? 'negative' : 'endless'),
    ],
  }[set];
}

/** What somebody writes who goes wrong before the last line, so that the lines lead to the wrong set. */
function worksOf(params: Params, { level, step }: Said) {
  const { shown, minus, under, top, bottom } = params;
  const [written, root] = [setNumberText(params), `$\\sqrt{${under}}$`];
  const named = level === 3 ? allInWords : inWords;
  const inner = minus ? 'integer' : 'whole';
  const half = (under ?? 0) / 2;
  const isRoot = under !== null;
  const worked = isRoot && step('root', root, top);
  const irrational = level === 3 ? 'irrational number only' : 'irrational number';
  return {
    irrational: [step('under', root, 'irrational'), step('ring', written, irrational)],
    long: [step('decimal', written, 'a long decimal, no fraction'), step('ring', written, irrational)],
    fraction:
      shown === 'over'
        ? [worked, step('divide', written, 'a fraction, no integer'), step('set', written, named.rational)]
        : [],
    stops: isRoot ? [worked, step('set', `$${minus ? '-' : ''}${top}$`, named[inner])] : [],
    quotient: [
      step('quotient', written, 'has a fraction bar, rational'),
      step('set', written, named.rational),
    ],
    halves:
      shown === 'over'
        ? [
            step('under', root, half),
            step('divide', `${half} ÷ ${bottom}`, half / bottom),
            step('set', signed(minus ? -half / bottom : half / bottom), named[inner]),
          ]
        : [step('under', root, half), step('set', signed(minus ? -half : half), named[inner])],
  };
}

/** Shows that a fraction is no integer. */
function remainderStep(top: number, bottom: number, step: Said['step']): SpecStep {
  return step('remainder', `${top} ÷ ${bottom}`, `${Math.floor(top / bottom)}, remainder ${top % bottom}`);
}

/** All sets of a number by the smallest one, as a choice of level 3. */
const listed = {
  whole: 'list-whole',
  integer: 'list-integer',
  rational: 'only-rational',
  irrational: 'only-irrational',
} as const;

const numberSets: DiagramOf<'venn'> = {
  kind: 'venn',
  shape: 'nested',
  sets: ['Real numbers', 'Rational numbers', 'Integers', 'Whole numbers'],
  regions: ['irrational, π, √2', '1/2, 0.75', '−7, −1', '0, 1, 9'],
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
