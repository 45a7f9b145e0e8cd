import { numberSkill, type Random } from '../../src/kit/index.ts';
import {
  derivativeOf,
  numberText,
  type Polynomial,
  polynomialAt,
  polynomialProduct,
  polynomialText,
} from '../../src/numbers/polynomials.ts';
import { curveGraph, numberSet } from '../../src/pictures/curve-graphs.ts';

type Params = {
  coefficients: Polynomial;
  /** Inputs inside the interval where the derivative is zero. */
  critical: readonly number[];
  from: number;
  to: number;
  most: boolean;
};

/** Level 1 has a quadratic with its graph, level 2 a cubic, level 3 a quartic. */
export const calcAbsoluteExtreme = numberSkill('calc-absolute-extreme', {
  version: 1,
  form: 'number',
  text: {
    headline: 'Find an absolute extreme value',
    given: 'Let {rule} for {from} ≤ $x$ ≤ {to}.',
    'ask-most': [
      'What is the absolute maximum value of $f$?',
      'What is the greatest value of $f$ on this interval?',
      'Find the absolute maximum value of $f$.',
      'What is the greatest value that $f$ takes?',
    ],
    'ask-least': ['What is the absolute minimum value of $f$?', 'How small does $f$ get on this interval?'],
    right: 'No other candidate has a more extreme value.',
    ends: 'This looks at critical points only. What values does $f$ have at the ends?',
    input: 'This is the input. Which value does $f$ have there?',
    derivatives: 'This compares slopes. Which function has to be compared?',
    opposite: 'This is an extreme value of the other kind. Is the greatest or the least value asked for?',
    candidate: 'This is the value of one candidate. Are there others to compare?',
    other: 'List the ends and the critical points. Then compare the values of $f$ there.',
    'derive-do': 'Find the derivative.',
    'derive-why': 'Its zeros are candidates.',
    'critical-do': 'Find the critical points in the interval.',
    'critical-why': 'There the graph is level.',
    'values-do': 'Find $f$ at the ends and at the critical points.',
    'values-why': 'An absolute extreme on a closed interval is always at one of these.',
    'compare-do': 'Compare the values.',
    'compare-why': 'The most extreme value is the answer, not its input.',
    'final-most': 'The absolute maximum value is {value}.',
    'final-least': 'The absolute minimum value is {value}.',
  },
  draw({ level, random }): Params {
    return random.until(() => {
      const drawn = drawParams(level, random);
      const { key, at, inside, steepest } = extremesOf(drawn);
      const others = [at, steepest, ...(inside === key ? [] : [inside])];
      const likely = others.every(
        (one) => one !== 0 && Math.abs(one) <= 19 * Math.abs(key) && Math.abs(key) <= 19 * Math.abs(one),
      );
      return Math.abs(key) < 400 && likely && new Set([key, ...others]).size === others.length + 1
        ? drawn
        : null;
    });
  },
  build(params: Params, { level, step, distractor }) {
    const { coefficients, critical, from, to, most } = params;
    const { key, at, inside, steepest, opposite, values } = extremesOf(params);
    const value = numberText(key);
    const words = {
      rule: `$f(x) = ${polynomialText(coefficients)}$`,
      value,
      from: numberText(from),
      to: numberText(to),
    };
    const derivative = `$f'(x) = ${polynomialText(derivativeOf(coefficients))}$`;
    const candidates = [from, ...critical, to];
    const listed = values.map(numberText).join(', ');
    return {
      words,
      question: ['given', most ? 'ask-most' : 'ask-least'],
      diagram: level === 1 ? curveGraph({ curves: [coefficients], from, to }) : null,
      answer: value,
      distractors: [
        inside === key ? null : distractor('forgets-endpoints', numberText(inside), 'ends'),
        distractor('gives-the-x-value', numberText(at), 'input'),
        distractor('compares-derivatives', numberText(steepest), 'derivatives'),
        ...[opposite, ...values]
          .filter(
            (one) =>
              one !== key && Math.abs(one) <= 19 * Math.abs(key) && Math.abs(key) <= 19 * Math.abs(one),
          )
          .map((one, index) => distractor('slip', numberText(one), index === 0 ? 'opposite' : 'candidate')),
      ],
      steps: [
        step('derive', words.rule, derivative),
        step('critical', `$f'(x) = 0$`, `$x$ is ${numberSet(critical)}`),
        step('values', `$x$ is ${candidates.map(numberText).join(', ')}`, `$f$ is ${listed}`),
        step('compare', listed, value),
      ],
      finalAnswer: most ? 'final-most' : 'final-least',
      claims: values.map((one) => `${key} ${most ? '>=' : '<='} ${one}`),
    };
  },
});

type Extremes = {
  readonly key: number;
  readonly at: number;
  /** The extreme among critical points alone. */
  readonly inside: number;
  readonly steepest: number;
  readonly opposite: number;
  readonly values: readonly number[];
};

function extremesOf({ coefficients, critical, from, to, most }: Params): Extremes {
  const inputs = [from, ...critical, to];
  const values = inputs.map((x) => polynomialAt(coefficients, x));
  const best = (list: readonly number[]): number => (most ? Math.max(...list) : Math.min(...list));
  const key = best(values);
  const slopes = inputs.map((x) => polynomialAt(derivativeOf(coefficients), x));
  return {
    key,
    at: inputs[values.indexOf(key)] ?? 0,
    values,
    inside: best(critical.map((x) => polynomialAt(coefficients, x))),
    steepest: best(slopes),
    opposite: most ? Math.min(...values) : Math.max(...values),
  };
}

function drawParams(level: 1 | 2 | 3, random: Random): Params {
  const most = random.chance(50);
  const start = random.int(-9, 12);
  if (level === 1) {
    const [bend, peak] = [random.pick([-2, -1, 1, 2]), random.int(-2, 4)];
    const coefficients = [start, -2 * bend * peak, bend];
    return {
      coefficients,
      critical: [peak],
      from: peak - random.int(1, 3),
      to: peak + random.int(1, 4),
      most,
    };
  }
  if (level === 2) {
    // (x − p)²(x − p − 3k) is level at p and at p + 2k.
    const [p, k, scale] = [random.int(-3, 3), random.pick([-2, -1, 1, 2]), random.pick([1, 2])];
    const cubic = polynomialProduct(polynomialProduct([-p, 1], [-p, 1]), [-p - 3 * k, 1]).map(
      (one) => one * scale,
    );
    const critical = [p, p + 2 * k].sort((a, b) => a - b);
    return {
      coefficients: cubic.map((one, power) => (power === 0 ? one + start : one)),
      critical,
      from: (critical[0] ?? 0) - random.int(1, 2),
      to: (critical[1] ?? 0) + random.int(1, 2),
      most,
    };
  }
  const root = random.int(1, 3);
  const sign = random.pick([-1, 1]);
  return {
    coefficients: [start, 0, -2 * sign * root ** 2, 0, sign],
    critical: [-root, 0, root],
    from: -root - random.int(1, 2),
    to: root + random.int(1, 2),
    most,
  };
}
