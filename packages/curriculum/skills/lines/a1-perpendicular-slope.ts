import { type Level, numberSkill, type Random } from '../../src/kit/index.ts';
import {
  lineAt,
  lineEquation,
  perpendicularTo,
  reducedSlope,
  type Slope,
  slopeTex,
  slopeValue,
  standardOfLine,
} from '../../src/numbers/lines/line-equations.ts';
import { pointText } from '../../src/numbers/lines/standard-form.ts';
import { commonDivisor } from '../../src/numbers/lowest-terms.ts';
import { typeset } from '../../src/numbers/signed-numbers.ts';
import { linesOn } from '../../src/pictures/line-planes.ts';

const asks = ['what', 'each', 'right-angle', 'find'] as const;
const turned = ['standard', 'form', 'cross', 'every'] as const;
const plans = ['points', 'ramp', 'kite', 'court', 'letter'] as const;
/** A line with this slope and start, known at u and v. */
type Params = {
  ask: (typeof asks)[number] | (typeof turned)[number] | (typeof plans)[number];
  slope: Slope;
  start: number;
  u: number;
  v: number;
};

/** Level 1 shows the slope in the equation, level 2 has to solve for y first, level 3 knows two points. */
export const a1PerpendicularSlope = numberSkill('a1-perpendicular-slope', {
  version: 1,
  form: 'fraction',
  text: {
    headline: 'The slope of a perpendicular line',
    what: 'What is the slope of a line perpendicular to {line}?',
    each: 'All lines perpendicular to {line} have one slope in common. What is it?',
    'right-angle': 'A line meets {line} at a right angle. What is its slope?',
    find: 'Find the slope of a line that is perpendicular to {line}.',
    standard: 'What is the slope of a line perpendicular to {line}?',
    form: 'A line has the equation {line}. What is the slope of a perpendicular line?',
    cross: 'A line crosses {line} at a right angle. Find the slope of the crossing line.',
    every: 'What is the slope of every line perpendicular to {line}?',
    points: 'A line passes through {first} and {second}. What is the slope of a line perpendicular to it?',
    ramp: 'In a drawing of a skate ramp, the ramp runs from {first} to {second}. A support stands perpendicular to the ramp. What is the slope of the support?',
    kite: 'On a grid, one stick of a kite runs from {first} to {second}. The other stick is perpendicular to it. What is the slope of the other stick?',
    court:
      'On the plan of a park, one side of a tennis court runs from {first} to {second}. What is the slope of the side perpendicular to it?',
    letter:
      'In the design of a letter L, one stroke runs from {first} to {second}. The other stroke is perpendicular to it. What is the slope of the other stroke?',
    right: 'The product of both slopes is {product}, so the lines meet at a right angle.',
    opposite: 'The sign is new, but a right angle also trades rise and run. Did that happen here?',
    reciprocal:
      'Rise and run are traded, but both lines go the same way, up or down. Can they meet at a right angle?',
    same: 'Lines with the same slope are parallel. What happens to the slope when a line makes a quarter turn?',
    other: 'Find the slope of the given line. Then trade rise and run, and change the sign.',
    'slope-do': 'Find the slope of the given line.',
    'slope-read': 'In this form, the slope is the coefficient of $x$.',
    'slope-solve': 'Solve for $y$ to see the slope.',
    'slope-divide': 'Divide the change up or down by the change to the right.',
    'turn-do': 'Trade rise and run.',
    'turn-why': 'A quarter turn makes the run of one line the rise of the other.',
    'sign-do': 'Change the sign.',
    'sign-why': 'One of the two lines rises, and the other one falls.',
    'check-do': 'Multiply both slopes.',
    'check-why': 'For a right angle, the product has to be {product}.',
    final: 'The slope is {result}.',
  },
  draw: ({ level, random }): Params => drawLine(level, random),
  build({ ask, slope, start, u, v }: Params, { level, step, distractor }) {
    const perpendicular = perpendicularTo(slope);
    const value = slopeValue(perpendicular);
    const [opposite, reciprocal] = [
      reducedSlope(-slope.rise, slope.run),
      reducedSlope(slope.run, slope.rise),
    ];
    const at = (x: number): string => pointText(x, lineAt(slope, start, x));
    const line = `$${level === 2 ? standardOfLine(slope, start) : lineEquation(slope, start)}$`;
    const tex = (one: Slope): string => `$${slopeTex(one)}$`;
    const known = level === 3;
    const words = {
      line,
      first: at(u),
      second: at(v),
      product: '−1',
      result: typeset(value),
    };
    return {
      words,
      question: ask,
      diagram: level === 1 ? linesOn(8, [{ slope, start }]) : null,
      answer: value,
      distractors: [
        distractor('uses-only-the-opposite', slopeValue(opposite), 'opposite'),
        distractor('uses-only-the-reciprocal', slopeValue(reciprocal), 'reciprocal'),
        distractor('keeps-the-same-slope', slopeValue(slope), 'same'),
      ],
      steps: [
        step('slope', known ? `${at(u)} and ${at(v)}` : line, `slope ${tex(slope)}`, {
          why: known ? 'slope-divide' : level === 2 ? 'slope-solve' : 'slope-read',
        }),
        step('turn', `slope ${tex(slope)}`, `reciprocal ${tex(reciprocal)}`),
        step('sign', `reciprocal ${tex(reciprocal)}`, `slope ${words.result}`),
        level > 1 && step('check', `${tex(slope)} and ${tex(perpendicular)}`, 'product −1'),
      ],
      claims: [`(${slope.rise} / ${slope.run}) * (${perpendicular.rise} / ${perpendicular.run}) = -1`],
    };
  },
});

function drawLine(level: Level, random: Random): Params {
  const ask = random.pick<Params['ask']>(level === 1 ? asks : level === 2 ? turned : plans);
  return random.until(() => {
    const run = level === 1 && random.chance(50) ? 1 : random.int(2, 5);
    const size = random.int(1, 5);
    const slope = { rise: size * random.pick([1, -1]), run };
    const start = random.int(-6, 9);
    // A plan of a place has no numbers below zero.
    const low = level === 3 && ask !== 'points' ? 0 : -9;
    const u = run * random.int(low === 0 ? 0 : -2, 2);
    const v = u + run * random.int(1, 2);
    const places = [u, v, lineAt(slope, start, u), lineAt(slope, start, v)];
    const fits = level < 3 || places.every((place) => place >= low && place <= 12);
    const isOpen = commonDivisor(size, run) === 1 && size !== run && start !== 0;
    return isOpen && fits && size * size < 20 * run * run && run * run < 20 * size * size
      ? { ask, slope, start, u, v }
      : null;
  });
}
