import type { Diagram } from '@playforward/diagram';
import { type FiveNumbers, fiveFrom } from '../../src/chance/five-numbers.ts';
import { type GroupPair, groupPairs } from '../../src/chance/group-pairs.ts';
import { argueFor, choiceSkill, type Level, type Random, type Tools } from '../../src/kit/index.ts';

/** Five numbers of each group; the boxes are apart, or lie mostly over each other. Either group may be told first. */
type Params = {
  pair: GroupPair;
  apart: boolean;
  upper: FiveNumbers;
  lower: FiveNumbers;
  swapped: boolean;
  lowFirst: boolean;
  dots: boolean;
};

/** The statements that name boxes or plots; dot plots have no boxes, and level 3 shows neither. */
type Statement = 'clear' | 'overlap' | 'ends' | 'reach' | 'turned';

/** Level 1 has box plots or dot plots and their medians, level 2 the plots alone, level 3 tells the middle halves. */
export const m7OverlapJudge = choiceSkill('m7-overlap-judge', {
  version: 8,
  scenes: [groupPairs],
  byHand: { levels: [1, 2], ask: 'hand-argue' },
  text: {
    'claim-clear': 'The {a} clearly tend to be {more}.',
    'claim-none': 'No clear difference shows.',
    'claim-turned': 'The {b} clearly tend to be {more}.',
    'shows-apart': 'The boxes do not overlap.',
    'shows-over': 'The boxes overlap a lot.',
    'shows-dots-apart': 'The groups of dots hardly mix.',
    'shows-dots-over': 'The groups of dots mix a lot.',
    'shows-ends': 'The ends of the two plots overlap.',
    'shows-reach': 'One plot reaches to larger numbers.',
    'shows-medians': 'The medians are not the same.',
    'since-halves': 'One middle half lies above the other one as a whole.',
    'since-mixed': 'The gap of the medians is small compared with the middle halves.',
    'since-share': 'Groups that share some values cannot differ clearly.',
    'since-far': 'The group with the greatest value is the greater one.',
    'since-any': 'Any difference of the medians is a clear one.',
    'since-close': 'Medians that are not far apart are much the same.',
    headline: 'Judge the overlap',
    plots: 'The box plots show the {unit}.',
    'plots-dots': 'The dot plots show the {unit}.',
    medians: 'The median is {m1, number} {unit} for {x} and {m2, number} for {y}.',
    'clear-told': 'The middle halves do not overlap, so {a} clearly tend to be {more}',
    'overlap-told': 'The middle halves overlap a lot, so no clear difference shows',
    'turned-told': 'The middle halves do not overlap, so {b} clearly tend to be {more}',
    'ends-told': 'Single values of both samples can overlap, so no clear difference shows',
    'reach-told': 'One middle half reaches to larger numbers, so {a} clearly tend to be {more}',
    'clear-dots': 'The groups of dots hardly mix, so {a} clearly tend to be {more}',
    'overlap-dots': 'The groups of dots mix a lot, so no clear difference shows',
    'turned-dots': 'The groups of dots hardly mix, so {b} clearly tend to be {more}',
    'ends-dots': 'The ends of the plots overlap, so no clear difference shows',
    'reach-dots': 'One plot reaches to larger numbers, so {a} clearly tend to be {more}',
    'half-first':
      'For {x}, the middle half goes from {p1, number} to {q1, number} {unit}, with a median of {m1, number}.',
    'half-second': 'For {y}, it goes from {p2, number} to {q2, number}, with a median of {m2, number}.',
    ask: 'What do the displays show?',
    'ask-told': 'What do these numbers show?',
    clear: 'The boxes do not overlap, so {a} clearly tend to be {more}',
    overlap: 'The boxes overlap a lot, so no clear difference shows',
    ends: 'The ends of the plots overlap, so no clear difference shows',
    reach: 'One plot reaches to larger numbers, so {a} clearly tend to be {more}',
    middle: 'One median is higher, so {a} clearly tend to be {more}',
    alike: 'The two medians are equal, so no clear difference shows',
    turned: 'The boxes do not overlap, so {b} clearly tend to be {more}',
    close: 'The medians are near each other, so no clear difference shows',
    'right-clear': 'The two middle halves share no place on the scale, and the gap of the medians is large.',
    'right-overlap': 'The two middle halves share most of their places on the scale.',
    'ends-why': 'The ends can overlap by a few values. Where do the middle halves lie?',
    'reach-why': 'A single value can make a plot reach far. Where do the middle halves lie?',
    'median-why': 'The medians differ. How large is that compared with the lengths of the boxes?',
    'alike-why': 'The medians are near each other, but they are not equal. What else can you compare?',
    'turned-why': 'Look at the scale. Which box lies at the larger numbers?',
    'ends-told-why': 'A few values can overlap. Where do the middle halves lie?',
    'reach-told-why': 'This looks at the upper ends alone. How much of the two middle halves is shared?',
    'ends-dots-why': 'The ends can overlap by a few values. Where do most of the dots lie?',
    'reach-dots-why': 'A single value can make a plot reach far. Where do most of the dots lie?',
    'turned-dots-why': 'Look at the scale. Which dots lie at the larger numbers?',
    'close-dots-why':
      'Compare the gap of the medians with how far the dots of one group lie apart. Is it small?',
    'median-dots-why':
      'The medians differ. How large is that compared with how far the dots of one group lie apart?',
    'turned-told-why': 'Compare the ends of the middle halves. Which one reaches to larger numbers?',
    'close-told-why': 'Compare the gap of the medians with the lengths of the middle halves. Is it small?',
    'median-told-why':
      'The medians differ. How large is that compared with the lengths of the middle halves?',
    'close-why': 'Compare the gap of the medians with the lengths of the boxes. Is it small?',
    other: 'Look at the middle halves. Do they overlap, and how much?',
    'halves-do': 'Read the ends of both middle halves.',
    'halves-why': 'In a box plot, each of them would be a box.',
    'dots-do': 'Find the middle half of the dots of each group.',
    'dots-why': 'It leaves out about a fourth of the dots on each side.',
    'boxes-do': 'Find the ends of both boxes.',
    'boxes-why': 'A box holds the middle half of the data.',
    'over-do': 'See whether they overlap.',
    'over-why': 'The overlap tells how mixed the two groups are.',
    'judge-do': 'Judge the gap of the medians.',
    'judge-why': 'It counts when it is large compared with the middle halves.',
  },
  draw: ({ level, random }): Params => drawPlots(level, random),
  build(params: Params, { level, say, step, distractor }) {
    const { pair, apart, upper, lower, swapped, lowFirst, dots } = params;
    const [a, b] = swapped ? [pair.b, pair.a] : [pair.a, pair.b];
    const [, p, high, q] = upper;
    const [, r, low, s] = lower;
    const [x, y] = lowFirst ? [b, a] : [a, b];
    const [[, p1, m1, q1], [, p2, m2, q2]] = lowFirst ? [lower, upper] : [upper, lower];
    const words = { a, b, x, y, more: pair.more, unit: pair.unit, p1, m1, q1, p2, m2, q2 };
    const isTold = level === 3;
    const as = isTold ? '-told' : dots ? '-dots' : '';
    const ways = isTold ? {} : waysOfJudging(params, step);
    const shown = (name: Statement) => ({ text: say(`${name}${as}`) });
    return {
      words,
      question:
        level === 3
          ? [`${pair.key}-told`, 'half-first', 'half-second', 'ask-told']
          : [`${pair.key}-told`, dots ? 'plots-dots' : 'plots', level === 1 && 'medians', 'ask'],
      diagram: isTold ? null : plotOf(params),
      answer: apart
        ? { value: 'clear', reason: 'right-clear', ...shown('clear') }
        : { value: 'overlap', reason: 'right-overlap', ...shown('overlap') },
      drawn: { make: argued(params, (key) => say(key, { a, b, more: pair.more })) },
      distractors: apart
        ? [
            distractor('judges-only-by-ranges', 'ends', `ends${as}-why`, {
              ...shown('ends'),
              ...ways.ranges,
            }),
            distractor('reverses-the-comparison-of-groups', 'turned', `turned${as}-why`, shown('turned')),
            distractor('slip', 'close', `close${as}-why`),
          ]
        : [
            distractor('judges-only-by-medians', 'middle', `median${as}-why`, {
              ...ways.medians,
            }),
            distractor('judges-only-by-ranges', 'reach', `reach${as}-why`, {
              ...shown('reach'),
              ...ways.ranges,
            }),
            distractor('slip', 'alike', 'alike-why'),
          ],
      steps: [
        isTold
          ? step('boxes', 'both middle halves', `${p} to ${q}, and ${r} to ${s}`, 'halves')
          : dots
            ? step('boxes', 'both middle halves', `about ${p} to ${q}, and about ${r} to ${s}`, 'dots')
            : step('boxes', 'both boxes', `about ${p} to ${q}, and about ${r} to ${s}`),
        step('over', `${p} and ${s}`, apart ? `${p} > ${s}` : `${p} < ${s}`),
        step('judge', `${high} − ${low} = ${high - low}`, apart ? 'a large gap' : 'a small gap'),
      ],
      claims: [apart ? `${p} > ${s}` : `${p} < ${s}`],
    };
  },
});

/** The lines of who looks at the whole plots or at the medians alone. */
function waysOfJudging(
  { apart, upper, lower }: Pick<Params, 'apart' | 'upper' | 'lower'>,
  step: Tools<'boxes-do' | 'over-do' | 'judge-do'>['step'],
): Partial<Record<'ranges' | 'medians', { work: ReturnType<typeof step>[]; wrongAt: number }>> {
  const [u0, , high, , u4] = upper;
  const [l0, , low, , l4] = lower;
  const plots = step('boxes', 'both whole plots', `about ${u0} to ${u4}, and about ${l0} to ${l4}`);
  const medians = step('boxes', 'both medians', `about ${high} and about ${low}`);
  return {
    ranges: {
      work: [
        plots,
        apart
          ? step('over', `${u0} and ${l4}`, `${u0} < ${l4}`)
          : step('over', `${u4} and ${l4}`, `${u4} > ${l4}`),
      ],
      wrongAt: 2,
    },
    medians: {
      work: [medians, step('judge', `${high} and ${low}`, 'one is higher')],
      wrongAt: 2,
    },
  };
}

type ArgumentKey =
  | `claim-${'clear' | 'none' | 'turned'}`
  | `shows-${'apart' | 'over' | 'dots-apart' | 'dots-over' | 'ends' | 'reach' | 'medians'}`
  | `since-${'halves' | 'mixed' | 'share' | 'far' | 'any' | 'close'}`;

/** What the boxes or dots show and why, among what the ends or the medians would show. */
function argued(
  { apart, dots }: Pick<Params, 'apart' | 'dots'>,
  say: (key: ArgumentKey) => ReturnType<Tools<ArgumentKey>['say']>,
) {
  const all = (...keys: readonly ArgumentKey[]) => keys.map(say);
  return apart
    ? argueFor({
        claims: all('claim-clear', 'claim-none', 'claim-turned'),
        evidence: all(dots ? 'shows-dots-apart' : 'shows-apart', 'shows-ends', 'shows-medians'),
        reasons: all('since-halves', 'since-share', 'since-close'),
        wrong: [
          [1, 1, 1],
          [2, 0, 0],
          [1, 2, 2],
        ],
      })
    : argueFor({
        claims: all('claim-none', 'claim-clear', 'claim-turned'),
        evidence: all(dots ? 'shows-dots-over' : 'shows-over', 'shows-medians', 'shows-reach'),
        reasons: all('since-mixed', 'since-any', 'since-far'),
        wrong: [[1, 1, 1], [1, 2, 2], null],
      });
}

function drawPlots(level: Level, random: Random): Params {
  const apart = random.chance(50);
  const dots = level < 3 && random.chance(50);
  return random.until(() => {
    const pair = random.pick(groupPairs.list);
    const unit = Math.max(1, Math.round(pair.spread / 2));
    const gap = (): number => unit * random.int(1, 3);
    const box = (): number => unit * random.int(2, 4);
    const start = random.int(pair.low - 4 * unit, pair.low + unit);
    const lower = fiveFrom(start, [gap(), box(), box(), gap()]);
    const shift = apart ? lower[3] - lower[1] + unit * random.int(1, 3) : unit;
    const upper = fiveFrom(lower[1] + shift - gap(), [gap(), box(), box(), gap()]);
    const isApart = upper[1] > lower[3];
    const isMixed =
      upper[2] < lower[3] && lower[2] > upper[1] && upper[2] > lower[2] && upper[2] - lower[2] <= unit * 2;
    const fits = apart ? isApart && upper[0] < lower[4] : isMixed && upper[4] > lower[4];
    const isTrue = lower[0] > 3 && upper[4] < pair.high * 1.4;
    return fits && isTrue
      ? { pair, apart, upper, lower, swapped: random.chance(50), lowFirst: random.chance(50), dots }
      : null;
  });
}

/** Twelve values with these five numbers. */
function dotsOf([least, p, median, q, most]: FiveNumbers): number[] {
  const between = (one: number, other: number): number => Math.round((one + other) / 2);
  return [
    ...[least, between(least, p), p, p, between(p, median), median],
    ...[median, between(median, q), q, q, between(q, most), most],
  ];
}

function plotOf({ pair: { label, names }, swapped, lowFirst, upper, lower, dots }: Params): Diagram {
  const [least, most] = [Math.min(upper[0], lower[0]), Math.max(upper[4], lower[4])];
  const [first, second] = lowFirst ? [lower, upper] : [upper, lower];
  const [one, other] = swapped === lowFirst ? names : [names[1], names[0]];
  if (dots) {
    const step = most - least > 150 ? 10 : most - least > 60 ? 5 : most - least > 28 ? 2 : 1;
    return {
      kind: 'dot-plot',
      min: Math.floor((least - 1) / step) * step,
      max: Math.ceil((most + 1) / step) * step,
      step,
      label,
      values: dotsOf(first),
      second: { names: [one, other], values: dotsOf(second) },
    };
  }
  const step = most - least > 60 ? 20 : most - least > 25 ? 10 : most - least > 12 ? 5 : 2;
  return {
    kind: 'box-plot',
    min: Math.floor((least - 1) / step) * step,
    max: Math.ceil((most + 1) / step) * step,
    step,
    label,
    plots: [
      { name: one, five: [...first] },
      { name: other, five: [...second] },
    ],
  };
}
