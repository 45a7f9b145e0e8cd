import type { DiagramOf } from '@playforward/diagram';
import { choiceSkill, type Random } from '../../src/kit/index.ts';
import { numberText } from '../../src/numbers/polynomials.ts';
import { brokenGraph, curvePiece } from '../../src/pictures/broken-graphs.ts';

type Sort = 'hole' | 'jump' | 'pole';

/** A graph with something special at x = at: both sides lead to left and right (alike at a hole), f(at) = value. */
type Params = {
  sort: Sort;
  at: number;
  left: number;
  right: number;
  value: number;
  up: boolean;
  lift: number;
};

/** Level 1 has a hole or a jump with a dot, level 2 any of three, level 3 has no dot at a hole or jump. */
export const calcLimitExistsDecide = choiceSkill('calc-limit-exists-decide', {
  version: 2,
  text: {
    headline: 'Decide whether a limit exists',
    ask: [
      'The graph shows $f$. What is true of {limit}?',
      'Look at the graph of $f$. What can be said of {limit}?',
      'Does {limit} exist? Use the graph of $f$.',
      'Read the graph of $f$ from both sides. What is true of {limit}?',
    ],
    both: 'It exists and is {left}, since both sides lead there.',
    'none-pole': 'It does not exist, since the heights grow or fall without end.',
    value: 'It exists and is {value}, since {point}.',
    dashed: 'It exists and is {at}, since the graph comes close to the dashed line.',
    hole: 'It does not exist, since there is a hole at $x = {at}$.',
    missing: 'It does not exist, since {fname} has no value.',
    differ: 'It does not exist, since the sides lead to different heights.',
    'right-hole': 'A limit asks where both sides lead, and here they agree.',
    'right-jump': 'A limit needs both sides to lead to the same height.',
    'right-pole': 'A limit has to be a number, and these heights do not settle near any number.',
    'value-why': 'The value at the point is one thing, the limit another. Where does the graph lead?',
    'side-why': 'Only one side leads to this height. Where does the other side lead?',
    'dashed-why': 'The dashed line stands at an input. Which height do the outputs come close to?',
    'hole-why': 'A limit does not look at the point itself. Where do the two sides lead?',
    'missing-why': 'A limit does not need a value at the point. What do the heights beside it do?',
    'hole-jump-why': 'A hole alone does not decide it. Do the two sides lead to one height?',
    'differ-why': 'Follow both sides again. Do they lead to different heights?',
    other: 'Follow the graph from the left and from the right. Do both lead to the same number?',
    'left-do': 'Follow the graph toward $x = {at}$ from the left.',
    'left-why': 'Read the height that it comes close to.',
    'right-do': 'Follow the graph toward $x = {at}$ from the right.',
    'right-why': 'Read the height here as well.',
    'decide-do': 'Compare the two sides.',
    'decide-why': 'The limit exists only if both lead to the same number.',
  },
  draw({ level, random }): Params {
    return random.until(() => {
      const drawn = drawParams(level, random);
      return new Set([drawn.left, drawn.value, drawn.sort === 'hole' ? 99 : drawn.right]).size === 3
        ? drawn
        : null;
    });
  },
  build(params: Params, { level, step, distractor }) {
    const { sort, at, left, right, value, up } = params;
    const words = {
      at: numberText(at),
      left: numberText(left),
      right: numberText(right),
      value: numberText(value),
      limit: `$\\lim_{x \\to ${numberText(at)}} f(x)$`,
      fname: `$f(${numberText(at)})$`,
      point: `$f(${numberText(at)}) = ${numberText(value)}$`,
    };
    const dotted = level !== 3;
    const away = up ? 'up without end' : 'down without end';
    const leads = sort === 'pole' ? [away, away] : [words.left, sort === 'hole' ? words.left : words.right];
    const wrong = {
      hole: [
        distractor('says-a-hole-means-no-limit', 'hole', 'hole-why'),
        dotted
          ? distractor('gives-the-function-value', 'value', 'value-why')
          : distractor('gives-the-function-value', 'missing', 'missing-why'),
        distractor('slip', 'differ', 'differ-why'),
      ],
      jump: [
        distractor('says-it-exists-when-the-sides-differ', 'both', 'side-why'),
        dotted
          ? distractor('gives-the-function-value', 'value', 'value-why')
          : distractor('gives-the-function-value', 'missing', 'missing-why'),
        distractor('says-a-hole-means-no-limit', 'hole', 'hole-jump-why'),
      ],
      pole: [
        distractor('says-it-exists-when-the-sides-differ', 'dashed', 'dashed-why'),
        distractor('says-a-hole-means-no-limit', 'missing', 'missing-why'),
        distractor('slip', 'differ', 'differ-why'),
      ],
    }[sort];
    const key = { hole: 'both', jump: 'differ', pole: 'none-pole' } as const;
    return {
      words,
      question: 'ask',
      diagram: graphOf(params, dotted),
      answer: { value: key[sort], reason: `right-${sort}` },
      distractors: wrong,
      steps: [
        step('left', 'from the left', leads[0] ?? ''),
        step('right', 'from the right', leads[1] ?? ''),
        step(
          'decide',
          `${leads[0]} and ${leads[1]}`,
          sort === 'hole' ? `the limit is ${words.left}` : 'no limit',
        ),
      ],
      claims: sort === 'jump' ? [`${left} != ${right}`] : [`${left} = ${left}`],
    };
  },
});

const heights = [-4, -3, -2, -1, 1, 2, 3, 4];

function drawParams(level: 1 | 2 | 3, random: Random): Params {
  const sort = random.pick(level === 1 ? (['hole', 'jump'] as const) : (['hole', 'jump', 'pole'] as const));
  return {
    sort,
    at: random.int(-3, 3),
    left: random.pick(heights),
    right: random.pick(heights),
    value: random.pick(heights),
    up: random.chance(50),
    lift: random.pick([-2, -1, 0, 1, 2]),
  };
}

function graphOf(
  { sort, at, left, right, value, up, lift }: Params,
  dotted: boolean,
): DiagramOf<'function-graph'> {
  const dots = dotted ? ([[at, value]] as const) : [];
  if (sort === 'pole') {
    const size = up ? 2 : -2;
    const branch = (a: number, from: number | null, to: number | null) => ({
      formula: { type: 'reciprocal' as const, a, h: at, k: lift },
      from,
      to,
      fromOpen: false,
      toOpen: false,
    });
    return brokenGraph(
      [branch(-size, null, at - 0.01), branch(size, at + 0.01, null)],
      [],
      [{ axis: 'x', at }],
    );
  }
  const far = sort === 'hole' ? left : right;
  const toward = (height: number, by: number): number => (height > 0 ? height - by : height + by);
  const before = curvePiece({ from: [-6, toward(left, 3)], to: [at, left], toOpen: true }, 0.04);
  const after = curvePiece({ from: [at, far], to: [6, toward(far, 4)], fromOpen: true });
  return brokenGraph([before, after], dots);
}
