import { type Level, numberSkill, type Random, type Tools } from '../../src/kit/index.ts';
import { linearSide, plus, termText } from '../../src/numbers/linear-sides.ts';
import { lineEquation, type Slope, slopeTex, slopeValue } from '../../src/numbers/lines/line-equations.ts';
import { commonDivisor } from '../../src/numbers/lowest-terms.ts';
import { inBrackets } from '../../src/numbers/polynomials.ts';
import { signed, typeset } from '../../src/numbers/signed-numbers.ts';
import { type LineStory, lineStories } from '../../src/scenes/line-stories.ts';
import { drawName } from '../../src/scenes/people.ts';

const slopeAsks = ['slope', 'steep', 'change', 'named-slope'] as const;
const startAsks = ['start', 'cross', 'height', 'named-start'] as const;
const fars = ['far-value', 'far-height', 'far-line', 'far-named'] as const;

/** The line y = (rise/run)x + b, written in one of four ways; `d` multiplies it at level 3. */
type Params = {
  ask: (typeof slopeAsks)[number] | (typeof startAsks)[number] | 'story';
  asksSlope: boolean;
  name: string;
  story: LineStory;
  shape: 'plain' | 'turned' | 'multiplied' | 'standard';
  rise: number;
  run: number;
  b: number;
  d: number;
};

const text = {
  headline: 'Slope and y-intercept',
  slope: 'What is the slope of the line {e}?',
  steep: 'The equation of a line is {e}. What is its slope?',
  change: 'By how much does {y} change on the line {e} when {x} grows by {one, number}?',
  'named-slope': '{name} draws the line {e}. Which slope does it have?',
  start: 'What is the y-intercept of the line {e}?',
  cross: 'The equation of a line is {e}. At which {y} does it cross the y-axis?',
  height: 'How high is the line {e} at {zero}?',
  'named-start': '{name} draws the line {e}. At which height does it cut the y-axis?',
  'ask-slope': 'What is the slope of its graph?',
  'ask-start': 'What is the y-intercept of its graph?',
  right: 'In {form}, the slope is the coefficient of {x}.',
  'right-change': 'This change is the slope. In {form}, the slope is the coefficient of {x}.',
  'right-start': 'In {form}, the y-intercept is the constant.',
  swaps: 'This is the y-intercept. Which number is the coefficient of {x} when {y} stands alone?',
  'swaps-start': 'This is the slope. What is {y} at {zero}?',
  sign: 'The sign belongs to the number. Is there a minus before it?',
  'sign-start': 'Put in {zero}. Which sign does the result have?',
  height1: 'This is a height of the line. By how much does it change with each step?',
  'height1-start': 'This is the height at another place. How high is it at {zero}?',
  early: 'Solve for {y} first. What is the coefficient of {x} then?',
  'early-start': 'Solve for {y} first. What is the constant then?',
  other: 'Bring the equation into {form}. The slope is the coefficient of {x}.',
  'other-change': 'The change of {y} for each step to the right is the slope. Which number is it in {form}?',
  'other-start': 'Put in {zero}, or bring the equation into {form}. What is the constant?',
  'other-far': 'Solve each equation for {y} first. Which number do you take from each of them?',
  'term-do': 'Take the term with {x} to the other side.',
  'term-why': 'Both sides change by the same amount.',
  'divide-do': 'Divide both sides by {d}.',
  'divide-why': 'Every term on both sides is divided.',
  'order-do': 'Put the term with {x} first.',
  'order-why': 'A sum stays the same in another order.',
  'form-do': 'Compare with {form}.',
  'form-why': 'It has this form, so both numbers can be read off.',
  'read-do': 'Read the slope.',
  'read-why': 'It is the coefficient of {x}, with its sign.',
  'read-start-do': 'Read the y-intercept.',
  'read-start-why': 'It is the constant, with its sign.',
  'each-do': 'Say what the slope tells.',
  'each-why': 'It is the change of {y} when {x} grows by one.',
  'check-do': 'Check with one more point.',
  'check-why': 'The slope is the change of {y} over the change of {x}.',
  'check-start-do': 'Check with {zero}.',
  'check-start-why': 'The y-axis is where {x} is zero.',
  'far-value':
    'A line has the slope of {first} and the y-intercept of {second}. Which {y} goes with {at} on it?',
  'far-height':
    'One line has the slope of {first}. It cuts the y-axis where {second} does. How high is it at {at}?',
  'far-line':
    'A new line has the slope of {first} and the y-intercept of {second}. What is {y} on the new line at {at}?',
  'far-named':
    '{name} draws a new line with the slope of {first} and the y-intercept of {second}. How high is it at {at}?',
  'right-far': 'The new line takes one number from each equation.',
  'far-swaps': 'This takes the two numbers from the other equations. Which one gives the slope?',
  'far-early':
    'Here the coefficient of {x} was read before the equation was solved for {y}. What has to be divided?',
  'far-rise': 'This is the change from the y-axis on. At which height does the line start?',
  'far-slope-do': 'Solve the first equation for {y}.',
  'far-slope-why': 'The slope can be seen when {y} stands alone.',
  'far-start-do': 'Solve the second equation for {y}.',
  'far-start-why': 'The y-intercept can be seen when {y} stands alone.',
  'far-line-do': 'Write the new line.',
  'far-line-why': 'Both numbers go into {form}.',
  'far-put-do': 'Put in {at}.',
  'far-put-why': 'The equation gives the height there.',
  final: 'The slope is {shown}.',
  'final-change': '{y} changes by {shown}.',
  'final-start': 'The y-intercept is {shown}.',
  'final-far': 'The height is {shown}.',
} as const;

type Said = Tools<keyof typeof text | keyof typeof lineStories.text>;

/** Level 1 has y = mx + b, level 2 fractions, another order and stories, level 3 equations to be solved for y first, with fractions as well. */
export const m8ReadSlopeIntercept = numberSkill('m8-read-slope-intercept', {
  version: 3,
  form: 'number',
  scenes: [lineStories],
  text,
  draw: ({ level, random }): Params => drawLine(level, random),
  build: (params: Params, tools) => buildReading(params, tools),
  stretch: {
    draw: ({ random }): Far => drawFar(random),
    build({ ask, name, m, d, k, e, b, n, at }: Far, { step, distractor }) {
      const first = standardSide(m * d, d, k * d);
      const second = standardSide(n * e, e, b * e);
      const value = m * at + b;
      const line = lineEquation({ rise: m, run: 1 }, b);
      return {
        words: {
          name,
          first: `$${first}$`,
          second: `$${second}$`,
          at: `$x = ${signed(at)}$`,
          x: '$x$',
          y: '$y$',
          zero: '$x = 0$',
          form: '$y = mx + b$',
          shown: signed(value),
        },
        question: ask,
        answer: { value, form: 'integer', reason: 'right-far' },
        distractors: [
          distractor('swaps-slope-and-intercept', n * at + k, 'far-swaps'),
          distractor('reads-the-coefficient-before-solving-for-y', -m * d * at + b, 'far-early'),
          distractor('slip', m * at, 'far-rise'),
        ],
        otherWrong: 'other-far',
        steps: [
          step('far-slope', `$${first}$`, `$${lineEquation({ rise: m, run: 1 }, k)}$`),
          step('read', `$${lineEquation({ rise: m, run: 1 }, k)}$`, signed(m)),
          step('far-start', `$${second}$`, `$${lineEquation({ rise: n, run: 1 }, b)}$`),
          step('read-start', `$${lineEquation({ rise: n, run: 1 }, b)}$`, signed(b)),
          step('far-line', `slope ${signed(m)}, y-intercept ${signed(b)}`, `$${line}$`),
          step('far-put', `${signed(m)} × ${inBrackets(at)}${plus(b)}`, signed(value)),
        ],
        finalAnswer: 'final-far',
        claims: [`${m} * (${at}) + (${b}) = ${value}`],
      };
    },
  },
});

/** −ax + dy = c, with a = 0 left out: how y = mx + b looks when it is not solved. */
function standardSide(a: number, d: number, c: number): string {
  return `${linearSide(-a, 'x', 0)} + ${termText(d, 'y')} = ${signed(c)}`;
}

/** What is said of the right answer and of any other one, by what the question asks for. */
const askedWords = {
  slope: { reason: 'right', otherWrong: 'other', finalAnswer: 'final' },
  change: { reason: 'right-change', otherWrong: 'other-change', finalAnswer: 'final-change' },
  start: { reason: 'right-start', otherWrong: 'other-start', finalAnswer: 'final-start' },
} as const;

function buildReading(params: Params, { level, say, step, distractor }: Said) {
  const { ask, asksSlope, name, story, shape, rise, run, b, d } = params;
  const { reason, otherWrong, finalAnswer } =
    askedWords[ask === 'change' ? 'change' : asksSlope ? 'slope' : 'start'];
  const slope: Slope = { rise, run };
  const equation = equationOf(params);
  const solved = lineEquation(slope, b);
  const value = asksSlope ? slopeValue(slope) : signed(b);
  const shown = asksSlope ? typeset(slopeValue(slope)) : signed(b);
  const other = asksSlope ? signed(b) : slopeValue(slope);
  const sign = asksSlope ? slopeValue({ rise: -rise, run }) : signed(-b);
  const early = earlyOf(params);
  const readAs = (of: string) => step('read', `$${solved}$`, of, asksSlope ? 'read' : 'read-start');
  const wrong = (sides: Slope, start: number, of: string) => [
    ...solvingOf(params, lineEquation(sides, start), step),
    step('read', `$${lineEquation(sides, start)}$`, typeset(of), asksSlope ? 'read' : 'read-start'),
  ];
  return {
    words: {
      name,
      e: `$${equation}$`,
      x: '$x$',
      y: '$y$',
      one: 1,
      d,
      zero: '$x = 0$',
      form: '$y = mx + b$',
      shown,
    },
    question:
      ask === 'story'
        ? [
            say(`${story.key}-rule`, { e: `$${equation}$` }),
            asksSlope ? ('ask-slope' as const) : ('ask-start' as const),
          ]
        : ask,
    answer: { value, reason },
    distractors: [
      distractor('swaps-slope-and-intercept', other, asksSlope ? 'swaps' : 'swaps-start', {
        work: [...solvingOf(params, solved, step), readAs(typeset(other))],
      }),
      level === 3
        ? distractor(
            'reads-the-coefficient-before-solving-for-y',
            signed(early),
            asksSlope ? 'early' : 'early-start',
            {
              work: [step('read', `$${equation}$`, signed(early), asksSlope ? 'read' : 'read-start')],
            },
          )
        : distractor(
            asksSlope ? 'reads-a-y-value-as-the-slope' : 'uses-a-y-value-as-the-intercept',
            valueAt(slope, b),
            asksSlope ? 'height1' : 'height1-start',
          ),
      distractor('loses-a-sign', sign, asksSlope ? 'sign' : 'sign-start', {
        work: asksSlope ? wrong({ rise: -rise, run }, b, sign) : wrong(slope, -b, sign),
      }),
    ],
    otherWrong,
    steps: [
      shape === 'plain' && step('form', `$${equation}$`, `$m = ${slopeTex(slope)}$ and $b = ${signed(b)}$`),
      ...solvingOf(params, solved, step),
      readAs(shown),
      ask === 'change' && step('each', `slope ${shown}`, `$y$ changes by ${shown}`),
      level > 1 &&
        (asksSlope
          ? step('check', `from $x = 0$ to $x = ${run}$`, `$y$ changes by ${signed(rise)}`)
          : step('check-start', '$x = 0$', `$y = ${signed(b)}$`)),
    ],
    finalAnswer,
    claims: [`${rise} / ${run} * ${run} + (${b}) = ${rise + b}`],
  };
}

/** The height of the line one step to the right, as a fraction. */
function valueAt({ rise, run }: Slope, b: number): string {
  return slopeValue({ rise: rise + b * run, run });
}

function equationOf({ shape, rise, run, b, d }: Params): string {
  if (shape === 'plain') return lineEquation({ rise, run }, b);
  if (shape === 'turned') {
    const [, side = ''] = lineEquation({ rise: Math.abs(rise), run }, 0).split(' = ');
    return `y = ${signed(b)} ${rise < 0 ? '−' : '+'} ${side}`;
  }
  if (shape === 'multiplied') return multipliedOf({ rise, run, b, d });
  return standardSide((rise * d) / run, d, b * d);
}

/** What stands beside x, or alone, before the equation is solved for y. */
function earlyOf({ asksSlope, shape, rise, run, b, d }: Params): number {
  if (!asksSlope) return b * d;
  const beside = (rise * d) / run;
  return shape === 'standard' ? -beside : beside;
}

/** The equation with y still multiplied; `d` is a multiple of the run, so that it has whole numbers only. */
function multipliedOf({ rise, run, b, d }: Pick<Params, 'rise' | 'run' | 'b' | 'd'>): string {
  return `${d}y = ${linearSide((rise * d) / run, 'x', b * d)}`;
}

/** The lines up to an equation with y alone. */
function solvingOf({ shape, rise, run, b, d, ...rest }: Params, solved: string, step: Said['step']) {
  const equation = equationOf({ shape, rise, run, b, d, ...rest });
  const multiplied = multipliedOf({ rise, run, b, d });
  if (shape === 'plain') return [];
  if (shape === 'turned') return [step('order', `$${equation}$`, `$${solved}$`)];
  if (shape === 'multiplied') return [step('divide', `$${multiplied}$`, `$${solved}$`)];
  if (d === 1) return [step('term', `$${equation}$`, `$${solved}$`)];
  return [step('term', `$${equation}$`, `$${multiplied}$`), step('divide', `$${multiplied}$`, `$${solved}$`)];
}

function drawLine(level: Level, random: Random): Params {
  const asksSlope = random.chance(50);
  const isStory = level === 2 && random.chance(50);
  const story = random.pick(lineStories.list);
  const between = ([least = 0, most = 0]: readonly number[]): number => random.int(least, most);
  return random.until(() => {
    const run = level > 1 && !isStory ? random.int(1, 5) : 1;
    const size = isStory ? between(story.rate) : random.int(level === 1 ? 2 : 1, 8);
    const sign = isStory ? (story.falls ? -1 : 1) : random.pick([1, -1]);
    const rise = size * sign;
    const b = isStory ? between(story.start) : random.int(-9, 9);
    const shape = random.pick(shapes[level]);
    const params: Params = {
      ask: isStory ? 'story' : random.pick<Params['ask']>(asksSlope ? slopeAsks : startAsks),
      asksSlope,
      name: drawName(random),
      story,
      shape: isStory && story.falls ? 'turned' : shape,
      rise,
      run,
      b,
      d: level === 3 ? run * random.int(shape === 'multiplied' && run === 1 ? 2 : 1, run === 1 ? 5 : 2) : 1,
    };
    return isOpen(params, level) ? params : null;
  });
}

const shapes = {
  1: ['plain'],
  2: ['plain', 'turned'],
  3: ['multiplied', 'standard'],
} as const;

function isOpen(params: Params, level: Level): boolean {
  const { asksSlope, shape, rise, run, b, d } = params;
  if (b === 0 || commonDivisor(Math.abs(rise), run) > 1) return false;
  const m = rise / run;
  const value = asksSlope ? m : b;
  const third = level === 3 ? earlyOf(params) : m + b;
  const values = [value, asksSlope ? b : m, third, -value];
  const isNear = values.every(
    (one) => one !== 0 && Math.abs(one) < 18 * Math.abs(value) && Math.abs(one) > Math.abs(value) / 18,
  );
  const isSmall = level < 3 || (Math.abs((rise * d) / run) < 28 && Math.abs(b * d) < 40);
  const isPlain = shape !== 'turned' || b > 0;
  const isSigned = level < 3 || shape !== 'standard' || d > 1 || !asksSlope;
  return isNear && isPlain && isSmall && isSigned && new Set(values).size === 4;
}

/** −(md)x + dy = kd gives the slope m, −(ne)x + ey = be the y-intercept b. */
type Far = {
  ask: (typeof fars)[number];
  name: string;
  m: number;
  d: number;
  k: number;
  e: number;
  b: number;
  n: number;
  at: number;
};

function drawFar(random: Random): Far {
  return random.until(() => {
    const signedInt = (most: number): number => random.int(1, most) * random.pick([1, -1]);
    const far: Far = {
      ask: random.pick(fars),
      name: drawName(random),
      m: signedInt(6),
      d: random.int(2, 4),
      k: signedInt(7),
      e: random.int(2, 4),
      b: signedInt(8),
      n: signedInt(6),
      at: signedInt(9),
    };
    const { m, d, k, b, n, at } = far;
    const value = m * at + b;
    const values = [value, n * at + k, -m * d * at + b, m * at];
    const isNear = values.every(
      (one) => one !== 0 && Math.abs(one) < 18 * Math.abs(value) && Math.abs(one) > Math.abs(value) / 18,
    );
    return isNear && m !== n && k !== b && at !== 1 && new Set(values).size === 4 ? far : null;
  });
}
