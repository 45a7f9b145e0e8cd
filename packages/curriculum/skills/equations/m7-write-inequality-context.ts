import { numberSkill } from '../../src/kit/index.ts';
import { type FixedAndRate, fixedAndRateStories } from '../../src/scenes/fixed-and-rate-stories.ts';

/** `total` is the limit of the story. */
type Params = { story: FixedAndRate; letter: string; fixed: number; rate: number; total: number };

/** Level 1 says "at most" or "at least", level 2 says it in other words, level 3 has an amount that falls. */
export const m7WriteInequalityContext = numberSkill('m7-write-inequality-context', {
  version: 1,
  form: 'inequality',
  scenes: [fixedAndRateStories],
  text: {
    headline: 'Write a limit as an inequality',
    ask: 'Which inequality fits?',
    right: 'The left side is the amount of the story, and the symbol keeps it inside the limit.',
    reversed: 'This reverses the symbol. Try a number that fits the story. Does it make this true?',
    swaps: 'This multiplies {x} by {fixed, number}. Which number comes again and again?',
    equation: 'This allows only {total, number}. Would another amount fit the limit too?',
    other: 'Write the amount of the story with {x}. Then see on which side of {total, number} it has to be.',
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
  draw({ level, random }): Params {
    const story = random.pick(
      fixedAndRateStories.list.filter(({ way }) => (way === 'falls') === (level === 3)),
    );
    const [fixed, rate] = [random.int(...story.fixed), random.int(...story.rate)];
    const x = random.int(4, 9);
    const total =
      story.way === 'falls'
        ? Math.max(2, Math.floor(fixed / random.int(3, 9)))
        : fixed + rate * x + random.int(0, 5);
    return { story, fixed, rate, total, letter: random.pick(['x', 'n', 'w', 'k'] as const) };
  },
  build({ story, letter, fixed, rate, total }: Params, { level, step, distractor }) {
    const falls = story.way === 'falls';
    const sign = story.way === 'most' ? '≤' : '≥';
    const turned = story.way === 'most' ? '≥' : '≤';
    const term = `${rate}${letter}`;
    const left = falls ? `${fixed} − ${term}` : `${term} + ${fixed}`;
    const swapped = falls ? `${rate} − ${fixed}${letter}` : `${fixed}${letter} + ${rate}`;
    const inequality = `${left} ${sign} ${total}`;
    const words = {
      x: `$${letter}$`,
      fixed,
      rate,
      total,
      units: story.units,
      inequality: `$${inequality}$`,
    };
    return {
      words,
      question: [`${story.key}-told`, `${story.key}-${level === 2 ? 'other' : 'limit'}`, 'ask'],
      answer: inequality,
      distractors: [
        distractor('reverses-the-inequality-symbol', `${left} ${turned} ${total}`, 'reversed'),
        distractor('swaps-the-fixed-part-and-the-rate', `${swapped} ${sign} ${total}`, 'swaps'),
        distractor('uses-an-equation-instead', `${left} = ${total}`, 'equation'),
      ],
      steps: [
        step('rate', `${rate} for each`, `$${term}$`),
        step('join', `$${term}$`, `$${left}$`, { why: falls ? 'join-takes' : 'join-adds' }),
        step('limit', '', `$${sign} ${total}$`, { why: story.way === 'most' ? 'limit-most' : 'limit-least' }),
        step('write', '', `$${inequality}$`),
      ],
      claims: [`${rate} * 2 + ${fixed} = ${2 * rate + fixed}`],
    };
  },
});
