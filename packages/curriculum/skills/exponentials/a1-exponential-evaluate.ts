import type { Diagram } from '@playforward/diagram';
import { numberSkill } from '../../src/kit/index.ts';
import { fractionValue } from '../../src/numbers/fraction-amounts.ts';

/** f(x) = a·b^x, or a·(1/b)^x where `half` is set, at the input x. */
type Values = { a: number; b: number; x: number; half: boolean };
type Params = Values & { ask: 'value' | 'find' };

const near = (value: number, key: number): boolean =>
  Math.abs(value) < 19 * key && Math.abs(value) * 19 > key;

function baseOf({ b, half }: Values): number {
  return half ? 1 / b : b;
}

/** All values whose named wrong answers can be believed beside the right one. */
function valuesOf(inputs: readonly number[], half: boolean): readonly Values[] {
  const all = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 15, 16, 18, 20].flatMap((a) =>
    [2, 3, 4, 5].flatMap((b) => inputs.map((x): Values => ({ a, b, x, half }))),
  );
  return all.filter((values) => {
    const { a, b, x } = values;
    const key = a * baseOf(values) ** x;
    const wrong = [a * baseOf(values) * x, x < 0 ? -a / b ** -x : (a * baseOf(values)) ** x];
    const apart = new Set([key, ...wrong].map((one) => one.toFixed(6))).size === 3;
    const isFine = wrong.every((one) => one === 0 || near(one, key));
    return apart && isFine && key < 2000 && a * b ** Math.abs(x) < 2000;
  });
}

const values = {
  1: valuesOf([2, 3, 4], false),
  2: [...valuesOf([-1, -2, -3], false), ...valuesOf([0], false)],
  3: valuesOf([-3, -2, -1, 2, 3], true),
} as const;

/** Two outputs of a function with the start `a` and the base `b` tell a third one, at `x`. */
const hidden = [2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15].flatMap((a) =>
  [2, 3, 4, 5].flatMap((b) => [3, 4].map((x) => ({ a, b, x }))),
);

/**
 * Level 1 has inputs above zero and a table, level 2 zero and below, level 3 bases that are fractions. The stretch problem
 * finds the rule from two outputs first.
 */
export const a1ExponentialEvaluate = numberSkill('a1-exponential-evaluate', {
  version: 5,
  form: 'number',
  finite: {
    1: 2 * values[1].length,
    2: 2 * values[2].length,
    3: 2 * values[3].length,
    4: hidden.filter((one) => isStretch(one)).length,
  },
  text: {
    headline: 'Evaluate an exponential function',
    value: ['For {rule}, what is {term}?', 'Use the rule {rule} to find {term}.'],
    find: [
      'A function has the rule {rule}. Find {term}.',
      'The rule of a function is {rule}. Work out {term}.',
    ],
    right: 'Only the base {base} is raised to the power. Then the result is multiplied by {a, number}.',
    multiplies: 'This multiplies the base by the exponent. What does an exponent tell you to do?',
    both: 'This raises the product of both numbers to the power. Which of them does the exponent belong to?',
    negative: 'This makes the output negative. What does a minus sign in the exponent mean?',
    once: 'This uses the base once. How many factors does the exponent ask for?',
    'as-one': 'This takes the exponent for one. What does the exponent {x} mean?',
    one: 'This leaves out the number in front. What is it multiplied by?',
    other: 'Work out the power of the base first. Then multiply by the number in front.',
    'put-do': 'Put {x} in for the input.',
    'put-why': 'The exponent belongs to the base alone.',
    'power-do': 'Work out the power.',
    'power-why': 'A power comes before a product.',
    'zero-why': 'Any base to the power zero is one.',
    'minus-why': 'A minus sign in the exponent asks for the reciprocal of the base.',
    'turn-do': 'Write the power without the minus sign.',
    'times-do': 'Multiply by the number in front.',
    'times-why': 'This number is the output for the input zero.',
    final: 'The value is {shown}.',
    pair: [
      'For an exponential function, {start} and {second}. The base is positive. Find {term}.',
      'An exponential function with a positive base has {start} and {second}. What is {term}?',
      'Two outputs of an exponential function are {start} and {second}. Its base is positive. Work out {term}.',
      'Let {start} and {second} for an exponential function with a positive base. What is {term}?',
    ],
    'right-pair': 'Two equal steps lead from the first output to the second, and the same factor goes on.',
    straight: 'This adds the same amount in each step. What stays the same for an exponential function?',
    'two-steps': 'This uses the factor of two steps for one. Which number times itself gives it?',
    'other-pair': 'Find the factor from the first output to the second. It holds two equal steps.',
    'start-do': 'Read the number in front.',
    'start-why': 'This number is the output for the input zero.',
    'factor-do': 'Divide the second output by the first.',
    'factor-why': 'This is the factor of two steps.',
    'base-do': 'Find the base.',
    'base-why': 'Times itself, it gives the factor of two steps.',
  },
  draw: ({ level, random }): Params => ({
    ...random.pick<Values>(values[level]),
    ask: random.pick(['value', 'find']),
  }),
  build({ a, b, x, half, ask }: Params, { level, step, distractor }) {
    const size = Math.abs(x);
    const isUp = half === x < 0;
    const power = isUp ? fractionValue(b ** size, 1) : fractionValue(1, b ** size);
    const value = isUp ? String(a * b ** size) : fractionValue(a, b ** size);
    const tex = (text: string): string => `$${text.replace(/(\d+)\/(\d+)/, '\\frac{$1}{$2}')}$`;
    const base = half ? `\\left(\\frac{1}{${b}}\\right)` : String(b);
    const turned = half ? `$${b}^{${size}}$` : `$\\left(\\frac{1}{${b}}\\right)^{${size}}$`;
    const written = x < 0 ? `−${size}` : String(x);
    const words = {
      rule: `$f(x) = ${a} \\cdot ${base}^x$`,
      term: `$f(${x})$`,
      base: `$${half ? `\\frac{1}{${b}}` : b}$`,
      a,
      x: written,
      shown: tex(value),
    };
    const rational = (top: number, bottom: number): string =>
      top < 0 ? `-${fractionValue(-top, bottom)}` : fractionValue(top, bottom);
    const product = half ? rational(a * x, b) : String(a * b * x);
    const lifted = half ? rational(a ** x, b ** x) : String((a * b) ** x);
    const minus = `-${fractionValue(a, b ** size)}`;
    const named =
      x < 0
        ? distractor('treats-a-negative-exponent-as-negative-output', minus, 'negative')
        : distractor('multiplies-a-and-b-before-the-power', x === 0 ? '1' : lifted, 'both');
    const key = a * baseOf({ a, b, x, half }) ** x;
    const slips = [
      {
        value: half ? fractionValue(a, b) : String(a * b),
        size: half ? a / b : a * b,
        reason: x > 0 ? ('once' as const) : ('as-one' as const),
      },
      { value: power, size: key / a, reason: 'one' as const },
      {
        value: isUp ? String(a * b ** (size + 1)) : fractionValue(a, b ** (size + 1)),
        size: isUp ? key * b : key / b,
        reason: 'other' as const,
      },
    ];
    return {
      words,
      question: ask,
      diagram: level === 1 ? tableOf({ a, b, x }) : null,
      answer: value,
      distractors: [
        distractor('multiplies-base-and-exponent', product, 'multiplies'),
        named,
        ...slips
          .filter((slip) => near(slip.size, key))
          .map((slip) => distractor('slip', slip.value, slip.reason)),
      ],
      steps: [
        step('put', words.rule, `$${a} \\cdot ${base}^{${x}}$`),
        x < 0 && step('turn', `$${base}^{${x}}$`, turned, { do: 'turn-do', why: 'minus-why' }),
        step('power', x < 0 ? turned : `$${base}^{${x}}$`, tex(power), {
          why: x === 0 ? 'zero-why' : 'power-why',
        }),
        step('times', `${a} × ${tex(power)}`, words.shown),
      ],
      claims: [`${a} * (${half ? `1/${b}` : b})^(${x}) = ${value}`],
    };
  },
  stretch: {
    draw: ({ random }) => random.pick(hidden.filter(({ a, b, x }) => isStretch({ a, b, x }))),
    build({ a, b, x }, { step, distractor }) {
      const [second, key] = [a * b ** 2, a * b ** x];
      return {
        words: {
          start: `$f(0) = ${a}$`,
          second: `$f(2) = ${second}$`,
          term: `$f(${x})$`,
          x: String(x),
          a,
          shown: String(key),
        },
        question: 'pair',
        answer: { value: key, reason: 'right-pair' },
        distractors: [
          distractor('adds-the-change-each-step', a + (x * (second - a)) / 2, 'straight'),
          distractor('multiplies-base-and-exponent', a * b * x, 'multiplies'),
          ...[
            { value: second * b ** (2 * (x - 2)), reason: 'two-steps' as const },
            { value: a * b, reason: 'once' as const },
            { value: key * b, reason: 'other-pair' as const },
          ]
            .filter((slip) => near(slip.value, key))
            .map((slip) => distractor('slip', slip.value, slip.reason)),
        ],
        otherWrong: 'other-pair',
        steps: [
          step('start', '$f(0)$', a),
          step('factor', `${second} ÷ ${a}`, b ** 2),
          step('base', `${b} × ${b}`, b ** 2),
          step('power', `${b}^${x}`, b ** x),
          step('times', `${a} × ${b ** x}`, key),
        ],
        claims: [`${a} * ${b}^2 = ${second}`, `${a} * ${b}^${x} = ${key}`],
      };
    },
  },
});

/** Both named wrong answers are whole, can be believed, and differ. */
function isStretch({ a, b, x }: { a: number; b: number; x: number }): boolean {
  const key = a * b ** x;
  const wrong = [a + (x * a * (b ** 2 - 1)) / 2, a * b * x];
  return wrong.every((one) => Number.isInteger(one) && near(one, key)) && new Set([key, ...wrong]).size === 3;
}

/** The outputs before the asked one. */
function tableOf({ a, b, x }: Pick<Params, 'a' | 'b' | 'x'>): Diagram {
  const inputs = Array.from({ length: x + 1 }, (_, input) => input);
  return {
    kind: 'function-table',
    input: 'x',
    output: 'f(x)',
    rule: null,
    pairs: inputs.map((input) => [String(input), input === x ? null : String(a * b ** input)]),
  };
}
