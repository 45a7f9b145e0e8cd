import { type Level, numberSkill, type Random, takeDistractors } from '../../src/kit/index.ts';
import { type RemainderScene, remainderScenes } from '../../src/scenes/remainder-scenes.ts';

type Ask = RemainderScene['asks'][number];
/** `full` groups of `size` and a rest; level 3 tells the amount in two lots, of which `second` is one. */
type Params = { scene: RemainderScene; ask: Ask; size: number; full: number; rest: number; second: number };

/** Stories of groups with a price: all of them are paid for, or the full ones only are sold. */
const priced = {
  trip: { counts: 'up', sizes: [7, 12], prices: [60, 95] },
  tents: { counts: 'up', sizes: [4, 8], prices: [18, 40] },
  books: { counts: 'up', sizes: [18, 36], prices: [8, 15] },
  balloons: { counts: 'down', sizes: [10, 18], prices: [4, 9] },
  beads: { counts: 'down', sizes: [14, 24], prices: [6, 12] },
} as const;
const stories = [
  'trip',
  'tents',
  'books',
  'balloons',
  'beads',
] as const satisfies readonly (keyof typeof priced)[];

/**
 * Level 1 asks for groups with small numbers, level 2 also for the rest; level 3 joins two amounts first. In the stretch
 * problem it has to be seen what the remainder means before a price is used.
 */
export const m6RemainderInterpret = numberSkill('m6-remainder-interpret', {
  version: 5,
  form: 'integer',
  scenes: [remainderScenes],
  text: {
    headline: 'What does the remainder mean?',
    'right-up': 'The remainder of {rest, number} needs a group of its own.',
    'right-down': 'The remainder of {rest, number} is too small to fill one more group.',
    'right-rest': 'The full groups use {used, number} of {total, number}.',
    drops: 'This counts the full groups only. What happens with the {rest, number} that remain?',
    'drops-rest': 'This is the number of full groups. Does the question ask for groups?',
    raises: 'This counts one group that is not full. Does the question count it, too?',
    'raises-rest': 'This is the number of groups when all are counted. Does the question ask for groups?',
    remainder: 'This is what remains after the division. Does the question ask for it or for the groups?',
    empty: 'This is how much more would fill the last group. What does the question count?',
    other: 'Divide first. Then read the question again: groups, full groups or what remains?',
    'add-do': 'Add both amounts.',
    'add-why': 'They share the same groups.',
    'divide-do': 'Divide {total, number} by {size, number}.',
    'divide-why': 'This tells how many full groups there are.',
    'rest-do': 'Find what remains.',
    'rest-why': 'It is less than one group of {size, number}.',
    'up-do': 'Count one more group for the rest.',
    'up-why': 'Nothing may be left out here.',
    'down-do': 'Count the full groups only.',
    'down-why': 'A part of a group does not count here.',
    'take-do': 'Take the remainder as the answer.',
    'take-why': 'The question asks for what the full groups leave.',
    final: '{value}',
    trip: '{first, number} students and {second, number} adults go on a trip. A van has {size, number} seats and costs {price}. How many dollars do all the vans cost?',
    tents:
      '{first, number} scouts and {second, number} leaders go camping. A tent sleeps {size, number} people and costs {price} to rent. How many dollars do the tents cost?',
    books:
      'A library sends {first, number} old and {second, number} new books to a school. A crate holds {size, number} books. Each crate costs {price} to send. How many dollars does it cost?',
    balloons:
      'A class ties {first, number} red and {second, number} blue balloons. A bunch has {size, number} balloons, and a full bunch sells for {price}. How many dollars do the full bunches bring?',
    beads:
      'A club mixes {first, number} blue and {second, number} green beads. A bracelet takes {size, number} beads and sells for {price}. How many dollars can the club take in?',
    'right-all': '{groups, number} groups count here, at {price} for each.',
    'drops-price': 'This pays for the full groups only. What happens with the {rest, number} that remain?',
    'raises-price': 'This counts a group that is not full. Is there any money for it?',
    'rest-price': 'This multiplies what remains by the price. What has a price here?',
    'no-price': 'This is the number of groups. What does one of them cost or bring?',
    'too-many': 'This is the price of more groups than there are. How many groups do you get?',
    'other-price': 'Find how many groups count here. Then multiply them by the price of one.',
    'cost-do': 'Multiply by the price of one.',
    'cost-why': 'Every group that counts has this price.',
  },
  draw: ({ level, random }): Params => drawScene(level, random),
  build({ scene, ask, size, full, rest, second }: Params, { level, step, distractor }) {
    const used = size * full;
    const total = used + rest;
    const value = { up: full + 1, down: full, rest }[ask];
    const words = { size, total, used, rest, first: total - second, second, value: String(value) };
    const last = { up: 'up', down: 'down', rest: 'take' } as const;
    const isRest = ask === 'rest';
    const divided = [
      ...(level === 3 ? [step('add-amounts', `${total - second} + ${second}`, total, 'add')] : []),
      step('divide', `${total} ÷ ${size}`, `${full}, and some left over`),
      step('find-rest', `${total} − ${size} × ${full}`, rest, 'rest'),
    ];
    return {
      words,
      question: [`${scene.key}-${level === 3 ? 'both' : 'told'}`, askOf(scene.key, ask)],
      answer: { value, reason: `right-${ask}` },
      distractors: takeDistractors(value, [
        distractor('always-drops-the-remainder', full, isRest ? 'drops-rest' : 'drops', {
          // Who has found what is left over does not drop it where it is asked for.
          work: isRest ? divided.slice(0, -1) : divided,
        }),
        distractor('always-rounds-up', full + 1, isRest ? 'raises-rest' : 'raises', {
          work: isRest ? [] : [...divided, step('round-up', `${full} + 1`, full + 1, 'up')],
        }),
        distractor('gives-the-remainder-as-the-answer', rest, 'remainder', {
          work: [...divided, step('give-rest', '', rest, 'take')],
        }),
        distractor('slip', size - rest, 'empty'),
      ]),
      steps: [...divided, step('interpret', ask === 'up' ? `${full} + 1` : '', value, last[ask])],
      claims: [`${size} * ${full} + ${rest} = ${total}`],
    };
  },
  stretch: {
    draw({ random }) {
      const story = random.pick(stories);
      const { sizes, prices } = priced[story];
      const size = random.int(sizes[0], sizes[1]);
      const price = random.int(prices[0], prices[1]);
      return random.until(() => {
        const [full, rest] = [random.int(6, 16), random.int(2, size - 1)];
        const second = random.int(8, 36);
        const key = (priced[story].counts === 'up' ? full + 1 : full) * price;
        const told = [size, price, second, size * full + rest - second];
        const isToldBefore = full === size || full + 1 === size || told.includes(key);
        const isFair = !isToldBefore && 3 * second < size * full && rest !== full && rest !== full + 1;
        return isFair ? { story, size, price, full, rest, second } : null;
      });
    },
    build({ story, size, price, full, rest, second }, { step, distractor }) {
      const isUp = priced[story].counts === 'up';
      const groups = isUp ? full + 1 : full;
      const [used, value] = [size * full, groups * price];
      const total = used + rest;
      return {
        words: {
          size,
          rest,
          groups,
          first: total - second,
          second,
          total,
          price: `\\$${price}`,
          value: String(value),
        },
        question: story,
        answer: { value, unit: 'dollars', reason: 'right-all' },
        distractors: takeDistractors(value, [
          isUp
            ? distractor('always-drops-the-remainder', full * price, 'drops-price')
            : distractor('always-rounds-up', (full + 1) * price, 'raises-price'),
          distractor('gives-the-remainder-as-the-answer', rest * price, 'rest-price'),
          distractor('slip', groups, 'no-price'),
          distractor('slip', value + price * (isUp ? 1 : 2), 'too-many'),
        ]),
        otherWrong: 'other-price',
        steps: [
          step('add-amounts', `${total - second} + ${second}`, total, 'add'),
          step('divide', `${total} ÷ ${size}`, `${full}, and some left over`),
          step('find-rest', `${total} − ${size} × ${full}`, rest, 'rest'),
          step('interpret', isUp ? `${full} + 1` : '', groups, isUp ? 'up' : 'down'),
          step('cost', `${groups} × ${price}`, value),
        ],
        claims: [`${size} * ${full} + ${rest} = ${total}`, `${groups} * ${price} = ${value}`],
      };
    },
  },
});

type AskKey = Extract<keyof typeof remainderScenes.text, `${string}-${Ask}`>;

/** Scenes without a question for enough groups never ask it. */
function askOf(key: RemainderScene['key'], ask: Ask): AskKey {
  return `${key}-${ask}` as AskKey;
}

/** Groups, full groups, rest and what is missing all differ, and the rest is as likely an answer as the groups. */
function drawScene(level: Level, random: Random): Params {
  return random.until(() => {
    const scene = random.pick(remainderScenes.list);
    const asks = level === 1 ? scene.asks.filter((ask) => ask !== 'rest') : scene.asks;
    const size = level === 1 ? random.int(6, 14) : random.int(12, 48);
    const full = level === 1 ? random.int(4, 12) : random.int(6, 28);
    const rest = random.int(2, size - 2);
    const total = size * full + rest;
    const second = level === 3 ? random.int(12, 58) : 0;
    const values = [full, full + 1, rest, size - rest];
    const isFar = Math.max(...values) > 18 * Math.min(...values);
    // A number of the question is never the answer to it.
    const isToldBefore = [size, second, total - second].some((one) => values.slice(0, 3).includes(one));
    return new Set(values).size === 4 && !isFar && !isToldBefore && second * 2 < total
      ? { scene, ask: random.pick(asks), size, full, rest, second }
      : null;
  });
}
