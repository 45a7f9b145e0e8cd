import { type ChanceQuantity, chanceQuantities } from '../../src/chance/chance-quantities.ts';
import { choiceSkill, type Level, type Random } from '../../src/kit/index.ts';

/** The expected value is `tenths` / 10; `many` trials follow. */
type Params = { quantity: ChanceQuantity; tenths: number; many: number };

/** Level 1 asks for the meaning, level 2 for many trials, level 3 for why a fraction makes sense. */
export const probExpectedValueMeaning = choiceSkill('prob-expected-value-meaning', {
  version: 1,
  text: {
    headline: 'Say what an expected value means',
    fact: 'X is the number of {what}. Its expected value is {mean}.',
    'ask-mean': [
      'What does this tell you?',
      'What does this mean in the long run?',
      'How do you read this number?',
      'Which sentence says what this means?',
    ],
    'ask-many': [
      'What do you expect of {many, number} {trials}?',
      'About what do {many, number} {trials} come to?',
      'What is a good guess for {many, number} {trials}?',
      'Which total do you expect from {many, number} {trials}?',
    ],
    'ask-why': [
      'X is always a whole number. So what does {mean} tell you?',
      'The value of X is always whole. What does {mean} mean then?',
      'X can never be {mean}. What does it tell you all the same?',
      'How can {mean} be right when X is always whole?',
    ],
    'mean-right': 'Over many {trials}, the mean of X is about {mean}.',
    'mean-likely': 'The most likely value of X is {near, number}.',
    'mean-each': 'Every {one} brings close to {mean} {units}.',
    'mean-round': 'In most cases X is {near, number}, which is {mean} as a whole number.',
    'many-right': 'Together they bring about {total, number} {units}.',
    'many-likely': 'For most of them, X is exactly {near, number}.',
    'many-each': 'For each of them, X is {below, number} or {above, number}.',
    'many-round': 'Together they bring about {rounded, number} {units}.',
    'why-right': 'It is a mean over many {trials}, not a value of X.',
    'why-likely': 'The likeliest value is the whole number next to it, so {near, number}.',
    'why-each': 'For each {one}, X is {below, number} or {above, number} and nothing else.',
    'why-round': 'It has to be rounded to {near, number}, because X is a whole number.',
    right: 'An expected value is the mean in the long run.',
    likely: 'The most likely value and the mean may differ. What is averaged here?',
    each: 'A single {one} can be far from the mean. What happens over many of them?',
    round: 'A mean need not be a value of X. What would rounding change over many {trials}?',
    other: 'Think of very many {trials} and of their mean.',
    'read-do': 'Read the expected value.',
    'read-why': 'It weighs each value with its probability.',
    'long-do': 'Think of many {trials}.',
    'long-why': 'By the law of large numbers, their mean comes close to it.',
    'say-do': 'Say it for the question.',
    'say-why': 'It is about the long run, not about one {one}.',
  },
  draw: ({ level, random }): Params => drawMean(level, random),
  build({ quantity, tenths, many }: Params, { level, step, distractor }) {
    const near = Math.round(tenths / 10);
    const words = {
      what: quantity.what,
      trials: quantity.many,
      one: quantity.one,
      units: quantity.units,
      mean: String(tenths / 10),
      near,
      below: Math.floor(tenths / 10),
      above: Math.ceil(tenths / 10),
      many,
      total: (tenths * many) / 10,
      rounded: near * many,
    };
    const part = ({ 1: 'mean', 2: 'many', 3: 'why' } as const)[level];
    return {
      words,
      question: ['fact', `ask-${part}`],
      answer: { value: 'right', text: `${part}-right` },
      distractors: [
        distractor('says-it-is-the-most-likely-value', 'likely', 'likely', `${part}-likely`),
        distractor('expects-it-each-time', 'each', 'each', `${part}-each`),
        distractor('rounds-it-to-an-outcome', 'round', 'round', `${part}-round`),
      ],
      steps: [
        step('read', 'the expected value', words.mean),
        step('long', `many ${quantity.many}`, `mean near ${words.mean}`),
        level === 2
          ? step('say', `${words.mean} × ${many}`, words.total)
          : step('say', `mean near ${words.mean}`, 'true in the long run'),
      ],
      claims: [`${tenths} / 10 * ${many} = ${words.total}`],
    };
  },
});

function drawMean(level: Level, random: Random): Params {
  const tenths = 10 * random.int(1, 4) + random.pick([2, 3, 4, 6, 7, 8]);
  const many = level === 2 ? random.pick([50, 100, 200, 300, 500]) : 100;
  return { quantity: random.pick(chanceQuantities), tenths, many };
}
