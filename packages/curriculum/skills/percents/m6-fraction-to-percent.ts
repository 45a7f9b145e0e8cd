import type { Diagram } from '@playforward/diagram';
import { type Level, numberSkill } from '../../src/kit/index.ts';
import { drawShare, fractionText, type Share, shareText } from '../../src/scenes/shares.ts';

/** The fraction top/bottom equals part/whole, whose whole divides a hundred; `times` is bottom ÷ whole. */
type Params = { share: Share; part: number; whole: number; times: number };

/** Bottoms with their tops, without those that leave as much as they take or give a percent equal to the bottom. */
const fractions: Readonly<Record<Level, readonly (readonly [number, readonly number[]])[]>> = {
  1: [
    [5, [1, 2, 3, 4]],
    [10, [2, 3, 4, 6, 7, 8]],
    [20, [3, 6, 7, 9, 11, 13, 14, 17]],
  ],
  2: [
    [20, [3, 6, 7, 9, 11, 13, 14, 17, 18]],
    [25, [2, 3, 4, 6, 7, 8, 9, 11, 13, 14, 16, 17, 18, 19, 21, 22]],
    [50, [3, 7, 9, 11, 13, 17, 19, 21, 23, 27, 29, 31, 33, 37, 39, 41, 43, 47]],
  ],
  3: [
    [4, [1, 3]],
    [5, [1, 2, 3, 4]],
    [10, [1, 3, 7, 9]],
  ],
};

/** Level 1 has fifths and tenths with a picture, level 2 twentieths and smaller, level 3 fractions to simplify first. */
export const m6FractionToPercent = numberSkill('m6-fraction-to-percent', {
  version: 1,
  form: 'percent',
  text: {
    ...shareText,
    headline: 'From fraction to percent',
    ask: 'What percent is {fraction}?',
    right: '{fraction} and {percent, number} out of a hundred are equivalent fractions.',
    digits: 'This writes the two numbers side by side. How many parts of a hundred is the fraction?',
    denominator: 'This takes the denominator as the percent. What does the denominator count?',
    numerator:
      'This counts {top, plural, one {# part, but it is no hundredth} other {# parts, but they are no hundredths}}. How much of a hundred is one part?',
    rest: 'This is what is left to a hundred. Which part does the fraction name?',
    other: 'Find an equivalent fraction with the denominator one hundred. What is its numerator?',
    'simple-do': 'Divide the numerator and the denominator by {times, number}.',
    'simple-why': 'The simpler fraction has a denominator that divides a hundred.',
    'factor-do': 'Find what turns {whole, number} into a hundred.',
    'factor-why': 'A percent counts parts of a hundred.',
    'scale-do': 'Multiply the numerator by the same number.',
    'scale-why': 'Numerator and denominator grow by the same factor, so the fraction keeps its value.',
    'sign-do': 'Write the result with a percent sign.',
    'sign-why': 'It counts parts of a hundred.',
    final: '{percent, number}%',
  },
  draw({ level, random }): Params {
    const share = drawShare(random, { more: false });
    const [whole, parts] = random.pick(fractions[level]);
    const part = random.pick(parts);
    return { share, part, whole, times: level === 3 ? random.pick([3, 6, 7, 8, 9]) : 1 };
  },
  build(params: Params, { level, say, step, distractor }) {
    const { share, part, whole, times } = params;
    const [top, bottom] = [part * times, whole * times];
    const factor = 100 / whole;
    const percent = part * factor;
    const fraction = fractionText(top, bottom);
    const words = { fraction, percent, top, whole, times };
    const simplify = times === 1 ? [] : [step('simplify', fraction, fractionText(part, whole), 'simple')];
    return {
      words,
      question: [say(share.key, { share: fraction, name: share.name }), 'ask'],
      diagram: level === 1 ? barsOf(params) : null,
      answer: `${percent}%`,
      distractors: [
        level === 1 && bottom < 10
          ? distractor('reads-the-digits-of-the-fraction-as-the-percent', `${top}${bottom}%`, 'digits')
          : distractor('slip', `${100 - percent}%`, 'rest'),
        distractor('uses-the-denominator-as-the-percent', `${bottom}%`, 'denominator'),
        distractor('forgets-to-scale-the-numerator', `${top}%`, 'numerator'),
      ],
      steps: [
        ...simplify,
        step('find-factor', `100 ÷ ${whole}`, factor, 'factor'),
        step('scale-top', `${part} × ${factor}`, percent, 'scale'),
        step('write-percent', fractionText(percent, 100), `${percent}%`, 'sign'),
      ],
      claims: [`${top}/${bottom} = ${percent}/100`, `${part} * ${factor} = ${percent}`],
    };
  },
});

function barsOf({ part, whole }: Params): Diagram {
  const row = (label: string, boxes: number) => ({ label, boxes, boxLabel: null, total: null });
  return { kind: 'tape-diagram', rows: [row('Whole', whole), row('Part', part)], bracket: null };
}
