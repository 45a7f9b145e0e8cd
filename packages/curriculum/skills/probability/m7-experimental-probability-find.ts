import type { DiagramOf } from '@playforward/diagram';
import { areDistinct } from '../../src/chance/distinct-fractions.ts';
import { trialRecords } from '../../src/chance/trial-records.ts';
import { type Distractor, type Level, markChance, numberSkill, type Random } from '../../src/kit/index.ts';
import { fractionValue } from '../../src/numbers/fraction-amounts.ts';
import { typeset } from '../../src/numbers/signed-numbers.ts';

/**
 * Levels 1 and 2 have the counts of three results and ask for the one at `at`. At level 3, `counts` are hits and
 * trials of a first run, then hits and trials of a second.
 */
type Params = {
  record: (typeof trialRecords.list)[number];
  counts: readonly number[];
  at: number;
};

/** Level 1 reads one result, level 2 all but one, level 3 puts two runs together. */
export const m7ExperimentalProbabilityFind = numberSkill('m7-experimental-probability-find', {
  version: 5,
  byHand: { levels: [1, 2], ask: 'hand-mark' },
  form: 'fraction',
  scenes: [trialRecords],
  text: {
    headline: 'Estimate from data',
    right: 'This is how many times the event happened, over the number of all trials.',
    theory: 'This gives every result the same chance. What do the data show?',
    others: 'This compares with the other results only. How many trials are there in all?',
    'others-more':
      'This compares with the other results only, and it is more than one. Can a probability be that large?',
    turned: 'This is more than one whole. Which number is the part, and which is the whole?',
    rest: 'This is the chance of the opposite. Which results does the question want?',
    last: 'This uses only the later data. What do both parts together show?',
    first: 'This uses only the earlier data. What do both parts together show?',
    other: 'Count how many times the event happened. Then divide by the number of all trials.',
    'hits-do': 'Count how many times the event happened.',
    'hits-why': 'Every such result counts once.',
    'trials-do': 'Count all trials.',
    'trials-why': 'More trials give a better estimate, so use all of them.',
    'over-do': 'Write one over the other.',
    'over-why': 'The share in the data is the estimate.',
    final: 'The experimental probability is {shown}.',
  },
  draw: ({ level, random }): Params => drawRecord(level, random),
  build(params: Params, { level, step, distractor }) {
    const { record, counts, at } = params;
    const [a = 0, m = 0, b = 0, n = 0] = counts;
    const [hits, trials] = shareOf(params, level);
    const value = fractionValue(hits, trials);
    const named = record.kinds[at] ?? '';
    const words = {
      kind: named.toLowerCase(),
      shown: typeset(value),
      n: level === 3 ? n : trials,
      a,
      m,
      b,
    };
    return {
      words,
      question:
        level === 3
          ? [`${record.key}-days`, `${record.key}-all`]
          : [`${record.key}-told`, `${record.key}-${level === 1 ? 'one' : 'not'}`],
      diagram: level === 3 ? null : tableOf(params),
      answer: value,
      drawn: { make: markChance(trials) },
      distractors: wrongOf(params, level).map(([misconception, [top, bottom], key]) =>
        distractor(misconception, fractionValue(top, bottom), key),
      ),
      steps: [
        {
          1: step('hits', named, hits),
          2: step('hits', counts.filter((_, place) => place !== at).join(' + '), hits),
          3: step('hits', `${a} + ${b}`, hits),
        }[level],
        step('trials', level === 3 ? `${m} + ${n}` : counts.join(' + '), trials),
        step('over', `${hits} ÷ ${trials}`, typeset(value)),
      ],
      claims: [`${hits}/${trials} = ${value}`],
    };
  },
});

/** How often it happened, and in how many trials. */
function shareOf({ counts, at }: Params, level: Level): readonly [number, number] {
  const [a = 0, m = 0, b = 0, n = 0] = counts;
  if (level === 3) return [a + b, m + n];
  const trials = a + m + b;
  const one = counts[at] ?? 0;
  return [level === 1 ? one : trials - one, trials];
}

type Wrong = readonly [
  Distractor['misconception'],
  readonly [number, number],
  'theory' | 'others' | 'others-more' | 'turned' | 'rest' | 'last' | 'first',
];

function wrongOf(params: Params, level: Level): readonly Wrong[] {
  const [hits, trials] = shareOf(params, level);
  const [a = 0, m = 0, b = 0, n = 0] = params.counts;
  const others: Wrong = [
    'compares-with-the-other-outcomes',
    [hits, trials - hits],
    2 * hits > trials ? 'others-more' : 'others',
  ];
  if (level === 3) return [['uses-the-last-trials-only', [b, n], 'last'], others, ['slip', [a, m], 'first']];
  const theory: Wrong = ['uses-the-theoretical-value', [level, 3], 'theory'];
  if (level === 2) return [theory, others, ['gives-the-complement', [trials - hits, trials], 'rest']];
  return [theory, others, ['inverts-the-fraction', [trials, hits], 'turned']];
}

function tableOf({ record, counts }: Params): DiagramOf<'data-table'> {
  return {
    kind: 'data-table',
    title: '',
    heads: [record.head, record.many],
    rows: record.kinds.map((kind, place) => [kind, String(counts[place] ?? 0)]),
  };
}

function drawRecord(level: Level, random: Random): Params {
  return random.until(() => {
    const record = random.pick(trialRecords.list);
    const at = random.int(0, 2);
    const rounds = [20, 24, 25, 30, 36, 40, 50, 60];
    let counts: number[];
    if (level === 3) {
      const [m, n] = [random.pick(rounds), random.pick(rounds)];
      counts = [random.int(4, m - 8), m, random.int(4, n - 8), n];
      const [a = 0, , b = 0] = counts;
      // Both runs of one thing lie near each other.
      if (Math.abs(a / m - b / n) > 0.2 || m === n) return null;
    } else {
      const trials = random.pick(rounds);
      counts = [random.int(4, 24), random.int(4, 24)];
      counts.push(trials - counts.reduce((sum, of) => sum + of, 0));
      if (Math.min(...counts) < 4) return null;
    }
    const params: Params = { record, counts, at };
    const share = shareOf(params, level);
    // A paper cup lands on its side most of the time.
    const [a = 0, m = 0, b = 0, n = 0] = counts;
    const isTrue = record.key !== 'cup' || (level === 3 ? 2 * a >= m && 2 * b >= n : a > Math.max(m, b));
    if (!isTrue) return null;
    // Turned around, it is still an answer that somebody could believe.
    const isMiddling = level !== 1 || 20 * share[0] ** 2 >= share[1] ** 2;
    const lowest = Number(fractionValue(...share).split('/')[1] ?? 1);
    return isMiddling && lowest <= 50 && areDistinct([share, ...wrongOf(params, level).map(([, of]) => of)])
      ? params
      : null;
  });
}
