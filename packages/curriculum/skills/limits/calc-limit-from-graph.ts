import type { DiagramOf } from '@playforward/diagram';
import { numberSkill, type Random } from '../../src/kit/index.ts';
import { numberText } from '../../src/numbers/polynomials.ts';
import { brokenGraph, curvePiece } from '../../src/pictures/broken-graphs.ts';

/** The pieces beside x = at end at left and right; a dot stands at `value`. At x = hole, the graph has the limit `rim`. */
type Params = {
  at: number;
  left: number;
  right: number;
  value: number;
  side: 'left' | 'right';
  hole: number;
  rim: number;
  dot: number;
};

/** Level 1 reads one side of a jump, level 2 the limit at a hole, level 3 adds one of each. */
export const calcLimitFromGraph = numberSkill('calc-limit-from-graph', {
  version: 1,
  form: 'number',
  text: {
    headline: 'Read a limit from a graph',
    'ask-left': [
      'The graph shows $f$. What is the limit from the left, {limit}?',
      'Read the graph of $f$ from the left. What is {limit}?',
    ],
    'ask-right': [
      'The graph shows $f$. What is the limit from the right, {limit}?',
      'Read the graph of $f$ from the right. What is {limit}?',
    ],
    'ask-both': [
      'The graph shows $f$. What is {limit}?',
      'Read {limit} from the graph of $f$. What is it?',
      'Use the graph of $f$ to find {limit}.',
      'To which value does {limit} lead in this graph of $f$?',
    ],
    'ask-sum': [
      'The graph shows $f$. Read two limits and add them. What is {limit}?',
      'Use the graph of $f$ for both limits. What is the sum {limit}?',
      'Find both limits in the graph of $f$. Then work out {limit}.',
      'The graph shows $f$. Find the sum of two limits, {limit}.',
    ],
    none: 'There is no limit',
    'right-side': 'Along the {side} piece, the heights come as close to it as you like.',
    'right-both': 'From both sides, the heights come as close to it as you like.',
    'right-sum': 'It is the sum of the two heights that the graph comes close to.',
    dot: 'This is the height of the filled dot, the value of $f$. Where does the graph itself lead?',
    other:
      'Walk along the graph toward the input, from the side the question names. Which height do you come close to?',
    opposite: 'This follows the graph from the other side. What does the small sign at the arrow ask for?',
    hole: 'A hole only says that the value is somewhere else. What height does the graph come close to?',
    sign: 'This has the other sign. Is that height above or below the axis?',
    swap: 'This reads the input instead of the height. Which axis shows the limit?',
    'sums-dots': 'This adds the heights of the dots. What heights does the graph lead to?',
    'find-do': 'Find $x = {at}$ and the piece on the side the question names.',
    'find-why': 'A small minus asks for the left side, a small plus for the right side.',
    'walk-do': 'Follow that piece toward $x = {at}$ and read its height.',
    'walk-why': 'The open circle shows where the piece leads.',
    'both-do': 'Follow the graph toward $x = {hole}$ from both sides.',
    'both-why': 'The two pieces meet at the open circle.',
    'dot-do': 'Leave out the filled dot.',
    'dot-why': 'The value at the point does not change where the graph leads.',
    'read-do': 'Read the height of the open circle.',
    'read-why': 'Both sides come close to the same height, so this is the limit.',
    'add-do': 'Add the two limits.',
    'add-why': 'Both of them exist.',
    final: 'The answer is {value}.',
  },
  draw({ random }): Params {
    return random.until(() => {
      const drawn = drawParams(random);
      const { left, right, value, rim, dot } = drawn;
      const heights = new Set([left, right, value]).size === 3 && rim !== dot;
      const sums = new Set([left + rim, right + rim, value + dot]).size === 3;
      return heights && sums ? drawn : null;
    });
  },
  build(params: Params, { level, step, distractor }) {
    const { at, left, right, value: point, side, hole, rim, dot } = params;
    const near = side === 'left' ? left : right;
    const far = side === 'left' ? right : left;
    const mark = side === 'left' ? '-' : '+';
    const oneSided = `\\lim_{x \\to ${numberText(at)}^${mark}} f(x)`;
    const twoSided = `\\lim_{x \\to ${numberText(hole)}} f(x)`;
    const { key, pointKey, otherKey } = {
      1: { key: near, pointKey: point, otherKey: far },
      2: { key: rim, pointKey: dot, otherKey: -rim },
      3: { key: near + rim, pointKey: point + dot, otherKey: far + rim },
    }[level];
    const value = numberText(key);
    const tex = { 1: oneSided, 2: twoSided, 3: `${oneSided} + ${twoSided}` }[level];
    const words = { at: numberText(at), hole: numberText(hole), side, value, limit: `$${tex}$` };
    const nearText = numberText(near);
    const rimText = numberText(rim);
    const asked = level === 1 ? `ask-${side}` : level === 2 ? 'ask-both' : 'ask-sum';
    const meeting = [
      step('both', `toward $x = ${numberText(hole)}$`, `an open circle at height ${rimText}`),
      ...(level === 2 ? [step('dot', `the dot at height ${numberText(dot)}`, 'is not asked for')] : []),
      ...(level === 2 ? [step('read', 'the open circle', rimText)] : []),
    ];
    const walking = [
      step('find', `$${oneSided}$`, `the piece on the ${side}`),
      step('walk', 'the end of that piece', nearText),
    ];
    return {
      words,
      question: asked as 'ask-both',
      diagram: graphOf(params, level),
      answer: { value, reason: level === 1 ? 'right-side' : level === 2 ? 'right-both' : 'right-sum' },
      distractors: [
        distractor('gives-the-function-value', numberText(pointKey), level === 3 ? 'sums-dots' : 'dot'),
        level === 2
          ? null
          : distractor('reads-the-limit-from-the-other-side', numberText(otherKey), 'opposite'),
        distractor('says-a-hole-means-no-limit', '0/0', 'hole', 'none'),
        distractor('slip', numberText(hole), 'swap'),
        distractor('slip', numberText(-key), 'sign'),
      ],
      steps: {
        1: walking,
        2: meeting,
        3: [
          ...walking,
          ...meeting,
          step('add', `${nearText} + ${rim < 0 ? `(${rimText})` : rimText}`, value),
        ],
      }[level],
      claims: level === 3 ? [`${near} + (${rim}) = ${key}`] : [`${key} = ${key}`],
    };
  },
});

const heights = [-4, -3, -2, -1, 1, 2, 3, 4, 5];

function drawParams(random: Random): Params {
  const at = random.int(-3, 0);
  return {
    at,
    left: random.pick(heights),
    right: random.pick(heights),
    value: random.pick(heights),
    side: random.pick(['left', 'right'] as const),
    hole: at + random.int(2, 4),
    rim: random.pick(heights),
    dot: random.pick(heights),
  };
}

/** A jump at `at` and a hole at `hole`, of which levels 1 and 2 show one each. */
function graphOf(params: Params, level: 1 | 2 | 3): DiagramOf<'function-graph'> {
  const { at, left, right, value, hole, rim, dot } = params;
  const end = [6, rim > 0 ? rim - 2 : rim + 2] as const;
  const start = [-6, left > 0 ? left - 3 : left + 3] as const;
  if (level === 2) {
    const before = curvePiece(
      { from: [-6, rim > 0 ? rim - 3 : rim + 3], to: [hole, rim], toOpen: true },
      0.05,
    );
    const after = curvePiece({ from: [hole, rim], to: end, fromOpen: true });
    return brokenGraph([before, after], [[hole, dot]]);
  }
  const first = curvePiece({ from: start, to: [at, left], toOpen: true });
  if (level === 1) {
    const second = curvePiece({
      from: [at, right],
      to: [6, right > 0 ? right - 3 : right + 3],
      fromOpen: true,
    });
    return brokenGraph([first, second], [[at, value]]);
  }
  const middle = curvePiece({ from: [at, right], to: [hole, rim], fromOpen: true, toOpen: true });
  const last = curvePiece({ from: [hole, rim], to: end, fromOpen: true });
  return brokenGraph(
    [first, middle, last],
    [
      [at, value],
      [hole, dot],
    ],
  );
}
