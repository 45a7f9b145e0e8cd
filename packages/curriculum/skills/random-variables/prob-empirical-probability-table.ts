import type { DiagramOf } from '@playforward/diagram';
import { type ChanceQuantity, chanceQuantities } from '../../src/chance/chance-quantities.ts';
import { sumOf } from '../../src/chance/counted-data.ts';
import { type Level, numberSkill, type Random, takeDistractors } from '../../src/kit/index.ts';
import { gridStep } from '../../src/pictures/grid-step.ts';

/** How often the values 0, 1, … came; the event goes from `from` to `to`. */
type Params = { quantity: ChanceQuantity; counts: readonly number[]; from: number; to: number };

/** Level 1 reads one bar, level 2 a range from a table, level 3 finds a missing count first. */
export const probEmpiricalProbabilityTable = numberSkill('prob-empirical-probability-table', {
  version: 2,
  form: 'decimal',
  text: {
    headline: 'Probabilities from a frequency table',
    chart: 'X is the number of {what}. The bar chart shows how often each value came.',
    table: 'X is the number of {what}. The values {values} came {times} times.',
    gap: 'X is the number of {what}. There are {total, number} records, but the bar for {open, number} is missing.',
    'ask-one': [
      'Estimate P(X is {from, number}) as a decimal.',
      'Use the data to estimate P(X is {from, number}) as a decimal.',
      'About how likely is it that X is {from, number}? Give a decimal.',
      'What estimate of P(X is {from, number}) do the data give, as a decimal?',
    ],
    'ask-least': [
      'Estimate P(X is {from, number} or more) as a decimal.',
      'Use the data to estimate P(X is {from, number} or more) as a decimal.',
      'About how likely is it that X is {from, number} or more? Give a decimal.',
      'What estimate of P(X is {from, number} or more) do the data give, as a decimal?',
    ],
    right: 'The count of the event is divided by the count of all data.',
    counts: 'This writes the count as if it were out of a hundred. Out of how many is it?',
    total: 'This divides by the sum of all {units}. What was counted once each time?',
    equal: 'This gives each value the same chance. Did all values come equally often?',
    complement: 'This is the share of the other values. Which values does the question ask about?',
    one: 'This is for one value only. Which other values are “or more”?',
    other: 'Find the count of the event and the count of all data.',
    'open-do': 'Find the missing count.',
    'open-why': 'All counts make the total together.',
    'total-do': 'Add all counts.',
    'total-why': 'Each {one} was counted once.',
    'event-do': 'Add the counts of the event.',
    'event-why': 'These values belong to it.',
    'read-do': 'Read the count of the value.',
    'read-why': 'It is the height of the bar.',
    'share-do': 'Divide the two counts.',
    'share-why': 'The relative frequency estimates the probability.',
    final: 'The estimate is {value}.',
  },
  draw: ({ level, random }): Params => drawCounts(level, random),
  build(params: Params, { level, step, distractor }) {
    const { quantity, counts, from, to } = params;
    const total = sumOf(counts);
    const own = counts.slice(from, to + 1);
    const count = sumOf(own);
    const key = count / total;
    const value = show(key);
    const items = sumOf(counts.map((times, at) => times * at));
    const open = level === 3 ? from : -1;
    const words = {
      what: quantity.what,
      units: quantity.units,
      one: quantity.one,
      total,
      from,
      open,
      value,
      values: counts.map((_, at) => at).join(', '),
      times: counts.join(', '),
    };
    const others = counts.filter((_, at) => at !== open);
    const ask = level === 1 ? 'ask-one' : 'ask-least';
    return {
      words,
      question: [({ 1: 'chart', 2: 'table', 3: 'gap' } as const)[level], ask],
      diagram: level === 2 ? null : chartOf(params, open),
      answer: value,
      distractors: takeDistractors(
        key,
        [
          distractor('uses-counts-as-probabilities', count / 100, 'counts'),
          distractor('uses-the-wrong-total', count / items, 'total'),
          distractor('assumes-equal-chances', own.length / counts.length, 'equal'),
          distractor('slip', 1 - key, 'complement'),
          distractor('slip', (own[0] ?? 0) / total, 'one'),
        ],
        show,
      ),
      steps: [
        level === 3
          ? step('open', `${total} − ${others.join(' − ')}`, counts[open] ?? 0)
          : step('total', counts.join(' + '), total),
        level === 1 ? step('read', `the bar of ${from}`, count) : step('event', own.join(' + '), count),
        step('share', `${count} ÷ ${total}`, value),
      ],
      claims: [`${count}/${total} = ${value}`],
    };
  },
});

function show(value: number): string {
  return String(Number(value.toFixed(3)));
}

function chartOf({ quantity, counts }: Params, open: number): DiagramOf<'bar-chart'> {
  const bars = counts.map((count, at) => ({ name: String(at), heights: [at === open ? null : count] }));
  const step = gridStep(counts) ?? 1;
  const top = step * Math.ceil(Math.max(...counts) / step);
  return { kind: 'bar-chart', label: 'How often', top, step, series: [quantity.label], bars };
}

function drawCounts(level: Level, random: Random): Params {
  return random.until(() => {
    const size = random.int(4, 5);
    const total = random.pick([20, 25, 40, 50]);
    const first = Array.from({ length: size - 1 }, () => random.int(2, Math.floor(total / 2)));
    const counts = [...first, total - sumOf(first)];
    const from = level === 1 ? random.int(0, size - 1) : random.int(2, size - 2 < 2 ? 2 : size - 2);
    const to = level === 1 ? from : size - 1;
    const params: Params = { quantity: random.pick(chanceQuantities), counts, from, to };
    const count = sumOf(counts.slice(from, to + 1));
    const items = sumOf(counts.map((times, at) => times * at));
    const values = [count / total, count / 100, count / items, (to - from + 1) / size].map(show);
    const differ = new Set(values).size === 4 && new Set(counts).size === size;
    const readable = level === 2 || gridStep(counts) !== null;
    return readable && Math.min(...counts) >= 2 && to < size && differ ? params : null;
  });
}
