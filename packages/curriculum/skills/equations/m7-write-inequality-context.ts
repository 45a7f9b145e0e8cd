import {
  type Distractor,
  defineSkill,
  type FixedAndRate,
  fixedAndRateStories,
  fixedAndRateText,
} from '../../src/authoring.ts';

/** `total` is the limit of the story. */
type Params = { story: FixedAndRate; letter: string; fixed: number; rate: number; total: number };

/** Level 1 says "at most" or "at least", level 2 says it in other words, level 3 has an amount that falls. */
export const m7WriteInequalityContext = defineSkill({
  id: 'm7-write-inequality-context',
  version: 1,
  form: 'inequality',
  text: {
    en: {
      ...fixedAndRateText,
      headline: 'Write a limit as an inequality',
      ask: 'Which inequality fits?',
      right: 'The left side is the amount of the story, and the symbol keeps it inside the limit.',
      reversed: 'This reverses the symbol. Try a number that fits the story. Does it make this true?',
      swaps: 'This multiplies {x} by {fixed, number}. Which number comes again with each of the {units}?',
      equation: 'This allows just {total, number}. Would another amount fit the limit too?',
      other:
        'Write the amount of the story with {x}. Then see on which side of {total, number} it has to be.',
      'rate-do': 'Write the part that changes with {x}.',
      'rate-why': '{rate, number} comes once for each of the {units}.',
      'join-do': 'Join it with the part that comes once.',
      'join-adds': '{fixed, number} is added once.',
      'join-takes': 'It is subtracted from {fixed, number}.',
      'limit-do': 'Read the words for the limit.',
      'limit-most': 'The amount may be {total, number} or less.',
      'limit-least': 'The amount may be {total, number} or more.',
      'write-do': 'Write the amount, the symbol and the limit.',
      'write-why': 'The symbol opens to the greater side.',
      final: 'The inequality is {inequality}.',
    },
  },
  draw({ level, random }): Params {
    const story = random.pick(fixedAndRateStories.filter(({ way }) => (way === 'falls') === (level === 3)));
    const [fixed, rate] = [random.int(...story.fixed), random.int(...story.rate)];
    const x = random.int(4, 9);
    const total =
      story.way === 'falls'
        ? Math.max(2, Math.floor(fixed / random.int(3, 9)))
        : fixed + rate * x + random.int(0, 5);
    return { story, fixed, rate, total, letter: random.pick(['x', 'n', 'w', 'k'] as const) };
  },
  build({ story, letter, fixed, rate, total }: Params, { level, say }) {
    const falls = story.way === 'falls';
    const sign = story.way === 'most' ? '≤' : '≥';
    const turned = story.way === 'most' ? '≥' : '≤';
    const term = `${rate}${letter}`;
    const left = falls ? `${fixed} − ${term}` : `${term} + ${fixed}`;
    const swapped = falls ? `${rate} − ${fixed}${letter}` : `${fixed}${letter} + ${rate}`;
    const inequality = `${left} ${sign} ${total}`;
    const words = {
      ...{ x: `$${letter}$`, fixed, rate, total, units: story.units, inequality: `$${inequality}$` },
    };
    const wrong = (
      misconception: Distractor['misconception'],
      value: string,
      key: 'reversed' | 'swaps' | 'equation',
    ): Distractor => ({ misconception, value, reason: say(key, words) });
    const step = (
      rule: 'rate' | 'join' | 'limit' | 'write',
      [before, after]: readonly [string, string],
      why: Parameters<typeof say>[0],
    ) => ({
      ...{ rule, before, after },
      instruction: say(`${rule}-do`, words),
      explanation: say(why, words),
    });
    return {
      headline: say('headline'),
      question: [
        say(`${story.key}-told`, words),
        say(`${story.key}-${level === 2 ? 'other' : 'limit'}`, words),
        say('ask'),
      ],
      diagram: null,
      answer: { form: 'inequality', value: inequality, reason: say('right', words) },
      distractors: [
        wrong('reverses-the-inequality-symbol', `${left} ${turned} ${total}`, 'reversed'),
        wrong('swaps-the-fixed-part-and-the-rate', `${swapped} ${sign} ${total}`, 'swaps'),
        wrong('uses-an-equation-instead', `${left} = ${total}`, 'equation'),
      ],
      steps: [
        step('rate', [`${rate} for each`, `$${term}$`], 'rate-why'),
        step('join', [`$${term}$`, `$${left}$`], falls ? 'join-takes' : 'join-adds'),
        step('limit', ['', `$${sign} ${total}$`], story.way === 'most' ? 'limit-most' : 'limit-least'),
        step('write', ['', `$${inequality}$`], 'write-why'),
      ],
      finalAnswer: say('final', words),
      otherWrong: say('other', words),
      claims: [`${rate} * 2 + ${fixed} = ${2 * rate + fixed}`],
    };
  },
});
