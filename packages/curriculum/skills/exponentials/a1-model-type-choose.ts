import type { Diagram } from '@playforward/diagram';
import { choiceSkill } from '../../src/kit/index.ts';
import { lowestTerms, wholeOrFraction } from '../../src/numbers/fraction-amounts.ts';

/** Outputs start at `start` and go on by adding `step` or by multiplying by `factor`. */
type Params = {
  kind: 'linear' | 'exponential';
  scene: 'table' | 'users' | 'views' | 'stock' | 'visits';
  start: number;
  step: number;
  factor: number;
  /** From input to input of the table. */
  every: number;
};

/** Levels 1 and 2 show a table, at level 2 with inputs that are not one apart; level 3 tells four values of a story. */
export const a1ModelTypeChoose = choiceSkill('a1-model-type-choose', {
  version: 5,
  finite: { 1: 76 },
  text: {
    headline: 'Linear or exponential?',
    table: [
      'Look at the outputs in the table. Which model fits all rows, and why?',
      'How do the outputs in the table change? Which model fits, and why?',
      'Which model fits every row, and what is the reason?',
      'Compare the outputs row by row. Which model fits, and why?',
    ],
    users: 'A new app has {list} users at the end of its first four months. Which model fits, and why?',
    views: 'A song has {list} plays on four days in a row. Which model fits, and why?',
    stock: 'A lab counts {list} samples in four weeks in a row. Which model fits, and why?',
    visits: 'A web page gets {list} visits on four days in a row. Which model fits, and why?',
    'linear-step': 'Linear, because each step adds {d}.',
    'exponential-factor': 'Exponential, because each step multiplies by {r}.',
    'exponential-fast': 'Exponential, because the numbers grow fast.',
    'exponential-first': 'Exponential, because the first step multiplies by {r}.',
    'linear-first': 'Linear, because the first step adds {d}.',
    'linear-percent': 'Linear, because each step adds the same percent.',
    'linear-up': 'Linear, because the numbers go up in every step.',
    'right-linear': 'All differences between neighbors are equal.',
    'right-exponential': 'All quotients of neighbors are equal.',
    fast: 'A line can rise fast too. Are the differences equal, or the quotients?',
    first: 'One step fits both models. What does the next step show?',
    percent: 'The same percent of a growing amount gives more and more. Are the differences equal?',
    up: 'Both kinds of growth go up. Are the differences equal, or the quotients?',
    other: 'Find the differences of neighbors, and then their quotients. Which of them are equal?',
    'difference-do': 'Find the differences of neighbors.',
    'difference-why': 'Equal differences mean linear.',
    'quotient-do': 'Find the quotients of neighbors.',
    'quotient-why': 'Equal quotients mean exponential.',
    'choose-do': 'Choose the model.',
    'choose-why': 'It has to fit every step.',
  },
  draw({ level, random }): Params {
    const kind = random.pick(['linear', 'exponential'] as const);
    const scene = level === 3 ? random.pick(['users', 'views', 'stock', 'visits'] as const) : 'table';
    const factor = random.int(2, level === 1 ? 3 : 5);
    const start = random.int(2, level === 1 ? 20 : 40);
    const every = level === 2 ? random.pick([2, 5, 10]) : 1;
    return { kind, scene, start, step: start * (factor - 1), factor, every };
  },
  build({ kind, scene, start, step: d, factor, every }: Params, { step, distractor }) {
    const linear = kind === 'linear';
    const outputs = [0, 1, 2, 3].map((count) => (linear ? start + d * count : start * factor ** count));
    const words = { d: String(d), r: String(factor), list: outputs.join(', ') };
    const [y0 = 1, y1 = 1, y2 = 1, y3 = 1] = outputs;
    const differences = [y1 - y0, y2 - y1, y3 - y2].join(', ');
    const key = linear ? 'linear-step' : 'exponential-factor';
    return {
      words,
      question: scene,
      diagram: scene === 'table' ? tableOf(outputs, every) : null,
      answer: { value: key, reason: `right-${kind}` },
      distractors: linear
        ? [
            distractor('calls-any-fast-growth-exponential', 'exponential-fast', 'fast'),
            distractor('checks-only-one-step', 'exponential-first', 'first'),
            distractor('slip', 'linear-up', 'up'),
          ]
        : [
            distractor('calls-a-constant-percent-change-linear', 'linear-percent', 'percent'),
            distractor('checks-only-one-step', 'linear-first', 'first'),
            distractor('calls-any-fast-growth-exponential', 'exponential-fast', 'fast'),
          ],
      steps: [
        step('difference', words.list, differences),
        step(
          'quotient',
          `${y1} ÷ ${y0}, ${y2} ÷ ${y1} and ${y3} ÷ ${y2}`,
          `${factor}, ${wholeOrFraction(...lowestTerms(y2, y1))} and ${wholeOrFraction(...lowestTerms(y3, y2))}`,
        ),
        step('choose', linear ? 'equal differences' : 'equal quotients', kind),
      ],
      claims: [`${y1} - ${y0} = ${d}`, `${y0} * ${factor} = ${y1}`],
    };
  },
});

function tableOf(outputs: readonly number[], every: number): Diagram {
  return {
    kind: 'function-table',
    input: 'x',
    output: 'y',
    rule: null,
    pairs: outputs.map((y, x) => [String(x * every), String(y)]),
  };
}
