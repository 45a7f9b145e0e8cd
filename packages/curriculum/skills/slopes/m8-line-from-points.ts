import type { DiagramOf } from '@playforward/diagram';
import { type Level, numberSkill, type Random, type Tools } from '../../src/kit/index.ts';
import { plus } from '../../src/numbers/linear-sides.ts';
import {
  lineAt,
  lineEquation,
  lineThrough,
  reducedSlope,
  type Slope,
  slopeTex,
  slopeValue,
} from '../../src/numbers/lines/line-equations.ts';
import { pointText } from '../../src/numbers/lines/standard-form.ts';
import { commonDivisor } from '../../src/numbers/lowest-terms.ts';
import { inBrackets } from '../../src/numbers/polynomials.ts';
import { signed, typeset } from '../../src/numbers/signed-numbers.ts';
import { planeAround } from '../../src/pictures/plane-around.ts';
import { type LineStory, lineStories } from '../../src/scenes/line-stories.ts';
import { drawName } from '../../src/scenes/people.ts';

const asks = ['through', 'write', 'both', 'named'] as const;
const givens = ['given', 'given-named'] as const;

/** The line y = (rise/run)x + b with the points at x and x2. */
type Params = {
  ask: (typeof asks)[number] | (typeof givens)[number] | 'story' | 'table';
  name: string;
  story: LineStory;
  rise: number;
  run: number;
  b: number;
  x: number;
  x2: number;
  x3: number;
};

const text = {
  headline: 'The equation of a line',
  through: 'Write the equation of the line through {first} and {second} in the form {form}.',
  write: 'A line goes through {first} and {second}. What is its equation, in the form {form}?',
  both: 'Which equation of the form {form} is true for both {first} and {second}?',
  named: '{name} draws a line through {first} and {second}. Which equation of the form {form} goes with it?',
  given: 'A line with the slope {slope} goes through {first}. Write its equation in the form {form}.',
  'given-named':
    '{name} draws a line with the slope {slope} through {first}. What is its equation, in the form {form}?',
  story: 'The change is steady. Write the equation in the form {form}.',
  table: 'The pairs in the table lie on one line. Write its equation in the form {form}.',
  right: 'Both pairs make the equation true.',
  'right-given': 'It has this slope, and the point makes it true.',
  'right-all': 'Every pair of the table makes the equation true.',
  'check-table-do': 'Check with another pair of the table.',
  height: 'This takes the height of one point for {b}. How high is the line at {zero}?',
  sign: 'Go from the first point to the second. Does {y} grow or fall?',
  'sign-given': 'Look at the sign of the slope. Does this line rise or fall from left to right?',
  undoes: 'Put the point into this equation. Are both sides equal?',
  inverts: 'This divides the other way around. How much does {y} change for each step of {x}?',
  trades: 'This trades the two numbers. Which of them counts again with each step of {x}?',
  other: 'Find the slope first. Then put one point in to find {b}.',
  'other-given': 'The slope is known. Put the point in to find {b}.',
  'slope-do': 'Find the slope.',
  'slope-why': 'Divide the change of {y} by the change of {x}.',
  'start-do': 'Look for the point with {zero}.',
  'start-why': 'Its height is the y-intercept.',
  'put-do': 'Put one point into {form} to find {b}.',
  'put-why': 'Each point of the line makes its equation true.',
  'write-do': 'Write the equation.',
  'write-why': 'The slope is the coefficient of {x}, and the y-intercept is the constant.',
  'check-do': 'Check with the other point.',
  'check-why': 'It has to make the equation true as well.',
  'check-given-do': 'Check with the point.',
  'check-given-why': 'It has to make the equation true.',
  'story-steady': 'The change is steady.',
  'right-far': 'At this time, the line has reached the value in the question.',
  'far-change': 'This counts from the second value on. From when does the question count?',
  'far-start': 'This takes the first value for the value at the start. What was the value at zero?',
  'far-near': 'Put this time into the equation of the line. Which value comes out?',
  'far-other': 'Let {x} be the time and {y} the value. Write the equation first, and then solve it for {x}.',
  'far-put-do': 'Put the value asked for into the equation.',
  'far-put-why': 'It takes the place of {y}.',
  'far-less-do': 'Bring the constant to the other side.',
  'far-less-why': 'Then the term with {x} is alone.',
  'far-divide-do': 'Divide by the slope.',
  'far-divide-why': 'This gives {x}.',
  final: 'The equation is {equation}.',
} as const;

type Said = Tools<keyof typeof text | keyof typeof lineStories.text>;

/**
 * Level 1 tells the y-intercept, level 2 two points anywhere or a slope and a point, level 3 a table or two values of a
 * story.
 */
export const m8LineFromPoints = numberSkill('m8-line-from-points', {
  version: 3,
  form: 'equation',
  scenes: [lineStories],
  text,
  draw: ({ level, random }): Params => drawLine(level, random),
  build: (params: Params, tools) =>
    isGiven(params.ask) ? buildFromSlope(params, tools) : buildLine(params, tools),
  stretch: {
    draw: ({ random }): Far => drawFar(random),
    build({ story, m, b, x, x2, at }: Far, { say, step, distractor }) {
      const [y, y2, value] = [m * x + b, m * x2 + b, m * at + b];
      const equation = `$${lineEquation({ rise: m, run: 1 }, b)}$`;
      const put = `$${signed(value)} = ${lineEquation({ rise: m, run: 1 }, b).slice(4)}$`;
      return {
        words: { x: '$x$', y: '$y$', b: '$b$', zero: '$x = 0$', form: '$y = mx + b$' },
        question: [
          say(`${story.key}-first`, { p: x, q: y }),
          say(`${story.key}-second`, { p: x2, q: y2 }),
          'story-steady',
          say(`${story.key}-when`, { q: value }),
        ],
        answer: { value: at, form: 'integer', reason: 'right-far' },
        distractors: [
          distractor('leaves-out-a-condition', at - x2, 'far-change'),
          distractor('uses-a-y-value-as-the-intercept', at - x, 'far-start'),
          distractor('slip', at + 1, 'far-near'),
        ],
        otherWrong: 'far-other',
        steps: [
          step('slope', `${signed(y2 - y)} ÷ ${x2 - x}`, signed(m)),
          step('put', `$${signed(y)} = ${signed(m)} \\times ${x} + b$`, `$b = ${signed(b)}$`),
          step('write', `slope ${signed(m)} and y-intercept ${signed(b)}`, equation),
          step('far-put', equation, put),
          step('far-less', put, `$${signed(value - b)} = ${signed(m)}x$`),
          step('far-divide', `$${signed(value - b)} = ${signed(m)}x$`, `$x = ${at}$`),
        ],
        finalAnswer: say(`${story.key}-final-when`, { x: at }),
        claims: [`(${value} - ${b}) / (${m}) = ${at}`, `(${y2} - ${y}) / ${x2 - x} = ${m}`],
      };
    },
  },
});

function buildLine(params: Params, { level, say, step, distractor }: Said) {
  const { ask, name, story, rise, run, b, x, x2 } = params;
  const slope: Slope = { rise, run };
  const [y, y2] = [lineAt(slope, b, x), lineAt(slope, b, x2)];
  const equation = lineEquation(slope, b);
  const turned = reducedSlope(run * Math.sign(rise), Math.abs(rise));
  const opposite: Slope = { rise: -rise, run };
  // At level 1 the first point lies on the y-axis, so that the height of the second one is taken.
  const used = level === 1 ? y2 : y;
  const linesOf = (of: Slope, start: string, line: string) => [
    step(
      'slope',
      `${signed(Math.sign(of.rise) === Math.sign(rise) ? y2 - y : y - y2)} ÷ ${x2 - x}`,
      typeset(slopeValue(of)),
    ),
    level === 1
      ? step('start', pointText(x, y), `$b = ${start}$`)
      : step('put', `$${signed(y)} = ${slopeTex(of)} \\times ${inBrackets(x)} + b$`, `$b = ${start}$`),
    step('write', `slope ${typeset(slopeValue(of))} and $b = ${start}$`, `$${line}$`),
  ];
  const wrong = (of: Slope) => {
    const start = slopeTex(reducedSlope(y * of.run - of.rise * x, of.run));
    const line = lineThrough(of, x, y);
    return { line, work: linesOf(of, start, line) };
  };
  return {
    words: {
      name,
      form: '$y = mx + b$',
      first: pointText(x, y),
      second: pointText(x2, y2),
      x: '$x$',
      y: '$y$',
      b: '$b$',
      zero: '$x = 0$',
      equation: `$${equation}$`,
    },
    question:
      ask === 'story'
        ? [
            say(`${story.key}-first`, { p: x, q: y }),
            say(`${story.key}-second`, { p: x2, q: y2 }),
            `${story.key}-letters` as const,
            'story' as const,
          ]
        : ask,
    diagram: ask === 'table' ? tableOf(params) : level === 1 ? planeWith(params) : null,
    answer: { value: equation, reason: ask === 'table' ? ('right-all' as const) : ('right' as const) },
    distractors: [
      distractor('uses-a-y-value-as-the-intercept', lineEquation(slope, used), 'height', {
        work: linesOf(slope, signed(used), lineEquation(slope, used)),
      }),
      distractor('makes-a-sign-error-in-the-slope', wrong(opposite).line, 'sign', {
        work: wrong(opposite).work,
      }),
      ask === 'story'
        ? distractor('swaps-slope-and-intercept', lineEquation({ rise: b, run: 1 }, rise), 'trades', {
            work: [
              ...linesOf(slope, signed(b), equation).slice(0, 2),
              step(
                'write',
                `slope ${signed(rise)} and $b = ${signed(b)}$`,
                `$${lineEquation({ rise: b, run: 1 }, rise)}$`,
              ),
            ],
          })
        : distractor('inverts-the-slope', wrong(turned).line, 'inverts', { work: wrong(turned).work }),
    ],
    otherWrong: 'other' as const,
    steps: [
      ...linesOf(slope, signed(b), equation),
      level > 1 &&
        step('check', `$${slopeTex(slope)} \\times ${inBrackets(x2)}${plus(b)}$`, signed(y2), {
          do: ask === 'table' ? 'check-table-do' : 'check-do',
          why: 'check-why',
        }),
    ],
    claims: [
      `(${y2} - (${y})) / (${x2} - (${x})) = ${rise} / ${run}`,
      `${rise} / ${run} * (${x}) + (${b}) = ${y}`,
    ],
  };
}

const isGiven = (ask: Params['ask']): boolean => givens.some((one) => one === ask);

/** The slope is told, and only b is to be found. */
function buildFromSlope({ ask, name, rise, run, b, x }: Params, { step, distractor }: Said) {
  const slope: Slope = { rise, run };
  const y = lineAt(slope, b, x);
  const equation = lineEquation(slope, b);
  const opposite: Slope = { rise: -rise, run };
  const linesOf = (of: Slope, start: number) => [
    step('put', `$${signed(y)} = ${slopeTex(of)} \\times ${inBrackets(x)} + b$`, `$b = ${signed(start)}$`),
    step(
      'write',
      `slope ${typeset(slopeValue(of))} and $b = ${signed(start)}$`,
      `$${lineEquation(of, start)}$`,
    ),
  ];
  const wrong = (of: Slope, start: number) =>
    [lineEquation(of, start), { work: linesOf(of, start) }] as const;
  const [height, work] = wrong(slope, y);
  const [added, workAdded] = wrong(slope, lineAt(slope, y, x));
  const [turned, workTurned] = wrong(opposite, lineAt(slope, y, x));
  return {
    words: {
      name,
      form: '$y = mx + b$',
      slope: typeset(slopeValue(slope)),
      first: pointText(x, y),
      x: '$x$',
      y: '$y$',
      b: '$b$',
      zero: '$x = 0$',
      equation: `$${equation}$`,
    },
    question: ask,
    answer: { value: equation, reason: 'right-given' as const },
    distractors: [
      distractor('uses-a-y-value-as-the-intercept', height, 'height', work),
      distractor('makes-a-sign-error-in-the-slope', turned, 'sign-given', workTurned),
      distractor('adds-when-it-should-subtract', added, 'undoes', workAdded),
    ],
    otherWrong: 'other-given' as const,
    steps: [
      ...linesOf(slope, b),
      step('check', `$${slopeTex(slope)} \\times ${inBrackets(x)}${plus(b)}$`, signed(y), 'check-given'),
    ],
    claims: [`${rise} / ${run} * (${x}) + (${b}) = ${y}`],
  };
}

function planeWith({ rise, run, b, x, x2 }: Params): DiagramOf<'coordinate-plane'> {
  const at = (one: number) => ({ x: one, y: lineAt({ rise, run }, b, one), label: null });
  return planeAround(10, [at(x), at(x2)]);
}

function tableOf({ rise, run, b, x, x2, x3 }: Params): DiagramOf<'function-table'> {
  return {
    kind: 'function-table',
    input: 'x',
    output: 'y',
    rule: null,
    pairs: [x, x2, x3].map((place) => [signed(place), signed(lineAt({ rise, run }, b, place))]),
  };
}

function drawLine(level: Level, random: Random): Params {
  const isStory = level === 3 && random.chance(65);
  const story = random.pick(lineStories.list);
  return random.until(() => {
    const line = isStory ? drawStory(story, random) : drawPlain(level, random);
    const params: Params = {
      ask:
        level === 3
          ? isStory
            ? 'story'
            : 'table'
          : random.pick(level === 2 && random.chance(40) ? givens : asks),
      name: drawName(random),
      story,
      ...line,
    };
    return isOpen(params, level) ? params : null;
  });
}

type Numbers = Pick<Params, 'rise' | 'run' | 'b' | 'x' | 'x2' | 'x3'>;

function drawStory({ falls, rate, start, last }: LineStory, random: Random): Numbers {
  const between = ([least = 0, most = 0]: readonly number[]): number => random.int(least, most);
  const x = random.int(2, Math.ceil(last / 2));
  const x2 = random.int(x + 2, Math.max(last, x + 2));
  return { rise: between(rate) * (falls ? -1 : 1), run: 1, b: between(start), x, x2, x3: 0 };
}

function drawPlain(level: Level, random: Random): Numbers {
  const run = random.pick(level === 3 ? [1, 1, 2] : [1, 1, 2, 3, 4]);
  const rise = random.int(1, 6) * (level === 1 ? 1 : random.pick([1, -1]));
  const x = level === 1 ? 0 : run * random.int(1, 6) * random.pick([1, -1]);
  const x2 = x + run * random.int(1, 4);
  return { rise, run, b: random.int(-9, 9), x, x2, x3: x2 + run * random.int(1, 3) };
}

function isOpen({ ask, rise, run, b, x, x2 }: Params, level: Level): boolean {
  if (b === 0 || Math.abs(rise) === run || commonDivisor(Math.abs(rise), run) > 1) return false;
  const [y, y2] = [lineAt({ rise, run }, b, x), lineAt({ rise, run }, b, x2)];
  if (ask === 'story') return y > 3 && y2 > 3 && y * rise !== run * b;
  const isInside = Math.abs(y) <= 20 && Math.abs(y2) <= 20 && (level > 1 || (Math.abs(y2) < 9 && x2 < 9));
  return isInside && y !== 0 && y2 !== 0 && x2 !== 0 && (level === 1 || x * x2 > 0 || ask !== 'table');
}

/** The amount b at the start changes by m each time; it is known at x and x2, and `at` is asked for. */
type Far = { story: LineStory; m: number; b: number; x: number; x2: number; at: number };

function drawFar(random: Random): Far {
  return random.until(() => {
    const story = random.pick(lineStories.list);
    const { rise: m, b, x, x2 } = drawStory(story, random);
    const at = random.int(x2 + 1, Math.max(story.last, x2 + 2));
    const isTrue = m * at + b > 3 && at <= story.last && at - x2 > 1 && at < 18;
    return isTrue && new Set([at, at - x2, at - x, at + 1]).size === 4 ? { story, m, b, x, x2, at } : null;
  });
}
