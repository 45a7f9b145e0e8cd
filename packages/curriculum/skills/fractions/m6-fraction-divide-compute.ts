import type { DiagramOf } from '@playforward/diagram';
import { type Level, numberSkill, type Random } from '../../src/kit/index.ts';
import { fractionValue, lowestTerms, wholeOrFraction } from '../../src/numbers/fraction-amounts.ts';
import { fractionText } from '../../src/scenes/shares.ts';

/** a/b is divided by c/d, both in lowest terms; `ask` is the way a missing factor is asked for. */
type Params = { a: number; b: number; c: number; d: number; ask: 'quotient' | 'factor' | 'area' };

/** Top and bottom in lowest terms. */
type Pair = readonly [number, number];

/** What the stretch problem goes around. */
const things = ['mat', 'window', 'bed', 'banner'] as const;
/** Denominators of the stretch problem. */
const bottoms = [2, 3, 4, 5, 6, 8, 9, 10, 12] as const;

/**
 * Level 1 has nothing to simplify; level 2 has, or divides a whole number or by one; level 3 asks for a missing factor. The stretch problem finds a side from
 * an area, and then goes around the rectangle.
 */
export const m6FractionDivideCompute = numberSkill('m6-fraction-divide-compute', {
  version: 2,
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
      'A rectangle has an area of {first}. One side is {second}. What is {first} ÷ {second}, the other side?',
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
    dividend: 'This flips {first}. Which of the two numbers do you divide by?',
    both: 'This turns over both numbers. What happens to {first} when you divide by {second}?',
    straight: 'This is the product of {first} and {second}. What turns a division into a multiplication?',
    other: 'Keep the first number. Multiply it by the reciprocal of the second one.',
    'name-do': 'Write the question as a division.',
    'name-why': 'A missing factor is the product divided by the known factor.',
    'turn-do': 'Find the reciprocal of {second}.',
    'turn-why': 'Dividing by a number is the same as multiplying by its reciprocal.',
    'multiply-do': 'Multiply the numerators, and multiply the denominators.',
    'multiply-why':
      'Two fractions are multiplied in this way. Where there is a whole number, its denominator is one.',
    'simple-do': 'Divide the numerator and the denominator by {factor, number}.',
    'simple-why': 'The value stays, and no larger number divides both.',
    'check-do': 'Check: multiply the result by {second}.',
    'check-why': 'Quotient times divisor gives the first number again.',
    final: '{value}',
    mat: 'A rectangular mat has an area of {first} square meter. One side is {second} meter long. What is the perimeter of the mat in meters?',
    window:
      'A rectangular window covers {first} square meter. It is {second} meter wide. How many meters of tape go once around it?',
    bed: 'A rectangular garden bed has an area of {first} square meter. It is {second} meter wide. How many meters long is the fence around it?',
    banner:
      'A rectangular banner has an area of {first} square meter. Its height is {second} meter. How many meters of ribbon go once around it?',
    'straight-side':
      'Here the other side is the product of {first} and {second}. What times {second} makes {first}?',
    'dividend-side': 'Here {first} was flipped to find the other side. Which fraction is the divisor?',
    'two-sides': 'This adds two of the sides. How many sides does the distance around have?',
    'other-around': 'Find the other side with a division. Then add up all four sides.',
    'right-around': 'The other side is {side}, and the distance around has each side twice.',
    'join-do': 'Add the two sides.',
    'join-why': 'A long and a short side make half of the distance around.',
    'double-do': 'Double the sum.',
    'double-why': 'A rectangle has each of these sides twice.',
  },
  draw: ({ level, random }): Params => drawFractions(level, random),
  build({ a, b, c, d, ask }: Params, { level, step, distractor }) {
    const [first, second, turned] = [wholeOrFraction(a, b), wholeOrFraction(c, d), wholeOrFraction(d, c)];
    const [top, bottom] = [a * d, b * c];
    const key = lowestTerms(top, bottom);
    const factor = top / key[0];
    const value = wholeOrFraction(...key);
    const words = { first, second, turned, factor, value };
    const upside = wholeOrFraction(b, a);
    const named = level === 3 ? [step('name-division', '', `${first} ÷ ${second}`, 'name')] : [];
    /** The lines of who writes another product for the quotient. */
    const workWith = (product: string, [over, under]: Pair) => ({
      work: [
        ...named,
        step('reciprocal', `${first} ÷ ${second}`, product, 'turn'),
        step('multiply', product, fractionText(over, under)),
        lowestTerms(over, under)[1] === under
          ? null
          : step(
              'simplify',
              fractionText(over, under),
              wholeOrFraction(...lowestTerms(over, under)),
              'simple',
            ),
      ],
    });
    return {
      words,
      question: [level === 1 ? 'picture' : ask, 'lowest'],
      diagram: level === 1 ? areaOf([a, b], [c, d]) : null,
      answer: { value: fractionValue(...key), asked: 'lowest-terms' },
      distractors: [
        distractor(
          'inverts-the-dividend-instead-of-the-divisor',
          fractionValue(b * c, a * d),
          'dividend',
          workWith(`${upside} × ${second}`, [b * c, a * d]),
        ),
        distractor(
          'inverts-both-fractions',
          fractionValue(b * d, a * c),
          'both',
          workWith(`${upside} × ${turned}`, [b * d, a * c]),
        ),
        distractor(
          'multiplies-straight-across-without-inverting',
          fractionValue(a * c, b * d),
          'straight',
          workWith(`${first} × ${second}`, [a * c, b * d]),
        ),
      ],
      steps: [
        ...named,
        step('reciprocal', `${first} ÷ ${second}`, `${first} × ${turned}`, 'turn'),
        step('multiply', `${first} × ${turned}`, fractionText(top, bottom)),
        factor === 1 ? null : step('simplify', fractionText(top, bottom), value, 'simple'),
        step('check-product', `${value} × ${second}`, first, 'check'),
      ],
      claims: [`(${a}/${b}) ÷ (${c}/${d}) = ${key.join('/')}`, `${key.join('/')} * ${c}/${d} = ${a}/${b}`],
    };
  },
  stretch: {
    draw: ({ random }) =>
      random.until(() => {
        const [b, d] = [random.pick(bottoms), random.pick(bottoms)];
        const [a, c] = [random.int(1, b - 1), random.int(1, d - 1)];
        const isLowest = lowestTerms(a, b)[1] === b && lowestTerms(c, d)[1] === d;
        const [top, bottom] = lowestTerms(a * d, b * c);
        const [, under] = lowestTerms(top * d + c * bottom, bottom * d);
        const isNear = top < 3 * bottom && bottom < 3 * top && bottom > 1 && under <= 60 && 3 * c >= d;
        return isLowest && isNear && top !== a * d ? { thing: random.pick(things), a, b, c, d } : null;
      }),
    build({ thing, a, b, c, d }, { step, distractor }) {
      const [first, second, turned] = [fractionText(a, b), fractionText(c, d), wholeOrFraction(d, c)];
      const side = lowestTerms(a * d, b * c);
      /** The way around with another number for the side that is not told. */
      const around = ([top, bottom]: Pair) => lowestTerms(2 * (top * d + c * bottom), bottom * d);
      const key = around(side);
      const half = lowestTerms(key[0], 2 * key[1]);
      const sideText = wholeOrFraction(...side);
      const value = wholeOrFraction(...key);
      const [top, bottom] = [a * d, b * c];
      return {
        words: { first, second, turned, side: sideText, factor: top / side[0], value },
        question: [thing, 'lowest'],
        answer: { value: fractionValue(...key), asked: 'lowest-terms', reason: 'right-around' },
        distractors: [
          distractor(
            'multiplies-straight-across-without-inverting',
            fractionValue(...around([a * c, b * d])),
            'straight-side',
          ),
          distractor(
            'inverts-the-dividend-instead-of-the-divisor',
            fractionValue(...around([b * c, a * d])),
            'dividend-side',
          ),
          distractor('slip', fractionValue(...half), 'two-sides'),
        ],
        otherWrong: 'other-around',
        steps: [
          step('name-division', '', `${first} ÷ ${second}`, 'name'),
          step('reciprocal', `${first} ÷ ${second}`, `${first} × ${turned}`, 'turn'),
          step('multiply', `${first} × ${turned}`, fractionText(top, bottom)),
          step('simplify', fractionText(top, bottom), sideText, 'simple'),
          step('join-sides', `${sideText} + ${second}`, wholeOrFraction(...half), 'join'),
          step('double', `2 × ${wholeOrFraction(...half)}`, value),
        ],
        claims: [
          `(${a}/${b}) ÷ (${c}/${d}) = ${side.join('/')}`,
          `2 * (${side.join('/')} + ${c}/${d}) = ${key.join('/')}`,
        ],
      };
    },
  },
});

/** A number to divide, or to divide by: a fraction in lowest terms, or a whole number. */
function drawNumber(random: Random, { whole, most }: { whole: boolean; most: number }): Pair {
  if (whole) return [random.int(2, 4), 1];
  const bottom = random.int(2, 10);
  return lowestTerms(random.int(1, bottom + most), bottom);
}

/** Two answers of which one is this many times the other, squared, still are both likely. */
const widest = 4.2;

/** Numbers whose quotient, its reciprocal and both products are likely answers beside each other. */
function drawFractions(level: Level, random: Random): Params {
  const ask = level < 3 ? 'quotient' : random.pick(['factor', 'area'] as const);
  const whole = level === 2 ? random.pick(['neither', 'first', 'second'] as const) : 'neither';
  return random.until(() => {
    const [a, b] = drawNumber(random, { whole: whole === 'first', most: level === 2 ? 4 : -1 });
    const [c, d] = drawNumber(random, { whole: whole === 'second', most: -1 });
    const isFit = whole === 'neither' ? b > 1 && d > 1 && c > 1 : a * d * b * c > 1;
    const [top, bottom] = lowestTerms(a * d, b * c);
    const simplifies = top !== a * d;
    const size = top / bottom;
    const isNear = [size, b / a, d / c].every((part) => part < widest && part > 1 / widest);
    const isPlain = bottom > 1 && top > 1 && bottom <= 50 && a * d !== b * c && a * c !== b * d && a !== b;
    const rises = whole !== 'neither' || simplifies === level > 1;
    return isFit && isNear && isPlain && rises ? { a, b, c, d, ask } : null;
  });
}

function areaOf([a, b]: Pair, [c, d]: Pair): DiagramOf<'area-model'> {
  return {
    kind: 'area-model',
    columns: [{ size: (a * d) / (b * c), label: null }],
    rows: [{ size: c / d, label: `${c}/${d}` }],
    cells: [[`${a}/${b}`]],
    shaded: [],
  };
}
