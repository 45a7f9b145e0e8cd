import type { DiagramOf } from '@playforward/diagram';
import { choiceSkill, type Level, type Random, sortOut, type Tools } from '../../src/kit/index.ts';
import { fractionValue } from '../../src/numbers/fraction-amounts.ts';
import { repeatingText } from '../../src/numbers/repeating-decimals.ts';

/** `square` has the root `root`; `odd` has no whole root. `block` repeats; the fraction is `top` over `bottom`. */
type Params = {
  ask: 'which' | 'store' | 'fraction';
  root: number;
  other: number;
  odd: number;
  block: string;
  top: number;
  bottom: number;
  key: 'root' | 'pi' | 'pattern' | 'sum' | 'more';
  /** The one rational number among irrational ones; without it, the key is the one irrational number. */
  rational: 'square' | 'long' | 'minus' | null;
};

const text = {
  sort: [
    'Sort the numbers: which are rational, and which are irrational?',
    'Put each number into its box, rational or irrational.',
    'Which numbers are rational, and which are irrational? Sort all four.',
    'Sort the cards into rational and irrational numbers.',
  ],
  'box-in': 'Irrational',
  'box-out': 'Rational',
  headline: 'Find the irrational number',
  which: ['Which of these numbers is irrational?', 'One of these numbers is irrational. Which one?'],
  store: 'A program stores each number as a fraction of two integers. Which number can it not store exactly?',
  fraction: 'Which number cannot be written as a fraction of two integers?',
  'is-which': ['Which of these numbers is rational?', 'One of these numbers is rational. Which one?'],
  'is-store':
    'A program stores each number as a fraction of two integers. Which of these numbers can it store exactly?',
  'is-fraction': 'Which number can be written as a fraction of two integers?',
  'is-square': 'Each root here is the root of a perfect square. So the number is a fraction of two integers.',
  'is-long': 'A decimal that ends or repeats is a fraction of two integers.',
  'is-minus': 'This is one integer over another. The minus sign does not change that.',
  rounded: 'A decimal that ends is only near pi. Does the decimal of pi end or repeat?',
  quotient:
    'A fraction bar alone does not make a number rational. Is this root a whole number or a fraction?',
  pattern: 'There is a pattern. But does one block of digits come again and again?',
  added: 'Take the whole number away. Is the root that is left a fraction of two integers?',
  'pi-do': 'Look at the number with pi.',
  'pattern-do': 'Look at the decimal with the dots.',
  'pattern-why': 'The blocks get longer and longer, so no block repeats forever.',
  'under-do': 'Look at the root whose number is not a perfect square.',
  'last-do': 'Look at the number that is left.',
  'other-is': 'Cross out what has a decimal that never ends and never repeats.',
  'final-is': 'The rational number is {key}.',
  show: '{number}',
  'right-root':
    'The number under the root is not a perfect square. So the decimal of its root never ends and never repeats.',
  'right-pi': 'The decimal of pi never ends and never repeats. A multiple of pi is like that too.',
  'right-pattern': 'The blocks get longer and longer, so no block repeats forever.',
  'right-sum': 'The sum under the root is not a perfect square, so the root stays irrational.',
  'right-more':
    'If the sum were a fraction, the root would be one as well: take the whole number away. But the root is irrational.',
  roots: 'A root can still be a whole number. Work this one out. Is it the root of a perfect square?',
  parts: 'Work out each root here. Are they whole numbers?',
  'parts-over':
    'Work out the roots of the numerator and the denominator. Is the number then one integer over another?',
  'parts-minus': 'Work out both roots. Is the number then one integer over another?',
  repeats: 'This decimal goes on forever, but a block of digits repeats. Can such a decimal be a fraction?',
  ends: 'This decimal is long, but it ends. Which power of ten can be its denominator?',
  negative: 'This is one integer over another. Does a minus sign change that?',
  other: 'Try to write each number as a fraction of two integers.',
  'roots-do': 'Work out both roots.',
  'roots-why': 'Each is the root of a perfect square.',
  'sum-do': 'Add them.',
  'root-do': 'Work out the roots of perfect squares.',
  'root-why': 'A whole number is rational.',
  'long-do': 'Look at the long decimal.',
  'long-why': 'A decimal that ends or repeats is rational.',
  'minus-do': 'Look at the number with the minus sign.',
  'minus-why': 'An integer over an integer is rational.',
  'join-do': 'Work out the number that is left as far as you can.',
  'join-sum': 'The sum stands under the root.',
  'join-more': 'The root is not a whole number, so nothing can be added.',
  'more-why': 'A fraction minus a whole number is a fraction. But the root that would be left is irrational.',
  'left-do': 'Look at the number that is left.',
  'left-why': 'Its decimal never ends and never repeats.',
  'left-root':
    'The number under the root is not a perfect square, so its decimal never ends and never repeats.',
  final: 'The irrational number is {key}.',
};

type Said = Tools<keyof typeof text, Level>;

/** Level 1 has plain numbers, level 2 longer ones and pi, level 3 has to be worked out before it shows. */
export const m8ClassifyNumber = choiceSkill('m8-classify-number', {
  version: 5,
  byHand: { levels: [1, 2, 3], ask: 'sort', make: sortOut(['box-in', 'box-out']) },
  text,
  draw: ({ level, random }): Params => drawNumbers(level, random),
  build: (params: Params, said) =>
    params.rational === null ? theIrrational(params, said) : theRational(params, said),
});

/** One irrational number among rational ones. */
function theIrrational(params: Params, { level, say, step, distractor }: Said) {
  const { ask, root, other, odd, block, top, bottom, key } = params;
  const shown = numbersOf(params, level);
  const whole = level === 2 ? `${root}/${other}` : String(root);
  return {
    question: ask,
    diagram: level === 1 ? numberSets : null,
    answer: {
      value: 'irrational',
      text: say('show', { number: `$${shown.key}$` }),
      reason: `right-${key}` as const,
    },
    distractors: [
      distractor(
        'calls-every-root-irrational',
        'square',
        ({ 1: 'roots', 2: 'parts-over', 3: 'parts' } as const)[level],
        say('show', { number: `$${shown.square}$` }),
      ),
      distractor(
        'calls-every-long-decimal-irrational',
        'long',
        level === 2 ? 'ends' : 'repeats',
        say('show', { number: `$${shown.long}$` }),
      ),
      distractor(
        'calls-a-negative-fraction-irrational',
        'minus',
        level === 3 ? 'parts-minus' : 'negative',
        say('show', { number: `$${shown.minus}$` }),
      ),
    ],
    steps: [
      level === 3 && step('roots', `$${shown.square}$`, `${root} + ${other}`),
      level === 3
        ? step('sum', `${root} + ${other}`, root + other, { why: 'root-why' })
        : step('root', `$${shown.square}$`, typesetNumber(whole), {
            why: level === 2 ? 'minus-why' : 'root-why',
          }),
      step('long', `$${shown.long}$`, level === 2 ? 'it ends' : `it repeats ${block}`),
      step(
        'minus',
        `$${shown.minus}$`,
        level === 3 ? typesetNumber(`-${top}/${bottom}`) : 'an integer over an integer',
      ),
      level === 3 &&
        step(
          'join',
          `$${shown.key}$`,
          key === 'sum' ? `$\\sqrt{${odd}}$` : 'a whole number and an irrational root',
          {
            why: key === 'sum' ? 'join-sum' : 'join-more',
          },
        ),
      step('left', key === 'sum' ? `$\\sqrt{${odd}}$` : `$${shown.key}$`, 'irrational', {
        why: key === 'pi' || key === 'pattern' ? 'left-why' : key === 'more' ? 'more-why' : 'left-root',
      }),
    ],
    finalAnswer: say('final', { key: `$${shown.key}$` }),
    claims: [`sqrt(${root ** 2}) = ${root}`, `sqrt(${top ** 2}) / sqrt(${bottom ** 2}) = ${top}/${bottom}`],
  };
}

/** One rational number among irrational ones. */
function theRational(params: Params, { level, say, step, distractor }: Said) {
  const { ask, root, other, odd, block, top, bottom } = params;
  const rational = params.rational ?? 'square';
  const shown = numbersOf(params, level);
  const [pi, sum] = [
    numbersOf({ ...params, key: 'pi' }, level),
    numbersOf({ ...params, key: 'more' }, level),
  ];
  const pattern = numbersOf({ ...params, key: 'pattern' }, level).key;
  const rooted = level === 3 ? sum.key : `-\\frac{\\sqrt{${odd}}}{${bottom}}`;
  const tex = (number: string): string => `$${number}$`;
  const sizes = {
    square:
      level === 3 ? String(root + other) : typesetNumber(level === 2 ? `${root}/${other}` : String(root)),
    long: level === 2 ? 'it ends' : `it repeats ${block}`,
    minus: level === 3 ? typesetNumber(`-${top}/${bottom}`) : 'an integer over an integer',
  };
  return {
    question: `is-${ask}` as const,
    diagram: level === 1 ? numberSets : null,
    answer: {
      value: 'rational',
      text: say('show', { number: tex(shown[rational]) }),
      reason: `is-${rational}` as const,
    },
    distractors: [
      distractor(
        'takes-a-rounded-decimal-for-the-number',
        'pi',
        'rounded',
        say('show', { number: tex(pi.key) }),
      ),
      level === 3
        ? distractor(
            'thinks-adding-a-rational-makes-it-rational',
            'root',
            'added',
            say('show', { number: tex(rooted) }),
          )
        : distractor(
            'calls-every-quotient-rational',
            'root',
            'quotient',
            say('show', { number: tex(rooted) }),
          ),
      distractor(
        'takes-a-pattern-for-a-repeating-block',
        'pattern',
        'pattern',
        say('show', { number: tex(pattern) }),
      ),
    ],
    otherWrong: 'other-is' as const,
    steps: [
      step('pi', tex(pi.key), 'irrational', { why: 'right-pi' }),
      step('pattern', tex(pattern), 'irrational'),
      step('under', tex(rooted), 'irrational', { why: level === 3 ? 'more-why' : 'left-root' }),
      step('last', tex(shown[rational]), sizes[rational], { why: `is-${rational}` }),
    ],
    finalAnswer: say('final-is', { key: tex(shown[rational]) }),
    drawn: { make: sortOut(['box-out', 'box-in']) },
    claims: [`sqrt(${root ** 2}) = ${root}`, `sqrt(${top ** 2}) / sqrt(${bottom ** 2}) = ${top}/${bottom}`],
  };
}

function typesetNumber(value: string): string {
  return `$${value.replace(/(\d+)\/(\d+)/, '\\frac{$1}{$2}')}$`;
}

/** The four numbers as TeX; all but the key are rational. */
function numbersOf(
  { root, other, odd, block, top, bottom, key }: Params,
  level: Level,
): Record<'square' | 'long' | 'minus' | 'key', string> {
  const digits = block.split('');
  const keys = {
    root: `\\sqrt{${odd}}`,
    pi: odd % 2 === 0 ? `\\frac{\\pi}{${other}}` : `${other}\\pi`,
    pattern: `0.${digits[0]}${digits[1]}${digits[0]}${digits[1]?.repeat(2)}${digits[0]}${digits[1]?.repeat(3)}\\ldots`,
    sum: `\\sqrt{${root ** 2} + ${odd - root ** 2}}`,
    more: `${other} + \\sqrt{${odd}}`,
  };
  const fraction = `-\\frac{${top}}{${bottom}}`;
  return {
    square: {
      1: `\\sqrt{${root ** 2}}`,
      2: `\\sqrt{\\frac{${root ** 2}}{${other ** 2}}}`,
      3: `\\sqrt{${root ** 2}} + \\sqrt{${other ** 2}}`,
    }[level],
    long: {
      1: repeatingText(0, { block }),
      2: `${digits[0]}.${odd}${block}${top}${bottom}`,
      3: repeatingText(other, { fixed: String(root % 10), block }),
    }[level],
    minus: level === 3 ? `-\\frac{\\sqrt{${top ** 2}}}{\\sqrt{${bottom ** 2}}}` : fraction,
    key: keys[key],
  };
}

const numberSets: DiagramOf<'venn'> = {
  kind: 'venn',
  shape: 'nested',
  sets: ['Real numbers', 'Rational numbers', 'Integers'],
  regions: ['π, √2', '1/2, 0.75', '−3, 0, 8'],
};

const isSquare = (value: number): boolean => Number.isInteger(Math.sqrt(value));

function drawNumbers(level: Level, random: Random): Params {
  return random.until(() => {
    const [root, other] = [random.int(2, level === 1 ? 9 : 12), random.int(2, 9)];
    const key = {
      1: 'root' as const,
      2: random.pick(['root', 'pi', 'pattern'] as const),
      3: random.pick(['sum', 'more'] as const),
    }[level];
    const odd = key === 'sum' ? root ** 2 + random.int(2, 30) : random.int(3, level === 1 ? 60 : 99);
    const [first, second] = random.shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    const [bottom, top] = [random.int(3, 9), random.int(level === 3 ? 2 : 1, 13)];
    const fits = root !== other && top % bottom !== 0 && fractionValue(top, bottom) === `${top}/${bottom}`;
    const apart = fractionValue(root, other) === `${root}/${other}` || level !== 2;
    if (isSquare(odd) || !fits || !apart) return null;
    return {
      ask: random.pick(['which', 'store', 'fraction'] as const),
      root,
      other,
      odd,
      key,
      block: `${first}${second}`,
      top,
      bottom,
      rational: random.chance(40) ? random.pick(['square', 'long', 'minus'] as const) : null,
    };
  });
}
