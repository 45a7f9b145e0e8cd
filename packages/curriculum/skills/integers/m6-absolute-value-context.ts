import { choiceSkill, type Tools } from '../../src/kit/index.ts';
import { numberLineOf, signed } from '../../src/numbers/signed-numbers.ts';

/**
 * Two amounts below zero and one above. `most` asks for the one farther below zero, and otherwise for the nearer one; `both`
 * asks for the largest or smallest size on either side of zero.
 */
type Params = { amounts: readonly number[]; most: boolean } & (
  | { scene: (typeof scenes)[number]; both: false }
  | { scene: (typeof changes)[number]; both: true }
);

const scenes = ['clubs', 'ponds', 'divers', 'caves', 'nights', 'teams'] as const;

/** Stories of changes, which can go either way. */
const changes = ['ponds', 'nights', 'teams'] as const;

/** What a number below zero tells in a story. */
const sizeOf = {
  clubs: 'a debt',
  ponds: 'a drop',
  divers: 'a depth',
  caves: 'a depth',
  nights: 'a drop',
  teams: 'a loss',
} as const satisfies Record<(typeof scenes)[number], string>;

const text = {
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
  'ponds-both-most': 'In which pond did the water change the most?',
  'ponds-both-least': 'In which pond did the water change the least?',
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
  'nights-both-most': 'On which night was the change the largest?',
  'nights-both-least': 'On which night was the change the smallest?',
  'nights-a': 'Monday night',
  'nights-b': 'Tuesday night',
  'nights-c': 'Friday night',
  'teams-facts': 'Scores change in a round of a game. Lions change by {a}, Owls by {b} and Bears by {c}.',
  'teams-most': 'Which team lost the most points?',
  'teams-least': 'Which team that lost points lost the fewest?',
  'teams-both-most': 'Which score changed the most?',
  'teams-both-least': 'Which score changed the least?',
  'teams-a': 'The Lions',
  'teams-b': 'The Owls',
  'teams-c': 'The Bears',
  right: 'The distance from zero tells how large {size} is.',
  'right-both': 'The distance from zero tells how large a change is, up or down.',
  'greatest-both':
    'This one has the greatest number, {n}. The question asks about size. How far from zero is each?',
  'least-both':
    'This one has the least number, {n}. The question asks about size. How far from zero is each?',
  'middle-both': 'On the line this one lies between the other two. How far from zero are they?',
  greater: 'This one has the greater number, {n}. The question asks about size. How far from zero is each?',
  order: 'This one has the least number, {n}. The question asks about size. How far from zero is each?',
  sign: 'This number is positive. What does a number above zero mean in this story?',
  other: 'Find how far from zero each number is. Then compare.',
  'all-do': 'See which numbers count.',
  'all-why': 'A change can go up or down, so all of them do.',
  'side-do': 'See which numbers count.',
  'side-why': 'Only a number below zero tells {size}.',
  'size-do': 'Find the absolute value of each.',
  'size-why': 'It tells the size without the direction.',
  'places-do': 'Write both with hundredths.',
  'places-why': 'Numbers with equally many places are easy to compare.',
  'choose-do': 'Choose the size that fits the question.',
  'choose-why': 'The question asks about size and not about order.',
} as const;

/** Level 1 has whole numbers and a line, level 2 tenths, level 3 numbers with unlike places; half of the changes go either way. */
export const m6AbsoluteValueContext = choiceSkill('m6-absolute-value-context', {
  version: 3,
  text,
  draw({ level, random }): Params {
    const scene = random.pick(scenes);
    const most = random.chance(50);
    const near = random.int(2, level === 1 ? 9 : 40);
    const far = near + random.int(2, level === 1 ? 6 : 30);
    const above = far + random.int(1, level === 1 ? 5 : 20);
    // At level 3 the lesser size has more digits than the greater one.
    const least = level === 3 ? -(far * 10 - random.int(1, 9)) / 100 : level === 1 ? -near : -near / 10;
    const amounts = [least, level === 1 ? -far : -far / 10, level === 1 ? above : above / 10];
    if (level < 3 && random.chance(40)) {
      const unit = level === 1 ? 1 : 10;
      // The size above zero is the largest, the middle or the smallest one.
      const up = random.pick([above, near + 1, near > 2 ? near - 1 : near + 1]);
      const either = [-near / unit, -far / unit, up / unit];
      return { scene: random.pick(changes), amounts: random.shuffle(either), most, both: true };
    }
    return { scene, amounts: random.shuffle(amounts), most, both: false };
  },
  build(params: Params, tools) {
    const { level, say, step } = tools;
    if (params.both) return eitherWay(params, tools);
    const { scene, amounts, most } = params;
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

type Said = Tools<keyof typeof text>;

/** By its place on the line, what leads to a number that has another size. */
const takenBy = {
  greatest: 'says-the-greater-number-is-the-greater-debt',
  least: 'confuses-magnitude-with-order',
  middle: 'ignores-the-sign-and-the-context',
} as const;

/** Sizes compared on both sides of zero. */
function eitherWay({ scene, amounts, most }: Extract<Params, { both: true }>, { level, say, step }: Said) {
  const names = ['a', 'b', 'c'] as const;
  const entries = amounts.map((amount, index): Entry => ({ amount, name: names[index] ?? 'a' }));
  const by = (rank: (amount: number) => number) =>
    entries.toSorted((x, y) => rank(x.amount) - rank(y.amount));
  const sizes = by(Math.abs);
  const key = (most ? sizes.at(-1) : sizes[0]) ?? { amount: 0, name: 'a' };
  const [least, , greatest] = by((amount) => amount);
  const [a = '', b = '', c = ''] = amounts.map(signed);
  const choice = ({ name }: Entry) => ({ value: name, text: say(`${scene}-${name}`) });
  const others = entries.filter((entry) => entry !== key);
  const list = `${a}, ${b} and ${c}`;
  const listed = entries
    .map(({ amount }) => Math.abs(amount))
    .join(', ')
    .replace(/, (?=[^,]*$)/, ' and ');
  return {
    question: [say(`${scene}-facts`, { a, b, c }), `${scene}-both-${most ? 'most' : 'least'}`] as const,
    diagram: level === 1 ? numberLineOf({ min: -20, max: 20, labelStep: 5 }) : null,
    answer: { ...choice(key), reason: 'right-both' } as const,
    distractors: others.map((entry) => {
      const way = entry === greatest ? 'greatest' : entry === least ? 'least' : 'middle';
      return {
        misconception: takenBy[way],
        ...choice(entry),
        reason: say(`${way}-both`, { n: signed(entry.amount) }),
      };
    }),
    steps: [
      step('see-signs', list, 'all three count', 'all'),
      step('find-sizes', list, listed, 'size'),
      step('choose-size', listed, `${Math.abs(key.amount)}, from ${signed(key.amount)}`, 'choose'),
    ],
    finalAnswer: `${scene}-${key.name}` as const,
    claims: others.map(({ amount }) => `|${signed(key.amount)}| ${most ? '>' : '<'} |${signed(amount)}|`),
  };
}

type Entry = { readonly amount: number; readonly name: 'a' | 'b' | 'c' };
