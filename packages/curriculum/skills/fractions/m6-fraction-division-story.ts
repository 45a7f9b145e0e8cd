import { choiceSkill, type Level, type Random } from '../../src/kit/index.ts';
import { amountText, lowestTerms, wholeOrFraction } from '../../src/numbers/fraction-amounts.ts';
import { type DivisionStory, divisionStories } from '../../src/scenes/division-stories.ts';

/** The quotient of x and y, each as top and bottom in lowest terms. */
type Params = {
  story: DivisionStory;
  x: readonly [number, number];
  y: readonly [number, number];
};

/**
 * Level 1 divides a whole number, where the multiplication story asks how many as well; level 2 divides a fraction; level
 * 3 asks for the size of a whole group.
 */
export const m6FractionDivisionStory = choiceSkill('m6-fraction-division-story', {
  version: 4,
  scenes: [divisionStories],
  text: {
    headline: 'Match a story to a quotient',
    ask: [
      'Which story matches {quotient}?',
      'Which story asks for {quotient}?',
      'Choose the story that is solved by {quotient}.',
      'For which story do you work out {quotient}?',
    ],
    'right-fit': 'The story asks how many times {m} fits into {n}.',
    'right-group': 'The story tells a part, {n}, and asks for the whole.',
    times: 'Here only {m} of something is taken. Does a division ask for a part of the amount?',
    together:
      'Here {n} equal amounts are put together. Does the story tell how much there is in all, or ask for it?',
    reversed: 'Here {m} is the number that is divided. Which number stands first in the quotient?',
    less: 'Here one amount is taken away from the other. Which operation asks how many times one fits into the other?',
    'less-group':
      'Here one amount is taken away from the other. Which operation leads from a part to the whole?',
    other:
      'Find the number that is divided. Then ask how many times the other one fits, or what the whole is.',
    'first-do': 'Find the amount that is divided.',
    'first-why': 'It stands before the division sign.',
    'second-do': 'Find the size of one group.',
    'second-why': 'It stands after the division sign.',
    'part-do': 'Find the part of a group that this amount fills.',
    'part-why': 'A fraction after the division sign can tell how much of a group there is.',
    'result-do': 'Work out what the story asks for.',
    'fit-why': 'It asks how many groups there are.',
    'group-why': 'It asks for the amount in one whole group.',
  },
  draw: ({ level, random }): Params => ({
    story: random.pick(divisionStories.list),
    ...drawNumbers(level, random),
  }),
  build({ story, x, y }: Params, { level, say, step, distractor }) {
    const [n, m] = [wholeOrFraction(...x), wholeOrFraction(...y)];
    const { key, unit } = story;
    const words = {
      n,
      m,
      x: amountText(...x, unit),
      y: amountText(...y, unit),
      units: unit.many,
      quotient: `${n} ÷ ${m}`,
    };
    const turned = { n: m, m: n, x: words.y, y: words.x };
    const group = level === 3;
    const reversed = { 1: 'share', 2: 'fit', 3: 'group' } as const;
    const result = wholeOrFraction(...lowestTerms(x[0] * y[1], x[1] * y[0]));
    return {
      words,
      question: 'ask',
      answer: {
        value: 'matches',
        text: `${key}-${group ? 'group' : 'fit'}`,
        reason: group ? 'right-group' : 'right-fit',
      },
      distractors: [
        distractor(
          'chooses-a-multiplication-story',
          'times',
          level === 1 ? 'together' : 'times',
          `${key}-${level === 1 ? 'many' : 'times'}`,
        ),
        distractor(
          'reverses-dividend-and-divisor',
          'reversed',
          'reversed',
          say(`${key}-${reversed[level]}`, level === 1 ? words : turned),
        ),
        distractor(
          'slip',
          'less',
          group ? 'less-group' : 'less',
          `${key}-${x[0] * y[1] < y[0] * x[1] ? 'short' : 'less'}`,
        ),
      ],
      steps: [
        step('find-dividend', '', words.x, 'first'),
        step('find-divisor', '', group ? m : words.y, {
          do: group ? 'part-do' : 'second-do',
          why: group ? 'part-why' : 'second-why',
        }),
        step('find-result', words.quotient, result, {
          do: 'result-do',
          why: group ? 'group-why' : 'fit-why',
        }),
      ],
      claims: [`(${x.join('/')}) ÷ (${y.join('/')}) = (${x[0] * y[1]})/(${x[1] * y[0]})`],
    };
  },
});

/** Groups fit a whole number of times at levels 1 and 2. */
function drawNumbers(level: Level, random: Random): Pick<Params, 'x' | 'y'> {
  return random.until(() => {
    const bottom = random.pick([2, 3, 4, 5, 6, 8, 10]);
    const y = lowestTerms(random.int(1, bottom - 1), bottom);
    const x = drawDividend(level, random, y);
    const whole = x[1] === 1;
    const size = x[0] / x[1];
    if (level === 1 && (x[0] * y[1]) % y[0] === 0) return { x, y };
    if (level === 2 && !whole && size < 3 && x[1] <= 10) return { x, y };
    // Divisor and quotient tell two things, so they are two numbers.
    const isTwo = x[0] * y[1] * y[1] !== x[1] * y[0] * y[0];
    return level === 3 && !whole && size < 1 && x[1] !== y[1] && isTwo ? { x, y } : null;
  });
}

function drawDividend(level: Level, random: Random, y: readonly [number, number]): readonly [number, number] {
  if (level === 1) return [random.int(2, 8), 1];
  if (level === 2) return lowestTerms(y[0] * random.int(2, 12), y[1]);
  return lowestTerms(random.int(1, 9), random.pick([2, 3, 4, 5, 6, 8]));
}
