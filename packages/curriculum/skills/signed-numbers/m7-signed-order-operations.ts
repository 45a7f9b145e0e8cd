import { type Level, markOnLine, numberSkill, type Random } from '../../src/kit/index.ts';
import { bracketed } from '../../src/numbers/linear-sides.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';

const asks = ['find', 'value', 'work', 'order'] as const;

/** Level 1: b − a². Level 2: −a² − b × c with a negative c. Level 3: (a − b)² − c × d with negative a − b and d. */
type Params = { ask: (typeof asks)[number]; a: number; b: number; c: number; d: number };

/** (a − b) ÷ c − d × e with a negative a − b and a negative e. */
type Quotient = { quotient: (typeof asks)[number]; a: number; b: number; c: number; d: number; e: number };

/** b ± (−a)², or (−a)² − b × c with a negative c at level 2. `turn` is −1 where the square is subtracted. */
type Wrapped = { wrapped: (typeof asks)[number]; a: number; b: number; c: number; turn: 1 | -1 };

/** Level 1 has a square or the square of a negative number, level 2 a product too, level 3 parentheses with a square or a quotient. */
export const m7SignedOrderOperations = numberSkill('m7-signed-order-operations', {
  version: 6,
  byHand: { levels: [1, 2], ask: 'hand-mark-result', make: markOnLine },
  form: 'integer',
  text: {
    headline: 'Keep the order of operations',
    find: 'Find the value of {all}.',
    value: 'What number is {all}?',
    work: 'Work out {all}.',
    order: 'Decide which operation comes first, and find the value of {all}.',
    'find-long': 'Find the value of {all}. Begin inside the parentheses.',
    'value-long': 'What is the value of {all}?',
    'work-long': 'Work out {all} step by step.',
    'order-long': 'Here are four operations: {all}. What is the value?',
    right: 'Parentheses come first, then powers, then products and quotients, then sums and differences.',
    'right-quotient': 'Parentheses come first, then the quotient and the product, then the difference.',
    below: 'A negative number is divided by a positive one here. Which sign does the quotient have?',
    'quotient-do': 'Work out the quotient.',
    'quotient-why': 'A quotient comes before sums and differences.',
    square: 'This squares the minus sign as well. Does the exponent belong to the minus sign here?',
    left: 'This works from left to right. Which operation has to come first?',
    minus:
      'This loses a sign: a negative product is subtracted. What is taking away a negative number the same as?',
    base: 'This keeps a minus sign after squaring. What is a negative number times itself?',
    double: 'This multiplies by the exponent. How many times is the number a factor of a square?',
    other: 'Go in order: parentheses, powers, products and quotients, and sums and differences at the end.',
    'inside-do': 'Work out the parentheses.',
    'inside-why': 'They come first.',
    'square-do': 'Work out the square.',
    'square-why': 'A power comes before products, sums and differences.',
    'product-do': 'Work out the product.',
    'product-why': 'A product comes before sums and differences.',
    'end-do': 'Subtract.',
    'end-why': 'Subtracting a number is the same as adding its opposite.',
    'close-do': 'Add or subtract.',
    'close-why': 'Sums and differences come at the end.',
    'turn-do': 'Write the subtraction as adding the opposite.',
    'turn-why': 'Then only the signs have to be compared.',
    'add-do': 'Add.',
    'add-why': 'When signs agree, the distances from zero are added. When they differ, they are subtracted.',
    final: 'It is {key}.',
    'far-add':
      'One student works out {plain}. Another student adds parentheses: {paren}. What is the second value minus the first?',
    'far-calc':
      'Two students type into a calculator. One types {paren}, the other one leaves the parentheses out: {plain}. Subtract the value without parentheses from the value with them. What is the result?',
    'far-change':
      'By how much does the value of {plain} change when parentheses make it {paren}? Give a signed number.',
    'far-code':
      'A game works out a score as {plain}. It should have been {paren}. Which signed number has to be added to the wrong value to get the right one?',
    'right-far': 'Without parentheses, the product comes first. With them, the sum and the difference do.',
    'far-same': 'This is the value with parentheses alone. What is it compared with?',
    'far-turned': 'This subtracts in the other order. Which value is subtracted here?',
    'far-left': 'This works from left to right without parentheses. Which operation comes first there?',
    'other-far': 'Work out both values in the right order. Then subtract.',
    'in-one-do': 'Work out the first parentheses.',
    'in-one-why': 'They come before the product.',
    'in-two-do': 'Work out the second parentheses.',
    'in-two-why': 'They come before the product, too.',
    'with-do': 'Multiply.',
    'with-why': 'This is the value with parentheses.',
    'first-do': 'Without parentheses, begin with the product.',
    'first-why': 'A product comes before sums and differences.',
    'plain-do': 'Then work from left to right.',
    'plain-why': 'This is the value without parentheses.',
    'gap-do': 'Subtract the value without parentheses from the value with them.',
    'gap-why': 'The difference tells how much the parentheses change.',
  },
  draw: ({ level, random }): Params | Quotient | Wrapped => {
    if (!random.chance(50)) return drawNumbers(level, random);
    return level === 3 ? drawQuotient(random) : drawWrapped(level, random);
  },
  build(params: Params | Quotient | Wrapped, { level, step, distractor }) {
    if ('wrapped' in params) {
      const { a, b, c } = params;
      const { all, key, negative, left, minus, double, end, claim } = wrappedWays(level, params);
      const lines = (square: number, value: number) => [
        step('square', `(−${a})²`, signed(square)),
        level === 2 && step('product', `${b} × ${bracketed(c)}`, signed(b * c)),
        step('end', end(square), signed(value), level === 1 ? 'close' : 'end'),
      ];
      return {
        words: { all, key: signed(key) },
        question: params.wrapped,
        answer: signed(key),
        distractors: [
          distractor('makes-a-product-of-two-negatives-negative', signed(negative), 'base', {
            work: lines(-a * a, negative),
            wrongAt: 0,
          }),
          level === 1
            ? distractor('works-strictly-left-to-right', signed(left), 'left')
            : distractor('loses-a-sign-when-subtracting-a-negative', signed(minus), 'minus'),
          distractor('slip', signed(double), 'double'),
        ],
        steps: lines(a * a, key),
        claims: [claim],
      };
    }
    if ('quotient' in params) {
      const { quotient: ask, a, b, c, d, e } = params;
      const { share, key, left, minus, below } = quotientWays(params);
      return {
        words: { all: `(${a} − ${b}) ÷ ${c} − ${d} × ${bracketed(e)}`, key: signed(key) },
        question: `${ask}-long`,
        answer: { value: signed(key), reason: 'right-quotient' },
        distractors: [
          distractor('works-strictly-left-to-right', signed(left), 'left'),
          distractor('loses-a-sign-when-subtracting-a-negative', signed(minus), 'minus'),
          distractor('slip', signed(below), 'below'),
        ],
        steps: [
          step('inside', `${a} − ${b}`, signed(a - b)),
          step('quotient', `${signed(a - b)} ÷ ${c}`, signed(share)),
          step('product', `${d} × ${bracketed(e)}`, signed(d * e)),
          step('end', `${signed(share)} − ${bracketed(d * e)}`, signed(key)),
        ],
        claims: [`(${a} - ${b}) / ${c} - ${d} * (${e}) = ${key}`],
      };
    }
    const { ask, a, b, c, d } = params;
    const { key, square, left, minus, double } = valuesOf(level, { a, b, c, d });
    const gap = a - b;
    const { all, end, claim } = plainWays(level, params, key);
    const product = level === 2 && step('product', `${b} × ${bracketed(c)}`, signed(b * c));
    const squared = [
      step('square', `−${a}²`, a * a),
      product,
      step('end', `${a * a} − ${bracketed(b * c)}`, signed(square)),
    ];
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
              level === 2 ? { work: squared, wrongAt: 0 } : {},
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
        product,
        level === 3 && step('product', `${c} × ${bracketed(d)}`, signed(c * d)),
        level === 1 && step('turn', `${signed(b)} − ${a * a}`, `${signed(b)} + (−${a * a})`),
        step('end', end, signed(key), level === 1 ? 'add' : 'end'),
      ],
      claims: [claim],
    };
  },
  stretch: {
    draw: ({ random }): Far => drawFar(random),
    build({ ask, a, b, c, d }: Far, { step, distractor }) {
      const { paren, plain, key, left } = farValues({ a, b, c, d });
      const text = `${signed(a)} − ${b} × ${bracketed(c)} + ${d}`;
      return {
        words: {
          plain: text,
          paren: `(${signed(a)} − ${b}) × (${signed(c)} + ${d})`,
          key: signed(key),
        },
        question: ask,
        answer: { value: signed(key), reason: 'right-far' },
        distractors: [
          distractor('works-strictly-left-to-right', signed(left), 'far-left'),
          distractor('reverses-a-subtraction', signed(-key), 'far-turned'),
          distractor('slip', signed(paren), 'far-same'),
        ],
        otherWrong: 'other-far',
        steps: [
          step('in-one', `${signed(a)} − ${b}`, signed(a - b)),
          step('in-two', `${signed(c)} + ${d}`, signed(c + d)),
          step('with', `${signed(a - b)} × ${bracketed(c + d)}`, signed(paren)),
          step('first', `${b} × ${bracketed(c)}`, signed(b * c)),
          step('plain', `${signed(a)} − ${bracketed(b * c)} + ${d}`, signed(plain)),
          step('gap', `${signed(paren)} − ${bracketed(plain)}`, signed(key)),
        ],
        claims: [`((${a}) - ${b}) * ((${c}) + ${d}) - ((${a}) - ${b} * (${c}) + ${d}) = ${key}`],
      };
    },
  },
});

/** a − b × c + d, and the same with parentheses around both pairs. */
type Far = Numbers & { ask: 'far-add' | 'far-calc' | 'far-change' | 'far-code' };

function farValues({ a, b, c, d }: Numbers) {
  const [paren, plain] = [(a - b) * (c + d), a - b * c + d];
  return { paren, plain, key: paren - plain, left: paren - ((a - b) * c + d) };
}

function drawFar(random: Random): Far {
  return random.until(() => {
    const ask = random.pick(['far-add', 'far-calc', 'far-change', 'far-code'] as const);
    const a = random.int(2, 9) * (random.chance(60) ? -1 : 1);
    const [b, c, d] = [random.int(2, 7), -random.int(2, 9), random.int(2, 9)];
    const { paren, plain, key, left } = farValues({ a, b, c, d });
    const ways = [key, left, -key, paren];
    const isNear = ways.every(
      (way) => way !== 0 && Math.abs(way) < 12 * Math.abs(key) && Math.abs(way) > Math.abs(key) / 12,
    );
    const isOpen = plain !== 0 && c + d !== 0 && a !== b && Math.abs(key) > 1;
    return isOpen && isNear && new Set(ways).size === 4 ? { ask, a, b, c, d } : null;
  });
}

/** The expression, the last line of its solution, and what is claimed. */
function plainWays(level: Level, { a, b, c, d }: Numbers, key: number) {
  const square = (a - b) ** 2;
  return {
    1: {
      all: `${signed(b)} − ${a}²`,
      end: `${signed(b)} + (−${a * a})`,
      claim: `(${b}) - ${a}^2 = ${key}`,
    },
    2: {
      all: `−${a}² − ${b} × ${bracketed(c)}`,
      end: `−${a * a} − ${bracketed(b * c)}`,
      claim: `0 - ${a}^2 - ${b} * (${c}) = ${key}`,
    },
    3: {
      all: `(${a} − ${b})² − ${c} × ${bracketed(d)}`,
      end: `${square} − ${bracketed(c * d)}`,
      claim: `(${a} - ${b})^2 - ${c} * (${d}) = ${key}`,
    },
  }[level];
}

/** The value, where each wrong way leads, and the last line after the square has been worked out. */
function wrappedWays(level: Level, { a, b, c, turn }: Omit<Wrapped, 'wrapped'>) {
  const sign = turn < 0 ? '−' : '+';
  if (level === 1) {
    return {
      all: `${signed(b)} ${sign} (−${a})²`,
      key: b + turn * a * a,
      negative: b - turn * a * a,
      left: (b - turn * a) ** 2,
      minus: 0,
      double: b - 2 * turn * a,
      end: (square: number) => `${signed(b)} ${sign} ${bracketed(square)}`,
      claim: `(${b}) ${turn < 0 ? '-' : '+'} (-${a})^2 = ${b + turn * a * a}`,
    };
  }
  return {
    all: `(−${a})² − ${b} × ${bracketed(c)}`,
    key: a * a - b * c,
    negative: -a * a - b * c,
    left: 0,
    minus: a * a + b * c,
    double: -2 * a - b * c,
    end: (square: number) => `${signed(square)} − ${bracketed(b * c)}`,
    claim: `(-${a})^2 - ${b} * (${c}) = ${a * a - b * c}`,
  };
}

function drawWrapped(level: Level, random: Random): Wrapped {
  return random.until(() => {
    const drawn: Wrapped = {
      wrapped: random.pick(asks),
      a: random.int(2, 9),
      b: level === 1 ? random.int(-20, 20) : random.int(2, 12),
      c: -random.int(2, 9),
      turn: level === 1 && random.chance(50) ? -1 : 1,
    };
    const { key, negative, left, minus, double } = wrappedWays(level, drawn);
    const ways = [key, negative, level === 1 ? left : minus, double];
    const isNear = ways.every(
      (way) => way !== 0 && Math.abs(way) < 15 * Math.abs(key) && Math.abs(way) > Math.abs(key) / 15,
    );
    return isNear && drawn.b !== 0 && new Set(ways).size === 4 ? drawn : null;
  });
}

/** The quotient, the value, and where each wrong way leads. */
function quotientWays({ a, b, c, d, e }: Omit<Quotient, 'quotient'>) {
  const share = (a - b) / c;
  return { share, key: share - d * e, left: (share - d) * e, minus: share + d * e, below: -share - d * e };
}

function drawQuotient(random: Random): Quotient {
  return random.until(() => {
    const [c, d, e] = [random.int(2, 6), random.int(2, 6), -random.int(2, 9)];
    const a = random.int(2, 12);
    const drawn: Quotient = { quotient: random.pick(asks), a, b: a + c * random.int(2, 8), c, d, e };
    const { key, left, minus, below } = quotientWays(drawn);
    const ways = [key, left, minus, below];
    const isNear = ways.every(
      (way) => way !== 0 && Math.abs(way) < 15 * Math.abs(key) && Math.abs(way) > Math.abs(key) / 15,
    );
    return isNear && new Set(ways).size === 4 ? drawn : null;
  });
}

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
