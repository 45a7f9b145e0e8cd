import type { DiagramOf } from '@playforward/diagram';
import { type FiveNumbers, fiveFrom } from '../../src/chance/five-numbers.ts';
import { type GroupPair, groupPairs } from '../../src/chance/group-pairs.ts';
import { argueFor, choiceSkill, type Random, type Tools } from '../../src/kit/index.ts';

/** Five numbers of each group; the boxes are apart, or lie mostly over each other. */
type Params = { pair: GroupPair; apart: boolean; upper: FiveNumbers; lower: FiveNumbers; swapped: boolean };

/** The statements that name boxes or plots, which level 3 does not show. */
type Statement = 'clear' | 'overlap' | 'ends' | 'reach' | 'any' | 'turned';

/** Level 1 has a picture and its numbers, level 2 the picture, level 3 tells the middle halves. */
export const m7OverlapJudge = choiceSkill('m7-overlap-judge', {
  version: 7,
  scenes: [groupPairs],
  byHand: { levels: [1, 2], ask: 'hand-argue' },
  text: {
    'claim-clear': 'The {a} clearly tend to be {more}.',
    'claim-none': 'No clear difference shows.',
    'claim-turned': 'The {b} clearly tend to be {more}.',
    'shows-apart': 'The boxes do not overlap.',
    'shows-over': 'The boxes overlap a lot.',
    'shows-ends': 'The ends of the two plots overlap.',
    'shows-reach': 'One plot reaches to larger numbers.',
    'shows-medians': 'The medians are not the same.',
    'since-halves': 'One middle half lies above the other one as a whole.',
    'since-mixed': 'The gap of the medians is small compared with the boxes.',
    'since-share': 'Groups that share some values cannot differ clearly.',
    'since-far': 'The group with the greatest value is the greater one.',
    'since-any': 'Any difference of the medians is a clear one.',
    'since-close': 'Medians that are not far apart are much the same.',
    headline: 'Judge the overlap',
    plots: 'The box plots show the {unit}.',
    medians: 'The median is {high, number} {unit} for {a} and {low, number} for {b}.',
    'clear-told': 'The middle halves do not overlap, so {a} clearly tend to be {more}',
    'overlap-told': 'The middle halves overlap a lot, so no clear difference shows',
    'turned-told': 'The middle halves do not overlap, so {b} clearly tend to be {more}',
    'ends-told': 'Single values of both samples can overlap, so no clear difference shows',
    'reach-told': 'One middle half reaches to larger numbers, so {a} clearly tend to be {more}',
    'any-told': 'The two samples are not the same, so {a} clearly tend to be {more}',
    'half-upper':
      'For {a}, the middle half goes from {p, number} to {q, number} {unit}, with a median of {high, number}.',
    'half-lower': 'For {b}, it goes from {r, number} to {s, number}, with a median of {low, number}.',
    ask: 'What do the displays show?',
    'ask-told': 'What do these numbers show?',
    clear: 'The boxes do not overlap, so {a} clearly tend to be {more}',
    overlap: 'The boxes overlap a lot, so no clear difference shows',
    ends: 'The ends of the plots overlap, so no clear difference shows',
    reach: 'One plot reaches to larger numbers, so {a} clearly tend to be {more}',
    middle: 'One median is higher, so {a} clearly tend to be {more}',
    any: 'The two plots are not the same, so {a} clearly tend to be {more}',
    turned: 'The boxes do not overlap, so {b} clearly tend to be {more}',
    close: 'The medians are near each other, so no clear difference shows',
    'right-clear': 'The two middle halves share no place on the scale, and the gap of the medians is large.',
    'right-overlap': 'The two middle halves share most of their places on the scale.',
    'ends-why': 'The ends can overlap by a few values. Where do the middle halves lie?',
    'reach-why': 'A single value can make a plot reach far. Where do the middle halves lie?',
    'median-why': 'The medians differ. How large is that compared with the lengths of the boxes?',
    'any-why': 'Two samples are hardly ever the same. How large is the difference compared with the boxes?',
    'turned-why': 'Look at the scale. Which box lies at the larger numbers?',
    'ends-told-why': 'A few values can overlap. Where do the middle halves lie?',
    'reach-told-why': 'This looks at the upper ends alone. How much of the two middle halves is shared?',
    'any-told-why':
      'Two samples are hardly ever the same. How large is the difference compared with the middle halves?',
    'turned-told-why': 'Compare the ends of the middle halves. Which one reaches to larger numbers?',
    'close-told-why': 'Compare the gap of the medians with the lengths of the middle halves. Is it small?',
    'median-told-why':
      'The medians differ. How large is that compared with the lengths of the middle halves?',
    'close-why': 'Compare the gap of the medians with the lengths of the boxes. Is it small?',
    other: 'Look at the middle halves. Do they overlap, and how much?',
    'halves-do': 'Read the ends of both middle halves.',
    'halves-why': 'In a box plot, each of them would be a box.',
    'boxes-do': 'Find the ends of both boxes.',
    'boxes-why': 'A box holds the middle half of the data.',
    'over-do': 'See whether they overlap.',
    'over-why': 'The overlap tells how mixed the two groups are.',
    'judge-do': 'Judge the gap of the medians.',
    'judge-why': 'It counts when it is large compared with the middle halves.',
  },
  draw: ({ random }): Params => drawPlots(random),
  build({ pair, apart, upper, lower, swapped }: Params, { level, say, step, distractor }) {
    const [a, b] = swapped ? [pair.b, pair.a] : [pair.a, pair.b];
    const [, p, high, q] = upper;
    const [, r, low, s] = lower;
    const words = { a, b, more: pair.more, unit: pair.unit, p, q, r, s, high, low };
    const isTold = level === 3;
    const told = isTold ? 'ask-told' : 'ask';
    const shown = (name: Statement) => ({ text: say(isTold ? `${name}-told` : name) });
    /** Who looks at the ends of the plots reads them rightly, and concludes too much. */
    const byEnds = (ends: string, compared: string) => ({
      work: [step('boxes', 'ends of the plots', ends), step('over', ends, compared)],
      wrongAt: 2,
    });
    return {
      words,
      question:
        level === 3
          ? [`${pair.key}-told`, 'half-upper', 'half-lower', told]
          : [`${pair.key}-told`, 'plots', level === 1 && 'medians', told],
      diagram: level === 3 ? null : plotOf(pair, swapped, upper, lower),
      answer: apart
        ? { value: 'clear', reason: 'right-clear', ...shown('clear') }
        : { value: 'overlap', reason: 'right-overlap', ...shown('overlap') },
      drawn: { make: argued(apart, (key) => say(key, { a, b, more: pair.more })) },
      distractors: apart
        ? [
            distractor('judges-only-by-ranges', 'ends', isTold ? 'ends-told-why' : 'ends-why', {
              ...shown('ends'),
              ...(!isTold && byEnds(`${upper[0]} and ${lower[4]}`, `${upper[0]} < ${lower[4]}`)),
            }),
            distractor('judges-only-by-medians', 'close', isTold ? 'close-told-why' : 'close-why'),
            distractor('slip', 'turned', isTold ? 'turned-told-why' : 'turned-why', shown('turned')),
          ]
        : [
            distractor('judges-only-by-medians', 'middle', isTold ? 'median-told-why' : 'median-why', {
              work: [
                step('boxes', 'both medians', `${high} and ${low}`, isTold ? 'halves' : 'boxes'),
                step('judge', `${high} and ${low}`, 'not the same'),
              ],
              wrongAt: 2,
            }),
            distractor('judges-only-by-ranges', 'reach', isTold ? 'reach-told-why' : 'reach-why', {
              ...shown('reach'),
              ...(!isTold && byEnds(`${lower[4]} and ${upper[4]}`, `${lower[4]} < ${upper[4]}`)),
            }),
            distractor(
              'calls-any-difference-large',
              'any',
              isTold ? 'any-told-why' : 'any-why',
              shown('any'),
            ),
          ],
      steps: [
        isTold
          ? step('boxes', 'both middle halves', `${p} to ${q}, and ${r} to ${s}`, 'halves')
          : step('boxes', 'both boxes', `about ${p} to ${q}, and about ${r} to ${s}`),
        step('over', `${p} and ${s}`, apart ? `${p} > ${s}` : `${p} < ${s}`),
        step('judge', `${high} − ${low} = ${high - low}`, apart ? 'a large gap' : 'a small gap'),
      ],
      claims: [apart ? `${p} > ${s}` : `${p} < ${s}`],
    };
  },
});

type ArgumentKey =
  | `claim-${'clear' | 'none' | 'turned'}`
  | `shows-${'apart' | 'over' | 'ends' | 'reach' | 'medians'}`
  | `since-${'halves' | 'mixed' | 'share' | 'far' | 'any' | 'close'}`;

/** What the boxes show and why, among what the ends, the medians or any difference would show. */
function argued(apart: boolean, say: (key: ArgumentKey) => ReturnType<Tools<ArgumentKey>['say']>) {
  const all = (...keys: readonly ArgumentKey[]) => keys.map(say);
  return apart
    ? argueFor({
        claims: all('claim-clear', 'claim-none', 'claim-turned'),
        evidence: all('shows-apart', 'shows-ends', 'shows-medians'),
        reasons: all('since-halves', 'since-share', 'since-close'),
        wrong: [
          [1, 1, 1],
          [1, 2, 2],
          [2, 0, 0],
        ],
      })
    : argueFor({
        claims: all('claim-none', 'claim-clear', 'claim-turned'),
        evidence: all('shows-over', 'shows-medians', 'shows-reach'),
        reasons: all('since-mixed', 'since-any', 'since-far'),
        wrong: [[1, 1, 1], [1, 2, 2], null],
      });
}

function drawPlots(random: Random): Params {
  const apart = random.chance(50);
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
    return fits && isTrue ? { pair, apart, upper, lower, swapped: random.chance(50) } : null;
  });
}

function plotOf(
  { label, names }: GroupPair,
  swapped: boolean,
  upper: FiveNumbers,
  lower: FiveNumbers,
): DiagramOf<'box-plot'> {
  const [least, most] = [Math.min(upper[0], lower[0]), Math.max(upper[4], lower[4])];
  const step = most - least > 60 ? 20 : most - least > 25 ? 10 : most - least > 12 ? 5 : 2;
  return {
    kind: 'box-plot',
    min: Math.floor((least - 1) / step) * step,
    max: Math.ceil((most + 1) / step) * step,
    step,
    label,
    plots: [
      { name: names[swapped ? 1 : 0], five: [...upper] },
      { name: names[swapped ? 0 : 1], five: [...lower] },
    ],
  };
}
