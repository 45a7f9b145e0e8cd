import { capital, type GroupPair, groupPairs } from '../../src/chance/group-pairs.ts';
import { choiceSkill, type Level, type Random } from '../../src/kit/index.ts';

/** Center, spread and greatest value of the group with the greater center, and of the other one. */
type Params = {
  pair: GroupPair;
  measure: 'mean' | 'median';
  high: number;
  low: number;
  highSpread: number;
  lowSpread: number;
  highMost: number;
  lowMost: number;
  swapped: boolean;
  lowFirst: boolean;
};

/** Level 1 tells centers and spreads, level 2 the greatest values as well, level 3 the spreads first. Either center is told first. */
export const m7CompareCentersSpreads = choiceSkill('m7-compare-centers-spreads', {
  version: 6,
  scenes: [groupPairs],
  text: {
    headline: 'Compare two samples',
    'mad-both': 'In both samples, the MAD is {mad, number} {unit}.',
    'ask-sums': 'Which sentence do the samples support?',
    clear: '{A} tend to be {more}, and the gap is clear',
    backward: '{B} tend to be {more}, and the gap is clear',
    open: 'The gap is no larger than the MAD, so the two samples overlap a lot',
    each: 'Each one of the {first} is {more} than each of the {second}',
    'right-clear': 'The gap between the means is two MADs or more, so the two samples overlap little.',
    'right-open':
      'The gap is no larger than the typical distance from the mean, so many values of both samples mix.',
    'sums-alone': 'This compares the sums. Are both samples equally large?',
    'spread-alone': 'Find the gap between the means. How many MADs fit into it?',
    'each-alone': 'A mean tells what is typical. Does it tell about each one?',
    'other-sums': 'Find both means. Then see how many MADs apart they are.',
    'mean-x-do': 'Find the mean of the first sample.',
    'mean-y-do': 'Find the mean of the second sample.',
    'mean-why': 'Samples of different sizes are compared by their means.',
    'gap-do': 'Subtract the means.',
    'gap-why': 'This tells how far apart the centers are.',
    'mads-do': 'Divide by the MAD.',
    'mads-why': 'The gap is compared with the spread.',
    'judge-do': 'Say what the samples show.',
    'judge-clear': 'From two MADs on, the samples overlap little.',
    'judge-open': 'With a gap of less than two MADs, the samples overlap a lot.',
    'mean-first': 'For {x}, the mean is {xc, number} {unit} and the MAD {xs, number}.',
    'mean-second': 'For {y}, the mean is {yc, number} {unit} and the MAD {ys, number}.',
    'median-first': 'For {x}, the median is {xc, number} {unit} and the IQR {xs, number}.',
    'median-second': 'For {y}, the median is {yc, number} {unit} and the IQR {ys, number}.',
    'most-both': 'The greatest value is {xm, number} for {x} and {ym, number} for {y}.',
    spreads: 'The {spreadName} is {xs, number} {unit} for {x} and {ys, number} for {y}.',
    centers: 'The {centerName} is {xc, number} {unit} for {x} and {yc, number} for {y}.',
    ask: 'Which sentence fits both samples?',
    'ask-short': 'Which sentence fits?',
    both: 'In the samples, {first} are typically {more}, and {second} vary more',
    right: 'The center tells which ones are typically {more}, and the spread tells which ones vary more.',
    spread:
      'This takes the group with the larger spread for the one with the larger center. Which number tells the center?',
    most: 'This looks at the greatest values. Which number tells what is typical?',
    measures: 'The center fits. Which of the two spreads is larger?',
    center: 'The spread fits. Which of the two centers is larger?',
    turned: 'This turns both around. Compare the centers first, then the spreads.',
    other: 'Compare center with center, and spread with spread.',
    'center-do': 'Compare the centers.',
    'center-why': 'The larger one belongs to the sample that is typically {more}.',
    'spread-do': 'Compare the spreads.',
    'spread-why': 'The larger one belongs to the sample that varies more.',
    'join-do': 'Put both together.',
    'join-why': 'Center and spread are two different things.',
  },
  draw: ({ level, random }): Params => drawSamples(level, random),
  build(params: Params, { level, say, step, distractor }) {
    const { pair, measure, high, low, highSpread, lowSpread, highMost, lowMost, swapped, lowFirst } = params;
    const [up, down] = swapped ? [pair.b, pair.a] : [pair.a, pair.b];
    const wide = highSpread > lowSpread ? up : down;
    const narrow = wide === up ? down : up;
    const [x, y] = lowFirst ? [down, up] : [up, down];
    const [xc, yc] = lowFirst ? [low, high] : [high, low];
    const [xs, ys] = lowFirst ? [lowSpread, highSpread] : [highSpread, lowSpread];
    const [xm, ym] = lowFirst ? [lowMost, highMost] : [highMost, lowMost];
    const [centerName, spreadName] = measure === 'mean' ? ['mean', 'MAD'] : ['median', 'IQR'];
    const words = { x, y, xc, yc, xs, ys, xm, ym, unit: pair.unit, more: pair.more, centerName, spreadName };
    const sentence = (center: string, spread: string) => ({
      text: say('both', { first: center, second: spread }),
    });
    return {
      words,
      question:
        level === 3
          ? [`${pair.key}-told`, 'spreads', 'centers', 'most-both', 'ask-short']
          : [`${pair.key}-told`, `${measure}-first`, `${measure}-second`, level === 2 && 'most-both', 'ask'],
      answer: { value: 'fits', ...sentence(up, wide) },
      distractors: [
        level > 1
          ? distractor('compares-maximum-values', 'center', 'most', sentence(down, wide))
          : distractor(
              wide === down ? 'calls-the-larger-spread-better' : 'compares-different-measures',
              'center',
              wide === down ? 'spread' : 'center',
              sentence(down, wide),
            ),
        distractor('compares-different-measures', 'spread', 'measures', sentence(up, narrow)),
        distractor('slip', 'turned', 'turned', sentence(down, narrow)),
      ],
      steps: [
        step('center', `${high} and ${low}`, `${high} > ${low}`),
        step(
          'spread',
          `${highSpread} and ${lowSpread}`,
          highSpread > lowSpread ? `${highSpread} > ${lowSpread}` : `${highSpread} < ${lowSpread}`,
        ),
        step('join', 'center and spread', `${up} typically ${pair.more}, ${wide} vary more`),
      ],
      claims: [`${high} > ${low}`],
    };
  },
  stretch: {
    draw: ({ random }) => drawSums(random),
    build({ pair, high, low, highCount, lowCount, mad, swapped }, { say, step, distractor }) {
      const [up, down] = swapped ? [pair.b, pair.a] : [pair.a, pair.b];
      const gap = high - low;
      const times = gap / mad;
      const isClear = times >= 2;
      const words = {
        x: up,
        y: down,
        mad,
        unit: pair.unit,
        more: pair.more,
        A: capital(up),
        B: capital(down),
        first: up,
        second: down,
      };
      return {
        words,
        question: [
          `${pair.key}-told`,
          say(`${pair.key}-sum`, { n: highCount, who: up, sum: high * highCount }),
          say(`${pair.key}-sum`, { n: lowCount, who: down, sum: low * lowCount }),
          'mad-both',
          'ask-sums',
        ],
        answer: isClear ? { value: 'clear', reason: 'right-clear' } : { value: 'open', reason: 'right-open' },
        otherWrong: 'other-sums',
        distractors: [
          distractor('compares-counts-of-unequal-groups', 'backward', 'sums-alone'),
          distractor('ignores-variability', isClear ? 'open' : 'clear', 'spread-alone'),
          distractor('claims-more-than-the-data-show', 'each', 'each-alone'),
        ],
        steps: [
          step('mean-x', `${high * highCount} ÷ ${highCount}`, high, { why: 'mean-why' }),
          step('mean-y', `${low * lowCount} ÷ ${lowCount}`, low, { why: 'mean-why' }),
          step('gap', `${high} − ${low}`, gap),
          step('mads', `${gap} ÷ ${mad}`, times),
          step(
            'judge',
            times === 1 ? '1 MAD' : `${times} MADs`,
            isClear ? 'the gap is clear' : 'the samples overlap a lot',
            { why: isClear ? 'judge-clear' : 'judge-open' },
          ),
        ],
        claims: [`${high} - ${low} = ${times} * ${mad}`],
      };
    },
  },
});

function drawSamples(level: Level, random: Random): Params {
  return random.until(() => {
    const pair = random.pick(groupPairs.list);
    const spreads = random.shuffle([
      pair.spread,
      pair.spread + Math.max(1, Math.round(pair.spread * random.pick([0.5, 0.8, 1]))),
    ]);
    const [highSpread = 1, lowSpread = 2] = spreads;
    const low = random.int(pair.low, pair.high - 2 * pair.spread);
    const high = low + random.int(Math.max(2, Math.round(pair.spread / 2)), 2 * pair.spread + 1);
    const highMost = high + random.int(2, 3) * highSpread;
    const lowMost = highMost + random.int(1, Math.max(2, pair.spread));
    // The greatest value of the other group lies higher, as far as its spread allows.
    const isTrue = level === 1 || lowMost - low <= 5 * lowSpread;
    return isTrue && high <= pair.high
      ? {
          pair,
          measure: random.pick(['mean', 'median'] as const),
          high,
          low,
          highSpread,
          lowSpread,
          highMost,
          lowMost,
          swapped: random.chance(50),
          lowFirst: random.chance(50),
        }
      : null;
  });
}

/** Samples of two sizes: the one with the lower mean is larger, and so is its sum. */
function drawSums(random: Random) {
  return random.until(() => {
    const pair = random.pick(groupPairs.list);
    const mad = Math.max(1, Math.round(pair.spread * random.pick([0.8, 1, 1.2, 1.5])));
    const times = random.pick([0.25, 0.5, 0.75, 1, 2, 2.5, 3, 3.5]);
    const gap = mad * times;
    const low = random.int(pair.low, pair.high - 2 * pair.spread);
    const [highCount, lowCount] = [random.int(10, 30), random.int(15, 50)];
    const high = low + gap;
    const isPlain = Number.isInteger(gap) && high <= pair.high + pair.spread;
    return isPlain && lowCount * low > 1.1 * highCount * high && high * highCount > 100
      ? { pair, high, low, highCount, lowCount, mad, swapped: random.chance(50) }
      : null;
  });
}
