import type { DiagramOf } from '@playforward/diagram';
import { markAmount, numberSkill, type Random } from '../../src/kit/index.ts';
import {
  amountText,
  fractionValue,
  lowestTerms,
  wholeOrFraction,
} from '../../src/numbers/fraction-amounts.ts';
import { type PartAmount, partAmounts } from '../../src/scenes/part-amounts.ts';
import { drawName } from '../../src/scenes/people.ts';
import { fractionText } from '../../src/scenes/shares.ts';

/** `boxes` of `all` equal boxes measure top/bottom of a unit. */
type Params = { scene: PartAmount; name: string; boxes: number; all: number; top: number; bottom: number };

const shares: readonly (readonly [number, number])[] = [
  [2, 3],
  [3, 4],
  [2, 5],
  [3, 5],
  [4, 5],
  [5, 6],
  [3, 8],
  [5, 8],
];

/** Level 1 has amounts that the boxes share evenly, level 2 any; level 3 tells the fraction that is left. */
export const m6FractionGroupSize = numberSkill('m6-fraction-group-size', {
  version: 2,
  byHand: { levels: [1, 2], ask: 'hand-mark', instead: true, make: markAmount },
  form: 'fraction',
  scenes: [partAmounts],
  text: {
    headline: 'Find the whole group',
    lowest: 'Write a fraction in lowest terms.',
    right: 'Each of the {boxes, number} parts is {each}, and the whole has {all, number} such parts.',
    multiplies: 'This takes {share} of {amount}. Is the whole more or less than {amount}?',
    subtracts: 'This subtracts the two fractions. One of them is a measure. What does the other one tell?',
    part: 'This is the measure of the part. Is the whole as large as that, or larger?',
    box: 'This is one of the equal parts. How many of them are in the whole?',
    left: 'This is the measure of the part that is missing. What do both parts make together?',
    other:
      'Share the amount over {boxes, number} equal parts first. How many such parts does the whole have?',
    'other-rest': 'The question tells the part that is missing. Which fraction of the whole was measured?',
    'share-do': 'Find the fraction that was measured.',
    'share-why': 'Both parts together make one whole.',
    'box-do': 'Divide the amount by {boxes, number}.',
    'box-why': 'The amount is spread over {boxes, number} equal parts.',
    'whole-do': 'Multiply by {all, number}.',
    'whole-why': 'The whole has {all, number} of these parts.',
    'check-do': 'Check: take {share} of the result.',
    'check-why': 'It must give the amount that was measured.',
    final: '{whole}',
  },
  draw({ level, random }): Params {
    const [boxes, all] = random.pick(shares);
    return {
      scene: random.pick(partAmounts.list),
      name: drawName(random),
      boxes,
      all,
      ...drawAmount(random, { boxes, all, even: level === 1 }),
    };
  },
  build(params: Params, { level, say, step, distractor }) {
    const { scene, name, boxes, all, top, bottom } = params;
    const each = lowestTerms(top, bottom * boxes);
    const whole = lowestTerms(top * all, bottom * boxes);
    const gap = Math.abs(top * all - boxes * bottom);
    const amount = wholeOrFraction(top, bottom);
    const words = {
      name,
      boxes,
      all,
      part: level === 3 ? fractionText(all - boxes, all) : fractionText(boxes, all),
      share: fractionText(boxes, all),
      each: wholeOrFraction(...each),
      whole: wholeOrFraction(...whole),
    };
    return {
      words,
      question: [
        `${scene.key}-${level === 3 ? 'rest' : 'part'}`,
        say(`${scene.key}-measure`, { amount: amountText(top, bottom, scene.unit) }),
        `${scene.key}-ask`,
        'lowest',
      ],
      diagram: level === 3 ? null : barsOf(params, level === 1),
      otherWrong: level === 3 ? 'other-rest' : 'other',
      answer: { value: fractionValue(...whole), asked: 'lowest-terms' },
      distractors: [
        distractor(
          'multiplies-the-two-fractions',
          fractionValue(top * boxes, bottom * all),
          say('multiplies', { amount }),
        ),
        distractor('subtracts-the-fractions', fractionValue(gap, bottom * all), 'subtracts'),
        distractor('gives-the-size-of-the-part', fractionValue(top, bottom), 'part'),
      ],
      steps: [
        level === 3
          ? step('measured-share', `1 − ${fractionText(all - boxes, all)}`, fractionText(boxes, all), 'share')
          : null,
        step('one-part', `${amount} ÷ ${boxes}`, wholeOrFraction(...each), 'box'),
        step('whole', `${wholeOrFraction(...each)} × ${all}`, wholeOrFraction(...whole)),
        step('check-part', `${fractionText(boxes, all)} × ${wholeOrFraction(...whole)}`, amount, 'check'),
      ],
      claims: [
        `(${top}/${bottom}) ÷ (${boxes}/${all}) = ${whole.join('/')}`,
        `${boxes}/${all} * ${whole.join('/')} = ${top}/${bottom}`,
      ],
    };
  },
});

type AmountRule = { readonly boxes: number; readonly all: number; readonly even: boolean };

/** An amount whose whole is a fraction with a small bottom, and not the share itself or close to it. */
function drawAmount(random: Random, { boxes, all, even }: AmountRule): { top: number; bottom: number } {
  return random.until(() => {
    const bottom = random.pick(even ? [4, 5, 7, 8, 9, 10] : [2, 3, 4, 5, 6, 7, 8, 9, 10]);
    const top = even ? boxes * random.int(1, 2) : random.int(1, 9);
    const [lowTop, lowBottom] = lowestTerms(top, bottom);
    const [wholeTop, wholeBottom] = lowestTerms(top * all, bottom * boxes);
    const gap = Math.abs(top * all - boxes * bottom);
    const size = wholeTop / wholeBottom;
    const small =
      wholeBottom > 1 && wholeBottom <= 20 && size > 0.5 && size < 4 && lowBottom > 1 && lowBottom === bottom;
    const isOwn = gap !== top * all && gap !== top * boxes;
    const isEven = lowTop % boxes === 0;
    return small && isOwn && isEven === even && gap / (bottom * all) > size / 15 && lowTop / lowBottom < 2
      ? { top, bottom }
      : null;
  });
}

function barsOf({ scene, boxes, all, top, bottom }: Params, told: boolean): DiagramOf<'tape-diagram'> {
  const measured = `${top}/${bottom}`;
  return {
    kind: 'tape-diagram',
    rows: [
      { label: scene.whole, boxes: all, boxLabel: null, total: '?' },
      { label: scene.part, boxes, boxLabel: null, total: told ? measured : null },
    ],
    bracket: null,
  };
}
