import type { Diagram } from '@playforward/diagram';
import { choiceSkill, type Level, type Random } from '../../src/kit/index.ts';
import { lowestTerms, wholeOrFraction } from '../../src/numbers/fraction-amounts.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';

/** Outputs start at `start`; the first step multiplies by up/down, and the others multiply or add as it does. */
type Params = {
  kind: 'linear' | 'exponential';
  scene: 'table' | 'users' | 'views' | 'stock' | 'visits' | 'club' | 'bike';
  start: number;
  up: number;
  down: number;
  /** From input to input of the table. */
  every: number;
};

/**
 * Levels 1 and 2 show a table, at level 2 with inputs that are not one apart and outputs that may fall; level 3 tells four
 * values of a story, or only how it changes.
 */
export const a1ModelTypeChoose = choiceSkill('a1-model-type-choose', {
  version: 7,
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
    'club-linear':
      'A club has {start, number} members. Each month it gets {d, number} more. Which model fits, and why?',
    'club-exponential':
      'A club has {start, number} members. Each month it grows by {percent, number}%. Which model fits, and why?',
    'bike-linear':
      'A bike is worth {start, number} dollars. Each year it loses {d, number} dollars of its value. Which model fits, and why?',
    'bike-exponential':
      'A bike is worth {start, number} dollars. Each year it loses {percent, number}% of its value. Which model fits, and why?',
    'linear-step': 'Linear, because each step {falls, select, yes {takes {d} away} other {adds {d}}}.',
    'exponential-factor': 'Exponential, because each step multiplies by {r}.',
    'exponential-fast': 'Exponential, because the numbers {falls, select, yes {fall} other {grow}} fast.',
    'linear-percent':
      'Linear, because each step {falls, select, yes {takes the same percent away} other {adds the same percent}}.',
    'linear-up': 'Linear, because the numbers go {falls, select, yes {down} other {up}} in every step.',
    'right-linear': 'All differences between neighbors are equal.',
    'right-exponential': 'All quotients of neighbors are equal.',
    fast: 'A line can {falls, select, yes {fall} other {rise}} fast too. Are the differences equal, or the quotients?',
    first: 'The first step does that. What does the next step show?',
    percent:
      'The same percent of a {falls, select, yes {shrinking amount gives less and less} other {growing amount gives more and more}}. Are the differences equal?',
    up: 'Both kinds of change can go {falls, select, yes {down} other {up}}. Are the differences equal, or the quotients?',
    other: 'Find the differences of neighbors, and then their quotients. Which of them are equal?',
    'first-do': 'Work out the next three values.',
    'first-why': 'Each step starts from the value before it.',
    'difference-do': 'Find the differences of neighbors.',
    'difference-why': 'Equal differences mean linear.',
    'quotient-do': 'Find the quotients of neighbors.',
    'quotient-why': 'Equal quotients mean exponential.',
    'choose-do': 'Choose the model.',
    'choose-why': 'It has to fit every step.',
  },
  draw: ({ level, random }): Params => drawChange(level, random),
  build({ kind, scene, start, up, down, every }: Params, { step, distractor }) {
    const linear = kind === 'linear';
    const isTold = scene === 'club' || scene === 'bike';
    const d = Math.abs((start * up) / down - start);
    const falls = up < down;
    const outputs = [0, 1, 2, 3].map((count) =>
      linear ? start + (falls ? -d : d) * count : (start * up ** count) / down ** count,
    );
    const words = {
      start,
      d: String(d),
      r: isTold ? String(up / down) : wholeOrFraction(up, down),
      percent: Math.round(Math.abs(100 - (100 * up) / down)),
      falls: falls ? 'yes' : 'no',
      list: outputs.join(', '),
    };
    const [y0 = 1, y1 = 1, y2 = 1, y3 = 1] = outputs;
    const differences = [y1 - y0, y2 - y1, y3 - y2].map((one) => signed(one)).join(', ');
    const quotients = [
      words.r,
      ...[lowestTerms(y2, y1), lowestTerms(y3, y2)].map(([top, bottom]) =>
        linear || !isTold ? wholeOrFraction(top, bottom) : words.r,
      ),
    ];
    const key = linear ? 'linear-step' : 'exponential-factor';
    const same = `${quotients[0]}, ${quotients[1]} and ${quotients[2]}`;
    const grows = falls ? 'smaller each time' : 'larger each time';
    // Who judges by one look, one step or equal percents works out no more than that.
    const ways = {
      fast: {
        work: [step('difference', words.list, grows), step('choose', 'a fast change', 'exponential')],
        wrongAt: 1,
      },
      first: linear
        ? {
            work: [
              step('quotient', `${y1} ÷ ${y0}`, quotients[0] ?? ''),
              step('choose', 'one quotient', 'exponential'),
            ],
            wrongAt: 1,
          }
        : {
            work: [
              step('difference', `${y1} − ${y0}`, signed(y1 - y0)),
              step('choose', 'one difference', 'linear'),
            ],
            wrongAt: 1,
          },
      percent: {
        work: [
          step('quotient', `${y1} ÷ ${y0}, ${y2} ÷ ${y1} and ${y3} ÷ ${y2}`, same),
          step('choose', 'equal quotients', 'linear'),
        ],
        wrongAt: 1,
      },
    };
    return {
      words,
      question: isTold ? `${scene}-${kind}` : scene,
      diagram: scene === 'table' ? tableOf(outputs, every) : null,
      answer: { value: key, reason: `right-${kind}` },
      distractors: linear
        ? [
            distractor('calls-any-fast-growth-exponential', 'exponential-fast', 'fast', ways.fast),
            distractor('checks-only-one-step', 'exponential-factor', 'first', ways.first),
            distractor('slip', 'linear-up', 'up'),
          ]
        : [
            distractor('calls-a-constant-percent-change-linear', 'linear-percent', 'percent', ways.percent),
            distractor('checks-only-one-step', 'linear-step', 'first', ways.first),
            distractor('calls-any-fast-growth-exponential', 'exponential-fast', 'fast', ways.fast),
          ],
      steps: [
        isTold && step('first', String(start), words.list),
        step('difference', words.list, differences),
        step('quotient', `${y1} ÷ ${y0}, ${y2} ÷ ${y1} and ${y3} ÷ ${y2}`, same),
        step('choose', linear ? 'equal differences' : 'equal quotients', kind),
      ],
      claims: [`${y1} - ${y0} = ${falls ? '-' : ''}${d}`, `${y0} * ${up} / ${down} = ${y1}`],
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

/** A first step by a percent, and the numbers of which three such steps are whole. */
const percents = {
  club: [
    { up: 6, down: 5 },
    { up: 3, down: 2 },
    { up: 11, down: 10 },
  ],
  bike: [
    { up: 4, down: 5 },
    { up: 9, down: 10 },
  ],
} as const;

function drawChange(level: Level, random: Random): Params {
  const kind = random.pick(['linear', 'exponential'] as const);
  if (level === 3 && random.chance(50)) {
    const scene = random.pick(['club', 'bike'] as const);
    const { up, down } = random.pick<{ up: number; down: number }>(percents[scene]);
    const start =
      down === 10 ? 1000 * random.int(1, 3) : down ** 3 * random.int(down === 2 ? 5 : 1, down === 2 ? 60 : 8);
    return { kind, scene, start, up, down, every: 1 };
  }
  const factor = random.int(2, level === 1 ? 3 : 5);
  if (level === 2 && random.chance(50)) {
    const every = random.pick([2, 5, 10]);
    if (kind === 'exponential')
      return { kind, scene: 'table', start: factor ** 3 * random.int(1, 12), up: 1, down: factor, every };
    const down = random.int(4, 8);
    return { kind, scene: 'table', start: down * random.int(2, 40), up: down - 1, down, every };
  }
  const scene = level === 3 ? random.pick(['users', 'views', 'stock', 'visits'] as const) : 'table';
  const start = random.int(2, level === 1 ? 20 : 40);
  return { kind, scene, start, up: factor, down: 1, every: level === 2 ? random.pick([2, 5, 10]) : 1 };
}
