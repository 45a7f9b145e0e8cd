import type { DiagramOf } from '@playforward/diagram';
import { pictureSkill, type Random } from '../../src/kit/index.ts';
import { derivativeOf, polynomialAt } from '../../src/numbers/polynomials.ts';

type Curve = DiagramOf<'function-graph'>['curves'][number]['formula'];

/**
 * Level 1: a parabola; level 2: a cubic; level 3: a wave. `order` tells which of A, B and C is f, f' and f''.
 */
type Params = { bend: number; at: number; lift: number; order: readonly number[] };

/** Level 1 has a parabola with its derivatives, level 2 a cubic, level 3 a wave. */
export const calcMatchFDerivatives = pictureSkill('calc-match-f-derivatives', {
  version: 1,
  text: {
    headline: 'Match f and its derivatives',
    ask: [
      'The graphs A, B and C are $f$, {first} and {second} in some order. Which is which?',
      'You see the graphs of $f$, {first} and {second}, in some order. Which one is A, which is B and which is C?',
      'One graph is $f$, one is {first} and one is {second}. Which is which?',
      'Sort the graphs A, B and C. Which is $f$, which is {first} and which is {second}?',
    ],
    labels: '$f$ is {f}, {first} is {d}, and {second} is {s}',
    right: 'Wherever one of them is level, its derivative is zero.',
    turned: 'Where {wrongF} is level, {wrongD} is not zero. Which graph is zero where another is level?',
    height: 'This goes by the height of the graphs. What links a graph to its derivative?',
    zeros: 'Compare the zeros with the level places. Which graph is zero where another one turns?',
    other: 'For each graph, mark where it is level. Its derivative is zero exactly there.',
    'level-do': 'Find where each graph is level.',
    'level-why': 'The derivative of a graph is zero there.',
    'zero-do': 'Find the graph that is zero at these places.',
    'zero-why': 'This is the derivative of the first one.',
    'sign-do': 'Check with growing and falling.',
    'sign-why': 'Where a graph grows, its derivative is above zero.',
    'name-do': 'Name all three.',
    'name-why': 'The one that is left has to fit, too.',
    final: '$f$ is {f}, {first} is {d}, and {second} is {s}.',
  },
  draw: ({ random }): Params => drawParams(random),
  build(params: Params, { level, say, step, distractor }) {
    const { order } = params;
    const letter = (index: number): string => 'ABC'[order[index] ?? 0] ?? 'A';
    const [f, d, s] = [letter(0), letter(1), letter(2)];
    const names = { first: "$f'$", second: "$f''$" };
    const words = { ...names, f, d, s };
    return {
      words,
      question: 'ask',
      diagram: graphOf(params, level),
      answer: { value: `${f}${d}${s}`, text: 'labels' },
      distractors: [
        distractor(
          'reverses-f-and-its-derivative',
          `${d}${f}${s}`,
          say('turned', { wrongF: d, wrongD: f }),
          say('labels', { ...names, f: d, d: f, s: s }),
        ),
        distractor(
          'ignores-zeros',
          `${f}${s}${d}`,
          say('zeros', { wrongF: f, wrongD: s }),
          say('labels', { ...names, f: f, d: s, s: d }),
        ),
        distractor(
          'matches-by-height',
          `${s}${d}${f}`,
          say('height', { wrongF: s, wrongD: d }),
          say('labels', { ...names, f: s, d: d, s: f }),
        ),
      ],
      steps: [
        step('level', `graph ${f}`, 'its level places'),
        step('zero', 'its level places', `graph ${d} is zero there`),
        step('sign', `graph ${d} above zero`, `graph ${f} grows`),
        step('name', `${f}, ${d} and ${s}`, `$f$ is ${f}, $f'$ is ${d}, $f''$ is ${s}`),
      ],
      claims: [`2 * ${params.bend} / 2 = ${params.bend}`],
    };
  },
});

function drawParams(random: Random): Params {
  return {
    bend: random.pick([-1, -0.5, 0.5, 1]),
    at: random.int(-2, 2),
    lift: random.int(-3, 3),
    order: random.shuffle([0, 1, 2]),
  };
}

/** The three curves in the order f, f', f''. */
function curvesOf({ bend, at, lift }: Params, level: 1 | 2 | 3): readonly Curve[] {
  if (level === 3) {
    const period = 2 * Math.PI;
    // A wave with an angle of one radian a unit: its derivative runs a quarter ahead.
    const wave = (ahead: number): Curve => ({
      type: 'sine',
      amplitude: 4 * bend,
      period,
      shift: at - (ahead * Math.PI) / 2,
      middle: 0,
    });
    return [{ ...wave(0), middle: lift / 2 } as Curve, wave(1), wave(2)];
  }
  const first =
    level === 1
      ? [lift - 1 + bend * at * at, -2 * bend * at, bend]
      : [lift / 2, (bend * (at * at - 4)) / 2, (-bend * at) / 2, bend / 6];
  const second = derivativeOf(first);
  return [first, second, derivativeOf(second)].map((coefficients) => ({
    type: 'polynomial',
    coefficients: [...coefficients],
  }));
}

function heightOf(curve: Curve, x: number): number {
  if (curve.type === 'polynomial') return polynomialAt(curve.coefficients, x);
  if (curve.type !== 'sine') return 0;
  return curve.amplitude * Math.sin((2 * Math.PI * (x - curve.shift)) / curve.period) + curve.middle;
}

/** Each curve has its letter at a place that lies well apart from the other two. */
function graphOf(params: Params, level: 1 | 2 | 3): DiagramOf<'function-graph'> {
  const curves = curvesOf(params, level);
  const whole = { from: null, to: null, fromOpen: false, toOpen: false };
  const inputs = Array.from({ length: 41 }, (_, index) => -5 + index / 4);
  const entries = curves.map((formula, index) => {
    const others = curves.filter((_, other) => other !== index);
    const gap = (x: number): number => {
      const y = heightOf(formula, x);
      if (Math.abs(y) > 5) return -1;
      return Math.min(...others.map((other) => Math.abs(heightOf(other, x) - y)), 3);
    };
    const x = inputs.reduce((best, one) => (gap(one) > gap(best) ? one : best), 0);
    return { formula, x, y: heightOf(formula, x), label: 'ABC'[params.order[index] ?? 0] ?? 'A' };
  });
  // From A on, so that neither the dashes nor the place in the description point at the answer.
  entries.sort((a, b) => (a.label < b.label ? -1 : 1));
  return {
    kind: 'function-graph',
    x: { label: 'x', min: -6, max: 6, step: 1 },
    y: { label: 'y', min: -6, max: 6, step: 1 },
    curves: entries.map(({ formula }) => ({ formula, ...whole })),
    points: entries.map(({ x, y, label }) => ({ x, y, label, open: false })),
    asymptotes: [],
  };
}
