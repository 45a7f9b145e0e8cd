import type { DiagramOf } from '@playforward/diagram';
import { curveOnPlane, type Distractor, pictureSkill } from '../../src/kit/index.ts';
import { pointText } from '../../src/pictures/plane-around.ts';

/** y = a·b^x, or a·(1/b)^x where `decays` is set. */
type Params = { ask: 'choose' | 'match' | 'end'; f: 'f' | 'g' | 'h'; start: Start; decays: boolean };

type Start = (typeof starts)[number];
type Shape = 'right' | 'turned' | 'line' | 'origin';

/** Starts and factors whose first two heights lie on the plane. */
const starts = [
  { a: 1, b: 2 },
  { a: 1, b: 3 },
  { a: 1, b: 4 },
  { a: 2, b: 2 },
  { a: 2, b: 3 },
  { a: 2, b: 4 },
  { a: 3, b: 2 },
  { a: 3, b: 3 },
  { a: 4, b: 2 },
  { a: 5, b: 2 },
  { a: 2, b: 5 },
] as const;

/** Level 1 tells the rule of a growth, level 2 growth or decay, level 3 only what happens to the outputs, or where they end. */
export const a1ExponentialGraphMatch = pictureSkill('a1-exponential-graph-match', {
  version: 8,
  byHand: { levels: [1, 2], ask: 'draw', make: curveOnPlane('exponential', 0) },
  finite: { 1: 66, 2: 132, 3: 198 },
  text: {
    draw: [
      'Draw the graph of {rule}.',
      'Graph {rule} on the plane.',
      'Draw the curve of {rule}.',
      'Show {rule} as a graph.',
    ],
    headline: 'Match a graph with a rule',
    choose: ['Which is the graph of {rule}?', 'Find the graph of {rule}.'],
    match: ['Four graphs are drawn. Which one goes with {rule}?', 'Which graph goes with {rule}?'],
    told: [
      'For a function {f}, the output for zero is {a, number}. Each step of one multiplies the output by {factor}. Which graph is it?',
      'At zero, the value of {f} is {a, number}. Each step of one makes the value {factor} times as great. Which is its graph?',
    ],
    'told-match': [
      'The function {f} starts with {a, number} at zero. Each step of one multiplies the value by {factor}. Which graph is it?',
      'The value of {f} at zero is {a, number}. With each step of one, it is multiplied by {factor}. Find the graph.',
    ],
    end: [
      'An exponential function {f} has the output {a, number} for zero. Far to the {side}, its outputs get closer and closer to zero. Which is its graph?',
      'The graph of an exponential function {f} meets the vertical axis at {a, number}. Far to the {side}, it gets closer and closer to the horizontal one. Which graph is it?',
    ],
    rises: 'Curve that rises through {p} and {q}',
    falls: 'Curve that falls through {p} and {q}',
    'line-rises': 'Straight line that rises through {p} and {q}',
    'line-falls': 'Straight line that falls through {p} and {q}',
    right: 'It meets the vertical axis at {a, number} and goes through {point}.',
    turned: 'This graph turns growth and decay around. Is the base above or below one?',
    line: 'This graph is a straight line. Does the function change by equal steps or by equal factors?',
    origin: 'This graph goes through the origin. Put zero in for {x}. What is the output?',
    'right-end':
      'It meets the vertical axis at {a, number}, and far to the {side} it comes closer and closer to the horizontal one.',
    'turned-end': 'This graph comes close to zero on one side. Which side does the question tell?',
    'line-end': 'This graph is a straight line. Does it only come closer to zero, or does it go on below it?',
    'origin-end': 'This graph goes through the origin. What is the output for zero?',
    'other-end':
      'Find the height above zero first. Then look on which side the graph comes close to the axis.',
    other:
      'Find the outputs for zero and for a number beside it. Then look for the graph through both points.',
    'zero-do': 'Put zero in for {x}.',
    'zero-why': 'Any base to the power zero is one.',
    'zero-told': 'The output for zero is given.',
    'one-do': 'Put one in for {x}.',
    'one-why': 'This multiplies by the base once.',
    'one-told': 'One step to the right multiplies by the factor.',
    'back-do': 'Put {left} in for {x}.',
    'back-why': 'A minus sign in the exponent asks for the reciprocal of the base.',
    'back-told': 'One step to the left divides by the factor.',
    'side-do': 'Look far to the {side}.',
    'side-why': 'Outputs close to zero mean that the graph is close to the horizontal axis.',
    'both-do': 'Look for the curve that does both.',
    'both-why': 'Equal factors give a curve that bends, and it never meets the horizontal axis.',
    'bend-do': 'Look for a curve through both points.',
    'bend-why': 'Equal factors give a curve that bends, and it never meets the horizontal axis.',
  },
  draw: ({ level, random }): Params => ({
    ask: random.pick(level === 3 ? ['choose', 'match', 'end'] : ['choose', 'match']),
    f: random.pick(['f', 'g', 'h']),
    start: random.pick(starts),
    decays: level > 1 && random.chance(60),
  }),
  build({ ask, f, start: { a, b }, decays }: Params, { level, say, step }) {
    const base = decays ? `\\left(\\frac{1}{${b}}\\right)` : String(b);
    const rule = `$${f}(x) = ${a === 1 ? '' : `${a} \\cdot `}${base}^x$`;
    const factor = decays ? `$\\frac{1}{${b}}$` : String(b);
    const at = decays ? -1 : 1;
    const next = decays ? 'back' : 'one';
    const isEnd = ask === 'end';
    const words = {
      a,
      rule,
      factor,
      f: `$${f}$`,
      x: '$x$',
      zero: pointText(0, a),
      point: pointText(at, a * b),
      left: '−1',
      side: decays ? 'right' : 'left',
    };
    const option = (shape: Shape) => {
      const { text, places, diagram } = graphOf(shape, { a, b, decays });
      const [p, q] = places.map(([x, y]) => pointText(x, y));
      return { value: shape, text: say(text, { p: p ?? '', q: q ?? '' }), diagram };
    };
    const entry = (
      shape: Exclude<Shape, 'right'>,
      misconception: Distractor['misconception'],
    ): Distractor => ({
      ...option(shape),
      misconception,
      reason: say(isEnd ? `${shape}-end` : shape),
    });
    const right = option('right');
    const found = `${words.zero} and ${words.point}`;
    return {
      words,
      question: isEnd ? 'end' : level === 3 ? (ask === 'match' ? 'told-match' : 'told') : ask,
      drawn: {
        value: `${pointText(0, a)}, ${pointText(at, a * b)}`,
        wrong: [`${pointText(0, a)}, ${pointText(-at, a * b)}`],
      },
      answer: isEnd ? { ...right, reason: 'right-end' } : { ...right },
      otherWrong: isEnd ? 'other-end' : 'other',
      distractors: [
        entry('turned', 'confuses-growth-and-decay'),
        entry('line', 'draws-a-line'),
        entry('origin', 'starts-at-the-origin'),
      ],
      steps: isEnd
        ? [
            step('zero', '$x = 0$', a, { why: 'zero-told' }),
            step('side', `far to the ${words.side}`, 'close to zero'),
            step('both', `${words.zero} and close to zero`, 'one curve', { diagram: right.diagram }),
          ]
        : [
            step('zero', a > 1 ? `${a} × 1` : decays ? `(1/${b})^0` : `${b}^0`, a, {
              why: level === 3 ? 'zero-told' : 'zero-why',
            }),
            step(next, a > 1 ? `${a} × ${b}` : decays ? `(1/${b})^(−1)` : `${b}^1`, a * b, {
              why: `${next}-${level === 3 ? 'told' : 'why'}`,
            }),
            step('bend', found, 'one curve', { diagram: right.diagram }),
          ],
      claims: [`${a} * (${decays ? `1/${b}` : b})^(${at}) = ${a * b}`],
    };
  },
});

const reach = 4;

type Drawn = {
  readonly text: 'rises' | 'falls' | 'line-rises' | 'line-falls';
  readonly places: readonly (readonly [number, number])[];
  readonly diagram: DiagramOf<'function-graph'>;
};

/** The right curve, its mirror image, a line through its first two points, and the curve moved down to zero. */
function graphOf(shape: Shape, { a, b, decays }: { a: number; b: number; decays: boolean }): Drawn {
  const isTurned = shape === 'turned';
  const rises = decays === isTurned;
  const side = rises ? 1 : -1;
  const shift = shape === 'origin' ? -a : 0;
  const places = [
    [0, a + shift],
    [side, a * b + shift],
  ] as const;
  const formula =
    shape === 'line'
      ? { type: 'polynomial' as const, coefficients: [a, side * a * (b - 1)] }
      : { type: 'exponential' as const, a, base: rises ? b : 1 / b, k: shift };
  const way = rises ? 'rises' : 'falls';
  return {
    text: shape === 'line' ? `line-${way}` : way,
    places,
    diagram: {
      kind: 'function-graph',
      x: { label: 'x', min: -reach, max: reach, step: 1 },
      y: { label: 'y', min: -6, max: 12, step: 2 },
      curves: [{ formula, from: null, to: null, fromOpen: false, toOpen: false }],
      points: places.map(([x, y]) => ({ x, y, label: null, open: false })),
      asymptotes: [],
    },
  };
}
