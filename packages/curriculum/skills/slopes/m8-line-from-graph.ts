import { type Level, numberSkill, type Random } from '../../src/kit/index.ts';
import { isShort } from '../../src/numbers/linear-sides.ts';
import {
  lineAt,
  lineEquation,
  lineFrom,
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
import { drawName } from '../../src/scenes/people.ts';

const asks = ['write', 'which', 'shows', 'named'] as const;

/** The line y = (rise/run)x + b with the marked points at x and x2. */
type Params = {
  ask: (typeof asks)[number];
  name: string;
  rise: number;
  run: number;
  b: number;
  x: number;
  x2: number;
};

/** Level 1 marks the y-intercept, level 2 has falling lines and fractions, level 3 lines that cut the y-axis outside. */
export const m8LineFromGraph = numberSkill('m8-line-from-graph', {
  version: 5,
  form: 'equation',
  text: {
    headline: 'The equation of a graphed line',
    write: 'Write the equation of the line in the form {form}.',
    which: 'Which equation of the form {form} has this graph?',
    shows: 'The picture shows a line with two marked points. What is its equation, in the form {form}?',
    named: '{name} writes the equation of this line in the form {form}. What is it?',
    right: 'Both marked points make the equation true.',
    swaps: 'Put in {zero}. Which of the two numbers is the height there?',
    inverts: 'Go one step to the right along the line. How far does it go up or down?',
    axis: 'This takes the place where the line cuts the x-axis. Where does it cut the y-axis?',
    height: 'This takes the height of a marked point. Put that point into your equation. Is it true?',
    sign: 'Look at the line from left to right. Does it rise or fall?',
    other: 'Find the slope from two points. Then find the height of the line at {zero}.',
    'slope-do': 'Find the slope from the two points.',
    'slope-why': 'Rise over run gives it.',
    'start-do': 'Read the y-intercept.',
    'start-why': 'It is the height where the line meets the y-axis.',
    'put-do': 'Put one point into the equation to find {b}.',
    'put-why': 'Each point of the line makes its equation true.',
    'write-do': 'Write the equation.',
    'write-why': 'The slope is the coefficient of {x}, and the y-intercept is the constant.',
    'check-do': 'Check the other point.',
    'check-why': 'It has to make the equation true as well.',
    final: 'The equation is {equation}.',
  },
  draw: ({ level, random }): Params => drawLine(level, random),
  build({ ask, name, rise, run, b, x, x2 }: Params, { level, step, distractor }) {
    const slope: Slope = { rise, run };
    const [y, y2] = [lineAt(slope, b, x), lineAt(slope, b, x2)];
    const equation = lineEquation(slope, b);
    const turned = reducedSlope(run * Math.sign(rise), Math.abs(rise));
    const change = `${signed(y2 - y)} ÷ ${x2 - x}`;
    const linesOf = (of: Slope, start: Slope, line: string) => [
      step('slope', change, typeset(slopeValue(of))),
      level === 3
        ? step(
            'put',
            `$${signed(y)} = ${slopeTex(of)} \\times ${inBrackets(x)} + b$`,
            `$b = ${slopeTex(start)}$`,
          )
        : step('start', pointText(0, b), `$b = ${slopeTex(start)}$`),
      step(
        'write',
        `slope ${typeset(slopeValue(of))} and y-intercept ${typeset(slopeValue(start))}`,
        `$${line}$`,
      ),
    ];
    const inverted = lineThrough(turned, x, y);
    const traded = lineFrom({ rise: b, run: 1 }, reducedSlope(rise, run));
    return {
      words: { name, form: '$y = mx + b$', zero: '$x = 0$', x: '$x$', b: '$b$', equation: `$${equation}$` },
      question: ask,
      diagram: {
        ...planeAround(reach + 1, [
          { x, y, label: level === 3 ? pointText(x, y) : null },
          { x: x2, y: y2, label: level === 3 ? pointText(x2, y2) : null },
        ]),
        lines: [
          {
            through: [
              [x, y],
              [x2, y2],
            ],
          },
        ],
      },
      answer: { value: equation, reason: 'right' },
      distractors: [
        level === 3
          ? distractor('uses-a-y-value-as-the-intercept', lineEquation(slope, y), 'height')
          : distractor('swaps-slope-and-intercept', traded, 'swaps', {
              work: linesOf(slope, { rise: b, run: 1 }, traded),
            }),
        distractor('inverts-the-slope', inverted, 'inverts', {
          work: linesOf(turned, reducedSlope(y * turned.run - turned.rise * x, turned.run), inverted),
        }),
        level === 3
          ? distractor('slip', lineThrough({ rise: -rise, run }, x, y), 'sign')
          : distractor('uses-the-x-intercept-as-b', lineEquation(slope, (-b * run) / rise), 'axis'),
        distractor('slip', lineEquation({ rise: -rise, run }, b), 'sign'),
      ],
      otherWrong: 'other',
      steps: [
        ...linesOf(slope, { rise: b, run: 1 }, equation),
        level > 1 && step('check', `$x = ${signed(x2)}$`, `$y = ${signed(y2)}$`),
      ],
      claims: [
        `(${y2} - (${y})) / (${x2} - (${x})) = ${rise} / ${run}`,
        `${rise} / ${run} * (${x}) + (${b}) = ${y}`,
      ],
    };
  },
});

const reach = 8;

function drawLine(level: Level, random: Random): Params {
  return random.until(() => {
    const run = level === 1 ? 1 : random.int(1, 4);
    const rise = random.int(1, 6) * (level === 1 ? 1 : random.pick([1, -1]));
    const x = level === 3 ? random.int(1, 7) * random.pick([1, -1]) : 0;
    const b = random.int(-7, 7) - (rise * x) / run;
    const params: Params = {
      ask: random.pick(asks),
      name: drawName(random),
      rise,
      run,
      b,
      x,
      x2: x + run * random.int(1, 4),
    };
    return isOpen(params, level) ? params : null;
  });
}

function isOpen({ rise, run, b, x, x2 }: Params, level: Level): boolean {
  const slope: Slope = { rise, run };
  if (b === 0 || Math.abs(rise) === run || commonDivisor(Math.abs(rise), run) > 1) return false;
  const heights = [lineAt(slope, b, x), lineAt(slope, b, x2)];
  const isInside = heights.every((y) => Number.isInteger(y) && Math.abs(y) < reach) && x2 < reach;
  const [y = 0] = heights;
  const root = (-b * run) / rise;
  if (level === 2 && run === 1 && rise > 0) return false;
  if (level < 3)
    return (
      isInside &&
      Math.abs(b) < reach &&
      Number.isInteger(2 * root) &&
      root !== b &&
      b !== rise / run &&
      isShort(rise / run) &&
      Number.isInteger(rise / run) === (run === 1)
    );
  return isInside && Number.isInteger(b) && y !== 0 && Math.abs(b) > reach && x !== 0 && x * x2 > 0;
}
