import { sumOf } from '../../src/chance/counted-data.ts';
import { boxPlotOf, drawFive, type FiveNumbers } from '../../src/chance/five-numbers.ts';
import { type GroupPair, groupPairs } from '../../src/chance/group-pairs.ts';
import { drawRangedData, histogramOf, type RangedData, rangedData } from '../../src/chance/ranged-data.ts';
import { type Level, numberSkill, type Random, takeDistractors } from '../../src/kit/index.ts';

/** The range takes in the bars from `start` up to, but not with, `end`; in a box plot they are marks. */
type Params = {
  data: RangedData;
  from: number;
  width: number;
  counts: readonly number[];
  five: FiveNumbers;
  start: number;
  end: number;
};

const sections = [25, 50, 75] as const;
const percentText = (share: number): string => `${Math.round(share * 10) / 10}%`;

/** Level 1 reads a share from two bars, level 2 from sections of a box plot, level 3 finds the total first. The stretch problem joins two box plots. */
export const a1DisplayReadA1 = numberSkill('a1-display-read-a1', {
  version: 3,
  form: 'percent',
  scenes: [rangedData, groupPairs],
  text: {
    headline: 'Read a percent from a display',
    bars: 'The histogram shows {total, number} {things}.',
    'no-total': 'The histogram shows all of them.',
    plot: 'The box plot shows all of the {things}.',
    'ask-range': [
      'What percent of the {things} are in the intervals from {a, number} to {b, number} {units}?',
      'Find the percent of the {things} in the intervals from {a, number} up to {b, number} {units}.',
    ],
    'ask-from': [
      'What percent of the values are {a, number} {units} or more?',
      'Find the share of the values that are {a, number} {units} or more. Give a percent.',
    ],
    'ask-section': [
      'About what percent of the values are between {a, number} and {b, number} {units}?',
      'About what share of the values is between {a, number} and {b, number} {units}? Give a percent.',
    ],
    'ask-joined': [
      'The box plots show {m, number} {x} and {n, number} {y}. About what percent of all {all, number} values are above {cut, number} {unit}?',
      'Samples of {m, number} {x} and {n, number} {y} are shown. About what percent of all these values are above {cut, number} {unit}?',
      'Both samples are put together: {m, number} {x} and {n, number} {y}. About what percent of all their values are above {cut, number} {unit}?',
      'There are {m, number} {x} and {n, number} {y} in the samples. About what percent of all these values are above {cut, number} {unit}?',
    ],
    right: 'The bars in the range hold this part of all {things}.',
    'right-box': 'Each of the four sections holds about a quarter of the data.',
    'right-joined': 'Each plot gives its own count, and both counts together are the part of all.',
    count: 'This is a count of {things}. How many are there in all?',
    one: 'This takes one bar only. Which bars lie in the range?',
    rest: 'This is the share of the others. Which part does the question ask for?',
    outside: 'This also takes a bar outside the range. Where does the range begin and end?',
    ratio: 'This divides by the other part. What is the whole?',
    long: 'This goes by length. How much of the data does each section hold, long or short?',
    gap: 'This is a distance on the axis. How many sections does the distance take in?',
    sections: 'Count the sections between the two numbers again. What does each of them hold?',
    middle: 'This lies halfway between the two shares. Are both samples equally large?',
    'count-joined': 'This is a count. How many are there in both samples together?',
    alone: 'This is the share in one sample. What does the other one add?',
    other: 'Which part is asked for, and what is the whole?',
    'other-joined': 'How many of each sample lie above the number? The marks of the boxes tell.',
    'total-do': 'Add all the bars.',
    'total-why': 'The whole is not given.',
    'part-do': 'Add the bars in the range.',
    'part-why': 'They hold the part that is asked for.',
    'share-do': 'Divide by the whole.',
    'share-why': 'A percent compares a part with the whole.',
    'marks-do': 'Find both numbers among the marks.',
    'marks-why': 'The five marks cut the data into four sections.',
    'between-do': 'Count the sections between them.',
    'between-why': 'It does not matter how long they are.',
    'times-do': 'Take a quarter, as a percent, for each section.',
    'times-why': 'Each holds about a quarter of the data.',
    'first-do': 'Find the count above in the first plot.',
    'first-why': 'Each section to the right holds a quarter of this sample.',
    'second-do': 'Find the count above in the second plot.',
    'second-why': 'The sample has its own size.',
    'sum-do': 'Add both counts.',
    'sum-why': 'This is the part.',
    'all-do': 'Add both samples.',
    'all-why': 'This is the whole.',
    final: '{value}',
  },
  draw: ({ level, random }): Params => drawDisplay(level, random),
  build({ data, from, width, counts, five, start, end }: Params, { level, step, distractor }) {
    const common = { things: data.things, units: data.units };
    if (level === 2) {
      const [a, b] = [five[start] ?? 0, five[end] ?? 0];
      const value = 25 * (end - start);
      const range = five[4] - five[0];
      return {
        words: { ...common, a, b, value: `${value}%` },
        question: [`${data.key}-who`, 'plot', 'ask-section'],
        diagram: boxPlotOf(data, five),
        answer: { value: `${value}%`, reason: 'right-box' },
        distractors: takeDistractors(
          value,
          [
            distractor(
              'thinks-a-longer-section-holds-more-data',
              Math.round((100 * (b - a)) / range),
              'long',
            ),
            distractor('reads-the-box-length-as-a-count-of-data', b - a, 'gap'),
            distractor('slip', value === 25 ? 50 : 25, 'sections'),
            distractor('slip', value === 75 ? 50 : 75, 'sections'),
          ],
          percentText,
        ),
        steps: [
          step('marks', `${a} and ${b}`, 'two of the five marks'),
          step('between', 'the plot', `${end - start}`),
          step('times', `${end - start} ⋅ 25%`, `${value}%`),
        ],
        claims: [`${end - start} * 25 = ${value}`],
      };
    }
    const total = sumOf(counts);
    const inside = counts.slice(start, end);
    const part = sumOf(inside);
    const value = (100 * part) / total;
    const [a, b] = [from + start * width, from + end * width];
    const only = inside[0] ?? 0;
    const neighbor = counts[start - 1] ?? counts[end] ?? 0;
    const sum = inside.join(' + ');
    return {
      words: { ...common, total, a, b, value: `${value}%` },
      question:
        level === 1 ? [`${data.key}-who`, 'bars', 'ask-range'] : [`${data.key}-who`, 'no-total', 'ask-from'],
      diagram: histogramOf(data, { from, width }, counts),
      answer: { value: `${value}%` },
      distractors: takeDistractors(
        value,
        [
          distractor('reads-counts-as-percents', part, 'count'),
          distractor('reads-only-one-bar', (100 * only) / total, 'one', {
            work: [
              level === 3 && step('total', counts.join(' + '), total),
              step('part', `the bar from ${a} on`, only),
              step('share', `${only} ÷ ${total}`, percentText((100 * only) / total)),
            ],
          }),
          distractor('slip', 100 - value, 'rest'),
          distractor('includes-a-bar-outside-the-range', (100 * (part + neighbor)) / total, 'outside'),
        ],
        percentText,
      ),
      steps: [
        level === 3 && step('total', counts.join(' + '), total),
        step('part', sum, part),
        step('share', `${part} ÷ ${total}`, `${value}%`),
      ],
      claims: [`${sum} = ${part}`, `100 * ${part} / ${total} = ${value}`],
    };
  },
  stretch: {
    draw: ({ random }) => drawJoined(random),
    build({ pair, cut, shares: [s, t], sizes: [m, n] }, { step, distractor }) {
      const [p, q] = [(s * m) / 100, (t * n) / 100];
      const all = m + n;
      const value = (100 * (p + q)) / all;
      return {
        words: { x: pair.a, y: pair.b, unit: pair.unit, m, n, all, cut, value: `${value}%` },
        question: 'ask-joined',
        diagram: {
          kind: 'box-plot',
          min: cut - 5 * pair.spread,
          max: cut + 5 * pair.spread,
          step: pair.spread,
          label: pair.label,
          plots: [
            { name: pair.names[0], five: fiveAbout(cut, pair.spread, s) },
            { name: pair.names[1], five: fiveAbout(cut, pair.spread, t) },
          ],
        },
        answer: { value: `${value}%`, reason: 'right-joined' },
        otherWrong: 'other-joined',
        distractors: takeDistractors(
          value,
          [
            distractor('averages-without-weights', (s + t) / 2, 'middle'),
            distractor('reads-counts-as-percents', p + q, 'count-joined'),
            distractor('slip', s, 'alone'),
            distractor('slip', t, 'alone'),
          ],
          percentText,
        ),
        steps: [
          step('first', `${s}% of ${m}`, p),
          step('second', `${t}% of ${n}`, q),
          step('sum', `${p} + ${q}`, p + q),
          step('all', `${m} + ${n}`, all),
          step('share', `${p + q} ÷ ${all}`, `${value}%`),
        ],
        claims: [
          `${s} * ${m} / 100 = ${p}`,
          `${t} * ${n} / 100 = ${q}`,
          `100 * ${p + q} / ${all} = ${value}`,
        ],
      };
    },
  },
});

/** Five numbers with the share of the data above `cut`. */
function fiveAbout(cut: number, unit: number, share: number): [number, number, number, number, number] {
  const at = share === 25 ? [-4, -2, -1, 0, 3] : share === 50 ? [-3, -2, 0, 1, 4] : [-2, 0, 2, 3, 4];
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = at.map((one) => cut + one * unit);
  return [a, b, c, d, e];
}

function drawJoined(random: Random): {
  pair: GroupPair;
  cut: number;
  shares: readonly [number, number];
  sizes: readonly [number, number];
} {
  return random.until(() => {
    const pair = random.pick(groupPairs.list);
    const center = random.int(Math.round((pair.low + pair.high) / 2), pair.high);
    const cut = pair.spread * Math.round(center / pair.spread);
    const [s, t] = [random.pick(sections), random.pick(sections)];
    const [m, n] = [4 * random.int(5, 30), 4 * random.int(5, 30)];
    const value = (s * m + t * n) / (m + n);
    const part = (s * m + t * n) / 100;
    const seen = [value, (s + t) / 2, part, s, t];
    return s !== t && m !== n && Number.isInteger(value) && new Set(seen).size === 5
      ? { pair, cut, shares: [s, t], sizes: [m, n] }
      : null;
  });
}

function drawDisplay(level: Level, random: Random): Params {
  return random.until(() => {
    const bars = level === 1 ? 4 : 6;
    const width = random.pick([5, 10, 15, 20]);
    const counts = Array.from({ length: bars }, () => random.int(2, 14));
    const total = sumOf(counts);
    const section = random.int(1, 3);
    const start =
      level === 2 ? random.int(0, 4 - section) : level === 1 ? random.int(0, 2) : random.int(2, 4);
    const end = level === 2 ? start + section : level === 1 ? start + 2 : bars;
    const part = sumOf(counts.slice(start, end));
    const isPlain = [20, 25, 40, 50].includes(total) && Number.isInteger((100 * part) / total);
    const isOpen = part !== (100 * part) / total && 2 * part !== total;
    const from = width * random.int(1, 3);
    const five = drawFive(random);
    const [least, most] = level === 2 ? [five[0], five[4]] : [from, from + bars * width];
    return level === 2 || (isPlain && isOpen)
      ? {
          data: drawRangedData(random, least, most),
          from,
          width,
          counts,
          five,
          start,
          end,
        }
      : null;
  });
}
