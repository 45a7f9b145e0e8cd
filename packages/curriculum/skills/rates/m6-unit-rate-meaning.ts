import { defineSkill, drawRateMeaning, type RateMeaning, rateMeaningText } from '../../src/authoring.ts';

type Params = { meaning: RateMeaning; rate: number; count: number; turned: boolean };

/** Level 1 reads a rate, level 2 finds it first, level 3 asks what a division of the two quantities tells. */
export const m6UnitRateMeaning = defineSkill({
  id: 'm6-unit-rate-meaning',
  version: 1,
  form: 'choice',
  text: {
    en: {
      ...rateMeaningText,
      headline: 'What does the rate say?',
      'ask-meaning': 'What does this rate mean?',
      table: 'There are {total, number} {amounts} for {count, number} {units}, always at the same rate.',
      'ask-table': 'Which sentence tells the unit rate?',
      'ask-division': 'What does {top, number} ÷ {bottom, number} tell?',
      right: 'The rate gives the {amounts}, and the word “per” or “each” names one of the {units}.',
      'right-division':
        'The first number is shared out over the second, so the result belongs to one of the second.',
      swapped:
        'This makes the number belong to one of the {amounts}. Which quantity does the word “each” stand with?',
      'swapped-division':
        'This would come from dividing the other way around. The result belongs to one of what you divide by. What are you dividing by here?',
      total:
        'This reads the number as everything together. A rate repeats for each one. What happens when there are more {units}?',
      'total-division': 'A total is known before any division. What does sharing it out give?',
      other: 'Say the rate with the word “each”. Then look for the sentence that says the same.',
      'find-do': 'Find the two quantities.',
      'find-why': 'A rate compares two quantities with different units.',
      'share-do': 'Share the {amounts} out over the {units}.',
      'share-why': 'That makes one of the {units} the thing to compare with.',
      'one-do': 'Find which quantity is one.',
      'one-why': 'The word “per” stands before the quantity that is one.',
      'say-do': 'Say it with the word “each”.',
      'say-why': 'A clear sentence names both units.',
      'check-do': 'Check that doubling one quantity doubles the other.',
      'check-why': 'A rate goes on for every further one.',
      final: 'The number of {amounts} for one of the {units}',
      'final-turned': 'The number of {units} for one of the {amounts}',
    },
  },
  draw({ level, random }) {
    return { ...drawRateMeaning(random), count: random.int(3, 9), turned: level === 3 && random.chance(50) };
  },
  build({ meaning, rate, count, turned }: Params, { level, say }) {
    const { key, amounts, units } = meaning;
    const total = rate * count;
    const words = { amounts, units, rate, count, total };
    const [top, bottom] = turned ? [count, total] : [total, count];
    const division = level === 3;
    const facts = level === 1 ? say(`${key}-rate`, words) : say('table', words);
    const asked = say(level === 1 ? 'ask-meaning' : division ? 'ask-division' : 'ask-table', { top, bottom });
    const [right, swapped] = turned
      ? (['gives-swapped', 'gives'] as const)
      : (['gives', 'gives-swapped'] as const);
    return {
      headline: say('headline'),
      question: [facts, asked],
      diagram: null,
      answer: {
        form: 'choice',
        value: 'means',
        text: division ? say(`${key}-${right}`) : say(`${key}-means`, words),
        reason: say(division ? 'right-division' : 'right', words),
      },
      distractors: [
        {
          misconception: 'swaps-the-two-quantities',
          value: 'swapped',
          text: division ? say(`${key}-${swapped}`) : say(`${key}-swapped`, words),
          reason: say(division ? 'swapped-division' : 'swapped', words),
        },
        {
          misconception: 'states-the-total-instead-of-the-rate',
          value: 'total',
          text: division ? say(`${key}-gives-total`) : say(`${key}-total`, words),
          reason: say(division ? 'total-division' : 'total', words),
        },
      ],
      steps: [
        {
          rule: 'find-quantities',
          before: '',
          after: `${amounts} and ${units}`,
          instruction: say('find-do'),
          explanation: say('find-why'),
        },
        ...(level === 1
          ? []
          : [
              {
                rule: 'share-out',
                before: `${total} ÷ ${count}`,
                after: String(rate),
                instruction: say('share-do', words),
                explanation: say('share-why', words),
              },
            ]),
        {
          rule: 'find-the-one',
          before: '',
          after: turned ? `for one of the ${amounts}` : `for one of the ${units}`,
          instruction: say('one-do'),
          explanation: say('one-why'),
        },
        {
          rule: 'say-with-each',
          before: '',
          after: turned ? `${units} for each of the ${amounts}` : `${amounts} for each of the ${units}`,
          instruction: say('say-do'),
          explanation: say('say-why'),
        },
        {
          rule: 'check-doubling',
          before: `${rate} × 2`,
          after: String(rate * 2),
          instruction: say('check-do'),
          explanation: say('check-why'),
        },
      ],
      finalAnswer: say(turned ? 'final-turned' : 'final', words),
      otherWrong: say('other'),
      claims: [`${total}/${count} = ${rate}`],
    };
  },
});
