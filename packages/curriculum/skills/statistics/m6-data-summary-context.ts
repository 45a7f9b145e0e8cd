import { boxPlotOf, type FiveNumbers, fiveFrom } from '../../src/chance/five-numbers.ts';
import { type RangedData, rangedData } from '../../src/chance/ranged-data.ts';
import { choiceSkill, type Tools } from '../../src/kit/index.ts';

/**
 * `n` data with these five numbers; the greatest, or the least, is far from the others. With `mad` the two sides are alike,
 * and the mean is the median.
 */
type Params = { data: RangedData; five: FiveNumbers; n: number; far: 'least' | 'most'; mad: number | null };

/**
 * Level 1 tells the five numbers with a picture, level 2 has the picture, level 3 the numbers in words alone. Above level 1
 * the two sides may be alike, so that mean and MAD fit.
 */
export const m6DataSummaryContext = choiceSkill('m6-data-summary-context', {
  version: 3,
  scenes: [rangedData],
  text: {
    headline: 'Choose the complete summary',
    plot: 'The box plot shows {n, number} {things}.',
    ends: 'There are {n, number} {things}, from {least, number} to {most, number} {units}.',
    box: 'The quartiles are {low, number} and {high, number}, and the median is {median, number}.',
    far: 'One value is far from the others.',
    alike: 'The two sides look alike. The mean is {median, number} {units}, and the MAD is {mad, number}.',
    ask: 'Which summary is complete and true?',
    even: '{n, number} {things}, mean {median, number} {units}, MAD {mad, number} {units}',
    'even-bare': '{n, number} {things}, mean {median, number}, MAD {mad, number}',
    'even-center': '{n, number} {things}, mean {median, number} {units}',
    'even-range': '{n, number} {things}, mean {median, number} {units}, MAD {range, number} {units}',
    'right-even': 'It tells what was measured, how many, and the center and spread that fit two sides alike.',
    'even-range-why': 'This takes the range for the MAD. Are the values so far from the mean?',
    'mean-do': 'Take the mean.',
    'mean-why': 'With two sides alike, nothing pulls it away from the middle.',
    'mad-do': 'Take the MAD.',
    'mad-why': 'It is the spread that goes with the mean.',
    'no-outlier-do': 'Look for a value that is far from the others.',
    'no-outlier-why': 'Here no value has to be named.',
    complete:
      '{n, number} {things}, median {median, number} {units}, IQR {iqr, number} {units}, outlier {out, number} {units}',
    bare: '{n, number} {things}, median {median, number}, IQR {iqr, number}, outlier {out, number}',
    center: '{n, number} {things}, median {median, number} {units}, outlier {out, number} {units}',
    range:
      '{n, number} {things}, median {median, number} {units}, IQR {range, number} {units}, outlier {out, number} {units}',
    right: 'It tells what was measured, how many, the center, the spread and the unusual value.',
    'unit-why': 'The numbers stand without a unit. What do they measure?',
    'count-why': 'This number of {things} is the largest value. How many were observed?',
    'spread-why': 'A center alone does not tell how much the data vary. What is missing?',
    'range-why': 'This takes the range for the IQR. Where does the box begin and end?',
    other: 'Look for the count, the center, the spread, the unusual value and the units.',
    'count-do': 'Find how many {things} there are.',
    'count-do-why': 'The number of observations belongs to a summary.',
    'center-do': 'Take the median.',
    'center-why': 'It tells a typical value.',
    'spread-do': 'Find the IQR from the two quartiles.',
    'spread-do-why': 'It tells how much the data vary.',
    'out-do': 'Find the value that is far from the others.',
    'out-why': 'A reader should know of it.',
  },
  draw({ level, random }): Params {
    const gaps = random.shuffle([3, 4, 5, 6, 7]);
    const [a, b, c] = [gaps[0] ?? 3, gaps[1] ?? 4, gaps[2] ?? 5];
    const long = random.int(20, 26);
    const far = random.pick(['least', 'most'] as const);
    const isAlike = level > 1 && random.chance(40);
    const inner = random.int(3, 7);
    // A quarter of the values lies in each part of the plot, so the MAD is near one more than the inner part.
    const five = fiveFrom(
      random.int(11, 20),
      isAlike ? [inner + 4, inner, inner, inner + 4] : far === 'most' ? [a, b, c, long] : [long, b, c, a],
    );
    const data = random.pick(rangedData.list);
    const n = random.pick([15, 19, 20, 24, 25, 28, 30, 32]);
    // The largest value is taken for the number of values in a wrong choice, so they differ.
    return { data, five, far, mad: isAlike ? inner + 1 : null, n: n === five[4] ? n + 1 : n };
  },
  build({ data, five, n, far, mad }: Params, tools) {
    if (mad !== null) return alikeSummary({ data, five, n, mad }, tools);
    const { level, say, step, distractor } = tools;
    const [least, low, median, high, most] = five;
    const { things, units } = data;
    const [iqr, range, out] = [high - low, most - least, far === 'most' ? most : least];
    const words = { n, things, units, least, most, low, high, median, iqr, range, out };
    const facts = {
      1: [say('plot'), say('box')],
      2: [say('plot')],
      3: [say('ends'), say('box')],
    }[level];
    return {
      words,
      question: [`${data.key}-who`, ...facts, 'far', 'ask'],
      diagram: level === 3 ? null : boxPlotOf(data, five),
      answer: { value: 'complete', text: say('complete', { n: n }) },
      distractors: [
        level === 2
          ? distractor('leaves-out-the-unit', 'bare', 'unit-why', say('bare', { n: n }))
          : distractor('reports-a-center-with-no-spread', 'center', 'spread-why', say('center', { n: n })),
        distractor(
          'confuses-the-number-of-observations-with-the-largest-value',
          'count',
          'count-why',
          say('complete', { n: most }),
        ),
        level === 3
          ? distractor('leaves-out-the-unit', 'bare', 'unit-why', say('bare', { n: n }))
          : distractor('gives-the-range-instead', 'range', 'range-why', say('range', { n: n })),
      ],
      steps: [
        step('count', things, n, { why: 'count-do-why' }),
        step('center', 'the middle', `${median} ${units}`),
        step('spread', `${high} − ${low}`, iqr, { why: 'spread-do-why' }),
        step('outlier', 'the far end', `${out} ${units}`, 'out'),
      ],
      claims: [`${high} - ${low} = ${iqr}`, `${most} - ${least} = ${range}`],
    };
  },
});

type AlikeTools = Pick<
  Tools<
    | 'plot'
    | 'ends'
    | 'even'
    | 'even-bare'
    | 'even-center'
    | 'even-range'
    | 'unit-why'
    | 'count-why'
    | 'spread-why'
    | 'even-range-why'
    | 'count-do'
    | 'count-do-why'
    | 'mean-do'
    | 'mean-why'
    | 'mad-do'
    | 'mad-why'
    | 'no-outlier-do'
    | 'no-outlier-why'
  >,
  'level' | 'say' | 'step' | 'distractor'
>;

/** The summary of data with two sides alike: mean and MAD, and no value to be named. */
function alikeSummary(
  { data, five, n, mad }: Omit<Params, 'far' | 'mad'> & { readonly mad: number },
  { level, say, step, distractor }: AlikeTools,
) {
  const [least, , median, , most] = five;
  const { key, things, units } = data;
  return {
    words: { n, things, units, least, most, median, mad, range: most - least },
    question: [
      `${key}-who` as const,
      level === 2 ? ('plot' as const) : ('ends' as const),
      'alike' as const,
      'ask' as const,
    ],
    diagram: level === 3 ? null : boxPlotOf(data, five),
    answer: { value: 'even', text: say('even', { n: n }), reason: 'right-even' as const },
    distractors: [
      distractor('reports-a-center-with-no-spread', 'center', 'spread-why', say('even-center', { n: n })),
      distractor(
        'confuses-the-number-of-observations-with-the-largest-value',
        'count',
        'count-why',
        say('even', { n: most }),
      ),
      level === 3
        ? distractor('leaves-out-the-unit', 'bare', 'unit-why', say('even-bare', { n: n }))
        : distractor('gives-the-range-instead', 'range', 'even-range-why', say('even-range', { n: n })),
    ],
    finalAnswer: say('even', { n: n }),
    steps: [
      step('count', things, n, { why: 'count-do-why' }),
      step('mean', 'two sides alike', `${median} ${units}`),
      step('mad', 'from the mean', `${mad} ${units}`),
      step('no-outlier', `from ${least} to ${most}`, 'none is far from the others'),
    ],
    claims: [`${most} - ${median} = ${median - least}`],
  };
}
