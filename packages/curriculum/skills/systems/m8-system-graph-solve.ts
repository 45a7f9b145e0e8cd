import {
  type Distractor,
  type HandTask,
  type Level,
  numberSkill,
  type Random,
  type Tools,
} from '../../src/kit/index.ts';
import { plus } from '../../src/numbers/linear-sides.ts';
import {
  lineAt,
  lineEquation,
  reducedSlope,
  type Slope,
  slopeTex,
  slopeValue,
  standardOfLine,
} from '../../src/numbers/lines/line-equations.ts';
import { pointText } from '../../src/numbers/lines/standard-form.ts';
import { inBrackets } from '../../src/numbers/polynomials.ts';
import { signed, typeset } from '../../src/numbers/signed-numbers.ts';
import { handPlane, pointMade } from '../../src/pictures/hand-scales.ts';
import { type Line, linesOn } from '../../src/pictures/line-planes.ts';
import { drawName } from '../../src/scenes/people.ts';

const asks = {
  1: ['meet', 'solution', 'both', 'named'],
  2: ['mark', 'plot', 'graph', 'named-mark'],
  3: ['standard', 'solve-first', 'two-lines', 'named-standard'],
} as const;
/** Asked where the lines meet halfway between two lines of the grid. */
const estimates = ['estimate', 'about', 'between', 'named-estimate'] as const;
const fars = ['far-through', 'far-second', 'far-trails', 'far-named'] as const;

/** Two lines that meet in (x, y). */
type Params = {
  ask: (typeof asks)[Level][number] | (typeof estimates)[number];
  name: string;
  first: Slope;
  second: Slope;
  x: number;
  y: number;
};

const text = {
  headline: 'Solve a system with a graph',
  meet: 'At which point do the two lines meet?',
  solution: 'The picture shows the two lines of a system. What is the solution of the system?',
  both: 'Which point lies on both lines?',
  named: '{name} reads the solution of a system off this graph. Which point is it?',
  estimate: 'Estimate the solution of this system from its graph, to the nearest half. Write a point.',
  about: 'Both lines of a system are drawn. About which point, to the nearest half, is its solution?',
  between: 'The two lines meet between two lines of the grid. At which point is that, to the nearest half?',
  'named-estimate':
    '{name} estimates the solution of a system from this graph, to the nearest half. Which point is it?',
  mark: 'The lines {e} and {f} meet in one point. Mark it.',
  plot: 'Sketch {e} and {f}. Then plot the point where they meet.',
  graph: 'Use graphs to solve the system {e} and {f}. Plot the point that solves it.',
  'named-mark': '{name} graphs the system {e} and {f}. Mark the point that solves it.',
  standard: 'Solve the system {e} and {f} with graphs. Plot the point that solves it.',
  'solve-first': 'Solve {e} and {f} for {y}. Then plot the point where the two lines meet.',
  'two-lines': 'The lines {e} and {f} cross. Mark the point where they do.',
  'named-standard': '{name} draws the lines {e} and {f}. Plot the point that lies on both.',
  at: 'Point at {at}',
  right: 'It lies on both lines.',
  intercept: 'Here one line crosses the y-axis. Does the other line pass through it as well?',
  root: 'Here one line crosses the x-axis. Does the other line pass through it as well?',
  swaps: 'Which coordinate comes first, the one to the side or the one up?',
  other: 'Look for the point that lies on both lines. Then test it in both equations.',
  'other-seen': 'Look for the point that lies on both lines. Read how far across it is, and how far up.',
  'look-do': 'Look for the point that lies on both lines.',
  'look-why': 'Only this point makes both equations true.',
  'read-x-do': 'Find the point on both lines, and read its x-coordinate.',
  'read-x-why': 'It tells how far to the right or left the point is.',
  'half-why': 'It lies halfway between two lines of the grid.',
  'read-do': 'Read its y-coordinate and write the point.',
  'read-why': 'The x-coordinate stands first.',
  'solve-do': 'Solve both equations for {y}.',
  'solve-why': 'Then slope and y-intercept can be read.',
  'first-do': 'Draw the first line.',
  'first-why': 'Start at the y-intercept, then follow the slope.',
  'second-do': 'Draw the second line.',
  'second-why': 'It starts at its own y-intercept.',
  'meet-do': 'Find the point where they meet.',
  'meet-why': 'It lies on both lines.',
  'check-first-do': 'Test the point in the first equation.',
  'check-first-why': 'A drawing can be a little off. Put in {x}, and look whether {y} comes out.',
  'check-do': 'Test it in the second equation.',
  'check-why': 'A point on both lines fits both equations.',
  'far-through':
    'One line goes through {p} and {q}. The other goes through {r} and has the slope {slope}. Plot the point where they meet.',
  'far-second':
    'The first line of a system passes through {p} and {q}. The second passes through {r} and has the slope {slope}. Mark the point that lies on both.',
  'far-trails':
    'On a map, one straight trail leads through {p} and {q}. Another leads through {r} with the slope {slope}. Mark the point where they cross.',
  'far-named':
    '{name} draws a line through {p} and {q}. A second line through {r} has the slope {slope}. Mark the point where they meet.',
  'right-far': 'It lies on both lines.',
  'far-start': 'This is a point of the second line only. Is it on the line through {p} and {q}?',
  'far-other': 'Write an equation for each line. Then find the point that fits both.',
  'far-slope-do': 'Find the slope of the first line.',
  'far-slope-why': 'Rise over run gives it.',
  'far-one-do': 'Write the equation of the first line.',
  'far-one-why': 'One of its points gives the y-intercept.',
  'far-two-do': 'Write the equation of the second line.',
  'far-two-why': 'Its point gives the y-intercept.',
  'far-equal-do': 'Where they meet, both equations give the same {y}. Solve for {x}.',
  'far-equal-why': 'The point lies on both lines, so {x} and {y} fit both equations.',
  'far-up-do': 'Find {y} there.',
  'far-up-why': 'Either equation gives it.',
  'far-check-do': 'Test both numbers in the other equation.',
  'far-check-why': 'The same {y} has to come out.',
  'far-point-do': 'Mark the point.',
  'far-point-why': 'The x-coordinate tells how far to the right it is.',
  final: 'The lines meet at the point {point}.',
} as const;

type Said = Tools<keyof typeof text>;

/** Level 1 reads or estimates from a graph, level 2 graphs y = mx + b by hand, level 3 equations that have to be solved for y first. */
export const m8SystemGraphSolve = numberSkill('m8-system-graph-solve', {
  version: 4,
  form: 'point',
  text,
  draw: ({ level, random }): Params => drawSystem(level, random),
  build: (params: Params, tools) =>
    tools.level === 1 ? buildReading(params, tools) : buildPlot(params, tools),
  stretch: {
    draw: ({ random }): Far => drawFar(random),
    build({ ask, name, first, second, x, y, a, c, e }: Far, { say, step, distractor }) {
      const [b, d] = startsOf({ first, second, x, y });
      const at = (slope: Slope, start: number, place: number) =>
        pointText(place, lineAt(slope, start, place));
      const [one, two] = [lineEquation(first, b), lineEquation(second, d)];
      const [p, q, r] = [at(first, b, a), at(first, b, c), at(second, d, e)];
      const give = pointsMade(say);
      const rise = lineAt(first, b, c) - lineAt(first, b, a);
      const equal = `$${one.slice(4)} = ${two.slice(4)}$`;
      return {
        words: {
          name,
          p,
          q,
          r,
          slope: typeset(slopeValue(second)),
          x: '$x$',
          y: '$y$',
          point: pointText(x, y),
        },
        question: ask,
        hand: task,
        answer: { ...give(x, y), reason: 'right-far' },
        distractors: [
          wrongPoint(give(0, d), 'reads-a-y-intercept', { reason: 'intercept', distractor }),
          wrongPoint(give(y, x), 'swaps-the-coordinates', { reason: 'swaps', distractor }),
          wrongPoint(give(e, lineAt(second, d, e)), 'slip', { reason: 'far-start', distractor }),
        ],
        otherWrong: 'far-other',
        steps: [
          step('far-slope', `${signed(rise)} ÷ ${c - a}`, typeset(slopeValue(first))),
          step('far-one', `slope ${typeset(slopeValue(first))} and ${p}`, `$${one}$`),
          step('far-two', `slope ${typeset(slopeValue(second))} and ${r}`, `$${two}$`),
          step('far-equal', equal, `$x = ${signed(x)}$`),
          step('far-up', heightWork(first, b, x), signed(y)),
          step('far-check', heightWork(second, d, x), signed(y)),
          step('far-point', `$x = ${signed(x)}$ and $y = ${signed(y)}$`, pointText(x, y), {
            do: 'far-point-do',
            why: 'far-point-why',
            diagram: linesOn(
              reach,
              [
                { slope: first, start: b },
                { slope: second, start: d },
              ],
              [],
              1,
            ),
          }),
        ],
        finalAnswer: 'final',
        claims: [claimOf(first, b, { x, y }), claimOf(second, d, { x, y })],
      };
    },
  },
});

const reach = 9;
const task: HandTask = { kind: 'plot-points', plane: handPlane(reach), points: [''] };

/** The height of a line at x; a slope of one is not written. */
function heightWork(slope: Slope, start: number, x: number): string {
  const factor = slopeTex(slope);
  const product = factor === '1' ? signed(x) : `${factor} \\times ${inBrackets(x)}`;
  return `$${product}${plus(start)}$`;
}

function pointsMade(say: Said['say']) {
  return (x: number, y: number) => ({
    value: pointMade(task, x, y),
    text: say('at', { at: pointText(x, y) }),
  });
}

function wrongPoint(
  { value, text: told }: ReturnType<ReturnType<typeof pointsMade>>,
  misconception: Distractor['misconception'],
  {
    reason,
    distractor,
  }: {
    readonly reason: 'intercept' | 'swaps' | 'root' | 'far-start';
    readonly distractor: Said['distractor'];
  },
) {
  return distractor(misconception, value, reason, {
    text: told,
    ...(reason === 'intercept' && { concludes: true }),
  });
}

function buildReading({ ask, name, first, second, x, y }: Params, { step, distractor }: Said) {
  const [b, d] = startsOf({ first, second, x, y });
  return {
    words: { name, y: '$y$', point: pointText(x, y) },
    question: ask,
    diagram: linesOn(reach - 1, [
      { slope: first, start: b },
      { slope: second, start: d },
    ]),
    answer: { value: pointText(x, y), reason: 'right' as const },
    distractors: [
      distractor('reads-a-y-intercept', pointText(0, b), 'intercept'),
      distractor('swaps-the-coordinates', pointText(y, x), 'swaps'),
      distractor('reads-an-x-intercept', pointText(rootOf(first, b), 0), 'root'),
    ],
    otherWrong: 'other-seen' as const,
    steps: [
      step('read-x', 'the point on both lines', `$x = ${signed(x)}$`, {
        why: Number.isInteger(x) ? 'read-x-why' : 'half-why',
      }),
      step('read', `$x = ${signed(x)}$ and $y = ${signed(y)}$`, pointText(x, y)),
    ],
    claims: [claimOf(first, b, { x, y }), claimOf(second, d, { x, y })],
  };
}

function buildPlot({ ask, name, first, second, x, y }: Params, { level, say, step, distractor }: Said) {
  const [b, d] = startsOf({ first, second, x, y });
  const [one, two] = [lineEquation(first, b), lineEquation(second, d)];
  const [e, f] = level === 2 ? [one, two] : [standardOfLine(first, b), standardOfLine(second, d)];
  const lines: readonly Line[] = [
    { slope: first, start: b },
    { slope: second, start: d },
  ];
  const give = pointsMade(say);
  return {
    words: { name, e: `$${e}$`, f: `$${f}$`, x: '$x$', y: '$y$', point: pointText(x, y) },
    question: ask,
    hand: task,
    answer: { ...give(x, y), reason: 'right' as const },
    distractors: [
      wrongPoint(give(0, b), 'reads-a-y-intercept', { reason: 'intercept', distractor }),
      wrongPoint(give(y, x), 'swaps-the-coordinates', { reason: 'swaps', distractor }),
      wrongPoint(give(rootOf(first, b), 0), 'reads-an-x-intercept', { reason: 'root', distractor }),
    ],
    otherWrong: 'other' as const,
    steps: [
      level === 3 && step('solve', `$${e}$ and $${f}$`, `$${one}$ and $${two}$`),
      step('first', `$${one}$`, `${pointText(0, b)} and ${pointText(first.run, b + first.rise)}`),
      step('second', `$${two}$`, `${pointText(0, d)} and ${pointText(second.run, d + second.rise)}`),
      step('meet', 'both lines', pointText(x, y), {
        do: 'meet-do',
        why: 'meet-why',
        diagram: linesOn(reach, lines, [], 1),
      }),
      step('check-first', heightWork(first, b, x), signed(y)),
      step('check', heightWork(second, d, x), signed(y)),
    ],
    claims: [claimOf(first, b, { x, y }), claimOf(second, d, { x, y })],
  };
}

type Meeting = Pick<Params, 'first' | 'second' | 'x' | 'y'>;

/** The heights of both lines at zero. */
function startsOf({ first, second, x, y }: Meeting): readonly [number, number] {
  return [y - (first.rise * x) / first.run + 0, y - (second.rise * x) / second.run + 0];
}

/** Where a line crosses the x-axis. */
function rootOf({ rise, run }: Slope, start: number): number {
  return (-start * run) / rise + 0;
}

function claimOf({ rise, run }: Slope, start: number, { x, y }: Pick<Meeting, 'x' | 'y'>): string {
  return `${rise} / ${run} * (${x}) + (${start}) = ${y}`;
}

function drawSlope(random: Random, most: number): Slope {
  return reducedSlope(random.int(1, 4) * random.pick([1, -1]), random.int(1, most));
}

function drawSystem(level: Level, random: Random): Params {
  const isHalf = level === 1 && random.chance(40);
  return random.until(() => {
    const params: Params = {
      ask: random.pick<Params['ask']>(isHalf ? estimates : asks[level]),
      name: drawName(random),
      first: drawSlope(random, 2),
      second: drawSlope(random, level === 1 ? 2 : 3),
      x: random.int(-6, 6) + (isHalf ? 0.5 : 0),
      y: random.int(-6, 6) + (isHalf && random.chance(50) ? 0.5 : 0),
    };
    const { first, x, y } = params;
    const [b] = startsOf(params);
    const root = rootOf(first, b);
    const isOpen =
      isSystem(params) && Number.isInteger(root) && Math.abs(root) < reach - 1 && root !== 0 && root !== x;
    return isOpen &&
      new Set(
        [
          [x, y],
          [0, b],
          [y, x],
          [root, 0],
        ].map(String),
      ).size === 4
      ? params
      : null;
  });
}

/** Whether both lines cross the y-axis on the plane, at whole numbers, and away from their meeting point. */
function isSystem(meeting: Meeting): boolean {
  const { first, second, x, y } = meeting;
  const starts = startsOf(meeting);
  const isApart =
    first.rise * second.run !== second.rise * first.run && x !== 0 && y !== 0 && Math.abs(x) !== Math.abs(y);
  return (
    isApart && starts.every((start) => Number.isInteger(start) && Math.abs(start) < reach - 1 && start !== 0)
  );
}

/** The first line is known by its points at a and c, the second by its slope and its point at e. */
type Far = Meeting & { ask: (typeof fars)[number]; name: string; a: number; c: number; e: number };

function drawFar(random: Random): Far {
  return random.until(() => {
    const far: Far = {
      ask: random.pick(fars),
      name: drawName(random),
      first: drawSlope(random, 2),
      second: drawSlope(random, 3),
      x: random.int(-6, 6),
      y: random.int(-6, 6),
      a: random.int(-8, 4),
      c: random.int(-4, 8),
      e: random.int(-8, 8),
    };
    if (!isSystem(far)) return null;
    const { first, second, x, y, a, c, e } = far;
    const [b, d] = startsOf(far);
    const heights = [lineAt(first, b, a), lineAt(first, b, c), lineAt(second, d, e)];
    const isInside = heights.every((height) => Number.isInteger(height) && Math.abs(height) <= 8);
    const isOpen = a < c - 1 && [a, c, e].every((place) => place !== 0 && place !== x);
    const points = [
      [x, y],
      [0, d],
      [y, x],
      [e, lineAt(second, d, e)],
    ];
    return isInside && isOpen && new Set(points.map(String)).size === 4 ? far : null;
  });
}
