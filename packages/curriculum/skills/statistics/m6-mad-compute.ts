import { sumOf } from '../../src/chance/counted-data.ts';
import { type RangedData, rangedData } from '../../src/chance/ranged-data.ts';
import { numberSkill, takeDistractors } from '../../src/kit/index.ts';
import { numberLineOf } from '../../src/numbers/signed-numbers.ts';

/** At least one of the values is the mean itself. */
type Params = { data: RangedData; values: readonly number[]; mean: number };

/** Level 1 tells the mean and shows a number line, level 2 has five values, level 3 more. */
export const m6MadCompute = numberSkill('m6-mad-compute', {
  version: 2,
  form: 'decimal',
  scenes: [rangedData],
  text: {
    headline: 'Find the mean absolute deviation',
    list: 'The data are {list}.',
    mean: 'Their mean is {mean, number}.',
    ask: 'What is the mean absolute deviation?',
    right: 'It is the mean distance of the values from their mean.',
    zero: 'This leaves out a value that is equal to the mean. Does its distance count, too?',
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
    'add-why': 'A distance of zero is one of them.',
    'share-do': 'Divide by the number of values.',
    'share-why': 'Each value has one distance.',
    final: '{value}',
  },
  draw({ level, random }): Params {
    return random.until(() => {
      const n = level === 1 ? random.int(4, 5) : level === 2 ? 5 : random.int(6, 8);
      const mean = random.int(14, 40);
      const offs = Array.from({ length: n - 2 }, () => random.int(-8, 8));
      const all = [0, ...offs, -sumOf(offs)];
      const far = sumOf(all.map(Math.abs));
      const zeros = all.filter((off) => off === 0).length;
      const short = (far * 10) % n === 0 && (far * 10) % (n - zeros) === 0;
      const largest = Math.max(...all.map(Math.abs));
      const even = new Set(all).size === all.length || level !== 1;
      const close = largest <= 9 && new Set([far / n, far / (n - zeros), largest]).size === 3;
      if (short && even && close && far > n) {
        const values = random.shuffle(all.map((off) => mean + off));
        return { data: random.pick(rangedData.list), values, mean };
      }

      return null;
    });
  },
  build({ data, values, mean }: Params, { level, step, distractor }) {
    const n = values.length;
    const far = values.map((value) => Math.abs(value - mean));
    const [sum, total] = [sumOf(values), sumOf(far)];
    const value = total / n;
    const zeros = far.filter((distance) => distance === 0).length;
    const words = { list: values.join(', '), mean, value: String(value) };
    const plus = far.join(' + ');
    const [min, max] = [Math.min(...values), Math.max(...values)];
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
        distractor('leaves-out-a-zero-deviation-from-the-count', total / (n - zeros), 'zero'),
        distractor('gives-the-largest-deviation', Math.max(...far), 'largest'),
        distractor('slip', max - min, 'range'),
        distractor('slip', total, 'sum'),
        distractor('slip', mean, 'center'),
      ]),
      steps: [
        level === 1 ? null : step('mean', `${sum} ÷ ${n}`, mean),
        step('far', values.join(', '), far.join(', ')),
        step('add', plus, total),
        step('share', `${total} ÷ ${n}`, value),
      ],
      claims: [`${values.join(' + ')} = ${n} * ${mean}`, `${plus} = ${total}`, `${n} * ${value} = ${total}`],
    };
  },
});
