import type { DiagramOf } from '@playforward/diagram';
import { type Level, numberSkill, type Random } from '../../src/kit/index.ts';
import { fractionOf, fractionValue, wholeOrFraction } from '../../src/numbers/fraction-amounts.ts';
import { fractionText } from '../../src/scenes/shares.ts';

/** a/b is divided by c/d, both in lowest terms; `ask` is the way a missing factor is asked for. */
type Params = { a: number; b: number; c: number; d: number; ask: 'quotient' | 'factor' | 'area' };

/** Level 1 has nothing to simplify, level 2 has; level 3 asks for a missing factor. */
export const m6FractionDivideCompute = numberSkill('m6-fraction-divide-compute', {
  version: 1,
  form: 'fraction',
  text: {
    headline: 'Divide the fractions',
    quotient: [
      'What is {first} ÷ {second}?',
      'Find {first} ÷ {second}.',
      'Divide {first} by {second}.',
      'Work out {first} ÷ {second}.',
    ],
    picture: [
      'The area of the rectangle is {first}. One side is {second}. So the other side is {first} ÷ {second}. What is that?',
      'A rectangle has an area of {first} and one side of {second}. The other side is {first} ÷ {second}. How long is that?',
      'A rectangle has an area and one side: {first} and {second}. What is {first} ÷ {second}, the other side?',
      'The picture shows {first} ÷ {second}: an area and one side. How long is the other side?',
    ],
    factor: [
      '{second} times a number is {first}. What is the number?',
      'A number times {second} makes {first}. Which number is it?',
    ],
    area: [
      'A poster has an area of {first} square meter. One side is {second} meter. How many meters is the other side?',
      'A flag covers {first} square meter. It is {second} meter wide. How many meters long is it?',
    ],
    lowest: 'Write a fraction in lowest terms.',
    right: 'It is {first} times {turned}, the reciprocal of {second}.',
    dividend:
      'This turns over {first}. Which fraction tells the size of one group, and should be turned over?',
    both: 'This turns over both fractions. What happens to {first} when you divide by {second}?',
    straight: 'This is the product of {first} and {second}. What turns a division into a multiplication?',
    other: 'Keep the first fraction. Multiply it by the reciprocal of the second one.',
    'name-do': 'Write the question as a division.',
    'name-why': 'A missing factor is the product divided by the known factor.',
    'turn-do': 'Find the reciprocal of {second}.',
    'turn-why': 'Dividing by a number is the same as multiplying by its reciprocal.',
    'multiply-do': 'Multiply the numerators, and multiply the denominators.',
    'multiply-why': 'A part of a part is counted in smaller parts.',
    'simple-do': 'Divide the numerator and the denominator by {factor, number}.',
    'simple-why': 'The value stays, and no larger number divides both.',
    'check-do': 'Check: multiply the result by {second}.',
    'check-why': 'Quotient times divisor gives the first number again.',
    final: '{value}',
  },
  draw: ({ level, random }): Params => drawFractions(level, random),
  build({ a, b, c, d, ask }: Params, { level, step, distractor }) {
    const [first, second, turned] = [fractionText(a, b), fractionText(c, d), wholeOrFraction(d, c)];
    const [top, bottom] = [a * d, b * c];
    const key = fractionOf(top, bottom);
    const factor = top / key[0];
    const value = wholeOrFraction(...key);
    const words = { first, second, turned, factor, value };
    return {
      words,
      question: [level === 1 ? 'picture' : ask, 'lowest'],
      diagram: level === 1 ? areaOf([a, b], [c, d]) : null,
      answer: { value: fractionValue(...key), asked: 'lowest-terms' },
      distractors: [
        distractor('inverts-the-dividend-instead-of-the-divisor', fractionValue(b * c, a * d), 'dividend'),
        distractor('inverts-both-fractions', fractionValue(b * d, a * c), 'both'),
        distractor('multiplies-straight-across-without-inverting', fractionValue(a * c, b * d), 'straight'),
      ],
      steps: [
        level === 3 ? step('name-division', '', `${first} ÷ ${second}`, 'name') : null,
        step('reciprocal', `${first} ÷ ${second}`, `${first} × ${turned}`, 'turn'),
        step('multiply', `${first} × ${turned}`, fractionText(top, bottom)),
        factor === 1 ? null : step('simplify', fractionText(top, bottom), value, 'simple'),
        step('check-product', `${value} × ${second}`, first, 'check'),
      ],
      claims: [`(${a}/${b}) ÷ (${c}/${d}) = ${key.join('/')}`, `${key.join('/')} * ${c}/${d} = ${a}/${b}`],
    };
  },
});

/** Fractions whose quotient, its reciprocal and both products all differ by less than a factor of sixteen. */
function drawFractions(level: Level, random: Random): Params {
  const ask = level < 3 ? 'quotient' : random.pick(['factor', 'area'] as const);
  return random.until(() => {
    const b = random.int(2, 10);
    const d = random.int(2, 10);
    const a = random.int(1, level === 2 ? b + 4 : b - 1);
    const c = random.int(2, Math.max(2, d - 1));
    const isLowest = fractionOf(a, b)[1] === b && fractionOf(c, d)[1] === d && c < d;
    const [top, bottom] = fractionOf(a * d, b * c);
    const simplifies = top !== a * d;
    const size = top / bottom;
    const isNear = size * size < 16 && size * size > 1 / 16 && (b / a) ** 2 < 16 && (d / c) ** 2 < 16;
    const isPlain = bottom > 1 && top > 1 && bottom <= 50 && a * d !== b * c && a * c !== b * d && a !== b;
    return isLowest && isNear && isPlain && simplifies === level > 1 ? { a, b, c, d, ask } : null;
  });
}

function areaOf(
  [a, b]: readonly [number, number],
  [c, d]: readonly [number, number],
): DiagramOf<'area-model'> {
  return {
    kind: 'area-model',
    columns: [{ size: (a * d) / (b * c), label: null }],
    rows: [{ size: c / d, label: `${c}/${d}` }],
    cells: [[`${a}/${b}`]],
    shaded: [],
  };
}
