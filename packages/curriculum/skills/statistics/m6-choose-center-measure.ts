import { boxPlotOf, type FiveNumbers, fiveFrom } from '../../src/chance/five-numbers.ts';
import { type RangedData, rangedData } from '../../src/chance/ranged-data.ts';
import { choiceSkill, type Tools } from '../../src/kit/index.ts';

/**
 * `five` has a long whisker on the side of the tail, or two sides alike; `mean` is pulled to the tail. With `moved`, one end
 * goes that far out.
 */
type Params = {
  data: RangedData;
  tail: 'low' | 'high' | 'none';
  five: FiveNumbers;
  mean: number;
  moved: { readonly end: 'least' | 'most'; readonly to: number } | null;
};

/**
 * Level 1 tells the shape with a picture, level 2 has the picture alone, level 3 compares mean and median. Above level 1
 * some problems ask what one value far out does to both.
 */
export const m6ChooseCenterMeasure = choiceSkill('m6-choose-center-measure', {
  version: 3,
  scenes: [rangedData],
  text: {
    headline: 'Choose the measures',
    plot: 'The box plot shows the data.',
    'shape-low': 'One value is far below the others.',
    'shape-high': 'One value is far above the others.',
    'shape-none': 'The two sides look alike.',
    numbers: 'The median is {median, number} and the mean is {mean, number} {units}.',
    ends: 'The data go from {least, number} to {most, number}.',
    ask: 'Which measures fit these data best?',
    'moved-most': 'Then the largest value is corrected from {most, number} to {to, number}.',
    'moved-least': 'Then the smallest value is corrected from {least, number} to {to, number}.',
    'ask-moved': 'What happens to the mean and the median?',
    'mean-most': 'The mean grows, and the median stays',
    'mean-least': 'The mean falls, and the median stays',
    'both-most': 'The mean and the median both grow',
    'both-least': 'The mean and the median both fall',
    'median-most': 'The median grows, and the mean stays',
    'median-least': 'The median falls, and the mean stays',
    neither: 'The mean and the median both stay',
    'right-moved': 'The sum changes, so the mean does. The middle of the ordered list is as before.',
    'both-why': 'Think of the ordered list. Does another value come to its middle?',
    'median-only-why': 'Which of the two is made from the sum of all values?',
    'neither-why': 'This leaves out the value that changed. Is it a part of the sum?',
    'other-moved': 'Which of the two needs the sum, and which one only the middle?',
    'sum-do': 'Think of the sum of all values.',
    'sum-why': 'One of the values changes, so the sum does.',
    'share-do': 'Share the new sum among the same number of values.',
    'share-why': 'The mean is the sum divided by the count.',
    'list-do': 'Think of the ordered list.',
    'list-why': 'The value that changed is still at the same end, so the middle is as before.',
    robust: 'The median and the IQR',
    plain: 'The mean and the MAD',
    mixed: 'The median and the MAD',
    extreme: 'The mean and the range',
    'right-robust': 'Values far out pull the mean, but hardly move the median and the quartiles.',
    'right-plain': 'Nothing pulls the mean to one side, so the mean and distances from it fit.',
    'mean-why': 'The mean is pulled toward the tail. Which center stays in the middle?',
    'mixed-why': 'The MAD is measured from the mean. Which spread goes with the median?',
    'extreme-why': 'One value far out changes both of these. Which measures does it hardly move?',
    'range-why': 'The range looks at the two ends only. Which spread goes with the mean?',
    'median-why': 'These fit when one side has a tail. Is there one here?',
    other: 'Look for a tail or an outlier first. Then choose a center and the spread that goes with it.',
    'shape-do': 'Look at the shape.',
    'shape-why': 'Compare how far the data reach on both sides of the median.',
    'center-do': 'Choose the center.',
    'center-why': 'A tail pulls the mean but not the median.',
    'center-even': 'With no tail, nothing pulls the mean away from the middle.',
    'spread-do': 'Choose the spread that goes with it.',
    'spread-why': 'The MAD is measured from the mean, and the IQR lies around the median.',
    'final-robust': 'The median and the IQR',
    'final-plain': 'The mean and the MAD',
  },
  draw({ level, random }): Params {
    // Each of the two keys comes in half of the problems.
    const tail = random.pick(['low', 'high', 'none', 'none'] as const);
    const [a, b] = [random.int(4, 6), random.int(2, 4)];
    const far = random.int(15, 22);
    const gaps = { low: [far, b, b, a], high: [a, b, b, far], none: [a, b, b, a] } as const;
    const five = fiveFrom(random.int(11, 30), gaps[tail]);
    const pull = { low: -random.int(2, 3), high: random.int(2, 3), none: 0 }[tail];
    const end = random.pick(['least', 'most'] as const);
    const to = end === 'most' ? five[4] + random.int(15, 30) : random.int(2, 6);
    return {
      data: random.pick(rangedData.list),
      tail,
      five,
      mean: five[2] + pull,
      moved: level > 1 && random.chance(35) ? { end, to } : null,
    };
  },
  build(params: Params, tools) {
    const { data, tail, five, mean, moved } = params;
    if (moved) return farther({ data, five, mean, ...moved }, tools);
    const { level, say, step, distractor } = tools;
    const [least, , median, , most] = five;
    const words = { median, mean, least, most, units: data.units };
    const skewed = tail !== 'none';
    type Key = Parameters<typeof say>[0];
    const option = (key: Key, reason: Key) => ({ value: key, text: say(key), reason: say(reason) });
    const facts = {
      1: [say('plot'), say(`shape-${tail}`)],
      2: [say('plot')],
      3: [say('numbers'), say('ends')],
    }[level];
    const shape = { low: 'a tail on the left', high: 'a tail on the right', none: 'two sides alike' }[tail];
    const center = skewed ? 'the median' : 'the mean';
    const seen = level === 3 ? `from ${least} to ${most}, median ${median}` : 'the box plot';
    const workTo = (looks: string, middle: string, spread: string) => [
      step('shape', seen, looks),
      step('center', looks, middle, { why: skewed ? 'center-why' : 'center-even' }),
      step('spread', middle, spread),
    ];
    return {
      words,
      question: [`${data.key}-who`, ...facts, 'ask'],
      diagram: level === 3 ? null : boxPlotOf(data, five),
      answer: { ...(skewed ? option('robust', 'right-robust') : option('plain', 'right-plain')) },
      distractors: skewed
        ? [
            distractor('chooses-the-mean-for-skewed-data', 'plain', 'mean-why', {
              work: workTo(shape, 'the mean', 'the MAD'),
            }),
            distractor('pairs-the-median-with-the-mad', 'mixed', 'mixed-why', {
              work: workTo(shape, 'the median', 'the MAD'),
            }),
            distractor('ignores-an-outlier', 'extreme', 'extreme-why', {
              work: workTo('two sides alike', 'the mean', 'the range'),
            }),
          ]
        : [
            distractor('pairs-the-median-with-the-mad', 'mixed', 'mixed-why', {
              work: workTo(shape, 'the median', 'the MAD'),
              wrongAt: 2,
            }),
            distractor('gives-the-range-instead', 'extreme', 'range-why', {
              work: workTo(shape, 'the mean', 'the range'),
            }),
            distractor('slip', 'robust', 'median-why'),
          ],
      steps: workTo(shape, center, skewed ? 'the IQR' : 'the MAD'),
      finalAnswer: skewed ? 'final-robust' : 'final-plain',
      claims: [`${most} - ${least} = ${most - least}`],
    };
  },
});

type MovedTools = Pick<
  Tools<
    | 'plot'
    | 'numbers'
    | 'ends'
    | 'both-why'
    | 'median-only-why'
    | 'neither-why'
    | `${'mean' | 'both' | 'median'}-${'least' | 'most'}`
    | 'sum-do'
    | 'sum-why'
    | 'share-do'
    | 'share-why'
    | 'list-do'
    | 'list-why'
  >,
  'level' | 'step' | 'distractor'
>;

/** What happens to the mean and the median when one end of the data goes farther out. */
function farther(
  {
    data,
    five,
    mean: center,
    end,
    to,
  }: Pick<Params, 'data' | 'five' | 'mean'> & NonNullable<Params['moved']>,
  { level, step, distractor }: MovedTools,
) {
  const [least, , median, , most] = five;
  const way = end === 'most' ? 'grows' : 'falls';
  const linesOf = (mean: string, middle: string) => [
    step('sum', 'the sum', `the sum ${mean}`),
    step('share', `the sum ${mean}`, `the mean ${mean}`),
    step('list', 'the middle of the list', `the median ${middle}`),
  ];
  const told = level === 3 ? (['numbers', 'ends'] as const) : (['plot'] as const);
  return {
    words: { median, mean: center, least, most, to, units: data.units },
    question: [`${data.key}-who` as const, ...told, `moved-${end}` as const, 'ask-moved' as const],
    diagram: level === 3 ? null : boxPlotOf(data, five),
    answer: { value: `mean-${end}` as const, reason: 'right-moved' as const },
    otherWrong: 'other-moved' as const,
    distractors: [
      distractor('moves-the-median-with-a-far-value', `both-${end}`, 'both-why', {
        work: linesOf(way, way),
      }),
      distractor('ignores-an-outlier', 'neither', 'neither-why', { work: linesOf('stays', 'stays') }),
      distractor('slip', `median-${end}`, 'median-only-why'),
    ],
    steps: linesOf(way, 'stays'),
    finalAnswer: `mean-${end}` as const,
    claims: [`${most} - ${least} = ${most - least}`],
  };
}
