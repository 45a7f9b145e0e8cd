import type { DiagramOf } from '@playforward/diagram';
import { type ChanceKinds, chanceKinds } from '../../src/chance/chance-kinds.ts';
import {
  type Level,
  type NumberCandidate,
  numberSkill,
  type Random,
  takeDistractors,
} from '../../src/kit/index.ts';
import { gridStep } from '../../src/pictures/grid-step.ts';

/** How often each of four results came; `at` is asked for, with `also` at level 2; `next` are still to come. */
type Params = { kinds: ChanceKinds; counts: readonly number[]; at: number; also: number; next: number };

/** Level 1 reads a bar chart, level 2 joins two results, level 3 finds an expected count. */
export const probRelativeFrequencyEstimate = numberSkill('prob-relative-frequency-estimate', {
  version: 3,
  form: 'decimal',
  text: {
    headline: 'Estimate from data',
    chart: 'The bar chart counts {total, number} records of the {what}.',
    list: '{total, number} records of the {what} show: {table}.',
    'ask-one': [
      'Estimate the probability of “{name}” as a decimal.',
      'Use the chart to estimate the probability of “{name}” as a decimal.',
      'About how likely is “{name}”? Give a decimal.',
      'What is the relative frequency of “{name}” as a decimal?',
    ],
    'ask-two': [
      'Estimate the probability of “{name}” or “{second}” as a decimal.',
      'Use the data to estimate the probability of “{name}” or “{second}” as a decimal.',
      'About how likely is “{name}” or “{second}”? Give a decimal.',
      'What is the relative frequency of “{name}” or “{second}” as a decimal?',
    ],
    'ask-next': [
      'How many times do you expect “{name}” in the next {next, number} records?',
      'About how often will “{name}” come in the next {next, number} records?',
      'Predict the number of times “{name}” comes in {next, number} more records.',
      'How many of the next {next, number} records do you expect to be “{name}”?',
    ],
    right: 'The relative frequency in the data estimates the probability.',
    'right-next': 'The relative frequency in the data is used for the new records.',
    theory: 'This gives each kind of result the same chance. Do the data show equal chances?',
    'theory-next': 'This shares the new records out equally. Do the data show equal chances?',
    kinds: 'This divides by the number of kinds. How many records are there in all?',
    hundred: 'This takes a hundred as the number of records. How many records are there?',
    'count-next': 'This is the count in the old records. How many new records are there?',
    single: 'This is one of the two kinds. Which other one counts, too?',
    all: 'This counts all the other kinds. Which kind does the question ask about?',
    other: 'Divide the count of this result by the count of all records.',
    'count-do': 'Find how often it came.',
    'count-why': 'This is the frequency in the data.',
    'total-do': 'Count all records.',
    'total-why': 'Every record counts once.',
    'share-do': 'Divide the count by the total number of records.',
    'share-why': 'The relative frequency estimates the probability.',
    'next-do': 'Multiply by the number of new records.',
    'next-why': 'The same share is expected there.',
    final: 'The estimate is {value}.',
  },
  draw: ({ level, random }): Params => drawCounts(level, random),
  build({ kinds, counts, at, also, next }: Params, { level, step, distractor }) {
    const total = counts.reduce((sum, of) => sum + of, 0);
    const first = counts[at] ?? 0;
    const count = level === 2 ? first + (counts[also] ?? 0) : first;
    const share = count / total;
    const value = level === 3 ? (count * next) / total : share;
    const words = {
      what: kinds.what,
      total,
      next,
      value: String(value),
      name: kinds.names[at] ?? '',
      second: kinds.names[also] ?? '',
      table: counts.map((of, place) => `${kinds.names[place]} ${of}`).join(', '),
    };
    const theory = 'uses-the-theoretical-value' as const;
    const candidates: readonly NumberCandidate[] = {
      1: [
        distractor(theory, 1 / 4, 'theory'),
        distractor('divides-by-the-number-of-different-results', count / 4, 'kinds'),
        distractor('slip', count / 100, 'hundred'),
        distractor('slip', 1 - share, 'all'),
      ],
      2: [
        distractor(theory, 2 / 4, 'theory'),
        distractor('divides-by-the-number-of-different-results', count / 4, 'kinds'),
        distractor('slip', first / total, 'single'),
        distractor('slip', 1 - share, 'all'),
      ],
      3: [
        distractor(theory, next / 4, 'theory-next'),
        distractor('gives-a-count-for-a-probability', count, 'count-next'),
        distractor('slip', next - value, 'all'),
        distractor('slip', (count * next) / 100, 'hundred'),
      ],
    }[level];
    return {
      words,
      question: [
        level === 1 ? 'chart' : 'list',
        ({ 1: 'ask-one', 2: 'ask-two', 3: 'ask-next' } as const)[level],
      ],
      diagram: level === 1 ? chartOf(kinds, counts) : null,
      answer: { value: words.value, reason: level === 3 ? 'right-next' : 'right' },
      distractors: takeDistractors(value, candidates, (of) => String(Number(of.toFixed(4)))),
      steps: [
        step('count', level === 2 ? `${first} + ${counts[also]}` : words.name, count),
        step('total', counts.join(' + '), total),
        step('share', `${count} ÷ ${total}`, share),
        level === 3 ? step('next', `${share} × ${next}`, value) : null,
      ],
      claims: [`${count}/${total} = ${share}`],
    };
  },
});

function chartOf({ names }: ChanceKinds, counts: readonly number[]): DiagramOf<'bar-chart'> {
  const step = gridStep(counts) ?? 1;
  const top = step * Math.ceil(Math.max(...counts) / step);
  const bars = counts.map((count, at) => ({ name: names[at] ?? '', heights: [count] }));
  return {
    kind: 'bar-chart',
    label: 'Records',
    top,
    step,
    series: ['Records'],
    bars,
  };
}

function drawCounts(level: Level, random: Random): Params {
  return random.until(() => {
    const total = random.pick(level === 3 ? [40, 50, 80] : [20, 25, 40, 50]);
    const counts = [0, 0, 0].map(() => random.int(2, Math.floor(total / 2)));
    counts.push(total - counts.reduce((sum, of) => sum + of, 0));
    const [at = 0, also = 1] = random.shuffle([0, 1, 2, 3]);
    const next = level === 3 ? total * random.pick([2, 3, 4, 5]) : 0;
    const asked = (counts[at] ?? 0) + (level === 2 ? (counts[also] ?? 0) : 0);
    const open = 4 * asked !== (level === 2 ? 2 : 1) * total && 2 * asked !== total;
    const readable = level !== 1 || gridStep(counts) !== null;
    return readable && Math.min(...counts) >= 2 && new Set(counts).size === 4 && open
      ? { kinds: random.pick(chanceKinds), counts, at, also, next }
      : null;
  });
}
