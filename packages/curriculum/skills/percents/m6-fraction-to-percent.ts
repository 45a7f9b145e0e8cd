import type { Diagram } from '@playforward/diagram';
import { type Level, numberSkill, shadeGrid } from '../../src/kit/index.ts';
import { commonDivisor } from '../../src/numbers/lowest-terms.ts';
import { drawName } from '../../src/scenes/people.ts';
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

const stories = ['puzzle-two', 'walk-two', 'money-two', 'film-two'] as const;

/** Level 1 has fifths and tenths with a picture, level 2 twentieths and smaller, level 3 fractions to simplify first. */
export const m6FractionToPercent = numberSkill('m6-fraction-to-percent', {
  version: 3,
  byHand: { levels: [1, 2], ask: 'hand-shade', make: shadeGrid },
  form: 'percent',
  text: {
    ...shareText,
    headline: 'From fraction to percent',
    ask: 'What percent is {fraction}?',
    right: '{fraction} and {percent, number} out of a hundred are equivalent fractions.',
    digits: 'This writes the two numbers side by side. How many parts of a hundred is the fraction?',
    denominator: 'This takes the denominator as the percent. What does the denominator count?',
    numerator:
      'This counts {top, plural, one {# part, but it is not a hundredth} other {# parts, but they are not hundredths}}. How much of a hundred is one part?',
    rest: 'This is the rest of a hundred. Which part does the fraction name?',
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
    'puzzle-two': 'Today {name} placed {fraction} of a puzzle. Then {name} placed another {more} of it.',
    'walk-two':
      '{name} walked {fraction} of a tour before lunch. After lunch {name} walked another {more} of it.',
    'money-two': 'In May a class raised {fraction} of its goal. In June it raised another {more} of it.',
    'film-two': '{name} saw {fraction} of a film on Monday. On Tuesday {name} saw another {more} of it.',
    'ask-missing': [
      'What percent of it is left?',
      'What percent of the whole is left?',
      'What percent is still to come?',
      'What percent is still left?',
    ],
    'right-missing':
      'Both parts together are {reached, number}%, and the whole is always one hundred percent.',
    'numerators-missing': 'This takes the numerators for percents. How much of a hundred is one part?',
    'denominators-missing': 'This takes the denominators for percents. What does a denominator count?',
    reached: 'This is both parts together. What does the question ask for?',
    'other-missing': 'Change both fractions to percents first. What do they leave of one hundred percent?',
    'factor-one-do': 'Find what turns {whole, number} into a hundred.',
    'scale-one-do': 'Multiply the numerator of {fraction} by the same number.',
    'factor-two-do': 'Find what turns {last, number} into a hundred.',
    'scale-two-do': 'Multiply the numerator of {more} by the same number.',
    'sum-do': 'Add both percents.',
    'sum-why': 'They are parts of the same whole.',
    'missing-do': 'Take that away from one hundred percent.',
    'missing-why': 'The whole is one hundred percent.',
    'final-missing': '{percent, number}% is left.',
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
  stretch: {
    draw({ random }) {
      return random.until(() => {
        const [whole, last] = [random.pick([4, 5, 10, 20]), random.pick([4, 5, 10, 20, 25])];
        const [part, extra] = [random.int(1, whole - 1), random.int(1, last - 1)];
        const [first, second] = [(part * 100) / whole, (extra * 100) / last];
        const rest = 100 - first - second;
        const lowest = commonDivisor(part, whole) === 1 && commonDivisor(extra, last) === 1;
        const values = [rest, 100 - rest, 100 - part - extra, 100 - whole - last];
        const differ = new Set(values).size === 4 && whole !== last;
        const fair = rest >= 8 && first + second >= 20;
        return lowest && differ && fair
          ? { story: random.pick(stories), name: drawName(random), part, whole, extra, last }
          : null;
      });
    },
    build({ story, name, part, whole, extra, last }, { step, distractor }) {
      const [factor, factorTwo] = [100 / whole, 100 / last];
      const [first, second] = [part * factor, extra * factorTwo];
      const reached = first + second;
      const percent = 100 - reached;
      const words = { name, fraction: fractionText(part, whole), more: fractionText(extra, last) };
      return {
        words: { ...words, percent, reached, whole, last },
        question: [story, 'ask-missing'],
        answer: { value: `${percent}%`, reason: 'right-missing' },
        distractors: [
          distractor('forgets-to-scale-the-numerator', `${100 - part - extra}%`, 'numerators-missing'),
          distractor('uses-the-denominator-as-the-percent', `${100 - whole - last}%`, 'denominators-missing'),
          distractor('slip', `${reached}%`, 'reached'),
        ],
        otherWrong: 'other-missing',
        steps: [
          step('factor-one', `100 ÷ ${whole}`, factor, { do: 'factor-one-do', why: 'factor-why' }),
          step('scale-one', `${part} × ${factor}`, first, { do: 'scale-one-do', why: 'scale-why' }),
          step('factor-two', `100 ÷ ${last}`, factorTwo, { do: 'factor-two-do', why: 'factor-why' }),
          step('scale-two', `${extra} × ${factorTwo}`, second, { do: 'scale-two-do', why: 'scale-why' }),
          step('add-percents', `${first} + ${second}`, reached, 'sum'),
          step('take-away', `100% − ${reached}%`, `${percent}%`, 'missing'),
        ],
        finalAnswer: 'final-missing',
        claims: [`100 - ${part} / ${whole} * 100 - ${extra} / ${last} * 100 = ${percent}`],
      };
    },
  },
});

function barsOf({ part, whole }: Params): Diagram {
  const row = (label: string, boxes: number) => ({ label, boxes, boxLabel: null, total: null });
  return { kind: 'tape-diagram', rows: [row('Whole', whole), row('Part', part)], bracket: null };
}
