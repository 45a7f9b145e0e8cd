import { sumOf } from '../../src/chance/counted-data.ts';
import { type RangedData, rangedData } from '../../src/chance/ranged-data.ts';
import { type Level, numberSkill, type Random, takeDistractors } from '../../src/kit/index.ts';

type Params = { data: RangedData; values: readonly number[]; mean: number };

/** Standard deviation, and the distances of a known and of an unknown pair: s, y and x with 2s² = x² + y². */
const pairs = [
  [5, 1, 7],
  [5, 7, 1],
  [10, 2, 14],
  [10, 14, 2],
  [13, 7, 17],
  [13, 17, 7],
  [15, 3, 21],
  [17, 7, 23],
] as const;

const tenths = (value: number): string => String(Math.round(10 * value) / 10);

/** Level 1 tells the mean, level 2 has it to be found, level 3 has more values. The stretch problem tells the deviation. */
export const a1StandardDeviationCompute = numberSkill('a1-standard-deviation-compute', {
  version: 2,
  form: 'decimal',
  scenes: [rangedData],
  text: {
    headline: 'Find a standard deviation',
    list: 'The data are {list}.',
    mean: 'Their mean is {mean, number}.',
    ask: [
      'What is the standard deviation of these {n, number} values, taken as a whole population?',
      'These {n, number} values are a whole population. Find their standard deviation.',
    ],
    'ask-pair': [
      'Four values are a whole population with the mean {mean, number} and the standard deviation {s, number}. Two are {low, number} and {high, number}. The others are equally far from the mean, one on each side. What is the greater of these others?',
      'A whole population is four values with the standard deviation {s, number} and the mean {mean, number}. One is {low, number} and one {high, number}. The other two lie equally far below and above the mean. Find the one above.',
      'The numbers {low, number} and {high, number} belong to a whole population of four. Its mean is {mean, number}, and its standard deviation is {s, number}. The two missing numbers are equally far from the mean, on both sides. What is the greater one?',
      'A whole population of four numbers has the mean {mean, number}. Two of them are {low, number} and {high, number}, and the standard deviation is {s, number}. The other two lie equally far from the mean, one below it and one above it. What is the greater one?',
    ],
    right: 'It is the square root of the mean of the squared deviations.',
    'right-pair': 'With this value and its partner, the squared deviations have the right mean.',
    variance: 'This is the mean of the squares. What brings it back to the unit of the data?',
    mad: 'This is the mean of the distances. What is done with each of them before they are added?',
    count: 'This divides by another count. How many values are there?',
    range: 'This is the range. How far are the values from their mean?',
    sum: 'This adds the distances. Square them first. Then take the mean and the root.',
    'pair-variance': 'This goes from the mean by the square of a distance. How far away is the value itself?',
    'pair-mad': 'Here the distances have this mean. But what has to be averaged?',
    'pair-each': 'This lies one standard deviation above the mean. Is each of the four values as far away?',
    'pair-wide': 'Find the squares of the two known distances. Which part of the sum is left?',
    other: 'Find the deviations from the mean. Square them, take the mean, and then the square root.',
    'other-pair':
      'Find the sum of all four squared deviations first. Which part comes from the two known values?',
    'mean-do': 'Find the mean.',
    'mean-why': 'The deviations are measured from it.',
    'far-do': 'Subtract the mean from each value.',
    'far-why': 'The differences are the deviations.',
    'square-do': 'Square the deviations and add the squares.',
    'square-why': 'A square is never below zero.',
    'share-do': 'Divide by the number of values.',
    'share-why': 'This is the mean of the squares.',
    'root-do': 'Take the square root.',
    'root-why': 'It has the unit of the data again.',
    'back-do': 'Square the standard deviation.',
    'back-why': 'This is the mean of the squares.',
    'all-do': 'Multiply by the number of values.',
    'all-why': 'This is the sum of all squared deviations.',
    'known-do': 'Find the squared deviations of the known values.',
    'known-why': 'Both are equally far from the mean.',
    'rest-do': 'Subtract.',
    'rest-why': 'The others give the rest of the sum.',
    'half-do': 'Halve it, and take the root.',
    'half-why': 'Both others are equally far from the mean.',
    'up-do': 'Go up from the mean.',
    'up-why': 'The greater one lies above.',
    final: 'The standard deviation is {value} {units}.',
    'final-pair': 'The greater one is {value}.',
  },
  draw: ({ level, random }): Params => drawValues(level, random),
  build({ data, values, mean }: Params, { level, step, distractor }) {
    const n = values.length;
    const off = values.map((value) => value - mean);
    const squares = off.map((one) => one * one);
    const total = sumOf(squares);
    const variance = total / n;
    const value = Math.sqrt(variance);
    const far = off.map(Math.abs);
    const sum = sumOf(values);
    const begin = [
      level > 1 && step('mean', `${sum} ÷ ${n}`, mean),
      step('far', values.join(', '), off.map((one) => String(one).replace('-', '−')).join(', ')),
    ];
    const squared = step('square', squares.join(' + '), total);
    return {
      words: { list: values.join(', '), n, mean, value: String(value), units: data.units },
      question: [`${data.key}-who`, 'list', level === 1 && 'mean', 'ask'],
      answer: { value, unit: data.units },
      distractors: takeDistractors(
        value,
        [
          distractor('forgets-the-square-root', variance, 'variance'),
          distractor('averages-the-deviations-without-squaring', sumOf(far) / n, 'mad', {
            work: [
              ...begin,
              step('square', far.join(' + '), sumOf(far)),
              step('share', `${sumOf(far)} ÷ ${n}`, tenths(sumOf(far) / n)),
            ],
          }),
          distractor('divides-by-the-wrong-count', Math.sqrt(total / (n - 1)), 'count'),
          distractor('slip', Math.max(...values) - Math.min(...values), 'range'),
          distractor('slip', sumOf(far), 'sum'),
        ],
        tenths,
      ),
      steps: [
        ...begin,
        squared,
        step('share', `${total} ÷ ${n}`, variance),
        step('root', `$\\sqrt{${variance}}$`, value),
      ],
      claims: [
        `${values.join(' + ')} = ${n} * ${mean}`,
        `${squares.join(' + ')} = ${total}`,
        `${n} * ${value}^2 = ${total}`,
      ],
    };
  },
  stretch: {
    draw: ({ random }) =>
      random.until(() => {
        const [s, y, x] = random.pick(pairs);
        const mean = random.int(30, 80);
        return mean > x + 3 && mean > y + 3 ? { s, y, x, mean } : null;
      }),
    build({ s, y, x, mean }, { step, distractor }) {
      const value = mean + x;
      const all = 4 * s * s;
      return {
        words: { mean, s, low: mean - y, high: mean + y, value: String(value) },
        question: 'ask-pair',
        finalAnswer: 'final-pair',
        answer: { value, reason: 'right-pair' },
        otherWrong: 'other-pair',
        distractors: takeDistractors(value, [
          distractor('averages-the-deviations-without-squaring', mean + Math.abs(2 * s - y), 'pair-mad'),
          distractor('forgets-the-square-root', mean + x * x, 'pair-variance'),
          distractor('slip', mean + s, 'pair-each'),
          distractor('slip', mean + 2 * s, 'pair-wide'),
        ]),
        steps: [
          step('back', `$${s}^2$`, s * s),
          step('all', `4 ⋅ ${s * s}`, all),
          step('known', `${y * y} + ${y * y}`, 2 * y * y),
          step('rest', `${all} − ${2 * y * y}`, 2 * x * x),
          step('half', `$\\sqrt{${2 * x * x} ÷ 2}$`, x),
          step('up', `${mean} + ${x}`, value),
        ],
        claims: [`4 * ${s}^2 = 2 * ${y}^2 + 2 * ${x}^2`],
      };
    },
  },
});

/** Five deviations that add up to 0 with the standard deviation s, for each s. */
const fives = [2, 4, 6, 8].map(deviationsOf);

function deviationsOf(s: number): readonly (readonly number[])[] {
  const from = (least: number): readonly number[] =>
    Array.from({ length: 13 - least }, (_, at) => least + at);
  return from(-12).flatMap((a) =>
    from(a).flatMap((b) =>
      from(b).flatMap((c) =>
        from(c).flatMap((d) => {
          const e = -(a + b + c + d);
          const squares = a * a + b * b + c * c + d * d + e * e;
          return e >= d && squares === 5 * s * s ? [[a, b, c, d, e]] : [];
        }),
      ),
    ),
  );
}

function drawValues(level: Level, random: Random): Params {
  // Of five whole numbers drawn freely, nearly all standard deviations without a fraction are 4.
  const five = level === 2 ? random.pick(fives) : null;
  return random.until(() => {
    const n = level === 1 ? 4 : level === 2 ? 5 : random.pick([6, 8]);
    const offs = Array.from({ length: n - 1 }, () => random.int(-8, 8));
    const all = five ? random.pick(five) : [...offs, -sumOf(offs)];
    const total = sumOf(all.map((one) => one * one));
    const value = Math.sqrt(total / n);
    const mad = sumOf(all.map(Math.abs)) / n;
    const isShort = Number.isInteger(2 * value) && value > 1 && Math.max(...all.map(Math.abs)) <= 12;
    const results = [value, total / n, mad, Math.sqrt(total / (n - 1))].map(tenths);
    const mean = random.int(18, 40);
    return isShort && new Set(results).size === 4
      ? { data: random.pick(rangedData.list), values: random.shuffle(all.map((one) => mean + one)), mean }
      : null;
  });
}
