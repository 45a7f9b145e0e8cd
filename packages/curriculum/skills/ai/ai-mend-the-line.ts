import { type Level, numberSkill, type Random, takeDistractors } from '../../src/kit/index.ts';

const things = ['tickets', 'boxes', 'packs', 'boats', 'rows'] as const;

/** `k` groups of `p`, then `f` more; the orb's first result is off by `by`, and at levels 2 and 3 all is done `t` times. */
type Params = {
  thing: (typeof things)[number];
  k: number;
  p: number;
  f: number;
  t: number;
  by: number;
};

/** Level 1 mends a chain of two lines, level 2 one of three, level 3 asks how far a slip is carried. */
export const aiMendTheLine = numberSkill('ai-mend-the-line', {
  version: 1,
  form: 'integer',
  text: {
    headline: 'Mend the orb’s work',
    tickets: 'In the game, the orb counts {k, number} strips of {p, number} tickets and {f, number} more.',
    boxes: 'In the game, the orb counts {k, number} boxes of {p, number} pens and {f, number} more.',
    packs: 'In the game, the orb counts {k, number} packs of {p, number} cards and {f, number} more.',
    boats: 'In the game, the orb counts {k, number} boats with {p, number} people and {f, number} more.',
    rows: 'In the game, the orb counts {k, number} rows of {p, number} seats and {f, number} more.',
    two: 'It says: {k, number} times {p, number} is {off, number}. Then it adds {f, number} and gets {end, number}.',
    three: 'It does so for {t, number} days and gets {times, number}.',
    'slip-told': 'Its product of {k, number} and {p, number} is {by, number} too large.',
    'slip-on': 'It adds {f, number}, then multiplies by {t, number} for the days. All else is right.',
    'ask-end': 'The first line has a planted slip. What is the right result at the end?',
    'ask-far': 'By how much is its result at the end too large?',
    right: 'Mend the line, then work out again all that comes after it.',
    'right-far': 'Adding carries the slip on as it is, and multiplying makes it grow.',
    kept: 'This keeps the planted slip. What is the first product?',
    'kept-far': 'This carries the slip on as it is. What happens to it when all is multiplied?',
    line: 'This is a line on the way. What comes after it?',
    'line-far': 'This adds on. Does each further day bring the slip once more?',
    day: 'This stops before the days are counted. How many days are there?',
    'added-far': 'This makes the added part grow too, but that part is right. What is off?',
    other: 'Work out the first line for yourself. Then go on from there.',
    'product-do': 'Work out the first line.',
    'product-why': 'This is where the slip was planted.',
    'add-do': 'Go on with the next line.',
    'add-why': 'A mended line changes all that follows.',
    'days-do': 'Multiply by the number of days.',
    'days-why': 'Each day is the same.',
    'start-do': 'Write down the slip of the first line.',
    'start-why': 'One day is off by this much.',
    'carry-do': 'Follow it through the sum.',
    'carry-why': 'The number that is added is right, so the difference stays.',
    'grow-do': 'Follow it through the product.',
    'grow-why': 'Each day brings the same slip.',
    'headline-back': 'Back to the planted slip',
    'back-told':
      'It multiplies, and a slip is planted in the product. Then it adds {f, number} and multiplies by {t, number} for the days, both rightly.',
    'back-end': 'At the end it says {end, number}.',
    'ask-back': 'By how much is its product too large?',
    'right-back': 'Going back undoes each later line, and the product that is left shows its slip.',
    'back-far': 'This is how far the end is off. How much of that comes from one day?',
    'back-product': 'This is the product that it used. How much should it be?',
    'back-added': 'This leaves the added number inside. What did it do before it multiplied by the days?',
    'other-back': 'Start at the end, and undo its lines one by one.',
    'undo-days-do': 'Undo the days.',
    'undo-days-why': 'Dividing undoes multiplying.',
    'undo-add-do': 'Undo the sum.',
    'undo-add-why': 'What is left is the product that it used.',
    'true-do': 'Work out the product for yourself.',
    'true-why': 'The slip shows only beside the right one.',
    'slip-do': 'Compare the two products.',
    'slip-why': 'The difference is the planted slip.',
    final: '{value}',
  },
  draw: ({ level, random }): Params => drawChain(level, random),
  build({ thing, k, p, f, t, by }: Params, { level, step, distractor }) {
    const [product, off] = [k * p, k * p + by];
    const [day, end] = [product + f, off + f];
    const value = { 1: day, 2: day * t, 3: by * t }[level];
    const wrong = {
      1: [
        distractor('keeps-the-planted-slip', end, 'kept'),
        distractor('mends-the-line-but-not-what-follows', product, 'line'),
        distractor('slip', day - 2 * f > 0 ? product - f : day + f, 'line'),
      ],
      2: [
        distractor('keeps-the-planted-slip', end * t, 'kept'),
        distractor('mends-the-line-but-not-what-follows', day, 'day'),
        distractor('slip', product * t, 'line'),
      ],
      3: [
        distractor('keeps-the-planted-slip', by, 'kept-far'),
        distractor('adds-where-a-slip-is-multiplied', by + t, 'line-far'),
        distractor('slip', (by + f) * t, 'added-far'),
        distractor('slip', by + f, 'line-far'),
      ],
    }[level];
    const steps =
      level === 3
        ? [
            step('start', 'the first line', `${by} too large`),
            step('carry', `plus ${f}`, `still ${by} too large`),
            step('grow', `${by} × ${t}`, value),
          ]
        : [
            step('product', `${k} × ${p}`, product),
            step('add', `${product} + ${f}`, day),
            level === 2 && step('days', `${day} × ${t}`, value),
          ];
    return {
      words: { k, p, f, t, by, off, end, times: end * t, value: String(value) },
      question: {
        1: [thing, 'two', 'ask-end'] as const,
        2: [thing, 'two', 'three', 'ask-end'] as const,
        3: [thing, 'slip-told', 'slip-on', 'ask-far'] as const,
      }[level],
      answer: { value, reason: level === 3 ? 'right-far' : 'right' },
      distractors: takeDistractors(value, wrong),
      steps,
      claims: [`${k} * ${p} + ${f} = ${day}`, `(${end} - ${day}) * ${t} = ${by * t}`],
    };
  },
  stretch: {
    draw: ({ random }) =>
      random.until(() => {
        const [k, p, f] = [random.int(4, 12), random.int(6, 12), random.int(3, 20)];
        const [t, by] = [random.int(3, 9), random.int(2, 12)];
        const apart = new Set([by, by * t, by + f, k * p + by]).size === 4;
        return apart && k * p <= 18 * by ? { thing: random.pick(things), k, p, f, t, by } : null;
      }),
    build({ thing, k, p, f, t, by }, { step, distractor }) {
      const used = k * p + by;
      const day = used + f;
      return {
        words: { k, p, f, t, end: day * t, value: String(by) },
        headline: 'headline-back',
        question: [thing, 'back-told', 'back-end', 'ask-back'],
        answer: { value: by, reason: 'right-back' },
        distractors: takeDistractors(by, [
          distractor('adds-where-a-slip-is-multiplied', by * t, 'back-far'),
          distractor('keeps-the-planted-slip', used, 'back-product'),
          distractor('slip', by + f, 'back-added'),
        ]),
        otherWrong: 'other-back',
        steps: [
          step('undo-days', `${day * t} ÷ ${t}`, day),
          step('undo-add', `${day} − ${f}`, used),
          step('true', `${k} × ${p}`, k * p),
          step('slip', `${used} − ${k * p}`, by),
        ],
        claims: [`(${k} * ${p} + ${by} + ${f}) * ${t} = ${day * t}`],
      };
    },
  },
});

function drawChain(level: Level, random: Random): Params {
  return random.until(() => {
    const [k, p, f] = [random.int(4, 12), random.int(6, 12), random.int(3, 20)];
    const [t, by] = [random.int(3, 9), random.pick([2, 3, 4, 6, 8, 10])];
    const apart =
      level === 3
        ? new Set([by * t, by, by + t, (by + f) * t]).size === 4
        : by !== f && t !== 2 && new Set([k * p, k * p + f, k * p + f + by, k * p - f]).size === 4;
    return apart ? { thing: random.pick(things), k, p, f, t, by } : null;
  });
}
