import { numberSkill, type Random } from '../../src/kit/index.ts';
import {
  derivativeOf,
  inBrackets,
  numberText,
  polynomialAt,
  polynomialProduct,
  polynomialText,
} from '../../src/numbers/polynomials.ts';
import { curveGraph } from '../../src/pictures/curve-graphs.ts';

/** f on [from, to]; `flat` is an input where f' is zero, `outside` the other input with the slope of the secant. */
type Params = {
  coefficients: readonly number[];
  from: number;
  to: number;
  c: number;
  flat: number;
  outside: number | null;
};

/** Level 1 has a quadratic with its graph, level 2 a cubic about zero, level 3 a shifted cubic. */
export const calcMvtFindC = numberSkill('calc-mvt-find-c', {
  version: 1,
  form: 'number',
  text: {
    headline: 'Find the promised input',
    given: 'Let {rule} on the interval from {from} to {to}.',
    ask: [
      'Which $c$ does the mean value theorem promise?',
      'Find the $c$ of the mean value theorem.',
      'At which $c$ does the tangent have the slope of the secant?',
      'For which $c$ is the derivative equal to the average rate of change?',
    ],
    right: 'At this input the curve is as steep as the line through its two ends.',
    flat: 'Here the derivative is zero. What slope does the line through the ends have?',
    middle: 'This is halfway between the ends. Is the curve as steep there as the line through the ends?',
    heights: 'This is the mean of the two heights at the ends. Is an input or a height asked for?',
    outside: 'The slope fits here, but $c$ has to lie strictly between the ends. Is there another one?',
    slope: 'This is the slope of the line through the ends. At which input does the derivative equal it?',
    sign: 'The sign is turned around. Put it into the derivative. Does the slope fit?',
    other: 'Find the slope of the line through the ends. Then set the derivative equal to it.',
    'ends-do': 'Find the heights at both ends.',
    'ends-why': 'The line through the ends needs them.',
    'slope-do': 'Find the slope of the line through the ends.',
    'slope-why': 'It is the average rate of change.',
    'derive-do': 'Find the derivative.',
    'derive-why': 'It tells how steep the curve is at each input.',
    'equal-do': 'Set the derivative equal to that slope and solve.',
    'equal-why': 'The theorem promises a solution between the ends.',
    'keep-do': 'Keep the solution strictly between the ends.',
    'keep-why': 'The theorem speaks of inputs inside the interval.',
    final: 'The theorem promises $c = {c}$.',
  },
  draw({ level, random }): Params {
    return random.until(() => {
      const drawn = level === 1 ? drawQuadratic(random) : drawCubic(level, random);
      const { c, flat, from, to, outside } = drawn;
      const middle = level === 1 ? meanHeight(drawn) : (from + to) / 2;
      const others = [flat, middle, ...(outside === null ? [] : [outside])];
      const likely = others.every(
        (one) => one !== 0 && Math.abs(one) <= 19 * Math.abs(c) && Math.abs(c) <= 19 * Math.abs(one),
      );
      return c !== 0 && likely && new Set([c, ...others]).size === others.length + 1 ? drawn : null;
    });
  },
  build(params: Params, { level, step, distractor }) {
    const { coefficients, from, to, c, flat, outside } = params;
    const [first, last] = [polynomialAt(coefficients, from), polynomialAt(coefficients, to)];
    const slope = (last - first) / (to - from);
    const derivative = polynomialText(derivativeOf(coefficients));
    const value = numberText(c);
    const words = {
      rule: `$f(x) = ${polynomialText(coefficients)}$`,
      c: value,
      from: numberText(from),
      to: numberText(to),
    };
    const [low, high] = [numberText(first), numberText(last)];
    const solutions = outside === null ? value : `${value} and ${numberText(outside)}`;
    return {
      words,
      question: ['given', 'ask'],
      diagram:
        level === 1
          ? curveGraph({
              curves: [coefficients, [first - slope * from, slope]],
              from: from - 1,
              to: to + 1,
            })
          : null,
      answer: value,
      distractors: [
        distractor('sets-the-derivative-to-zero', numberText(flat), 'flat'),
        level === 1
          ? distractor('uses-the-average-of-the-ends', numberText(meanHeight(params)), 'heights')
          : distractor('uses-the-average-of-the-ends', numberText((from + to) / 2), 'middle'),
        outside === null
          ? null
          : distractor('keeps-a-value-outside-the-interval', numberText(outside), 'outside'),
        Math.abs(slope) <= 19 * Math.abs(c) && Math.abs(c) <= 19 * Math.abs(slope)
          ? distractor('slip', numberText(slope), 'slope')
          : null,
        distractor('slip', numberText(-c), 'sign'),
      ],
      steps: [
        step('ends', `$f(${words.from})$ and $f(${words.to})$`, `${low} and ${high}`),
        step(
          'slope',
          `(${high} ${first < 0 ? '+' : '−'} ${Math.abs(first)}) ÷ (${words.to} ${from < 0 ? '+' : '−'} ${Math.abs(from)})`,
          numberText(slope),
        ),
        step('derive', words.rule, `$f'(x) = ${derivative}$`),
        step('equal', `$${derivative} = ${numberText(slope)}$`, `$x$ is ${solutions}`),
        outside === null ? null : step('keep', solutions, value),
      ],
      claims: [
        `(${last} - ${inBrackets(first)}) / (${to} - ${inBrackets(from)}) = ${slope}`.replaceAll('−', '-'),
      ],
    };
  },
});

function meanHeight({ coefficients, from, to }: Params): number {
  return (polynomialAt(coefficients, from) + polynomialAt(coefficients, to)) / 2;
}

function drawQuadratic(random: Random): Params {
  const bend = random.pick([-2, -1, 1, 2]);
  const flat = random.int(-4, 4);
  const from = random.int(-4, 3);
  const to = from + 2 * random.int(1, 3);
  const start = random.int(-5, 5);
  return {
    coefficients: [start, -2 * bend * flat, bend],
    from,
    to,
    c: (from + to) / 2,
    flat,
    outside: null,
  };
}

/** (x − h)³ − 3r²(x − h) has the slope of the secant at h ± k, when the interval reaches from h − k to h + 2k. */
function drawCubic(level: 2 | 3, random: Random): Params {
  const h = level === 2 ? 0 : random.pick([-3, -2, -1, 1, 2, 3]);
  const side = random.pick([-1, 1]);
  const [k, r, start] = [random.int(1, 4), random.int(1, 4), random.int(-9, 9)];
  const square = polynomialProduct([-h, 1], [-h, 1]);
  const cube = polynomialProduct(square, [-h, 1]);
  const line = [3 * r ** 2 * h + start, -3 * r ** 2];
  const ends = [h - side * k, h + 2 * side * k].sort((a, b) => a - b);
  return {
    coefficients: cube.map((coefficient, power) => coefficient + (line[power] ?? 0)),
    from: ends[0] ?? 0,
    to: ends[1] ?? 0,
    c: h + side * k,
    flat: h + side * r,
    outside: h - side * k,
  };
}
