import { type Level, numberSkill, type Random } from '../../src/kit/index.ts';
import { bracketed } from '../../src/numbers/linear-sides.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';

const asks = ['find', 'value', 'work', 'order'] as const;

/** Level 1: b − a². Level 2: −a² − b × c with a negative c. Level 3: (a − b)² − c × d with negative a − b and d. */
type Params = { ask: (typeof asks)[number]; a: number; b: number; c: number; d: number };

/** Level 1 has a square that is subtracted, level 2 a product too, level 3 parentheses and three operations. */
export const m7SignedOrderOperations = numberSkill('m7-signed-order-operations', {
  version: 1,
  form: 'integer',
  text: {
    headline: 'Keep the order of operations',
    find: 'Find the value of {all}.',
    value: 'What number is {all}?',
    work: 'Work out {all}.',
    order: 'Which operation comes first in {all}? Find the value.',
    'find-long': 'Find the value of {all}. Begin inside the parentheses.',
    'value-long': 'What is the value of {all}?',
    'work-long': 'Work out {all} step by step.',
    'order-long': 'Four operations: {all}. What number do they make?',
    right: 'Parentheses come first, then powers, then products, then sums and differences.',
    square: 'This squares the minus sign as well. Does the exponent belong to the minus sign here?',
    left: 'This works from left to right. Which operation comes before a subtraction?',
    minus:
      'This loses a sign: a negative product is subtracted. What is taking away a negative number the same as?',
    base: 'This keeps a minus sign after squaring. What is a negative number times itself?',
    double: 'This multiplies by the exponent. How often is the number a factor of a square?',
    other: 'Go in order: parentheses, powers, products, and sums and differences at the end.',
    'inside-do': 'Work out the parentheses.',
    'inside-why': 'They come first.',
    'square-do': 'Work out the square.',
    'square-why': 'A power comes before products, sums and differences.',
    'product-do': 'Work out the product.',
    'product-why': 'A product comes before sums and differences.',
    'end-do': 'Subtract.',
    'end-why': 'Subtracting a number is the same as adding its opposite.',
    'turn-do': 'Write the subtraction as adding the opposite.',
    'turn-why': 'Then only the signs have to be compared.',
    final: 'It is {key}.',
  },
  draw: ({ level, random }): Params => drawNumbers(level, random),
  build({ ask, a, b, c, d }: Params, { level, step, distractor }) {
    const { key, square, left, minus, double } = valuesOf(level, { a, b, c, d });
    const gap = a - b;
    const all = {
      1: `${signed(b)} − ${a}²`,
      2: `−${a}² − ${b} × ${bracketed(c)}`,
      3: `(${a} − ${b})² − ${c} × ${bracketed(d)}`,
    }[level];
    return {
      words: { all, key: signed(key) },
      question: level === 3 ? `${ask}-long` : ask,
      answer: signed(key),
      distractors: [
        level === 3
          ? distractor('works-strictly-left-to-right', signed(left), 'left')
          : distractor(
              'treats-the-opposite-of-a-square-as-a-square-of-the-opposite',
              signed(square),
              'square',
            ),
        level === 1
          ? distractor('works-strictly-left-to-right', signed(left), 'left')
          : distractor('loses-a-sign-when-subtracting-a-negative', signed(minus), 'minus'),
        level === 3 && distractor('slip', signed(square), 'base'),
        distractor('slip', signed(double), 'double'),
      ],
      steps: [
        level === 3 && step('inside', `${a} − ${b}`, signed(gap)),
        step('square', level === 3 ? `(${signed(gap)})²` : `${a}²`, level === 3 ? gap * gap : a * a),
        level === 2 && step('product', `${b} × ${bracketed(c)}`, signed(b * c)),
        level === 3 && step('product', `${c} × ${bracketed(d)}`, signed(c * d)),
        level === 1 && step('turn', `${signed(b)} − ${a * a}`, `${signed(b)} + (−${a * a})`),
        step(
          'end',
          {
            1: `${signed(b)} − ${a * a}`,
            2: `−${a * a} − ${bracketed(b * c)}`,
            3: `${gap * gap} − ${bracketed(c * d)}`,
          }[level],
          signed(key),
        ),
      ],
      claims: [
        {
          1: `(${b}) - ${a}^2 = ${key}`,
          2: `0 - ${a}^2 - ${b} * (${c}) = ${key}`,
          3: `(${a} - ${b})^2 - ${c} * (${d}) = ${key}`,
        }[level],
      ],
    };
  },
});

type Numbers = Omit<Params, 'ask'>;

/** The value, and where each wrong way leads. */
function valuesOf(level: Level, { a, b, c, d }: Numbers) {
  const gap = a - b;
  if (level === 1) {
    return { key: b - a * a, square: b + a * a, left: (b - a) ** 2, minus: 0, double: b - 2 * a };
  }
  if (level === 2) {
    return {
      key: -a * a - b * c,
      square: a * a - b * c,
      left: 0,
      minus: -a * a + b * c,
      double: -2 * a - b * c,
    };
  }
  return {
    key: gap * gap - c * d,
    square: -gap * gap - c * d,
    left: (gap * gap - c) * d,
    minus: gap * gap + c * d,
    double: 2 * gap - c * d,
  };
}

function drawNumbers(level: Level, random: Random): Params {
  return random.until(() => {
    const a = random.int(2, 9);
    const b = level === 1 ? random.int(-20, 20) : random.int(2, 12);
    const c = level === 2 ? -random.int(2, 9) : random.int(2, 6);
    const d = -random.int(2, 9);
    const { key, square, left, minus, double } = valuesOf(level, { a, b, c, d });
    const values = {
      1: [key, square, left, double],
      2: [key, square, minus, double],
      3: [key, left, minus, square, double],
    }[level];
    const isNear = values.every(
      (way) => way !== 0 && Math.abs(way) < 15 * Math.abs(key) && Math.abs(way) > Math.abs(key) / 15,
    );
    const isTold = level === 3 ? b - a > 1 && b - a < 8 : b !== 0;
    return isTold && isNear && new Set(values).size === values.length
      ? { ask: random.pick(asks), a, b, c, d }
      : null;
  });
}
