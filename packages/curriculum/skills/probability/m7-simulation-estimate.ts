import type { DiagramOf } from '@playforward/diagram';
import { areDistinct } from '../../src/chance/distinct-fractions.ts';
import { leastChance, simulatedThings } from '../../src/chance/simulated-things.ts';
import { type Distractor, type Level, numberSkill, type Random } from '../../src/kit/index.ts';
import { fractionValue } from '../../src/numbers/fraction-amounts.ts';
import { typeset } from '../../src/numbers/signed-numbers.ts';

/** Trials of `k` digits; digits up to `last` are hits, and a trial with `least` hits or more counts. */
type Params = {
  scene: (typeof simulatedThings.list)[number];
  trials: readonly string[];
  k: number;
  last: number;
  least: number;
};

/** Level 1 asks for two hits in two, level 2 for at least one, level 3 for two or more in three. */
export const m7SimulationEstimate = numberSkill('m7-simulation-estimate', {
  version: 3,
  form: 'fraction',
  scenes: [simulatedThings],
  text: {
    headline: 'Estimate with a simulation',
    'ask-mean': 'Use the table. What is the mean number of hits in a trial?',
    'right-mean': 'All hits are shared evenly among the trials.',
    'digits-mean': 'This divides by all digits. What does each entry in the table stand for?',
    'once-mean': 'This counts each trial with a hit once. How many hits can a trial have?',
    'sum-mean': 'This is the number of all hits. How many are there for each trial?',
    'left-mean': 'This leaves out the trials without a hit. Do they count in a mean?',
    'other-mean': 'Count the hits of each trial. Then share all hits among the trials.',
    'ones-do': 'Count the trials with just one hit.',
    'ones-why': 'Each of them brings one hit.',
    'twos-do': 'Count the hits of trials with two of them.',
    'twos-why': 'Each of these trials counts twice.',
    'threes-do': 'Count the hits of trials with three of them.',
    'threes-why': 'Each of these trials counts three times.',
    'sum-do': 'Add all hits.',
    'sum-why': 'Trials without a hit add nothing.',
    'mean-do': 'Divide by the number of trials.',
    'mean-why': 'The mean shares the hits evenly among all trials.',
    'final-mean': '{mean, number} hits',
    table: 'The table shows {n, number} trials with random digits.',
    'ask-all': 'Use the table to estimate the chance of two hits.',
    'ask-least': 'Use the table to estimate the chance of at least one hit.',
    'ask-most': 'Use the table to estimate the chance of {least, number} hits or more.',
    right: 'This is the number of trials that count, over the number of all trials.',
    digits: 'This counts single digits. What does each entry in the table stand for?',
    miss: 'This also counts trials with one hit too few. How many hits must a trial have?',
    exact: 'This counts trials with exactly one hit. Do trials with more hits count, too?',
    full: 'This counts only trials in which all are hits. Which other trials count, too?',
    rest: 'This counts the trials that do not have two hits. Which trials does the question want?',
    other: 'Go through the trials one by one. Mark those that have enough hits.',
    'mark-do': 'Mark the trials that count.',
    'mark-why': 'Look at the digits of each number.',
    'all-do': 'Count all trials.',
    'all-why': 'Each number in the table is one trial.',
    'over-do': 'Write one over the other.',
    'over-why': 'The share of trials is the estimate.',
    final: 'The estimate is {shown}.',
  },
  draw: ({ level, random }): Params => drawTrials(level, random),
  build(params: Params, { level, step, distractor }) {
    const { scene, trials, k, last, least } = params;
    const hits = trials.filter((trial) => hitsOf(trial, last) >= least);
    const value = fractionValue(hits.length, trials.length);
    return {
      words: {
        share: shareOf(last),
        k,
        n: trials.length,
        least,
        digits: last === 1 ? '0 and 1' : `0 to ${last}`,
        shown: typeset(value),
      },
      question: [
        `${scene.key}-told`,
        'table',
        `${scene.key}-trials`,
        ({ 1: 'ask-all', 2: 'ask-least', 3: 'ask-most' } as const)[level],
      ],
      diagram: tableOf(trials),
      answer: value,
      distractors: wrongOf(params, level).map(([misconception, [top, bottom], key]) =>
        distractor(misconception, fractionValue(top, bottom), key),
      ),
      steps: [
        step('mark', hits.join(', '), hits.length),
        step('all', 'all trials', trials.length),
        step('over', `${hits.length} ÷ ${trials.length}`, typeset(value)),
      ],
      claims: [`${hits.length}/${trials.length} = ${value}`],
    };
  },
  stretch: {
    draw: ({ random }) => drawMeans(random),
    build({ scene, trials, last }, { step, distractor }) {
      const hits = trials.map((trial) => hitsOf(trial, last));
      const withHits = (of: number): number => hits.filter((one) => one === of).length;
      const [one, two, three] = [withHits(1), withHits(2), withHits(3)];
      const sum = one + 2 * two + 3 * three;
      const n = trials.length;
      const mean = sum / n;
      return {
        words: { share: shareOf(last), k: 3, n, digits: last === 1 ? '0 and 1' : `0 to ${last}`, mean },
        question: [`${scene.key}-told`, 'table', `${scene.key}-trials`, 'ask-mean'],
        diagram: tableOf(trials),
        answer: { form: 'decimal', value: String(mean), reason: 'right-mean' },
        otherWrong: 'other-mean',
        distractors: [
          distractor('counts-single-digits-instead-of-trials', String(sum / (3 * n)), 'digits-mean'),
          distractor('treats-at-least-one-as-exactly-one', String((one + two + three) / n), 'once-mean'),
          distractor('slip', String(sum), 'sum-mean'),
        ],
        steps: [
          step('ones', 'trials with one', one),
          step('twos', `${two} × 2`, 2 * two),
          step('threes', `${three} × 3`, 3 * three),
          step('sum', `${one} + ${2 * two} + ${3 * three}`, sum),
          step('mean', `${sum} ÷ ${n}`, mean),
        ],
        finalAnswer: 'final-mean',
        claims: [`${sum} / ${n} = ${mean}`],
      };
    },
  },
});

/** The chance that the digits from zero to `last` stand for, as it is told. */
function shareOf(last: number): string {
  return `${10 * (last + 1)}% of all`;
}

function hitsOf(trial: string, last: number): number {
  return [...trial].filter((digit) => Number(digit) <= last).length;
}

type Wrong = readonly [
  Distractor['misconception'],
  readonly [number, number],
  'digits' | 'miss' | 'exact' | 'full' | 'rest',
];

function wrongOf({ trials, k, last, least }: Params, level: Level): readonly Wrong[] {
  const n = trials.length;
  const hits = trials.map((trial) => hitsOf(trial, last));
  const withAt = (from: number, to: number) => hits.filter((of) => of >= from && of <= to).length;
  const count = withAt(least, k);
  const digits: Wrong = [
    'counts-single-digits-instead-of-trials',
    [hits.reduce((sum, of) => sum + of, 0), n * k],
    'digits',
  ];
  if (level === 1)
    return [
      digits,
      ['counts-trials-that-just-miss', [withAt(1, 2), n], 'miss'],
      ['gives-the-complement', [n - count, n], 'rest'],
    ];
  if (level === 2)
    return [
      digits,
      ['treats-at-least-one-as-exactly-one', [withAt(1, 1), n], 'exact'],
      ['slip', [withAt(2, 2), n], 'full'],
    ];
  return [
    digits,
    ['counts-trials-that-just-miss', [withAt(1, 3), n], 'miss'],
    ['slip', [withAt(3, 3), n], 'full'],
  ];
}

/** Five trials in each column. */
function tableOf(trials: readonly string[]): DiagramOf<'data-table'> {
  const columns = Array.from({ length: trials.length / 5 }, (_, at) => at);
  return {
    kind: 'data-table',
    title: '',
    heads: columns.map((at) => `${5 * at + 1} to ${5 * at + 5}`),
    rows: [0, 1, 2, 3, 4].map((row) => columns.map((at) => trials[5 * at + row] ?? '')),
  };
}

/** Things whose chance can be as small as these digits make it. */
function simulatedBy(last: number) {
  return simulatedThings.list.filter(({ key }) => last + 1 >= leastChance[key]);
}

function drawTrials(level: Level, random: Random): Params {
  return random.until(() => {
    const k = level === 3 ? 3 : 2;
    const least = level === 2 ? 1 : 2;
    const last = random.int(level === 2 ? 1 : 3, level === 2 ? 5 : 6);
    const trials = Array.from({ length: level === 1 ? 10 : 20 }, () =>
      Array.from({ length: k }, () => random.int(0, 9)).join(''),
    );
    const params: Params = { scene: random.pick(simulatedBy(last)), trials, k, last, least };
    const count = trials.filter((trial) => hitsOf(trial, last) >= least).length;
    const fractions = [[count, trials.length] as const, ...wrongOf(params, level).map(([, of]) => of)];
    const isOpen = fractions.every(
      ([top, bottom]) =>
        top > 0 && bottom > 0 && top !== bottom && top <= 4 * bottom && 20 * top > 2 * bottom,
    );
    return isOpen && 4 * count < 3 * trials.length && 5 * count > trials.length && areDistinct(fractions)
      ? params
      : null;
  });
}

/** Ten trials of three; the hits divide among all digits as well. */
function drawMeans(random: Random): Pick<Params, 'scene' | 'trials' | 'last'> {
  return random.until(() => {
    const last = random.int(2, 6);
    const trials = Array.from({ length: 10 }, () =>
      Array.from({ length: 3 }, () => random.int(0, 9)).join(''),
    );
    const hits = trials.map((trial) => hitsOf(trial, last));
    const sum = hits.reduce((all, one) => all + one, 0);
    const isOpen = [0, 1, 2, 3].every((of) => hits.includes(of));
    return isOpen && sum % 3 === 0 && sum % 10 !== 0 && sum < 18 * (sum / 10)
      ? { scene: random.pick(simulatedBy(last)), trials, last }
      : null;
  });
}
