import { type Level, numberSkill, type Random } from '../../src/kit/index.ts';
import { linearSide, plus } from '../../src/numbers/linear-sides.ts';
import { drawPlainLetter } from '../../src/numbers/variable-letters.ts';

const asks = ['factor', 'write', 'out', 'inside'] as const;

/** turn · (k or 1/k) times (mx + n). */
type Params = { ask: (typeof asks)[number]; letter: string; k: number; m: number; n: number };

/** Level 1 factors out a negative number, level 2 a unit fraction, level 3 a negative unit fraction. */
export const m7FactorNegativeFraction = numberSkill('m7-factor-negative-fraction', {
  version: 1,
  form: 'expression',
  text: {
    headline: 'Factor out a negative number or a fraction',
    factor: 'Factor {out} out of {all}.',
    write: 'Write {all} as {out} times an expression in parentheses.',
    out: 'Take the factor {out} out of {all}. What do you get?',
    inside: 'Complete the product: {all} is {out} times what? Write the whole product.',
    'factor-both': 'Factor {out} out of {all}. Watch the sign and the fraction.',
    'write-both': 'Write {all} as the product of {out} and an expression in parentheses.',
    'out-both': 'Divide each term of {all} by {out}. Write the product that is equal to {all}.',
    'inside-both': 'An expression in parentheses times {out} is {all}. Write the whole product.',
    right: 'Multiply {out} by each term in the parentheses, and {all} comes back.',
    signs: 'This keeps the sign of the second term. What is that term divided by {out}?',
    flips: 'This changes the sign of the second term. What is that term divided by {out}?',
    reciprocal:
      'This divides the last number by the reciprocal. Dividing by a fraction is multiplying by what?',
    first: 'Only the first term was divided by {out}. What about the second one?',
    turned: 'Expand this product. Does the sign of the first term come back?',
    other: 'Divide each term by {out}. Then expand to check.',
    'first-do': 'Divide the first term by {out}.',
    'first-why': 'What is taken out is divided out of each term.',
    'next-do': 'Divide the second term by {out}.',
    'next-minus': 'Dividing by a negative number changes the sign.',
    'next-part': 'Dividing by a fraction multiplies by its reciprocal.',
    'write-do': 'Write the factor in front of the parentheses.',
    'write-why': 'This is the distributive property, read backward.',
    final: '${value}$',
  },
  draw: ({ level, random }): Params => ({
    ask: random.pick(asks),
    letter: drawPlainLetter(random),
    ...drawNumbers(level, random),
  }),
  build({ ask, letter, k, m, n }: Params, { level, step, distractor }) {
    const side = (p: number, q: number): string => linearSide(p, letter, q);
    const isFraction = level > 1;
    const minus = level === 2 ? '' : '−';
    const turn = level === 2 ? 1 : -1;
    const out = isFraction ? `${minus}\\frac{1}{${k}}` : `−${k}`;
    const factor = isFraction ? `${minus}1/${k}` : `−${k}`;
    const lead = isFraction ? `${minus}\\frac{${m === 1 ? 1 : m}}{${k}}${letter}` : side(-k * m, 0);
    // The second term as it stands, a whole number: n times the factor.
    const second = isFraction ? (turn * n) / k : -k * n;
    const all = `${lead}${plus(second)}`;
    const inParentheses = (q: number): string => `${factor}(${side(m, q)})`;
    const value = inParentheses(n);
    const plain = isFraction
      ? `(${turn * m})/${k}*${letter} + (${second})`
      : `${-k * m}${letter} + (${second})`;
    const shown = value.replace(/1\/(\d+)/, '\\frac{1}{$1}');
    const term = (q: number): string => (q < 0 ? `−${-q}` : String(q));
    return {
      words: { all: `$${all}$`, out: `$${out}$`, value: shown },
      question: level === 3 ? `${ask}-both` : ask,
      answer: { value, asked: 'factored' },
      distractors: [
        level === 2
          ? distractor('divides-the-coefficient-by-the-reciprocal', inParentheses(n / k / k), 'reciprocal')
          : distractor('keeps-the-inside-signs-unchanged', inParentheses(-n), 'signs'),
        distractor('factors-only-the-first-term', inParentheses(second), 'first'),
        level === 3
          ? distractor('divides-the-coefficient-by-the-reciprocal', inParentheses(n / k / k), 'reciprocal')
          : distractor(
              'slip',
              level === 2 ? inParentheses(-n) : `${factor}(${side(-m, n)})`,
              level === 2 ? 'flips' : 'turned',
            ),
      ],
      steps: [
        step('first', `$${lead}$ divided by $${out}$`, `$${side(m, 0)}$`),
        step('next', `$${term(second)}$ divided by $${out}$`, `$${term(n)}$`, {
          why: [level !== 2 && 'next-minus', isFraction && 'next-part'],
        }),
        step('write', `$${all}$`, `$${shown}$`),
      ],
      claims: [`${plain} = ${isFraction ? `(${turn})/${k}` : -k}*(${m}${letter} + (${n}))`],
    };
  },
});

/** At level 2 and 3, n is a multiple of k², so that all numbers stay whole. */
function drawNumbers(level: Level, random: Random): Omit<Params, 'ask' | 'letter'> {
  return random.until(() => {
    const k = level === 1 ? random.int(2, 9) : random.int(2, 5);
    const m = level === 1 ? random.int(2, 9) : random.int(1, 9);
    const n =
      random.int(2, 9) * (level === 1 ? 1 : k * k > 12 ? k * k : k * k) * (random.chance(50) ? -1 : 1);
    const isLowest = level === 1 || m === 1 || ![2, 3, 5].some((prime) => m % prime === 0 && k % prime === 0);
    const apart = level === 1 ? Math.abs(n) !== m : Math.abs(n) <= 120 && Math.abs(n / k / k) > 1;
    return isLowest && apart ? { k, m, n } : null;
  });
}
