import type { DiagramOf } from '@playforward/diagram';
import { type Level, numberSkill, type Random, type Tools } from '../../src/kit/index.ts';
import { type CurveStory, curveStories } from '../../src/linear-stories/curve-stories.ts';
import { type DipStory, dipStories } from '../../src/linear-stories/dip-stories.ts';
import {
  type MeantPoint,
  pointMeaningProblem,
  pointMeaningText,
} from '../../src/linear-stories/point-meaning.ts';
import { coefficientsOf } from '../../src/numbers/quadratic-forms.ts';

type Ask = 'max' | 'start' | 'at' | 'end' | 'above';
/** In steps of the axes: y = −a(x − h)² + a·m², so that it ends at h + m; `away` is the distance asked for at level 3. */
type Path = {
  ask: Ask;
  story: CurveStory;
  a: number;
  h: number;
  m: number;
  away: number;
  across: number;
  up: number;
};

/** In steps of the axes: y = a(x − h)² + base, from 0 to 2h. */
type Dip = {
  dip: 'min' | 'at' | 'below';
  story: DipStory;
  a: number;
  h: number;
  base: number;
  away: number;
  across: number;
  up: number;
};
/** `meant` is a point of the path whose meaning is asked for. */
type Params = (Path | Dip) & { meant?: MeantPoint };

const text = {
  headline: 'What a parabola tells in a story',
  'right-max': 'The vertex is the highest point, and its second coordinate is the height.',
  'right-at': 'The vertex is the highest point, and its first coordinate tells where.',
  'right-start': 'At the start, the first coordinate is zero.',
  'right-end': 'At the end, the height is zero.',
  'right-above': 'The curve has this height at two places, and between them it is higher.',
  time: 'This is read along the other axis. Which axis shows what is asked for?',
  intercept: 'This is where the curve begins. Does it go higher after that?',
  zero: 'Here the curve meets the horizontal axis. How high is it there?',
  vertex: 'This belongs to the highest point. Which point of the curve is asked for?',
  'zero-at': 'Here the curve comes down to zero. Where does it turn?',
  'turn-end': 'Here the curve turns. Where does it come down to zero?',
  'one-end': 'This is where it comes down to this height. Where did it rise above it?',
  half: 'This is the distance from the highest point to one side. How far is it from side to side?',
  height: 'This is the height itself. From where to where on the horizontal axis is the curve higher?',
  other: 'Find the point of the curve that the question is about. Then choose its coordinate.',
  'other-above': 'Find both places where the curve has this height. How far apart are they?',
  'point-do': 'Find the point that the question is about.',
  'point-vertex': 'The highest point is the vertex.',
  'point-start': 'The curve begins on the vertical axis.',
  'point-end': 'At the end, the curve meets the horizontal axis.',
  'axis-do': 'Choose the axis that shows what is asked for.',
  'axis-why': 'The names at the axes tell what each coordinate means.',
  'read-do': 'Read the number at this axis.',
  'read-why': 'Count with the step of the axis.',
  'cut-do': 'Find both places where the curve has this height.',
  'cut-why': 'A parabola has each height below its vertex at two places.',
  'between-do': 'Look where the curve is higher.',
  'between-why': 'It rises above this height at the first place and comes down at the second.',
  'width-do': 'Subtract the first place from the second.',
  'width-why': 'That is how far or how long it stays above.',
  final: 'The answer is {result, number} {unit}.',
  'right-min': 'The vertex is the lowest point, and its second coordinate is the height.',
  'right-low': 'The vertex is the lowest point, and its first coordinate tells where.',
  'right-below': 'The curve has this height at two places, and between them it is lower.',
  'begin-dip': 'This is the height where the curve begins. Does it go lower after that?',
  'end-dip': 'This is how far the curve reaches. Which point of it is the lowest?',
  'one-end-dip': 'This is where it comes up to this height again. Where did it fall below it?',
  'half-dip': 'This is the distance from the lowest point to one side. How far is it from side to side?',
  'height-dip': 'This is the height itself. From where to where on the horizontal axis is the curve lower?',
  'point-lowest': 'The lowest point is the vertex.',
  'cut-above': 'A parabola has each height above its lowest point at two places.',
  'lower-do': 'Look where the curve is lower.',
  'lower-why': 'It falls below this height at the first place and comes up at the second.',
  'width-below': 'That is how far or how long it stays below.',
  ...pointMeaningText,
} as const;

/**
 * Level 1 asks for a height, level 2 for a place or what a point tells, level 3 for how long the path stays above a height. Some paths go down and come up
 * again.
 */
export const a1QuadraticFeatureContext = numberSkill('a1-quadratic-feature-context', {
  version: 7,
  form: 'integer',
  scenes: [curveStories, dipStories],
  text,
  draw({ level, random }): Params {
    const drawn = random.chance(30) ? drawDip(level, random) : drawPath(level, random);
    if (level !== 2 || !random.chance(35)) return drawn;
    return {
      ...drawn,
      meant: 'dip' in drawn ? 'means-low' : random.pick(['means-top', 'means-start', 'means-end']),
    };
  },
  build(params: Params, tools) {
    if (params.meant) return meaningProblem(params, params.meant, tools);
    if ('dip' in params) return dipProblem(params, tools);
    const { say, step, distractor } = tools;
    const { ask, story, h, across, up } = params;
    const { max, start, at, end, low, high, level } = valuesOf(params);
    const value = { max, start, at, end, above: high - low }[ask];
    const unit = ask === 'max' || ask === 'start' ? story.yUnit : story.xUnit;
    const point = { max: 'vertex', at: 'vertex', start: 'start', end: 'end', above: 'vertex' } as const;
    const places = {
      max: `(${at}, ${max})`,
      at: `(${at}, ${max})`,
      start: `(0, ${start})`,
      end: `(${end}, 0)`,
      above: '',
    }[ask];
    return {
      words: { result: value, unit, level },
      question: [`${story.key}-told`, say(`${story.key}-${ask}`, { level })],
      diagram: graphOf(params),
      answer: { value, reason: `right-${ask}` },
      distractors: {
        max: [
          distractor('gives-the-input-for-the-output', at, 'time'),
          distractor('uses-the-y-intercept-for-the-maximum', start, 'intercept'),
          distractor('uses-a-zero-for-the-vertex', end, 'zero'),
        ],
        start: [
          distractor('uses-the-y-intercept-for-the-maximum', max, 'vertex'),
          distractor('confuses-x-and-y-intercepts', end, 'zero'),
          distractor('gives-the-input-for-the-output', at, 'time'),
        ],
        at: [
          distractor('gives-the-output-for-the-input', max, 'time'),
          distractor('uses-a-zero-for-the-vertex', end, 'zero-at'),
          distractor('slip', start, 'intercept'),
        ],
        end: [
          distractor('gives-the-output-for-the-input', max, 'time'),
          distractor('confuses-x-and-y-intercepts', start, 'intercept'),
          distractor('slip', at, 'turn-end'),
        ],
        above: [
          distractor('gives-only-one-of-two-inputs', high, 'one-end'),
          distractor('gives-the-output-for-the-input', level, 'height'),
          distractor('slip', (high - low) / 2, 'half'),
        ],
      }[ask],
      otherWrong: ask === 'above' ? 'other-above' : 'other',
      steps:
        ask === 'above'
          ? [
              step('cut', `height ${level}`, `${low} and ${high}`),
              step('between', `${low} and ${high}`, `higher from ${low} to ${high}`),
              step('width', `${high} − ${low}`, value),
            ]
          : [
              step('point', 'a point of the curve', places, { why: `point-${point[ask]}` }),
              step(
                'axis',
                places,
                ask === 'max' || ask === 'start' ? 'the second coordinate' : 'the first coordinate',
              ),
              step('read', places, value),
            ],
      claims: [`${h} * ${across} = ${at}`, `${max} / ${up} * ${up} = ${max}`],
    };
  },
});

/** What a point of the path tells: where the path turns, begins or ends. */
function meaningProblem(params: Params, meant: MeantPoint, tools: Said) {
  const isDip = 'dip' in params;
  const { at, start, end, turned } = isDip
    ? { ...dipValues(params), turned: dipValues(params).min }
    : { ...valuesOf(params), turned: valuesOf(params).max };
  const turn = [at, turned] as const;
  const point = {
    'means-top': turn,
    'means-low': turn,
    'means-start': [0, start],
    'means-end': [end, 0],
  } as const;
  return {
    ...pointMeaningProblem(params.story, { meant, at: point[meant], turn }, tools),
    diagram: isDip ? dipGraph(params) : graphOf(params),
    claims: [`${end} > ${at}`],
  };
}

function valuesOf({ a, h, m, away, across, up }: Path) {
  return {
    max: a * m * m * up,
    start: a * (m * m - h * h) * up,
    at: h * across,
    end: (h + m) * across,
    low: (h - away) * across,
    high: (h + away) * across,
    level: a * (m * m - away * away) * up,
  };
}

function graphOf(params: Path): DiagramOf<'function-graph'> {
  const { story, a, h, m, across, up } = params;
  const [c, b] = coefficientsOf({ a: -a, h, k: a * m * m });
  const top = Math.ceil((a * m * m) / 2) * 2 + 2;
  return {
    kind: 'function-graph',
    x: { label: story.x, min: 0, max: (h + m + 1) * across, step: across },
    y: { label: story.y, min: 0, max: top * up, step: up },
    curves: [
      {
        formula: { type: 'polynomial', coefficients: [c * up, (b * up) / across, (-a * up) / across ** 2] },
        from: 0,
        to: (h + m) * across,
        fromOpen: false,
        toOpen: false,
      },
    ],
    points: [],
    asymptotes: [],
  };
}

const asks = { 1: ['max', 'start'], 2: ['at', 'end'], 3: ['above'] } as const;

/** Curves that begin, turn and end on crossings of grid lines. */
const shapes = [0.125, 0.2, 0.25, 0.5, 1, 2].flatMap((a) =>
  [2, 3, 4, 5, 6, 7, 8, 9, 10, 12].flatMap((m) =>
    [1, 2, 3, 4, 5, 6, 8]
      .map((h) => ({ a, m, h }))
      .filter(({ h }) => m >= h && a * m * m <= 24 && [a * m * m, a * h * h].every(Number.isInteger)),
  ),
);

function drawPath(level: Level, random: Random): Path {
  return random.until(() => {
    const story = random.pick(curveStories.list);
    const { h, m, a } = random.pick(shapes);
    const params: Path = {
      ask: random.pick<Ask>(asks[level]),
      story,
      a,
      h,
      m,
      away: random.int(1, h),
      across: random.pick(story.across),
      up: random.pick(story.up),
    };
    const { max, start, at, end, low, high, level: cut } = valuesOf(params);
    const values = level === 3 ? [high - low, high, cut, (high - low) / 2] : [max, start, at, end];
    // The height that is asked for lies on a grid line.
    const isWhole = Number.isInteger(cut / params.up);
    const isOpen = (level === 3 || m > h) && new Set(values).size === 4 && values.every((value) => value > 0);
    const [lowest = 0, highest = 0] = story.start;
    const starts = start >= lowest && start <= highest;
    const isTrue = starts && max <= story.max && values.every((value) => value > 1);
    const own = { max, start, at, end, above: high - low }[params.ask];
    const isLikely = values.every((value) => value < 18 * own && own < 18 * value);
    const isUneven = level !== 3 || (params.away < m && cut > 0 && low >= 0);
    return isWhole && isOpen && isTrue && isLikely && isUneven ? params : null;
  });
}

type Said = Tools<keyof typeof text | keyof typeof curveStories.text | keyof typeof dipStories.text>;

function dipValues({ a, h, base, away, across, up }: Dip) {
  return {
    min: base * up,
    start: (a * h * h + base) * up,
    at: h * across,
    end: 2 * h * across,
    low: (h - away) * across,
    high: (h + away) * across,
    level: (a * away * away + base) * up,
  };
}

/** The lowest point of a path, where it is, or for how long the path stays below a height. */
function dipProblem(params: Dip, { say, step, distractor }: Said) {
  const { dip, story, h, across } = params;
  const { min, start, at, end, low, high, level } = dipValues(params);
  const value = { min, at, below: high - low }[dip];
  const place = `(${at}, ${min})`;
  return {
    words: { result: value, unit: dip === 'min' ? story.yUnit : story.xUnit, level },
    question: [`${story.key}-told` as const, say(`${story.key}-${dip}`, { level })],
    diagram: dipGraph(params),
    answer: { value, reason: ({ min: 'right-min', at: 'right-low', below: 'right-below' } as const)[dip] },
    distractors: {
      min: [
        distractor('gives-the-input-for-the-output', at, 'time'),
        distractor('uses-c-as-the-y-coordinate', start, 'begin-dip'),
        distractor('slip', end, 'end-dip'),
      ],
      at: [
        distractor('gives-the-output-for-the-input', min, 'time'),
        distractor('gives-the-output-for-the-input', start, 'begin-dip'),
        distractor('slip', end, 'end-dip'),
      ],
      below: [
        distractor('gives-only-one-of-two-inputs', high, 'one-end-dip'),
        distractor('gives-the-output-for-the-input', level, 'height-dip'),
        distractor('slip', (high - low) / 2, 'half-dip'),
      ],
    }[dip],
    otherWrong: dip === 'below' ? ('other-above' as const) : ('other' as const),
    finalAnswer: 'final' as const,
    steps:
      dip === 'below'
        ? [
            step('cut', `height ${level}`, `${low} and ${high}`, { why: 'cut-above' }),
            step('lower', `${low} and ${high}`, `lower from ${low} to ${high}`),
            step('width', `${high} − ${low}`, value, { why: 'width-below' }),
          ]
        : [
            step('point', 'a point of the curve', place, { why: 'point-lowest' }),
            step('axis', place, dip === 'min' ? 'the second coordinate' : 'the first coordinate'),
            step('read', place, value),
          ],
    claims: [`${h} * ${across} = ${at}`, `${high} - ${low} = ${high - low}`],
  };
}

function dipGraph({ story, a, h, base, across, up }: Dip): DiagramOf<'function-graph'> {
  const [c, b] = coefficientsOf({ a, h, k: base });
  const top = Math.ceil((a * h * h + base) / 2) * 2 + 2;
  return {
    kind: 'function-graph',
    x: { label: story.x, min: 0, max: (2 * h + 1) * across, step: across },
    y: { label: story.y, min: 0, max: top * up, step: up },
    curves: [
      {
        formula: { type: 'polynomial', coefficients: [c * up, (b * up) / across, (a * up) / across ** 2] },
        from: 0,
        to: 2 * h * across,
        fromOpen: false,
        toOpen: false,
      },
    ],
    points: [],
    asymptotes: [],
  };
}

function drawDip(level: Level, random: Random): Dip {
  return random.until(() => {
    const story = random.pick(dipStories.list);
    const h = random.int(2, 8);
    const dip: Dip = {
      dip: ({ 1: 'min', 2: 'at', 3: 'below' } as const)[level],
      story,
      a: random.pick([0.125, 0.25, 0.5, 1, 2]),
      h,
      base: random.int(1, 7),
      away: random.int(1, h - 1),
      across: random.pick(story.across),
      up: random.pick(story.up),
    };
    const { a, base, away } = dip;
    const { min, start, at, end, low, high, level: cut } = dipValues(dip);
    const isOnGrid =
      Number.isInteger(a * h * h) && Number.isInteger(a * away * away) && a * h * h + base <= 20;
    const values = level === 3 ? [high - low, high, cut, (high - low) / 2] : [min, start, at, end];
    const own = { min, at, below: high - low }[dip.dip];
    const isLikely = values.every((value) => value > 1 && value < 18 * own && own < 18 * value);
    return isOnGrid && isLikely && new Set(values).size === 4 ? dip : null;
  });
}
