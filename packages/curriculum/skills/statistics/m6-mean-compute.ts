import {
  type CountedData,
  countedData,
  dotPlotOf,
  medianOf,
  sumOf,
  wideData,
} from '../../src/chance/counted-data.ts';
import {
  markAmount,
  markOn,
  numberSkill,
  type Random,
  type Tools,
  takeDistractors,
} from '../../src/kit/index.ts';

/**
 * The mean of `values`; `other` is a count near theirs. At level 3 all but the last value are told by their mean, or
 * `sides` are the distances from it: those of the values below, and of those above but the last.
 */
type Sides = { readonly mean: number; readonly below: readonly number[]; readonly above: readonly number[] };
type Params = { data: CountedData; values: readonly number[]; other: number; sides: Sides | null };

/** Level 1 has a dot plot and a whole mean, level 2 a list, level 3 a mean to which one more value comes, or its balance. */
export const m6MeanCompute = numberSkill('m6-mean-compute', {
  version: 5,
  byHand: { levels: [1, 2], ask: 'hand-mark' },
  form: 'decimal',
  scenes: [countedData],
  text: {
    headline: 'Find the mean',
    list: 'The numbers are {list}.',
    plot: 'The dot plot shows the data.',
    early: 'The first {k, number} numbers have a mean of {early, number}.',
    later: 'The next number is {last, number}.',
    'mean-told': [
      'The mean is {mean, number} {units}. Below it lie {low}.',
      'The numbers have a mean of {mean, number} {units}. Below the mean lie {low}.',
    ],
    'above-told':
      'Above it lie {high} and one more number. No number is equal to the mean. Which number is it?',
    'right-balance': 'The distances below the mean and above it have the same sum.',
    'balance-distance': 'This is a distance from the mean. Which number lies that far above it?',
    'balance-below': 'This goes down from the mean. On which side does the number lie?',
    'balance-all':
      'This puts all distances below the mean on this number. What do the others above it balance?',
    'balance-mean': 'This is the mean. Do both sides balance then?',
    'other-balance': 'Add the distances below the mean. How much of that is still missing above it?',
    'below-do': 'Add the distances of the numbers below the mean.',
    'below-why': 'The mean is the balance point. So the distances above it have this sum, too.',
    'rest-do': 'Subtract the distances that are known above it.',
    'rest-why': 'The rest is the distance of the last number.',
    'up-do': 'Go up from the mean by this distance.',
    'up-why': 'The number lies above the mean.',
    ask: 'What is the mean number of {units}?',
    'ask-all': 'What is the mean of all {n, number} numbers?',
    right: 'If all were shared fairly, each of the {things} would have this many.',
    few: 'This shares {sum, number} among one too few. How many values are there?',
    many: 'This shares {sum, number} among one too many. How many values are there?',
    number: 'This is how many values there are. What is the fair share?',
    median: 'This is the middle number in order. The mean shares out the whole sum.',
    sum: 'This is the sum of all values. How is it shared fairly?',
    halfway: 'This lies halfway between the two numbers. How many values does the first mean stand for?',
    largest: 'This is the largest value. Where is the fair share?',
    other: 'Add all values. Then share the sum by the number of values.',
    'other-early': 'Find the sum of the first numbers from their mean. Which number joins them?',
    'add-do': 'Add all values.',
    'add-why': 'The sum is all there is to share.',
    'count-do': 'Count the values.',
    'count-why': 'Each value counts, even when it is equal to another one.',
    'share-do': 'Divide the sum by the number of values.',
    'share-why': 'The mean is the fair share.',
    'back-do': 'Find the sum of the first {k, number} numbers.',
    'back-why': 'The mean times the number of values gives the sum.',
    'join-do': 'Add the next number.',
    'join-why': 'Now the sum holds all {n, number} numbers.',
    final: '{value}',
  },
  draw({ level, random }): Params {
    return random.until(() => {
      const data = random.pick(wideData);
      const n = level === 1 ? random.int(5, 6) : random.int(5, 8);
      const values = Array.from({ length: n }, () => data.low + random.int(0, level === 1 ? 5 : 9));
      const sum = sumOf(values);
      const tenths = (count: number, of = sum) => (of * 10) % count === 0;
      const other = [n - 1, n + 1].find((count) => tenths(count));
      const early = sum - (values.at(-1) ?? 0);
      const fits = level === 1 ? sum % n === 0 : tenths(n) && (level === 2 || early % (n - 1) === 0);
      // A next value that is the mean would change nothing, so nothing would have to be found.
      const tells = level === 3 ? early !== (n - 1) * (values.at(-1) ?? 0) : medianOf(values) !== sum / n;
      const sides = level === 3 && random.chance(40) ? drawSides(data, random) : null;
      return fits && other && tells ? { data, values, other, sides } : null;
    });
  },
  build({ data, values, other, sides }: Params, tools) {
    if (sides) return balanceOf(data, sides, tools);
    const { level, say, step, distractor } = tools;
    const { key, things, units } = data;
    const [n, sum, last] = [values.length, sumOf(values), values.at(-1) ?? 0];
    const [k, early] = [n - 1, (sum - last) / (n - 1)];
    const value = sum / n;
    const words = {
      list: listText(values),
      things,
      units,
      n,
      k,
      sum,
      last,
      early: level === 3 ? early : 0,
      value: String(value),
    };
    // A dot plot is read from left to right.
    const read = level === 1 ? values.toSorted((a, b) => a - b) : values;
    const plus = read.join(' + ');
    const facts = {
      1: [say('plot'), say('ask')],
      2: [say('list'), say('ask')],
      3: [say('early'), say('later'), say('ask-all')],
    }[level];
    const toSum =
      level === 3
        ? [step('back', `${early} × ${k}`, sum - last), step('join', `${sum - last} + ${last}`, sum)]
        : [step('add', plus, sum)];
    return {
      words,
      question: [`${key}-who`, ...facts],
      diagram: level === 1 ? dotPlotOf(data, values) : null,
      answer: { value, unit: units },
      // The median of an even list has halves.
      drawn: { make: level === 1 ? markOn({ of: 'amounts', parts: 2 }) : markAmount },
      distractors: takeDistractors(value, [
        distractor('divides-by-the-wrong-count', sum / other, other < n ? 'few' : 'many', {
          work: [...toSum, step('share', `${sum} ÷ ${other}`, sum / other)],
        }),
        ...(level === 3
          ? ([distractor('slip', (early + last) / 2, 'halfway')] as const)
          : [distractor('gives-the-median-instead', medianOf(values), 'median', { work: [] })]),
        distractor('gives-the-sum', sum, 'sum'),
        ...(level < 3 ? ([distractor('slip', Math.max(...values), 'largest')] as const) : []),
        distractor('slip', n, 'number'),
      ]),
      otherWrong: level === 3 ? 'other-early' : 'other',
      steps: [
        ...toSum,
        level < 3 && step('count', level === 1 ? 'the dots' : 'the list', n),
        step('share', `${sum} ÷ ${n}`, value),
      ],
      claims: [`${plus} = ${sum}`, `${n} * ${value} = ${sum}`],
    };
  },
});

type BalanceTools = Pick<
  Tools<
    | 'below-do'
    | 'below-why'
    | 'rest-do'
    | 'rest-why'
    | 'up-do'
    | 'up-why'
    | 'balance-distance'
    | 'balance-below'
    | 'balance-all'
    | 'balance-mean'
  >,
  'step' | 'distractor'
>;

/** The last number above the mean, found by the distances on both sides. */
function balanceOf(
  { key, units }: CountedData,
  { mean, below, above }: Sides,
  { step, distractor }: BalanceTools,
) {
  const [down, up] = [sumOf(below), sumOf(above)];
  const rest = down - up;
  const value = mean + rest;
  return {
    words: {
      mean,
      units,
      low: listText(below.map((far) => mean - far)),
      high: listText(above.map((far) => mean + far)),
      value: String(value),
    },
    question: [`${key}-who`, 'mean-told', 'above-told'] as const,
    answer: { value, reason: 'right-balance' as const },
    otherWrong: 'other-balance' as const,
    distractors: takeDistractors(value, [
      distractor('balances-without-the-other-values-above', mean + down, 'balance-all'),
      distractor('gives-the-distance-from-the-mean', rest, 'balance-distance'),
      distractor('slip', mean - rest, 'balance-below'),
      distractor('slip', mean, 'balance-mean'),
    ]),
    steps: [
      step('below', below.join(' + '), down),
      step('rest', `${down} − ${above.join(' − ')}`, rest),
      step('up', `${mean} + ${rest}`, value),
    ],
    claims: [`${below.join(' + ')} = ${above.join(' + ')} + ${rest}`],
  };
}

/** Distances of three or two numbers on each side, the last one above left open. */
function drawSides(data: CountedData, random: Random): Sides {
  return random.until(() => {
    const mean = data.low + random.int(5, 7);
    const below = [random.int(1, 5), random.int(1, 5), random.int(1, 5)];
    const above = random.chance(50) ? [random.int(1, 3)] : [random.int(1, 3), random.int(1, 3)];
    const rest = sumOf(below) - sumOf(above);
    return rest > 1 && rest < 8 ? { mean, below, above } : null;
  });
}

function listText(values: readonly number[]): string {
  return values.length === 1 ? String(values[0]) : `${values.slice(0, -1).join(', ')} and ${values.at(-1)}`;
}
