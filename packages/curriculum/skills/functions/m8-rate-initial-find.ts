import type { Diagram } from '@playforward/diagram';
import { type Level, numberSkill, type Random } from '../../src/kit/index.ts';
import { fractionValue } from '../../src/numbers/fraction-amounts.ts';
import { gridStep } from '../../src/pictures/grid-step.ts';
import { type LinearScene, linearScenes } from '../../src/scenes/linear-scenes.ts';

/** The amount is b at zero and changes by m; it is known at `first`, first + gap and so on. */
type Params = {
  ask: 'rate' | 'initial';
  shown: 'table' | 'graph';
  scene: LinearScene;
  m: number;
  b: number;
  first: number;
  gap: number;
};

/** Level 1 has a table or a graph in steps of one, level 2 wider steps, level 3 two values in words. */
export const m8RateInitialFind = numberSkill('m8-rate-initial-find', {
  version: 3,
  form: 'number',
  scenes: [linearScenes],
  text: {
    headline: 'Find the rate or the start',
    rate: 'The change is steady. What is the rate of change?',
    initial: 'The change is steady. What is the initial value?',
    'right-rate': 'It is the change of the output over the change of the input.',
    'right-initial': 'It is the output for the input zero.',
    table: 'This is the first value that is given. Which input goes with it?',
    inverts: 'This divides the other way. Which change is divided, that of the input or that of the output?',
    output: 'This is one of the outputs. How much does the output change for one step?',
    whole: 'This is the change over more than one step. How many steps are between the two inputs?',
    sign: 'Does the amount grow or fall? Which sign shows that?',
    swapped: 'This is how much it changes for each step. What was there at the input zero?',
    start: 'This is the value at zero. How much does it change for each step?',
    ahead: 'This steps forward. In which direction is the input zero?',
    near: 'Count the steps back to zero once more. How many are there?',
    other: 'Divide the change of the output by the change of the input.',
    'other-initial': 'Find the change for one step. Then step back to the input zero.',
    'change-do':
      'The output goes from {from} to {to}. Divide its change by the change of the input, which is {gap}.',
    'change-why': 'This gives the change for one step.',
    'test-do': 'Check the rate: go {gap, plural, one {# step} other {# steps}} on from the first value.',
    'test-why': 'The rate must lead to the second value.',
    'state-do': 'State the rate.',
    'state-why': 'It holds for every step.',
    'back-do': 'Step back to the input zero.',
    'back-why': 'Each step back undoes the change once.',
    'final-rate': 'The rate of change is {value} {per}.',
    'final-initial': 'The initial value is {value} {units}.',
  },
  draw: ({ level, random }): Params => drawAmount(level, random),
  build({ ask, shown, scene, m, b, first, gap }: Params, { level, say, step, distractor }) {
    const at = (x: number): number => b + m * x;
    const [y1, y2] = [at(first), at(first + gap)];
    const key = ask === 'rate' ? m : b;
    const value = String(key);
    const size = Math.abs(m);
    const minus = m < 0 ? '-' : '';
    const distractors =
      ask === 'rate'
        ? [
            ...(size > 1 && size < 5
              ? [distractor('divides-in-the-wrong-order', `${minus}${fractionValue(1, size)}`, 'inverts')]
              : []),
            distractor('uses-an-output-as-the-rate', y1, 'output'),
            ...(m < 0 ? [distractor('loses-a-sign', size, 'sign')] : []),
            ...(gap > 1
              ? [distractor('subtracts-instead-of-dividing', y2 - y1, 'whole')]
              : [distractor('swaps-rate-and-initial-value', b, 'start')]),
            distractor('slip', b, 'start'),
            distractor('slip', m + (m < 0 ? -1 : 1), 'other'),
          ]
        : [
            distractor('takes-the-first-table-value-as-the-initial-value', y1, 'table'),
            distractor('swaps-rate-and-initial-value', size, 'swapped'),
            ...(y1 + m * first > 0 && y1 + m * first < 18 * b
              ? [distractor('slip', y1 + m * first, 'ahead')]
              : []),
            distractor('slip', b - m, 'near'),
            distractor('slip', b + m, 'near'),
          ];
    const per = `${scene.y.toLowerCase()} per ${scene.x.toLowerCase().replace(/s$/, '')}`;
    const sign = (number: number): string => (number < 0 ? `−${-number}` : String(number));
    const told = [
      say(`${scene.key}-point`, { at: first, y: y1, first: 'yes' }),
      say(`${scene.key}-point`, { at: first + gap, y: y2, first: 'no' }),
    ];
    const product = m < 0 ? `(${m})` : String(m);
    return {
      question: [...(level === 3 ? told : [say(`${scene.key}-${shown}`)]), ask],
      diagram:
        level === 3
          ? null
          : pictureOf(
              { scene, shown },
              [0, 1, 2, 3].map((count) => [first + gap * count, at(first + gap * count)]),
            ),
      answer: { value, reason: `right-${ask}` },
      distractors,
      otherWrong: ask === 'rate' ? 'other' : 'other-initial',
      steps: [
        step('change', `(${y2} − ${y1}) ÷ ${gap}`, ask === 'rate' ? value : sign(m), {
          do: say(`change-do`, { gap, from: y1, to: y2 }),
        }),
        step('test', `${y1} + ${gap} × ${product}`, y2, { do: say(`test-do`, { gap }) }),
        ask === 'rate'
          ? step('state', 'change for one step', value, { do: say(`state-do`, { gap }) })
          : step('back', `${y1} − ${first} × ${product}`, value, { do: say(`back-do`, { gap }) }),
      ],
      finalAnswer: say(`final-${ask}`, {
        per,
        units: scene.y.toLowerCase(),
        value: String(value).replace('-', '−'),
      }),
      claims: [`(${y2} - ${y1}) / ${gap} = ${m}`, `${y1} - ${first} * (${m}) = ${b}`],
    };
  },
});

type Pair = readonly [number, number];

/** A table of all pairs, or the part of the line that they lie on, with the first two marked. */
function pictureOf({ scene, shown }: Pick<Params, 'scene' | 'shown'>, pairs: readonly Pair[]): Diagram {
  if (shown === 'graph') return graphOf(scene, pairs);
  return {
    kind: 'function-table',
    input: scene.x,
    output: scene.y,
    rule: null,
    pairs: pairs.map(([x, y]) => [String(x), String(y)]),
  };
}

function graphOf(scene: LinearScene, pairs: readonly Pair[]): Diagram {
  const [[x1, y1] = [0, 0], [x2, y2] = [1, 0]] = pairs;
  const slope = (y2 - y1) / (x2 - x1);
  const heights = pairs.map(([, y]) => y);
  const [end, step] = [pairs.at(-1)?.[0] ?? x2, gridStep(heights) ?? 1];
  return {
    kind: 'function-graph',
    x: { label: scene.x, min: 0, max: end, step: 1 },
    y: { label: scene.y, min: 0, max: step * Math.ceil(Math.max(...heights) / step), step },
    curves: [
      {
        formula: { type: 'polynomial', coefficients: [y1 - slope * x1, slope] },
        from: x1,
        to: end,
        fromOpen: false,
        toOpen: false,
      },
    ],
    points: pairs.slice(0, 2).map(([x, y]) => ({ x, y, label: null, open: false })),
    asymptotes: [],
  };
}

/** Nothing runs out, outputs can be believed as rates, and what a graph shows stands on its grid. */
function drawAmount(level: Level, random: Random): Params {
  const shown = level < 3 && random.chance(50) ? 'graph' : 'table';
  return random.until(() => {
    const scene = random.pick(linearScenes.list);
    const ask = random.pick(['rate', 'initial'] as const);
    const size = random.int(2, 9);
    const m = scene.falls ? -size : size;
    const [first, gap] = [
      random.int(level === 1 ? 1 : 2, level === 1 ? 2 : 5),
      level === 1 ? 1 : random.int(2, 5),
    ];
    const b = random.int(3, 12) * (scene.falls ? 10 : random.int(1, 4));
    const [y1, last] = [b + m * first, b + m * (first + 3 * gap)];
    const wrong = [Math.abs(m * gap), y1, b, ...(ask === 'initial' ? [Math.abs(m)] : [])];
    const key = ask === 'rate' ? size : b;
    const believed = wrong.every((one) => one > 1 && one * 18 > key && one < 18 * key);
    const apart = new Set([size, y1, b, ...(gap > 1 ? [size * gap] : [])]).size === (gap > 1 ? 4 : 3);
    const heights = [0, 1, 2, 3].map((count) => y1 + m * gap * count);
    const onGrid = shown === 'table' || (gridStep(heights) !== null && first + 3 * gap <= 14);
    return last > 0 && believed && apart && onGrid ? { ask, shown, scene, m, b, first, gap } : null;
  });
}
