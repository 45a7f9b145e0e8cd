import { sumOf } from '../../src/chance/counted-data.ts';
import { drawRangedData, histogramOf, type RangedData, rangedData } from '../../src/chance/ranged-data.ts';
import { choiceSkill } from '../../src/kit/index.ts';

/** The middle value lies in the interval at place `middle`, which is not the one with the tallest bar. */
type Params = {
  data: RangedData;
  from: number;
  width: number;
  counts: readonly number[];
  middle: number;
  tallest: number;
  asked: 'center' | 'spread';
};

/**
 * Level 1 has five bars and asks for the center or the spread, level 2 has six or seven and asks for the center, level 3
 * tells the bars without a picture and asks for either. In the stretch problem one bar is not drawn.
 */
export const m6EstimateCenter = choiceSkill('m6-estimate-center', {
  version: 5,
  scenes: [rangedData],
  text: {
    headline: 'Estimate at a glance',
    'bars-told': 'A histogram starts at {from, number} with intervals of {width, number}.',
    'heights-told': 'Its bars are {list} high.',
    'total-do': 'Add all bars.',
    'total-why': 'They count the {things}.',
    'bars-do': 'Count the bars and multiply by the width of one.',
    'bars-why': 'All bars are equally wide.',
    'end-do': 'Add this to where the first bar begins.',
    'end-why': 'There the last bar ends.',
    'both-do': 'Check with both ends.',
    'both-why': 'The spread is a distance on the axis.',
    'all-told': 'The histogram shows {n, number} {things}.',
    'ask-center': 'Which number is closest to the center of the data?',
    'ask-spread': 'Over how many {units} do the data spread from the first bar to the last?',
    about: 'About {value, number} {units}',
    'right-center': 'About half of the {things} lie below it and half above.',
    'right-spread': 'It is the distance from where the first bar begins to where the last bar ends.',
    tallest: 'This is where the tallest bar stands. Are there as many {things} on both sides of it?',
    largest: 'This is where the last bar ends. Which number does the question ask for?',
    spread: 'This tells how far the data spread. Where is their middle?',
    center: 'This is a number in the middle. How far is it from one end to the other?',
    width: 'This is the width of one bar. How wide are all bars together?',
    'largest-spread': 'This is where the last bar ends. Where does the first bar begin?',
    other: 'The center is a place in the middle. The spread is a distance.',
    'count-do': 'Find half of the {things}.',
    'count-why': 'The center has about half of the data on each side.',
    'walk-do': 'Add the bars from the left until you pass that half.',
    'walk-why': 'The bar where that happens holds the middle.',
    'middle-do': 'Take the number in the middle of that bar.',
    'middle-why': 'The single values are not shown, so this is an estimate.',
    'first-do': 'Read where the first bar begins.',
    'first-why': 'No value is less.',
    'last-do': 'Read where the last bar ends.',
    'last-why': 'No value is more.',
    'distance-do': 'Subtract.',
    'distance-why': 'The spread is a distance on the axis.',
    final: 'About {value, number} {units}',
    hidden: [
      'The histogram is about {n, number} {things}, but one bar is not drawn.',
      'There are {n, number} {things} in all. One bar of the histogram is not drawn.',
      'There are {n, number} {things}. In their histogram one bar is missing.',
      'A bar is missing in this histogram of {n, number} {things}.',
    ],
    peak: 'A tall bar is drawn here. But do as many {things} lie below this number as above it?',
    without: 'This is the middle of the bars that are drawn. How many {things} does the other bar hold?',
    'other-hidden':
      'Find how many {things} the bar that is not drawn stands for. Then find the middle of all {n, number}.',
    'drawn-do': 'Add the bars that are drawn.',
    'drawn-why': 'They hold all {things} but those of one interval.',
    'missing-do': 'Find the height of the bar that is not drawn.',
    'missing-why': 'All bars together hold all {things}.',
  },
  draw({ level, random }): Params {
    return random.until(() => {
      const width = random.pick([4, 10, 20]);
      const from = random.int(1, 4) * width;
      const bars = level === 1 ? 5 : random.int(6, 7);
      const counts = Array.from({ length: bars }, () => random.int(1, level === 1 ? 9 : 14));
      const most = Math.max(...counts);
      const isAlone = counts.indexOf(most) === counts.lastIndexOf(most);
      const [total, tallest] = [sumOf(counts), counts.indexOf(most)];
      const middle = counts.findIndex((_, at) => sumOf(counts.slice(0, at + 1)) > total / 2);
      const settled = sumOf(counts.slice(0, middle)) < total / 2 - 1;
      const [center = 0, peak = 0] = [middle, tallest].map((at) => from + at * width + width / 2);
      const values = [center, peak, bars * width, from + bars * width, width];
      // The true middle is anywhere in its interval, so no other choice may be near it.
      const apart = values.slice(1, 4).every((value) => Math.abs(value - center) >= width);
      const differ = apart && new Set(values).size === values.length;
      return isAlone &&
        differ &&
        settled &&
        total % 2 === 0 &&
        Math.abs(middle - tallest) > (level === 1 ? 0 : 1)
        ? {
            data: drawRangedData(random, from, from + bars * width),
            from,
            width,
            counts,
            middle,
            tallest,
            asked: level === 2 ? 'center' : random.pick(['center', 'center', 'spread'] as const),
          }
        : null;
    });
  },
  build({ data, from, width, counts, middle, tallest, asked }: Params, { level, say, step, distractor }) {
    const { key, things, units } = data;
    const end = from + counts.length * width;
    const [center = 0, peak = 0] = [middle, tallest].map((at) => from + at * width + width / 2);
    const [mid, spread, total] = [center, end - from, sumOf(counts)];
    const isSpread = asked === 'spread';
    const value = isSpread ? spread : mid;
    const list = `${counts.slice(0, -1).join(', ')} and ${counts.at(-1)}`;
    const words = { things, units, value, n: total, from, width, list };
    const before = counts.slice(0, middle + 1);
    const [low, high] = [from + middle * width, from + (middle + 1) * width];
    const tall = from + tallest * width;
    const told = level === 3;
    const toHalf = [
      ...(told ? [step('total', counts.join(' + '), total)] : []),
      step('count', `${total} ÷ 2`, total / 2),
    ];
    const toEnds = told
      ? [
          step('bars', `${counts.length} × ${width}`, spread),
          step('end', `${from} + ${spread}`, end),
          step('both', `${end} − ${from}`, spread),
        ]
      : [
          step('first', 'the first bar', from),
          step('last', 'the last bar', end),
          step('distance', `${end} − ${from}`, spread),
        ];
    return {
      words,
      question: [
        `${key}-who`,
        ...(told ? (['bars-told', 'heights-told'] as const) : (['all-told'] as const)),
        isSpread ? 'ask-spread' : 'ask-center',
      ],
      diagram: told ? null : histogramOf(data, { from, width }, counts),
      answer: {
        value,
        text: say('about', { units, value: value }),
        reason: isSpread ? 'right-spread' : 'right-center',
      },
      distractors: isSpread
        ? [
            distractor('gives-the-largest-value', end, 'largest-spread', {
              text: say('about', { units, value: end }),
              work: toEnds.slice(0, 2),
            }),
            distractor('confuses-center-and-spread', mid, 'center', {
              text: say('about', { units, value: mid }),
              work: [],
            }),
            distractor('slip', width, 'width', say('about', { units, value: width })),
          ]
        : [
            distractor('gives-the-tallest-stack-as-the-center', peak, 'tallest', {
              text: say('about', { units, value: peak }),
              work: [
                step('walk', 'the tallest bar', `between ${tall} and ${tall + width}`),
                step('middle', `between ${tall} and ${tall + width}`, peak),
              ],
            }),
            distractor('gives-the-largest-value', end, 'largest', {
              text: say('about', { units, value: end }),
              work: [],
            }),
            distractor('confuses-center-and-spread', spread, 'spread', {
              text: say('about', { units, value: spread }),
              work: [
                step('last', 'the end of the last bar', end),
                step('first', 'the start of the first bar', from),
                step('distance', `${end} − ${from}`, spread),
              ],
              wrongAt: 2,
            }),
          ],
      steps: isSpread
        ? toEnds
        : [
            ...toHalf,
            step('walk', before.join(' + '), sumOf(before)),
            step('middle', `between ${low} and ${high}`, mid),
          ],
      claims: [`${before.join(' + ')} = ${sumOf(before)}`, `${end} - ${from} = ${spread}`],
    };
  },
  stretch: {
    draw: ({ random }) =>
      random.until(() => {
        const [width, bars] = [random.pick([4, 10, 20]), random.int(5, 7)];
        const hidden = random.int(0, bars - 1);
        const counts = Array.from({ length: bars }, (_, at) => random.int(1, 9) + (at === hidden ? 6 : 0));
        const drawn = counts.map((count, at) => (at === hidden ? 0 : count));
        const [middle, seen] = [middlePlace(counts), middlePlace(drawn)];
        const tallest = drawn.indexOf(Math.max(...drawn));
        const from = random.int(1, 4) * width;
        // The middle is clear, and no wrong choice is near it.
        const half = sumOf(counts) / 2;
        const isClear = sumOf(counts.slice(0, middle)) < half - 1 && Number.isInteger(half);
        const isApart = seen !== middle && tallest !== middle && tallest !== seen;
        return isClear && isApart
          ? {
              data: drawRangedData(random, from, from + bars * width),
              from,
              width,
              counts,
              hidden,
              middle,
              seen,
              tallest,
            }
          : null;
      }),
    build({ data, from, width, counts, hidden, middle, seen, tallest }, { say, step, distractor }) {
      const { key, things, units } = data;
      const centerOf = (at: number): number => from + at * width + width / 2;
      const [value, peak, without] = [centerOf(middle), centerOf(tallest), centerOf(seen)];
      const [total, end] = [sumOf(counts), from + counts.length * width];
      const drawn = counts.filter((_, at) => at !== hidden);
      const before = counts.slice(0, middle + 1);
      const about = (number: number) => say('about', { units, value: number });
      return {
        words: { things, units, value, n: total },
        question: [`${key}-who`, 'hidden', 'ask-center'],
        diagram: histogramOf(
          data,
          { from, width },
          counts.map((count, at) => (at === hidden ? null : count)),
        ),
        answer: { value, text: about(value), reason: 'right-center' },
        distractors: [
          distractor('gives-the-tallest-stack-as-the-center', peak, 'peak', about(peak)),
          distractor('gives-the-largest-value', end, 'largest', about(end)),
          distractor('slip', without, 'without', about(without)),
        ],
        otherWrong: 'other-hidden',
        steps: [
          step('drawn', drawn.join(' + '), sumOf(drawn)),
          step('missing', `${total} − ${sumOf(drawn)}`, counts[hidden] ?? 0),
          step('count', `${total} ÷ 2`, total / 2),
          before.length > 1
            ? step('walk', before.join(' + '), sumOf(before))
            : step('walk', 'the first bar', sumOf(before)),
          step('middle', `between ${value - width / 2} and ${value + width / 2}`, value),
        ],
        claims: [`${counts.join(' + ')} = ${total}`],
      };
    },
  },
});

/** The place of the bar in which more than half of the counts is reached from the left. */
function middlePlace(counts: readonly number[]): number {
  return counts.findIndex((_, at) => sumOf(counts.slice(0, at + 1)) > sumOf(counts) / 2);
}
