import type { DiagramOf } from '@playforward/diagram';
import { type GroupPair, groupPairs } from '../../src/chance/group-pairs.ts';
import { type Level, numberSkill, type Random, takeDistractors } from '../../src/kit/index.ts';
import { isShort } from '../../src/numbers/linear-sides.ts';

/**
 * Both means and their shared MAD; they are `times` MADs apart. `dots` are both samples, where shown. Either group has the
 * greater mean, and under `lowFirst` the lower one is told first; level 3 then tells the greater one and asks for the lower.
 */
type Params = {
  pair: GroupPair;
  swapped: boolean;
  lowFirst: boolean;
  high: number;
  low: number;
  mad: number;
  times: number;
  dots: readonly (readonly number[])[];
};

/** Level 1 has whole numbers and mostly two dot plots, level 2 decimals, level 3 asks for the other mean. */
export const m7MadMultiple = numberSkill('m7-mad-multiple', {
  version: 6,
  form: 'decimal',
  scenes: [groupPairs],
  text: {
    headline: 'Measure the gap in MADs',
    'values-a': 'For {a}, the values are {listA} {unit}.',
    'values-b': 'For {b}, they are {listB} {unit}.',
    'same-mad': 'Both samples have the same MAD.',
    'ask-data': 'How many MADs apart are the means?',
    'right-data': 'The gap between the means is counted in steps of one MAD.',
    'sum-data': 'This divides by all distances together. What is their mean?',
    'other-data': 'Find both means and their gap. Then find the MAD from the distances to a mean.',
    'mean-a-do': 'Find the mean of the first sample.',
    'mean-b-do': 'Find the mean of the second sample.',
    'mean-why': 'Share the sum among all values.',
    'between-do': 'Subtract the means.',
    'between-why': 'This tells how far apart the centers are.',
    'distances-do': 'Add the distances of the first values from their mean.',
    'distances-why': 'No distance is below zero.',
    'mad-do': 'Divide by the number of values.',
    'mad-why': 'The MAD is the mean of the distances.',
    'count-do': 'Divide the gap by the MAD.',
    'count-why': 'This counts how many MADs fit into the gap.',
    means:
      'The mean is {m1, number} {unit} for {a} and {m2, number} for {b}. Each MAD is {mad, number} {unit}.',
    plots: 'The dot plots show both samples.',
    ask: 'How many MADs apart are the means?',
    'told-back':
      'The mean is {known, number} {unit} for {b}, and each MAD is {mad, number} {unit}. The mean for {a} is higher by {times, number} MADs.',
    'told-down':
      'The mean is {known, number} {unit} for {b}, and each MAD is {mad, number} {unit}. The mean for {a} is lower by {times, number} MADs.',
    'ask-back': 'What is the mean for {a}?',
    right: 'The difference of the means is counted in MADs, the usual distance of a value from its mean.',
    'right-back': 'Each MAD brings the same number of {unit}.',
    difference: 'This is the difference itself. How many MADs fit into it?',
    rounded: 'The number is rounded here.',
    inverts: 'This compares the MAD with the difference. Which one is measured by the other?',
    adds: 'This adds the two MADs. They measure the same spread, so how many do you need?',
    lower: 'This goes down from the known mean. Which mean is higher?',
    higher: 'This goes up from the known mean. Which mean is lower?',
    single: 'This goes one MAD from the known mean. How many MADs apart are the means?',
    count: 'This goes {times, number} {unit} from the known mean. How many {unit} is each MAD?',
    other: 'Find the difference of the means. How many MADs fit into it?',
    'other-back':
      'Multiply the MAD by the number of MADs. On which side of the known mean does the other one lie?',
    'gap-do': 'Subtract the means.',
    'gap-why': 'This tells how far apart the centers are.',
    'over-do': 'Divide by the MAD.',
    'over-why': 'This counts how many MADs fit into the difference.',
    'check-do': 'Check it.',
    'check-why': 'This many MADs must make the difference.',
    'times-do': 'Multiply the MAD.',
    'times-why': 'This is the difference of the means.',
    'add-do': 'Add it to the lower mean.',
    'add-why': 'The other mean is higher.',
    'take-do': 'Subtract it from the higher mean.',
    'take-why': 'The other mean is lower.',
    final: 'The means are {shown} MADs apart.',
    'final-back': 'The mean is {shown} {unit}.',
  },
  draw: ({ level, random }): Params => drawMeans(level, random),
  build({ pair, swapped, lowFirst, high, low, mad, times, dots }: Params, { level, step, distractor }) {
    const gap = tenth(high - low);
    const inverse = Math.round((100 * mad) / gap) / 100;
    const isBack = level === 3;
    const [m1, m2] = lowFirst ? [low, high] : [high, low];
    // The other mean is told at level 3, and every way goes from it to the one that is asked for.
    const [known, way] = lowFirst ? [high, -1] : [low, 1];
    const value = isBack ? m1 : times;
    const [a, b] = swapped === lowFirst ? [pair.a, pair.b] : [pair.b, pair.a];
    const words = { m1, m2, known, mad, times, unit: pair.unit, a, b, shown: String(value) };
    return {
      words,
      question: isBack
        ? [`${pair.key}-told`, lowFirst ? 'told-down' : 'told-back', 'ask-back']
        : [`${pair.key}-told`, dots.length > 0 && 'plots', 'means', 'ask'],
      diagram: dots.length > 0 ? plotOf(pair, swapped, dots) : null,
      answer: { value, reason: isBack ? 'right-back' : 'right' },
      distractors: isBack
        ? [
            distractor('adds-instead-of-multiplying', tenth(known + way * times), 'count'),
            distractor('uses-the-wrong-sign', tenth(known - way * gap), lowFirst ? 'higher' : 'lower'),
            distractor('slip', tenth(known + way * mad), 'single'),
          ]
        : [
            distractor('gives-the-difference-itself', gap, 'difference'),
            distractor('adds-the-two-mads', times / 2, 'adds'),
            distractor('divides-the-mad-by-the-difference', inverse, [
              Math.abs(inverse * gap - mad) > 1e-9 && 'rounded',
              'inverts',
            ]),
          ],
      otherWrong: isBack ? 'other-back' : 'other',
      finalAnswer: isBack ? 'final-back' : 'final',
      steps: isBack
        ? [
            step('times', `${times} × ${mad}`, gap),
            lowFirst ? step('take', `${high} − ${gap}`, low) : step('add', `${low} + ${gap}`, high),
            step('check', `(${high} − ${low}) ÷ ${mad}`, times),
          ]
        : [
            step('gap', `${high} − ${low}`, gap),
            step('over', `${gap} ÷ ${mad}`, times),
            step('check', `${times} × ${mad}`, gap),
          ],
      claims: [`${high} - ${low} = ${times} * ${mad}`],
    };
  },
  stretch: {
    draw: ({ random }) => drawData(random),
    build({ pair, swapped, first, second, mad, listA, listB }, { step, distractor }) {
      const [a, b] = swapped ? [pair.b, pair.a] : [pair.a, pair.b];
      const [high, low] = [Math.max(first, second), Math.min(first, second)];
      const gap = high - low;
      const value = gap / mad;
      const sum = (list: readonly number[]): number => list.reduce((all, one) => all + one, 0);
      const distances = listA.map((one) => Math.abs(one - first));
      return {
        words: {
          a,
          b,
          unit: pair.unit,
          listA: listA.join(', '),
          listB: listB.join(', '),
          shown: String(value),
        },
        question: [`${pair.key}-told`, 'values-a', 'values-b', 'same-mad', 'ask-data'],
        answer: { value, reason: 'right-data' },
        otherWrong: 'other-data',
        distractors: takeDistractors(
          value,
          [
            distractor('gives-the-difference-itself', gap, 'difference'),
            distractor('adds-the-two-mads', value / 2, 'adds'),
            distractor('slip', gap / sum(distances), 'sum-data'),
          ].filter((one) => isShort(one.value)),
        ),
        steps: [
          step('mean-a', `(${listA.join(' + ')}) ÷ 5`, first, { why: 'mean-why' }),
          step('mean-b', `(${listB.join(' + ')}) ÷ 5`, second, { why: 'mean-why' }),
          step('between', `${high} − ${low}`, gap),
          step('distances', distances.join(' + '), sum(distances)),
          step('mad', `${sum(distances)} ÷ 5`, mad),
          step('count', `${gap} ÷ ${mad}`, value),
        ],
        claims: [`${high} - ${low} = ${value} * ${mad}`],
      };
    },
  },
});

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

function drawMeans(level: Level, random: Random): Params {
  return random.until(() => {
    const pair = random.pick(groupPairs.list);
    const times = random.pick(level === 1 ? [2, 3, 4] : [0.5, 0.8, 1.5, 2.5, 3, 3.5, 2]);
    const mad = tenth(pair.spread * random.pick(level === 1 ? [1, 2] : [0.6, 0.8, 0.9, 1.2, 1.4, 1.5]));
    const low = random.int(pair.low, pair.high - Math.round(pair.spread));
    const gap = tenth(times * mad);
    const high = tenth(low + gap);
    const lowFirst = random.chance(50);
    const [key, known, way] = lowFirst ? [low, high, -1] : [high, low, 1];
    // The dots reach to two and a half MADs below a mean, and no wait is shorter than nothing.
    const isPlain =
      Math.abs(times * mad - gap) < 1e-9 && high <= pair.high + 2 * pair.spread && low > 2.5 * mad;
    const inverse = Math.round((100 * mad) / gap) / 100;
    const values =
      level === 3
        ? [key, tenth(known + way * times), tenth(known - way * gap), tenth(known + way * mad)]
        : [times, gap, times / 2, inverse];
    const isApart =
      new Set(values).size === 4 &&
      values.every((one) => one > (level === 3 ? key / 15 : 0) && one < 18 * (level === 3 ? key : times));
    return isPlain && isApart && mad !== 1 && mad !== times && Math.abs(inverse * gap - mad) < gap * 0.006
      ? {
          pair,
          swapped: random.chance(50),
          lowFirst,
          high,
          low,
          mad,
          times,
          dots: level === 1 ? drawDots(random, [high, low], mad) : [],
        }
      : null;
  });
}

/** Distances of five values from their mean, by the sum of their sizes. */
const deviations: Readonly<Record<6 | 8 | 10, readonly (readonly number[])[]>> = {
  6: [
    [-2, -1, 0, 1, 2],
    [-3, 0, 0, 1, 2],
    [-2, -1, 0, 0, 3],
  ],
  8: [
    [-3, -1, 0, 1, 3],
    [-4, 0, 1, 1, 2],
    [-2, -2, 0, 1, 3],
  ],
  10: [
    [-4, -1, 0, 2, 3],
    [-3, -2, 0, 1, 4],
    [-5, 0, 1, 2, 2],
  ],
};

/** A sample of five around each mean; none where the MAD leads to no whole numbers. */
function drawDots(random: Random, means: readonly number[], mad: number): readonly (readonly number[])[] {
  const times = mad / 2;
  if (!Number.isInteger(times)) return [];
  return means.map((mean) => random.pick(deviations[10]).map((one) => mean + one * times));
}

function plotOf(
  { label, names }: GroupPair,
  swapped: boolean,
  [values = [], below = []]: readonly (readonly number[])[],
): DiagramOf<'dot-plot'> {
  const all = [...values, ...below];
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const step = most - least > 150 ? 10 : most - least > 60 ? 5 : most - least > 28 ? 2 : 1;
  return {
    kind: 'dot-plot',
    min: Math.floor((least - 1) / step) * step,
    max: Math.ceil((most + 1) / step) * step,
    step,
    label,
    values: [...values],
    second: { names: swapped ? [names[1], names[0]] : [names[0], names[1]], values: [...below] },
  };
}

/** Two samples of five with one MAD; every way that goes wrong ends after two places. */
function drawData(random: Random) {
  return random.until(() => {
    const pair = random.pick(groupPairs.list);
    const size = random.pick([6, 8, 10] as const);
    const times = random.int(1, 6);
    const mad = tenth((size * times) / 5);
    const second = random.int(pair.low, pair.high);
    const first = second + random.int(2, Math.max(4, 4 * pair.spread));
    const sample = (mean: number): readonly number[] =>
      random.shuffle(random.pick(deviations[size]).map((one) => mean + one * times));
    const gap = first - second;
    const isTrue =
      mad >= pair.spread * 0.6 && mad <= 2 * pair.spread && mad !== 1 && first <= pair.high + pair.spread;
    const isPlain = [gap / mad, gap / mad / 2, gap / (5 * mad)].every(isShort);
    // Every value is one that such a thing can have.
    const isLikely =
      second - 5 * times >= pair.low - 2 * pair.spread && first + 4 * times <= pair.high + 3 * pair.spread;
    const isOpen =
      isTrue &&
      isPlain &&
      gap > 0.8 * mad &&
      gap !== mad &&
      gap < 5 * mad &&
      mad < 15 &&
      second > 5 * times &&
      isLikely;
    if (!isOpen) return null;
    const [one, other] = random.chance(50) ? [first, second] : [second, first];
    const lists = { listA: sample(one), listB: sample(other) };
    return { pair, swapped: random.chance(50), first: one, second: other, mad, ...lists };
  });
}
