import { markOnLine, numberSkill } from '../../src/kit/index.ts';
import { numberLineOf, signed } from '../../src/numbers/signed-numbers.ts';

/** `shape` is how the number is told; `n` is the number whose opposite is taken `times` times. */
type Params = { shape: Shape; n: number };
type Shape = (typeof shapes)[1 | 2 | 3][number];

const shapes = {
  1: ['number', 'point', 'fold', 'walk'],
  2: ['twice', 'minus', 'cards'],
  3: ['apart-below', 'apart-above', 'thrice'],
} as const;

/** How often the opposite is taken; a pair told by its distance is one opposite apart. */
const times = {
  number: 1,
  point: 1,
  fold: 1,
  walk: 1,
  twice: 2,
  minus: 1,
  cards: 2,
  'apart-below': 0,
  'apart-above': 0,
  thrice: 3,
} as const satisfies Record<Shape, number>;

/** Level 1 takes one opposite on a line, level 2 an opposite of an opposite, level 3 three of them or goes back from a distance; both have halves, too. */
export const m6OppositeFind = numberSkill('m6-opposite-find', {
  version: 5,
  byHand: { levels: [1, 2], ask: 'hand-mark', make: markOnLine },
  form: 'number',
  text: {
    headline: 'Find the opposite',
    number: 'What is the opposite of {n}?',
    point: 'Point P marks {n} on the line. Which number is its opposite?',
    fold: 'The line is folded at zero. Which number lands on {n}?',
    walk: 'Two robots start at zero. They roll equally far, in opposite directions. One stops at {n}. Where does the other stop?',
    twice: [
      'What is the opposite of the opposite of {n}?',
      'Take the opposite of {n}, and then the opposite of that. What do you get?',
    ],
    minus: ['Which number is the same as −({n})?', 'Find the number that is the same as −({n}).'],
    cards:
      'A robot stands at {n} on a number line. It rolls to the opposite number. Then it does that again. Where does it stop?',
    'apart-below':
      'A number and its opposite are {apart, number} units apart. The number is negative. What is it?',
    'apart-above': [
      'A number and its opposite are {apart, number} units apart. The number is positive. What is it?',
      'Two opposite numbers lie {apart, number} units apart. What is the positive one?',
    ],
    thrice: [
      'Take the opposite of {n}. Do that three times in all. Where do you end?',
      'Start at {n} and take the opposite three times. What do you get?',
    ],
    right: 'Opposites are equally far from zero, on opposite sides of it.',
    'right-even': 'Taking the opposite twice brings you back to the number that you had before.',
    itself: 'This is the number itself. What does an opposite do to a positive number?',
    absolute: 'This drops the minus sign each time. What does an opposite do to a positive number?',
    keeps:
      'This is the number itself. An opposite lies on the other side of zero. How many times do you cross zero?',
    'one-crossing':
      'This has the opposite sign of the result. Each opposite crosses zero once. How many times do you cross it in all?',
    sign: 'This has the size that is asked for. On which side of zero should it be?',
    edge: 'This is measured from the end of the line. Opposites are equally far from zero. How far from zero is {n}?',
    double:
      'This is too far away from zero. A number and its opposite are the same distance from it. What is that distance?',
    reciprocal:
      'This is one divided by the number. An opposite has the same distance from zero. What is that distance?',
    next: 'Opposites are equally far from zero. How far from zero are {n} and this number?',
    'far-side':
      'The distance from zero is too large, and so is the one on the other side. Where is the middle?',
    'next-apart': 'Double the distance of this number from zero. Do you get {apart, number}?',
    other: 'Find the distance from zero. Then go just as far on the other side.',
    'other-often': 'Each opposite crosses zero once. How many times do you cross it in all?',
    'other-apart': 'Zero is halfway between a number and its opposite. How far is each of them from zero?',
    'distance-do': 'Find how far the number is from zero.',
    'distance-why': 'A number and its opposite have the same distance from zero.',
    'half-do': 'Share the distance evenly over both sides of zero.',
    'half-why': 'Zero is halfway between a number and its opposite.',
    'side-do': 'Find the side of zero.',
    'side-why': 'The question tells on which side the number is.',
    'cross-do': 'Cross to the other side of zero.',
    'cross-why': 'The opposite is equally far from zero on the other side.',
    'again-do': 'Cross to the other side again.',
    'again-why': 'The opposite of an opposite is the number you had before.',
    'write-do': 'Write the number with its sign.',
    'write-why': 'Numbers to the left of zero are negative, and numbers to the right are positive.',
    final: 'The number is {key}.',
  },
  finite: { 1: 136 },
  draw({ level, random }): Params {
    const shape = random.pick<Shape>(shapes[level]);
    if (level === 1) {
      // As far from zero as from the end of the line would leave nothing to tell apart.
      const size = random.int(2, 18);
      return { shape, n: (random.chance(50) ? -1 : 1) * (size < 10 ? size : size + 1) };
    }
    const size = random.int(2, level === 2 ? 48 : 60) - (random.chance(40) ? 0.5 : 0);
    const below =
      shape === 'minus' || shape === 'apart-below' || (shape !== 'apart-above' && random.chance(50));
    return { shape, n: below ? -size : size };
  },
  build({ shape, n }: Params, { level, step, distractor }) {
    const key = times[shape] % 2 === 0 ? n : -n;
    const size = Math.abs(n);
    const words = { n: signed(n), key: signed(key), apart: 2 * size };
    const apart = shape === 'apart-below' || shape === 'apart-above';
    const [misconception, why] = apart
      ? (['uses-the-wrong-sign', 'sign'] as const)
      : key < 0
        ? (['gives-the-absolute-value-each-time', times[shape] === 1 ? 'itself' : 'absolute'] as const)
        : times[shape] === 2
          ? (['stops-after-the-first-step', 'one-crossing'] as const)
          : ([
              level === 1 ? 'uses-the-wrong-sign' : 'keeps-the-sign-for-a-double-opposite',
              'keeps',
            ] as const);
    const wrongZero = level === 1 ? Math.sign(key) * (20 - size) : 2 * key;
    const crossings = Array.from({ length: apart ? 0 : times[shape] }, (_, index) =>
      step(`cross-zero-${index + 1}`, signed(index % 2 === 0 ? n : -n), signed(index % 2 === 0 ? -n : n), {
        do: index === 0 ? 'cross-do' : 'again-do',
        why: index === 0 ? 'cross-why' : 'again-why',
      }),
    );
    return {
      words,
      question: shape,
      diagram:
        level === 1
          ? numberLineOf({
              min: -20,
              max: 20,
              labelStep: 5,
              points: shape === 'point' ? [{ at: n, label: 'P' }] : [],
            })
          : null,
      answer: { value: signed(key), reason: times[shape] === 2 ? 'right-even' : 'right' },
      otherWrong: apart ? 'other-apart' : times[shape] > 1 ? 'other-often' : 'other',
      distractors: [
        distractor(misconception, signed(-key), why),
        distractor('measures-from-the-wrong-zero', signed(wrongZero), level === 1 ? 'edge' : 'double'),
        size <= 4 && size > 1 && Number.isInteger(size)
          ? distractor('gives-the-reciprocal', `${key < 0 ? '−' : ''}1/${size}`, 'reciprocal')
          : null,
        distractor('slip', signed(key + Math.sign(key)), apart ? 'next-apart' : 'next'),
      ],
      steps: [
        apart
          ? step('halve-distance', `${2 * size} ÷ 2`, size, 'half')
          : step('distance-from-zero', signed(n), `${size} from zero`, 'distance'),
        ...crossings,
        apart ? step('find-side', `${size} from zero`, n < 0 ? 'to the left' : 'to the right', 'side') : null,
        step('write-number', `${size} to the ${key < 0 ? 'left' : 'right'}`, signed(key), 'write'),
      ],
      claims: [`|${signed(n)}| = |${signed(key)}|`, `${size} + ${size} = ${2 * size}`],
    };
  },
});
