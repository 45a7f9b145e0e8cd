import { sumOf } from '../../src/chance/counted-data.ts';
import { type RangedData, rangedData } from '../../src/chance/ranged-data.ts';
import { numberSkill, type Random, type Tools, takeDistractors } from '../../src/kit/index.ts';
import { numberLineOf } from '../../src/numbers/signed-numbers.ts';

/**
 * At levels 1 and 2 at least one of the values is the mean itself. Where values are moved, the mean and the mean distance
 * are told: all grow by as much, or each moves away from the mean.
 */
type Params = { data: RangedData; values: readonly number[]; mean: number; moved: Moved | null };
type Moved = { readonly way: 'all' | 'apart'; readonly mad: number; readonly shift: number };

/**
 * Level 1 tells the mean and shows a number line, level 2 has five values, level 3 has more, and often none of them is the
 * mean, or it moves the values and asks what that does. The stretch problem compares two lists with the same mean.
 */
export const m6MadCompute = numberSkill('m6-mad-compute', {
  version: 4,
  form: 'decimal',
  scenes: [rangedData],
  text: {
    headline: 'Find the mean absolute deviation',
    list: 'The data are {list}.',
    mean: 'Their mean is {mean, number}.',
    'mad-told':
      'The mean is {mean, number} {units}, and the mean absolute deviation is {mad, number} {units}.',
    'all-move': [
      'Then every number grows by {shift, number}.',
      'Then {shift, number} is added to every number.',
    ],
    'apart-move': [
      'Then every number moves {shift, number} farther away from the mean. The mean stays the same.',
      'The mean stays, but then every number is {shift, number} farther away from it.',
    ],
    'ask-now': 'What is the mean absolute deviation now?',
    'right-all': 'The mean moves with the numbers, so no distance from it changes.',
    'right-apart': 'Each distance grows by as much, and so does the mean of the distances.',
    'with-center': 'This moves with the numbers. How far is each number from the new mean?',
    'as-before': 'This stays as it was. Is each number still as far from the mean?',
    'new-center': 'This is the mean. Now ask how far the numbers are from it.',
    'less-spread': 'This gets smaller. Do the numbers come closer to the mean?',
    'other-moved': 'Ask for each number how far it is from the mean, before and after.',
    'center-do': 'Find the new mean.',
    'center-why': 'When every number grows by as much, the mean grows by it, too.',
    'same-do': 'Compare the distances from the mean with those before.',
    'same-why': 'Both ends of each distance have moved by as much.',
    'again-do': 'Take the mean of the distances.',
    'again-why': 'It is a number about distances only.',
    'wider-do': 'Compare each distance with the one before.',
    'wider-why': 'On both sides, the numbers move away from the mean.',
    'grown-do': 'Add as much to the mean of the distances.',
    'grown-why': 'All distances have grown by the same.',
    'check-do': 'Check by going back.',
    'check-why': 'The mean absolute deviation from before must come out.',
    ask: 'What is the mean absolute deviation?',
    right: 'It is the mean distance of the values from their mean.',
    zero: 'This leaves out {zeros, plural, one {a value that is equal to the mean. Does its distance} other {the values that are equal to the mean. Do their distances}} count, too?',
    largest: 'This is the largest distance from the mean. What is the mean of all distances?',
    range: 'This is the range. How far are the values from the mean?',
    sum: 'This adds the distances. How do you get their mean?',
    center: 'This is the mean of the values. Now ask how far they are from it.',
    other: 'Find how far each value is from the mean. Then take the mean of these distances.',
    'mean-do': 'Find the mean.',
    'mean-why': 'The distances are measured from it.',
    'far-do': 'Find how far each value is from {mean, number}.',
    'far-why': 'A distance is never below zero, on either side of the mean.',
    'add-do': 'Add the distances.',
    'add-why':
      '{zeros, plural, one {A distance of zero is one of them} other {Distances of zero are among them}}.',
    'all-why': 'Their sum is what is shared among the values.',
    'share-do': 'Divide by the number of values.',
    'share-why': 'Each value has one distance.',
    final: '{value}',
    'two-lists': [
      'One week it finds {first}, the next week {second}.',
      'One day it finds {first}, another day {second}.',
    ],
    'same-mean': ['Both lists have a mean of {mean, number}.', 'The mean of each list is {mean, number}.'],
    'ask-more': 'By how much is the mean absolute deviation of the second list greater?',
    'right-more': 'It is the difference of the two mean distances.',
    'second-only':
      'This is the mean absolute deviation of the second list. How much is that of the first one?',
    'sums-only': 'This compares the sums of the distances. How do you get their means?',
    'zero-more': 'This leaves out a distance of zero in the second list. Does it count, too?',
    'largest-more': 'This compares the largest distances. What is the mean of all distances?',
    'other-more': 'Find the mean distance from {mean, number} for each list. Then compare.',
    'far-one-do': 'Find how far the values of the first list are from {mean, number}.',
    'share-one-do': 'Find the mean of these distances.',
    'share-one-why': 'It is the mean absolute deviation of the first list.',
    'far-two-do': 'Do the same with the second list.',
    'share-two-do': 'Find the mean of these distances as well.',
    'share-two-why': 'It is the mean absolute deviation of the second list.',
    'compare-do': 'Subtract the first from the second.',
    'compare-why': 'The question asks how much greater it is.',
  },
  draw({ level, random }): Params {
    return random.until(() => {
      const n = level === 1 ? random.int(4, 5) : level === 2 ? 5 : random.int(6, 8);
      const mean = random.int(14, 40);
      const isBeside = level === 3 && random.chance(60);
      const offs = Array.from({ length: n - (isBeside ? 1 : 2) }, () => random.int(-8, 8));
      const all = [...(isBeside ? [] : [0]), ...offs, -sumOf(offs)];
      const far = sumOf(all.map(Math.abs));
      const zeros = all.filter((off) => off === 0).length;
      const short = (far * 10) % n === 0 && (far * 10) % (n - zeros) === 0;
      const largest = Math.max(...all.map(Math.abs));
      const even = new Set(all).size === all.length || level !== 1;
      const close =
        largest <= 9 && new Set([far / n, far / (n - zeros), largest]).size === (zeros > 0 ? 3 : 2);
      if (isBeside && (zeros > 0 || mean * n > 10 * far)) return null;
      if (short && even && close && far > n) {
        const values = random.shuffle(all.map((off) => mean + off));
        const moved = level === 3 && random.chance(35) ? drawMoved(random) : null;
        return { data: random.pick(rangedData.list), values, mean, moved };
      }

      return null;
    });
  },
  build({ data, values, mean, moved }: Params, tools) {
    if (moved) return afterMoving({ data, mean, ...moved }, tools);
    const { level, step, distractor } = tools;
    const n = values.length;
    const far = values.map((value) => Math.abs(value - mean));
    const [sum, total] = [sumOf(values), sumOf(far)];
    const value = total / n;
    const zeros = far.filter((distance) => distance === 0).length;
    const words = { list: values.join(', '), mean, value: String(value), zeros };
    const plus = far.join(' + ');
    const [min, max] = [Math.min(...values), Math.max(...values)];
    const toSum = [
      level === 1 ? null : step('mean', `${sum} ÷ ${n}`, mean),
      step('far', values.join(', '), far.join(', ')),
      step('add', plus, total, { why: zeros === 0 ? 'all-why' : 'add-why' }),
    ];
    return {
      words,
      question: [`${data.key}-who`, 'list', level === 1 ? 'mean' : null, 'ask'],
      diagram:
        level === 1
          ? numberLineOf({
              min: min - 1,
              max: max + 1,
              step: 1,
              labelStep: 2,
              points: values.map((at) => ({ at, label: null })),
            })
          : null,
      answer: { value, unit: data.units },
      distractors: takeDistractors(value, [
        ...(zeros > 0
          ? [
              distractor('leaves-out-a-zero-deviation-from-the-count', total / (n - zeros), 'zero', {
                work: [...toSum, step('share', `${total} ÷ ${n - zeros}`, total / (n - zeros))],
              }),
            ]
          : []),
        distractor('gives-the-largest-deviation', Math.max(...far), 'largest', {
          work: [...toSum.slice(0, -1), step('share', 'the largest distance', Math.max(...far))],
        }),
        ...(zeros === 0 ? [distractor('confuses-center-and-spread', mean, 'center')] : []),
        distractor('slip', max - min, 'range'),
        distractor('slip', total, 'sum'),
        distractor('slip', mean, 'center'),
      ]),
      steps: [...toSum, step('share', `${total} ÷ ${n}`, value)],
      claims: [`${values.join(' + ')} = ${n} * ${mean}`, `${plus} = ${total}`, `${n} * ${value} = ${total}`],
    };
  },
  stretch: {
    draw: ({ random }) =>
      random.until(() => {
        const mean = random.int(15, 40);
        // Thirds of the second sum stay short.
        const wide = random.pick([6, 9, 12]);
        const a = random.int(1, wide - 1);
        const [c, d] = [random.int(1, 2), random.int(1, wide / 3)];
        const listOf = (offs: readonly number[]) => random.shuffle(offs.map((off) => mean + off));
        // No difference is one, so that units stand in the plural.
        if (c + d + 2 === wide) return null;
        return {
          data: random.pick(rangedData.list),
          mean,
          first: listOf([-c, c, -d, d]),
          second: listOf([0, -a, a - wide, wide]),
        };
      }),
    build({ data, mean, first, second }, { step, distractor }) {
      const farOf = (list: readonly number[]) => list.map((value) => Math.abs(value - mean));
      const [near, far] = [farOf(first), farOf(second)];
      const [small, large] = [sumOf(near) / 4, sumOf(far) / 4];
      const value = large - small;
      const shareOf = (list: readonly number[]): string => `(${list.join(' + ')}) ÷ 4`;
      return {
        words: { first: first.join(', '), second: second.join(', '), mean, value: String(value) },
        question: [`${data.key}-who`, 'two-lists', 'same-mean', 'ask-more'],
        answer: { value, unit: data.units, reason: 'right-more' },
        distractors: takeDistractors(value, [
          distractor('leaves-out-a-zero-deviation-from-the-count', sumOf(far) / 3 - small, 'zero-more'),
          distractor('gives-the-largest-deviation', Math.max(...far) - Math.max(...near), 'largest-more'),
          distractor('slip', large, 'second-only'),
          distractor('slip', 4 * value, 'sums-only'),
        ]),
        otherWrong: 'other-more',
        steps: [
          step('far-one', first.join(', '), near.join(', '), { why: 'far-why' }),
          step('share-one', shareOf(near), small),
          step('far-two', second.join(', '), far.join(', '), { why: 'far-why' }),
          step('share-two', shareOf(far), large),
          step('compare', `${large} − ${small}`, value),
        ],
        claims: [
          `${second.join(' + ')} = 4 * ${mean}`,
          `${first.join(' + ')} = 4 * ${mean}`,
          `${large} - ${small} = ${value}`,
        ],
      };
    },
  },
});

type MovedTools = Pick<
  Tools<
    | 'with-center'
    | 'as-before'
    | 'new-center'
    | 'less-spread'
    | 'center-do'
    | 'center-why'
    | 'same-do'
    | 'same-why'
    | 'again-do'
    | 'again-why'
    | 'wider-do'
    | 'wider-why'
    | 'grown-do'
    | 'grown-why'
    | 'check-do'
    | 'check-why'
  >,
  'step' | 'distractor'
>;

function drawMoved(random: Random): Moved {
  return random.until(() => {
    const way = random.pick(['all', 'apart'] as const);
    const [mad, shift] = [random.int(4, 16) / 2, random.int(1, 5)];
    return shift < mad - 1 ? { way, mad, shift } : null;
  });
}

/** What the mean absolute deviation is after the values have moved. */
function afterMoving(
  { data, mean, way, mad, shift }: Moved & Pick<Params, 'data' | 'mean'>,
  { step, distractor }: MovedTools,
) {
  const isAll = way === 'all';
  const value = isAll ? mad : mad + shift;
  return {
    words: { units: data.units, mean, mad, shift, value: String(value) },
    question: [`${data.key}-who` as const, 'mad-told' as const, `${way}-move` as const, 'ask-now' as const],
    answer: { value, unit: data.units, reason: `right-${way}` as const },
    otherWrong: 'other-moved' as const,
    distractors: takeDistractors(value, [
      isAll
        ? distractor('moves-the-spread-with-the-values', mad + shift, 'with-center')
        : distractor('keeps-the-spread-when-values-move-apart', mad, 'as-before'),
      distractor('confuses-center-and-spread', isAll ? mean + shift : mean, 'new-center'),
      distractor('slip', mad - shift, 'less-spread'),
    ]),
    steps: isAll
      ? [
          step('center', `${mean} + ${shift}`, mean + shift),
          step('same', 'each distance', 'as before'),
          step('again', 'the mean distance', mad),
        ]
      : [
          step('wider', 'each distance', `${shift} more than before`),
          step('grown', `${mad} + ${shift}`, value),
          step('check', `${value} − ${shift}`, mad),
        ],
    claims: [isAll ? `${mean} + ${shift} = ${mean + shift}` : `${mad} + ${shift} = ${value}`],
  };
}
