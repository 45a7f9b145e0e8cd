import type { DiagramOf } from '@playforward/diagram';
import { numberSkill, type Random } from '../../src/kit/index.ts';
import {
  derivativeOf,
  numberText,
  polynomialProduct,
  polynomialText,
} from '../../src/numbers/polynomials.ts';
import { numberSet } from '../../src/pictures/curve-graphs.ts';

/**
 * Level 1: scale · (x − h)²(x − h − 3k), bent at h + k. Level 2: scale · x³(x − 2k) with bends at 0 and k.
 * Level 3: scale · x⁴(x − 5k), with a double zero of f'' at 0 and a bend at 3k. A constant is added.
 */
type Params = { power: 1 | 3 | 4; h: number; k: number; scale: number; start: number };

/** Level 1 has cubics, level 2 quartics with two bends, level 3 a zero of f'' without a bend. */
export const calcInflectionFind = numberSkill('calc-inflection-find', {
  version: 1,
  form: 'set',
  text: {
    headline: 'Find the inflection points',
    ask: [
      'Let {rule}. At which inputs does the graph have inflection points?',
      'Let {rule}. Find all inflection points of its graph. Give their inputs.',
      'A function has the rule {rule}. For which inputs does its concavity change?',
      'Let {rule}. Where does its graph change from one concavity to the other? Give all inputs.',
    ],
    right: 'Exactly there the second derivative changes its sign.',
    first: 'Here the first derivative is zero. Which derivative tells how the graph bends?',
    check: 'At one of these the second derivative keeps its sign. What does a test number on each side tell?',
    turned: 'Here the bending stays the same. Where does it change?',
    single: 'This is one of them. Did you divide by something that can be zero?',
    zeros: 'Here $f$ itself is zero. What has to change its sign at an inflection point?',
    sign: 'The sign is flipped. Which input makes the factor zero?',
    other: 'Find the second derivative, its zeros, and the sign on both sides of each zero.',
    'first-do': 'Find the first derivative.',
    'first-why': 'It tells how steep the graph is.',
    'second-do': 'Find the second derivative and factor it.',
    'second-why': 'It tells how the graph bends.',
    'zero-do': 'Find its zeros.',
    'zero-why': 'Only there can a polynomial change the way it bends.',
    'sign-do': 'Check the sign of the second derivative beside each zero.',
    'sign-why': 'An inflection point needs a change of sign.',
    final: 'The inflection points are at {value}.',
    'final-one': 'The only inflection point is at {value}.',
  },
  draw: ({ level, random }): Params => drawParams(level, random),
  build(params: Params, { level, step, distractor }) {
    const { power, h, k, scale } = params;
    const coefficients = coefficientsOf(params);
    const { value, zeros, signs } = workOut(params);
    const words = { rule: `$f(x) = ${polynomialText(coefficients)}$`, value };
    const first = polynomialText(derivativeOf(coefficients));
    const second = secondText(params);
    const flat = power === 1 ? numberSet([h, h + 2 * k]) : numberSet([0, (power === 3 ? 1.5 : 4) * k]);
    const roots = power === 1 ? numberSet([h, h + 3 * k]) : numberSet([0, (power === 3 ? 2 : 5) * k]);
    const listed = numberSet(zeros);
    return {
      words,
      question: 'ask',
      diagram: level === 3 ? null : chartOf(zeros, signs, level === 1),
      answer: value,
      distractors: [
        distractor('sets-the-first-derivative-to-zero', flat, 'first'),
        ...(power === 4
          ? [
              distractor('skips-the-sign-check', listed, 'check'),
              distractor('reverses-concavity', '0', 'turned'),
            ]
          : []),
        power === 3 ? distractor('gives-one-solution', numberSet([k]), 'single') : null,
        power === 1 ? distractor('sets-the-function-to-zero', roots, 'zeros') : null,
        distractor('slip', power === 1 ? numberSet([-h - k]) : numberSet([0, -k]), 'sign'),
        distractor('slip', numberSet([h + 2 * k]), 'sign'),
      ],
      steps: [
        step('first', words.rule, `$f'(x) = ${first}$`),
        step('second', `$f'(x) = ${first}$`, `$f''(x) = ${second}$`),
        step('zero', `$${second} = 0$`, `$x$ is ${listed}`),
        step('sign', signs.join(' '), `change of sign at ${value}`),
      ],
      finalAnswer: value.includes(',') ? 'final' : 'final-one',
      claims: [
        `${scale} * ${power} * (${numberText(zeros[0] ?? 0)} - (${numberText(zeros[0] ?? 0)})) = 0`.replaceAll(
          '−',
          '-',
        ),
      ],
    };
  },
});

function drawParams(level: 1 | 2 | 3, random: Random): Params {
  const power = ({ 1: 1, 2: 3, 3: 4 } as const)[level];
  return random.until(() => {
    const [h, k] = [level === 1 ? random.int(-5, 5) : 0, random.pick([-4, -3, -2, -1, 1, 2, 3, 4])];
    const scale = random.pick(level === 1 ? [-1, 1, 2] : [-2, -1, 1, 2]);
    const even = power !== 3 || k % 2 === 0;
    const clear = level !== 1 || (h + k !== 0 && h !== 0);
    return even && clear ? { power, h, k, scale, start: level === 1 ? 0 : random.int(-12, 12) } : null;
  });
}

function coefficientsOf({ power, h, k, scale, start }: Params): readonly number[] {
  if (power === 1) {
    const square = polynomialProduct([-h, 1], [-h, 1]);
    return polynomialProduct(square, [-h - 3 * k, 1]).map((one) => one * scale);
  }
  const gap = power === 3 ? 2 * k : 5 * k;
  return [start, ...Array<number>(power - 1).fill(0), -gap * scale, scale];
}

function factorOf(zero: number): string {
  return zero === 0 ? 'x' : `(${polynomialText([-zero, 1])})`;
}

function secondText({ power, h, k, scale }: Params): string {
  if (power === 1) return `${numberText(6 * scale)}${factorOf(h + k)}`;
  if (power === 3) return `${numberText(12 * scale)}x${factorOf(k)}`;
  return `${numberText(20 * scale)}x^2${factorOf(3 * k)}`;
}

type Work = {
  readonly value: string;
  readonly zeros: readonly number[];
  readonly signs: readonly ('+' | '−')[];
};

/** The zeros of f'' from left to right, and its sign beside them. */
function workOut({ power, h, k, scale }: Params): Work {
  const up = scale > 0;
  const sign = (positive: boolean): '+' | '−' => (positive ? '+' : '−');
  if (power === 1) return { value: numberSet([h + k]), zeros: [h + k], signs: [sign(!up), sign(up)] };
  if (power === 3) {
    const zeros = [0, k].sort((a, b) => a - b);
    return { value: numberSet(zeros), zeros, signs: [sign(up), sign(!up), sign(up)] };
  }
  const zeros = [0, 3 * k].sort((a, b) => a - b);
  const middle = k > 0 ? sign(!up) : sign(up);
  return { value: numberSet([3 * k]), zeros, signs: [sign(!up), middle, sign(up)] };
}

function chartOf(
  zeros: readonly number[],
  signs: readonly ('+' | '−')[],
  complete: boolean,
): DiagramOf<'sign-chart'> {
  return {
    kind: 'sign-chart',
    points: complete ? zeros.map(() => 'c') : zeros.map((_, index) => 'ab'[index] ?? 'c'),
    rows: [
      {
        name: 'f″(x)',
        signs: complete ? [...signs] : signs.map(() => null),
        at: zeros.map(() => '0' as const),
      },
    ],
  };
}
