import { numberSkill } from '../../src/kit/index.ts';
import { commonDivisor } from '../../src/numbers/lowest-terms.ts';
import {
  drawShare,
  fractionText,
  isMoreTold,
  type Share,
  shareText,
  timesText,
} from '../../src/scenes/shares.ts';

/** `ways[way]` is asked: the percent as a fraction or as a decimal, or the fraction or decimal as a percent. */
type Params = { share: Share; percent: number; way: (typeof ways)[number] };

const ways = ['to-fraction', 'to-decimal', 'from-decimal', 'from-fraction'] as const;

/** Between percents, fractions and decimals. Level 1 never starts from a fraction. Whole percents that are no fraction of a hundred in lowest terms yet: tens and fives, then any, then above 100. Percents below ten, whose tenths are zero, come at levels 1 and 2. */
export const m6PercentFractionDecimal = numberSkill('m6-percent-fraction-decimal', {
  version: 4,
  form: 'fraction',
  text: {
    ...shareText,
    ...timesText,
    headline: 'Percent, fraction, decimal',
    'to-fraction': 'Write {percent, number}% as a fraction in lowest terms.',
    'to-decimal': 'Write {percent, number}% as a decimal.',
    'from-decimal': 'Write {decimal} as a percent.',
    'from-fraction': 'Write {fraction} as a percent.',
    'right-fraction':
      'Percent means per hundred, and the numerator and denominator have no common factor left.',
    'right-decimal': 'Percent means per hundred, and the second place after the point shows hundredths.',
    'right-percent': 'The number makes this many hundredths, and percent means per hundred.',
    'not-lowest':
      'This says the same as {percent, number}%, but it can be made simpler. Which number divides its numerator and its denominator?',
    'one-place': 'This counts out of ten. What does percent count out of?',
    inverted: 'This turns the fraction upside down. Which of its numbers stands for the whole?',
    rest: 'This is the rest of one whole. Which part does the question name?',
    'three-places': 'This moves the point by three places. By how many places do hundredths move it?',
    near: 'This is close, but the tenths are not right. How many hundredths must it be?',
    'ten-times': 'This moves the point by one place. How many hundredths does {decimal} have?',
    'reads-parts': 'This reads the numerator as the percent. How many parts would it be out of a hundred?',
    'reads-whole': 'This reads the denominator as the percent. What does it tell about the whole?',
    other: 'Think of hundredths. One percent is one of them.',
    'hundred-do': 'Write it over a hundred.',
    'find-do': 'Find what turns {bottom, number} into a hundred.',
    'hundred-why': 'Percent means per hundred.',
    'factor-do': 'Find the largest number that divides both.',
    'factor-why': 'Dividing numerator and denominator by the same number keeps the value.',
    'divide-do': 'Divide the numerator and the denominator by {factor, number}.',
    'divide-why': 'Both are made smaller by the same factor.',
    'check-do': 'Check: multiply numerator and denominator by {factor, number} again.',
    'check-why': 'You must get back to parts of a hundred.',
    'place-do': 'Write the hundredths as a decimal.',
    'place-why': 'The second place after the point is for hundredths.',
    'extend-do': 'Multiply the numerator and the denominator by {factor, number}.',
    'extend-why': 'A fraction keeps its value when both are multiplied alike.',
    'percent-do': 'Write the hundredths with the percent sign.',
    'percent-why': 'Each hundredth is one percent.',
    'back-do': 'Check: go back from the answer.',
    'back-why': 'The percent must be a hundred times the decimal.',
    final: '{key}',
  },
  draw({ level, random }): Params {
    const share = drawShare(random, { more: level === 3 });
    const way = random.pick(level === 1 ? ways.slice(0, -1) : ways);
    const isSmall = random.chance(25);
    if (level === 1) return { share, way, percent: isSmall ? 5 : random.int(2, 19) * 5 };
    // Something must be left to simplify, and tens would turn a slip of one place into a whole number.
    return random.until(() => {
      const percent = level === 3 ? random.int(102, 196) : isSmall ? random.int(4, 8) : random.int(12, 98);
      const factor = commonDivisor(percent, 100);
      return factor > 1 && factor <= 20 && percent % 10 > 0 ? { share, way, percent } : null;
    });
  },
  build({ share, percent, way }: Params, { level, say, step, distractor }) {
    const factor = commonDivisor(percent, 100);
    const [top, bottom] = [percent / factor, 100 / factor];
    const decimal = decimalOf(percent, 100);
    const fraction = fractionText(top, bottom);
    const over = fractionText(percent, 100);
    const key = { 'to-fraction': fraction, 'to-decimal': decimal }[way as string] ?? `${percent}%`;
    const told = { 'from-decimal': decimal, 'from-fraction': fraction }[way as string] ?? `${percent}%`;
    const answers = {
      'to-fraction': { value: `${top}/${bottom}`, asked: 'lowest-terms', reason: 'right-fraction' },
      'to-decimal': { value: decimal, form: 'decimal', asked: 'decimal', reason: 'right-decimal' },
      'from-decimal': { value: `${percent}%`, form: 'percent', reason: 'right-percent' },
      'from-fraction': { value: `${percent}%`, form: 'percent', reason: 'right-percent' },
    } as const;
    const wrong = {
      'to-fraction': [
        distractor('stops-before-lowest-terms', `${percent}/100`, 'not-lowest'),
        distractor('moves-the-decimal-point-one-place', `${percent}/10`, 'one-place'),
        percent < 20
          ? distractor('uses-the-denominator-as-the-percent', `1/${percent}`, 'reads-whole')
          : level === 1
            ? distractor('slip', `${(100 - percent) / factor}/${bottom}`, 'rest')
            : distractor('inverts-the-fraction', `${bottom}/${top}`, 'inverted'),
      ],
      'to-decimal': [
        distractor('moves-the-decimal-point-one-place', decimalOf(percent, 10), 'one-place'),
        distractor('moves-the-decimal-point-three-places', decimalOf(percent, 1000), 'three-places'),
        distractor('slip', decimalOf(percent + 10, 100), 'near'),
      ],
      'from-decimal': [
        distractor('moves-the-decimal-point-one-place', `${decimalOf(percent, 10)}%`, 'ten-times'),
        distractor('moves-the-decimal-point-three-places', `${10 * percent}%`, 'three-places'),
        distractor('slip', `${percent + 10}%`, 'near'),
      ],
      'from-fraction': [
        distractor('reads-the-numerator-as-the-percent', `${top}%`, 'reads-parts'),
        distractor('uses-the-denominator-as-the-percent', `${bottom}%`, 'reads-whole'),
        distractor('slip', `${percent + 10}%`, 'near'),
      ],
    }[way];
    const steps = {
      'to-fraction': [
        step('write-over-hundred', `${percent}%`, over, 'hundred'),
        step('find-factor', '', `${percent} ÷ ${factor} = ${top}, 100 ÷ ${factor} = ${bottom}`, 'factor'),
        step('divide-both', over, fraction, 'divide'),
        step('check-back', '', `${top} × ${factor} = ${percent}, ${bottom} × ${factor} = 100`, 'check'),
      ],
      'to-decimal': [
        step('write-over-hundred', `${percent}%`, over, 'hundred'),
        step('write-decimal', over, decimal, 'place'),
        step('check-back', `${decimal} × 100`, percent, 'back'),
      ],
      'from-decimal': [
        step('write-over-hundred', decimal, over, 'hundred'),
        step('write-percent', over, `${percent}%`, 'percent'),
        step('check-back', `${percent} ÷ 100`, decimal, 'back'),
      ],
      'from-fraction': [
        step('find-factor', '', `100 ÷ ${bottom} = ${factor}`, { do: 'find-do', why: 'hundred-why' }),
        step('multiply-both', fraction, over, 'extend'),
        step('write-percent', over, `${percent}%`, 'percent'),
      ],
    }[way];
    return {
      words: { percent, factor, fraction, decimal, bottom, key },
      question: [
        say(way === 'from-decimal' && isMoreTold(share.key) ? `${share.key}-times` : share.key, {
          share: told,
          name: share.name,
        }),
        way,
      ],
      answer: answers[way],
      distractors: wrong,
      steps,
      claims: [
        `${percent}/100 = ${top}/${bottom}`,
        `${top}/${bottom} = ${percent}%`,
        `${percent}/100 = ${decimal}`,
      ],
    };
  },
});

function decimalOf(percent: number, by: number): string {
  return String(Number((percent / by).toFixed(4)));
}
