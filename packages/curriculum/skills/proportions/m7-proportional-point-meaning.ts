import type { DiagramOf } from '@playforward/diagram';
import { choiceSkill, type Level, plotAmounts } from '../../src/kit/index.ts';
import {
  capitalized,
  drawProportionalPair,
  type ProportionalPair,
  proportionalPairText,
} from '../../src/scenes/rates/proportional-pairs.ts';

/** The point asked about: the origin, the unit rate, or another one `at` across. */
type Params = { pair: ProportionalPair; k: number; asks: 'origin' | 'one' | 'any'; at: number };

/** Level 1 writes the point at the graph, level 2 names it P, level 3 tells another point of the line only. */
export const m7ProportionalPointMeaning = choiceSkill('m7-proportional-point-meaning', {
  version: 5,
  byHand: { levels: [1, 2], ask: 'plot', make: plotAmounts, without: 'picture', share: 100 },
  text: {
    plot: [
      'Plot the point that shows {total} for {amount}.',
      'Which point shows {total} for {amount}? Plot it.',
      'Plot the point of the graph for {amount} and {total}.',
      'Show {total} for {amount} as a point of the graph.',
    ],
    ...proportionalPairText,
    'place-across-do': 'Find {amount} on the horizontal axis.',
    'place-up-do': 'Go straight up to {total}.',
    'mark-do': 'Mark the point.',
    'plot-final': 'The point is at {point}.',
    headline: 'Say what a point means',
    across: 'The graph shows {xs} across and {ys} up.',
    'ask-point': 'What does the point {point} mean?',
    'ask-marked': 'What does point P mean?',
    'ask-one':
      'The line goes through the origin and {known}. What does its point with $x$-value {one, number} mean?',
    'ask-origin': 'The line goes through {known}. What does the point {point} on it mean?',
    missing: 'At this point, nothing was measured.',
    each: 'Each one of the {xs} brings {b, number} {b, plural, one {{yOne}} other {{ys}}}.',
    right: 'The first number belongs to the horizontal axis, and the second to the vertical axis.',
    swapped: 'This trades the two axes. What does the horizontal axis show?',
    total: 'This takes the second number as a grand total. For how many {xs} is it?',
    gap: 'Zero is a value too. How many {ys} go with zero {xs}?',
    single: 'This takes the second number for just {one, number} {xOne}. How far across is the point?',
    'not-one-shown': 'This takes the {ys} of another point of the line. How many {ys} go with one?',
    'not-one': 'This pairs one with the amount for {a, number}. How many {ys} go with one?',
    other: 'Read the name of each axis. Then put each number with its name.',
    'rate-do': 'Find how many {ys} go with one.',
    'rate-why': 'The ratio is the same at all points of the line.',
    'across-do': 'Read the first number on the horizontal axis.',
    'across-why': 'The horizontal axis shows {xs}.',
    'up-do': 'Read the second number on the vertical axis.',
    'up-why': 'The vertical axis shows {ys}.',
    'say-do': 'Put both together.',
    'say-origin': 'With nothing of the one, there is nothing of the other.',
    'say-one': 'The amount for one is the unit rate.',
    'say-any': 'A point tells which two amounts belong together.',
  },
  draw({ level, random }): Params {
    const pair = drawProportionalPair(random);
    const asks = random.pick(
      level === 3 ? (['one', 'one', 'origin'] as const) : (['origin', 'one', 'any', 'any'] as const),
    );
    return { pair, k: random.pick(pair.whole), asks, at: random.int(2, 7) };
  },
  build({ pair, k, asks, at }: Params, { level, say, step, distractor }) {
    const a = { origin: 0, one: 1, any: at }[asks];
    const b = a * k;
    const point = `(${a}, ${b})`;
    const told = `(${at}, ${at * k})`;
    const one = 1;
    const amount = `${a} ${a === 1 ? pair.xOne : pair.x}`;
    const words = {
      xs: pair.x,
      xOne: pair.xOne,
      ys: pair.y,
      point,
      known: told,
      one,
      a: at,
      pairing: '',
      amount,
      total: `${b} ${pair.y}`,
    };
    const pairing = `${amount} with ${b} ${pair.y}`;
    const { key } = pair;
    const question = {
      1: say('ask-point'),
      2: say('ask-marked'),
      3: asks === 'one' ? say('ask-one') : say('ask-origin'),
    }[level];
    const pairOf = (x: number, y: number) => say(`${key}-pair`, { a: x, b: y });
    const total = distractor('reads-r-as-the-total', 'total', 'total', say(`${key}-total`, { b }));
    const swapped = distractor('swaps-the-meaning-of-the-coordinates', 'swapped', 'swapped', pairOf(b, a));
    const third =
      asks === 'one'
        ? distractor('slip', 'other', level === 3 ? 'not-one' : 'not-one-shown', pairOf(1, at * k))
        : distractor('slip', 'single', 'single', pairOf(1, b));
    return {
      words,
      question: [`${key}-facts`, 'across', question],
      diagram: planeOf({ pair, k, asks, at }, level, a),
      drawn: {
        value: point,
        wrong: [`(${b}, ${a})`, null, `(1, ${asks === 'one' ? at * k : b})`],
        steps: [
          step('place-across', amount, `$x = ${a}$`, { why: 'across-why' }),
          step('place-up', words.total, `$y = ${b}$`, { why: 'up-why' }),
          step('mark', pairing, point, { why: `say-${asks}` }),
        ],
        finalAnswer: 'plot-final',
      },
      answer: { value: 'both', text: pairOf(a, b) },
      distractors:
        asks === 'origin'
          ? [distractor('treats-the-origin-as-missing-data', 'missing', 'gap'), total, third]
          : [swapped, total, third],
      steps: [
        level === 3 && asks === 'one' ? step('rate', `${at * k} ÷ ${at}`, k) : null,
        step('across', point, `$x = ${a}$`),
        step('up', point, `$y = ${b}$`),
        step('say', point, pairing, { why: `say-${asks}` }),
      ],
      claims: [`${k} * ${at} = ${k * at}`, `${k} * ${a} = ${b}`],
    };
  },
});

/** The line from the origin; level 3 marks the point that is told. */
function planeOf({ pair, k, at }: Params, level: Level, a: number): DiagramOf<'coordinate-plane'> {
  const x = level === 3 ? at : a;
  const label = level === 2 ? 'P' : `(${x}, ${x * k})`;
  return {
    kind: 'coordinate-plane',
    x: { label: capitalized(pair.x), min: 0, max: 8, step: 1 },
    y: { label: capitalized(pair.y), min: 0, max: 8 * k, step: k },
    points: [{ x, y: x * k, label }],
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
