import type { DiagramOf } from '@playforward/diagram';
import { choiceSkill, type Level, type Random } from '../../src/kit/index.ts';

const things = ['songs', 'fish', 'school', 'beads', 'fans'] as const;

/** How many of 20, 40 or 50 in each sample count; `out` lies apart from the others; the whole group is `factor` samples. */
type Params = {
  thing: (typeof things)[number];
  size: number;
  counts: readonly number[];
  factor: number;
};

/** Level 1 has a dot plot, level 2 a list with one sample apart, level 3 an estimate for the whole group. */
export const m7SampleVariation = choiceSkill('m7-sample-variation', {
  version: 1,
  text: {
    headline: 'How much do samples vary?',
    songs:
      'Several random samples of {size, number} songs each are taken from a long list. Love songs are counted.',
    fish: 'Several random samples of {size, number} fish each are taken from a lake. Carp are counted.',
    school:
      'Several random samples of {size, number} students each are taken at a school. Those who play a team sport are counted.',
    beads:
      'Several random samples of {size, number} beads each are taken from a large box. Blue beads are counted.',
    fans: 'Several random samples of {size, number} fans each are taken at a stadium. Those who came by train are counted.',
    plot: 'The dot plot shows the counts.',
    list: 'The counts are {list}.',
    all: 'The whole group is {factor, number} times as large as one sample.',
    ask: 'Which range would you expect for another such sample?',
    'ask-all': 'Which range is reasonable for the count in the whole group?',
    exact: 'Exactly {x, number}',
    range: 'From {x, number} to {y, number}',
    right: 'Samples differ by chance, and these show how far.',
    one: 'This takes one result as exact. Do all samples give the same count?',
    wide: 'This range holds everything. Can the samples tell you more than that?',
    left: 'This leaves out a sample. Was it not drawn by chance, too?',
    sample: 'This is a range for one sample. How large is the whole group?',
    other: 'Look at the smallest and the largest count. Chance alone makes them differ.',
    'least-do': 'Find the smallest count.',
    'least-why': 'Chance can give a count as low as this.',
    'most-do': 'Find the largest count.',
    'most-why': 'Chance can give a count as high as this.',
    'range-do': 'Write the range.',
    'range-why': 'Another sample will likely lie near these.',
    'scale-do': 'Scale it to the whole group.',
    'scale-why': 'The whole group is {factor, number} times as large as one sample.',
  },
  draw: ({ level, random }): Params => drawCounts(level, random),
  build({ thing, size, counts, factor }: Params, { level, say, step, distractor }) {
    const sorted = counts.toSorted((a, b) => a - b);
    const [least, most] = [sorted[0] ?? 0, sorted.at(-1) ?? 0];
    const middle = sorted[Math.floor(sorted.length / 2)] ?? 0;
    const inner = sorted[sorted.length - 2] ?? 0;
    const times = level === 3 ? factor : 1;
    const range = (x: number, y: number) => ({ text: say('range', { x: x * times, y: y * times }) });
    return {
      words: { size, factor, list: counts.join(', ') },
      question: [thing, level === 1 ? 'plot' : 'list', level === 3 && 'all', level === 3 ? 'ask-all' : 'ask'],
      diagram: level === 1 ? plotOf(counts) : null,
      answer: { value: 'fits', ...range(least, most) },
      distractors: [
        distractor('takes-one-sample-as-exact', 'one', 'one', { text: say('exact', { x: middle * times }) }),
        distractor('chooses-the-widest-possible-range', 'wide', 'wide', range(0, size)),
        level === 3
          ? distractor('gives-the-sample-count', 'sample', 'sample', {
              text: say('range', { x: least, y: most }),
            })
          : distractor('ignores-a-sample-that-differs', 'left', 'left', range(least, inner)),
      ],
      steps: [
        step('least', 'the smallest count', least),
        step('most', 'the largest count', most),
        step('range', `${least} and ${most}`, `from ${least} to ${most}`),
        level === 3 &&
          step('scale', `from ${least} to ${most}`, `from ${least * factor} to ${most * factor}`),
      ],
      claims: [`${least} < ${most}`, `${most} < ${size}`],
    };
  },
});

function drawCounts(level: Level, random: Random): Params {
  return random.until(() => {
    const size = random.pick([20, 25, 30, 40]);
    const center = random.int(6, size - 8);
    const spread = level === 2 ? 2 : 3;
    const near = Array.from({ length: level === 1 ? 9 : 5 }, () => center + random.int(-spread, spread));
    const counts = level === 2 ? random.shuffle([...near, center + random.int(4, 5)]) : near;
    const sorted = counts.toSorted((a, b) => a - b);
    const [least = 0, most = 0, inner = 0] = [sorted[0], sorted.at(-1), sorted[sorted.length - 2]];
    const isOpen = most - least >= 4 && most < size - 1 && least > 1 && inner < most && inner > least + 1;
    return isOpen
      ? { thing: random.pick(things), size, counts, factor: random.pick([10, 12, 15, 20, 25]) }
      : null;
  });
}

function plotOf(counts: readonly number[]): DiagramOf<'dot-plot'> {
  return {
    kind: 'dot-plot',
    min: Math.min(...counts) - 2,
    max: Math.max(...counts) + 2,
    step: 1,
    label: 'Count in a sample',
    values: [...counts],
  };
}
