import { type Level, numberSkill, type Random, type SpecStep } from '../../src/kit/index.ts';
import { lowestTerms, mixedText, mixedValue, wholeOrFraction } from '../../src/numbers/fraction-amounts.ts';
import { fractionText } from '../../src/scenes/shares.ts';

/** whole + top/bottom, in lowest terms. */
type Mixed = { readonly whole: number; readonly top: number; readonly bottom: number };
type Params = { scene: (typeof scenes)[number]; first: Mixed; second: Mixed };
type Fraction = readonly [number, number];

const scenes = ['ferry', 'walk', 'pump', 'knit', 'road', 'paint', 'turtle', 'harvest'] as const;

/**
 * Level 1 divides by a fraction, level 2 by a mixed number, which may be the larger one; level 3 asks for a rate for one
 * hour, day or week.
 */
export const m6MixedNumberDivide = numberSkill('m6-mixed-number-divide', {
  version: 3,
  form: 'mixed-number',
  text: {
    headline: 'Divide mixed numbers',
    ask: [
      'What is {first} ÷ {second}?',
      'Find {first} ÷ {second}.',
      'Divide {first} by {second}. What do you get?',
      'Work out {first} ÷ {second}.',
    ],
    ferry: 'A ferry travels {first} miles in {second} hours. How many miles is that in one hour?',
    walk: 'A class walks {first} kilometers in {second} hours. How many kilometers is that in one hour?',
    pump: 'A pump moves {first} tons of water in {second} hours. How many tons is that in one hour?',
    knit: 'A machine knits {first} meters of cloth in {second} hours. How many meters is that in one hour?',
    road: 'A crew paves {first} blocks in {second} weeks. How many blocks is that in one week?',
    paint: 'A crew paints {first} rooms in {second} days. How many rooms is that in one day?',
    turtle: 'A turtle swims {first} miles in {second} hours. How many miles is that in one hour?',
    harvest: 'A farm picks {first} rows of corn in {second} hours. How many rows is that in one hour?',
    form: 'Write a mixed number in lowest terms.',
    'form-either': 'Write a fraction or a mixed number in lowest terms.',
    right: 'As fractions, {a} ÷ {b} is {a} times the reciprocal of {b}.',
    apart:
      'This divides the whole numbers and the fractions on their own. Write each number as one fraction. What do you see?',
    'keeps-whole':
      'This keeps the whole number and divides only the fraction part. How do you write {first} as one fraction?',
    dividend: 'This flips {first}. Which of the two numbers do you divide by?',
    converts:
      'This adds {whole, number} to the numerator of {part}. How many parts {whole, plural, one {does one whole} other {do # wholes}} make?',
    other: 'Write both numbers as fractions first. Then multiply by the reciprocal of the second one.',
    'first-do': 'Write the first number as one fraction.',
    'second-do': 'Write the second number as one fraction.',
    'convert-why': 'Each whole is cut into as many parts as the denominator tells.',
    'turn-do': 'Multiply by the reciprocal of the second number.',
    'turn-why': 'Dividing by a number is the same as multiplying by its reciprocal.',
    'multiply-do': 'Multiply and simplify.',
    'multiply-why': 'Divide the numerator and the denominator by the same number where you can.',
    'mixed-do': 'Write the result as a mixed number.',
    'mixed-why': 'See how many wholes are in it and what is left.',
    final: '{value}',
  },
  draw: ({ level, random }): Params => ({ scene: random.pick(scenes), ...drawPair(level, random) }),
  build({ scene, first, second }: Params, { level, step, distractor }) {
    const [a, b] = [asFraction(first), asFraction(second)];
    const key = quotient(a, b);
    const words = {
      first: mixedText(...a),
      second: mixedText(...b),
      a: fractionText(...a),
      b: fractionText(...b),
      whole: first.whole,
      part: fractionText(first.top, first.bottom),
      value: mixedText(...key),
    };
    const [apart, upside, converted] = slipsOf(first, second);
    const second2: readonly SpecStep[] =
      second.whole === 0
        ? []
        : [step('convert-second', words.second, words.b, { do: 'second-do', why: 'convert-why' })];
    const turned = fractionText(b[1], b[0]);
    const convertFirst = step('convert-first', words.first, words.a, { do: 'first-do', why: 'convert-why' });
    const wrongFirst = fractionText(first.whole + first.top, first.bottom);
    const parts = quotient([first.top, first.bottom], [second.top, second.bottom]);
    const wholes = first.whole / Math.max(1, second.whole);
    const partsQuotient = `${words.part} ÷ ${fractionText(second.top, second.bottom)}`;
    const splitUp = `${second.whole === 0 ? first.whole : `${first.whole} ÷ ${second.whole}`} + ${partsQuotient}`;
    const joined = `${wholes} + ${wholeOrFraction(...parts)}`;
    const partsApart: readonly SpecStep[] = [
      step('split-up', `${words.first} ÷ ${words.second}`, splitUp, 'multiply'),
      step('divide-parts', splitUp, joined, 'multiply'),
      step('join-both', joined, mixedText(...apart), 'mixed'),
    ];
    /** The last lines, from a quotient of fractions to a mixed number. */
    const divideWith = (asked: string, product: string, result: Fraction): readonly SpecStep[] => [
      step('reciprocal', asked, product, 'turn'),
      step('multiply', product, wholeOrFraction(...result)),
      ...(result[0] > result[1] && result[1] > 1
        ? [step('write-mixed', wholeOrFraction(...result), mixedText(...result), 'mixed')]
        : []),
    ];
    return {
      words,
      question: [level === 3 ? scene : 'ask', level === 1 ? 'form' : 'form-either'],
      answer: {
        value: mixedValue(...key),
        ...(level === 1 ? { asked: 'mixed' } : { form: 'fraction', asked: 'lowest-terms' }),
      },
      distractors: [
        distractor(
          'divides-whole-parts-and-fraction-parts-separately',
          mixedValue(...apart),
          second.whole === 0 ? 'keeps-whole' : 'apart',
          { work: partsApart },
        ),
        distractor('inverts-the-dividend-instead-of-the-divisor', mixedValue(...upside), 'dividend', {
          work: [
            convertFirst,
            ...second2,
            ...divideWith(`${words.a} ÷ ${words.b}`, `${fractionText(a[1], a[0])} × ${words.b}`, upside),
          ],
        }),
        distractor('converts-the-mixed-number-incorrectly', mixedValue(...converted), 'converts', {
          work: [
            step('convert-first', words.first, wrongFirst, { do: 'first-do', why: 'convert-why' }),
            ...second2,
            ...divideWith(`${wrongFirst} ÷ ${words.b}`, `${wrongFirst} × ${turned}`, converted),
          ],
        }),
      ],
      steps: [
        convertFirst,
        ...second2,
        ...divideWith(`${words.a} ÷ ${words.b}`, `${words.a} × ${turned}`, key),
      ],
      claims: [
        `(${a.join('/')}) ÷ (${b.join('/')}) = ${key.join('/')}`,
        `${first.whole} + ${first.top}/${first.bottom} = ${a.join('/')}`,
        `${second.whole} + ${second.top}/${second.bottom} = ${b.join('/')}`,
      ],
    };
  },
});

function asFraction({ whole, top, bottom }: Mixed): Fraction {
  return lowestTerms(whole * bottom + top, bottom);
}

function quotient([a, b]: Fraction, [c, d]: Fraction): Fraction {
  return lowestTerms(a * d, b * c);
}

/** Parts divided apart, the first number turned over, and the first number with its whole added to its top. */
function slipsOf(first: Mixed, second: Mixed): readonly [Fraction, Fraction, Fraction] {
  const [a, b] = [asFraction(first), asFraction(second)];
  const parts = quotient([first.top, first.bottom], [second.top, second.bottom]);
  const wholes = first.whole / Math.max(1, second.whole);
  return [
    lowestTerms(wholes * parts[1] + parts[0], parts[1]),
    quotient(b, a),
    quotient([first.whole + first.top, first.bottom], b),
  ];
}

function drawMixed(random: Random, whole: number, bottoms: readonly number[]): Mixed {
  const [top, bottom] = lowestTerms(1, random.pick(bottoms));
  const [a, b] = lowestTerms(random.int(1, bottom - 1) * top, bottom);
  return { whole, top: a, bottom: b };
}

/** Quotients up to four, some below one from level 2 on, whose slips all differ from them and from each other. */
function drawPair(level: Level, random: Random): Pick<Params, 'first' | 'second'> {
  const bottoms = level === 1 ? [2, 3, 4, 5] : [2, 3, 4, 5, 6, 8];
  const isBelow = level > 1 && random.chance(40);
  return random.until(() => {
    const divisor = level === 1 ? 0 : random.int(1, 3);
    const times = level === 1 ? random.int(1, 3) : isBelow ? divisor : divisor * random.int(1, 4);
    const first = drawMixed(random, times, bottoms);
    const second = drawMixed(random, divisor, level === 1 ? [2, 3, 4, 5, 6] : bottoms);
    const key = quotient(asFraction(first), asFraction(second));
    const size = key[0] / key[1];
    const isFit =
      key[1] > 1 && key[1] <= (isBelow ? 22 : 12) && (isBelow ? size < 1 : size > 1 && size < 4.2);
    const values = [key, ...slipsOf(first, second)].map(([top, bottom]) => top / bottom);
    return isFit && new Set(values).size === 4 ? { first, second } : null;
  });
}
