import { medianOf } from '../../src/chance/counted-data.ts';
import { boxPlotOf, drawFive, type FiveNumbers, quartilesOf } from '../../src/chance/five-numbers.ts';
import { type RangedData, rangedData } from '../../src/chance/ranged-data.ts';
import { oneOf } from '../../src/counted-thing.ts';
import { boxOfData, numberSkill, type Tools, takeDistractors } from '../../src/kit/index.ts';

/**
 * Level 1 has the five numbers of a box plot, the other levels have a list. With `shift`, both ranges are told, and the
 * largest value moves that far out.
 */
type Params = {
  data: RangedData;
  five: FiveNumbers;
  values: readonly number[];
  asked: 'range' | 'iqr';
  shift: number | null;
};

/**
 * Level 1 reads either range off a box plot, level 2 has an ordered list, level 3 a list in any order, or asks what a new
 * largest value does to either range.
 */
export const m6IqrCompute = numberSkill('m6-iqr-compute', {
  version: 6,
  form: 'number',
  scenes: [rangedData],
  byHand: { levels: [2, 3], ask: 'hand-box', instead: true },
  text: {
    headline: 'Find the interquartile range',
    'headline-range': 'Find the range',
    plot: 'The box plot shows the data.',
    list: 'The data are {list}.',
    ask: 'What is the interquartile range?',
    'ask-range': 'What is the range?',
    right: 'It is the distance between the two quartiles, where the middle half of the data lies.',
    range: 'This is the distance between the two ends. Which part of the data lies in the box?',
    plus: 'This adds the two quartiles. How far are they from each other?',
    both: 'This counts the middle value in both halves. To which half does it belong?',
    half: 'This goes only from the median to a quartile. Where does the middle half begin and end?',
    first: 'This is a quartile itself. How far is it to the other one?',
    other: 'Find both quartiles. Then find how far they are from each other.',
    'right-range': 'It is the distance from the smallest value to the largest one.',
    'box-only': 'This is the length of the box. How far do all the data reach?',
    'most-only': 'This is where the data end. Where do they begin?',
    'one-side': 'This goes only as far as the median. Where do the data end?',
    'other-range': 'Find both ends of the whiskers. Then find how far they are from each other.',
    'least-do': 'Read the end of the left whisker.',
    'least-why': 'It is the smallest value.',
    'most-do': 'Read the end of the right whisker.',
    'most-why': 'It is the largest value.',
    'ends-do': 'Subtract the smallest value from the largest one.',
    'ends-why': 'The range is how far all the data reach.',
    'first-last': 'This takes the list as it stands. Which are the smallest and the largest value?',
    'other-range-list':
      'Find the smallest and the largest value. Then find how far they are from each other.',
    'least-list-do': 'Find the smallest value.',
    'least-list-why': 'The data begin there.',
    'most-list-do': 'Find the largest value.',
    'most-list-why': 'The data end there.',
    'both-told': 'The range is {range, number} {units}, and the interquartile range is {iqr, number}.',
    'moves-told': 'Then the largest value grows by {shift, number}.',
    'ask-range-now': 'What is the range now?',
    'ask-iqr-now': 'What is the interquartile range now?',
    'right-range-now': 'The range goes from end to end, so it grows with the largest value.',
    'right-iqr-now': 'The largest value is no quartile, so the box is as before.',
    'stays-why': 'This is the range from before. Which end of the data has moved?',
    'box-why': 'This is how far the quartiles are from each other. How far do all the data reach?',
    'moved-why': 'This moves with the largest value. Which two numbers does the box lie between?',
    'whole-why': 'This is how far all the data reach. Which part of them lies in the box?',
    'before-why': 'This is the range from before. Where does the middle half of the data begin and end?',
    'less-why': 'This gets smaller. Which way does the largest value move?',
    'other-moved': 'Say what the measure looks at. Has that moved?',
    'ends-now-do': 'Say what the range looks at.',
    'ends-now-why': 'It is the distance from the smallest value to the largest one.',
    'grow-do': 'Add what the largest value has grown by.',
    'grow-why': 'The other end is as before.',
    'middle-now-do': 'Say what the interquartile range looks at.',
    'middle-now-why': 'It is the distance between the quartiles, the middles of the two halves.',
    'same-do': 'Ask whether the quartiles have moved.',
    'same-why': 'The largest value is still last, so the middle of its half is as before.',
    'check-now-do': 'Check by going back.',
    'check-now-why': 'Without the growth, this is the range from before.',
    'box-now-do': 'Say how far the quartiles are from each other.',
    'box-now-why': 'When both are as before, so is the distance between them.',
    'order-do': 'Write the numbers in order and find the middle.',
    'order-why': 'The median cuts the list into two halves.',
    'low-do': 'Find the lower quartile.',
    'low-why': 'It is the middle of the lower half.',
    'high-do': 'Find the upper quartile.',
    'high-why': 'It is the middle of the upper half.',
    'take-do': 'Subtract the lower quartile from the upper one.',
    'take-why': 'The difference is the length of the box.',
    'middle-do': 'Find the median and the two ends.',
    'middle-why': 'The median is the line in the box, and the whiskers go to the ends.',
    'right-box':
      'The box goes from quartile to quartile, with the median in it and the whiskers to the ends.',
    'other-box': 'Find the median of all the data. Then find the median of each half.',
    final: '{value}',
  },
  draw({ level, random }): Params {
    const data = random.pick(rangedData.list);
    if (level === 1) {
      const asked = random.pick(['range', 'iqr'] as const);
      return { data, five: drawFive(random), values: [], asked, shift: null };
    }
    return random.until(() => {
      const n = random.int(8, 11);
      const low = random.int(11, 30);
      const values = Array.from({ length: n }, () => low + random.int(0, 24));
      const sorted = values.toSorted((a, b) => a - b);
      const [q1, q3] = quartilesOf(values, 'without');
      const [w1, w3] = quartilesOf(values, 'with');
      const differs = n % 2 === 0 || (w3 - w1 !== q3 - q1 && w3 - w1 > 1);
      const five = [sorted[0] ?? 0, q1, 0, q3, sorted.at(-1) ?? 0] as const;
      const shift = level === 3 && random.chance(30) ? random.int(3, 12) : null;
      const asked = random.chance(shift === null ? 25 : 40) ? 'range' : 'iqr';
      return differs && q3 - q1 >= 5
        ? { data, five, values: level === 2 ? sorted : values, asked, shift }
        : null;
    });
  },
  build(params: Params, tools) {
    if (params.shift !== null) return afterGrowing(params, params.shift, tools);
    if (params.asked === 'range') return rangeOf(params, tools);
    const { data, five, values } = params;
    const { level, step, distractor } = tools;
    const [least, q1, , q3, most] = five;
    const value = q3 - q1;
    const [w1, w3] = quartilesOf(values, 'with');
    const words = { list: values.join(', '), value: String(value) };
    const sorted = values.toSorted((a, b) => a - b);
    const half = Math.floor(values.length / 2);
    const [lower, upper] = [sorted.slice(0, half).join(', '), sorted.slice(-half).join(', ')];
    const box = level === 1;
    const ordered = step(
      'order',
      values.length % 2 === 1 ? 'the list without its middle' : 'the list',
      `${lower} | ${upper}`,
    );
    const quartiles = [
      step('low', box ? 'the left end of the box' : lower, q1),
      step('high', box ? 'the right end of the box' : upper, q3),
    ];
    return {
      words,
      question: [`${data.key}-who`, box ? 'plot' : 'list', 'ask'],
      diagram: box ? boxPlotOf(data, five) : null,
      answer: { value, ...unitOf(data) },
      distractors: takeDistractors(value, [
        distractor('gives-the-range-instead', most - least, 'range'),
        distractor('gives-q-three-plus-q-one', q3 + q1, 'plus'),
        ...(values.length % 2 === 1
          ? ([distractor('includes-the-median-in-both-halves', w3 - w1, 'both')] as const)
          : []),
        distractor('slip', box ? five[2] - q1 : q1, box ? 'half' : 'first'),
        distractor('slip', q3, 'first'),
      ]),
      drawn: {
        make: boxOfData({ values, label: data.label }),
        right: 'right-box',
        otherWrong: 'other-box',
        steps: [
          ordered,
          ...quartiles,
          step('middle', 'the ordered list', [least, medianOf(values), most].join(', ')),
        ],
      },
      steps: [box ? null : ordered, ...quartiles, step('take', `${q3} − ${q1}`, value)],
      claims: [`${q3} - ${q1} = ${value}`],
    };
  },
});

type RangeTools = Pick<
  Tools<
    | 'box-only'
    | 'most-only'
    | 'one-side'
    | 'first-last'
    | 'box-why'
    | 'least-do'
    | 'least-why'
    | 'most-do'
    | 'most-why'
    | 'ends-do'
    | 'ends-why'
    | `${'least' | 'most'}-list-${'do' | 'why'}`
  >,
  'step' | 'distractor'
>;

/** The range, read off a box plot or found in a list. */
function rangeOf({ data, five, values }: Params, { step, distractor }: RangeTools) {
  const [low, quartile, median, upper, high] = five;
  const reach = high - low;
  const isList = values.length > 0;
  return {
    words: { list: values.join(', '), value: String(reach) },
    headline: 'headline-range' as const,
    question: [
      `${data.key}-who` as const,
      isList ? ('list' as const) : ('plot' as const),
      'ask-range' as const,
    ],
    diagram: isList ? null : boxPlotOf(data, five),
    answer: { value: reach, ...unitOf(data), reason: 'right-range' as const },
    distractors: takeDistractors(reach, [
      distractor('gives-the-iqr-instead', upper - quartile, isList ? 'box-why' : 'box-only'),
      distractor('gives-the-largest-value', high, 'most-only'),
      ...(isList
        ? [
            distractor('slip', Math.abs((values.at(-1) ?? 0) - (values[0] ?? 0)), 'first-last'),
            distractor('slip', medianOf(values) - low, 'one-side'),
          ]
        : [distractor('slip', median - low, 'one-side')]),
    ]),
    otherWrong: isList ? ('other-range-list' as const) : ('other-range' as const),
    steps: isList
      ? [
          step('least-list', values.join(', '), low),
          step('most-list', values.join(', '), high),
          step('ends', `${high} − ${low}`, reach),
        ]
      : [
          step('least', 'the left whisker', low),
          step('most', 'the right whisker', high),
          step('ends', `${high} − ${low}`, reach),
        ],
    claims: [`${high} - ${low} = ${reach}`],
  };
}

type GrowTools = Pick<
  Tools<
    | 'stays-why'
    | 'box-why'
    | 'moved-why'
    | 'whole-why'
    | 'less-why'
    | 'before-why'
    | 'check-now-do'
    | 'check-now-why'
    | 'box-now-do'
    | 'box-now-why'
    | 'ends-now-do'
    | 'ends-now-why'
    | 'grow-do'
    | 'grow-why'
    | 'middle-now-do'
    | 'middle-now-why'
    | 'same-do'
    | 'same-why'
  >,
  'step' | 'distractor'
>;

/** Either range after the largest value has grown by `shift`: the box looks at the middle half alone. */
function afterGrowing({ data, five, asked }: Params, shift: number, { step, distractor }: GrowTools) {
  const [least, q1, , q3, most] = five;
  const [range, iqr] = [most - least, q3 - q1];
  const isRange = asked === 'range';
  const value = isRange ? range + shift : iqr;
  return {
    words: { range, iqr, shift, units: data.units, value: String(value) },
    headline: isRange ? ('headline-range' as const) : ('headline' as const),
    question: [`${data.key}-who`, 'both-told', 'moves-told', `ask-${asked}-now`] as const,
    answer: { value, ...unitOf(data), reason: `right-${asked}-now` as const },
    otherWrong: 'other-moved' as const,
    distractors: takeDistractors(
      value,
      isRange
        ? [
            distractor('keeps-the-spread-when-values-move-apart', range, 'stays-why'),
            distractor('gives-the-iqr-instead', iqr, 'box-why'),
            distractor('slip', range - shift, 'less-why'),
          ]
        : [
            distractor('moves-the-spread-with-the-values', iqr + shift, 'moved-why'),
            distractor('gives-the-range-instead', range + shift, 'whole-why'),
            distractor('slip', range, 'before-why'),
          ],
    ),
    steps: isRange
      ? [
          step('ends-now', 'the range', 'from end to end'),
          step('grow', `${range} + ${shift}`, value),
          step('check-now', `${value} − ${shift}`, range),
        ]
      : [
          step('middle-now', 'the interquartile range', 'from quartile to quartile'),
          step('same', 'the quartiles', 'as before'),
          step('box-now', 'the distance between them', iqr),
        ],
    claims: [`${range} + ${shift} = ${range + shift}`],
  };
}

/** The unit, with its singular for a value of one. */
function unitOf({ units }: RangedData) {
  const unitOne = oneOf(units);
  return { unit: units, ...(unitOne !== null && { unitOne }) };
}
