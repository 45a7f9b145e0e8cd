import { type RangedData, rangedData } from '../../src/chance/ranged-data.ts';
import { type Level, numberSkill, type Random } from '../../src/kit/index.ts';
import { listedWithAnd } from '../../src/numbers/listed-with-and.ts';

/** Eleven values in order; the third and the ninth are the quartiles, the sixth is the median. */
type Params = { data: RangedData; values: readonly number[]; shown: readonly number[] };

const asks = [
  'By the {factor} IQR rule, which values are outliers?',
  'Which of the data are outliers? Use the {factor} IQR rule.',
] as const;

/** Level 1 tells the quartiles, level 2 has them to be found, level 3 has values without order. The stretch problem goes from one fence to the other. */
export const a1OutlierTest = numberSkill('a1-outlier-test', {
  version: 2,
  form: 'set',
  scenes: [rangedData],
  text: {
    headline: 'Find outliers',
    list: 'The data are {list}.',
    quartiles: 'The median is {median, number}, and the quartiles are {low, number} and {high, number}.',
    ask: asks,
    'ask-fences': [
      'By the {factor} IQR rule, the fences are {bottom, number} and {top, number}, and values beyond them are outliers. What are the two quartiles?',
      'The fences of the {factor} IQR rule lie at {bottom, number} and {top, number}. Find the lower and the upper quartile.',
      'Somebody found the fences {bottom, number} and {top, number} by the {factor} IQR rule. From which quartiles did they start?',
      'The lower fence is {bottom, number}, and the upper fence is {top, number}, by the {factor} IQR rule. What are the quartiles of the data?',
    ],
    right:
      '{count, plural, one {This value, and no other, lies} other {These values, and no others, lie}} beyond the fences.',
    'right-fence': 'From each quartile, the rule leads to the fence on its side.',
    multiple: 'This compares with a multiple of the median. Which length does the rule use, and from where?',
    middle: 'This measures from the median. From which two marks does the rule measure?',
    ends: 'The least and the greatest value need not be outliers. How far are they from the quartiles?',
    single: 'Test both sides. Which values lie beyond the two fences?',
    'one-iqr': 'Here each fence is one IQR away from its quartile. How many are there in the rule?',
    quarters: 'This cuts the way between the fences into quarters. Are the fences the ends of the data?',
    'one-quartile': 'This is one quartile. Where is the other one?',
    other: 'Find the quartiles and the IQR. Then find both fences.',
    'other-told': 'Find the IQR from the quartiles. Then find both fences.',
    'other-fence': 'How many IQRs are there from one fence to the other?',
    'quart-do': 'Find the quartiles.',
    'quart-why': 'In the ordered data, they are the medians of both halves, without the middle value.',
    'iqr-do': 'Find the IQR.',
    'iqr-why': 'It is the distance between the quartiles.',
    'times-do': 'Multiply it by {factor}.',
    'times-why': 'A value may lie this far from a quartile.',
    'fence-do': 'Go this far down and up from the quartiles.',
    'fence-why': 'These are the fences.',
    'beyond-do': 'List the values beyond a fence.',
    'beyond-why': 'None of the other values is an outlier.',
    'gap-do': 'Find the distance between the fences.',
    'gap-why': 'The IQR lies in the middle of it.',
    'count-do': 'Count the IQRs between them.',
    'count-why': 'The rule adds the same on both sides of the box.',
    'back-do': 'Divide.',
    'back-why': 'This is one IQR.',
    'lower-do': 'Go up from the lower fence.',
    'lower-why': 'This is the lower quartile.',
    'upper-do': 'Go down from the upper fence.',
    'upper-why': 'This is the upper quartile.',
    'list-do': 'List both.',
    'list-why': 'The question asks for two numbers.',
    final: '{count, plural, one {The outlier is} other {The outliers are}} {result}.',
    'final-fence': 'The quartiles are {result}.',
  },
  draw: ({ level, random }): Params => drawValues(level, random),
  build({ data, values, shown }: Params, { level, step, distractor }) {
    const [low = 0, median = 0, high = 0] = [values[2], values[5], values[8]];
    const iqr = high - low;
    const reach = 1.5 * iqr;
    const [bottom, top] = [low - reach, high + reach];
    const beyond = (from: number, to: number): string =>
      values.filter((one) => one < from || one > to).join(', ');
    const value = beyond(bottom, top);
    const [least, most] = [values[0], values.at(-1)];
    const ends = `${least}, ${most}`;
    const fences = `${bottom} and ${top}`;
    return {
      words: {
        list: shown.join(', '),
        median,
        low,
        high,
        factor: '1.5',
        count: value.split(', ').length,
        result: listedWithAnd(value),
      },
      question: [`${data.key}-who`, 'list', level === 1 && 'quartiles', 'ask'],
      answer: value,
      distractors: [
        distractor('measures-fences-from-the-median', beyond(median - reach, median + reach), 'middle', {
          work: [
            level > 1 && step('quart', values.join(', '), `${low} and ${high}`),
            step('iqr', `${high} − ${low}`, iqr),
            step('times', `1.5 ⋅ ${iqr}`, reach),
            step(
              'fence',
              `${median} − ${reach} and ${median} + ${reach}`,
              `${median - reach} and ${median + reach}`,
            ),
            step('beyond', `${median - reach} and ${median + reach}`, beyond(median - reach, median + reach)),
          ],
        }),
        distractor('uses-a-multiple-of-the-median', beyond(0, 1.5 * median), 'multiple'),
        ends === value ? distractor('slip', String(most), 'single') : distractor('slip', ends, 'ends'),
      ],
      steps: [
        level > 1 && step('quart', values.join(', '), `${low} and ${high}`),
        step('iqr', `${high} − ${low}`, iqr),
        step('times', `1.5 ⋅ ${iqr}`, reach),
        step('fence', `${low} − ${reach} and ${high} + ${reach}`, fences),
        step('beyond', fences, value),
      ],
      otherWrong: level === 1 ? 'other-told' : 'other',
      claims: [
        `${high} - ${low} = ${iqr}`,
        `${low} - 3 / 2 * ${iqr} = ${bottom}`,
        `${high} + 3 / 2 * ${iqr} = ${top}`,
      ],
    };
  },
  stretch: {
    draw: ({ random }) => ({ iqr: 6 * random.int(1, 6), bottom: random.int(3, 60) }),
    build({ iqr, bottom }, { step, distractor }) {
      const gap = 4 * iqr;
      const reach = 1.5 * iqr;
      const top = bottom + gap;
      const both = (far: number): string => `${bottom + far}, ${top - far}`;
      return {
        words: { bottom, top, factor: '1.5', result: listedWithAnd(both(reach)) },
        question: 'ask-fences',
        finalAnswer: 'final-fence',
        answer: { value: both(reach), reason: 'right-fence' },
        otherWrong: 'other-fence',
        distractors: [
          distractor('leaves-out-the-factor-of-the-iqr', both(gap / 3), 'one-iqr'),
          distractor('uses-the-range-instead-of-the-iqr', both(iqr), 'quarters'),
          distractor('slip', String(bottom + reach), 'one-quartile'),
        ],
        steps: [
          step('gap', `${top} − ${bottom}`, gap),
          step('count', '1.5 + 1 + 1.5', 4),
          step('back', `${gap} ÷ 4`, iqr),
          step('times', `1.5 ⋅ ${iqr}`, reach),
          step('lower', `${bottom} + ${reach}`, bottom + reach),
          step('upper', `${top} − ${reach}`, top - reach),
          step('list', 'both quartiles', both(reach)),
        ],
        claims: [
          `${gap} / 4 = ${iqr}`,
          `3 / 2 * ${iqr} = ${reach}`,
          `${bottom} + ${reach} + ${iqr} + ${reach} = ${top}`,
        ],
      };
    },
  },
});

function drawValues(level: Level, random: Random): Params {
  return random.until(() => {
    const median = random.int(24, 40);
    const [left, right] = [random.int(3, 8), random.int(3, 8)];
    const [low, high] = [median - left, median + right];
    const reach = 1.5 * (left + right);
    const [bottom, top] = [low - reach, high + reach];
    const between = (from: number, to: number): number => random.int(Math.ceil(from), Math.floor(to));
    const nearHigh = Math.floor(Math.max(median + reach, 1.5 * median)) + 1;
    const nearLow = Math.ceil(median - reach) - 1;
    // No value lies on a fence, so that none is decided by a tie.
    const isOpen =
      (left + right) % 2 === 0 && nearHigh < top && nearLow > bottom && bottom > 9 && 1.5 * median > high;
    if (!isOpen) return null;
    const side = level === 3 ? random.pick(['up', 'both'] as const) : random.pick(['up', 'down'] as const);
    const isUp = side !== 'down';
    const isDown = side !== 'up';
    const inner = [between(low, median), between(low, median), between(median, high), between(median, high)];
    const above = between(nearHigh, top - 1);
    const below = between(bottom + 1, nearLow);
    const values = [
      isDown ? between(6, bottom - 1) : below,
      isDown ? below : between(Math.ceil(median - reach), low),
      low,
      ...inner,
      median,
      high,
      isUp ? above : between(high, Math.min(median + reach, 1.5 * median)),
      isUp ? between(top + 1, top + 12) : above,
    ].toSorted((a, b) => a - b);
    const isSingle = new Set([values[0], values[1], values[9], values[10]]).size === 4;
    return isSingle
      ? { data: random.pick(rangedData.list), values, shown: level === 3 ? random.shuffle(values) : values }
      : null;
  });
}
