import { type Level, markOnLine, numberSkill, type Random } from '../../src/kit/index.ts';
import { fractionTex, signedFraction } from '../../src/numbers/signed-fractions.ts';
import { numberLineOf, typeset } from '../../src/numbers/signed-numbers.ts';

const asks = {
  1: ['inverse', 'zero', 'add', 'letter'],
  2: ['inverse', 'zero', 'add', 'letter'],
  3: ['sum-inverse', 'sum-add', 'sum-zero', 'sum-letter'],
} as const;

/** The number is top/bottom; at level 3 it is the sum of first/bottom and the rest. */
type Params = { ask: (typeof asks)[1 | 3][number]; top: number; bottom: number; first: number };

/** Level 1 has halves and fourths on a line, level 2 any fraction, level 3 the inverse of a sum. */
export const m7AdditiveInverseFind = numberSkill('m7-additive-inverse-find', {
  version: 3,
  byHand: { levels: [1, 2], ask: 'hand-mark', make: markOnLine, without: 'picture' },
  form: 'number',
  text: {
    headline: 'Find the additive inverse',
    inverse: 'What is the additive inverse of {n}?',
    zero: 'Which number and {n} have a sum of zero?',
    add: 'What do you have to add to {n} to get zero?',
    letter: 'The sum of {n} and $x$ is zero. What is $x$?',
    'sum-inverse': 'What is the additive inverse of {a} + {b}?',
    'sum-add': 'What do you have to add to {a} + {b} to get zero?',
    'sum-zero': 'Three numbers have a sum of zero. Two of them are {a} and {second}. What is the third one?',
    'sum-letter': 'The sum of {a}, {second} and $x$ is zero. What is $x$?',
    right: 'A number and its additive inverse are equally far from zero, on opposite sides.',
    same: 'This is the number itself. What do you get when you add it to itself?',
    reciprocal: 'This flips the fraction. The product is then one. Which sum is asked for here?',
    both: 'This changes the sign, but it flips the fraction, too. How far from zero is the number?',
    'same-sum': 'This is the sum of the two numbers. What do you get when you add it to itself?',
    'reciprocal-sum': 'This flips the sum of the two. The product is then one. Which sum is asked for here?',
    'both-sum': 'This changes the sign of the sum, but it flips it, too. How far from zero is that sum?',
    'far-sum-do': 'Find how far this sum is from zero.',
    other: 'Keep the distance from zero. Cross to the other side.',
    'sum-do': 'Add the two numbers.',
    'sum-why': 'The inverse has to cancel the whole sum.',
    'far-do': 'Find how far the number is from zero.',
    'far-why': 'Its inverse has the same distance.',
    'sign-do': 'Change the sign.',
    'sign-why': 'The inverse lies on the other side of zero.',
    'check-do': 'Check: add both.',
    'check-why': 'A number and its additive inverse have a sum of zero.',
    final: 'It is {key}.',
  },
  draw: ({ level, random }): Params => drawNumber(level, random),
  build({ ask, top, bottom, first }: Params, { level, step, distractor }) {
    const n = signedFraction(top, bottom);
    const key = signedFraction(-top, bottom);
    const size = signedFraction(Math.abs(top), bottom);
    const tex = (over: number) => `$${fractionTex(over, bottom)}$`;
    const rest = top - first;
    const flipped = signedFraction(bottom, top);
    return {
      words: {
        n: typeset(n),
        key: typeset(key),
        a: tex(first),
        second: tex(rest),
        b: rest < 0 ? `$\\left(${fractionTex(rest, bottom)}\\right)$` : tex(rest),
      },
      question: ask,
      diagram: level === 1 ? lineOf(top / bottom) : null,
      answer: key,
      distractors: [
        distractor('gives-the-same-number', n, level === 3 ? 'same-sum' : 'same'),
        distractor('gives-the-reciprocal', flipped, level === 3 ? 'reciprocal-sum' : 'reciprocal'),
        distractor('slip', signedFraction(-bottom, top), level === 3 ? 'both-sum' : 'both'),
      ],
      steps: [
        level === 3 && step('sum', `${tex(first)} and ${tex(rest)}`, typeset(n)),
        step('far', typeset(n), `${typeset(size)} from zero`, {
          do: level === 3 ? 'far-sum-do' : 'far-do',
          why: 'far-why',
        }),
        step('sign', typeset(n), typeset(key)),
        step('check', `${typeset(n)} and ${typeset(key)}`, 'a sum of 0'),
      ],
      claims: [
        `(${top})/${bottom} + (${-top})/${bottom} = 0`,
        `(${first})/${bottom} + (${rest})/${bottom} = (${top})/${bottom}`,
      ],
    };
  },
});

/** No whole number, so that a fraction turned over is believable. */
function drawNumber(level: Level, random: Random): Params {
  return random.until(() => {
    const bottom = random.int(2, level === 1 ? 8 : 12);
    const top = random.int(1, level === 1 ? 4 * bottom : 3 * bottom) * (random.chance(50) ? 1 : -1);
    const first = random.int(1, 2 * bottom) * (random.chance(50) ? 1 : -1);
    const size = Math.abs(top / bottom);
    const isFair =
      top % bottom !== 0 &&
      size > 0.25 &&
      size < 4 &&
      (level > 1 || signedFraction(top, bottom).endsWith(`/${bottom}`));
    const isSum = first % bottom !== 0 && (top - first) % bottom !== 0 && first !== top && first !== -top;
    return isFair && isSum
      ? { ask: random.pick(asks[level]), top, bottom, first: level === 3 ? first : 0 }
      : null;
  });
}

function lineOf(at: number) {
  return numberLineOf({ min: -4, max: 4, points: [{ at, label: null }] });
}
