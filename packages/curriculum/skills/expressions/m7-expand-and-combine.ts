import { type Level, numberSkill, type Random } from '../../src/kit/index.ts';
import { linearSide, plus, termText } from '../../src/numbers/linear-sides.ts';
import { commonDivisor } from '../../src/numbers/lowest-terms.ts';
import { fractionTex } from '../../src/numbers/signed-fractions.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';
import { drawPlainLetter } from '../../src/numbers/variable-letters.ts';

const asks = ['expand', 'simplify', 'write', 'short'] as const;

/** e·x + p + k(ax + b), with e = 0 below level 3; k is a number of parts, each one over `parts`. */
type Params = {
  ask: (typeof asks)[number];
  letter: string;
  e: number;
  p: number;
  k: number;
  parts: number;
  a: number;
  b: number;
};

/** Level 1 has a product that is added, level 2 one that is subtracted, level 3 a further term with the letter. All have factors that are fractions. */
export const m7ExpandAndCombine = numberSkill('m7-expand-and-combine', {
  version: 2,
  form: 'expression',
  text: {
    headline: 'Expand, then combine',
    expand: 'Expand {all} and combine like terms.',
    simplify: 'What is the simplest form of {all}?',
    write: 'Write {all} with as few terms as you can.',
    short: 'Which short expression is equal to {all}?',
    'expand-more': 'Expand the product and combine all like terms: {all}.',
    'simplify-more': 'What is the simplest form of {all}? Watch the sign in front of the product.',
    'write-more': 'Take {product} from {start}. Write the result with as few terms as you can.',
    'short-more': 'Which short expression tells what is left when {product} is taken from {start}?',
    right: 'The product comes first. Its factor goes to each term with its sign.',
    before: 'This puts {p} and the factor together first. Which comes first, multiplying or combining?',
    sign: 'The factor {k} takes its sign along. What is {k} times {b}?',
    unlike: 'This puts all terms into one. Can {x} and a number without it be one term?',
    only: 'Only the first term in parentheses was multiplied. What about the second?',
    other: 'Expand the product first, with the sign in front of it. Then combine like terms.',
    'first-do': 'Multiply the first term by {k}.',
    'first-why': 'A product comes before a sum or a difference.',
    'next-do': 'Multiply the second term by {k}.',
    'next-why': 'The sign of the factor belongs to both products.',
    'open-do': 'Write it without parentheses.',
    'open-why': 'This is the distributive property.',
    'join-do': 'Combine like terms.',
    'join-why': 'Unlike terms stay apart.',
    final: '{value}',
    'far-pond':
      'A garden is {k, number} feet wide and {outer} feet long. In it lies a pond that is {h, number} feet wide and {inner} feet long. Write an expression for the area that is left, with as few terms as you can.',
    'far-boxes':
      'A shop orders {k, number} boxes with {outer} pencils each. It sells {h, number} boxes with {inner} pencils each. Which short expression tells how many more pencils it orders than it sells?',
    'far-code':
      'Subtract {h, number} times {inner} from {k, number} times {outer}. Write the result with as few terms as you can.',
    'far-fund':
      'A club takes in {outer} dollars in each of {k, number} weeks. It pays {inner} dollars in each of {h, number} weeks. Write an expression for what is left, with as few terms as you can.',
    'right-far': 'Both products are expanded, and each term of the second one is subtracted.',
    'far-sign': 'This subtracts only the first term of the second product. What about the other term?',
    'far-only': 'This multiplies only the first term of each expression. What about the second?',
    'far-unlike': 'This puts all terms into one. Can {x} and a number without it be one term?',
    'other-far': 'Expand both products. Then take every term of the second one away.',
    'one-do': 'Expand the first product.',
    'one-why': 'The factor goes to each term.',
    'two-do': 'Expand the second product.',
    'two-why': 'Its factor goes to each term as well.',
    'take-do': 'Write the difference without parentheses.',
    'take-why': 'After a minus sign, every term gets its opposite.',
    'letters-do': 'Combine the terms with {x}.',
    'letters-why': 'They are like terms.',
    'numbers-do': 'Combine the numbers, and write both parts.',
    'numbers-why': 'Unlike terms stay apart.',
  },
  draw: ({ level, random }): Params => ({
    ask: random.pick(asks),
    letter: drawPlainLetter(random),
    ...drawNumbers(level, random),
  }),
  build({ ask, letter, e, p, k: count, parts, a, b }: Params, { level, step, distractor }) {
    const k = count / parts;
    const side = (m: number, n: number): string => linearSide(m, letter, n);
    const start = e === 0 ? signed(p) : side(e, p);
    const size = Math.abs(count);
    const factor = parts === 1 ? String(size) : fractionTex(size, parts);
    const product = `${factor}(${side(a, b)})`;
    const all = `${start} ${k < 0 ? '−' : '+'} ${product}`;
    // All numbers of parts are multiples of them, so every product is whole.
    const [m, n] = [e + (count * a) / parts, p + (count * b) / parts];
    const signedFactor = `${k < 0 ? '−' : ''}${factor}`;
    const value = side(m, n);
    const [middle, end] = [(count * a) / parts, (count * b) / parts];
    const shown = middle < 0 ? ` − ${termText(-middle, letter)}` : ` + ${termText(middle, letter)}`;
    const last = b < 0 ? `(${signed(b)})` : String(b);
    return {
      words: {
        x: `$${letter}$`,
        all: `$${all}$`,
        p: `$${signed(p)}$`,
        k: `$${signedFactor}$`,
        b: `$${signed(b)}$`,
        product: `$${product}$`,
        start: `$${start}$`,
        value: `$${value}$`,
      },
      question: level === 3 ? `${ask}-more` : ask,
      answer: { value, asked: 'simplified' },
      distractors: [
        level === 3
          ? null
          : distractor(
              'subtracts-before-distributing',
              side((p * parts + count) * (a / parts), (p * parts + count) * (b / parts)),
              'before',
            ),
        k < 0
          ? distractor('distributes-the-number-but-not-its-sign', side(m, p - end), 'sign')
          : distractor('multiplies-only-the-first-term', side(m, p + b), 'only'),
        distractor('combines-unlike-terms', termText(m + n, letter), 'unlike'),
        level === 3 && distractor('slip', side(m, p + b), 'only'),
      ],
      steps: [
        step('first', `$${signedFactor} \\times ${termText(a, letter)}$`, `$${termText(middle, letter)}$`),
        step('next', `$${signedFactor} \\times ${last}$`, `$${signed(end)}$`),
        step('open', `$${all}$`, `$${start}${shown}${plus(end)}$`),
        step('join', `$${start}${shown}${plus(end)}$`, `$${value}$`),
      ],
      claims: [`${start} + (${count})/${parts} * (${side(a, b)}) = ${value}`],
    };
  },
  stretch: {
    draw: ({ random }): Far => drawFar(random),
    build({ ask, letter, k, a, b, h, c, d }: Far, { step, distractor }) {
      const side = (m: number, n: number): string => linearSide(m, letter, n);
      const [m, n] = [k * a - h * c, k * b - h * d];
      const value = side(m, n);
      const open = `${side(k * a, k * b)} − ${termText(h * c, letter)}${plus(-h * d)}`;
      return {
        words: {
          x: `$${letter}$`,
          k,
          h,
          outer: `$${side(a, b)}$`,
          inner: `$${side(c, d)}$`,
          value: `$${value}$`,
        },
        question: ask,
        answer: { value, asked: 'simplified', reason: 'right-far' },
        distractors: [
          distractor('distributes-the-number-but-not-its-sign', side(m, k * b + h * d), 'far-sign'),
          distractor('multiplies-only-the-first-term', side(m, b - d), 'far-only'),
          distractor('combines-unlike-terms', termText(m + n, letter), 'far-unlike'),
        ],
        otherWrong: 'other-far',
        steps: [
          step('one', `$${k}(${side(a, b)})$`, `$${side(k * a, k * b)}$`),
          step('two', `$${h}(${side(c, d)})$`, `$${side(h * c, h * d)}$`),
          step('take', `$${side(k * a, k * b)} − (${side(h * c, h * d)})$`, `$${open}$`),
          step(
            'letters',
            `$${termText(k * a, letter)} − ${termText(h * c, letter)}$`,
            `$${termText(m, letter)}$`,
          ),
          step('numbers', `$${open}$`, `$${value}$`),
        ],
        claims: [`${k}(${side(a, b)}) − ${h}(${side(c, d)}) = ${value}`],
      };
    },
  },
});

/** k(ax + b) − h(cx + d). */
type Far = {
  ask: 'far-pond' | 'far-boxes' | 'far-code' | 'far-fund';
  letter: string;
  k: number;
  a: number;
  b: number;
  h: number;
  c: number;
  d: number;
};

function drawFar(random: Random): Far {
  return random.until(() => {
    const ask = random.pick(['far-pond', 'far-boxes', 'far-code', 'far-fund'] as const);
    const [h, c] = [random.int(2, 4), random.int(1, 3)];
    const [k, a] = [random.int(h + 1, 8), random.int(c + 1, 6)];
    const [b, d] = [random.int(3, 9), random.int(1, 4) * (ask === 'far-code' && random.chance(50) ? -1 : 1)];
    const [m, n] = [k * a - h * c, k * b - h * d];
    const isOpen = n > 0 && b > d && m > 1 && k * b + h * d !== 0 && b - d !== n && d !== 0;
    return isOpen ? { ask, letter: drawPlainLetter(random), k, a, b, h, c, d } : null;
  });
}

function drawNumbers(level: Level, random: Random): Omit<Params, 'ask' | 'letter'> {
  return random.until(() => {
    const e = level === 3 ? random.int(2, 12) : 0;
    const p = random.int(2, 15) * (level === 3 && random.chance(40) ? -1 : 1);
    const parts = random.chance(level === 1 ? 30 : 50) ? random.int(2, 5) : 1;
    const count = (parts === 1 ? random.int(2, 6) : random.int(1, parts - 1)) * (level === 1 ? 1 : -1);
    const k = count / parts;
    const a = parts * random.int(1, 5);
    const b =
      parts *
      random.int(parts === 1 ? 2 : 1, parts === 1 ? 9 : 6) *
      (level > 1 && random.chance(60) ? -1 : 1);
    const [m, n] = [e + (count * a) / parts, p + (count * b) / parts];
    const clear =
      commonDivisor(Math.abs(count), parts) === 1 &&
      Math.abs(m) > 1 &&
      n !== 0 &&
      Math.abs(m + n) > 1 &&
      Math.abs(p + k) > 1 &&
      p - k * b !== 0 &&
      p + b !== 0;
    const apart = (p + k) * a !== m && p + k * b !== p - k * b && (level === 3 || Math.abs((p + k) * a) > 1);
    return clear && apart ? { e, p, k: count, parts, a, b } : null;
  });
}
