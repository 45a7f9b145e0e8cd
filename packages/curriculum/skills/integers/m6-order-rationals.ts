import { numberSkill } from '../../src/kit/index.ts';
import { numberLineOf, signed, signedMixed, typeset } from '../../src/numbers/signed-numbers.ts';

type Entry = { readonly value: number; readonly text: string; readonly isFraction: boolean };
/** The four numbers in the order in which they are told. */
type Params = { scene: (typeof scenes)[number]; entries: readonly Entry[] };

const scenes = ['plain', 'nights', 'levels', 'scores'] as const;

/** Level 1 orders whole numbers, level 2 fractions and decimals on both sides of zero, level 3 three close negatives. */
export const m6OrderRationals = numberSkill('m6-order-rationals', {
  version: 1,
  form: 'list',
  text: {
    headline: 'Order from least to greatest',
    plain: 'Here are four numbers: {list}. Write them in order from least to greatest.',
    nights: 'Four nights were {list} degrees. Write the numbers in order from coldest to warmest.',
    levels:
      'Four caves lie at {list} meters from sea level. Write the numbers in order from lowest to highest.',
    scores: 'Four teams have {list} points. Write the numbers in order from lowest to highest.',
    right: 'In this order the numbers go from left to right on the number line.',
    size: 'This orders the negative numbers by their size without the sign. Which of them is furthest left?',
    fractions: 'This puts the fractions first and then the decimals. Where does each number lie on one line?',
    reversed: 'This order goes down. Which end of the line does the question want first?',
    absolute: 'This orders by distance from zero. On which side of zero is each number?',
    swapped: 'The two ends fit, but the middle does not. Which of the two in the middle is further left?',
    other: 'Find the number that is furthest to the left. Then go to the right.',
    'split-do': 'Take the negative numbers first.',
    'split-why': 'All negative numbers are less than zero and less than positive ones.',
    'alike-do': 'Write the fractions as decimals.',
    'alike-why': 'Numbers written in one way are easy to compare.',
    'negative-do': 'Order the negative numbers.',
    'negative-why': 'The one furthest from zero is furthest left, so it comes first.',
    'join-do': 'Add the positive numbers in order.',
    'join-why': 'They lie to the right of zero.',
    final: 'The order is {key}.',
  },
  draw({ level, random }): Params {
    const scene = random.pick(scenes);
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
      const signs = random.chance(50) ? [-a, -b, -c, d] : [-a, -b, c, d];
      return { scene, entries: random.shuffle(signs.map(decimal)) };
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
    return { scene, entries: random.shuffle(entries) };
  },
  build({ scene, entries }: Params, { level, say, step, distractor }) {
    const write = (list: readonly Entry[]): string => list.map(({ text }) => text).join(', ');
    const by = (rank: (entry: Entry) => number, list = entries) => list.toSorted((a, b) => rank(a) - rank(b));
    const ordered = by(({ value }) => value);
    const negatives = ordered.filter(({ value }) => value < 0);
    const positives = ordered.filter(({ value }) => value > 0);
    const fractions = ordered.filter(({ isFraction }) => isFraction);
    const [first, second, third, last] = ordered as [Entry, Entry, Entry, Entry];
    const key = write(ordered);
    const plain = (list: readonly Entry[]): string => list.map(({ value }) => signed(value)).join(', ');
    const parts = write(by(({ value }) => -value, fractions));
    return {
      question: say(scene, { list: typeset(write(entries)) }),
      diagram:
        level === 1
          ? numberLineOf({ min: -10, max: 10, labelStep: 5 })
          : level === 2
            ? numberLineOf({ min: -4, max: 4 })
            : null,
      answer: key,
      distractors: [
        distractor(
          'orders-negatives-by-size-without-the-sign',
          write([...negatives.toReversed(), ...positives]),
          'size',
        ),
        level === 1
          ? null
          : distractor(
              'puts-all-fractions-before-decimals',
              write([...fractions, ...ordered.filter(({ isFraction }) => !isFraction)]),
              'fractions',
            ),
        distractor('orders-from-greatest-to-least', write(ordered.toReversed()), 'reversed'),
        distractor('slip', write(by(({ value }) => Math.abs(value))), 'absolute'),
        distractor('slip', write([first, third, second, last]), 'swapped'),
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
        step(
          'order-negatives',
          `least of ${plain(negatives)}`,
          `${typeset(first.text)} comes first`,
          'negative',
        ),
        step('join', `${typeset(write(negatives))} and ${typeset(write(positives))}`, typeset(key)),
      ],
      finalAnswer: say('final', { key: typeset(key) }),
      claims: ordered.slice(1).map(({ text }, index) => `${ordered[index]?.text} < ${text}`),
    };
  },
});
