import { capital, type GroupPair, groupPairs } from '../../src/chance/group-pairs.ts';
import { choiceSkill, type Random } from '../../src/kit/index.ts';

/** Means of the group with the greater one and of the other, and the MAD of both. */
type Params = {
  pair: GroupPair;
  clear: boolean;
  high: number;
  low: number;
  mad: number;
  n: number;
  swapped: boolean;
  lowFirst: boolean;
};

/** Level 1 tells the gap in MADs, level 2 the means and the MAD, level 3 the size of the samples as well. Either mean is told first. */
export const m7InferenceChoose = choiceSkill('m7-inference-choose', {
  version: 5,
  scenes: [groupPairs],
  text: {
    headline: 'Choose a conclusion',
    means: 'The mean is {high, number} {unit} for {a} and {low, number} for {b}.',
    'means-back': 'The mean is {low, number} {unit} for {b} and {high, number} for {a}.',
    mad: 'Each MAD is {mad, number} {unit}.',
    'gap-clear': 'So the means are about {times} MADs apart.',
    'gap-small': 'So the means are less than one MAD apart.',
    size: 'Each sample has {n, number} values.',
    ask: 'Which conclusion do the samples support?',
    'ask-all': 'What can you say about all {a} and {b}?',
    tend: '{A} tend to be {more}, but not every time',
    open: 'The samples show no clear difference',
    every: 'Each one of the {a} is {more} than all {b}',
    turned: '{B} tend to be {more}, but not every time',
    'right-clear': 'The gap is large compared with the spread, so it is unlikely to come from chance.',
    'right-small':
      'In samples like these, a gap this small compared with the spread can come from chance alone.',
    'every-why': 'This speaks about each single value. What do a mean and a MAD tell about single values?',
    'turned-why': 'Compare the two means again. Which one is greater?',
    'tend-why': 'The means differ. How large is that compared with the MAD?',
    'open-why': 'Look at the gap between the means. Is it small compared with the MAD?',
    other: 'Find the gap between the means. Then compare it with the MAD.',
    'gap-do': 'Find the gap between the means.',
    'gap-why': 'It tells how far apart the centers are.',
    'over-do': 'Compare it with the MAD.',
    'over-why': 'The MAD tells how far values usually are from their mean.',
    'judge-do': 'Judge it.',
    'judge-why':
      'A gap of two MADs or more is unlikely to come from chance. In small samples, a gap of less than one MAD may well come from it.',
  },
  draw: ({ random }): Params => drawSamples(random),
  build({ pair, clear, high, low, mad, n, swapped, lowFirst }: Params, { level, step, distractor }) {
    const [a, b] = swapped ? [pair.b, pair.a] : [pair.a, pair.b];
    const gap = high - low;
    const times = Math.round((2 * gap) / mad) / 2;
    const words = {
      a,
      b,
      A: capital(a),
      B: capital(b),
      more: pair.more,
      unit: pair.unit,
      high,
      low,
      mad,
      n,
      times: String(times),
    };
    return {
      words,
      question: [
        `${pair.key}-told`,
        level === 3 && 'size',
        lowFirst ? 'means-back' : 'means',
        'mad',
        level === 1 && (clear ? 'gap-clear' : 'gap-small'),
        level === 3 ? 'ask-all' : 'ask',
      ],
      answer: clear ? { value: 'tend', reason: 'right-clear' } : { value: 'open', reason: 'right-small' },
      distractors: clear
        ? [
            distractor('claims-more-than-the-data-show', 'every', 'every-why', { concludes: true }),
            distractor('reverses-the-comparison-of-groups', 'turned', 'turned-why'),
            distractor('ignores-variability', 'open', 'open-why'),
          ]
        : [
            distractor('ignores-variability', 'tend', 'tend-why'),
            distractor('claims-more-than-the-data-show', 'every', 'every-why', { concludes: true }),
            distractor('reverses-the-comparison-of-groups', 'turned', 'turned-why'),
          ],
      steps: [
        step('gap', `${high} − ${low}`, gap),
        step('over', `gap ${gap}, MAD ${mad}`, clear ? `about ${times} MADs` : 'less than one MAD'),
        step(
          'judge',
          clear ? 'a large gap' : 'a small gap',
          clear ? 'a clear difference' : 'no clear difference',
        ),
      ],
      claims: [`${high} - ${low} = ${gap}`],
    };
  },
});

function drawSamples(random: Random): Params {
  return random.until(() => {
    const pair = random.pick(groupPairs.list);
    const clear = random.chance(50);
    const mad = pair.spread + random.int(0, pair.spread);
    const low = random.int(pair.low, pair.high - pair.spread);
    const gap = clear ? random.int(Math.ceil(2 * mad), 4 * mad) : random.int(1, Math.floor(mad * 0.6));
    const high = low + gap;
    return mad > 1 && gap > 0 && high <= pair.high + 2 * pair.spread
      ? {
          pair,
          clear,
          high,
          low,
          mad,
          n: 5 * random.int(2, 4),
          swapped: random.chance(50),
          lowFirst: random.chance(50),
        }
      : null;
  });
}
