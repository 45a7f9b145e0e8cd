import { choiceSkill } from '../../src/kit/index.ts';
import { drawRateMeaning, type RateMeaning, rateMeanings } from '../../src/scenes/rates/rate-meanings.ts';

type Params = { meaning: RateMeaning; rate: number; count: number; turned: boolean };

/** Level 1 reads a rate, level 2 finds it first, level 3 asks what a division of the two quantities tells. */
export const m6UnitRateMeaning = choiceSkill('m6-unit-rate-meaning', {
  version: 3,
  scenes: [rateMeanings],
  text: {
    headline: 'What does the rate say?',
    'ask-meaning': 'What does this rate mean?',
    'ask-table': 'Which sentence tells the unit rate?',
    'ask-division': 'What does {top, number} ÷ {bottom, number} tell?',
    right: 'The rate tells how many {amounts} belong to one {unit}.',
    'right-division':
      'The first number is shared out over the second, so the result is the amount for one {divisor}.',
    swapped: 'This gives the number for one {amount}. Which quantity is one in the rate?',
    'swapped-division':
      'This comes from dividing the other way around. The result is the amount for one of what you divide by. What is that here?',
    total:
      'This reads the number as everything together. A rate repeats for each one. What happens when there are more {units}?',
    'total-division': 'A total is known before any division. What does sharing it out give?',
    other: 'Say the rate with the word “each”. Then look for the sentence that says the same.',
    'find-do': 'Find the two quantities.',
    'find-why': 'A rate compares two quantities with different units.',
    'share-do': 'Share the {amounts} out over the {units}.',
    'share-why': 'The result is the amount for one {unit}.',
    'share-turned-do': 'Share the {units} out over the {amounts}.',
    'share-turned-why': 'The result is the amount for one {amount}.',
    'one-do': 'Find which quantity is one.',
    'one-why': 'The words “per” and “each” stand before the quantity that is one.',
    'one-found-why': 'What you divide by becomes one.',
    'say-do': 'Say it with the word “each”.',
    'say-why': 'A clear sentence names both units.',
    'check-do': 'Check that doubling one quantity doubles the other.',
    'check-why': 'Twice as many {units} go with twice as many {amounts}. The amount for one stays the same.',
    'back-do': 'Check by going back to all of them.',
    'back-why': 'One share for each must make the whole again.',
  },
  draw({ level, random }) {
    return { ...drawRateMeaning(random), count: random.int(3, 9), turned: level === 3 && random.chance(50) };
  },
  build({ meaning, rate, count, turned }: Params, { level, say, step, distractor }) {
    const { key, amounts, units, amount, unit } = meaning;
    const total = rate * count;
    const words = { amounts, units, amount, unit, divisor: turned ? amount : unit, rate, count, total };
    const [top, bottom] = turned ? [count, total] : [total, count];
    const division = level === 3;
    const facts = level === 1 ? say(`${key}-rate`) : say(`${key}-told`);
    const asked = say(level === 1 ? 'ask-meaning' : division ? 'ask-division' : 'ask-table', { top, bottom });
    const [right, swapped] = turned
      ? (['gives-swapped', 'gives'] as const)
      : (['gives', 'gives-swapped'] as const);
    return {
      words,
      question: [facts, asked],
      answer: {
        value: 'means',
        text: division ? `${key}-${right}` : `${key}-means`,
        reason: division ? 'right-division' : 'right',
      },
      distractors: [
        distractor(
          'swaps-the-two-quantities',
          'swapped',
          division ? 'swapped-division' : 'swapped',
          division ? `${key}-${swapped}` : `${key}-swapped`,
        ),
        distractor(
          'states-the-total-instead-of-the-rate',
          'total',
          division ? 'total-division' : 'total',
          division ? `${key}-gives-total` : `${key}-total`,
        ),
      ],
      steps: [
        step('find-quantities', '', `${amounts} and ${units}`, 'find'),
        level === 1
          ? null
          : turned
            ? step('share-out', `${count} ÷ ${total}`, `1/${rate}`, 'share-turned')
            : step('share-out', `${total} ÷ ${count}`, rate, 'share'),
        step('find-the-one', '', turned ? `for one ${amount}` : `for one ${unit}`, {
          do: 'one-do',
          why: level === 1 ? 'one-why' : 'one-found-why',
        }),
        step(
          'say-with-each',
          '',
          turned ? `${units} for each ${amount}` : `${amounts} for each ${unit}`,
          'say',
        ),
        turned
          ? step('check-back', `1/${rate} × ${total}`, count, 'back')
          : step('check-doubling', `${rate} × 2`, rate * 2, 'check'),
      ],
      claims: [`${total}/${count} = ${rate}`],
    };
  },
});
