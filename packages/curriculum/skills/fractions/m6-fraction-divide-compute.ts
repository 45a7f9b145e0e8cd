import type { DiagramOf } from '@playforward/diagram';
import {
  defineSkill,
  fractionOf,
  fractionText,
  fractionValue,
  type Level,
  type Random,
  wholeOrFraction,
} from '../../src/authoring.ts';

/** a/b is divided by c/d, both in lowest terms; `ask` is the way a missing factor is asked for. */
type Params = { a: number; b: number; c: number; d: number; ask: 'quotient' | 'factor' | 'area' };

/** Level 1 has nothing to simplify, level 2 has; level 3 asks for a missing factor. */
export const m6FractionDivideCompute = defineSkill({
  id: 'm6-fraction-divide-compute',
  version: 1,
  form: 'fraction',
  text: {
    en: {
      headline: 'Divide the fractions',
      quotient: 'What is {first} ÷ {second}?',
      picture:
        'The area of the rectangle is {first}. One side is {second}. So the other side is {first} ÷ {second}. What is that?',
      factor: '{second} times a number is {first}. What is the number?',
      area: 'A poster has an area of {first} square meter. One side is {second} meter. How many meters is the other side?',
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
  },
  draw: ({ level, random }): Params => drawFractions(level, random),
  build({ a, b, c, d, ask }: Params, { level, say }) {
    const [first, second, turned] = [fractionText(a, b), fractionText(c, d), wholeOrFraction(d, c)];
    const [top, bottom] = [a * d, b * c];
    const key = fractionOf(top, bottom);
    const factor = top / key[0];
    const value = wholeOrFraction(...key);
    const words = { first, second, turned, factor, value };
    return {
      headline: say('headline'),
      question: [say(level === 1 ? 'picture' : ask, words), say('lowest')],
      diagram: level === 1 ? areaOf([a, b], [c, d]) : null,
      answer: {
        form: 'fraction',
        value: fractionValue(...key),
        asked: 'lowest-terms',
        reason: say('right', words),
      },
      distractors: [
        {
          misconception: 'inverts-the-dividend-instead-of-the-divisor',
          value: fractionValue(b * c, a * d),
          reason: say('dividend', words),
        },
        {
          misconception: 'inverts-both-fractions',
          value: fractionValue(b * d, a * c),
          reason: say('both', words),
        },
        {
          misconception: 'multiplies-straight-across-without-inverting',
          value: fractionValue(a * c, b * d),
          reason: say('straight', words),
        },
      ],
      steps: [
        ...(level === 3
          ? [
              {
                rule: 'name-division',
                before: '',
                after: `${first} ÷ ${second}`,
                instruction: say('name-do'),
                explanation: say('name-why'),
              },
            ]
          : []),
        {
          rule: 'reciprocal',
          before: `${first} ÷ ${second}`,
          after: `${first} × ${turned}`,
          instruction: say('turn-do', words),
          explanation: say('turn-why'),
        },
        {
          rule: 'multiply',
          before: `${first} × ${turned}`,
          after: fractionText(top, bottom),
          instruction: say('multiply-do'),
          explanation: say('multiply-why'),
        },
        ...(factor === 1
          ? []
          : [
              {
                rule: 'simplify',
                before: fractionText(top, bottom),
                after: value,
                instruction: say('simple-do', words),
                explanation: say('simple-why'),
              },
            ]),
        {
          rule: 'check-product',
          before: `${value} × ${second}`,
          after: first,
          instruction: say('check-do', words),
          explanation: say('check-why'),
        },
      ],
      finalAnswer: say('final', words),
      otherWrong: say('other'),
      claims: [`(${a}/${b}) ÷ (${c}/${d}) = ${key.join('/')}`, `${key.join('/')} * ${c}/${d} = ${a}/${b}`],
    };
  },
});

/** Fractions whose quotient, its reciprocal and both products all differ by less than a factor of sixteen. */
function drawFractions(level: Level, random: Random): Params {
  const ask = level < 3 ? 'quotient' : random.pick(['factor', 'area'] as const);
  for (;;) {
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
    if (isLowest && isNear && isPlain && simplifies === level > 1) return { a, b, c, d, ask };
  }
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
