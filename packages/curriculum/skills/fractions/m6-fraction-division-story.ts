import {
  amountText,
  type DivisionStory,
  defineSkill,
  divisionStories,
  divisionStoryText,
  fractionOf,
  type Level,
  type Random,
  wholeOrFraction,
} from '../../src/authoring.ts';

/** The quotient of x and y, each as top and bottom in lowest terms. */
type Params = {
  story: DivisionStory;
  x: readonly [number, number];
  y: readonly [number, number];
};

/** Level 1 divides a whole number, level 2 a fraction; level 3 asks for the size of a whole group. */
export const m6FractionDivisionStory = defineSkill({
  id: 'm6-fraction-division-story',
  version: 1,
  form: 'choice',
  text: {
    en: {
      ...divisionStoryText,
      headline: 'Match a story to a quotient',
      ask: 'Which story matches {quotient}?',
      'right-fit': 'The story asks how often {m} fits into {n}.',
      'right-group': 'The story tells a part, {n}, and asks for the whole.',
      times: 'Here only {m} of something is taken. Does a division ask for a part of the amount?',
      reversed: 'Here {m} is the number that is divided. Which number stands first in the quotient?',
      less: 'Here one amount is taken away from the other. How often does that happen in a division?',
      other: 'Find the number that is divided. Then ask how often the other one fits, or what the whole is.',
      'first-do': 'Find the amount that is divided.',
      'first-why': 'It stands before the division sign.',
      'second-do': 'Find the size of one group.',
      'second-why': 'It stands after the division sign.',
      'part-do': 'Find the part of a group that this amount fills.',
      'part-why': 'A fraction after the division sign can tell how much of a group there is.',
      'result-do': 'Work out what the story asks for.',
      'fit-why': 'It asks how many groups there are.',
      'group-why': 'It asks for the amount in one whole group.',
      final: 'The story for {quotient}',
    },
  },
  draw: ({ level, random }): Params => ({
    story: random.pick(divisionStories),
    ...drawNumbers(level, random),
  }),
  build({ story, x, y }: Params, { level, say }) {
    const [n, m] = [wholeOrFraction(...x), wholeOrFraction(...y)];
    const { key, unit } = story;
    const words = { n, m, x: amountText(...x, unit), y: amountText(...y, unit), quotient: `${n} ÷ ${m}` };
    const turned = { n: m, m: n, x: words.y, y: words.x };
    const group = level === 3;
    const reversed = { 1: 'share', 2: 'fit', 3: 'group' } as const;
    const result = wholeOrFraction(...fractionOf(x[0] * y[1], x[1] * y[0]));
    return {
      headline: say('headline'),
      question: say('ask', words),
      diagram: null,
      answer: {
        form: 'choice',
        value: 'matches',
        text: say(`${key}-${group ? 'group' : 'fit'}`, words),
        reason: say(group ? 'right-group' : 'right-fit', words),
      },
      distractors: [
        {
          misconception: 'chooses-a-multiplication-story',
          value: 'times',
          text: say(`${key}-times`, words),
          reason: say('times', words),
        },
        {
          misconception: 'reverses-dividend-and-divisor',
          value: 'reversed',
          text: say(`${key}-${reversed[level]}`, level === 1 ? words : turned),
          reason: say('reversed', words),
        },
        { misconception: 'slip', value: 'less', text: say(`${key}-less`, words), reason: say('less') },
      ],
      steps: [
        {
          rule: 'find-dividend',
          before: words.quotient,
          after: words.x,
          instruction: say('first-do'),
          explanation: say('first-why'),
        },
        {
          rule: 'find-divisor',
          before: words.quotient,
          after: group ? m : words.y,
          instruction: say(group ? 'part-do' : 'second-do'),
          explanation: say(group ? 'part-why' : 'second-why'),
        },
        {
          rule: 'find-result',
          before: words.quotient,
          after: result,
          instruction: say('result-do'),
          explanation: say(group ? 'group-why' : 'fit-why'),
        },
      ],
      finalAnswer: say('final', words),
      otherWrong: say('other'),
      claims: [`(${x.join('/')}) ÷ (${y.join('/')}) = (${x[0] * y[1]})/(${x[1] * y[0]})`],
    };
  },
});

/** Groups fit a whole number of times at levels 1 and 2. */
function drawNumbers(level: Level, random: Random): Pick<Params, 'x' | 'y'> {
  for (;;) {
    const bottom = random.pick([2, 3, 4, 5, 6, 8, 10]);
    const y = fractionOf(random.int(1, bottom - 1), bottom);
    const x = drawDividend(level, random, y);
    const whole = x[1] === 1;
    const size = x[0] / x[1];
    if (level === 1 && (x[0] * y[1]) % y[0] === 0) return { x, y };
    if (level === 2 && !whole && size < 3 && x[1] <= 10) return { x, y };
    if (level === 3 && !whole && size < 1 && x[1] !== y[1]) return { x, y };
  }
}

function drawDividend(level: Level, random: Random, y: readonly [number, number]): readonly [number, number] {
  if (level === 1) return [random.int(2, 8), 1];
  if (level === 2) return fractionOf(y[0] * random.int(2, 12), y[1]);
  return fractionOf(random.int(1, 9), random.pick([2, 3, 4, 5, 6, 8]));
}
