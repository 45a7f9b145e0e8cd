import { type Level, numberSkill, type Random, takeDistractors } from '../../src/kit/index.ts';
import { decimalQuotient } from '../../src/numbers/decimal-quotient.ts';

const topics = ['rivers', 'dates', 'sums', 'words', 'animals'] as const;

/** It says that it is `sure` percent sure of each of `asked` answers, and gets `right` of them; `fresh` are new ones. */
type Params = {
  topic: (typeof topics)[number];
  sure: number;
  asked: number;
  right: number;
  fresh: number;
};

/** Level 1 finds how often it is right, level 2 compares that with what it says, level 3 plans for new answers. */
export const aiSureAndRight = numberSkill('ai-sure-and-right', {
  version: 1,
  form: 'percent',
  text: {
    headline: 'Sure, but right?',
    rivers: 'A writer model answers {asked, number} questions about rivers.',
    dates: 'A writer model answers {asked, number} questions about dates.',
    sums: 'A writer model answers {asked, number} questions with long additions.',
    words: 'A writer model answers {asked, number} questions about old words.',
    animals: 'A writer model answers {asked, number} questions about animals.',
    says: 'Each time it says that it is {sure, number}% sure. A check finds {right, number} right answers.',
    'ask-score': 'In what percent of the answers is it right?',
    'ask-gap': 'By how many percentage points does it say too much?',
    'ask-fresh': 'It will answer {fresh, number} more of this kind. About how many will be off?',
    'right-score': 'Only the check tells how often it is right. What it says about itself does not count.',
    'right-gap': 'Both numbers are percents of the same answers, so they can be compared.',
    'right-fresh': 'The part that was off in the check is the best guess for new answers.',
    sure: 'This uses how sure it says it is. What did the check find?',
    misses: 'This is how often it is off. What is asked for?',
    count: 'This is a count. How many would it be out of a hundred?',
    mixed: 'This takes a count away from a percent. What percent are right?',
    hits: 'These are the right ones. Which ones are asked for?',
    other: 'Start with the check: which part of the answers was right?',
    'part-do': 'Divide the right answers by all answers.',
    'part-why': 'The check gives the part that is right.',
    'percent-do': 'Write it as a percent.',
    'percent-why': 'A percent counts parts of a hundred.',
    'gap-do': 'Take it from what the model says.',
    'gap-why': 'The difference of two percents is counted in percentage points.',
    'off-do': 'Find the percent that is off.',
    'off-why': 'Right and off add up to one hundred percent.',
    'times-do': 'Take this part of the new answers.',
    'times-why': 'They are of the same kind.',
    'headline-true': 'What would make it true?',
    'ask-true':
      'It will answer {fresh, number} more. What percent of these must be right to make “{sure, number}% of all” true?',
    'right-true': 'The new answers have to make up for those that were off before.',
    'true-sure': 'This is the percent for all. What do the first answers leave to make up?',
    'true-count': 'This is a count. What percent of the new answers is it?',
    'true-off': 'This is the percent that may be off. Which one is asked for?',
    'true-all': 'This compares with all answers. How many are new?',
    'other-true': 'Find how many of all answers must be right. Then see how many of them are still to come.',
    'both-do': 'Add the old and the new answers.',
    'both-why': 'The percent is about all of them.',
    'need-do': 'Find how many have to be right.',
    'need-why': 'It is that percent of all.',
    'come-do': 'Take away those that are right by now.',
    'come-why': 'The others have to come from the new answers.',
    'new-part-do': 'Divide by the new answers.',
    'new-part-why': 'They are the whole now.',
    final: '{value}',
  },
  draw: ({ level, random }): Params => drawCheck(level, random),
  build({ topic, sure, asked, right, fresh }: Params, { level, step, distractor }) {
    const score = (100 * right) / asked;
    const off = (fresh * (100 - score)) / 100;
    const number = { 1: score, 2: sure - score, 3: off }[level];
    const value = level === 1 ? `${score}%` : String(number);
    const fraction = `$\\frac{${right}}{${asked}}$`;
    const show = (of: number): string => (level === 1 ? `${decimalQuotient(of, 1)}%` : String(of));
    const taken = 'takes-being-sure-for-being-right' as const;
    const wrong = {
      1: [
        distractor(taken, sure, 'sure'),
        distractor('gives-the-share-of-misses', 100 - score, 'misses'),
        distractor('slip', right, 'count'),
        distractor('slip', asked - right, 'count'),
      ],
      2: [
        distractor('subtracts-counts-from-percents', Math.abs(sure - right), 'mixed'),
        distractor('gives-the-share-of-misses', 100 - score, 'misses'),
        distractor('slip', score, 'sure'),
        distractor('slip', 100 - sure, 'sure'),
      ],
      3: [
        distractor(taken, (fresh * (100 - sure)) / 100, 'sure', {
          work: [
            step('percent', 'the share that is right', `${sure}%`),
            step('off', `100% − ${sure}%`, `${100 - sure}%`),
            step('times', `${(100 - sure) / 100} × ${fresh}`, String((fresh * (100 - sure)) / 100)),
          ],
        }),
        distractor('gives-the-share-of-misses', fresh - off, 'hits'),
        distractor('slip', 100 - score, 'count'),
        distractor('slip', asked - right, 'count'),
      ],
    }[level];
    return {
      words: { sure, asked, right, fresh, value },
      question: [topic, 'says', ({ 1: 'ask-score', 2: 'ask-gap', 3: 'ask-fresh' } as const)[level]],
      answer: {
        value,
        ...(level > 1 && { form: 'integer' }),
        reason: ({ 1: 'right-score', 2: 'right-gap', 3: 'right-fresh' } as const)[level],
      },
      distractors: takeDistractors(number, wrong, show),
      steps: [
        step('part', `${right} ÷ ${asked}`, fraction),
        step('percent', fraction, `${score}%`),
        level === 2 && step('gap', `${sure}% − ${score}%`, value),
        level === 3 && step('off', `100% − ${score}%`, `${100 - score}%`),
        level === 3 && step('times', `${(100 - score) / 100} × ${fresh}`, value),
      ],
      claims: [`${right}/${asked} = ${score}/100`],
    };
  },
  stretch: {
    draw: ({ random }) =>
      random.until(() => {
        const [asked, fresh] = [
          random.pick([20, 40, 50, 60, 80, 100]),
          random.pick([40, 50, 80, 100, 150, 200, 250]),
        ];
        const [right, sure] = [
          random.int(Math.ceil(asked * 0.5), Math.floor(asked * 0.85)),
          random.int(80, 96),
        ];
        const need = ((asked + fresh) * sure) / 100;
        const value = (100 * (need - right)) / fresh;
        const ofAll = (100 * (need - right)) / (asked + fresh);
        const fits = Number.isInteger(need) && Number.isInteger(value) && value > sure && value < 100;
        return fits && new Set([value, sure, ofAll, 100 - value]).size === 4
          ? { topic: random.pick(topics), sure, asked, right, fresh }
          : null;
      }),
    build({ topic, sure, asked, right, fresh }, { step, distractor }) {
      const all = asked + fresh;
      const need = (all * sure) / 100;
      const come = need - right;
      const value = (100 * come) / fresh;
      return {
        words: { sure, asked, right, fresh, value: `${value}%` },
        headline: 'headline-true',
        question: [topic, 'says', 'ask-true'],
        answer: { value: `${value}%`, reason: 'right-true' },
        distractors: takeDistractors(
          value,
          [
            distractor('takes-being-sure-for-being-right', sure, 'true-sure'),
            distractor('uses-the-wrong-total', Math.round((100 * come) / all), 'true-all'),
            distractor('slip', come, 'true-count'),
            distractor('slip', 100 - value, 'true-off'),
          ],
          (of) => `${of}%`,
        ),
        otherWrong: 'other-true',
        steps: [
          step('both', `${asked} + ${fresh}`, all),
          step('need', `${sure / 100} × ${all}`, need),
          step('come', `${need} − ${right}`, come),
          step('new-part', `${come} ÷ ${fresh}`, `$\\frac{${come}}{${fresh}}$`),
          step('percent', `$\\frac{${come}}{${fresh}}$`, `${value}%`),
        ],
        claims: [`${right + come}/${all} = ${sure}/100`, `${come}/${fresh} = ${value}/100`],
      };
    },
  },
});

function drawCheck(level: Level, random: Random): Params {
  return random.until(() => {
    const asked = random.pick([20, 25, 40, 50, 60, 80, 120, 150, 200]);
    const right = random.int(Math.ceil(asked * 0.5), Math.floor(asked * 0.85));
    const score = (100 * right) / asked;
    const sure = random.int(88, 97);
    const fresh = random.pick([100, 200, 300, 400, 500]);
    const numbers = {
      1: [score, sure, 100 - score, right],
      2: [sure - score, Math.abs(sure - right), 100 - score, score],
      3: [(fresh * (100 - score)) / 100, (fresh * (100 - sure)) / 100, (fresh * score) / 100, 100 - score],
    }[level];
    const fits = Number.isInteger(score) && sure - score >= 6 && new Set(numbers).size === 4;
    return fits && Math.abs(sure - right) > 2
      ? { topic: random.pick(topics), sure, asked, right, fresh }
      : null;
  });
}
