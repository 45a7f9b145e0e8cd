import { type Distractor, type Level, numberSkill, type Random } from '../../src/kit/index.ts';
import { fractionValue, lowestTerms, wholeOrFraction } from '../../src/numbers/fraction-amounts.ts';
import { fractionText } from '../../src/scenes/shares.ts';

/** The number is whole + top/bottom at level 2, top/bottom at level 1, and top/bottom + addTop/addBottom at level 3. */
type Params = {
  ask: 'reciprocal' | 'product' | 'quotient';
  whole: number;
  top: number;
  bottom: number;
  addTop: number;
  addBottom: number;
};

/** Level 1 turns a fraction or a whole number over, level 2 a mixed number; level 3 adds two fractions first. */
export const m6ReciprocalFind = numberSkill('m6-reciprocal-find', {
  version: 1,
  form: 'fraction',
  text: {
    headline: 'Find the reciprocal',
    reciprocal: ['What is the reciprocal of {number}?', 'Find the reciprocal of {number}.'],
    product: 'Which number times {number} makes {one, number}?',
    quotient: 'What is {one, number} ÷ {number}?',
    'sum-quotient': 'Divide {one, number} by the sum {number}. What is the quotient?',
    'sum-reciprocal': [
      'What is the reciprocal of the sum {number}?',
      'Find the reciprocal of the sum {number}.',
    ],
    'sum-product':
      'The sum {number} is multiplied by a number. The product is {one, number}. What is the number?',
    lowest: 'Write a fraction in lowest terms.',
    right: 'The product of {plain} and this number is {one, number}.',
    negative:
      'This puts a minus sign before the number. Added to it, that makes zero. What makes {one, number} when you multiply?',
    'from-one':
      'Added to the number, this makes {one, number}. Is a reciprocal found by adding or by multiplying?',
    'part-only': 'This keeps the whole number and flips the rest. What is {number} as a single fraction?',
    same: 'This is the number itself. Does its product with itself make {one, number}?',
    single: 'This is {number} as a single fraction. What has to happen to its numerator and denominator?',
    each: 'This turns over each fraction and then adds. What is the sum of the two first?',
    other: 'Is the number one fraction? If not, write it as one. Then swap numerator and denominator.',
    'over-do': 'Write the number over {one, number}.',
    'over-why': 'A whole number is a fraction with the denominator {one, number}.',
    'convert-do': 'Write the mixed number as one fraction.',
    'convert-why': 'Each whole holds {bottom, number} parts.',
    'add-do': 'Add the two fractions first.',
    'add-why': 'The reciprocal belongs to the whole sum.',
    'turn-do': 'Swap numerator and denominator.',
    'turn-why': 'The product then has the same numerator and denominator.',
    'turn-quotient': 'Dividing one by a number gives its reciprocal.',
    'check-do': 'Multiply to check.',
    'check-why': 'A number times its reciprocal makes {one, number}.',
    final: '{value}',
  },
  draw: ({ level, random }): Params => ({
    ask: random.pick(['reciprocal', 'product', 'quotient']),
    ...drawNumber(level, random),
  }),
  build(params: Params, { level, say, step }) {
    const { ask, whole, top, bottom, addTop, addBottom } = params;
    const [a, b] = numberOf(params);
    const key = lowestTerms(b, a);
    const sum = `${fractionText(top, bottom)} + ${fractionText(addTop, addBottom)}`;
    const number = { 1: wholeOrFraction(a, b), 2: `${whole} ${fractionText(top, bottom)}`, 3: sum }[level];
    const plain = wholeOrFraction(a, b);
    const words = { number, plain, whole, bottom, one: 1, value: wholeOrFraction(...key) };
    const first = firstStepOf(params, level);
    return {
      words,
      question: [level === 3 ? `sum-${ask}` : ask, 'lowest'],
      answer: { value: fractionValue(...key), asked: 'lowest-terms' },
      distractors: candidatesOf(params, level).map(({ reason, ...candidate }) => ({
        ...candidate,
        reason: say(reason),
      })),
      steps: [
        first === null ? null : step(first.rule, number, first.after),
        step('turn-over', fractionText(a, b), wholeOrFraction(...key), {
          do: 'turn-do',
          why: ask === 'quotient' ? 'turn-quotient' : 'turn-why',
        }),
        step('check-product', `${plain} × ${wholeOrFraction(...key)}`, '1', 'check'),
      ],
      claims: [
        `(${a}/${b}) * (${b}/${a}) = 1`,
        level === 3
          ? `${top}/${bottom} + ${addTop}/${addBottom} = ${a}/${b}`
          : `${whole} + ${top}/${bottom} = ${a}/${b}`,
      ],
    };
  },
});

type FirstStep = { readonly rule: 'convert' | 'add' | 'over'; readonly after: string };

/** A fraction can be turned over at once. */
function firstStepOf(params: Params, level: Level): FirstStep | null {
  const [a, b] = numberOf(params);
  if (level === 2) return { rule: 'convert', after: fractionText(a, b) };
  if (level === 3) return { rule: 'add', after: fractionText(a, b) };
  return b === 1 ? { rule: 'over', after: fractionText(a, 1) } : null;
}

type Candidate = Pick<Distractor, 'misconception' | 'value'> & {
  readonly reason: 'negative' | 'from-one' | 'part-only' | 'single' | 'each' | 'same';
};

function candidatesOf(params: Params, level: Level): readonly Candidate[] {
  const { whole, top, bottom, addTop, addBottom } = params;
  const [a, b] = numberOf(params);
  const negative: Candidate = {
    misconception: 'makes-the-number-negative',
    value: `-${fractionValue(a, b)}`,
    reason: 'negative',
  };
  if (level === 2) {
    const partOnly = fractionValue(whole * top + bottom, top);
    return [
      negative,
      { misconception: 'inverts-only-the-fraction-part', value: partOnly, reason: 'part-only' },
      { misconception: 'slip', value: fractionValue(a, b), reason: 'single' },
    ];
  }
  const each = fractionValue(bottom * addTop + addBottom * top, top * addTop || 1);
  return [
    negative,
    { misconception: 'subtracts-from-one', value: fractionValue(b - a, b), reason: 'from-one' },
    ...(level === 3 ? [{ misconception: 'slip', value: each, reason: 'each' } as const] : []),
    { misconception: 'slip', value: fractionValue(a, b), reason: 'same' },
  ];
}

/** The number as one fraction in lowest terms. */
function numberOf({ whole, top, bottom, addTop, addBottom }: Params): readonly [number, number] {
  return lowestTerms((whole * bottom + top) * addBottom + addTop * bottom, bottom * addBottom);
}

/** Numbers whose negative, rest to one and reciprocal all differ and stay within sight of each other. */
function drawNumber(level: Level, random: Random): Omit<Params, 'ask'> {
  const none = { whole: 0, addTop: 0, addBottom: 1 };
  if (level === 1 && random.chance(12)) return { ...none, top: random.int(2, 4), bottom: 1 };
  return random.until(() => {
    const bottom = random.int(2, level === 1 ? 20 : level === 2 ? 12 : 8);
    const top = random.int(1, bottom - 1);
    const isLowest = lowestTerms(top, bottom)[1] === bottom;
    if (!isLowest) return null;
    if (level === 1 && top > 1 && bottom * bottom < 18 * top * Math.min(top, bottom - top))
      return { ...none, top, bottom };
    const whole = random.int(1, 3);
    if (level === 2 && isMixedFit(whole, top, bottom)) return { ...none, whole, top, bottom };
    if (level !== 3) return null;
    const [addTop, addBottom] = lowestTerms(random.int(1, 7), random.int(2, 10));
    const [a, b] = lowestTerms(top * addBottom + addTop * bottom, bottom * addBottom);
    return addTop < addBottom && addBottom !== bottom && a < b - 1 && a * 4 > b && a > 1 && b <= 30
      ? { ...none, top, bottom, addTop, addBottom }
      : null;
  });
}

function isMixedFit(whole: number, top: number, bottom: number): boolean {
  const size = whole + top / bottom;
  return size * size < 18 && (whole + bottom / top) * size < 18;
}
