import type { DiagramOf } from '@playforward/diagram';
import {
  type Distractor,
  type Level,
  lineOfAmounts,
  type MakeDrawing,
  numberSkill,
  plotAmounts,
  type Random,
} from '../../src/kit/index.ts';
import { pointText } from '../../src/pictures/plane-around.ts';
import {
  capitalized,
  drawProportionalPair,
  type ProportionalPair,
  proportionalPairText,
} from '../../src/scenes/rates/proportional-pairs.ts';

/** The line goes through (a, k a); the point asked for is `at` across. By hand, the whole line may be drawn from its unit rate. */
type Params = { pair: ProportionalPair; k: number; a: number; at: number; isLine: boolean };

/** Level 1 shows the line and a multiple of the point, level 2 any other point, level 3 gives the second number. */
export const m7ProportionalGraphPredict = numberSkill('m7-proportional-graph-predict', {
  version: 5,
  byHand: { levels: [1, 2, 3], ask: 'show', make: plotAmounts, without: 'picture' },
  form: 'point',
  text: {
    ...proportionalPairText,
    headline: 'Find another point',
    across: 'Its graph shows {xs} across and {ys} up.',
    show: [
      '{shows, select, line {The unit rate is {k, number}. Draw the graph.} x {One point is {told}. Plot the point with the first coordinate {at, number}.} other {One point is {told}. Plot the point with the second coordinate {up, number}.}}',
      '{shows, select, line {One {xOne} goes with {k, number} {ys}. Show the graph.} x {One point is {told}. Show the point with the first coordinate {at, number}.} other {One point is {told}. Show the point with the second coordinate {up, number}.}}',
    ],
    above: 'This starts above zero. How many {ys} go with zero {xs}?',
    'right-line':
      'It goes through the origin and through the point above one, whose height is the unit rate.',
    'other-line': 'Mark the origin, and mark the unit rate above one. Then draw the line.',
    'zero-do': 'Mark the origin.',
    'zero-why': 'Zero goes with zero.',
    'one-line-do': 'Mark the unit rate above one.',
    'one-line-why': 'It is the number of {ys} for one {xOne}.',
    'both-do': 'Draw the straight line through both points.',
    'both-why': 'All its points but the origin have the same ratio.',
    'final-line': 'The straight line goes through {zero} and {unit}.',
    'ask-x': 'One point is {told}. Which point of the graph has the first coordinate {at, number}?',
    'ask-y': 'One point is {told}. Which point of the graph has the second coordinate {up, number}?',
    right: 'Its coordinates have the same ratio as those of {told}.',
    adds: 'This adds {gap, number} to both numbers of {told}. Does the ratio stay the same?',
    swapped: 'The two numbers have traded places. Which axis does the first one belong to?',
    inverse:
      'This uses the ratio in the other direction. How do you get from the first number of {told} to the second?',
    same: 'This keeps one number of {told}. Does it stay when the other one changes?',
    'other-x': 'Find the ratio of the second number to the first in {told}. Use it for {at, number}.',
    'other-y':
      'Find the ratio of the second number to the first in {told}. How do you get back from {up, number}?',
    'rate-do': 'Find the {ys} for one {xOne}.',
    'rate-why': 'All points of the line but the origin have the same ratio.',
    'forth-do': 'Multiply {at, number} by this ratio.',
    'forth-why': 'The second number is the ratio times the first.',
    'back-do': 'Divide {up, number} by this ratio.',
    'back-why': 'Dividing undoes multiplying by the ratio.',
    'write-do': 'Write the point.',
    'write-why': 'The number across comes first.',
    final: 'The point is {key}.',
    'far-sum':
      'The point {told} is on the graph of a proportional relationship. Another point of it has coordinates with a sum of {total, number}. Which point is it?',
    'far-less':
      'A line starts at the origin and goes through {told}. On it lies a point whose coordinates have the sum {total, number}. Which point is it?',
    'far-mix':
      'A drink has {a, number} cups of syrup for {b, number} of water. So {told} is on its graph. Which point stands for {total, number} cups of the drink?',
    'far-team':
      'A camp has {a, number} leaders for {b, number} children. So {told} is on its graph. Which point stands for {total, number} people in all?',
    'right-far': 'Both numbers of {told} are multiplied by the same number, and so is their sum.',
    'far-add': 'This adds the same to both numbers of {told}. Does the ratio stay?',
    'far-turned': 'The two numbers have traded places. Which one belongs across?',
    'far-over': 'This takes {total, number} as the second number. What is {total, number} the sum of?',
    'other-far': 'Add the two numbers of {told}. How many times does this sum fit into {total, number}?',
    'sum-do': 'Add the coordinates of {told}.',
    'sum-why': 'The other sum can be compared with this one.',
    'fit-do': 'Divide the sums.',
    'fit-why': 'This is the factor by which the sum grows.',
    'one-do': 'Multiply the first number.',
    'one-why': 'On the line, both numbers grow by the same factor.',
    'two-do': 'Multiply the second number.',
    'two-why': 'It grows by the same factor.',
    'end-do': 'Write the point and check the sum.',
    'end-why': 'The two numbers give {total, number} together.',
  },
  draw: ({ level, random }): Params => drawPoints(level, random),
  build({ pair, k, a, at, isLine }: Params, { level, say, step, distractor }) {
    const [b, up] = [a * k, at * k];
    const told = pointText(a, b);
    const key = pointText(at, up);
    const gap = level === 3 ? up - b : at - a;
    const words = {
      told,
      at,
      up,
      gap,
      xs: pair.x,
      xOne: pair.xOne,
      ys: pair.y,
      key,
      k,
      zero: pointText(0, 0),
      unit: pointText(1, k),
      shows: isLine ? 'line' : level === 3 ? 'y' : 'x',
    };
    const inverse = level === 3 ? pointText(up * k, up) : pointText(at, at / k);
    return {
      words,
      question: [`${pair.key}-facts`, 'across', level === 3 ? 'ask-y' : 'ask-x'],
      diagram: level === 3 ? null : planeOf({ pair, k, a, at, isLine }, level),
      answer: key,
      distractors: [
        distractor('adds-equal-amounts-to-both-coordinates', pointText(a + gap, b + gap), 'adds'),
        distractor('swaps-the-coordinates', pointText(up, at), 'swapped'),
        distractor('uses-the-inverse-rate', inverse, 'inverse'),
        distractor('slip', level === 3 ? pointText(a, up) : pointText(at, b), 'same'),
      ],
      ...(isLine && {
        drawn: {
          make: lineDrawn(`y = ${k}x`, [
            distractor('starts-a-proportional-graph-above-zero', `y = ${k}x + ${k}`, say('above', words)),
          ]),
          right: 'right-line' as const,
          otherWrong: 'other-line' as const,
          finalAnswer: 'final-line' as const,
          steps: [
            step('zero', 'the origin', words.zero),
            step('one-line', 'above one', words.unit),
            step('both', `${words.zero} and ${words.unit}`, 'the straight line'),
          ],
        },
      }),
      steps: [
        step('rate', `${b} ÷ ${a}`, k),
        level === 3 ? step('back', `${up} ÷ ${k}`, at) : step('forth', `${at} × ${k}`, up),
        step('write', `${at} across, ${up} up`, key),
      ],
      otherWrong: level === 3 ? 'other-y' : 'other-x',
      claims: [`${b}/${a} = ${k}`, `${up}/${at} = ${k}`],
    };
  },
  stretch: {
    draw: ({ random }): Far => drawFar(random),
    build({ ask, a, b, n }: Far, { step, distractor }) {
      const [total, extra] = [(a + b) * n, ((a + b) * (n - 1)) / 2];
      const told = pointText(a, b);
      const key = pointText(a * n, b * n);
      return {
        words: { told, a, b, total, key },
        question: ask,
        answer: { value: key, reason: 'right-far' },
        distractors: [
          distractor('adds-equal-amounts-to-both-coordinates', pointText(a + extra, b + extra), 'far-add'),
          distractor('swaps-the-coordinates', pointText(b * n, a * n), 'far-turned'),
          distractor('slip', pointText((total * a) / b, total), 'far-over'),
        ],
        otherWrong: 'other-far',
        steps: [
          step('sum', `${a} + ${b}`, a + b),
          step('fit', `${total} ÷ ${a + b}`, n),
          step('one', `${a} × ${n}`, a * n),
          step('two', `${b} × ${n}`, b * n),
          step('end', `${a * n} + ${b * n} = ${total}`, key),
        ],
        claims: [`${a} * ${n} + ${b} * ${n} = ${total}`],
      };
    },
  },
});

/** The point (a, b), and another one n times as far out, told by the sum of its coordinates. */
type Far = { ask: 'far-sum' | 'far-less' | 'far-mix' | 'far-team'; a: number; b: number; n: number };

function drawFar(random: Random): Far {
  return random.until(() => {
    const ask = random.pick(['far-sum', 'far-less', 'far-mix', 'far-team'] as const);
    const [a, b, n] = [random.int(2, 7), random.int(3, 15), random.int(3, 9)];
    const total = (a + b) * n;
    const isWhole = Number.isInteger(((a + b) * (n - 1)) / 2) && Number.isInteger((total * a) / b);
    return b > a && isWhole && total < 200 ? { ask, a, b, n } : null;
  });
}

/** The graph in the place of a point of it, with who draws it in a wrong way. */
function lineDrawn(value: string, distractors: readonly Distractor[]): MakeDrawing {
  return (body, text) => lineOfAmounts({ ...body, answer: { ...body.answer, value }, distractors }, text);
}

/** Ratios with few places, and a point whose inverse rate ends after two places. */
function drawPoints(level: Level, random: Random): Params {
  const isLine = level === 2;
  return random.until(() => {
    const pair = drawProportionalPair(random, level === 2 ? 50 : 12);
    const k = random.pick(level === 1 ? pair.whole : [...pair.whole, ...pair.decimal]);
    const a = random.int(2, 6);
    const at = level === 1 ? a * random.int(2, 3) : random.int(2, 20);
    const isWhole = Number.isInteger(k * a) && Number.isInteger(k * at);
    const ends = level === 3 || Number.isInteger((at / k) * 100);
    return isWhole && ends && at > a && (level === 1 || at % a !== 0) ? { pair, k, a, at, isLine } : null;
  });
}

/** The line with the point that is told; level 2 ends before the point that is asked for. */
function planeOf({ pair, k, a, at }: Params, level: Level): DiagramOf<'coordinate-plane'> {
  const across = level === 1 ? Math.max(8, at) : 8;
  const max = across > 12 ? Math.ceil(across / 2) * 2 : across;
  return {
    kind: 'coordinate-plane',
    x: { label: capitalized(pair.x), min: 0, max, step: max > 12 ? 2 : 1 },
    y: { label: capitalized(pair.y), min: 0, max: max * k, step: max > 12 ? 2 * k : k },
    points: [{ x: a, y: a * k, label: pointText(a, a * k) }],
    lines: [
      {
        through: [
          [0, 0],
          [1, k],
        ],
      },
    ],
  };
}
