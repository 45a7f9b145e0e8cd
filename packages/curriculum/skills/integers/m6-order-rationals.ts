import { type HandTask, numberSkill, type Random, writeHand } from '../../src/kit/index.ts';
import { numberLineOf, signed, signedMixed, typeset } from '../../src/numbers/signed-numbers.ts';

type Entry = { readonly value: number; readonly text: string; readonly isFraction: boolean };
/** The four numbers in the order in which they are told. */
type Params = { scene: (typeof counted | typeof measured)[number]; entries: readonly Entry[] };

/** Teams win and lose whole points. */
const counted = ['plain', 'nights', 'levels', 'scores'] as const;
const measured = ['plain', 'marks', 'levels', 'points'] as const;

/**
 * Level 1 orders cards with whole numbers, level 2 types fractions and decimals on both sides of zero in order, level 3
 * orders cards with three close negatives.
 */
export const m6OrderRationals = numberSkill('m6-order-rationals', {
  version: 6,
  form: 'list',
  text: {
    headline: 'Order from least to greatest',
    plain: 'Here are four numbers: {list}. Write them in order from least to greatest.',
    nights: 'On four nights it was {list} degrees. Write the numbers in order from coldest to warmest.',
    levels:
      'Some heights are given in meters from sea level: {list}. Write the numbers in order from lowest to highest.',
    scores: 'Four teams have {list} points. Write the numbers in order from lowest to highest.',
    points: 'Four points of a number line lie at {list}. Write the numbers in order from left to right.',
    marks:
      'Zero is the middle of a long board. Four nails are at {list}, in feet. Write the numbers in order from left to right.',
    'cards-marks':
      'Zero is the middle of a long board. The cards show where four nails are, in feet. Put them in order from left to right.',
    'cards-plain': 'Put the cards in order from least to greatest.',
    'cards-nights':
      'The cards show the temperatures on four nights, in degrees. Put them in order from coldest to warmest.',
    'cards-levels':
      'The cards show where four caves lie, in meters from sea level. Put the lowest one first.',
    'cards-scores': 'The cards show the points of four teams. Put them in order from lowest to highest.',
    'cards-points':
      'The cards show where four points of a number line lie. Put them in order from left to right.',
    right: 'In this order the numbers go from left to right on the number line.',
    size: 'This orders the negative numbers by their size without the sign. Which of them is farthest left?',
    fractions: 'This puts the fractions first and then the decimals. Where does each number lie on one line?',
    reversed: 'This order goes down. Which end of the line does the question want first?',
    absolute: 'This orders by distance from zero. On which side of zero is each number?',
    swapped: 'The two ends fit, but the middle does not. Which of the two in the middle is farther left?',
    other: 'Find the number that is farthest to the left. Then go to the right.',
    'split-do': 'Take the negative numbers first.',
    'split-why': 'All negative numbers are less than zero and less than positive ones.',
    'alike-do': 'Write the fractions as decimals.',
    'alike-why': 'Numbers written in one way are easy to compare.',
    'negative-do': 'Order the negative numbers.',
    'negative-why': 'The one farthest from zero is farthest left, so it comes first.',
    'positive-do': 'Order the positive numbers.',
    'positive-why': 'The one closest to zero comes first.',
    'zero-do': 'Write zero before the positive number.',
    'zero-why': 'Zero is less than every positive number.',
    'join-do': 'After them, write what is positive, in order.',
    'join-why': 'They lie to the right of zero.',
    'join-zero-do': 'After them, write what is not negative, in order.',
    'join-zero-why': 'Zero comes first, and positive numbers lie to the right of it.',
    final: 'The order is {key}.',
  },
  draw({ level, random }): Params {
    const scene = random.pick(level === 1 ? counted : measured);
    const decimal = (value: number): Entry => {
      const tidy = Number(value.toFixed(2));
      return { value: tidy, text: signed(tidy), isFraction: false };
    };
    const fraction = (whole: number, top: number, bottom: number, sign: 1 | -1): Entry => {
      const over = sign * (whole * bottom + top);
      return { value: over / bottom, text: signedMixed(over, bottom), isFraction: true };
    };
    if (level === 1) {
      const [a = 9, b = 4, c = 2, d = 6] = random.shuffle([2, 3, 4, 5, 6, 7, 8, 9, 10]);
      const signs = random.pick([
        [-a, -b, -c, d],
        [-a, -b, c, d],
        [-a, -b, 0, d],
        [-a, -b, -c, 0],
      ]);
      return { scene, entries: mixed(signs.map(decimal), random) };
    }
    const [t, d] = random.pick([
      [1, 2],
      [1, 4],
      [3, 4],
      [2, 5],
      [3, 5],
    ] as const);
    const [u, e] = random.pick([
      [1, 2],
      [1, 4],
      [3, 4],
      [1, 5],
      [4, 5],
    ] as const);
    const whole = random.int(0, 2);
    if (level === 2) {
      const negative = fraction(whole, t, d, -1);
      const positive = fraction(random.int(0, 2), u, e, 1);
      const apart = random.pick([-0.15, -0.1, 0.1, 0.15, 0.2]);
      const other = random.pick([-0.15, -0.1, 0.1, 0.15, 0.3]);
      const entries = [negative, positive, decimal(negative.value + apart), decimal(positive.value + other)];
      return { scene, entries: random.shuffle(entries) };
    }
    const base = fraction(whole + 1, t, d, -1);
    const entries = [
      base,
      decimal(base.value - random.pick([0.1, 0.15, 0.25])),
      decimal(base.value + random.pick([0.05, 0.1, 0.2])),
      fraction(random.int(0, whole), u, e, 1),
    ];
    return { scene, entries: mixed(entries, random) };
  },
  build({ scene, entries }: Params, { level, say, step, distractor }) {
    const write = (list: readonly Entry[]): string => list.map(({ text }) => text).join(', ');
    const by = (rank: (entry: Entry) => number, list = entries) => list.toSorted((a, b) => rank(a) - rank(b));
    const ordered = by(({ value }) => value);
    const negatives = ordered.filter(({ value }) => value < 0);
    const others = ordered.filter(({ value }) => value >= 0);
    const fractions = ordered.filter(({ isFraction }) => isFraction);
    const [first, second, third, last] = ordered as [Entry, Entry, Entry, Entry];
    const byHand = level !== 2;
    const task: HandTask = {
      kind: 'order-cards',
      cards: entries.map(({ text }) => typeset(text)),
      ...ends[scene],
    };
    const key = write(ordered);
    const give = (list: readonly Entry[]): string =>
      byHand
        ? writeHand(task, { kind: 'order-cards', order: list.map((entry) => entries.indexOf(entry)) })
        : write(list);
    const plain = (list: readonly Entry[]): string => list.map(({ value }) => signed(value)).join(', ');
    const isBelow = ({ value }: Entry): boolean => value < 0;
    const sizes = (list: readonly Entry[]): string =>
      list.map(({ value }) => String(Math.abs(value))).join(', ');
    const reach = Math.ceil(Math.max(...entries.map(({ value }) => Math.abs(value))));
    const parts = write(by(({ value }) => -value, fractions));
    return {
      question: byHand ? `cards-${scene}` : say(scene, { list: typeset(write(entries)) }),
      hand: byHand ? task : undefined,
      diagram:
        level === 1
          ? numberLineOf({ min: -10, max: 10, labelStep: 5 })
          : level === 2
            ? numberLineOf({ min: -reach, max: reach })
            : null,
      answer: give(ordered),
      distractors: [
        distractor(
          'orders-negatives-by-size-without-the-sign',
          give([...negatives.toReversed(), ...others]),
          'size',
        ),
        level === 1
          ? null
          : distractor(
              'puts-all-fractions-before-decimals',
              give([...fractions, ...ordered.filter(({ isFraction }) => !isFraction)]),
              'fractions',
            ),
        distractor('orders-from-greatest-to-least', give(ordered.toReversed()), 'reversed'),
        distractor('slip', give(by(({ value }) => Math.abs(value))), 'absolute'),
        distractor('slip', give([first, third, second, last]), 'swapped'),
      ],
      steps: [
        step(
          'take-negatives',
          typeset(write(entries)),
          typeset(write(entries.filter(({ value }) => value < 0))),
          'split',
        ),
        level === 1
          ? null
          : step('write-alike', typeset(parts), plain(by(({ value }) => -value, fractions)), 'alike'),
        step('order-negatives', `${sizes(entries.filter(isBelow))} from zero`, plain(negatives), 'negative'),
        others.length < 2
          ? null
          : others[0]?.value === 0
            ? step('place-zero', '', write(others), 'zero')
            : step(
                'order-positives',
                `${sizes(entries.filter((one) => !isBelow(one)))} from zero`,
                plain(others),
                'positive',
              ),
        step(
          'join',
          `${typeset(write(negatives))} and ${typeset(write(others))}`,
          typeset(key),
          others[0]?.value === 0 ? 'join-zero' : 'join',
        ),
      ],
      finalAnswer: say('final', { key: typeset(key) }),
      claims: ordered.slice(1).map(({ text }, index) => `${ordered[index]?.text} < ${text}`),
    };
  },
});

/** What stands at both ends of the row of cards. */
const ends = {
  plain: { from: 'least', to: 'greatest' },
  nights: { from: 'coldest', to: 'warmest' },
  levels: { from: 'lowest', to: 'highest' },
  scores: { from: 'lowest', to: 'highest' },
  points: { from: 'farthest left', to: 'farthest right' },
  marks: { from: 'farthest left', to: 'farthest right' },
} as const;

/** In another order than the one that is asked for. */
function mixed(entries: readonly Entry[], random: Random): readonly Entry[] {
  return random.until(() => {
    const drawn = random.shuffle(entries);
    const isOrdered = drawn.every(({ value }, at) => at === 0 || value > (drawn[at - 1]?.value ?? 0));
    return isOrdered ? null : drawn;
  });
}
