import type { DiagramOf } from '@playforward/diagram';
import { type Level, numberSkill, type Random } from '../../src/kit/index.ts';
import { linearSide, short, termText } from '../../src/numbers/linear-sides.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';
import { drawPlainLetter } from '../../src/numbers/variable-letters.ts';

const asks = ['expand', 'write', 'multiply', 'equal'] as const;

/** top/bottom times (ax + b); a factor with the bottom ten is written as a decimal. */
type Params = {
  ask: (typeof asks)[number];
  letter: string;
  top: number;
  bottom: number;
  a: number;
  b: number;
};

/** Level 1 has a whole factor and a picture, level 2 negative factors, unit fractions and decimals, level 3 negative fractions and decimals in words. */
export const m7ExpandRationalFactor = numberSkill('m7-expand-rational-factor', {
  version: 2,
  form: 'expression',
  text: {
    headline: 'Expand a product',
    expand: 'Expand {all}.',
    write: 'Write {all} so that it has no parentheses.',
    multiply: 'Multiply each term: {all}. What do you get?',
    equal: 'What is equal to {all}, but has no parentheses?',
    'expand-words': 'Expand the product of {k} and the expression {inside}.',
    'write-words': 'What do you get when {inside} is multiplied by {k}? Write it with no parentheses.',
    'multiply-words': 'Multiply the whole expression {inside} by {k}.',
    'equal-words': 'What is {k} times {inside}, with no parentheses left?',
    right: 'Each term of {inside} was multiplied by {k}, sign and all.',
    first: 'Only the first term was multiplied. What about {last}?',
    sign: 'Look at the second term. Which sign does the product of {k} and {last} have?',
    adds: 'This adds {k} to the numbers. What does a factor right before parentheses do?',
    second: 'Only the second term was multiplied. What about the first one?',
    other: 'Multiply each term of {inside} by {k}. Keep every sign.',
    'first-do': 'Multiply the first term by {k}.',
    'first-why': 'The factor belongs to the whole expression.',
    'next-do': 'Multiply the second term by {k}.',
    'next-why': 'The sign in front of a term belongs to it.',
    'write-do': 'Write both products.',
    'write-why': 'This is the distributive property.',
    final: '${value}$',
  },
  draw: ({ level, random }): Params => ({
    ask: random.pick(asks),
    letter: drawPlainLetter(random),
    ...drawNumbers(level, random),
  }),
  build({ ask, letter, top, bottom, a, b }: Params, { level, step, distractor }) {
    const k = top / bottom;
    const side = (p: number, q: number): string => linearSide(p, letter, q);
    const [p, q] = [short(k * a), short(k * b)];
    const isWritten = bottom === 1 || bottom === 10;
    const factor = isWritten ? signed(k) : `${top < 0 ? '−' : ''}\\frac{${Math.abs(top)}}{${bottom}}`;
    const inside = side(a, b);
    const value = side(p, q);
    const all = `$${factor}(${inside})$`;
    const last = b < 0 ? `(${signed(b)})` : String(b);
    const first = step('first', `$${factor} \\times ${termText(a, letter)}$`, `$${termText(p, letter)}$`);
    const ending = (second: number) => [
      step('next', `$${factor} \\times ${last}$`, `$${signed(second)}$`),
      step('write', all, `$${side(p, second)}$`),
    ];
    return {
      words: { all, k: `$${factor}$`, inside: `$${inside}$`, last: `$${signed(b)}$`, value },
      question: level === 3 ? `${ask}-words` : ask,
      diagram: level === 1 && b > 0 && top > 0 ? modelOf(top, a, b, letter) : null,
      answer: { value, asked: 'expanded' },
      distractors: [
        distractor('multiplies-only-the-first-term', side(p, b), 'first', {
          work: [first, step('write', all, `$${side(p, b)}$`)],
        }),
        distractor('makes-the-second-sign-wrong', side(p, -q), 'sign', { work: [first, ...ending(-q)] }),
        bottom === 1
          ? distractor('adds-the-factor-instead-of-multiplying', side(a + top, b + top), 'adds')
          : distractor('slip', side(a, q), 'second'),
      ],
      steps: [first, ...ending(q)],
      claims: [`(${top})/${bottom} * (${a}${letter} + (${b})) = ${p}${letter} + (${q})`],
    };
  },
});

function modelOf(k: number, a: number, b: number, letter: string): DiagramOf<'area-model'> {
  return {
    kind: 'area-model',
    columns: [
      { size: 4, label: `${a}${letter}` },
      { size: 3, label: String(b) },
    ],
    rows: [{ size: 3, label: String(k) }],
    cells: [[null, null]],
    shaded: [],
  };
}

function drawNumbers(level: Level, random: Random): Omit<Params, 'ask' | 'letter'> {
  return random.until(() => {
    const isFraction = level === 3 || (level === 2 && random.chance(50));
    const isDecimal = isFraction && random.chance(40);
    const bottom = isDecimal ? 10 : isFraction ? random.int(2, 6) : 1;
    const top = isDecimal
      ? random.pick([2, 4, 5, 15, 25, 35]) * (level === 3 ? -1 : 1)
      : isFraction
        ? level === 3
          ? -random.int(1, Math.min(3, bottom - 1))
          : 1
        : random.int(2, 9) * (level === 2 || random.chance(60) ? -1 : 1);
    const unit = isDecimal ? 1 : bottom;
    const a = unit * random.int(level === 1 ? 1 : 2, isDecimal ? 9 : 6);
    const b = unit * random.int(1, 9) * (random.chance(50) ? -1 : 1);
    const [p, q] = [(top * a) / bottom, (top * b) / bottom];
    const isLowest = bottom === 1 || isDecimal || ![2, 3].some((n) => top % n === 0 && bottom % n === 0);
    const clear = Math.abs(p) > 1 && a + top !== 0 && Math.abs(a + top) > 1 && b + top !== 0 && a > 1;
    return isLowest &&
      clear &&
      q !== b &&
      p !== a &&
      (level > 1 || top < 0 || b < 0 || random.chance(60)) &&
      Math.abs(b) !== 1
      ? { top, bottom, a, b }
      : null;
  });
}
