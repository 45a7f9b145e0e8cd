import type { DiagramOf } from '@playforward/diagram';
import { type Level, numberSkill, type Random } from '../../src/kit/index.ts';
import { linearSide } from '../../src/numbers/linear-sides.ts';
import { commonDivisor } from '../../src/numbers/lowest-terms.ts';
import { divisorsOf } from '../../src/numbers/prime-factors.ts';
import { drawPlainLetter } from '../../src/numbers/variable-letters.ts';

const asks = ['factor', 'write', 'out', 'product'] as const;

/** The greatest common factor times (mx + n); `part` is a smaller common factor. */
type Params = { ask: (typeof asks)[number]; letter: string; gcf: number; m: number; n: number; part: number };

/** Level 1 has a picture, level 2 differences, level 3 sides and shares in words. */
export const m7FactorLinearExpression = numberSkill('m7-factor-linear-expression', {
  version: 1,
  form: 'expression',
  text: {
    headline: 'Factor out the greatest common factor',
    factor: 'Factor {all} with the greatest common factor.',
    write: 'Write {all} as a product with the greatest common factor in front.',
    out: 'Take the greatest common factor out of {all}.',
    product: 'Which product with the greatest common factor is equal to {all}?',
    'factor-words':
      'A garden bed has an area of {all} square feet. One side is the greatest common factor. Write the area as a product of both sides.',
    'write-words':
      'A class splits {all} stickers evenly. The number of teams is the greatest common factor. Write teams times stickers for each.',
    'out-words':
      'Equal boxes hold {all} pencils in all. The number of boxes is the greatest common factor. Write boxes times pencils in each.',
    'product-words':
      'A bill of {all} dollars is paid in equal parts. The number of parts is the greatest common factor. Write parts times dollars.',
    right: 'Multiply {gcf, number} by each term in the parentheses, and {all} comes back.',
    part: '{part, number} is a common factor. Do the numbers in the parentheses still share one?',
    one: 'Only the first term was divided. What about the second one?',
    sign: 'Expand this product. Does the sign of the second term come back?',
    other: 'Find the greatest number that divides both terms. Then divide each term by it.',
    'find-do': 'Find the greatest common factor of the two numbers.',
    'find-why': 'It can be taken out of both terms.',
    'split-do': 'Divide each term by {gcf, number}.',
    'split-why': 'The signs and letters stay with their terms.',
    'write-do': 'Write the factor in front of the parentheses.',
    'write-why': 'This is the distributive property, read backward.',
    final: '${value}$',
  },
  draw: ({ level, random }): Params => ({
    ask: random.pick(asks),
    letter: drawPlainLetter(random),
    ...drawNumbers(level, random),
  }),
  build({ ask, letter, gcf, m, n, part }: Params, { level, step, distractor }) {
    const side = (p: number, q: number): string => linearSide(p, letter, q);
    const all = side(gcf * m, gcf * n);
    const value = `${gcf}(${side(m, n)})`;
    return {
      words: { all: `$${all}$`, gcf, part, value },
      question: level === 3 ? `${ask}-words` : ask,
      diagram: level === 1 && n > 0 ? modelOf(gcf * m, gcf * n, letter) : null,
      answer: { value, asked: 'factored' },
      distractors: [
        distractor(
          'factors-out-a-factor-that-is-not-the-greatest',
          `${part}(${side((gcf / part) * m, (gcf / part) * n)})`,
          'part',
        ),
        distractor('divides-only-one-term', `${gcf}(${side(m, gcf * n)})`, 'one'),
        distractor('loses-a-sign', `${gcf}(${side(m, -n)})`, 'sign'),
      ],
      steps: [
        step('find', `${gcf * m} and ${gcf * Math.abs(n)}`, gcf),
        step('split', `$${all}$`, `$${side(m, n)}$`),
        step('write', `$${all}$`, `$${value}$`),
      ],
      claims: [`${all} = ${value}`],
    };
  },
});

function modelOf(first: number, second: number, letter: string): DiagramOf<'area-model'> {
  return {
    kind: 'area-model',
    columns: [
      { size: 4, label: null },
      { size: 3, label: null },
    ],
    rows: [{ size: 3, label: null }],
    cells: [[`${first}${letter}`, String(second)]],
    shaded: [],
  };
}

function drawNumbers(level: Level, random: Random): Omit<Params, 'ask' | 'letter'> {
  return random.until(() => {
    const gcf = random.pick([4, 6, 8, 9, 10, 12, 14, 15]);
    const m = random.int(2, 9);
    const n =
      random.int(2, 9) *
      (level === 1 ? (random.chance(70) ? 1 : -1) : level === 2 || random.chance(40) ? -1 : 1);
    const isFair = commonDivisor(m, Math.abs(n)) === 1 && gcf * Math.max(m, Math.abs(n)) <= 108;
    return isFair ? { gcf, m, n, part: random.pick(divisorsOf(gcf).slice(1, -1)) } : null;
  });
}
