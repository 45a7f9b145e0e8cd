import { sumOf } from '../../src/chance/counted-data.ts';
import { drawRangedData, histogramOf, type RangedData, rangedData } from '../../src/chance/ranged-data.ts';
import { numberSkill, type Tools, takeDistractors } from '../../src/kit/index.ts';

/** The range takes in the bars from place `start` up to, but not with, `end`; `hidden` is a bar that is not drawn. */
type Params = {
  data: RangedData;
  from: number;
  width: number;
  counts: readonly number[];
  start: number;
  end: number;
  hidden: number | null;
  asksAll: boolean;
};

/** Level 1 adds two bars, level 2 all bars, or those from a number on, level 3 finds a range in which one bar is not drawn. */
export const m6HistogramRead6 = numberSkill('m6-histogram-read-6', {
  version: 4,
  form: 'integer',
  scenes: [rangedData],
  text: {
    headline: 'Read a histogram',
    hidden: 'One bar is not drawn. There are {total, number} {things} in all.',
    'ask-all': [
      'How many {things} does the histogram show in all?',
      'How many {things} were observed in all?',
      'Find the number of observations: how many {things} are there?',
    ],
    'right-all': 'Each one of the {things} is in one bar, so all bars together count them.',
    bars: 'This is the number of bars. How many {things} does each bar hold?',
    tallest: 'This is the tallest bar alone. What do the other bars hold?',
    end: 'This is a number from the axis. What does the height of a bar tell?',
    short: 'This leaves out one bar. Does each bar count?',
    'other-all': 'Each bar holds some of the {things}. How many do all bars hold?',
    'each-do': 'Read the height of each bar.',
    'each-why': 'The height tells how many {things} are in its interval.',
    'count-do': 'Check that each bar was read once.',
    'count-why': 'No interval may be left out.',
    right: 'Each bar counts the {things} in its interval, and the range takes in whole bars.',
    one: 'This is one bar only. Which other bars lie in the range?',
    outside: 'This also counts a bar outside the range. Where does the range begin and end?',
    label: 'This is a number from the axis. What does the height of a bar tell?',
    all: 'This counts every bar. Which of them lie in the range?',
    seen: 'This adds the bars that are drawn in the range. How many does the other bar hold?',
    less: 'This leaves out the last bar of the range. Where does the range end?',
    other: 'Find the bars in the range. Then add their heights.',
    'other-hidden': 'Add the bars outside the range. How many of all {things} are left for the range?',
    'find-do': 'Find where the range begins, and where it ends.',
    'find-why': 'Only the bars between these numbers count.',
    'read-do': 'Read the height of each bar there.',
    'read-why': 'The height tells how many {things} are in the interval.',
    'add-do': 'Add the heights.',
    'add-why': 'Each one of the {things} is in one bar only.',
    'rest-do': 'Add the bars outside the range.',
    'rest-why': 'All of them are drawn.',
    'take-do': 'Take them away from all {things}.',
    'take-why': 'The rest must lie in the range, with the bar that is not drawn.',
    final: '{value}',
  },
  draw({ level, random }): Params {
    const width = random.pick([5, 10, 15, 20, 30]);
    const bars = level === 1 ? 4 : 6;
    const start = level === 1 ? random.int(0, 1) : random.int(2, 3);
    const end = level === 2 ? bars : start + (level === 1 ? 2 : random.int(2, bars - start - 1 || 2));
    const from = random.pick([1, 2, 3]) * width;
    return {
      data: drawRangedData(random, from, from + bars * width),
      width,
      start,
      end: Math.min(end, bars),
      from,
      counts: Array.from({ length: bars }, () => random.int(2, level === 1 ? 9 : 14)),
      hidden: level === 3 ? start + random.int(0, 1) : null,
      asksAll: level === 2 && random.chance(35),
    };
  },
  build(params: Params, tools) {
    if (params.asksAll) return observations(params, tools);
    const { data, from, width, counts, start, end, hidden } = params;
    const { level, step, distractor } = tools;
    const { key, things } = data;
    const inside = counts.slice(start, end);
    const outside = [...counts.slice(0, start), ...counts.slice(end)];
    const value = sumOf(inside);
    const total = sumOf(counts);
    const [a, b] = [from + start * width, from + end * width];
    const words = { a, b, things, total, value: String(value) };
    const shown = counts.findIndex((_, at) => at >= start && at < end && at !== hidden);
    const neighbor = counts[start - 1] ?? counts[end] ?? 0;
    const [sum, rest] = [inside.join(' + '), outside.join(' + ')];
    const range = end === counts.length ? `from ${a} on` : `from ${a} to ${b}`;
    return {
      words,
      question: [
        `${key}-who`,
        hidden === null ? null : 'hidden',
        end === counts.length ? `${key}-least` : `${key}-between`,
      ],
      diagram: histogramOf(
        data,
        { from, width },
        counts.map((count, at) => (at === hidden ? null : count)),
      ),
      answer: { value, unit: things },
      distractors: takeDistractors(value, [
        distractor('reads-only-one-bar', counts[shown] ?? 0, 'one'),
        distractor('includes-a-bar-outside-the-range', value + neighbor, 'outside'),
        distractor('reads-the-interval-label-as-the-count', a, 'label'),
        distractor(
          'slip',
          hidden === null ? total : value - (counts[hidden] ?? 0),
          hidden === null ? 'all' : 'seen',
        ),
        distractor('slip', value - (inside.at(-1) ?? 0), 'less'),
      ]),
      otherWrong: level === 3 ? 'other-hidden' : 'other',
      steps:
        level === 3
          ? [
              step('find', 'the axis', range),
              step('rest', rest, total - value),
              step('take', `${total} − ${total - value}`, value),
            ]
          : [step('find', 'the axis', range), step('read', 'the bars there', sum), step('add', sum, value)],
      claims: [`${sum} = ${value}`, `${total} - (${rest || '0'}) = ${value}`],
    };
  },
});

type AllTools = Pick<
  Tools<
    | 'bars'
    | 'tallest'
    | 'end'
    | 'short'
    | 'each-do'
    | 'each-why'
    | 'add-do'
    | 'add-why'
    | 'count-do'
    | 'count-why'
  >,
  'step' | 'distractor'
>;

/** The number of observations: what all bars hold together. */
function observations({ data, from, width, counts }: Params, { step, distractor }: AllTools) {
  const { key, things } = data;
  const [value, sum] = [sumOf(counts), counts.join(' + ')];
  return {
    words: { things, value: String(value) },
    question: [`${key}-who` as const, 'ask-all' as const],
    diagram: histogramOf(data, { from, width }, counts),
    answer: { value, unit: things, reason: 'right-all' as const },
    otherWrong: 'other-all' as const,
    distractors: takeDistractors(value, [
      distractor('reads-only-one-bar', Math.max(...counts), 'tallest'),
      distractor('reads-the-interval-label-as-the-count', from + width * counts.length, 'end'),
      distractor('slip', counts.length, 'bars'),
      distractor('slip', value - (counts.at(-1) ?? 0), 'short'),
    ]),
    steps: [
      step('each', 'the bars', counts.join(', ')),
      step('add', sum, value),
      step('count', 'the bars', `${counts.length} bars, ${counts.length} heights`),
    ],
    claims: [`${sum} = ${value}`],
  };
}
