import { type CountedData, countedData, medianOf, sumOf, wideData } from '../../src/chance/counted-data.ts';
import { markAmount, markOn, numberSkill, type Tools, takeDistractors } from '../../src/kit/index.ts';

/** The list as it is told; at level 3 the last number comes later, or the median of `total` numbers is told and used. */
type Params = { data: CountedData; values: readonly number[]; total: number | null };

/** Level 1 has five numbers, level 2 six or eight, level 3 an odd list to which one more number comes, or what a median says. */
export const m6MedianCompute = numberSkill('m6-median-compute', {
  version: 4,
  byHand: { levels: [1, 2], ask: 'hand-mark' },
  form: 'number',
  scenes: [countedData],
  text: {
    headline: 'Find the median',
    list: 'The numbers are {list}.',
    later: 'Then the number {last, number} joins the list.',
    'total-told': [
      'There are {total, number} numbers, and their median is {middle, number}. None of them is equal to {middle, number}.',
      'The median of all {total, number} numbers is {middle, number}, but none of them is {middle, number}.',
    ],
    'total-ask': [
      'How many of the {things} have more {units} than that?',
      'How many of the {things} have fewer {units} than that?',
    ],
    'right-total': 'Half of the numbers come before the median, and half come after it.',
    'total-all': 'These are all numbers. Which part of them lies on one side of the median?',
    'total-middle': 'This is the median. How many numbers lie on each side of it?',
    'total-rest': 'This takes the median away from the count. What does the median do with the ordered list?',
    'total-quarter': 'This is a quarter. Into how many parts does the median cut the list?',
    'other-total': 'What does the median do with the ordered list?',
    'says-do': 'Say what the median tells.',
    'says-why': 'In order, as many numbers come before the median as after it.',
    'cut-do': 'Divide the count into two equal parts.',
    'cut-why': 'No number lies at the median itself.',
    'sides-do': 'Check that both sides make all numbers.',
    'sides-why': 'Each number lies on one side.',
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
      return fits && named.size === 3 && plain !== low && plain !== high
        ? { data, values, total: level === 3 && random.chance(35) ? 2 * random.int(8, 40) : null }
        : null;
    });
  },
  build({ data, values, total }: Params, tools) {
    if (total !== null) return sidesOf(data, { total, middle: Math.round(medianOf(values)) }, tools);
    const { level, say, step, distractor } = tools;
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

type SideTools = Pick<
  Tools<
    | 'total-all'
    | 'total-middle'
    | 'total-rest'
    | 'total-quarter'
    | 'says-do'
    | 'says-why'
    | 'cut-do'
    | 'cut-why'
    | 'sides-do'
    | 'sides-why'
  >,
  'step' | 'distractor'
>;

/** How many numbers lie on one side of a median that none of them is equal to. */
function sidesOf(
  { key, things, units }: CountedData,
  { total, middle }: { readonly total: number; readonly middle: number },
  { step, distractor }: SideTools,
) {
  const value = total / 2;
  return {
    words: { total, middle, things, units, value: String(value) },
    question: [`${key}-who`, 'total-told', 'total-ask'] as const,
    answer: { value, unit: things, reason: 'right-total' as const },
    otherWrong: 'other-total' as const,
    distractors: takeDistractors(value, [
      distractor('takes-the-median-for-a-count', middle, 'total-middle'),
      distractor('counts-both-sides-of-the-median', total, 'total-all'),
      distractor('slip', total - middle, 'total-rest'),
      ...(total % 4 === 0 ? [distractor('slip', total / 4, 'total-quarter')] : []),
    ]),
    steps: [
      step('says', '', 'half before it, half after it'),
      step('cut', `${total} ÷ 2`, value),
      step('sides', `${value} + ${value}`, total),
    ],
    claims: [`${total} / 2 = ${value}`],
  };
}

/** The one or two numbers in the middle of a list, as it stands. */
function middlesOf(list: readonly number[]): readonly [number, number] {
  return [list[Math.floor((list.length - 1) / 2)] ?? 0, list[Math.floor(list.length / 2)] ?? 0];
}

function middleOf(list: readonly number[]): number {
  const [low, high] = middlesOf(list);
  return (low + high) / 2;
}
