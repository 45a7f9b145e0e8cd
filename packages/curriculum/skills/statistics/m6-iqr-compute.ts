import { medianOf } from '../../src/chance/counted-data.ts';
import { boxPlotOf, drawFive, type FiveNumbers, quartilesOf } from '../../src/chance/five-numbers.ts';
import { type RangedData, rangedData } from '../../src/chance/ranged-data.ts';
import { boxOfData, numberSkill, takeDistractors } from '../../src/kit/index.ts';

/** Level 1 has the five numbers of a box plot and may ask for the range, the other levels have a list. */
type Params = { data: RangedData; five: FiveNumbers; values: readonly number[]; asked: 'range' | 'iqr' };

/** Level 1 reads either range off a box plot, level 2 has an ordered list, level 3 a list in any order. */
export const m6IqrCompute = numberSkill('m6-iqr-compute', {
  version: 5,
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
      return { data, five: drawFive(random), values: [], asked: random.pick(['range', 'iqr'] as const) };
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
      return differs && q3 - q1 >= 5
        ? { data, five, values: level === 2 ? sorted : values, asked: 'iqr' }
        : null;
    });
  },
  build({ data, five, values, asked }: Params, { level, step, distractor }) {
    if (asked === 'range') {
      const [low, quartile, median, upper, high] = five;
      const reach = high - low;
      return {
        words: { value: String(reach) },
        headline: 'headline-range',
        question: [`${data.key}-who`, 'plot', 'ask-range'],
        diagram: boxPlotOf(data, five),
        answer: { value: reach, unit: data.units, reason: 'right-range' },
        distractors: takeDistractors(reach, [
          distractor('gives-the-iqr-instead', upper - quartile, 'box-only'),
          distractor('gives-the-largest-value', high, 'most-only'),
          distractor('slip', median - low, 'one-side'),
        ]),
        otherWrong: 'other-range',
        steps: [
          step('least', 'the left whisker', low),
          step('most', 'the right whisker', high),
          step('ends', `${high} − ${low}`, reach),
        ],
        claims: [`${high} - ${low} = ${reach}`],
      };
    }
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
      answer: { value, unit: data.units },
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
