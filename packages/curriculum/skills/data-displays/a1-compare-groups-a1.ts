import type { DiagramOf } from '@playforward/diagram';
import type { FiveNumbers } from '../../src/chance/five-numbers.ts';
import { capital, type GroupPair, groupPairs } from '../../src/chance/group-pairs.ts';
import { choiceSkill, type Level, type Random } from '../../src/kit/index.ts';

const tails = ['one-right', 'one-left', 'two-right', 'two-left', 'outlier'] as const;

/** Both box plots; at level 3 the first group has a tail, and `means` are in the other order than the medians. */
type Params = {
  pair: GroupPair;
  swapped: boolean;
  first: FiveNumbers;
  second: FiveNumbers;
  means: readonly [number, number];
  shape: 'symmetric' | (typeof tails)[number];
};

/** Level 1 compares medians and spreads of box plots, level 2 chooses measures, level 3 has means that a tail pulls away. */
export const a1CompareGroupsA1 = choiceSkill('a1-compare-groups-a1', {
  version: 4,
  scenes: [groupPairs],
  text: {
    headline: 'Compare two groups',
    'ask-plots': 'Which sentence fits both box plots?',
    symmetric: 'The data of both groups are symmetric, without outliers.',
    'one-right': 'The data for {x} are symmetric, but the data for {y} have a long tail on the right.',
    'one-left': 'The data for {x} are symmetric, but the data for {y} have a long tail on the left.',
    'two-right': 'The data of both groups have a long tail on the right.',
    'two-left': 'The data of both groups have a long tail on the left.',
    outlier: 'One value for {x} lies far away from all the others.',
    'ask-measures': ['Which measures compare both groups fairly?', 'What should be compared?'],
    'tell-means': 'The means are {xmean, number} {unit} for {x} and {ymean, number} for {y}.',
    'ask-means': 'Which sentence do the means and the box plots support best?',
    both: '{A} tend to be {more}, and {wide} vary more',
    means: 'Both means, and both standard deviations',
    medians: 'Both medians, and both IQRs',
    mixed: 'One median and one mean, and both IQRs',
    most: 'Both greatest values, and both ranges',
    'mean-most': 'Both means, and both greatest values',
    'by-medians': '{A} tend to be {more}, as the medians show',
    'by-means': '{A} tend to be {more}, as the means show',
    'by-more': '{A} tend to be {more}, since they vary more',
    'right-plots': 'The median tells which ones tend to be {more}, and the IQR which ones vary more.',
    'right-symmetric': 'Without tails and outliers, mean and standard deviation describe both groups well.',
    'right-tail':
      'A tail or an outlier pulls a mean along, but hardly moves the median. The same measures serve both groups.',
    'right-means': 'A tail pulls the mean to its side. The median stays with the typical values.',
    spread: 'A longer box is a larger spread. Which mark tells the center?',
    measures: 'The center fits. How long is each box?',
    center: 'The spread fits. Where is the mark in each box?',
    turned: 'This turns both around. Compare the marks in the boxes, then the lengths of the boxes.',
    pulled: 'A long tail or an outlier pulls the mean to its side. Which center does it hardly move?',
    unlike: 'Can a mean and a median be compared with each other?',
    extreme: 'One single value decides this. Does it tell what is typical?',
    half: 'The means fit. But does a greatest value tell how much a group varies?',
    vary: 'This speaks of the spread. Which number tells what is typical?',
    'other-median': 'Look at the marks in both boxes once more. Which one lies farther to the right?',
    other: 'Compare center with center and spread with spread.',
    'other-tail': 'Compare center with center and spread with spread. Does a tail pull one of them?',
    'center-do': 'Compare the medians.',
    'center-why': 'They are the marks in the boxes.',
    'spread-do': 'Compare the lengths of the boxes.',
    'spread-why': 'They are the IQRs.',
    'join-do': 'Put both together.',
    'join-why': 'Center and spread are two different things.',
    'shape-do': 'Look at the shapes.',
    'shape-why': 'A tail or an outlier changes what a mean tells.',
    'fit-do': 'Find the center that fits.',
    'fit-why': 'Use the mean for symmetric data, and the median for skewed data.',
    'same-do': 'Use the same measures for both.',
    'same-why': 'Otherwise, nothing can be compared.',
  },
  draw: ({ level, random }): Params => drawGroups(level, random),
  build(params: Params, { level, say, step, distractor }) {
    const { pair, swapped, first, second, means, shape } = params;
    const [x, y] = swapped ? [pair.b, pair.a] : [pair.a, pair.b];
    const words = { x, y, xmean: means[0], ymean: means[1], unit: pair.unit, more: pair.more };
    const claims = [`${first[3]} - ${first[1]} = ${first[3] - first[1]}`];
    if (level === 2) {
      const isPlain = shape === 'symmetric';
      const tail = shape === 'outlier' ? 'an outlier' : 'a long tail';
      const mixed = distractor('compares-different-measures', 'mixed', 'unlike');
      const most = distractor('compares-maximum-values', 'most', 'extreme');
      return {
        words,
        question: [`${pair.key}-told`, shape, 'ask-measures'],
        answer: isPlain
          ? { value: 'means', reason: 'right-symmetric' }
          : { value: 'medians', reason: 'right-tail' },
        distractors: [
          mixed,
          most,
          isPlain
            ? distractor('slip', 'mean-most', 'half')
            : distractor('compares-means-of-skewed-data', 'means', 'pulled'),
        ],
        steps: [
          step('shape', 'the shapes', isPlain ? 'no tail' : tail),
          step('fit', isPlain ? 'no tail' : tail, isPlain ? 'the mean' : 'the median'),
          step('same', 'both groups', isPlain ? 'means, standard deviations' : 'medians, IQRs'),
        ],
        claims,
      };
    }
    const isHigher = first[2] > second[2];
    const [up, down] = isHigher ? [x, y] : [y, x];
    const diagram = plotsOf(params);
    const medians = step(
      'center',
      `${first[2]} and ${second[2]}`,
      isHigher ? `${first[2]} > ${second[2]}` : `${first[2]} < ${second[2]}`,
    );
    if (level === 3) {
      const told = (which: 'by-medians' | 'by-means' | 'by-more', who: string) => ({
        text: say(which, { A: capital(who) }),
      });
      return {
        words,
        question: [`${pair.key}-told`, 'tell-means', 'ask-means'],
        diagram,
        answer: { value: 'medians', ...told('by-medians', up), reason: 'right-means' },
        otherWrong: 'other-tail',
        distractors: [
          distractor('compares-means-of-skewed-data', 'means', 'pulled', told('by-means', down)),
          distractor('confuses-larger-spread-with-larger-center', 'more', 'vary', told('by-more', x)),
          distractor('slip', 'other-medians', 'other-median', told('by-medians', down)),
        ],
        steps: [
          step('shape', 'the box plots', `a long tail for ${x}`),
          step('fit', 'a long tail', 'the median'),
          medians,
          step('join', 'the medians', `${up} tend to be ${pair.more}`),
        ],
        claims,
      };
    }
    const [xs, ys] = [first[3] - first[1], second[3] - second[1]];
    const [wide, narrow] = xs > ys ? [x, y] : [y, x];
    const told = (center: string, spread: string) => ({
      text: say('both', { A: capital(center), wide: spread }),
    });
    return {
      words,
      question: [`${pair.key}-told`, 'ask-plots'],
      diagram,
      answer: { value: 'fits', ...told(up, wide), reason: 'right-plots' },
      distractors: [
        wide === down
          ? distractor('confuses-larger-spread-with-larger-center', 'center', 'spread', told(down, wide))
          : distractor('compares-different-measures', 'center', 'center', told(down, wide)),
        distractor('compares-different-measures', 'spread', 'measures', told(up, narrow)),
        distractor('slip', 'turned', 'turned', told(down, narrow)),
      ],
      steps: [
        medians,
        step('spread', `${xs} and ${ys}`, xs > ys ? `${xs} > ${ys}` : `${xs} < ${ys}`),
        step('join', 'center and spread', `${up} tend to be ${pair.more}, ${wide} vary more`),
      ],
      claims,
    };
  },
});

function plotsOf({ pair, swapped, first, second }: Params): DiagramOf<'box-plot'> {
  const names = swapped ? pair.names.toReversed() : pair.names;
  const step = pair.spread;
  return {
    kind: 'box-plot',
    min: Math.min(first[0], second[0]) - step,
    max: Math.max(first[4], second[4]) + step,
    step,
    label: pair.label,
    plots: [
      { name: names[0] ?? '', five: [...first] },
      { name: names[1] ?? '', five: [...second] },
    ],
  };
}

function drawGroups(level: Level, random: Random): Params {
  return random.until(() => {
    const pair = random.pick(groupPairs.list.filter(({ key }) => level < 3 || key !== 'players'));
    const unit = pair.spread;
    const center = unit * Math.round(random.int(Math.round((pair.low + pair.high) / 2), pair.high) / unit);
    const side = random.pick([1, -1] as const);
    const about = (middle: number, at: readonly number[]): FiveNumbers => {
      const [a = 0, b = 0, c = 0, d = 0, e = 0] = at
        .map((one) => middle + one * unit)
        .toSorted((m, n) => m - n);
      return [a, b, c, d, e];
    };
    const around = (wide: number): number[] => {
      const left = random.int(1, wide - 1);
      return [-left - random.int(1, 2), -left, 0, wide - left, wide - left + random.int(1, 2)];
    };
    const widths = random.shuffle([2, random.int(3, 4)]);
    const isTail = level === 3;
    const first = isTail
      ? about(
          center,
          [-2, -1, 0, 3, 8].map((one) => one * side),
        )
      : about(center, around(widths[0] ?? 2));
    const second = isTail
      ? about(center + side * unit, [-2, -1, 0, 1, 2])
      : about(center + side * random.int(1, 2) * unit, around(widths[1] ?? 3));
    const means = [second[2] + side * Math.ceil(unit / 2), second[2]] as const;
    const shape = random.chance(50) ? 'symmetric' : random.pick(tails);
    const isTrue = Math.min(first[0], second[0]) > unit;
    return isTrue ? { pair, swapped: random.chance(50), first, second, means, shape } : null;
  });
}
