import {
  commonDivisor,
  defineSkill,
  drawShare,
  fractionText,
  type Share,
  shareText,
} from '../../src/authoring.ts';

type Params = { share: Share; percent: number };

/** Whole percents that are no fraction of a hundred in lowest terms yet: tens and fives, then any, then above 100. */
export const m6PercentFractionDecimal = defineSkill({
  id: 'm6-percent-fraction-decimal',
  version: 1,
  form: 'fraction',
  text: {
    en: {
      ...shareText,
      headline: 'From percent to fraction',
      ask: 'Write {percent, number}% as a fraction in lowest terms.',
      right: 'Percent means per hundred, and the numerator and denominator have no common factor left.',
      'not-lowest':
        'This says the same as {percent, number}%, but it can be made simpler. Which number divides its numerator and its denominator?',
      'one-place': 'This counts out of ten. What does percent count out of?',
      inverted: 'This has the hundred as its numerator. Does the percent count the parts or the whole?',
      rest: 'This is the part that is left to one whole. Which part does the question name?',
      other: 'Write the percent over a hundred. Then divide numerator and denominator by the same number.',
      'hundred-do': 'Write the number over a hundred.',
      'hundred-why': 'Percent means per hundred.',
      'factor-do': 'Find the largest number that divides both.',
      'factor-why': 'Dividing numerator and denominator by the same number keeps the value.',
      'divide-do': 'Divide the numerator and the denominator by {factor, number}.',
      'divide-why': 'Both are made smaller by the same factor.',
      'check-do': 'Check: multiply numerator and denominator by {factor, number} again.',
      'check-why': 'You must get back to parts of a hundred.',
      final: '{fraction}',
    },
  },
  draw({ level, random }): Params {
    const share = drawShare(random, { more: level === 3 });
    if (level === 1) return { share, percent: random.int(5, 19) * 5 };
    let percent = level === 2 ? random.int(24, 96) : random.int(102, 194);
    // Something must be left to simplify, and tens would turn a slip of one place into a whole number.
    while (commonDivisor(percent, 100) === 1 || percent % 10 === 0) percent += 1;
    return { share, percent };
  },
  build({ share, percent }: Params, { level, say }) {
    const factor = commonDivisor(percent, 100);
    const [top, bottom] = [percent / factor, 100 / factor];
    const tenth = commonDivisor(percent, 10);
    const words = { percent, factor, fraction: fractionText(top, bottom) };
    return {
      headline: say('headline'),
      question: [say(share.key, { share: `${percent}%`, name: share.name }), say('ask', words)],
      diagram: null,
      answer: { form: 'fraction', value: `${top}/${bottom}`, asked: 'lowest-terms', reason: say('right') },
      distractors: [
        {
          misconception: 'stops-before-lowest-terms',
          value: `${percent}/100`,
          reason: say('not-lowest', words),
        },
        {
          misconception: 'moves-the-decimal-point-one-place',
          value: `${percent / tenth}/${10 / tenth}`,
          reason: say('one-place'),
        },
        level === 1
          ? {
              misconception: 'slip',
              value: `${(100 - percent) / factor}/${bottom}`,
              reason: say('rest'),
            }
          : {
              misconception: 'inverts-the-fraction',
              value: `${bottom}/${top}`,
              reason: say('inverted'),
            },
      ],
      steps: [
        {
          rule: 'write-over-hundred',
          before: `${percent}%`,
          after: fractionText(percent, 100),
          instruction: say('hundred-do'),
          explanation: say('hundred-why'),
        },
        {
          rule: 'find-factor',
          before: '',
          after: `${percent} ÷ ${factor} = ${top}, 100 ÷ ${factor} = ${bottom}`,
          instruction: say('factor-do'),
          explanation: say('factor-why'),
        },
        {
          rule: 'divide-both',
          before: fractionText(percent, 100),
          after: fractionText(top, bottom),
          instruction: say('divide-do', words),
          explanation: say('divide-why'),
        },
        {
          rule: 'check-back',
          before: '',
          after: `${top} × ${factor} = ${percent}, ${bottom} × ${factor} = 100`,
          instruction: say('check-do', words),
          explanation: say('check-why'),
        },
      ],
      finalAnswer: say('final', words),
      otherWrong: say('other'),
      claims: [`${percent}/100 = ${top}/${bottom}`, `${top}/${bottom} = ${percent}%`],
    };
  },
});
