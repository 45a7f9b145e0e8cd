import { boxPlotOf, drawFive, type FiveNumbers } from '../../src/chance/five-numbers.ts';
import { type RangedData, rangedData } from '../../src/chance/ranged-data.ts';
import { numberSkill, takeDistractors } from '../../src/kit/index.ts';

/** `part` is the quartile, the median or the section that is asked about; `total` is the number of data. */
type Params = { data: RangedData; five: FiveNumbers; part: 1 | 2 | 3; total: number };

/**
 * Level 1 reads a quartile or the median, level 2 the interquartile range, level 3 counts the data of a section. The stretch problem
 * goes from the count of some sections to that of others.
 */
export const m6BoxPlotRead = numberSkill('m6-box-plot-read', {
  version: 5,
  form: 'number',
  scenes: [rangedData],
  text: {
    headline: 'Read a box plot',
    plot: 'The box plot shows all {total, number} {things}.',
    'ask-lower': 'What is the lower quartile?',
    'ask-upper': 'What is the upper quartile?',
    'ask-median': 'What is the median?',
    'right-median': 'The line in the box is the median. Half of the data lie on each side of it.',
    halfway: 'This is halfway between the ends of the box. Where is the line?',
    'quartile-end': 'This is an end of the box, a quartile. Where is the line in the box?',
    'line-do': 'Read the line in the box.',
    'line-why': 'It is the median, wherever it stands in the box.',
    'ask-length': 'What is the interquartile range?',
    'ask-count': 'About how many of the values lie between {from, number} and {to, number} {units}?',
    'right-quartile': 'The quartiles are the two ends of the box.',
    'right-length': 'The box goes from one quartile to the other.',
    'right-count': 'Each of the four sections holds about a quarter of the data.',
    whisker: 'This is the end of a whisker. Which end of the box is asked for?',
    length: 'This is the length of the box. Which place on the axis is asked for?',
    median: 'This is the line in the box, which is the median. Which end of the box is asked for?',
    range: 'This goes from whisker end to whisker end. Which part is the box?',
    reach: 'This goes from a quartile to a whisker end. Where does the box end?',
    part: 'This is one part of the box. Where do both parts end?',
    section:
      'This is the distance from {from, number} to {to, number} on the axis. How much of the data does each section hold?',
    longer: 'This gives more data to one section. What do long and short sections share?',
    shorter: 'This gives less data to one section. What do long and short sections share?',
    all: 'This counts all of the {things}. How many sections does the plot have?',
    other: 'Find the ends of the box, the line in it and the whisker ends. Which ones matter here?',
    'box-do': 'Find the box.',
    'box-why': 'Its ends are the quartiles.',
    'read-do': 'Read the end that is asked for.',
    'read-why': 'The lower quartile is on the left, the upper one on the right.',
    'low-do': 'Read the left end of the box.',
    'low-why': 'It is the lower quartile.',
    'high-do': 'Read the right end of the box.',
    'high-why': 'It is the upper quartile.',
    'take-do': 'Subtract.',
    'take-why': 'The difference is the length of the box.',
    'find-do': 'Find the two numbers on the plot.',
    'find-why': 'They are the ends of one section.',
    'quarter-do': 'Say how much of the data a section holds.',
    'quarter-why': 'The three marks in the middle cut the data into four equal parts.',
    'share-do': 'Divide the number of {things} by the number of sections.',
    'share-why': 'A long section spreads the same number of values out more.',
    final: '{value}',
    'plot-only': ['The box plot shows the data.', 'Here is a box plot of the data.'],
    known: [
      'About {c, number} of the values lie between {low, number} and {high, number} {units}.',
      'There are about {c, number} values between {low, number} and {high, number} {units}.',
    ],
    'right-parts': 'All sections hold about the same number of values, so count the sections.',
    'as-known': 'This is the count that you were given. How many sections does the other part have?',
    'one-section': 'This is one section. How many of them are asked for?',
    'longer-part': 'This adds the difference in length. What do long and short sections share?',
    'shorter-part': 'This subtracts the difference in length. What do long and short sections share?',
    'other-parts': 'See how many sections the known part has. How much of the data does one section hold?',
    'first-do': 'Count the sections from {low, number} to {high, number}.',
    'first-why': 'The marks of the plot are the borders of the sections.',
    'one-do': 'Find how much one section holds.',
    'one-why': 'All sections hold about the same.',
    'second-do': 'Count the sections from {from, number} to {to, number}.',
    'second-why': 'It is their number that counts, not their length.',
    'times-do': 'Multiply.',
    'times-why': 'Each section holds about the same number of values.',
  },
  draw({ level, random }): Params {
    const part = random.pick(level === 1 ? ([1, 2, 3] as const) : ([1, 3] as const));
    const five = drawFive(random);
    // No section is as long as a quarter of the data is large.
    const gaps = five.slice(1).map((value, at) => value - (five[at] ?? 0));
    const quarters = [10, 12, 15, 20, 25, 30].filter((count) => !gaps.includes(count));
    return { data: random.pick(rangedData.list), five, part, total: 4 * random.pick(quarters) };
  },
  build({ data, five, part, total }: Params, { level, say, step, distractor }) {
    const [least, q1, median, q3, most] = five;
    const lower = part === 1;
    const [quartile, whisker] = lower ? [q1, least] : [q3, most];
    const [from, to] = lower ? [least, q1] : [q3, most];
    const isMedian = part === 2;
    const value = { 1: isMedian ? median : quartile, 2: q3 - q1, 3: total / 4 }[level];
    const words = { things: data.things, units: data.units, total, from, to, value: String(value) };
    const steps = {
      1: [
        step('box', 'the plot', `from ${q1} to ${q3}`),
        isMedian
          ? step('line', 'the line', value)
          : step('read', lower ? 'the left end' : 'the right end', value),
      ],
      2: [
        step('low', 'the left end', q1),
        step('high', 'the right end', q3),
        step('take', `${q3} − ${q1}`, value),
      ],
      3: [
        step('find', `${from} and ${to}`, lower ? 'the left whisker' : 'the right whisker'),
        step('quarter', 'the whole plot', '4 sections'),
        step('share', `${total} ÷ 4`, value),
      ],
    }[level];
    const count = 'reads-the-box-length-as-a-count-of-data' as const;
    const end = 'mistakes-a-whisker-end-for-a-quartile' as const;
    const isLong = 4 * (to - from) > most - least;
    const candidates = {
      1: isMedian
        ? [
            distractor('takes-the-middle-of-the-box-for-the-median', (q1 + q3) / 2, 'halfway'),
            distractor(count, q3 - q1, 'length'),
            distractor('slip', q3, 'quartile-end'),
          ]
        : [
            distractor(end, whisker, 'whisker'),
            distractor(count, q3 - q1, 'length'),
            distractor('slip', median, 'median'),
          ],
      2: [
        distractor(end, lower ? q3 - least : most - q1, 'reach'),
        distractor('gives-the-range-instead', most - least, 'range'),
        distractor('slip', lower ? median - q1 : q3 - median, 'part'),
      ],
      3: [
        distractor(count, to - from, 'section'),
        isLong
          ? distractor('thinks-a-longer-section-holds-more-data', total / 2, 'longer')
          : distractor('thinks-a-longer-section-holds-more-data', Math.round(total / 8), 'shorter'),
        distractor('slip', total, 'all'),
      ],
    } as const;
    const asked = {
      1: isMedian ? say('ask-median') : lower ? say('ask-lower') : say('ask-upper'),
      2: say('ask-length'),
      3: say('ask-count'),
    }[level];
    return {
      words,
      question: [`${data.key}-who`, 'plot', asked],
      diagram: boxPlotOf(data, five),
      answer: {
        value,
        unit: level === 3 ? data.things : data.units,
        reason: (
          { 1: isMedian ? 'right-median' : 'right-quartile', 2: 'right-length', 3: 'right-count' } as const
        )[level],
      },
      distractors: takeDistractors(value, candidates[level]),
      steps,
      claims: [`4 * ${total / 4} = ${total}`, `${q3} - ${q1} = ${q3 - q1}`],
    };
  },
  stretch: {
    draw: ({ random }) =>
      random.until(() => {
        const [known, asked] = random.pick([
          [2, 3],
          [3, 2],
        ] as const);
        const [data, five] = [random.pick(rangedData.list), drawFive(random)];
        const [start, begin] = [random.int(0, 4 - known), random.int(0, 4 - asked)];
        const each = random.int(4, 15);
        const lengthOf = (from: number, sections: number): number =>
          (five[from + sections] ?? 0) - (five[from] ?? 0);
        // No choice counts a single thing.
        const byLength = known * each + lengthOf(begin, asked) - lengthOf(start, known);
        return Math.abs(byLength) === 1 ? null : { data, five, known, asked, start, begin, each };
      }),
    build({ data, five, known, asked, start, begin, each }, { step, distractor }) {
      const at = (place: number): number => five[place] ?? 0;
      const [low, high, from, to] = [at(start), at(start + known), at(begin), at(begin + asked)];
      const [c, value] = [known * each, asked * each];
      return {
        words: { things: data.things, units: data.units, c, low, high, from, to, value: String(value) },
        question: [`${data.key}-who`, 'plot-only', 'known', 'ask-count'],
        diagram: boxPlotOf(data, five),
        answer: { value, unit: data.things, reason: 'right-parts' },
        distractors: takeDistractors(value, [
          distractor('reads-the-box-length-as-a-count-of-data', to - from, 'section'),
          distractor(
            'thinks-a-longer-section-holds-more-data',
            c + (to - from) - (high - low),
            to - from > high - low ? 'longer-part' : 'shorter-part',
          ),
          distractor('slip', c, 'as-known'),
          distractor('slip', each, 'one-section'),
        ]),
        otherWrong: 'other-parts',
        steps: [
          step('first', `from ${low} to ${high}`, `${known} sections`),
          step('one', `${c} ÷ ${known}`, each),
          step('second', `from ${from} to ${to}`, `${asked} sections`),
          step('times', `${each} × ${asked}`, value),
        ],
        claims: [`${c} / ${known} * ${asked} = ${value}`],
      };
    },
  },
});
