import { choiceSkill } from '../../src/kit/index.ts';
import { numberLineOf, signed } from '../../src/numbers/signed-numbers.ts';

/** Two amounts below zero and one above that is larger in size; `most` asks for the one farther below zero. */
type Params = { scene: (typeof scenes)[number]; amounts: readonly number[]; most: boolean };

const scenes = ['clubs', 'ponds', 'divers', 'caves', 'nights', 'teams'] as const;

/** What a number below zero tells in a story. */
const sizeOf = {
  clubs: 'a debt',
  ponds: 'a drop',
  divers: 'a depth',
  caves: 'a depth',
  nights: 'a drop',
  teams: 'a loss',
} as const satisfies Record<(typeof scenes)[number], string>;

/** Level 1 has whole numbers and a line, level 2 tenths, level 3 numbers with unlike places. */
export const m6AbsoluteValueContext = choiceSkill('m6-absolute-value-context', {
  version: 2,
  text: {
    headline: 'Compare sizes and signs',
    'clubs-facts':
      'Three clubs count their money in hundreds of dollars. Chess has {a}, drama has {b} and music has {c}.',
    'clubs-most': 'Which club owes the most?',
    'clubs-least': 'Which club in debt owes the least?',
    'clubs-a': 'The chess club',
    'clubs-b': 'The drama club',
    'clubs-c': 'The music club',
    'ponds-facts':
      'Three ponds changed in a week. North Pond changed by {a} inches, East Pond by {b} and South Pond by {c}.',
    'ponds-most': 'Which pond fell the most?',
    'ponds-least': 'Which pond that fell had the smallest drop?',
    'ponds-a': 'North Pond',
    'ponds-b': 'East Pond',
    'ponds-c': 'South Pond',
    'divers-facts':
      'Zero is the surface of a lake. The red robot is at {a} feet. The blue one is at {b}, and the green one at {c}.',
    'divers-most': 'Which robot is deepest in the water?',
    'divers-least': 'Which robot in the water is at the smallest depth?',
    'divers-a': 'The red robot',
    'divers-b': 'The blue robot',
    'divers-c': 'The green robot',
    'caves-facts': 'Zero is sea level. Bat Cave is at {a} feet, Ice Cave at {b} and Fox Cave at {c}.',
    'caves-most': 'Which cave is deepest below sea level?',
    'caves-least': 'Which cave below sea level is at the smallest depth?',
    'caves-a': 'Bat Cave',
    'caves-b': 'Ice Cave',
    'caves-c': 'Fox Cave',
    'nights-facts':
      'The temperature changed on three nights. It changed by {a} degrees on Monday, {b} on Tuesday and {c} on Friday.',
    'nights-most': 'On which night was the largest drop?',
    'nights-least': 'On which night was the smallest drop?',
    'nights-a': 'Monday night',
    'nights-b': 'Tuesday night',
    'nights-c': 'Friday night',
    'teams-facts': 'Scores change in a round of a game. Lions change by {a}, Owls by {b} and Bears by {c}.',
    'teams-most': 'Which team lost the most points?',
    'teams-least': 'Which team that lost points lost the fewest?',
    'teams-a': 'The Lions',
    'teams-b': 'The Owls',
    'teams-c': 'The Bears',
    right: 'The distance from zero tells how large {size} is.',
    greater: 'This one has the greater number, {n}. The question asks about size. How far from zero is each?',
    order: 'This one has the least number, {n}. The question asks about size. How far from zero is each?',
    sign: 'This number is positive. What does a number above zero mean in this story?',
    other: 'Find how far from zero each number is. Then compare.',
    'side-do': 'See which numbers count.',
    'side-why': 'Only a number below zero tells {size}.',
    'size-do': 'Find the absolute value of each.',
    'size-why': 'It tells the size without the direction.',
    'places-do': 'Write both with hundredths.',
    'places-why': 'Numbers with equally many places are easy to compare.',
    'choose-do': 'Choose the size that fits the question.',
    'choose-why': 'The question asks about size and not about order.',
  },
  draw({ level, random }): Params {
    const scene = random.pick(scenes);
    const most = random.chance(50);
    const near = random.int(2, level === 1 ? 9 : 40);
    const far = near + random.int(2, level === 1 ? 6 : 30);
    const above = far + random.int(1, level === 1 ? 5 : 20);
    // At level 3 the lesser size has more digits than the greater one.
    const least = level === 3 ? -(far * 10 - random.int(1, 9)) / 100 : level === 1 ? -near : -near / 10;
    const amounts = [least, level === 1 ? -far : -far / 10, level === 1 ? above : above / 10];
    return { scene, amounts: random.shuffle(amounts), most };
  },
  build({ scene, amounts, most }: Params, { level, say, step }) {
    const names = ['a', 'b', 'c'] as const;
    const entries = amounts.map((amount, index): Entry => ({ amount, name: names[index] ?? 'a' }));
    const sorted = entries.toSorted((x, y) => x.amount - y.amount);
    const entryAt = (index: number): Entry => sorted[index] ?? { amount: 0, name: 'a' };
    const [least, near, above] = [entryAt(0), entryAt(1), entryAt(2)];
    const [key, other] = most ? [least, near] : [near, least];
    const [a = '', b = '', c = ''] = amounts.map(signed);
    const choice = ({ name }: Entry) => ({ value: name, text: say(`${scene}-${name}`) });
    const sizes = `${-least.amount} and ${-near.amount}`;
    return {
      words: { size: sizeOf[scene] },
      question: [say(`${scene}-facts`, { a, b, c }), `${scene}-${most ? 'most' : 'least'}`],
      diagram: level === 1 ? numberLineOf({ min: -20, max: 20, labelStep: 5 }) : null,
      answer: { ...choice(key) },
      distractors: [
        most
          ? {
              misconception: 'says-the-greater-number-is-the-greater-debt',
              ...choice(other),
              reason: say('greater', { n: signed(other.amount) }),
            }
          : {
              misconception: 'confuses-magnitude-with-order',
              ...choice(other),
              reason: say('order', { n: signed(other.amount) }),
            },
        { misconception: 'ignores-the-sign-and-the-context', ...choice(above), reason: say('sign') },
      ],
      steps: [
        step(
          'see-signs',
          `${a}, ${b} and ${c}`,
          `${signed(least.amount)} and ${signed(near.amount)} count`,
          'side',
        ),
        step('find-sizes', `${signed(least.amount)} and ${signed(near.amount)}`, sizes, 'size'),
        level === 3 &&
          step(
            'same-places',
            sizes,
            `${(-least.amount).toFixed(2)} and ${(-near.amount).toFixed(2)}`,
            'places',
          ),
        step('choose-size', sizes, `${-key.amount}, from ${signed(key.amount)}`, 'choose'),
      ],
      finalAnswer: `${scene}-${key.name}`,
      claims: [
        `|${signed(least.amount)}| > |${signed(near.amount)}|`,
        `${signed(least.amount)} < ${signed(near.amount)}`,
      ],
    };
  },
});

type Entry = { readonly amount: number; readonly name: 'a' | 'b' | 'c' };
