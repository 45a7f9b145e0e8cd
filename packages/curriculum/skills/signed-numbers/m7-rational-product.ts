import { type Level, markOnLine, numberSkill, type Random } from '../../src/kit/index.ts';
import { fractionTex, signedFraction } from '../../src/numbers/signed-fractions.ts';
import { signedMixed, typeset } from '../../src/numbers/signed-numbers.ts';

const asks = ['find', 'value', 'product', 'times'] as const;

/** a/b times c/d; at level 3 the first is written as a mixed number. */
type Params = { ask: (typeof asks)[number]; a: number; b: number; c: number; d: number };

/** Level 1 has proper fractions, level 2 one above one, level 3 a mixed number. */
export const m7RationalProduct = numberSkill('m7-rational-product', {
  version: 3,
  byHand: { levels: [1, 2], ask: 'hand-mark', make: markOnLine },
  form: 'fraction',
  text: {
    headline: 'Multiply signed fractions',
    find: 'Find the product of {x} and {y} in lowest terms.',
    value: 'In lowest terms, what is {x} times {y}?',
    product: 'Multiply {x} by {y}. Give the result in lowest terms.',
    times: 'A number is {x}. What is {y} times this number, in lowest terms?',
    'find-mixed': 'Find the product of the mixed number {x} and {y} in lowest terms.',
    'value-mixed':
      'What is {x} times {y}? Write the mixed number as a fraction first, and give the product in lowest terms.',
    'product-mixed': 'Multiply the mixed number {x} by {y}. Give a fraction in lowest terms.',
    'times-mixed': 'What do you get when {x} is multiplied by {y}? Give a fraction in lowest terms.',
    right:
      'Numerators are multiplied, and so are denominators. The count of negative factors tells the sign.',
    sign: 'The size fits. How many of the two factors are negative?',
    cross:
      'This multiplies each numerator by the other denominator. Which numbers do you multiply with each other?',
    adds: 'This adds the fractions. Which operation is asked for?',
    other: 'Multiply the numerators, and multiply the denominators. Then count the negative factors.',
    'mixed-do': 'Write the mixed number as a fraction.',
    'mixed-why': 'Then both factors have the same form.',
    'multiply-do': 'Multiply the numerators, and multiply the denominators.',
    'multiply-why': 'A part of a part is counted in smaller parts.',
    'simple-do': 'Write it in lowest terms.',
    'simple-why': 'The value stays the same.',
    'sign-do': 'Count the negative factors, and write the sign.',
    'sign-why': 'An even count makes a positive product, an odd count a negative one.',
    final: 'It is {key}.',
  },
  draw: ({ level, random }): Params => drawFractions(level, random),
  build({ ask, a, b, c, d }: Params, { level, step, distractor }) {
    const key = signedFraction(a * c, b * d);
    const both = a < 0 && c < 0;
    const x = level === 3 ? typeset(signedMixed(a, b)) : `$${fractionTex(a, b)}$`;
    const y = `$${fractionTex(c, d)}$`;
    const [p, q] = [Math.abs(a), Math.abs(c)];
    return {
      words: { x, y, key: typeset(key) },
      question: level === 3 ? `${ask}-mixed` : ask,
      answer: { value: key, asked: 'lowest-terms' },
      distractors: [
        both
          ? distractor('makes-a-product-of-two-negatives-negative', signedFraction(-a * c, b * d), 'sign')
          : distractor('uses-the-wrong-sign', signedFraction(-a * c, b * d), 'sign'),
        distractor('cross-multiplies', signedFraction(a * d, b * c), 'cross'),
        distractor('adds-the-fractions', signedFraction(a * d + c * b, b * d), 'adds'),
      ],
      steps: [
        level === 3 && step('mixed', x, `$${fractionTex(a, b)}$`),
        step('multiply', `$\\frac{${p} \\times ${q}}{${b} \\times ${d}}$`, `$\\frac{${p * q}}{${b * d}}$`),
        signedFraction(p * q, b * d) === `${p * q}/${b * d}`
          ? null
          : step('simple', `$\\frac{${p * q}}{${b * d}}$`, typeset(signedFraction(p * q, b * d))),
        step('sign', both ? 'two negative factors' : 'one negative factor', typeset(key)),
      ],
      claims: [`(${a})/${b} * (${c})/${d} = (${a * c})/${b * d}`],
    };
  },
});

function drawFractions(level: Level, random: Random): Params {
  return random.until(() => {
    const [b, d] = [random.int(2, 9), random.int(2, 9)];
    const turn = (): number => (random.chance(60) ? -1 : 1);
    const a = turn() * (level === 1 ? random.int(1, b - 1) : random.int(b + 1, level === 2 ? 2 * b : 3 * b));
    const c = turn() * random.int(1, d - 1);
    const isLowest = signedFraction(a, b).endsWith(`/${b}`) && signedFraction(c, d).endsWith(`/${d}`);
    const [x, y] = [a / b, c / d];
    const isNear = [x / y, x + y].every(
      (way) => Math.abs(way / (x * y)) < 16 && Math.abs(way / (x * y)) > 1 / 16,
    );
    const isWhole = (a * c) % (b * d) === 0;
    const needs =
      level === 1 || signedFraction(a * c, b * d) !== `${a * c < 0 ? '−' : ''}${Math.abs(a * c)}/${b * d}`;
    return isLowest && isNear && !isWhole && needs && (a < 0 || c < 0) && Math.abs(a * d) !== Math.abs(b * c)
      ? { ask: random.pick(asks), a, b, c, d }
      : null;
  });
}
