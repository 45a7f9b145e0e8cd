import type { DiagramOf } from '@playforward/diagram';
import { choiceSkill, type Level, type Random } from '../../src/kit/index.ts';
import { drawName } from '../../src/scenes/people.ts';

const things = ['songs', 'fish', 'school', 'beads', 'fans'] as const;

/** Two people draw samples of two sizes; the second one draws the large ones and may be named first. */
type Sizes = {
  thing: (typeof things)[number];
  names: readonly [string, string];
  small: number;
  large: number;
  swapped: boolean;
};

/** How many of `size` count in each sample; who ignores a sample leaves out the least or the greatest; the whole group is `factor` samples. */
type Params = {
  thing: (typeof things)[number];
  size: number;
  counts: readonly number[];
  factor: number;
  leaves: 'least' | 'most';
};

/** Level 1 has a dot plot, level 2 a list with one sample apart, level 3 an estimate for the whole group, or samples of two sizes. */
export const m7SampleVariation = choiceSkill('m7-sample-variation', {
  version: 3,
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
    'songs-two':
      'From one long list, {one} draws many random samples of {oneSize, number} songs and {two} many of {twoSize, number}. For each sample, they find the share of love songs.',
    'fish-two':
      'From one lake, {one} takes many random samples of {oneSize, number} fish and {two} many of {twoSize, number}. For each sample, they find the share of carp.',
    'school-two':
      'At one school, {one} draws many random samples of {oneSize, number} students and {two} many of {twoSize, number}. For each sample, they find the share who play a team sport.',
    'beads-two':
      'From one large box, {one} takes many random samples of {oneSize, number} beads and {two} many of {twoSize, number}. For each sample, they find the share of blue beads.',
    'fans-two':
      'At one stadium, {one} draws many random samples of {oneSize, number} fans and {two} many of {twoSize, number}. For each sample, they find the share who came by train.',
    'ask-two': 'What would you expect of these shares?',
    closer: '{big}’s shares lie closer together',
    farther: '{small}’s shares lie closer together',
    alike: '{one}’s and {two}’s shares vary equally',
    same: '{big}’s shares are all the same',
    'right-two': 'The larger a random sample is, the less chance can change its share.',
    'farther-why': 'One thing more or less changes the share. In which sample does it change the share more?',
    'alike-why': 'Both draw at random. Does one thing more or less weigh the same in both samples?',
    'same-why': 'A large sample is drawn by chance, too. Will two of them agree in every case?',
    'other-two': 'Think how much one thing more or less changes the share in each sample.',
    'small-do': 'See how much one more changes the share in a small sample.',
    'small-why': 'One of few is a large part.',
    'large-do': 'See the same in a large sample.',
    'large-why': 'One of many is a small part.',
    'compare-do': 'Compare.',
    'compare-why': 'Where chance changes the share less, the shares lie closer together.',
    ask: 'Judging by all of these samples, which counts would you expect of another one?',
    'ask-all': 'What would you expect of the count in the whole group?',
    exact: 'Exactly {x, number}',
    range: 'From {x, number} to {y, number}',
    right: 'Samples differ by chance, and these show how far.',
    one: 'This takes one result as exact. Do all samples give the same count?',
    wide: 'This interval holds everything. Can the samples tell you more than that?',
    left: 'This leaves out a sample. Was it not drawn by chance, too?',
    sample: 'This is an interval for one sample. How large is the whole group?',
    other: 'Look at the smallest and the largest count. Chance alone makes them differ.',
    'least-do': 'Find the smallest count.',
    'least-why': 'Chance can give a count as low as this.',
    'most-do': 'Find the largest count.',
    'most-why': 'Chance can give a count as high as this.',
    'range-do': 'Write the interval.',
    'range-why': 'Another sample will likely lie near these.',
    'scale-do': 'Scale it to the whole group.',
    'scale-why': 'The whole group is {factor, number} times as large as one sample.',
  },
  draw: ({ level, random }): Params | Sizes =>
    level === 3 && random.chance(40) ? drawSizes(random) : drawCounts(level, random),
  build(params: Params | Sizes, { level, say, step, distractor }) {
    if ('names' in params) {
      const { thing, names, small, large, swapped } = params;
      const [one, two] = swapped ? names.toReversed() : names;
      const [oneSize, twoSize] = swapped ? [large, small] : [small, large];
      return {
        words: { small: names[0], big: names[1], one, two, oneSize, twoSize },
        question: [`${thing}-two`, 'ask-two'],
        answer: { value: 'closer', reason: 'right-two' },
        distractors: [
          distractor('thinks-small-samples-vary-less', 'farther', 'farther-why'),
          distractor('ignores-the-sample-size', 'alike', 'alike-why'),
          distractor('takes-one-sample-as-exact', 'same', 'same-why'),
        ],
        otherWrong: 'other-two',
        steps: [
          step('small', `1 ÷ ${small}`, 1 / small),
          step('large', `1 ÷ ${large}`, 1 / large),
          step('compare', `${1 / small} and ${1 / large}`, `${1 / large} < ${1 / small}`),
        ],
        claims: [`${1 / large} < ${1 / small}`],
      };
    }
    const { thing, size, counts, factor, leaves } = params;
    const sorted = counts.toSorted((a, b) => a - b);
    const [least, most] = [sorted[0] ?? 0, sorted.at(-1) ?? 0];
    const middle = sorted[Math.floor(sorted.length / 2)] ?? 0;
    const [from, to] = leaves === 'most' ? [least, sorted.at(-2) ?? 0] : [sorted[1] ?? 0, most];
    const times = level === 3 ? factor : 1;
    const range = (x: number, y: number) => ({ text: say('range', { x: x * times, y: y * times }) });
    const widest = [
      step('least', 'the smallest count that is possible', 0),
      step('most', 'the largest count that is possible', size),
    ];
    return {
      words: { size, factor, list: counts.join(', ') },
      question: [thing, level === 1 ? 'plot' : 'list', level === 3 && 'all', level === 3 ? 'ask-all' : 'ask'],
      diagram: level === 1 ? plotOf(counts) : null,
      answer: { value: 'fits', ...range(least, most) },
      distractors: [
        distractor('takes-one-sample-as-exact', 'one', 'one', { text: say('exact', { x: middle * times }) }),
        distractor('chooses-the-widest-possible-range', 'wide', 'wide', {
          ...range(0, size),
          work: level === 3 ? [] : widest,
          wrongAt: widest.length,
        }),
        level === 3
          ? distractor('gives-the-sample-count', 'sample', 'sample', {
              text: say('range', { x: least, y: most }),
            })
          : distractor('ignores-a-sample-that-differs', 'left', 'left', {
              ...range(from, to),
              work: [
                step('least', 'the smallest count', from),
                step('most', 'the largest count', to),
                step('range', `${from} and ${to}`, `from ${from} to ${to}`),
              ],
            }),
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

function drawSizes(random: Random): Sizes {
  const [small, large] = random.pick([
    [5, 50],
    [5, 100],
    [10, 50],
    [10, 80],
    [10, 100],
    [20, 100],
    [20, 200],
  ] as const);
  const first = drawName(random);
  const second = random.until(() => {
    const name = drawName(random);
    return name === first ? null : name;
  });
  return { thing: random.pick(things), names: [first, second], small, large, swapped: random.chance(50) };
}

function drawCounts(level: Level, random: Random): Params {
  return random.until(() => {
    const size = random.pick([20, 25, 30, 40]);
    const center = random.int(6, size - 8);
    const spread = level === 2 ? 2 : 3;
    const near = Array.from({ length: level === 1 ? 9 : 5 }, () => center + random.int(-spread, spread));
    const leaves = random.pick(['least', 'most'] as const);
    const apart = center + (leaves === 'most' ? 1 : -1) * random.int(4, 5);
    const counts = level === 2 ? random.shuffle([...near, apart]) : near;
    const sorted = counts.toSorted((a, b) => a - b);
    const [least = 0, second = 0, inner = 0, most = 0] = [sorted[0], sorted[1], sorted.at(-2), sorted.at(-1)];
    const isLeft =
      leaves === 'most' ? inner < most && inner > least + 1 : second > least && second < most - 1;
    const isOpen = isLeft && most - least >= 4 && most < size - 1 && least > 1;
    return isOpen
      ? { thing: random.pick(things), size, counts, factor: random.pick([10, 12, 15, 20, 25]), leaves }
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
