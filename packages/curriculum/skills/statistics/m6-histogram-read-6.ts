import { sumOf } from '../../src/chance/counted-data.ts';
import { histogramOf, type RangedData, rangedData } from '../../src/chance/ranged-data.ts';
import { numberSkill, takeDistractors } from '../../src/kit/index.ts';

/** The range takes in the bars from place `start` up to, but not with, `end`; `hidden` is a bar that is not drawn. */
type Params = {
  data: RangedData;
  from: number;
  width: number;
  counts: readonly number[];
  start: number;
  end: number;
  hidden: number | null;
};

/** Level 1 adds two bars, level 2 all bars from a number on, level 3 finds a range in which one bar is not drawn. */
export const m6HistogramRead6 = numberSkill('m6-histogram-read-6', {
  version: 2,
  form: 'integer',
  scenes: [rangedData],
  text: {
    headline: 'Read a histogram',
    hidden: 'One bar is not drawn. There are {total, number} {things} in all.',
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
    return {
      data: random.pick(rangedData.list),
      width,
      start,
      end: Math.min(end, bars),
      from: random.pick([1, 2, 3]) * width,
      counts: Array.from({ length: bars }, () => random.int(2, level === 1 ? 9 : 14)),
      hidden: level === 3 ? start + random.int(0, 1) : null,
    };
  },
  build({ data, from, width, counts, start, end, hidden }: Params, { level, step, distractor }) {
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
