import type { DiagramOf } from '@playforward/diagram';
import { type Level, numberSkill, plotOnPlane, type Random } from '../../src/kit/index.ts';
import { pointText } from '../../src/numbers/lines/standard-form.ts';

const asks = ['solution', 'meet', 'both', 'read'] as const;
const scaled = ['scale', 'estimate', 'about', 'steps'] as const;
const stories = ['runners', 'savings', 'tanks', 'plants', 'followers'] as const;
/**
 * Two lines meet at (x, y), counted in steps of the axes. Their slopes are p/q and r/s steps; a step along the x-axis is
 * worth `across`, one up the y-axis `up`.
 */
type Params = {
  ask: (typeof asks)[number] | (typeof scaled)[number] | (typeof stories)[number];
  x: number;
  y: number;
  slopes: readonly [number, number];
  across: number;
  up: number;
};

/** Level 1 has steps of one, level 2 larger steps and places between them, level 3 a story with two lines. */
export const a1SystemGraphEstimate = numberSkill('a1-system-graph-estimate', {
  version: 3,
  byHand: { levels: [1, 2], ask: 'hand-plot', make: plotOnPlane },
  form: 'point',
  text: {
    headline: 'Read the solution of a system from its graph',
    solution: 'Both lines of a system are drawn. What is its solution? Write a point.',
    meet: 'At which point do the two lines meet?',
    both: 'Which point solves both equations whose lines are drawn?',
    read: 'Read the solution of the system from its graph. Write it as a point.',
    scale:
      'Look at the steps of both axes. At which point do the two lines meet? Read to the nearest half step.',
    estimate:
      'Estimate the solution of the system from its graph, to the nearest half step of each axis. Write a point.',
    about:
      'Both lines of a system are drawn. About which point is its solution, to the nearest half step of each axis?',
    steps:
      'Which point solves both equations? Look at what one grid line stands for, and read to the nearest half step.',
    runners:
      'The two lines show how far two cyclists are along a trail after some minutes. Where do the lines meet? Read to the nearest half step of each axis. Write a point (minutes, meters).',
    savings:
      'The two lines show how much two friends have saved after some weeks. Where do the lines meet? Read to the nearest half step of each axis. Write a point (weeks, dollars).',
    tanks:
      'The two lines show the water in two fish tanks after some minutes. Where do the lines meet? Read to the nearest half step of each axis. Write a point (minutes, liters).',
    plants:
      'The two lines show the heights of two plants after some weeks. Where do the lines meet? Read to the nearest half step of each axis. Write a point (weeks, millimeters).',
    followers:
      'The two lines show the fans of two bands after some weeks. Where do the lines meet? Read to the nearest half step of each axis. Write a point (weeks, fans).',
    right: 'It lies on both lines, so it solves both equations.',
    swapped: 'Read along the horizontal axis first. Which number is that?',
    intercept: 'This is where one line meets the vertical axis. Does the other line pass through it?',
    scaled: 'This counts grid lines. What do the numbers at the axes say?',
    near: 'Go from the crossing straight up or down to the horizontal axis. Where do you arrive?',
    other:
      'Find the place where both lines cross. Is it on a grid line or halfway between two? Read both coordinates at the axes.',
    'cross-do': 'Find the crossing.',
    'cross-why': 'Only there, both equations are true at once.',
    'across-do': 'Go straight down or up to the horizontal axis.',
    'across-why': 'This gives the first coordinate.',
    'up-do': 'Go straight across to the vertical axis.',
    'up-why': 'This gives the second coordinate.',
    'write-do': 'Write the point.',
    'write-why': 'The coordinate along the horizontal axis stands first.',
    final: 'The lines meet at {point}.',
  },
  draw: ({ level, random }): Params => drawLines(level, random),
  build(params: Params, { level, step, distractor }) {
    const { ask, x, y, across, up } = params;
    const [right, height] = [x * across, y * up];
    const value = pointText(right, height);
    const [start] = startsOf(params);
    return {
      words: { point: value },
      question: ask,
      diagram: graphOf(params, level),
      answer: value,
      distractors: [
        distractor('swaps-the-coordinates', pointText(height, right), 'swapped'),
        distractor('reads-an-intercept', pointText(0, start * up), 'intercept'),
        across === 1 && up === 1
          ? distractor('slip', pointText(right + 1, height), 'near')
          : distractor('misreads-the-axis-scale', pointText(x, y), 'scaled'),
      ],
      steps: [
        step('cross', 'two lines', 'one point on both'),
        step('across', 'first coordinate', String(right).replace('-', '−')),
        step('up', 'second coordinate', String(height).replace('-', '−')),
        step('write', 'both coordinates', value),
      ],
      claims: [`${x} * ${across} = ${right}`, `${y} * ${up} = ${height}`],
    };
  },
});

/** Heights at zero, in steps of the vertical axis. */
function startsOf({ x, y, slopes }: Params): readonly [number, number] {
  const [first, second] = slopes;
  return [y - first * x, y - second * x];
}

/** Names of both axes, and what one step up may stand for. */
const axes = {
  runners: { names: ['Minutes', 'Meters'], up: [200] },
  savings: { names: ['Weeks', 'Dollars'], up: [10, 20] },
  tanks: { names: ['Minutes', 'Liters'], up: [5, 10] },
  plants: { names: ['Weeks', 'Millimeters'], up: [10, 20] },
  followers: { names: ['Weeks', 'Fans'], up: [20, 50, 100] },
} as const;

function graphOf(params: Params, level: Level): DiagramOf<'function-graph'> {
  const { ask, slopes, across, up } = params;
  const [right, top] = level === 3 ? axes[ask as keyof typeof axes].names : ['x', 'y'];
  const least = level === 3 ? 0 : -8;
  const most = level === 3 ? 12 : 8;
  const whole = { from: level === 3 ? 0 : null, to: null, fromOpen: false, toOpen: false };
  return {
    kind: 'function-graph',
    x: { label: right, min: least * across, max: most * across, step: across },
    y: { label: top, min: least * up, max: most * up, step: up },
    curves: startsOf(params).map((start, index) => ({
      formula: { type: 'polynomial', coefficients: [start * up, ((slopes[index] ?? 0) * up) / across] },
      ...whole,
    })),
    points: [],
    asymptotes: [],
  };
}

const wholeSlopes = [2, 1, 0.5, -0.5, -1, -2] as const;
/** From a place halfway between grid lines, these lead to crossings of grid lines one step further. */
const halfSlopes = [1.5, 0.5, -0.5, -1.5, 2.5] as const;
const steps = [
  [1, 5],
  [1, 10],
  [2, 10],
  [5, 20],
  [2, 5],
  [10, 5],
] as const;

function upOf(ask: Params['ask']): readonly number[] {
  return axes[ask as keyof typeof axes].up;
}

function drawLines(level: Level, random: Random): Params {
  return random.until(() => {
    const ask = random.pick<Params['ask']>(level === 1 ? asks : level === 2 ? scaled : stories);
    const story = level === 3;
    const half = level > 1 && random.chance(50) ? 0.5 : 0;
    const x = story ? random.int(2, 9) : random.int(-6, 6);
    const y = (story ? random.int(2, 10) : random.int(-6, 6)) + half;
    const [across, up] = level === 1 ? [1, 1] : story ? [1, random.pick(upOf(ask))] : random.pick(steps);
    const slopes = half === 0 ? wholeSlopes : halfSlopes;
    const params: Params = { ask, x, y, slopes: [random.pick(slopes), random.pick(slopes)], across, up };
    const starts = startsOf(params);
    const onPicture = starts.every((start) => start >= (story ? 0 : -8) && start <= (story ? 11 : 8));
    const isGrowing = !story || params.slopes.every((slope) => slope > 0);
    const [first, second] = params.slopes;
    const isOpen =
      x !== 0 && y !== 0 && x * across !== y * up && first !== second && starts.every((start) => start !== y);
    return onPicture && isGrowing && isOpen && (story || starts.every((start) => start !== 0))
      ? params
      : null;
  });
}
