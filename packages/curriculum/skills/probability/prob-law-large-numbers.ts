import type { DiagramOf } from '@playforward/diagram';
import { type LongRun, longRuns } from '../../src/chance/long-runs.ts';
import { choiceSkill, type Level, type Random } from '../../src/kit/index.ts';

/** `few` trials with `hits` results of the kind; `many` further ones follow. `shares` in hundredths are drawn at level 1. */
type Params = { run: LongRun; p: number; few: number; hits: number; many: number; shares: readonly number[] };

/** Level 1 has a line chart, level 2 asks after a lucky start, level 3 compares shares with counts. */
export const probLawLargeNumbers = choiceSkill('prob-law-large-numbers', {
  version: 2,
  scenes: [longRuns],
  text: {
    headline: 'What happens in the long run?',
    chart: 'The chart shows the share of {result} so far.',
    start: 'There were {hits, number} {result} in the first {few, number} {trials}.',
    'ask-chart': 'What will the share most likely do as the number of {trials} grows?',
    'ask-next': 'What do you expect from the next {many, number} {trials}?',
    'ask-both': 'What do you expect as the number of {trials} grows to {many, number}?',
    settle: 'The share of {result} comes close to {p}.',
    'settle-next': 'The share of {result} among them is about {p}.',
    'settle-both': 'The share comes close to {p}, but the count need not.',
    counts: 'The counts of {result} and {rest} become almost equal.',
    'counts-next': 'They even out the counts of {result} and {rest}.',
    'counts-both': 'The count of {result} comes closer and closer to what is expected.',
    past: 'Many {result} now mean fewer of them soon.',
    'past-next': 'They bring more {rest} than usual, to make up for the start.',
    'past-both': 'The chance of {result} goes down after many of them.',
    exact: 'The share is exactly {p} from some point on.',
    'exact-next': 'They bring exactly {expected, number} {result}.',
    'exact-both': 'The share becomes exactly {p} at {many, number} {trials}.',
    right: 'With more trials the share settles near the probability.',
    'why-counts': 'This is about counts. Does the gap between two counts shrink as both grow?',
    'why-past': 'The {trials} have no memory. What changes the chance of the next one?',
    'why-exact': 'Chance still plays a part. How likely is it to hit one number exactly?',
    other: 'Think of the share, not the count. No trial knows about the ones before.',
    'chance-do': 'Read the probability.',
    'chance-why': 'It is the same for each of the {trials}.',
    'past-do': 'Ask what earlier results change.',
    'past-why': 'The trials do not affect each other.',
    'share-do': 'Think of the share after many {trials}.',
    'share-why': 'The first results count for less and less.',
  },
  draw: ({ level, random }): Params => drawRun(level, random),
  build({ run, p, few, hits, many, shares }: Params, { level, step, distractor }) {
    const expected = (p * many) / 100;
    const words = {
      trials: run.trials,
      result: run.result,
      rest: run.rest,
      p: String(p / 100),
      few,
      hits,
      many,
      expected,
    };
    const end = ({ 1: '', 2: '-next', 3: '-both' } as const)[level];
    return {
      words,
      question: [
        `${run.key}-chance`,
        level === 1 ? 'chart' : 'start',
        ({ 1: 'ask-chart', 2: 'ask-next', 3: 'ask-both' } as const)[level],
      ],
      diagram: level === 1 ? chartOf(run, shares) : null,
      answer: { value: 'settle', text: `settle${end}` },
      distractors: [
        distractor('thinks-counts-get-closer-to-equal', 'counts', 'why-counts', `counts${end}`),
        distractor('thinks-past-results-change-the-next', 'past', 'why-past', `past${end}`),
        distractor('expects-exact-agreement', 'exact', 'why-exact', `exact${end}`),
      ],
      steps: [
        step('chance', 'each time', words.p),
        step('past', 'the next one', `still ${words.p}`),
        step('share', 'the share', `near ${words.p}`),
      ],
      claims: [`${p / 100} * ${many} = ${expected}`],
    };
  },
});

const names = ['10', '20', '50', '100', '200'];

function chartOf({ trials }: LongRun, shares: readonly number[]): DiagramOf<'line-chart'> {
  return {
    kind: 'line-chart',
    label: 'Share',
    over: `Number of ${trials}`,
    top: 1,
    step: 0.25,
    level: null,
    names,
    lines: [{ name: '', heights: shares.map((share) => share / 100) }],
  };
}

function drawRun(level: Level, random: Random): Params {
  const run = random.pick(longRuns.list);
  const p = random.pick(run.chances);
  const few = random.pick([10, 20, 25]);
  // A start well above the chance, and never all of the trials.
  const hits = Math.min(few - 1, Math.ceil((few * p) / 100) + random.int(2, 4));
  const side = random.pick([-1, 1]);
  const swing = [random.int(8, 10), -random.int(4, 7), random.int(2, 4), -random.int(1, 2), random.int(0, 1)];
  const shares = level === 1 ? swing.map((by) => p + side * by) : [];
  return { run, p, few, hits, many: random.pick([200, 400, 500, 800, 1000]), shares };
}
