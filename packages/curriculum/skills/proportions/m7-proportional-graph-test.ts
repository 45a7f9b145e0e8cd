import type { DiagramOf } from '@playforward/diagram';
import {
  type Distractor,
  type Level,
  lineOfAmounts,
  pictureSkill,
  type Random,
} from '../../src/kit/index.ts';
import { pointText } from '../../src/pictures/plane-around.ts';

type Shape = 'line' | 'raised' | 'curve' | 'one';

const scenes = ['plain', 'data', 'rent', 'fill', 'ride', 'pay'] as const;

/**
 * The proportional line is y = k x, and where it is drawn by hand, its pair at `known` is told. The raised line starts at
 * `start`, the one with a slope of one at `above`; the curve bends up or down.
 */
type Params = {
  scene: (typeof scenes)[number];
  k: number;
  known: number;
  start: number;
  slope: number;
  above: number;
  bend: 'up' | 'down';
};

/** Level 1 has steep lines with whole ratios, level 2 ratios with halves, level 3 tells a story and flat lines. */
export const m7ProportionalGraphTest = pictureSkill('m7-proportional-graph-test', {
  version: 7,
  byHand: { levels: [1, 2, 3], ask: 'draw', make: lineOfAmounts },
  text: {
    draw: [
      'Let {y} be proportional to {x}. When {x} is {a}, {y} is {b}. Draw the graph.',
      'The ratio of {y} to {x} is always the same, and {y} is {b} when {x} is {a}. Draw the graph.',
      'On a graph, {y} is always the same number times {x}. It goes through {pair}. Draw it.',
      'A proportional relationship has the pair {pair}. Draw its graph.',
    ],
    headline: 'Find the proportional graph',
    plain: [
      'On which graph is {y} proportional to {x}?',
      'Which graph shows that {y} is proportional to {x}?',
      'In one graph, {y} is always the same number times {x}. Which graph is it?',
      'Look for the graph with {y} proportional to {x}. Which one is it?',
    ],
    data: [
      'Four phone plans charge for data. On which graph is the cost {y} in dollars proportional to the gigabytes {x}?',
      'The graphs show the cost {y} in dollars of {x} gigabytes of data in four phone plans. Which cost is proportional to the data?',
    ],
    rent: [
      'Four pools rent out lockers. On which graph is the price {y} in dollars proportional to the hours {x}?',
      'The graphs show the price {y} in dollars of a locker for {x} hours at four pools. Which price is proportional to the hours?',
    ],
    fill: 'Four tanks fill up. On which graph is the depth {y} in feet proportional to the hours {x}?',
    ride: 'Four hikers walk away from a lodge. On which graph is the distance {y} in miles proportional to the hours {x}?',
    pay: 'Four bean plants grow. On which graph is the height {y} in inches proportional to the weeks {x}?',
    straight: 'Straight line from {start} through {point}',
    'bent-up': 'Curve from {start} to {point} that gets steeper',
    'bent-down': 'Curve from {start} to {point} that gets flatter',
    right: 'It is straight and goes through the origin.',
    raised: 'This graph is straight. Where does it start? What would {y} have to be when {x} is zero?',
    curve:
      'This graph goes through the origin but bends. Is {y} divided by {x} the same at two of its points?',
    one: 'This graph rises by one for each step across. Does that make {y} zero when {x} is zero?',
    other: 'Look for a straight line. Then see if it goes through the origin.',
    'other-drawn': 'A proportional graph begins at the origin. Which other point do you know?',
    'final-drawn': 'In every pair, {y} is {k, number} times {x}.',
    'begin-do': 'Begin at the origin.',
    'begin-why': 'In a proportional relationship, zero goes with zero.',
    'mark-do': 'Mark the pair that you know.',
    'mark-why': 'It lies on the graph.',
    'join-do': 'Draw the straight line through both points.',
    'join-why': 'A constant ratio makes the same rise for each step across.',
    'straight-do': 'Find the graphs that are straight.',
    'straight-why': 'A constant ratio makes the same rise for each step across.',
    'origin-do': 'See which of them goes through the origin.',
    'origin-why': 'In a proportional relationship, zero goes with zero.',
    'test-do': 'Test another point of this graph.',
    'test-why': 'The ratio of {y} to {x} is the same at all of its points but the origin.',
    final: 'The straight line goes from {start} through {point}.',
  },
  draw: ({ level, random }): Params => drawGraphs(level, random),
  build(params: Params, { say, step }) {
    const { scene, k, known, bend } = params;
    const axes = { x: '$x$', y: '$y$' };
    const told = pointText(known, k * known);
    const option = (shape: Shape) => {
      const [start, point] = placesOf(shape, params).map(([x, y]) => pointText(x, y));
      const words = { start: start ?? '', point: point ?? '' };
      const text = say(shape === 'curve' ? `bent-${bend}` : 'straight', words);
      return { value: shape, text, diagram: planeWith(shape, params) };
    };
    const wrong = (
      misconception: Distractor['misconception'],
      shape: Exclude<Shape, 'line'>,
    ): Distractor => ({
      ...option(shape),
      misconception,
      reason: say(shape),
    });
    const right = option('line');
    return {
      words: { ...axes, a: String(known), b: String(k * known), pair: told, k },
      question: scene,
      drawn: {
        value: `y = ${k}x`,
        wrong: wrongDrawings(params),
        steps: [
          step('begin', '$x = 0$', pointText(0, 0)),
          step('mark', `${known} across, ${k * known} up`, told),
          step('join', 'two points', 'a straight line', { diagram: right.diagram }),
        ],
        otherWrong: 'other-drawn',
        finalAnswer: 'final-drawn',
      },
      answer: { ...right },
      distractors: [
        wrong('accepts-any-straight-line', 'raised'),
        wrong('accepts-any-curve-through-the-origin', 'curve'),
        wrong('requires-a-slope-of-one', 'one'),
      ],
      steps: [
        step('straight', 'four graphs', 'three straight lines'),
        step('origin', 'three straight lines', 'one through the origin', { diagram: right.diagram }),
        step('test', `${4 * k} ÷ 4`, k),
      ],
      finalAnswer: say('final', { start: pointText(0, 0), point: pointText(4, 4 * k) }),
      claims: [`${4 * k}/4 = ${k}`, `${k * known}/${known} = ${k}`],
    };
  },
});

const reach = 8;
const height = 12;

/** Lines through the pair that is told, as somebody draws them who leaves the origin out; null where there is none. */
function wrongDrawings({ k, known, start }: Params): readonly (string | null)[] {
  const b = k * known;
  const from = [start, 1, 2, 3].find((one) => one < b && one !== b - known);
  return [
    from === undefined ? null : `y = (${b - from}/${known})x + ${from}`,
    null,
    b > known ? `y = x + ${b - known}` : null,
  ];
}

/** The two lines that miss the origin start apart from each other, and only one of them has a slope of one. */
function drawGraphs(level: Level, random: Random): Params {
  const scene = {
    1: 'plain' as const,
    2: random.pick(['plain', 'data', 'rent'] as const),
    3: random.pick(scenes.slice(1)),
  }[level];
  const [start = 2, above = 3] = random.shuffle([1, 2, 3, 4]);
  const k = random.pick<number>({ 1: [2, 3], 2: [1.5, 2.5, 2], 3: [0.5, 0.75, 1.25, 1.5] }[level]);
  return {
    scene,
    k,
    known: random.pick([2, 3, 4, 5, 6, 8].filter((x) => Number.isInteger(k * x) && k * x <= height)),
    start,
    slope: random.pick<number>(level === 1 ? [0.5, 1.5, 2] : [0.5, 0.75, 1.5]),
    above,
    bend: random.pick(['up', 'down']),
  };
}

/** Where a graph starts, and a place on it that can be read off. */
function placesOf(shape: Shape, { k, start, slope, above, bend }: Params): readonly [number, number][] {
  const end = curveEnd(k, bend);
  return {
    line: [[0, 0] as [number, number], [4, 4 * k] as [number, number]],
    raised: [[0, start] as [number, number], [4, start + 4 * slope] as [number, number]],
    one: [[0, above] as [number, number], [4, above + 4] as [number, number]],
    curve: [[0, 0] as [number, number], [reach, end] as [number, number]],
  }[shape];
}

/** The height of the curve at its right end. */
function curveEnd(k: number, bend: Params['bend']): number {
  return bend === 'up' ? height - 2 : Math.min(height - 1, Math.max(4, Math.round(k * 4)));
}

function planeWith(shape: Shape, params: Params): DiagramOf<'function-graph'> {
  const { k, start, slope, above, bend } = params;
  const end = curveEnd(k, bend);
  const formula = {
    line: { type: 'polynomial' as const, coefficients: [0, k] },
    raised: { type: 'polynomial' as const, coefficients: [start, slope] },
    one: { type: 'polynomial' as const, coefficients: [above, 1] },
    curve:
      bend === 'up'
        ? { type: 'polynomial' as const, coefficients: [0, 0, end / reach ** 2] }
        : { type: 'root' as const, a: end / Math.sqrt(reach), h: 0, k: 0 },
  }[shape];
  return {
    kind: 'function-graph',
    x: { label: 'x', min: 0, max: reach, step: 1 },
    y: { label: 'y', min: 0, max: height, step: 1 },
    curves: [{ formula, from: null, to: null, fromOpen: false, toOpen: false }],
    points: [],
    asymptotes: [],
  };
}
