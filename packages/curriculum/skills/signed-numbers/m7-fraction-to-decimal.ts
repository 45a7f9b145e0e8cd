import { type Level, numberSkill, type Random } from '../../src/kit/index.ts';
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
  version: 1,
  form: 'decimal',
  finite: { 1: 68, 2: 72 },
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
    dots: 'If its digits repeat, put dots behind them, as {sample} shows.',
    right: 'A fraction bar means to divide. Here {f} is divided by {q}.',
    turned: 'This divides {q} by {f}. Which number is divided?',
    digits: 'This writes the two numbers as digits. What does the fraction bar tell you to do?',
    block: 'This repeats too many digits. Which remainder comes again in the division?',
    place: 'The digits are one place off. How many tenths are in {f} divided by {q}?',
    other: 'Divide the numerator by the denominator. Watch for a remainder that comes again.',
    'divide-do': 'Write the fraction as a division.',
    'divide-why': 'The bar of a fraction means “divided by”.',
    'start-do': 'Find the first remainders.',
    'start-why': 'Each remainder, times ten, is divided again.',
    'ends-do': 'Divide until the remainder is zero.',
    'ends-why': 'Then the decimal ends.',
    'repeats-do': 'Divide until a remainder comes again.',
    'repeats-why': 'From there, the same digits come again and again.',
    final: 'It is {key}.',
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
      answer: { value: key, asked: 'decimal' },
      distractors: [
        distractor('divides-denominator-by-numerator', `${sign}${turned}`, 'turned'),
        distractor(
          'writes-the-two-numbers-as-digits-of-the-decimal',
          `${sign}${whole}.${first}${bottom}`,
          'digits',
        ),
        wrongBlock !== null &&
          distractor('puts-the-bar-over-the-wrong-digits', `${sign}${wrongBlock}`, 'block'),
        distractor('slip', `${sign}${decimalOf(p, bottom * 10).text}`, 'place'),
      ],
      steps: [
        step('divide', x, `${sign}(${p} ÷ ${bottom})`),
        step('start', `${p} ÷ ${bottom}`, `${Math.floor(p / bottom)}, remainder ${first}`),
        step(ends ? 'ends' : 'repeats', `remainder ${first}`, key),
      ],
      claims: [ends ? `${p}/${bottom} = ${text}` : `${Math.floor(p / bottom)} * ${bottom} + ${first} = ${p}`],
    };
  },
});

/** Long division: the digits before the block and the block that repeats, empty where the decimal ends. */
function digitsOf(top: number, bottom: number) {
  const seen = new Map<number, number>();
  const digits: number[] = [];
  let rest = top % bottom;
  while (rest !== 0 && !seen.has(rest)) {
    seen.set(rest, digits.length);
    digits.push(Math.floor((rest * 10) / bottom));
    rest = (rest * 10) % bottom;
  }
  const from = rest === 0 ? digits.length : (seen.get(rest) ?? 0);
  return {
    whole: Math.floor(top / bottom),
    fixed: digits.slice(0, from).join(''),
    block: digits.slice(from).join(''),
  };
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
    const isNear = ratio < 16 && (level === 3 || rest > 1);
    const top = whole * bottom + rest;
    return isLowest && isShort && isNear
      ? { ask: random.pick(asks), top: level === 3 ? -top : top, bottom }
      : null;
  });
}
