import { type LongRun, longRuns } from '../../src/chance/long-runs.ts';
import { choiceSkill, type Level, type Random } from '../../src/kit/index.ts';

type Cause = 'few' | 'close' | 'unfit';

/** A model with chance `p` in hundredths and `hits` in `n` trials; level 3 has a first run of `few` with `start` hits. Where it is `doubtful`, a second choice judges the gap. */
type Params = {
  run: LongRun;
  cause: Cause;
  p: number;
  n: number;
  hits: number;
  few: number;
  start: number;
  doubtful: boolean;
};

/** Level 1 has few trials or a small gap, level 2 also a model that does not fit, level 3 two looks at one run. */
export const m7ModelDataDiscrepancy = choiceSkill('m7-model-data-discrepancy', {
  version: 4,
  scenes: [longRuns],
  text: {
    headline: 'When model and data disagree',
    ask: 'The probability comes from a model. What best explains why the data differ from it?',
    'ask-later': 'The probability comes from a model. What do all the data say about it?',
    few: 'There are only a few {trials}, so chance can explain it.',
    close: 'The gap is small, and chance can explain it.',
    unfit: 'The gap is large for so many {trials}. The model may not fit.',
    exact: 'Somebody must have miscounted, since data must match a model.',
    memory: 'The gap will be made up for in the next {trials}.',
    'right-few': 'A few trials often lie far from the model.',
    'right-close': 'In many {trials}, the share lies near the model, but hardly ever right on it.',
    'right-unfit': 'In many trials, chance alone hardly ever leaves such a gap.',
    'why-distrust': 'This gives up the model after a few {trials}. How large a gap can chance leave here?',
    'why-not-large': 'This doubts the model. How far is the share in the data from the probability?',
    'why-not-small': 'This calls the gap small. How far is the share in the data from the probability?',
    'why-not-few': 'This calls them a few. How many {trials} are there?',
    'why-exact': 'This expects a perfect match. Do ten tosses of a coin always show five heads?',
    'why-memory': 'The {trials} have no memory. What could make the next ones different?',
    'why-chance': 'In many trials, chance leaves small gaps. How large is this one?',
    other: 'Compare the share with the model. Then look at the number of trials.',
    'share-do': 'Find the share in the data.',
    'share-why': 'It can be compared with the model.',
    'trials-do': 'Look at the number of trials.',
    'trials-why': 'The more trials there are, the smaller the gaps that chance leaves.',
    'trials-first':
      'The first few tell little. The more trials there are, the smaller the gaps that chance leaves.',
    'judge-do': 'Judge the gap.',
    'judge-few-why': 'In few trials, chance often leaves a gap like this.',
    'judge-close-why': 'Even in many trials, chance leaves a gap as small as this.',
    'judge-unfit-why': 'In so many trials, chance alone hardly ever leaves a gap like this.',
  },
  draw: ({ level, random }): Params => drawGap(level, random),
  build({ run, cause, p, n, hits, few, start, doubtful }: Params, { level, step, distractor }) {
    const words = { p: String(p / 100), trials: run.trials, result: run.result, before: n, hits, few, start };
    const gap = { few: 'only a few trials', close: 'a small gap', unfit: 'a large gap in many trials' }[
      cause
    ];
    const [exact, memory] = [
      distractor('expects-exact-agreement', 'exact', 'why-exact', { concludes: true }),
      distractor('thinks-past-results-change-the-next', 'memory', 'why-memory', { concludes: true }),
    ];
    const notFew = distractor('slip', 'few', 'why-not-few');
    const wrong = {
      few: [
        distractor('distrusts-a-model-after-few-trials', 'unfit', 'why-distrust', { concludes: true }),
        memory,
        doubtful ? distractor('slip', 'close', 'why-not-small') : exact,
      ],
      close: [doubtful ? notFew : distractor('slip', 'unfit', 'why-not-large'), memory, exact],
      unfit: [
        distractor('puts-every-gap-down-to-chance', 'close', 'why-chance', { concludes: true }),
        doubtful ? notFew : memory,
        exact,
      ],
    };
    return {
      words,
      question: [
        `${run.key}-chance`,
        `${run.key}-after`,
        level === 3 && (`${run.key}-early` as const),
        level === 3 ? 'ask-later' : 'ask',
      ],
      answer: {
        value: cause,
        reason: ({ few: 'right-few', close: 'right-close', unfit: 'right-unfit' } as const)[cause],
      },
      distractors: wrong[cause],
      steps: [
        step('share', `${hits} ÷ ${n}`, hits / n),
        step('trials', `${n} ${run.trials}`, n < 100 ? 'few' : 'many', {
          why: level === 3 ? 'trials-first' : 'trials-why',
        }),
        step('judge', `${hits / n} and ${p / 100}`, gap, { why: `judge-${cause}-why` }),
      ],
      claims: [`${hits} / ${n} = ${hits / n}`],
    };
  },
});

function drawGap(level: Level, random: Random): Params {
  const cause = random.pick(
    ({ 1: ['few', 'close'], 2: ['few', 'unfit', 'close'], 3: ['close', 'unfit'] } as const)[level],
  );
  return random.until(() => {
    const run = random.pick(longRuns.list.filter(({ key }) => key !== 'coin'));
    const p = random.pick(run.chances);
    const n = random.pick(cause === 'few' ? [10, 20] : [400, 500, 800, 1000]);
    const side = random.pick([-1, 1]);
    const off = {
      few: random.int(15, 24),
      close: random.int(1, 2),
      unfit: random.int(12, 24),
    }[cause];
    const share = p + side * off;
    const hits = (share * n) / 100;
    const few = level === 3 ? random.pick([10, 20]) : 0;
    const early = level === 3 ? 10 * random.int(1, 3) : 0;
    const start = ((p + side * early) * few) / 100;
    // What chance does in a few trials: no more than two standard deviations.
    const reach = 2 * Math.sqrt(p * (100 - p));
    const isUsual = (cause !== 'few' || off <= reach / Math.sqrt(n)) && early <= reach / Math.sqrt(few || 1);
    const isWhole =
      Number.isInteger(hits) && Number.isInteger(start) && start <= few && start >= 0 && start !== 1;
    return isWhole && isUsual && share > 3 && share < 97
      ? { run, cause, p, n, hits, few, start, doubtful: random.chance(50) }
      : null;
  });
}
