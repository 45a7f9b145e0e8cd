import { type Level, numberSkill, type Random, type SpecStep } from '../../src/kit/index.ts';
import { lowestTerms } from '../../src/numbers/fraction-amounts.ts';
import { commonMultiple } from '../../src/numbers/lowest-terms.ts';
import { digitsOf } from '../../src/numbers/repeating-decimals.ts';
import { fractionTex, signedFraction } from '../../src/numbers/signed-fractions.ts';
import { signedMixed, typeset } from '../../src/numbers/signed-numbers.ts';

const asks = ['write', 'change', 'decimal', 'ruler'] as const;

type Params = { ask: (typeof asks)[number]; top: number; bottom: number };

const bottoms = {
  1: [4, 5, 8, 16, 20, 25, 40],
  2: [3, 6, 9, 12, 15, 18, 24, 30, 36, 45],
  3: [11, 22, 33, 6, 8, 9, 12, 15, 16, 18, 24],
} as const;

/** Level 1 ends, level 2 repeats one digit, level 3 is below −1 and repeats one or two digits. */
export const m7FractionToDecimal = numberSkill('m7-fraction-to-decimal', {
  version: 6,
  form: 'decimal',
  finite: { 1: 64, 2: 68 },
  text: {
    headline: 'Write a fraction as a decimal',
    write: 'Write {x} as a decimal.',
    change: 'Divide to change {x} into a decimal.',
    decimal: 'Which decimal is equal to {x}?',
    ruler: 'A point stands at {x} on a number line. Give its place as a decimal.',
    'write-mixed': 'Write {x} as a decimal. Keep the sign and the whole number.',
    'change-mixed': 'Change the mixed number {x} into a decimal.',
    'decimal-mixed': 'Which decimal is equal to the mixed number {x}?',
    'ruler-mixed': 'A point stands at {x} on a number line, below zero. Give its place as a decimal.',
    dots: 'If its digits repeat, put dots after them, as {sample} shows.',
    right: 'A fraction bar means to divide. Here {f} is divided by {q}.',
    'right-mixed': 'A fraction bar means to divide. In the fraction part, {f} is divided by {q}.',
    turned: 'This divides {q} by {f}. Which number is divided?',
    digits: 'This writes the two numbers as digits. What does the fraction bar tell you to do?',
    block: 'This repeats too many digits. Which remainder repeats in the division?',
    place: 'The digits are one place off. How many tenths are in {f} divided by {q}?',
    'place-mixed': 'The digits fit, but not the point. Between which two whole numbers does {x} lie?',
    other: 'Divide the numerator by the denominator. Watch for a remainder that repeats.',
    'divide-do': 'Write the fraction as a division.',
    'divide-why': 'The bar of a fraction means “divided by”.',
    'start-do': 'Begin to divide, and find the first remainder.',
    'start-why': 'Each remainder, times ten, is divided again.',
    'ends-do': 'Divide until the remainder is zero.',
    'ends-why': 'Then the decimal ends.',
    'fraction-do': 'Write the fraction part as a division.',
    'tens-do': 'Divide each remainder, times ten, until one comes again.',
    'tens-why': 'The quotients are the digits after the point.',
    'front-do': 'Put the whole number and the minus sign in front.',
    'front-why': 'The fraction part stands after the point.',
    'repeats-do': 'See which remainder repeats.',
    'repeats-why': 'From there, the same digits repeat without end.',
    final: 'The decimal {key} has the same value.',
    'far-mean-final': 'Their mean length is {key} of a yard.',
    'far-jugs-final': 'Each jug then holds {key} of a gallon.',
    'far-trail-final': 'The bench is at {key} of a mile.',
    'far-line': 'On a number line, a point is halfway between {x} and {y}. What is its place as a decimal?',
    'far-mean':
      'Two ribbons are {x} and {y} of a yard long. What is their mean length in yards, as a decimal?',
    'far-jugs':
      'One jug has {x} of a gallon of water in it, and another one {y}. Some is poured over so that both have the same amount. How many gallons are then in each? Write a decimal.',
    'far-trail':
      'Two signs stand at {x} and {y} of a mile on a trail. A bench is exactly halfway between them. At how many miles is it, as a decimal?',
    'right-far': 'Half of the sum lies in the middle, and dividing makes a decimal of it.',
    'far-sum': 'This is the whole sum. Where is the middle?',
    'far-turned': 'This divides the denominator by the numerator. Which one is divided?',
    'far-digits': 'This writes the two numbers as digits. What does the fraction bar tell you to do?',
    'other-far': 'Add both fractions and take half. Then divide to get a decimal.',
    'one-do': 'Write both with one denominator.',
    'one-why': 'Then their parts have one size.',
    'sum-do': 'Add them.',
    'sum-why': 'The middle is half of the sum.',
    'half-do': 'Take half of it, in lowest terms.',
    'half-why': 'Half of the sum is as far from one as from the other.',
  },
  draw: ({ level, random }): Params => drawFraction(level, random),
  build({ ask, top, bottom }: Params, { level, step, distractor }) {
    const sign = top < 0 ? '−' : '';
    const p = Math.abs(top);
    const { text, ends } = decimalOf(p, bottom);
    const key = `${sign}${text}`;
    const first = p % bottom;
    const whole = Math.floor(p / bottom);
    const mixed = level === 3;
    const x = mixed ? typeset(signedMixed(top, bottom)) : `$${fractionTex(top, bottom)}$`;
    const turned = decimalOf(whole * first + bottom, first).text;
    const wrongBlock = overlong(p, bottom);
    return {
      words: { x, f: first, q: bottom, key, sample: '0.333…' },
      question: [mixed ? `${ask}-mixed` : ask, level > 1 && 'dots'],
      answer: { value: key, asked: 'decimal', reason: mixed ? 'right-mixed' : 'right' },
      distractors: [
        distractor('divides-denominator-by-numerator', `${sign}${turned}`, 'turned'),
        distractor(
          'writes-the-two-numbers-as-digits-of-the-decimal',
          `${sign}${whole}.${first}${bottom}`,
          'digits',
        ),
        wrongBlock !== null &&
          distractor('puts-the-bar-over-the-wrong-digits', `${sign}${wrongBlock}`, 'block'),
        distractor('slip', `${sign}${decimalOf(p, bottom * 10).text}`, mixed ? 'place-mixed' : 'place'),
      ],
      steps: [
        mixed
          ? step('divide', x, `−${whole} and ${first} ÷ ${bottom}`, { do: 'fraction-do', why: 'divide-why' })
          : step('divide', x, `${p} ÷ ${bottom}`),
        !mixed && step('start', `${p} ÷ ${bottom}`, `0, remainder ${first}`),
        ...digitSteps(first, bottom, step),
        mixed && step('front', `−${whole} and ${decimalOf(first, bottom).text}`, key),
      ],
      claims: [ends ? `${p}/${bottom} = ${text}` : `${Math.floor(p / bottom)} * ${bottom} + ${first} = ${p}`],
    };
  },
  stretch: {
    draw: ({ random }): Far => drawFar(random),
    build({ ask, a, b, c, d }: Far, { step, distractor }) {
      const { under, p, q, top, bottom } = middleOf({ a, b, c, d });
      const key = decimalOf(top, bottom).text;
      const tex = (up: number, down: number): string => `$${fractionTex(up, down)}$`;
      return {
        words: { x: tex(a, b), y: tex(c, d), key, sample: '0.333…' },
        question: [ask, 'dots'],
        answer: { value: key, asked: 'decimal', reason: 'right-far' },
        distractors: [
          distractor('divides-denominator-by-numerator', decimalOf(bottom, top).text, 'far-turned'),
          distractor('writes-the-two-numbers-as-digits-of-the-decimal', `0.${top}${bottom}`, 'far-digits'),
          distractor('slip', decimalOf(2 * top, bottom).text, 'far-sum'),
        ],
        otherWrong: 'other-far',
        finalAnswer: ask === 'far-line' ? 'final' : `${ask}-final`,
        steps: [
          step('one', `${tex(a, b)} and ${tex(c, d)}`, `${tex(p, under)} and ${tex(q, under)}`),
          step('sum', `${tex(p, under)} + ${tex(q, under)}`, tex(p + q, under)),
          step('half', `half of ${tex(p + q, under)}`, tex(top, bottom)),
          step('start', `${top} ÷ ${bottom}`, `0, remainder ${top}`),
          ...digitSteps(top, bottom, step),
        ],
        claims: [`(${a}/${b} + ${c}/${d}) / 2 = ${top}/${bottom}`],
      };
    },
  },
});

/** The digits of a fraction below one, by long division. */
function digitSteps(
  top: number,
  bottom: number,
  step: (rule: 'ends' | 'tens' | 'repeats', before: string, after: string) => SpecStep,
): readonly SpecStep[] {
  const { fixed, block, again, divided, rests } = digitsOf(top, bottom);
  const { text } = decimalOf(top, bottom);
  if (block === '') return [step('ends', `digits from ${divided}`, text)];
  const digits = [...`${fixed}${block}`].join(', ');
  return [
    step('tens', divided, `${digits}, with remainders ${rests.join(', ')}`),
    step('repeats', `remainder ${again} again`, text),
  ];
}

type Pair = { a: number; b: number; c: number; d: number };
/** The middle of a/b and c/d is asked for. */
type Far = Pair & { ask: 'far-line' | 'far-mean' | 'far-jugs' | 'far-trail' };

/** Both over one denominator, and half of their sum in lowest terms. */
function middleOf({ a, b, c, d }: Pair) {
  const under = commonMultiple(b, d);
  const [p, q] = [(a * under) / b, (c * under) / d];
  const [top, bottom] = lowestTerms(p + q, 2 * under);
  return { under, p, q, top, bottom };
}

function drawFar(random: Random): Far {
  return random.until(() => {
    const ask = random.pick(['far-line', 'far-mean', 'far-jugs', 'far-trail'] as const);
    const [b, d] = [random.pick([2, 3, 4, 5, 6, 8, 9, 10, 12]), random.pick([3, 4, 5, 6, 8, 9, 10, 12])];
    const [a, c] = [random.int(1, b - 1), random.int(1, d - 1)];
    const isLowest = signedFraction(a, b) === `${a}/${b}` && signedFraction(c, d) === `${c}/${d}`;
    const { top, bottom } = middleOf({ a, b, c, d });
    const [own, back, sum] = [digitsOf(top, bottom), digitsOf(bottom, top), digitsOf(2 * top, bottom)];
    const isShort = [own, back, sum].every(({ fixed, block }) => block.length <= 2 && fixed.length <= 3);
    const isOpen = b !== d && top > 1 && 2 * top !== bottom && bottom / top < 3.9 && a / b !== c / d;
    return isLowest && isShort && isOpen && bottom <= 40 ? { ask, a, b, c, d } : null;
  });
}

/** As it is typed: 0.375, or 0.8333… with a block of one digit three times and a longer one twice. */
function decimalOf(top: number, bottom: number) {
  const { whole, fixed, block } = digitsOf(top, bottom);
  if (block === '') return { text: fixed === '' ? String(whole) : `${whole}.${fixed}`, ends: true };
  return { text: `${whole}.${fixed}${block.repeat(block.length === 1 ? 3 : 2)}…`, ends: false };
}

/** The decimal whose whole beginning repeats, where only its end does. */
function overlong(top: number, bottom: number): string | null {
  const { whole, fixed, block } = digitsOf(top, bottom);
  return fixed === '' || block === '' ? null : `${whole}.${(fixed + block).repeat(2)}…`;
}

function drawFraction(level: Level, random: Random): Params {
  return random.until(() => {
    const bottom = random.pick<number>(bottoms[level]);
    const whole = level === 3 ? random.int(1, 6) : 0;
    const rest = random.int(1, bottom - 1);
    const isLowest = signedFraction(rest, bottom) === `${rest}/${bottom}`;
    const back = digitsOf(bottom, rest);
    const own = digitsOf(rest, bottom);
    const isShort = back.block.length <= 2 && back.fixed.length <= 3 && own.fixed.length <= 3;
    const ratio = (whole + bottom / rest) / (whole + rest / bottom);
    // 0.38 is also what 3/8 rounds to.
    const isOwnWay = Math.abs(Number(`0.${rest}${bottom}`) - rest / bottom) > 0.02;
    const isNear = ratio < 16 && isOwnWay && (level === 3 || rest > 1);
    const top = whole * bottom + rest;
    return isLowest && isShort && isNear
      ? { ask: random.pick(asks), top: level === 3 ? -top : top, bottom }
      : null;
  });
}
