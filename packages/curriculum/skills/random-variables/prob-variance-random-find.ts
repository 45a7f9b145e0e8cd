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

type Params = { quantity: ChanceQuantity; values: readonly number[]; parts: readonly number[] };

/** Level 1 tells the mean and asks for the variance, level 2 does not tell it, level 3 asks for the standard deviation. */
export const probVarianceRandomFind = numberSkill('prob-variance-random-find', {
  version: 2,
  form: 'decimal',
  text: {
    headline: 'Spread of a random variable',
    bars: 'X is the number of {what}. The bars show its distribution. The mean is {mean}.',
    list: 'X is the number of {what}. The values {list} have the probabilities {chances}.',
    'ask-variance': [
      'What is the variance of X?',
      'Find the variance of X.',
      'Work out the variance of X.',
      'How large is the variance of X?',
    ],
    'ask-deviation': [
      'What is the standard deviation of X?',
      'Find the standard deviation of X.',
      'Work out the standard deviation of X.',
      'How large is the standard deviation of X?',
    ],
    right: 'Each squared distance from the mean is weighted with its probability.',
    'right-deviation': 'It is the square root of the weighted mean of the squared distances.',
    weights: 'This averages the squared distances without weights. Do all values come equally often?',
    'weights-root':
      'This gives all squared distances the same weight before the root. Do all values come equally often?',
    square: 'This weights the distances themselves. What is done to each distance first?',
    root: 'This is the variance. Which step leads to the standard deviation?',
    rooted: 'This is the standard deviation. Which step is not needed for the variance?',
    plain: 'This weights the squares of the values. From where is each distance measured?',
    other: 'Find the distance of each value from the mean. Square it and weight it.',
    'mean-do': 'Find the mean.',
    'mean-why': 'Each value is weighted with its probability.',
    'far-do': 'Square each distance from the mean.',
    'far-why': 'Squares are never below zero, and far values count more.',
    'weight-do': 'Weight each square with its probability, and add.',
    'weight-why': 'The sum is the variance.',
    'root-do': 'Take the square root.',
    'root-why': 'This turns back to the unit of X.',
    final: 'The answer is {value}.',
  },
  draw: ({ level, random }): Params => drawVariable(level, random),
  build(params: Params, { level, step, distractor }) {
    const { quantity, values, parts } = params;
    const { mean, squares, variance, key, wrong } = numbersOf(params, level);
    const value = show(key);
    const words = {
      what: quantity.what,
      value,
      mean: show(mean),
      list: values.join(', '),
      chances: parts.map(hundredths).join(', '),
    };
    const weighted = (of: readonly number[]): string =>
      of.map((one, at) => `${show(one)} × ${hundredths(parts[at] ?? 0)}`).join(' + ');
    return {
      words,
      question: [level === 1 ? 'bars' : 'list', level === 3 ? 'ask-deviation' : 'ask-variance'],
      diagram: level === 1 ? chanceBars(quantity.label, values, parts) : null,
      answer: { value, reason: level === 3 ? 'right-deviation' : 'right' },
      distractors: takeDistractors(
        key,
        [
          distractor('forgets-weights', wrong.weights, level === 3 ? 'weights-root' : 'weights'),
          distractor('forgets-to-square', wrong.square, 'square'),
          ...(level === 3
            ? [distractor('forgets-the-square-root', variance, 'root')]
            : [distractor('slip', Math.sqrt(variance), 'rooted')]),
          distractor('slip', wrong.plain, 'plain'),
        ],
        show,
      ),
      steps: [
        level === 1 ? null : step('mean', weighted(values), show(mean)),
        step('far', `from the mean ${show(mean)}`, squares.map(show).join(', ')),
        step('weight', weighted(squares), show(variance)),
        level === 3 ? step('root', `$\\sqrt{${show(variance)}}$`, value) : null,
      ],
      claims: [
        `(${values.map((of, at) => `(${of} - ${show(mean)})^2 * ${parts[at]}`).join(' + ')}) / 100 = ${show(variance)}`,
        ...(level === 3 ? [`${value}^2 = ${show(variance)}`] : []),
      ],
    };
  },
});

function show(value: number): string {
  return String(Number(value.toFixed(3)));
}

function numbersOf({ values, parts }: Omit<Params, 'quantity'>, level: Level) {
  const mean = expectedOf(values, parts);
  const squares = values.map((of) => (of - mean) ** 2);
  const variance = expectedOf(squares, parts);
  const even = squares.reduce((sum, of) => sum + of, 0) / values.length;
  const wrong = {
    weights: level === 3 ? Math.sqrt(even) : even,
    square: expectedOf(
      values.map((of) => Math.abs(of - mean)),
      parts,
    ),
    plain: expectedOf(
      values.map((of) => of ** 2),
      parts,
    ),
  };
  return { mean, squares, variance, wrong, key: level === 3 ? Math.sqrt(variance) : variance };
}

/** A mean of at most one place, a variance of at most two; at level 3 its root has at most one. */
function drawVariable(level: Level, random: Random): Params {
  return random.until(() => {
    const count = level === 1 ? 3 : random.int(3, 4);
    const values = drawDifferent(random, [0, level === 1 ? 5 : 8], count);
    const parts = drawHundredths(random, count);
    const { mean, variance, key, wrong } = numbersOf({ values, parts }, level);
    const short = (value: number, places: number): boolean =>
      Number.isInteger(Number((value * 10 ** places).toFixed(6)));
    const numbers = [key, wrong.weights, wrong.square, level === 3 ? variance : Math.sqrt(variance)].map(
      show,
    );
    const fits = short(mean, level === 1 ? 0 : 1) && short(variance, 2) && (level < 3 || short(key, 1));
    return fits && new Set(numbers).size === 4
      ? { quantity: random.pick(chanceQuantities), values, parts }
      : null;
  });
}
