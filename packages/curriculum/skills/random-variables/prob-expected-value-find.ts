import {
  type ChanceQuantity,
  chanceBars,
  chanceQuantities,
  drawHundredths,
  expectedOf,
  hundredths,
} from '../../src/chance/chance-quantities.ts';
import { drawDifferent } from '../../src/chance/counted-data.ts';
import { type Level, numberSkill, type Random, takeDistractors } from '../../src/kit/index.ts';

/** `parts` are hundredths; the chance at `open` is missing at level 3. */
type Params = { quantity: ChanceQuantity; values: readonly number[]; parts: readonly number[]; open: number };

/** Level 1 has three values with bars, level 2 four in a list, level 3 five with a missing chance. */
export const probExpectedValueFind = numberSkill('prob-expected-value-find', {
  version: 2,
  form: 'decimal',
  text: {
    headline: 'Find an expected value',
    bars: 'X is the number of {what}. The bars show its distribution.',
    list: 'X is the number of {what}. The values {list} have the probabilities {chances}.',
    gap: 'X is the number of {what}. The bars show its distribution, but one bar is missing.',
    ask: [
      'What is the expected value of X?',
      'Find the expected value of X.',
      'Which value of X do you expect on average?',
      'Work out the mean of X.',
    ],
    right: 'Each value is weighted with its probability.',
    plain: 'This is the plain mean of the values. Do all values come equally often?',
    likely: 'This is the most likely value. How much do the other values count?',
    sum: 'This adds the probabilities, and that sum is always the same. Where do the values come in?',
    other: 'Multiply each value by its probability. Then add the products.',
    'open-do': 'Find the missing probability.',
    'open-why': 'All the probabilities add to one.',
    'times-do': 'Multiply each value by its probability.',
    'times-why': 'A value that comes more often counts more.',
    'add-do': 'Add the products.',
    'add-why': 'The sum is the weighted mean.',
    'check-do': 'Compare with the values.',
    'check-why': 'A mean lies between the smallest and the greatest value.',
    final: 'The expected value is {value}.',
  },
  draw: ({ level, random }): Params => drawVariable(level, random),
  build({ quantity, values, parts, open }: Params, { level, step, distractor }) {
    const mean = expectedOf(values, parts);
    const value = String(mean);
    const words = {
      what: quantity.what,
      value,
      list: values.join(', '),
      chances: parts.map(hundredths).join(', '),
    };
    const products = values.map((of, at) => (of * (parts[at] ?? 0)) / 100);
    const written = values.map((of, at) => `${of} × ${hundredths(parts[at] ?? 0)} = ${products[at]}`);
    const likely = values[parts.indexOf(Math.max(...parts))] ?? 0;
    const plain = values.reduce((sum, of) => sum + of, 0) / values.length;
    const rest = parts.filter((_, at) => at !== open).map(hundredths);
    const start = { 1: 'bars', 2: 'list', 3: 'gap' } as const;
    return {
      words,
      question: [start[level], 'ask'],
      diagram: level === 2 ? null : chanceBars(quantity.label, values, parts, open < 0 ? [] : [open]),
      answer: value,
      distractors: takeDistractors(
        mean,
        [
          distractor('averages-values-without-weights', plain, 'plain'),
          distractor('gives-the-most-likely-value', likely, 'likely'),
          distractor('adds-the-probabilities', 1, 'sum'),
        ],
        (of) => String(Number(of.toFixed(2))),
      ),
      steps: [
        open < 0 ? null : step('open', `1 − ${rest.join(' − ')}`, hundredths(parts[open] ?? 0)),
        step('times', 'each value times its chance', written.join('; ')),
        step('add', products.join(' + '), value),
        step('check', `from ${values[0]} to ${values.at(-1)}`, `${value} lies between`),
      ],
      claims: [`(${values.map((of, at) => `${of} * ${parts[at]}`).join(' + ')}) / 100 = ${value}`],
    };
  },
});

function drawVariable(level: Level, random: Random): Params {
  return random.until(() => {
    const count = { 1: 3, 2: 4, 3: 5 }[level];
    const values = drawDifferent(random, [0, count + 2], count);
    const parts = drawHundredths(random, count);
    const most = Math.max(...parts);
    const mean = expectedOf(values, parts);
    const likely = values[parts.indexOf(most)] ?? 0;
    const plain = Number((values.reduce((sum, of) => sum + of, 0) / count).toFixed(2));
    const isClear = parts.filter((part) => part === most).length === 1 && likely > 0;
    return isClear && new Set([mean, likely, plain, 1]).size === 4
      ? {
          quantity: random.pick(chanceQuantities),
          values,
          parts,
          open: level === 3 ? random.int(0, 4) : -1,
        }
      : null;
  });
}
