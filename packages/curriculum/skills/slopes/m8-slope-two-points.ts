import type { DiagramOf } from '@playforward/diagram';
import { type Level, numberSkill, type Random, type Tools } from '../../src/kit/index.ts';
import { pointText } from '../../src/numbers/lines/standard-form.ts';
import { commonDivisor } from '../../src/numbers/lowest-terms.ts';
import { inBrackets } from '../../src/numbers/polynomials.ts';
import { signedFraction } from '../../src/numbers/signed-fractions.ts';
import { signed, typeset } from '../../src/numbers/signed-numbers.ts';
import { planeAround } from '../../src/pictures/plane-around.ts';
import { drawName } from '../../src/scenes/people.ts';

const asks = ['through', 'points', 'between', 'named'] as const;
const backs = ['height', 'missing', 'goes', 'named-back'] as const;
const fars = ['far-line', 'far-third', 'far-straight', 'far-named'] as const;

/** A line through (x, y) that goes up by `rise` for `run`; a run below zero leads to a second point on the left. */
type Params = {
  ask: (typeof asks)[number] | (typeof backs)[number];
  name: string;
  x: number;
  y: number;
  run: number;
  rise: number;
};

const text = {
  headline: 'The slope between two points',
  through: 'What is the slope of the line through {first} and {second}? Write it in lowest terms.',
  points: 'The points {first} and {second} lie on a line. What is its slope, in lowest terms?',
  between: 'Find the slope from {first} to {second}. Give a fraction in lowest terms or a whole number.',
  named: '{name} draws a line through {first} and {second}. What is its slope, in lowest terms?',
  height:
    'A line with the slope {slope} goes through {first}. What is the y-coordinate of its point with {told}?',
  missing: 'The slope from {first} to {open} is {slope}. Which number is $k$?',
  goes: 'A line goes through {first} and {open}, and its slope is {slope}. What is $k$?',
  'named-back':
    '{name} knows one point of a line, {first}, and its slope {slope}. How high is the line at {told}?',
  right: 'The slope is the rise divided by the run, taken in the same order.',
  'right-back': 'The slope tells how much the line rises over the run.',
  inverts: 'This divides the run by the rise. Which of them tells how steep the line is?',
  order: 'Here the two differences go in different orders. Does the line rise or fall from left to right?',
  sign: 'A minus sign got lost here. What is the difference of {one} and {two}?',
  height2: 'This divides the coordinates of one point. How far is it from one point to the other?',
  run: 'This takes the slope the other way around. How much does the line rise for a run of one?',
  down: 'This goes the other way up or down. What does the sign of the slope say?',
  only: 'This is the change alone. How high is the line at {first}?',
  near: 'Count the run once more. How far is it from one x-coordinate to the other?',
  other: 'Find how far it is up and how far it is to the right. Then divide.',
  'other-third': 'Find the slope from the two known points. The third point has to fit it as well.',
  'other-back': 'Find the run first. The slope tells what rise belongs to it.',
  'rise-do': 'Find the rise.',
  'rise-why': 'Subtract the first y-coordinate from the second.',
  'run-do': 'Find the run.',
  'run-why': 'Subtract the x-coordinates in the same order.',
  'run-first': 'Subtract the first x-coordinate from the second.',
  'divide-do': 'Divide the rise by the run.',
  'divide-why': 'The quotient is the slope.',
  'low-do': 'Write it in lowest terms.',
  'low-why': 'A smaller slope triangle on the same line has the same slope.',
  'change-do': 'Multiply the run by the slope.',
  'change-why': 'The slope is the rise for a run of one.',
  'add-do': 'Add this to the height of the first point.',
  'add-why': 'The line starts there.',
  'check-do': 'Check with the slope.',
  'check-why': 'Rise over run must give it again.',
  'far-line': 'The points {first}, {second} and {third} lie on one line. Which number is $k$?',
  'far-third': 'A line goes through {first} and {second}. For which $k$ does it pass through {third}?',
  'far-straight':
    'Three trees stand in one straight row on a map: {first}, {second} and {third}. What is $k$?',
  'far-named': '{name} wants {first}, {second} and {third} to lie on one line. What must $k$ be?',
  'right-far': 'The slope is the same between any two of the three points.',
  'far-turned': 'This multiplies the rise by the slope. Which run has to go with this rise?',
  'far-back': 'This goes the other way from the second point. Does the line rise or fall to the right?',
  'far-first':
    'This counts the run from the first point. Between which two points is the rise that you used?',
  'far-rise-do': 'Find the rise from the second point to the third.',
  'far-rise-why': 'Both y-coordinates are known.',
  'far-run-do': 'Find the run that goes with it.',
  'far-run-why': 'Dividing the rise by the slope gives the run.',
  'far-add-do': 'Add the run to the x-coordinate of the second point.',
  'far-add-why': 'A positive run goes to the right, and a negative one to the left.',
  final: 'The slope is {shown}.',
  'final-back': 'The missing coordinate is {shown}.',
} as const;

type Said = Tools<keyof typeof text>;

/** Level 1 has a picture and a rising line, level 2 points in all quadrants and any order, level 3 asks for a height. */
export const m8SlopeTwoPoints = numberSkill('m8-slope-two-points', {
  version: 2,
  form: 'fraction',
  text,
  draw: ({ level, random }): Params => drawLine(level, random),
  build: (params: Params, tools) =>
    tools.level === 3 ? buildHeight(params, tools) : buildSlope(params, tools),
  stretch: {
    draw: ({ random }): Far => drawFar(random),
    build(far: Far, { step, distractor }) {
      const { ask, name, x, y, run, rise, times } = far;
      const [x2, y2, y3] = [x + run, y + rise, y + rise + rise * times];
      const value = x2 + run * times;
      const slope = signedFraction(rise, run);
      const [up, wide] = [rise * times, run * times];
      return {
        words: {
          name,
          first: pointText(x, y),
          second: pointText(x2, y2),
          third: `$(k, ${signed(y3)})$`,
          shown: signed(value),
        },
        question: ask,
        answer: { value, form: 'integer', reason: 'right-far' },
        distractors: [
          distractor('inverts-the-slope', x2 + (up * rise) / run, 'far-turned'),
          distractor('subtracts-coordinates-in-different-orders', x2 - wide, 'far-back'),
          distractor('slip', x + wide, 'far-first'),
          distractor('slip', value + 1, 'near'),
        ],
        otherWrong: 'other-third',
        steps: [
          step('rise', `${signed(y2)} − ${inBrackets(y)}`, signed(rise)),
          step('run', `${signed(x2)} − ${inBrackets(x)}`, signed(run)),
          step('divide', `${signed(rise)} ÷ ${run}`, typeset(slope)),
          step('far-rise', `${signed(y3)} − ${inBrackets(y2)}`, signed(up)),
          step('far-run', `rise ${signed(up)}, slope ${typeset(slope)}`, `run ${signed(wide)}`),
          step('far-add', `${signed(x2)} + ${inBrackets(wide)}`, signed(value)),
        ],
        finalAnswer: 'final-back',
        claims: [`(${y3} - (${y2})) / (${value} - (${x2})) = ${rise} / ${run}`],
      };
    },
  },
});

function buildSlope({ ask, name, x, y, run, rise }: Params, { level, step, distractor }: Said) {
  const [x2, y2] = [x + run, y + rise];
  const value = signedFraction(rise, run);
  const shown = typeset(value);
  const lost = lostSign({ x, y, run, rise });
  const quotientOf = (top: number, bottom: number) => {
    const low = typeset(signedFraction(top, bottom));
    const isLow = commonDivisor(Math.abs(top), Math.abs(bottom)) === 1;
    const asIs = typeset(`${signed(top * Math.sign(bottom))}/${Math.abs(bottom)}`);
    return [
      step('divide', `${signed(top)} ÷ ${inBrackets(bottom)}`, isLow ? low : asIs),
      !isLow && step('low', asIs, low),
    ];
  };
  const up = (of: number) => step('rise', `${signed(y2)} − ${inBrackets(y)}`, signed(of));
  const wide = (of: number) => step('run', `${signed(x2)} − ${inBrackets(x)}`, signed(of));
  const turned = step('run', `${signed(x)} − ${inBrackets(x2)}`, signed(-run));
  return {
    words: {
      name,
      first: pointText(x, y),
      second: pointText(x2, y2),
      one: signed(lost.isHeight ? y2 : x2),
      two: signed(lost.isHeight ? y : x),
      shown,
    },
    question: ask,
    diagram: level === 1 ? planeWith({ x, y, run, rise }) : null,
    answer: { value, asked: 'lowest-terms' as const, reason: 'right' as const },
    distractors: [
      distractor('divides-run-by-rise', signedFraction(run, rise), 'inverts', {
        work: [up(rise), wide(run), ...quotientOf(run, rise)],
      }),
      distractor('subtracts-coordinates-in-different-orders', signedFraction(-rise, run), 'order', {
        work: [up(rise), turned, ...quotientOf(rise, -run)],
      }),
      level === 2
        ? distractor('loses-a-sign', signedFraction(lost.rise, lost.run), 'sign', {
            work: [up(lost.rise), wide(lost.run), ...quotientOf(lost.rise, lost.run)],
          })
        : distractor('slip', signedFraction(y2, x2), 'height2'),
    ],
    steps: [up(rise), wide(run), ...quotientOf(rise, run)],
    claims: [`(${y2} - (${y})) / (${x2} - (${x})) = ${value.replace('−', '-')}`],
  };
}

/** The differences of who takes away a negative coordinate as if it were positive. */
function lostSign({ x, y, run, rise }: Pick<Params, 'x' | 'y' | 'run' | 'rise'>) {
  const isHeight = y < 0;
  return {
    isHeight,
    rise: isHeight ? y + rise - Math.abs(y) : rise,
    run: isHeight ? run : x + run - Math.abs(x),
  };
}

function buildHeight({ ask, name, x, y, run, rise }: Params, { step, distractor }: Said) {
  const divisor = commonDivisor(Math.abs(rise), run);
  const [up, wide] = [rise / divisor, run / divisor];
  const slope = typeset(signedFraction(rise, run));
  const value = y + rise;
  return {
    words: {
      name,
      slope,
      first: pointText(x, y),
      open: `$(${signed(x + run)}, k)$`,
      told: `$x = ${signed(x + run)}$`,
      shown: signed(value),
    },
    question: ask,
    answer: { value, form: 'integer' as const, reason: 'right-back' as const },
    distractors: [
      distractor('inverts-the-slope', y + (run * wide) / up, 'run'),
      distractor('subtracts-coordinates-in-different-orders', y - rise, 'down'),
      distractor('slip', rise, 'only'),
      distractor('slip', value + up, 'near'),
    ],
    otherWrong: 'other-back' as const,
    steps: [
      step('run', `${signed(x + run)} − ${inBrackets(x)}`, signed(run), { why: 'run-first' }),
      step(
        'change',
        wide === 1 ? `${run} × ${inBrackets(up)}` : `$${run} \\times \\frac{${signed(up)}}{${wide}}$`,
        signed(rise),
      ),
      step('add', `${signed(y)} + ${inBrackets(rise)}`, signed(value)),
      step('check', `${signed(rise)} ÷ ${run}`, slope),
    ],
    finalAnswer: 'final-back' as const,
    claims: [`${y} + ${run} * (${up}/${wide}) = ${value}`],
  };
}

/** Both points, and the line through them. */
function planeWith({
  x,
  y,
  run,
  rise,
}: Pick<Params, 'x' | 'y' | 'run' | 'rise'>): DiagramOf<'coordinate-plane'> {
  const points = [
    { x, y, label: pointText(x, y) },
    { x: x + run, y: y + rise, label: pointText(x + run, y + rise) },
  ];
  return {
    ...planeAround(9, points),
    lines: [
      {
        through: [
          [x, y],
          [x + run, y + rise],
        ],
      },
    ],
  };
}

function drawLine(level: Level, random: Random): Params {
  return random.until(() => {
    const isBack = level === 3;
    const x = random.int(level === 1 ? 0 : -8, level === 1 ? 4 : level === 2 ? 8 : 3);
    const y = random.int(level === 1 ? 0 : -7, level === 1 ? 4 : 7);
    const run = random.int(2, level === 1 ? 5 : 9) * (level === 2 && random.chance(40) ? -1 : 1);
    const rise = random.int(1, level === 1 ? 6 : 12) * (level === 1 ? 1 : random.pick([1, -1]));
    const params: Params = {
      ask: isBack ? random.pick(backs) : random.pick(asks),
      name: drawName(random),
      x,
      y,
      run,
      rise,
    };
    return isOpen(params, level) ? params : null;
  });
}

function isOpen({ x, y, run, rise }: Params, level: Level): boolean {
  const [x2, y2] = [x + run, y + rise];
  if (Math.abs(rise) === Math.abs(run) || Math.abs(y2) > 12 || Math.abs(x2) > 12) return false;
  const divisor = commonDivisor(Math.abs(rise), Math.abs(run));
  if (level === 3) {
    const turned = y + (run * run) / rise;
    const values = [y2, turned, y - rise, rise];
    const isPlain = Number.isInteger(turned) && y2 !== 0 && y !== 0 && Math.abs(turned) < 25;
    const isNear = values.every((one) => Math.abs(one) < 18 * Math.abs(y2));
    return isPlain && isNear && new Set(values).size === 4;
  }
  const size = rise / run;
  // Neither run over rise nor the other is twenty times as large.
  if (Math.abs(size) > 4 || Math.abs(size) < 0.25 || Math.abs(run) / divisor > 7) return false;
  if (level === 1)
    return (
      x2 <= 8 &&
      y2 <= 8 &&
      x2 !== 0 &&
      y2 * run !== rise * x2 &&
      y2 * rise !== run * x2 &&
      y2 > 0 &&
      x + y > 0
    );
  const lost = lostSign({ x, y, run, rise });
  const other = lost.rise / lost.run;
  const isSigned = (x < 0 || y < 0) && lost.run !== 0 && lost.rise !== 0;
  const isApart =
    new Set([size, -size, run / rise, other]).size === 4 && Math.abs(other) < 9 && Math.abs(other) > 0.1;
  return isSigned && isApart && x2 !== 0;
}

/** Two points of a line, and a third one `times` as far on as the second one was. */
type Far = {
  ask: (typeof fars)[number];
  name: string;
  x: number;
  y: number;
  run: number;
  rise: number;
  times: number;
};

function drawFar(random: Random): Far {
  return random.until(() => {
    const far: Far = {
      ask: random.pick(fars),
      name: drawName(random),
      x: random.int(-9, 4),
      y: random.int(-9, 9),
      run: random.int(2, 6),
      rise: random.int(1, 9) * random.pick([1, -1]),
      times: random.int(2, 5) * random.pick([1, 1, -1]),
    };
    const { x, y, run, rise, times } = far;
    const [x2, y3] = [x + run, y + rise * (1 + times)];
    const value = x2 + run * times;
    const turned = x2 + (rise * times * rise) / run;
    const values = [value, turned, x2 - run * times, x + run * times];
    const isPlain = Number.isInteger(turned) && Math.abs(rise) !== run && Math.abs(y3) < 40 && value !== 0;
    const isNear = values.every(
      (one) => one !== 0 && Math.abs(one) < 19 * Math.abs(value) && Math.abs(one) * 19 > Math.abs(value),
    );
    return isPlain && isNear && new Set(values).size === 4 ? far : null;
  });
}
