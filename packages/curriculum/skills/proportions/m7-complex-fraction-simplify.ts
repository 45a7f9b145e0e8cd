import { type Level, numberSkill, type Random } from '../../src/kit/index.ts';
import { fractionValue, lowestTerms, wholeOrFraction } from '../../src/numbers/fraction-amounts.ts';
import { fractionText } from '../../src/scenes/shares.ts';

/** The top is a/b, at level 3 the sum of a/b and e/b; the bottom is c/d. */
type Params = { a: number; e: number; b: number; c: number; d: number };

/** Level 1 has proper fractions, level 2 a whole number or a fraction above one, level 3 a sum on top. */
export const m7ComplexFractionSimplify = numberSkill('m7-complex-fraction-simplify', {
  version: 1,
  form: 'fraction',
  text: {
    headline: 'Simplify a complex fraction',
    ask: [
      'Write {stack} as one fraction in lowest terms.',
      'Simplify {stack}. Give one fraction in lowest terms.',
      'What is {stack} as one fraction in lowest terms?',
      'Work out {stack}. Write the answer as a fraction in lowest terms.',
    ],
    right: 'It is {first} times {turned}, the reciprocal of the fraction below the bar.',
    multiplies:
      'This multiplies {first} by {second}. The long bar means to divide. What do you do with the fraction below it then?',
    inverts: 'This flips the fraction above the bar. Which fraction do you divide by?',
    numerators:
      'This divides {top, number} by {c, number} and leaves {b, number} and {d, number} out. What do they tell about the size of the parts?',
    adds: 'This adds the numerators and adds the denominators. What does the long bar tell you to do?',
    denominators: 'This compares the denominators alone. What do the numerators tell?',
    other:
      'Read the long bar as “divided by”. Then multiply by the reciprocal of the fraction below the bar.',
    'sum-do': 'Add the fractions above the bar.',
    'sum-why': 'They have the same denominator, so the numerators are added.',
    'read-do': 'Write the long bar as a division.',
    'read-why': 'A fraction bar means “divided by”.',
    'turn-do': 'Multiply by the reciprocal of {second}.',
    'turn-why': 'Dividing by a number is the same as multiplying by its reciprocal.',
    'multiply-do': 'Multiply the numerators, and multiply the denominators.',
    'multiply-why': 'A part of a part is counted in smaller parts.',
    'simple-do': 'Divide the numerator and the denominator by {factor, number}.',
    'simple-why': 'The value stays, and no larger number divides both.',
    final: '{value}',
  },
  draw: ({ level, random }): Params => drawParts(level, random),
  build({ a, e, b, c, d }: Params, { level, step, distractor }) {
    const top = a + e;
    const [first, second, turned] = [wholeOrFraction(top, b), wholeOrFraction(c, d), wholeOrFraction(d, c)];
    const over = e === 0 ? tex(a, b) : `${tex(a, b)} + ${tex(e, b)}`;
    const stack = `$\\frac{${over}}{${tex(c, d)}}$`;
    const [up, down] = [top * d, b * c];
    const key = lowestTerms(up, down);
    const factor = up / key[0];
    const value = wholeOrFraction(...key);
    const words = { stack, first, second, turned, top, b, c, d, factor, value };
    return {
      words,
      question: 'ask',
      answer: { value: fractionValue(...key), asked: 'lowest-terms' },
      distractors: [
        distractor('multiplies-instead-of-dividing', fractionValue(top * c, b * d), 'multiplies'),
        distractor('inverts-the-top-fraction', fractionValue(b * c, top * d), 'inverts'),
        top === c || b === d || b === 1
          ? null
          : distractor('divides-only-the-numerators', fractionValue(top, c), 'numerators'),
        distractor('slip', fractionValue(top + c, b + d), 'adds'),
        distractor('slip', fractionValue(d, b), 'denominators'),
      ],
      steps: [
        level === 3 ? step('sum', `${fractionText(a, b)} + ${fractionText(e, b)}`, first) : null,
        step('read', stack, `${first} ÷ ${second}`),
        step('turn', `${first} ÷ ${second}`, `${first} × ${turned}`),
        step('multiply', `${first} × ${turned}`, wholeOrFraction(up, down)),
        factor === 1 ? null : step('simple', fractionText(up, down), value),
      ],
      claims: [`(${top}/${b}) ÷ (${c}/${d}) = ${key.join('/')}`],
    };
  },
});

function tex(top: number, bottom: number): string {
  return bottom === 1 ? String(top) : `\\frac{${top}}{${bottom}}`;
}

/** Parts whose quotient is no whole number and whose size, like that of every wrong way, stays near one. */
function drawParts(level: Level, random: Random): Params {
  return random.until(() => {
    const b = random.int(level === 2 ? 1 : 2, 10);
    const top = level === 2 ? random.int(b === 1 ? 2 : b + 1, b + 5) : random.int(1, b - 1);
    const e = level === 3 ? random.int(1, Math.max(1, top - 1)) : 0;
    const d = random.int(2, 9);
    const c = random.int(1, d - 1);
    const isLowest = lowestTerms(level === 3 ? 1 : top, b)[1] === b && lowestTerms(c, d)[1] === d;
    const [up, down] = lowestTerms(top * d, b * c);
    const ways = [
      [top * c, b * d],
      [b * c, top * d],
      [top, c],
    ].map(([n = 1, m = 1]) => n / m / (up / down));
    const isNear = ways.every((way) => way < 16 && way > 1 / 16);
    const isPlain = down > 1 && up > 1 && down <= 40 && up <= 60 && top !== b;
    return isLowest && isNear && isPlain && (level < 3 || top > 1) ? { a: top - e, e, b, c, d } : null;
  });
}
