import { type CountedData, countedData, medianOf, sumOf, wideData } from '../../src/chance/counted-data.ts';
import { markAmount, markOn, numberSkill, takeDistractors } from '../../src/kit/index.ts';

/** The list as it is told; at level 3 the last number comes later. */
type Params = { data: CountedData; values: readonly number[] };

/** Level 1 has five numbers, level 2 six or eight, level 3 an odd list to which one more number comes. */
export const m6MedianCompute = numberSkill('m6-median-compute', {
  version: 3,
  byHand: { levels: [1, 2], ask: 'hand-mark' },
  form: 'number',
  scenes: [countedData],
  text: {
    headline: 'Find the median',
    list: 'The numbers are {list}.',
    later: 'Then the number {last, number} joins the list.',
    ask: 'What is the median?',
    'ask-all': 'What is the median of all {n, number} numbers?',
    right: 'In order, as many of the numbers come before it as after it.',
    unordered: 'This takes the middle of the list as it stands. What must be done with the list first?',
    one: 'This is one of two middle numbers. What number lies halfway between them?',
    mean: 'This is the mean. The median is the middle number in order.',
    largest: 'This is the largest number. Where is the middle?',
    least: 'This is the smallest number. Where is the middle?',
    other: 'Write the numbers in order. Then go to the middle.',
    'order-do': 'Write the numbers in order.',
    'order-why': 'The middle makes sense only in an ordered list.',
    'middle-do': 'Find the middle.',
    'middle-odd': 'With an odd number of values, one has as many on each side.',
    'middle-even': 'With an even number of values, two are in the middle.',
    'half-do': 'Take the number halfway between the two.',
    'half-why': 'Half of their sum lies halfway.',
    final: '{value}',
  },
  draw({ level, random }): Params {
    return random.until(() => {
      const data = random.pick(wideData);
      const n = level === 1 ? 5 : random.pick([6, 8]);
      const values = Array.from({ length: n }, () => data.low + random.int(0, 12));
      const median = medianOf(values);
      const mean = sumOf(values) / n;
      const plain = middleOf(values);
      const [low, high] = middlesOf(values.toSorted((a, b) => a - b));
      const named = new Set([median, plain, level === 1 ? mean : low]);
      const fits = level === 1 ? Number.isInteger(mean * 5) : low !== high;
      return fits && named.size === 3 && plain !== low && plain !== high ? { data, values } : null;
    });
  },
  build({ data, values }: Params, { level, say, step, distractor }) {
    const n = values.length;
    const sorted = values.toSorted((a, b) => a - b);
    const [low, high] = middlesOf(sorted);
    const [left, right] = middlesOf(values);
    const value = medianOf(values);
    const mean = sumOf(values) / n;
    const odd = n % 2 === 1;
    const told = level === 3 ? values.slice(0, -1) : values;
    const list = `${told.slice(0, -1).join(', ')} and ${told.at(-1)}`;
    const words = { list, n, last: values.at(-1) ?? 0, value: String(value) };
    const order = sorted.join(', ');
    return {
      words,
      question: [`${data.key}-who`, 'list', ...(level === 3 ? [say('later'), say('ask-all')] : [say('ask')])],
      answer: { value, unit: data.units },
      drawn: { make: odd ? markAmount : markOn({ of: 'amounts', parts: 2 }) },
      distractors: takeDistractors(value, [
        distractor('does-not-order-the-data-first', middleOf(values), 'unordered', {
          work: odd
            ? [step('middle', values.join(', '), String(left), { why: 'middle-odd' })]
            : [
                step('middle', values.join(', '), `${left} and ${right}`, { why: 'middle-even' }),
                step('half', `(${left} + ${right}) ÷ 2`, middleOf(values)),
              ],
        }),
        ...(odd
          ? []
          : ([
              distractor('takes-one-of-the-two-middle-values', low, 'one', {
                work: [
                  step('order', values.join(', '), order),
                  step('middle', order, `${low} and ${high}`, { why: 'middle-even' }),
                  step('half', `${low} and ${high}`, low),
                ],
              }),
            ] as const)),
        ...(Number.isInteger(mean * 10)
          ? ([distractor('gives-the-mean-instead', mean, 'mean')] as const)
          : []),
        distractor('slip', sorted.at(-1) ?? 0, 'largest'),
        distractor('slip', sorted[0] ?? 0, 'least'),
      ]),
      steps: [
        step('order', values.join(', '), order),
        step('middle', order, odd ? String(value) : `${low} and ${high}`, {
          why: odd ? 'middle-odd' : 'middle-even',
        }),
        odd ? null : step('half', `(${low} + ${high}) ÷ 2`, value),
      ],
      claims: [`(${low} + ${high}) / 2 = ${value}`],
    };
  },
});

/** The one or two numbers in the middle of a list, as it stands. */
function middlesOf(list: readonly number[]): readonly [number, number] {
  return [list[Math.floor((list.length - 1) / 2)] ?? 0, list[Math.floor(list.length / 2)] ?? 0];
}

function middleOf(list: readonly number[]): number {
  const [low, high] = middlesOf(list);
  return (low + high) / 2;
}
