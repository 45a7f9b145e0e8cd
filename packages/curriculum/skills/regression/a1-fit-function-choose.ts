import { choiceSkill, type Level, type Random, type Tools } from '../../src/kit/index.ts';
import { roundedTo } from '../../src/numbers/rounded-values.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';

type Kind = 'linear' | 'quadratic' | 'exponential';
/** Heights from left to right, and the rule they are drawn from; at level 3 a table at six inputs. */
type Params = {
  kind: Kind;
  /** The heights at zero of its rule and of the one turned around. */
  atZero: readonly [number, number];
  heights: readonly number[];
  rules: Readonly<Record<Kind | 'turned', string>>;
};

/** Level 1 sees a clear shape, level 2 chooses an equation, level 3 compares the steps of a table. */
export const a1FitFunctionChoose = choiceSkill('a1-fit-function-choose', {
  version: 6,
  text: {
    headline: 'Choose a function to fit',
    ask: [
      'Which kind of function fits these data best: linear, quadratic, exponential or none?',
      'The plot shows data of {x} and {y}. What kind of function fits: linear, quadratic, exponential or none?',
      'A line, a parabola, an exponential curve or none: which kind of function fits the points?',
      'You fit a function to these data. Which kind do you choose: linear, quadratic, exponential or none?',
    ],
    rule: [
      'Which equation fits the points best?',
      'A computer offers four equations. Which one fits these data?',
      'Which of the four equations comes closest to the points?',
      'Choose the equation that fits the plot.',
    ],
    table: [
      'At equal steps of the input, these values were measured: {list}. What kind of function fits: linear, quadratic, exponential or none?',
      'Values were measured once a week: {list}. Which kind of function fits best: linear, quadratic, exponential or none?',
      'From hour to hour, a sensor shows {list}. What kind of function fits: linear, quadratic, exponential or none?',
      'For equal steps of the input, the data are {list}. Which function fits: linear, quadratic, exponential or none?',
    ],
    linear: 'A linear function',
    quadratic: 'A quadratic function',
    exponential: 'An exponential function',
    nothing: 'None of these functions',
    formula: '{written}',
    'right-linear': 'The points rise by about the same amount in each step.',
    'right-linear-down': 'The points fall by about the same amount in each step.',
    'right-quadratic': 'The points turn around once, as a parabola does.',
    'right-quadratic-list': 'The values turn around once, as those of a parabola do.',
    'right-linear-list': 'The values change by about the same amount each time.',
    'right-exponential': 'Each step multiplies by about the same number.',
    'not-line': 'Hold a ruler along the points. Do they bend away from it?',
    'not-even': 'Subtract neighbors. Do the values change by about the same amount each time?',
    ends: 'Look at the points between the two ends. What do they do?',
    mixed: 'Do the points turn around? Or does each step multiply by about the same number?',
    'mixed-list': 'Do the values turn around? Or does each step multiply by about the same number?',
    straight: 'Hold a ruler along the points. Do they stay close to it?',
    even: 'Subtract neighbors. Are the changes about equal?',
    bends: 'A parabola turns around or bends more and more. Do the points do that?',
    'bends-list': 'A parabola turns around or changes more and more. Do the values do that?',
    nothing2: 'Go from left to right. Can you see a shape?',
    'nothing-list': 'Compare neighbors. Can you see a pattern?',
    way: 'Follow this curve from left to right. Do the points go the same way?',
    'way-line': 'Follow this line from left to right. Do the points go the same way?',
    other: 'Go from left to right. Do the points follow a line, turn around, or grow by the same factor?',
    'other-list': 'Compare neighbors. Are the changes equal, do they change sign, or are the ratios equal?',
    'ruler-do': 'Compare with a straight line.',
    'ruler-why': 'Equal steps up or down lie on a line.',
    'even-do': 'Subtract neighbors.',
    'even-why': 'A linear function changes by about the same amount each time.',
    'way-do': 'Look at the signs of these changes.',
    'way-why': 'The values go one way and then back, so they turn around, as a parabola does.',
    'rate-do': 'Divide neighbors.',
    'rate-not': 'These quotients are not about equal, so no factor fits.',
    'rate-why': 'An exponential function multiplies by about the same number each time.',
    'turn-do': 'See whether the points turn around.',
    'turn-why': 'A parabola has a highest or a lowest point.',
    'test-do': 'Put zero into both equations of this kind.',
    'test-why': 'The curve has to pass near each point.',
    'choose-do': 'Choose the function.',
    'choose-why': 'Points need not lie on the curve, only near it.',
  },
  draw: ({ level, random }): Params => drawData(level, random),
  build(params: Params, { level, say, step, distractor }) {
    const { kind, heights, rules } = params;
    const common = {
      words: { list: heights.join(', '), x: 'an input', y: 'an output' },
      diagram: level === 3 ? null : plotOf(heights),
      claims: [`${heights.length} > 4`],
    };
    const falls = level < 3 && kind === 'linear' && (heights[0] ?? 0) > (heights.at(-1) ?? 0);
    const written = (which: Kind | 'turned') => say('formula', { written: `$${rules[which]}$` });
    const shown = (which: Kind) => (level === 2 ? { text: written(which) } : {});
    const slip =
      level === 2
        ? distractor('slip', 'turned', kind === 'linear' ? 'way-line' : 'way', { text: written('turned') })
        : distractor('slip', 'nothing', level === 3 ? 'nothing-list' : 'nothing2');
    const inList = <Key extends string>(list: Key, plot: Key): Key => (level === 3 ? list : plot);
    const wrong = {
      linear: [
        distractor(
          'decides-from-the-end-points',
          'exponential',
          inList('even', 'straight'),
          shown('exponential'),
        ),
        distractor(
          'decides-from-a-single-point',
          'quadratic',
          inList('bends-list', 'bends'),
          shown('quadratic'),
        ),
      ],
      quadratic: [
        distractor('fits-a-line-to-curved-data', 'linear', inList('not-even', 'not-line'), shown('linear')),
        distractor(
          'confuses-quadratic-and-exponential',
          'exponential',
          inList('mixed-list', 'mixed'),
          shown('exponential'),
        ),
      ],
      exponential: [
        distractor('fits-a-line-to-curved-data', 'linear', inList('not-even', 'not-line'), shown('linear')),
        distractor(
          'confuses-quadratic-and-exponential',
          'quadratic',
          inList('mixed-list', 'mixed'),
          shown('quadratic'),
        ),
      ],
    }[kind];
    return {
      ...common,
      question: ({ 1: 'ask', 2: 'rule', 3: 'table' } as const)[level],
      answer: {
        value: kind,
        ...shown(kind),
        reason: falls ? 'right-linear-down' : rights[level === 3 ? 'list' : 'plot'][kind],
      },
      otherWrong: level === 3 ? 'other-list' : 'other',
      distractors: [...wrong, slip],
      steps: stepsOf(params, level, step),
    };
  },
});

type StepKey =
  | 'even-do'
  | 'even-why'
  | 'way-do'
  | 'way-why'
  | 'rate-do'
  | 'rate-why'
  | 'rate-not'
  | 'ruler-do'
  | 'ruler-why'
  | 'turn-do'
  | 'turn-why'
  | 'test-do'
  | 'test-why'
  | 'choose-do'
  | 'choose-why';

function stepsOf({ kind, atZero, heights, rules }: Params, level: Level, step: Tools<StepKey>['step']) {
  const listed = heights.map(signed).join(', ');
  const changes = heights.slice(1).map((height, place) => signed(height - (heights[place] ?? 0)));
  const ratios = heights.slice(1).map((height, place) => roundedTo(height / (heights[place] ?? 1), 1));
  const steps =
    level === 3
      ? [
          step('even', listed, `${changes.join(', ')}: ${kind === 'linear' ? 'about equal' : 'not equal'}`),
          kind === 'quadratic'
            ? step('way', changes.join(', '), 'the sign changes once')
            : step(
                'rate',
                listed,
                `${ratios.join(', ')}: ${kind === 'exponential' ? 'about equal' : 'not equal'}`,
                { why: kind === 'exponential' ? 'rate-why' : 'rate-not' },
              ),
        ]
      : [
          step('ruler', 'beside a ruler', kind === 'linear' ? 'close to it' : 'bent away'),
          kind !== 'linear' &&
            step(
              'turn',
              'from left to right',
              kind === 'quadratic' ? 'they turn around' : 'they do not turn',
            ),
        ];
  // Its own rule and the one turned around, either one first.
  const both = (atZero[0] < atZero[1] ? [kind, 'turned'] : ['turned', kind]) satisfies (Kind | 'turned')[];
  const test =
    level === 2 &&
    step(
      'test',
      both.map((which) => `$${rules[which]}$`).join(' and '),
      both.map((which) => atZero[which === kind ? 0 : 1]).join(' and '),
    );
  return [
    ...steps,
    test,
    step(
      'choose',
      level === 2 ? `the first point at ${heights[0]}` : 'line, parabola or exponential curve',
      level === 2 ? `$${rules[kind]}$` : kind,
    ),
  ];
}

const rights = {
  plot: { linear: 'right-linear', quadratic: 'right-quadratic', exponential: 'right-exponential' },
  list: { linear: 'right-linear-list', quadratic: 'right-quadratic-list', exponential: 'right-exponential' },
} as const;

const most = 20;

function plotOf(heights: readonly number[]) {
  return {
    kind: 'scatter-plot' as const,
    x: { label: 'x', min: 0, max: 10, step: 1 },
    y: { label: 'y', min: 0, max: most, step: 2 },
    points: heights.map((y, x): [number, number] => [x, y]),
    fit: null,
  };
}

function near(random: Random, value: number, most: number): number {
  return Math.round((value + random.int(-10, 10) * (most / 10)) * 2) / 2;
}

function drawData(level: Level, random: Random): Params {
  const kind = random.pick<Kind>(['linear', 'quadratic', 'exponential']);
  return random.until(() => {
    const falls = random.chance(50);
    const m = random.pick([1, 1.5]) * (falls ? -1 : 1);
    const b = falls ? random.int(16, 19) : random.int(1, 4);
    const [h, k, a] = [random.int(4, 6), falls ? random.int(15, 19) : random.int(1, 4), falls ? -0.5 : 0.5];
    const start = falls ? random.int(15, 19) : random.int(1, 2);
    const [first, base] = falls ? [start, random.pick([0.6, 0.7])] : random.pick(steepGrowths);
    const at = {
      linear: (x: number) => m * x + b,
      quadratic: (x: number) => a * (x - h) ** 2 + k,
      exponential: (x: number) => first * base ** x,
    };
    const inside = `(x − ${h})^2`;
    const rules = {
      linear: `y = ${m < 0 ? '−' : ''}${Math.abs(m) === 1 ? '' : Math.abs(m)}x + ${b}`,
      quadratic: `y = ${a < 0 ? '−' : ''}0.5${inside} + ${k}`,
      exponential: `y = ${first} \\cdot ${base}^x`,
      turned: {
        linear: `y = ${m < 0 ? '' : '−'}${Math.abs(m) === 1 ? '' : Math.abs(m)}x + ${falls ? b - 14 : b + 14}`,
        quadratic: `y = ${a < 0 ? '' : '−'}0.5${inside} + ${falls ? k - 13 : k + 13}`,
        exponential: `y = ${falls ? 2 : 18} \\cdot ${falls ? 1.2 : 0.7}^x`,
      }[kind],
    };
    const table = level === 3;
    const heights = Array.from({ length: table ? 6 : 11 }, (_, x) =>
      table
        ? tableValue(random, kind, { x, falls, b, start, k })
        : near(random, at[kind](x), kind === 'exponential' ? Math.min(0.6, at[kind](x) / 5) : 0.6),
    );
    const isInside = heights.every((y) => y >= 0 && (table || y <= most));
    const hasSpread = Math.max(...heights) - Math.min(...heights) >= 7;
    const turnedAtZero = {
      linear: falls ? b - 14 : b + 14,
      quadratic: -a * h ** 2 + (falls ? k - 13 : k + 13),
      exponential: falls ? 2 : 18,
    }[kind];
    return isInside && hasSpread ? { kind, atZero: [at[kind](0), turnedAtZero], heights, rules } : null;
  });
}

/**
 * Heights at zero and growth factors that make points nearly level first and steep at the end. Points of a smaller factor,
 * such as 1.25, lie on one half of a parabola as well.
 */
const steepGrowths = [
  [0.6, 1.4],
  [0.5, 1.4],
  [0.4, 1.45],
  [0.3, 1.5],
  [0.2, 1.5],
] as const;

type Shape = { x: number; falls: boolean; b: number; start: number; k: number };

/** A value of a table that can be told apart by its steps. */
function tableValue(random: Random, kind: Kind, { x, falls, b, start, k }: Shape): number {
  const off = random.int(-1, 1);
  if (kind === 'linear')
    return (falls ? 90 - (b % 7) - (10 + (start % 4)) * x : 12 + b + (11 + start) * x) + off;
  if (kind === 'quadratic')
    return Math.round((falls ? 60 : 12) + (falls ? -5 : 5) * (x - 2.5) ** 2 + k) + off;
  return falls
    ? Math.round((90 + 4 * b) * 0.5 ** x) + (x < 3 ? off : 0)
    : Math.round((4 + start) * 2 ** x) + (x > 1 ? off : 0);
}
