import type { DiagramOf } from '@playforward/diagram';
import { type Level, numberSkill, type Random } from '../../src/kit/index.ts';
import { bracketed, linearSide, termText } from '../../src/numbers/linear-sides.ts';
import { commonDivisor } from '../../src/numbers/lowest-terms.ts';
import { divisorsOf } from '../../src/numbers/prime-factors.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';
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
      'A garden bed has an area of {all} square feet. One side is the greatest common factor of the terms. Write the area as the product of its two sides.',
    'write-words':
      'A class splits {all} stickers evenly. The number of teams is the greatest common factor of the terms. Write the stickers as teams times stickers for each team.',
    'out-words':
      'Equal boxes hold {all} pencils in all. The number of boxes is the greatest common factor of the terms. Write the pencils as boxes times pencils in each box.',
    'product-words':
      'A bill of {all} dollars is paid in equal parts. The number of parts is the greatest common factor of the terms. Write the bill as parts times dollars for each.',
    right: 'Multiply {gcf, number} by each term in the parentheses, and {all} comes back.',
    part: '{part, number} is a common factor. Do the numbers in the parentheses still have a common factor above one?',
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
    'far-walls':
      'Two walls have areas of {first} and {second} square feet. Together they make one rectangle. One side of it is the greatest common factor of the terms. Write the area as the product of its two sides.',
    'far-teams':
      'A class has {first} stickers and gets {second} more. All of them are shared by teams. The number of teams is the greatest common factor of the terms. Write the stickers as teams times stickers for each team.',
    'far-jars':
      'A beekeeper pours {first} ounces of honey into jars, and then {second} ounces more. The number of jars is the greatest common factor of the terms. Write the honey as jars times ounces in each jar.',
    'far-add':
      'Add {first} and {second}. Then write the sum as a product with the greatest common factor in front.',
    'right-far': 'Multiplied out, it gives the sum of both expressions.',
    'far-one': 'Only the first term of the sum was divided. What about the second one?',
    'far-part': 'Do the numbers in the parentheses still have a common factor above one?',
    'far-sign': 'Expand this product. Does the sign of the second term come back?',
    'other-far': 'Combine like terms first. Then take the greatest common factor out.',
    'letters-do': 'Add the terms with the letter.',
    'letters-why': 'They are like terms.',
    'numbers-do': 'Add the numbers.',
    'numbers-why': 'They are like terms, too.',
  },
  draw: ({ level, random }): Params => ({
    ask: random.pick(asks),
    letter: drawPlainLetter(random),
    ...drawNumbers(level, random),
  }),
  build({ ask, letter, gcf, m, n, part }: Params, { level, step, distractor }) {
    const side = (p: number, q: number): string => linearSide(p, letter, q);
    const all = side(gcf * m, gcf * n);
    const rest = gcf / part;
    const product = (factor: number, p: number, q: number): string => `${factor}(${side(p, q)})`;
    const value = product(gcf, m, n);
    const work = (factor: number, p: number, q: number) => [
      step('find', `${gcf * m} and ${gcf * Math.abs(n)}`, factor),
      step('split', `$${all}$`, `$${side(p, q)}$`),
      step('write', `$${all}$`, `$${product(factor, p, q)}$`),
    ];
    return {
      words: { all: `$${all}$`, gcf, part, value },
      question: level === 3 ? `${ask}-words` : ask,
      diagram: level === 1 && n > 0 ? modelOf(gcf * m, gcf * n, letter) : null,
      answer: { value, asked: 'factored' },
      distractors: [
        distractor(
          'factors-out-a-factor-that-is-not-the-greatest',
          product(part, rest * m, rest * n),
          'part',
          { work: work(part, rest * m, rest * n) },
        ),
        distractor('divides-only-one-term', product(gcf, m, gcf * n), 'one', { work: work(gcf, m, gcf * n) }),
        distractor('loses-a-sign', product(gcf, m, -n), 'sign', { work: work(gcf, m, -n) }),
      ],
      steps: work(gcf, m, n),
      claims: [`${all} = ${value}`],
    };
  },
  stretch: {
    draw: ({ random }): Far => drawFar(random),
    build({ ask, letter, gcf, m, n, part, a, b }: Far, { step, distractor }) {
      const side = (p: number, q: number): string => linearSide(p, letter, q);
      const [c, d] = [gcf * m - a, gcf * n - b];
      const all = side(gcf * m, gcf * n);
      const value = `${gcf}(${side(m, n)})`;
      return {
        words: { first: `$${side(a, b)}$`, second: `$${side(c, d)}$`, all: `$${all}$`, gcf, value },
        question: ask,
        answer: { value, asked: 'factored', reason: 'right-far' },
        distractors: [
          distractor('divides-only-one-term', `${gcf}(${side(m, gcf * n)})`, 'far-one'),
          distractor(
            'factors-out-a-factor-that-is-not-the-greatest',
            `${part}(${side((gcf / part) * m, (gcf / part) * n)})`,
            'far-part',
          ),
          distractor('loses-a-sign', `${gcf}(${side(m, -n)})`, 'far-sign'),
        ],
        otherWrong: 'other-far',
        steps: [
          step(
            'letters',
            `$${termText(a, letter)} + ${termText(c, letter)}$`,
            `$${termText(gcf * m, letter)}$`,
          ),
          step('numbers', `${signed(b)} + ${bracketed(d)}`, signed(gcf * n)),
          step('find', `${gcf * m} and ${gcf * Math.abs(n)}`, gcf),
          step('split', `$${all}$`, `$${side(m, n)}$`),
          step('write', `$${all}$`, `$${value}$`),
        ],
        claims: [`${side(a, b)} + ${side(c, d)} = ${value}`],
      };
    },
  },
});

/** The sum of ax + b and another expression is the greatest common factor times (mx + n). */
type Far = Omit<Params, 'ask'> & {
  ask: 'far-walls' | 'far-teams' | 'far-jars' | 'far-add';
  a: number;
  b: number;
};

function drawFar(random: Random): Far {
  return random.until(() => {
    const ask = random.pick(['far-walls', 'far-teams', 'far-jars', 'far-add'] as const);
    const gcf = random.pick([4, 6, 8, 9, 10, 12]);
    const [m, n] = [random.int(2, 7), random.int(2, 7) * (ask === 'far-add' && random.chance(60) ? -1 : 1)];
    const a = random.int(2, gcf * m - 2);
    const b = n < 0 ? -random.int(2, 20) : random.int(2, gcf * n - 2);
    const d = gcf * n - b;
    const isOpen =
      commonDivisor(m, Math.abs(n)) === 1 &&
      Math.abs(d) > 1 &&
      a !== gcf * m - a &&
      a % gcf > 0 &&
      b % gcf !== 0;
    return isOpen
      ? {
          ask,
          letter: drawPlainLetter(random),
          gcf,
          m,
          n,
          part: random.pick(divisorsOf(gcf).slice(1, -1)),
          a,
          b,
        }
      : null;
  });
}

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
