import type { DiagramOf } from '@playforward/diagram';
import {
  type Distractor,
  type Level,
  matchTheCards,
  numberSkill,
  type Random,
  type Sentence,
  type SpecStep,
  takeDistractors,
} from '../../src/kit/index.ts';
import { fractionValue, lowestTerms } from '../../src/numbers/fraction-amounts.ts';

type Base = { top: number; bottom: number; places: number };
/** `other` is the smaller power of level 3; half of the asks name it first. */
type Params = {
  ask: 'what' | 'evaluate' | 'product' | 'words';
  base: Base;
  exponent: number;
  other: readonly [number, number];
};

const chains = ['calls', 'shares', 'branches', 'letters', 'bubbles'] as const;

/**
 * Level 1 has whole numbers, and products to be written as powers, level 2 fractions and decimals, level 3 two powers to
 * compare. The stretch problem adds what comes in every round.
 */
export const m6PowerEvaluate = numberSkill('m6-power-evaluate', {
  version: 4,
  form: 'number',
  byHand: { levels: [1], ask: 'match', share: 60, without: 'picture' },
  text: {
    headline: 'Multiply the base by itself',
    what: 'What is the value of {power}?',
    evaluate: 'Work out the value of {power}.',
    product: 'A number is written as {power}. Which number is it?',
    words: 'What is {base} to the power of {exponent, number}?',
    gap: [
      'Which is greater, {one} or {two}? Write by how much.',
      'Compare {one} and {two}. By how much is one of them greater?',
      'Find out which of {one} and {two} is greater. How much greater is it?',
      'How far apart are {one} and {two}?',
    ],
    match: [
      'Give each product or sum its short form.',
      'Which short form belongs to which product or sum?',
      'Match each product or sum with a shorter way to write it.',
      'Put each short form beside what it stands for.',
    ],
    'factors-do': 'Count the equal factors of {product}.',
    'factors-why': 'The factor is the base. How many there are is the exponent.',
    'terms-do': 'Look at the signs of {repeated}.',
    'terms-why': 'Equal numbers that are added make a product, not a power.',
    'match-final': 'Equal factors make a power. Equal numbers that are added make a product.',
    right: 'The exponent {exponent, number} counts how many times {base} is a factor.',
    'right-gap': 'Each exponent counts how many times its base is a factor, and {power} is the greater one.',
    multiplies: 'This multiplies {base} by {exponent, number}. What does the exponent count?',
    digits: 'Here the numbers are multiplied by {exponent, number}. How many times is {base} a factor?',
    'digits-point':
      'Here {top, number} is multiplied by {exponent, number} before the point is placed. How many times is {base} a factor?',
    adds: 'This adds {base} to itself. Does a power stand for a sum or for a product?',
    swaps: 'This takes {exponent, number} as the base. Which number is multiplied by itself?',
    'multiplies-gap': 'This multiplies every base by its exponent. What does an exponent count?',
    'swaps-gap': 'This trades base and exponent. Which number is multiplied by itself?',
    short: 'One factor is missing. How many factors does the exponent ask for?',
    top: 'Here only the numerator is raised. Does the power belong to the denominator, too?',
    point: 'The digits fit, but not the point. How many decimal places do all factors have?',
    'one-only': 'This is the value of one power only. What does the question ask you to do with both?',
    sum: 'This adds the base and the exponent. What do they stand for?',
    other: 'Write the base as a factor as many times as the exponent says. Then multiply.',
    'write-do': 'Write {power} as a product.',
    'write-why': 'The exponent tells how many factors there are.',
    'multiply-do': 'Multiply.',
    'multiply-why': 'Take two factors at a time.',
    'parts-do': 'Multiply without the point.',
    'tops-do': 'Multiply the numerators, and multiply the denominators.',
    'parts-why': 'This part is done with whole numbers.',
    'fraction-do': 'Write the result as a fraction.',
    'fraction-why': 'The power belongs to the numerator and to the denominator.',
    'point-do': 'Place the point.',
    'point-why': 'The decimal places of all factors add up.',
    'value-do': 'Find the value of {which}.',
    'gap-do': 'Subtract the smaller value from the greater one.',
    'gap-why': 'The difference tells how much greater one is.',
    final: '{shown}',
    'final-gap': '{power} is greater by {value}.',
    calls:
      '{first, number} people call {b, number} people each. Each of these calls {b, number} new people, and so on. How many people are called in {n, number} rounds in all?',
    shares:
      '{first, number} students send a video to {b, number} friends each. Each friend sends it to {b, number} new people, and so on. How many people get it in {n, number} rounds in all?',
    branches:
      'A bush has {first, number} stems. In a year each stem grows {b, number} branches. In the next year each of these grows {b, number}, and so on. How many branches grow in {n, number} years in all?',
    letters:
      '{first, number} classes each write to {b, number} classes. Each of these writes to {b, number} new classes, and so on. How many classes get a letter in {n, number} rounds in all?',
    bubbles:
      'In a game, {first, number} bubbles each split into {b, number} new ones. Each new bubble splits into {b, number}, and so on. How many new bubbles come in {n, number} rounds in all?',
    'right-all': 'Every round has {b, number} times as many as the one before, and all rounds are added.',
    'last-only': 'This is the last round alone. What does the question count?',
    'adds-rounds':
      'This adds the same number each round. How many new ones does each one of the last round bring?',
    'one-start': 'This starts with one. How many are there at the start?',
    'other-all': 'Find how many there are in each round. Then add all rounds.',
    'round-do': 'Find how many there are in the first round.',
    'round-why': 'Each one at the start brings {b, number}.',
    'again-do': 'Find how many there are in the next round.',
    'again-why': 'Each one of the last round brings {b, number}.',
    'all-do': 'Add all rounds.',
    'all-why': 'The question asks for all of them together.',
  },
  finite: { 1: 76 },
  draw: ({ level, random }): Params => ({
    ask: random.pick(['what', 'evaluate', 'product', 'words']),
    ...drawPower(level, random),
  }),
  build({ ask, base, exponent, other }: Params, { level, say, step, distractor }) {
    const power = `$${powerOf(base, exponent)}$`;
    const [b, e] = other;
    const whole = base.top ** exponent;
    const value = level === 3 ? String(whole - b ** e) : writePower(base, exponent);
    const shown = level === 2 && base.bottom > 1 ? `$\\frac{${whole}}{${base.bottom ** exponent}}$` : value;
    const name = base.bottom > 1 ? `$\\frac{${base.top}}{${base.bottom}}$` : writePower(base, 1);
    const second = `$${b}^${e}$`;
    const isTurned = ask === 'product' || ask === 'words';
    const [one, two] = isTurned ? [second, power] : [power, second];
    const words = { power, one, two, exponent, base: name, top: base.top, value, shown };
    const factors = Array<string>(exponent).fill(name).join(' × ');
    const product = step('write-product', power, factors, 'write');
    const worked = [
      [power, `${factors} = ${whole}`] as const,
      [second, `${Array<string>(e).fill(String(b)).join(' × ')} = ${b ** e}`] as const,
    ].map(([which, after]) => ({
      ...product,
      before: which,
      after,
      instruction: say('value-do', { which }),
    }));
    const distractors = {
      1: [
        distractor('multiplies-the-base-by-the-exponent', base.top * exponent, 'multiplies'),
        distractor('swaps-base-and-exponent', exponent ** base.top, 'swaps'),
        distractor('slip', base.top ** (exponent - 1), 'short'),
        distractor('slip', base.top + exponent, 'sum'),
      ],
      2: level !== 2 ? [] : base.bottom > 1 ? fractionSlips(base, exponent) : decimalSlips(base, exponent),
      3: [
        distractor('multiplies-the-base-by-the-exponent', base.top * exponent - b * e, 'multiplies-gap'),
        distractor('swaps-base-and-exponent', Math.abs(exponent ** base.top - e ** b), 'swaps-gap'),
        distractor('slip', whole, 'one-only'),
        distractor('slip', b ** e, 'one-only'),
      ].filter(
        ({ value: of }) =>
          Number(of) > 0 && Number(of) <= 20 * Number(value) && Number(of) >= Number(value) / 20,
      ),
    }[level];
    return {
      words,
      question: level === 3 ? 'gap' : ask,
      diagram: level === 1 && exponent === 2 && base.top <= 10 ? squareOf(base.top) : null,
      ...(level === 1 && base.top <= 6 && { drawn: shortForms(base.top, exponent, say) }),
      answer: { value, reason: level === 3 ? 'right-gap' : 'right' },
      finalAnswer: level === 3 ? 'final-gap' : 'final',
      distractors: distractors.map((one) =>
        'reason' in one ? one : distractor(one.misconception, one.value, one.why),
      ),
      steps:
        level === 3
          ? [
              ...(isTurned ? worked.toReversed() : worked),
              step('subtract', `${whole} − ${b ** e}`, value, 'gap'),
            ]
          : [
              product,
              ...(level === 2
                ? [
                    partsStep(base, exponent, [
                      say(base.bottom > 1 ? 'tops-do' : 'parts-do'),
                      say('parts-why'),
                    ]),
                  ]
                : []),
              step('multiply', power, shown, {
                do: level === 1 ? 'multiply-do' : base.bottom > 1 ? 'fraction-do' : 'point-do',
                why: level === 1 ? 'multiply-why' : base.bottom > 1 ? 'fraction-why' : 'point-why',
              }),
            ],
      claims: [
        level === 3
          ? `${base.top}^${exponent} - ${b}^${e} = ${value}`
          : `(${base.top}/${base.bottom * 10 ** base.places})^${exponent} = ${value}`,
      ],
    };
  },
  stretch: {
    draw: ({ random }) =>
      random.until(() => {
        const [first, b, n] = [random.int(2, 12), random.int(2, 5), random.int(3, 5)];
        return first * b ** n <= 1500 && first !== b ? { chain: random.pick(chains), first, b, n } : null;
      }),
    build({ chain, first, b, n }, { step, distractor }) {
      const rounds = Array.from({ length: n }, (_, index) => first * b ** (index + 1));
      const value = rounds.reduce((all, one) => all + one);
      return {
        words: { first, b, n, value: String(value), shown: String(value) },
        question: chain,
        answer: { value, reason: 'right-all' },
        distractors: takeDistractors(value, [
          distractor('adds-the-base-repeatedly', first * b * n, 'adds-rounds'),
          distractor('forgets-the-group-size', value / first, 'one-start'),
          distractor('slip', rounds.at(-1) ?? 0, 'last-only'),
        ]),
        otherWrong: 'other-all',
        steps: [
          ...rounds.map((round, index) =>
            step(`round-${index + 1}`, `${round / b} × ${b}`, round, index === 0 ? 'round' : 'again'),
          ),
          step('all', rounds.join(' + '), value),
        ],
        claims: [`${rounds.join(' + ')} = ${value}`],
      };
    },
  },
});

/** Equal factors with their power, the same with base and exponent traded, and equal numbers that are added. */
function shortForms(
  base: number,
  exponent: number,
  say: (
    key: 'factors-do' | 'factors-why' | 'terms-do' | 'terms-why' | 'match-final',
    args?: { readonly product?: string; readonly repeated?: string },
  ) => Sentence,
) {
  const repeat = (number: number, times: number, sign: string): string =>
    Array<number>(times).fill(number).join(` ${sign} `);
  const product = repeat(base, exponent, '×');
  const traded = repeat(exponent, base, '×');
  const repeated = repeat(base, exponent, '+');
  const [power, other] = [`$${base}^${exponent}$`, `$${exponent}^${base}$`];
  const times = `${exponent} × ${base}`;
  // A factor less than two would be no product.
  const isLong = exponent > 2;
  const spare = `$${base}^${isLong ? exponent - 1 : exponent + 1}$`;
  const count = (counted: string, after: string): SpecStep => ({
    rule: 'count-factors',
    before: counted,
    after,
    instruction: say('factors-do', { product: counted }),
    explanation: say('factors-why'),
  });
  return {
    make: matchTheCards({
      places: [product, traded, repeated],
      cards: [power, other, times, spare].map((words) => ({ words })),
      wrong: [[2, 1, 0], [1, 0, 2], isLong ? [3, 1, 2] : null],
    }),
    finalAnswer: say('match-final'),
    steps: [
      count(product, power),
      count(traded, other),
      {
        rule: 'see-signs',
        before: repeated,
        after: times,
        instruction: say('terms-do', { repeated }),
        explanation: say('terms-why'),
      },
    ],
  };
}

function partsStep(
  { top, bottom }: Base,
  exponent: number,
  [instruction, explanation]: readonly [Sentence, Sentence],
): SpecStep {
  const times = (number: number): string =>
    `${Array<number>(exponent).fill(number).join(' × ')} = ${number ** exponent}`;
  const after = bottom > 1 ? `${times(top)}, ${times(bottom)}` : times(top);
  return { rule: 'multiply-parts', before: '', after, instruction, explanation };
}

function powerOf({ top, bottom, places }: Base, exponent: number): string {
  if (bottom > 1) return `(\\frac{${top}}{${bottom}})^${exponent}`;
  return `${(top / 10 ** places).toFixed(places)}^${exponent}`;
}

function writePower({ top, bottom, places }: Base, exponent: number): string {
  if (bottom > 1) return fractionValue(top ** exponent, bottom ** exponent);
  return String(Number((top ** exponent / 10 ** (places * exponent)).toFixed(places * exponent)));
}

type Slip = {
  readonly misconception: Distractor['misconception'];
  readonly value: string;
  readonly why: 'digits' | 'digits-point' | 'multiplies' | 'adds' | 'top' | 'point' | 'short';
};

function fractionSlips({ top, bottom }: Base, exponent: number): readonly Slip[] {
  return [
    {
      misconception: 'multiplies-the-base-by-the-exponent',
      value: `${top * exponent}/${bottom * exponent}`,
      why: 'digits',
    },
    { misconception: 'adds-the-base-repeatedly', value: `${top * exponent}/${bottom}`, why: 'adds' },
    { misconception: 'slip', value: `${top ** exponent}/${bottom}`, why: 'top' },
    { misconception: 'slip', value: `${top ** (exponent - 1)}/${bottom ** (exponent - 1)}`, why: 'short' },
  ].filter(({ why }) => why !== 'top' || bottom ** (exponent - 1) <= 20) as readonly Slip[];
}

function decimalSlips({ top, places }: Base, exponent: number): readonly Slip[] {
  const text = (number: number, own: number): string => String(Number((number / 10 ** own).toFixed(own)));
  return [
    {
      misconception: 'multiplies-the-base-by-the-exponent',
      value: text(top * exponent, places * exponent),
      why: 'digits-point',
    },
    { misconception: 'adds-the-base-repeatedly', value: text(top * exponent, places), why: 'adds' },
    { misconception: 'slip', value: text(top ** exponent, places * exponent - 1), why: 'point' },
  ];
}

/** A square of unit squares. */
function squareOf(side: number): DiagramOf<'area-model'> {
  const edge = Array.from({ length: side }, () => ({ size: 1, label: '' }));
  return {
    kind: 'area-model',
    columns: edge,
    rows: edge,
    cells: edge.map(() => edge.map(() => '')),
    shaded: [],
  };
}

/** Bases with their exponents for which base times exponent and the traded power can both be believed. */
const wholePowers = [
  ...[3, 4, 5, 6, 7, 8].map((exponent) => [2, exponent] as const),
  ...[2, 4, 5].map((exponent) => [3, exponent] as const),
  ...[4, 5, 6, 7].flatMap((base) => [[base, 2] as const, [base, 3] as const]),
  ...[8, 9, 10, 11].map((base) => [base, 2] as const),
];

function drawPower(level: Level, random: Random): Pick<Params, 'base' | 'exponent' | 'other'> {
  if (level === 2) return drawPart(random);
  return random.until(() => {
    const [top, exponent] = random.pick(wholePowers);
    const other = random.pick(wholePowers);
    const isOpen = top ** exponent !== exponent ** top;
    const gap = top ** exponent - other[0] ** other[1];
    if (level === 1 && isOpen) return { base: { top, bottom: 1, places: 0 }, exponent, other: [1, 1] };
    const products = top * exponent - other[0] * other[1];
    const traded = Math.abs(exponent ** top - other[1] ** other[0]);
    const isFair = [products, traded].every(
      (one) => one > 0 && one !== gap && one <= 20 * gap && one >= gap / 20,
    );
    // With one exponent the bases alone would tell which is greater.
    return level === 3 && gap > 0 && exponent !== other[1] && isFair && products !== traded
      ? { base: { top, bottom: 1, places: 0 }, exponent, other }
      : null;
  });
}

function drawPart(random: Random): Pick<Params, 'base' | 'exponent' | 'other'> {
  return random.until(() => {
    const exponent = random.int(2, 3);
    const other = [1, 1] as const;
    if (random.chance(40)) {
      const top = random.int(2, 12);
      const isNear =
        top ** exponent <= 20 * top * exponent &&
        exponent * 10 ** (exponent - 1) <= 20 * top ** (exponent - 1);
      if (top % 10 !== 0 && top ** exponent !== top * exponent && isNear)
        return { base: { top, bottom: 1, places: 1 }, exponent, other };
      return null;
    }
    const [top, bottom] = lowestTerms(random.int(1, 9), random.int(2, 10));
    const value = (top / bottom) ** exponent;
    const isFair = bottom > top && top / bottom !== value && top ** exponent !== top * exponent;
    const isNear = (top * exponent) / bottom <= 20 * value && top / bottom <= 20 * value;
    return isFair && isNear && top * exponent !== bottom
      ? { base: { top, bottom, places: 0 }, exponent, other }
      : null;
  });
}
