import { choiceSkill, type Level, type Random } from '../../src/kit/index.ts';

/** `a` times a power of the base `tenths` / 10; `k` is the number in the exponent. */
type Params = { a: number; tenths: number; k: number; letter: 't' | 'x' | 'n' };

/** Level 1 takes a factor out of a sum in the exponent, level 2 a factor into the base, level 3 goes back by a root. */
export const a2ExponentialFormChoose = choiceSkill('a2-exponential-form-choose', {
  version: 1,
  text: {
    headline: 'Choose the equivalent expression',
    ask: [
      'Which expression is equivalent to {given}?',
      'Which expression always has the same value as {given}?',
      'Write {given} in another form. Which one is right?',
      'Only one of these equals {given}. Which one?',
    ],
    shown: '{expression}',
    right: 'The laws of exponents lead from one to the other, for every {letter}.',
    'base-times': 'This multiplies the base by the number in the exponent. What does an exponent count?',
    'base-over': 'This multiplies the base by the fraction in the exponent. What does such an exponent mean?',
    adds: 'This has a sum in the exponent. Is the exponent given as a sum or as a product?',
    splits: 'This adds two powers. Which operation belongs to a sum in the exponent?',
    moves: 'The number in front joined the base here. Does the exponent belong to it?',
    other: 'Try {letter} as one and as two in both expressions.',
    'see-do': 'See how the exponent is built.',
    'see-sum': 'A sum in the exponent is a product of powers.',
    'see-product': 'A product in the exponent is a power of a power.',
    'law-do': 'Use the law of exponents.',
    'law-why': 'The power has the same value for every {letter}.',
    'work-do': 'Work out the number.',
    'work-why': 'It does not depend on {letter}.',
    final: 'An equivalent expression is {expression}.',
  },
  draw: ({ level, random }): Params => drawNumbers(level, random),
  build(params: Params, { level, say, step, distractor }) {
    const { letter } = params;
    const { given, law, key, wrong } = formsOf(params, level);
    const words = { given: `$${given}$`, letter: `$${letter}$`, expression: `$${key}$` };
    return {
      words,
      question: 'ask',
      answer: { value: 'right', text: say('shown', { expression: `$${key}$` }) },
      distractors: wrong.map(([misconception, expression, reason], at) =>
        distractor(misconception, `w${at}`, reason, say('shown', { expression: `$${expression}$` })),
      ),
      steps: [
        step('see', 'the exponent', level === 1 ? 'a sum' : 'a product', {
          why: level === 1 ? 'see-sum' : 'see-product',
        }),
        step('law', words.given, `$${law}$`),
        step('work', `$${law}$`, words.expression),
      ],
      claims: [claimOf(params, level)],
    };
  },
});

type Wrong = readonly [
  'multiplies-base-and-exponent' | 'adds-exponents' | 'moves-a-factor-into-the-base' | 'slip',
  string,
  'base-times' | 'base-over' | 'adds' | 'splits' | 'moves',
];

const decimal = (value: number): string => String(Number(value.toFixed(6)));

function formsOf({ a, tenths, k, letter }: Params, level: Level) {
  const base = tenths / 10;
  const b = decimal(base);
  const power = decimal(base ** k);
  if (level === 1) {
    const wrong: readonly Wrong[] = [
      ['moves-a-factor-into-the-base', `${decimal(a * base ** (k + 1))}^{${letter}}`, 'moves'],
      ['multiplies-base-and-exponent', `${decimal(a * base * k)} \\cdot ${b}^{${letter}}`, 'base-times'],
      ['slip', `${a} \\cdot ${b}^{${letter}} + ${power}`, 'splits'],
    ];
    return {
      given: `${a} \\cdot ${b}^{${letter} + ${k}}`,
      law: `${a} \\cdot ${b}^{${k}} \\cdot ${b}^{${letter}}`,
      key: `${decimal(a * base ** k)} \\cdot ${b}^{${letter}}`,
      wrong,
    };
  }
  if (level === 2) {
    const wrong: readonly Wrong[] = [
      ['multiplies-base-and-exponent', `${a}(${decimal(base * k)})^{${letter}}`, 'base-times'],
      ['adds-exponents', `${a}(${b})^{${letter} + ${k}}`, 'adds'],
      ['moves-a-factor-into-the-base', `${decimal(a * base)}^{${k}${letter}}`, 'moves'],
    ];
    return {
      given: `${a}(${b})^{${k}${letter}}`,
      law: `${a}(${b}^{${k}})^{${letter}}`,
      key: `${a}(${power})^{${letter}}`,
      wrong,
    };
  }
  const wrong: readonly Wrong[] = [
    ['multiplies-base-and-exponent', `${a}\\left(\\frac{${power}}{${k}}\\right)^{${letter}}`, 'base-over'],
    ['adds-exponents', `${a}(${power})^{${letter} + \\frac{1}{${k}}}`, 'adds'],
    ['moves-a-factor-into-the-base', `${decimal(a * base ** k)}^{\\frac{${letter}}{${k}}}`, 'moves'],
  ];
  return {
    given: `${a}(${power})^{\\frac{${letter}}{${k}}}`,
    law: `${a}(${power}^{\\frac{1}{${k}}})^{${letter}}`,
    key: `${a}(${b})^{${letter}}`,
    wrong,
  };
}

function claimOf({ a, tenths, k, letter }: Params, level: Level): string {
  const base = tenths / 10;
  const power = decimal(base ** k);
  if (level === 1) return `${a} * ${base}^(${letter} + ${k}) = ${decimal(a * base ** k)} * ${base}^${letter}`;
  if (level === 2) return `${a} * ${base}^(${k}${letter}) = ${a} * ${power}^${letter}`;
  return `${power} = ${base}^${k}`;
}

function drawNumbers(level: Level, random: Random): Params {
  return random.until(() => {
    const tenths =
      level === 1 ? 10 * random.int(2, 9) : random.pick([11, 12, 13, 14, 15, 20, 25, 30, 40, 50]);
    const k =
      level === 1 ? random.int(2, tenths > 40 ? 3 : 4) : random.int(2, tenths > 14 && tenths < 30 ? 2 : 3);
    const params: Params = {
      a: level === 1 ? random.int(2, 9) : 10 * random.int(2, 60),
      tenths,
      k,
      letter: random.pick(['t', 'x', 'n']),
    };
    const { key, wrong } = formsOf(params, level);
    return new Set([key, ...wrong.map(([, form]) => form)]).size === 4 &&
      (tenths / 10) ** k !== (tenths / 10) * k
      ? params
      : null;
  });
}
