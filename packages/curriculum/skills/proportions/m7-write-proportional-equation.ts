import type { DiagramOf } from '@playforward/diagram';
import { lineOfAmounts, numberSkill } from '../../src/kit/index.ts';
import {
  drawProportionalPair,
  type ProportionalPair,
  proportionalPairText,
} from '../../src/scenes/rates/proportional-pairs.ts';

/** y is k times x at the x-values; `turns` says which wrong way round is offered. */
type Params = { pair: ProportionalPair; k: number; xs: readonly number[]; turns: 'reciprocal' | 'swap' };

/** Level 1 has a table and x and y, level 2 a story with two amounts, level 3 one whose constant is a decimal. */
export const m7WriteProportionalEquation = numberSkill('m7-write-proportional-equation', {
  version: 6,
  byHand: { levels: [2, 3], ask: 'draw-graph', make: lineOfAmounts },
  form: 'equation',
  text: {
    'draw-graph': [
      'Let {x} be the number of {xs} and {y} the number of {ys}. Draw the graph.',
      'Let {x} count the {xs} and {y} the {ys}. Draw the graph.',
      'Draw the graph, with {x} for the number of {xs} and {y} for the number of {ys}.',
      'Graph the number of {ys}, {y}, for {x} {xs}.',
    ],
    ...proportionalPairText,
    headline: 'Write an equation y = kx',
    ask: [
      'In the table, $y$ is proportional to $x$. Which equation fits?',
      'Which equation goes with the table?',
      'In the table, each $y$ is the same number times $x$. Which equation says this?',
      'Find the equation that is true for every pair in the table.',
    ],
    'ask-letters': 'Let {x} be the number of {xs} and {y} the number of {ys}. Which equation fits?',
    right: 'The constant of proportionality {k, number} is multiplied by {x}.',
    reciprocal: 'This divides {x} by {k, number}. Put one in for {x}. What should {y} be?',
    swap: 'This trades {x} and {y}. Put one in for {x}. What should {y} be?',
    adds: 'This adds {k, number}. In a proportional relationship, what do you do to {x} to get {y}?',
    output: 'This uses {b, number}, the value for {a, number}. What is {y} when {x} is one?',
    other: 'Find the value of {y} when {x} is one. That number is multiplied by {x}.',
    'find-do': 'Divide to find the constant of proportionality.',
    'find-why': 'It is the value of {y} when {x} is one.',
    'write-do': 'Multiply {x} by this number.',
    'write-why': 'Each time {x} grows by one, {y} grows by the same amount.',
    'test-do': 'Test the equation with {known, number} for {x}.',
    'test-table': 'The table has the same value.',
    'test-story': 'It has to give the amount of the story.',
    final: 'The equation is {equation}.',
  },
  draw({ level, random }): Params {
    const pair = drawProportionalPair(random, level === 3 ? 50 : 100);
    const k = random.pick(level === 3 ? pair.decimal : pair.whole);
    const first = random.int(2, 6);
    const even = level === 3 ? first * 2 : first;
    const xs = [even];
    while (xs.length < 4) xs.push((xs.at(-1) ?? 1) + random.int(1, 3));
    return { pair, k, xs, turns: random.pick(['reciprocal', 'swap'] as const) };
  },
  build({ pair, k, xs, turns }: Params, { level, step, distractor }) {
    const [x, y] = level === 1 ? (['x', 'y'] as const) : pair.letters;
    const [a = 2, c = 3] = xs;
    const b = k * a;
    // A pair of the table, or the pair of the story.
    const known = level === 1 ? c : a;
    const equation = `${y} = ${k}${x}`;
    const words = {
      x: `$${x}$`,
      y: `$${y}$`,
      xs: pair.x,
      ys: pair.y,
      k,
      a,
      b,
      known,
      equation: `$${equation}$`,
    };
    return {
      words,
      question: level === 1 ? 'ask' : [`${pair.key}-facts`, `${pair.key}-pair`, 'ask-letters'],
      diagram: level === 1 ? tableOf(xs, k) : null,
      answer: equation,
      distractors: [
        turns === 'swap'
          ? distractor('swaps-the-variables', `${x} = ${k}${y}`, 'swap')
          : distractor(
              'uses-the-reciprocal-of-k',
              `${y} = ${x}${Number.isInteger(k) ? '/' : ' / '}${k}`,
              'reciprocal',
            ),
        distractor('adds-k-instead-of-multiplying', `${y} = ${x} + ${k}`, 'adds'),
        distractor('slip', `${y} = ${b}${x}`, 'output'),
      ],
      steps: [
        step('find', `${b} ÷ ${a}`, k),
        step('write', k, `$${equation}$`),
        step('test', `${k} × ${known}`, k * known, { why: level === 1 ? 'test-table' : 'test-story' }),
      ],
      claims: xs.map((value) => `${k} * ${value} = ${k * value}`),
    };
  },
});

function tableOf(xs: readonly number[], k: number): DiagramOf<'function-table'> {
  return {
    kind: 'function-table',
    input: 'x',
    output: 'y',
    rule: null,
    pairs: xs.map((x) => [String(x), String(k * x)]),
  };
}
