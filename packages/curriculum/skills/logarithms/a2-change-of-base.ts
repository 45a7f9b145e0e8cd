import {
  type Level,
  type NumberCandidate,
  numberSkill,
  type Random,
  takeDistractors,
} from '../../src/kit/index.ts';
import { roundedTo, roundingClaim } from '../../src/numbers/rounded-values.ts';

/** log of `number` / 10 to the base `base` / 100. */
type Params = { base: number; number: number; by: 'log' | 'ln'; scene: 'savings' | 'town' | 'yeast' };

/** Level 1 has whole numbers, level 2 decimals, level 3 a growth time. */
export const a2ChangeOfBase = numberSkill('a2-change-of-base', {
  version: 2,
  form: 'decimal',
  text: {
    headline: 'Change the base',
    ask: [
      'Evaluate {log} with {name} logarithms. Round to three decimal places.',
      'Use {name} logarithms to find {log}. Round to three decimal places.',
      'What is {log}? Use {name} logarithms, and round to three decimal places.',
      'Change {log} to {name} logarithms and work it out. Round to three decimal places.',
    ],
    savings:
      'Savings grow by the factor {b} each year. The time until they are {n} times their present size is {log} years.',
    town: 'A town grows by the factor {b} each year. The time until it is {n} times its present size is {log} years.',
    yeast:
      'A cell culture grows by the factor {b} each hour. The time until it is {n} times its present size is {log} hours.',
    'ask-time': [
      'Evaluate it with {name} logarithms, and round to three decimal places.',
      'Work it out with {name} logarithms. Round to three decimal places.',
    ],
    right: 'The logarithm of the number is divided by the logarithm of the base.',
    inverted: 'This divides the other way around. Which logarithm stands above the bar?',
    subtracts: 'This subtracts the logarithms. Which operation changes the base?',
    divides: 'This divides the numbers themselves. What has to be taken of each number first?',
    top: 'This is the logarithm of the number alone. By what is it divided?',
    bottom: 'This is one over the logarithm of the base. What stands above the bar?',
    other: 'Take the logarithm of the number and of the base. Then divide the two.',
    'write-do': 'Write the quotient of two logarithms.',
    'write-why': 'Number above, base below, both with the same new base.',
    'find-do': 'Find both logarithms.',
    'find-why': 'A calculator has a key for them.',
    'divide-do': 'Divide and round at the end.',
    'divide-why': 'Rounded logarithms would spoil the last places.',
    final: 'The value is about {value}.',
  },
  draw: ({ level, random }): Params => drawLog(level, random),
  build(params: Params, { level, step, distractor }) {
    const { by, scene } = params;
    const [b, n] = [params.base / 100, params.number / 10];
    const { key, top, bottom, wrong } = valuesOf(params);
    const value = roundedTo(key, 3);
    const words = {
      b: String(b),
      n: String(n),
      value,
      log: `$\\log_{${b}}(${n})$`,
      name: by === 'log' ? 'common' : 'natural',
    };
    const quotient = `$\\frac{\\${by}(${n})}{\\${by}(${b})}$`;
    const found = `${roundedTo(top, 5)} ÷ ${roundedTo(bottom, 5)}`;
    return {
      words,
      question: level === 3 ? [scene, 'ask-time'] : 'ask',
      answer: { value, places: 3 },
      distractors: takeDistractors(
        key,
        wrong.map(([misconception, of, reason]): NumberCandidate => distractor(misconception, of, reason)),
        (of) => roundedTo(of, 3),
      ),
      steps: [
        step('write', words.log, quotient),
        step('find', quotient, `about ${found}`),
        step('divide', `about ${found}`, `about ${value}`),
      ],
      claims: [roundingClaim(`ln(${n}) / ln(${b})`, value, 3)],
    };
  },
});

type Wrong = readonly [
  NumberCandidate['misconception'],
  number,
  'inverted' | 'subtracts' | 'divides' | 'top' | 'bottom',
];

function valuesOf({ base, number, by }: Params) {
  const take = by === 'log' ? Math.log10 : Math.log;
  const [b, n] = [base / 100, number / 10];
  const [top, bottom] = [take(n), take(b)];
  const key = top / bottom;
  const wrong: readonly Wrong[] = [
    ['inverts-the-quotient', bottom / top, 'inverted'],
    ['subtracts-the-logs', top - bottom, 'subtracts'],
    ['divides-the-numbers', n / b, 'divides'],
    ['slip', top, 'top'],
    ['slip', 1 / bottom, 'bottom'],
  ];
  return { key, top, bottom, wrong };
}

function drawLog(level: Level, random: Random): Params {
  return random.until(() => {
    const base = { 1: 100 * random.int(2, 9), 2: 10 * random.int(12, 85), 3: random.int(103, 125) }[level];
    const number = {
      1: 10 * random.int(3, 99),
      2: random.int(21, 400),
      3: random.pick([15, 20, 25, 30, 40, 50]),
    }[level];
    const params: Params = {
      base,
      number,
      by: random.pick(['log', 'ln']),
      scene: random.pick(['savings', 'town', 'yeast']),
    };
    const { key, wrong } = valuesOf(params);
    const likely = wrong.filter(([, of]) => of > key / 19 && of < 19 * key);
    const shown = [key, ...likely.map(([, of]) => of)].map((of) => roundedTo(of, 3));
    const whole = Number.isInteger(Number(key.toFixed(3)));
    const named = likely.filter(([id]) => id !== 'slip').length;
    return !whole && named >= 2 && likely.length >= 3 && new Set(shown).size === shown.length ? params : null;
  });
}
