import { drawDifferent, sumOf } from '../../src/chance/counted-data.ts';
import { drawRangedData, histogramOf, type RangedData, rangedData } from '../../src/chance/ranged-data.ts';
import { choiceSkill, type Level, type Random } from '../../src/kit/index.ts';

const asks = ['changes', 'stays', 'number'] as const;
type Feature = 'gap-hidden' | 'gap-seen' | 'peaks-one' | 'peaks-two';

type Params = {
  data: RangedData;
  ask: (typeof asks)[number];
  change: 'wider' | 'narrower';
  feature: Feature;
  from: number;
  width: number;
  counts: readonly number[];
};

/** Level 1 asks what changes, level 2 for the new bars, level 3 whether a gap or a peak can still be seen. */
export const a1HistogramIntervalEffect = choiceSkill('a1-histogram-interval-effect', {
  version: 4,
  scenes: [rangedData],
  text: {
    headline: 'Wider or narrower intervals',
    wider: 'The histogram is drawn again, with intervals twice as wide.',
    narrower: 'The histogram is drawn again, with intervals half as wide.',
    changes: ['What changes?', 'What is different in the new histogram?'],
    stays: ['What stays the same?', 'What do both histograms have in common?'],
    number: ['How many {things} does the new one show?', 'How many {things} do the new bars count?'],
    heights: [
      'The intervals are joined two by two, from the left. Which counts do the new bars have?',
      'The intervals become twice as wide. How high are the new bars, from left to right?',
      'A new histogram of the same data has intervals that are {double, number} {units} wide. What are its counts, from left to right?',
    ],
    'ask-gap': 'Now the intervals become twice as wide. What happens to the gap?',
    'ask-peaks': 'Now the intervals become twice as wide. How many peaks are seen?',
    fewer: 'Fewer bars, each for a wider interval',
    more: 'More bars, each for a narrower interval',
    'data-fewer': 'The data, since there are fewer bars',
    'data-more': 'The data, since there are more bars',
    'mean-wide': 'The mean, since the intervals are wider',
    'mean-narrow': 'The mean, since the intervals are narrower',
    nothing: 'Nothing, since the data are the same',
    same: 'The number of values and their mean',
    'same-bars': 'The number of bars and the number of values',
    'same-heights': 'The heights of the bars and the mean',
    'only-bars': 'The number of bars, but not the mean',
    total: 'Still {total, number}',
    twice: 'Twice as many, {twice, number}',
    half: 'Half as many, about {half, number}',
    unknown: 'It cannot be known without the mean',
    list: '{list}',
    'gap-hidden': 'It can no longer be seen, but the data are the same',
    'gap-filled': 'It is filled, since there are new data in it now',
    'gap-seen': 'It can still be seen, since a whole new interval is empty',
    'gap-mean': 'It is closed, so the mean of the data changes too',
    'peaks-one': 'One, since neighbors are counted together',
    'peaks-two': 'Two, since a low bar stays between them',
    'peaks-none': 'None, all bars become equally high',
    'peaks-four': 'Four, each peak is doubled',
    right: 'The same data are counted in other intervals. Only the bars change.',
    'right-list': 'Each new interval holds the data of two old ones.',
    'right-feature': 'The counts of neighbors are added, and these sums are the heights of the new bars.',
    'no-data': 'Was anything measured again? What does the drawing do with the same data?',
    'no-mean': 'The mean comes from the data. Does the width of a bar change a measurement?',
    'no-bars': 'How many intervals fit on the same axis now?',
    'no-heights': 'How many values fall into an interval of another width?',
    'no-more': 'The bars only sort the data. Do other bars bring or lose any?',
    'no-loss': 'Each value is counted in one bar before and after. Can values be lost or come twice?',
    'no-list': 'Which two old bars make the first new one? How many values are in the two together?',
    'no-averages':
      'This is halfway between the heights of two bars. How many values do the two hold together?',
    'no-doubles': 'This doubles the first bars one by one. Which two old bars make one new bar?',
    'no-feature': 'Add the counts of neighbors, two by two. What do the new bars look like?',
    'no-split': 'A wide bar joins two narrow ones. Can one peak become two in this way?',
    other: 'The data stay. How are they counted in the new intervals?',
    'data-do': 'Look at the data.',
    'data-why': 'Nothing is measured again.',
    'bars-do': 'Look at the intervals.',
    'bars-why': 'Another width gives another number of bars.',
    'old-do': 'Read the old counts.',
    'old-why': 'They are the heights of the bars.',
    'pair-do': 'Add them two by two, from the left.',
    'pair-why': 'Two neighbors make one new interval.',
    'see-do': 'Say what the new bars show.',
    'see-why': 'Wider intervals can hide a gap or a peak.',
    'check-do': 'Check the total.',
    'check-why': 'No data are lost.',
  },
  draw: ({ level, random }): Params => drawBars(level, random),
  build({ data, ask, change, feature, from, width, counts }: Params, { level, say, step, distractor }) {
    const total = sumOf(counts);
    const words = {
      things: data.things,
      units: data.units,
      double: 2 * width,
      total,
      twice: 2 * total,
      half: Math.round(total / 2),
    };
    const shown = {
      words,
      diagram: histogramOf(data, { from, width }, counts),
      claims: [`${counts.join(' + ')} = ${total}`],
    };
    const pairs = pairsOf(counts);
    const paired = [
      step('old', 'the bars', counts.join(', ')),
      step('pair', counts.join(', '), pairs.join(', ')),
    ];
    if (level === 3) {
      const isGap = feature.startsWith('gap');
      const wrong = isGap
        ? ([
            ['thinks-the-data-change', 'gap-filled', 'no-data'],
            ['thinks-the-mean-changes', 'gap-mean', 'no-mean'],
            ['slip', feature === 'gap-seen' ? 'gap-hidden' : 'gap-seen', 'no-feature'],
          ] as const)
        : ([
            ['thinks-the-data-change', 'peaks-none', 'no-data'],
            ['thinks-more-bars-mean-more-data', 'peaks-four', 'no-split'],
            ['slip', feature === 'peaks-one' ? 'peaks-two' : 'peaks-one', 'no-feature'],
          ] as const);
      return {
        ...shown,
        question: [`${data.key}-who`, isGap ? 'ask-gap' : 'ask-peaks'],
        answer: { value: feature, reason: 'right-feature' },
        distractors: wrong.map(([id, value, reason]) => distractor(id, value, reason)),
        steps: [...paired, step('see', pairs.join(', '), seen[feature])],
      };
    }
    if (level === 2) {
      const listOf = (list: readonly number[]) => ({ text: say('list', { list: list.join(', ') }) });
      const wrong = wrongCounts(counts);
      return {
        ...shown,
        question: [`${data.key}-who`, 'heights'],
        answer: { value: 'pairs', ...listOf(pairs), reason: 'right-list' },
        distractors: [
          distractor('averages-the-heights', 'means', 'no-averages', listOf(wrong.means)),
          distractor('slip', 'highest', 'no-list', listOf(wrong.highest)),
          distractor('doubles-the-heights', 'doubled', 'no-doubles', listOf(wrong.doubled)),
        ],
        steps: [...paired, step('check', pairs.join(' + '), total)],
      };
    }
    const isWider = change === 'wider';
    const right = { changes: isWider ? 'fewer' : 'more', stays: 'same', number: 'total' } as const;
    const wrong = {
      changes: [
        distractor('thinks-the-data-change', isWider ? 'data-fewer' : 'data-more', 'no-data'),
        distractor('thinks-the-mean-changes', isWider ? 'mean-wide' : 'mean-narrow', 'no-mean'),
        distractor('slip', 'nothing', 'no-bars'),
      ],
      stays: [
        distractor('thinks-more-bars-mean-more-data', 'same-bars', 'no-bars'),
        distractor('slip', 'same-heights', 'no-heights'),
        distractor('thinks-the-mean-changes', 'only-bars', 'no-mean'),
      ],
      number: [
        distractor('thinks-more-bars-mean-more-data', isWider ? 'half' : 'twice', 'no-more'),
        distractor('thinks-the-data-change', isWider ? 'twice' : 'half', 'no-loss'),
        distractor('slip', 'unknown', 'no-data'),
      ],
    }[ask];
    return {
      ...shown,
      question: [`${data.key}-who`, change, ask],
      answer: { value: right[ask] },
      distractors: wrong,
      steps: [
        ask === 'number' && step('old', 'the bars', counts.join(', ')),
        ask === 'number' && step('data', counts.join(' + '), total),
        ask !== 'number' && step('data', `the ${data.things}`, `the same ${data.things}`),
        step('bars', `intervals of ${width}`, `intervals of ${isWider ? 2 * width : width / 2}`),
      ],
    };
  },
});

const seen = {
  'gap-hidden': 'no empty interval',
  'gap-seen': 'one empty interval',
  'peaks-one': 'one peak',
  'peaks-two': 'two peaks',
} as const;

function pairsOf(counts: readonly number[]): number[] {
  return counts.flatMap((one, at) => (at % 2 === 0 ? [one + (counts[at + 1] ?? 0)] : []));
}

/** New bars that are no sums of neighbors. */
function wrongCounts(counts: readonly number[]): Readonly<Record<'means' | 'highest' | 'doubled', number[]>> {
  const pairs = pairsOf(counts);
  return {
    means: pairs.map((sum) => sum / 2),
    highest: pairs.map((_, at) => Math.max(counts[2 * at] ?? 0, counts[2 * at + 1] ?? 0)),
    doubled: counts.slice(0, pairs.length).map((one) => 2 * one),
  };
}

/** Eight bars that show the feature when neighbors are joined. */
function barsWith(feature: Feature, random: Random): number[] {
  const any = Array.from({ length: 8 }, () => random.int(2, 14));
  if (feature === 'gap-hidden') return any.with(random.int(2, 5), 0);
  if (feature === 'gap-seen') {
    const start = random.pick([2, 4]);
    return any.with(start, 0).with(start + 1, 0);
  }
  const low = (): number[] => drawDifferent(random, [2, 5], 2);
  const high = (): number[] => random.shuffle(drawDifferent(random, [9, 14], 2));
  const bars =
    feature === 'peaks-two'
      ? [low(), high(), low(), high()].flat()
      : [low(), random.int(10, 14), random.int(6, 8), random.int(10, 14), random.int(3, 5), [2, 1]].flat();
  return random.chance(50) ? bars : bars.toReversed();
}

function drawBars(level: Level, random: Random): Params {
  const feature = random.pick<Feature>(['gap-hidden', 'gap-seen', 'peaks-one', 'peaks-two']);
  const counts = random.until(() => {
    if (level === 3) {
      const bars = barsWith(feature, random);
      const pairs = pairsOf(bars);
      const isSteep = pairs.every((one, at) => one !== pairs[at + 1]);
      return feature.startsWith('gap') || isSteep ? bars : null;
    }
    const bars = Array.from({ length: 6 }, () => random.int(2, 14));
    return level === 1 || new Set(pairsOf(bars)).size === 3 ? bars : null;
  });
  const width = random.pick([10, 20]);
  const from = width * random.pick([1, 2]);
  return {
    data: drawRangedData(random, from, from + counts.length * width),
    ask: random.pick(asks),
    change: random.pick(['wider', 'narrower']),
    feature,
    from,
    width,
    counts,
  };
}
