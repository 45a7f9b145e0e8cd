import {
  boxPlotOf,
  defineSkill,
  type FiveNumbers,
  fiveFrom,
  type RangedData,
  rangedData,
  rangedDataText,
} from '../../src/authoring.ts';

/** `n` data with these five numbers; the greatest, or the least, is far from the others. */
type Params = { data: RangedData; five: FiveNumbers; n: number; far: 'least' | 'most' };

/** Level 1 tells the five numbers with a picture, level 2 has the picture, level 3 the numbers in words alone. */
export const m6DataSummaryContext = defineSkill({
  id: 'm6-data-summary-context',
  version: 1,
  form: 'choice',
  text: {
    en: {
      ...rangedDataText,
      headline: 'Choose the complete summary',
      plot: 'The box plot shows {n, number} {things}.',
      ends: 'There are {n, number} {things}, from {least, number} to {most, number} {units}.',
      box: 'The quartiles are {low, number} and {high, number}, and the median is {median, number}.',
      far: 'One value is far from the others.',
      ask: 'Which summary is complete?',
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
      'center-do': 'Find the median.',
      'center-why': 'It tells a typical value.',
      'spread-do': 'Find the IQR from the two quartiles.',
      'spread-do-why': 'It tells how much the data vary.',
      'out-do': 'Find the value that is far from the others.',
      'out-why': 'A reader should know of it.',
      final:
        '{n, number} {things}, median {median, number} {units}, IQR {iqr, number} {units}, with its outlier',
    },
  },
  draw({ random }): Params {
    const gaps = random.shuffle([3, 4, 5, 6, 7]);
    const [a, b, c] = [gaps[0] ?? 3, gaps[1] ?? 4, gaps[2] ?? 5];
    const long = random.int(20, 26);
    const far = random.pick(['least', 'most'] as const);
    const five = fiveFrom(random.int(11, 20), far === 'most' ? [a, b, c, long] : [long, b, c, a]);
    return { data: random.pick(rangedData), five, far, n: random.pick([15, 19, 20, 24, 25, 28, 30, 32]) };
  },
  build({ data, five, n, far }: Params, { level, say }) {
    const [least, low, median, high, most] = five;
    const { things, units } = data;
    const [iqr, range, out] = [high - low, most - least, far === 'most' ? most : least];
    const words = { n, things, units, least, most, low, high, median, iqr, range, out };
    type Key = Parameters<typeof say>[0];
    const option = (value: string, key: Key, reason: Key, count = n) => ({
      ...{ value, text: say(key, { ...words, n: count }), reason: say(reason, words) },
    });
    const facts = {
      1: [say('plot', words), say('box', words)],
      2: [say('plot', words)],
      3: [say('ends', words), say('box', words)],
    }[level];
    return {
      headline: say('headline'),
      question: [say(`${data.key}-who`), ...facts, say('far'), say('ask')],
      diagram: level === 3 ? null : boxPlotOf(data, five),
      answer: { form: 'choice', ...option('complete', 'complete', 'right') },
      distractors: [
        level === 2
          ? { misconception: 'leaves-out-the-unit', ...option('bare', 'bare', 'unit-why') }
          : {
              misconception: 'reports-a-center-with-no-spread',
              ...option('center', 'center', 'spread-why'),
            },
        {
          misconception: 'confuses-the-number-of-observations-with-the-largest-value',
          ...option('count', 'complete', 'count-why', most),
        },
        level === 3
          ? { misconception: 'leaves-out-the-unit', ...option('bare', 'bare', 'unit-why') }
          : { misconception: 'gives-the-range-instead', ...option('range', 'range', 'range-why') },
      ],
      steps: [
        {
          ...{ rule: 'count', before: things, after: String(n) },
          ...{ instruction: say('count-do', words), explanation: say('count-do-why') },
        },
        {
          ...{ rule: 'center', before: 'the middle', after: `${median} ${units}` },
          ...{ instruction: say('center-do'), explanation: say('center-why') },
        },
        {
          ...{ rule: 'spread', before: `${high} − ${low}`, after: String(iqr) },
          ...{ instruction: say('spread-do'), explanation: say('spread-do-why') },
        },
        {
          ...{ rule: 'outlier', before: 'the far end', after: `${out} ${units}` },
          ...{ instruction: say('out-do'), explanation: say('out-why') },
        },
      ],
      finalAnswer: say('final', words),
      otherWrong: say('other'),
      claims: [`${high} - ${low} = ${iqr}`, `${most} - ${least} = ${range}`],
    };
  },
});
