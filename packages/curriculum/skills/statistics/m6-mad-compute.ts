import {
  defineSkill,
  numberLineOf,
  type RangedData,
  rangedData,
  rangedDataText,
  sumOf,
  takeDistractors,
} from '../../src/authoring.ts';

/** At least one of the values is the mean itself. */
type Params = { data: RangedData; values: readonly number[]; mean: number };

/** Level 1 tells the mean and shows a number line, level 2 has five values, level 3 more. */
export const m6MadCompute = defineSkill({
  id: 'm6-mad-compute',
  version: 1,
  form: 'decimal',
  text: {
    en: {
      ...rangedDataText,
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
  },
  draw({ level, random }): Params {
    for (;;) {
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
        return { data: random.pick(rangedData), values, mean };
      }
    }
  },
  build({ data, values, mean }: Params, { level, say }) {
    const n = values.length;
    const far = values.map((value) => Math.abs(value - mean));
    const [sum, total] = [sumOf(values), sumOf(far)];
    const value = total / n;
    const zeros = far.filter((distance) => distance === 0).length;
    const words = { list: values.join(', '), mean, value: String(value) };
    const plus = far.join(' + ');
    const [min, max] = [Math.min(...values), Math.max(...values)];
    type Rule = 'mean' | 'far' | 'add' | 'share';
    const step = (rule: Rule, before: string, after: string) => ({
      ...{ rule, before, after },
      ...{ instruction: say(`${rule}-do`, words), explanation: say(`${rule}-why`) },
    });
    return {
      headline: say('headline'),
      question: [
        say(`${data.key}-who`),
        say('list', words),
        ...(level === 1 ? [say('mean', words)] : []),
        say('ask'),
      ],
      diagram:
        level === 1
          ? numberLineOf({
              ...{ min: min - 1, max: max + 1, step: 1, labelStep: 2 },
              points: values.map((at) => ({ at, label: null })),
            })
          : null,
      answer: { form: 'decimal', value: String(value), unit: data.units, reason: say('right') },
      distractors: takeDistractors(value, [
        {
          misconception: 'leaves-out-a-zero-deviation-from-the-count',
          value: total / (n - zeros),
          reason: say('zero'),
        },
        { misconception: 'gives-the-largest-deviation', value: Math.max(...far), reason: say('largest') },
        { misconception: 'slip', value: max - min, reason: say('range') },
        { misconception: 'slip', value: total, reason: say('sum') },
        { misconception: 'slip', value: mean, reason: say('center') },
      ]),
      steps: [
        ...(level === 1 ? [] : [step('mean', `${sum} ÷ ${n}`, String(mean))]),
        step('far', values.join(', '), far.join(', ')),
        step('add', plus, String(total)),
        step('share', `${total} ÷ ${n}`, String(value)),
      ],
      finalAnswer: say('final', words),
      otherWrong: say('other'),
      claims: [`${values.join(' + ')} = ${n} * ${mean}`, `${plus} = ${total}`, `${n} * ${value} = ${total}`],
    };
  },
});
