import { type Level, markOnLine, numberSkill, type Random } from '../../src/kit/index.ts';
import { fractionTex, signedFraction } from '../../src/numbers/signed-fractions.ts';
import { numberLineOf, signed, typeset } from '../../src/numbers/signed-numbers.ts';

const asks = {
  1: ['inverse', 'zero', 'arrow', 'arrow', 'letter'],
  2: ['inverse', 'zero', 'add', 'letter'],
  3: ['sum-inverse', 'sum-add', 'sum-zero', 'sum-letter'],
} as const;

/** How the number is written; whole numbers only stand in sums. */
type Written = 'fraction' | 'decimal' | 'whole';

/** The number is top/bottom; at level 3 it is the sum of first/bottom and the rest. */
type Params = {
  ask: (typeof asks)[Level][number];
  written: Written;
  top: number;
  bottom: number;
  first: number;
};

/** Level 1 has a number on a line, level 2 any fraction or decimal, level 3 the inverse of a sum. */
export const m7AdditiveInverseFind = numberSkill('m7-additive-inverse-find', {
  version: 5,
  byHand: { levels: [1, 2], ask: 'hand-mark', make: markOnLine, without: 'picture' },
  form: 'number',
  text: {
    headline: 'Find the additive inverse',
    inverse: 'What is the additive inverse of {n}?',
    zero: 'Which number and {n} have a sum of zero?',
    add: 'What do you have to add to {n} to get zero?',
    letter: 'The sum of {n} and $x$ is zero. What is $x$?',
    arrow: [
      'The first arrow starts at zero and stands for {n}. The second one starts at its tip and ends at zero. Which number does the second arrow stand for?',
      'Two arrows show a sum of zero. The first one stands for {n}. Which number does the second one stand for?',
    ],
    'sum-inverse': 'What is the additive inverse of {a} + {b}?',
    'sum-add': 'What do you have to add to {a} + {b} to get zero?',
    'sum-zero': 'Three numbers have a sum of zero. Two of them are {a} and {second}. What is the third one?',
    'sum-letter': 'The sum of {a}, {second} and $x$ is zero. What is $x$?',
    right: 'A number and its additive inverse are equally far from zero, on opposite sides.',
    same: 'This is the number itself. What do you get when you add it to itself?',
    reciprocal: 'This is the reciprocal. The product is then one. Which sum is asked for here?',
    both: 'This changes the sign, but it takes the reciprocal, too. How far from zero is the number?',
    'same-sum': 'This is the sum of the two numbers. What do you get when you add it to itself?',
    'only-first': 'This undoes only the first number. What does the second one do?',
    'only-second': 'This undoes only the second number. What does the first one do?',
    'near-sum': 'This is not the opposite of the sum. What do the two numbers make together?',
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
  build({ ask, written, top, bottom, first }: Params, { level, step, distractor }) {
    const isFraction = written === 'fraction';
    const told = (over: number): string =>
      isFraction ? signedFraction(over, bottom) : signed(over / bottom);
    const [n, key, size] = [told(top), told(-top), told(Math.abs(top))];
    const tex = (over: number) => (isFraction ? `$${fractionTex(over, bottom)}$` : told(over));
    const rest = top - first;
    const fraction = (over: number, under: number) => typeset(signedFraction(over, under));
    return {
      words: {
        n: typeset(n),
        key: typeset(key),
        a: tex(first),
        second: tex(rest),
        b:
          rest > 0
            ? tex(rest)
            : isFraction
              ? `$\\left(${fractionTex(rest, bottom)}\\right)$`
              : `(${told(rest)})`,
      },
      question: ask,
      diagram: level === 1 ? (ask === 'arrow' ? wayBackOf(top / bottom, n) : lineOf(top / bottom)) : null,
      // Its picture holds the sum, so it is answered with a number.
      ...(ask === 'arrow' && { drawn: { make: () => null } }),
      answer: key,
      distractors: [
        distractor('gives-the-same-number', n, level === 3 ? 'same-sum' : 'same'),
        level === 3
          ? distractor('applies-only-the-first-step', told(-first), 'only-first')
          : distractor('gives-the-reciprocal', signedFraction(bottom, top), 'reciprocal', {
              work: [
                !isFraction && step('far', n, fraction(top, bottom)),
                step('sign', fraction(top, bottom), fraction(bottom, top)),
                step('check', `${typeset(n)} times ${fraction(bottom, top)}`, 'a product of 1'),
              ],
              wrongAt: isFraction ? 0 : 1,
            }),
        level === 3
          ? distractor('slip', told(-rest), 'only-second')
          : distractor('slip', signedFraction(-bottom, top), 'both'),
        level === 3 && distractor('slip', told(bottom - top), 'near-sum'),
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

/**
 * Fractions and decimals are not whole, so that their reciprocal is believable. In a sum they have one sign, since
 * numbers of two signs are added in the next lesson; whole numbers go up and down, as scores do.
 */
function drawNumber(level: Level, random: Random): Params {
  const written = random.pick(level === 3 ? kinds : kinds.slice(0, 2));
  return random.until(() => {
    const bottom = { fraction: random.int(2, level === 1 ? 8 : 12), decimal: 10, whole: 1 }[written];
    const turn = (): number => (random.chance(50) ? 1 : -1);
    const most = written === 'whole' ? 20 : 4 * bottom;
    const top = random.int(1, most) * turn();
    const first = random.int(1, most) * (written === 'whole' ? turn() : Math.sign(top));
    const rest = top - first;
    const size = Math.abs(top / bottom);
    const isFair = written === 'whole' ? size > 1 : top % bottom !== 0 && size > 0.25 && size < 4;
    const isLowest = (over: number): boolean =>
      written !== 'fraction' || signedFraction(over, bottom).endsWith(`/${bottom}`);
    const isSum =
      written === 'whole'
        ? first * rest < 0 && Math.abs(rest) > 1 && Math.abs(rest) <= 20 && Math.abs(first) > 1
        : first * rest > 0 &&
          first % bottom !== 0 &&
          rest % bottom !== 0 &&
          isLowest(first) &&
          isLowest(rest);
    const isNear = [first, rest, bottom - top].every((part) => Math.abs(part) > Math.abs(top) / 10);
    return isFair && isLowest(top) && (level < 3 || (isSum && isNear))
      ? { ask: random.pick(asks[level]), written, top, bottom, first: level === 3 ? first : 0 }
      : null;
  });
}

const kinds: readonly Written[] = ['fraction', 'decimal', 'whole'];

function lineOf(at: number) {
  return numberLineOf({ min: -4, max: 4, points: [{ at, label: null }] });
}

/** An arrow from zero to the number, and the way back. */
function wayBackOf(at: number, name: string) {
  return numberLineOf({
    min: -4,
    max: 4,
    jumps: [
      { from: 0, to: at, label: name },
      { from: at, to: 0, label: '?' },
    ],
  });
}
