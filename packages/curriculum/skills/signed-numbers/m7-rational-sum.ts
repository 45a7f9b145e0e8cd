import { type Level, markOn, numberSkill, type Random } from '../../src/kit/index.ts';
import { commonMultiple } from '../../src/numbers/lowest-terms.ts';
import { fractionTex, signedFraction } from '../../src/numbers/signed-fractions.ts';
import { numberLineOf, typeset } from '../../src/numbers/signed-numbers.ts';

const asks = ['find', 'value', 'ladder', 'snow'] as const;

/** a/b + c/d, or at level 3 a/b − (−c)/d and the like: `minus` tells that the second number is subtracted. */
type Params = { ask: (typeof asks)[number]; a: number; b: number; c: number; d: number; minus: boolean };

/** Level 1 has equal denominators, level 2 different ones, level 3 subtracts a signed fraction. */
export const m7RationalSum = numberSkill('m7-rational-sum', {
  version: 5,
  byHand: { levels: [1, 2], ask: 'hand-mark', without: 'picture' },
  form: 'fraction',
  text: {
    headline: 'Add and subtract signed fractions',
    find: 'Find {all}.',
    value: 'What is the value of {all}?',
    ladder: 'A robot stands at {x} on a number line and moves by {y}. Where does it stop?',
    snow: 'The water in a tank stands at {x} foot, measured from a mark. Then the level changes by {y} foot. At how many feet is it now?',
    'find-minus': 'Find the difference {all}.',
    'value-minus': 'Subtract {y} from {x}. What do you get?',
    'ladder-minus': 'Which number do you have to add to {y} to get {x}?',
    'snow-minus': 'What is {x} minus {y}?',
    right: 'With equal denominators, only the signed numerators are added.',
    tops: 'This adds the numerators and adds the denominators. Does the size of the parts change?',
    sizes: 'This adds the distances from zero. Do the two numbers point the same way?',
    'sizes-same': 'This subtracts the distances from zero. Do the two numbers point the same way?',
    sign: 'The size fits. Which of the two numbers is farther from zero?',
    'sign-same': 'The size fits. Both numbers lie on one side of zero. On which side is their sum?',
    'sign-minus':
      'The size fits. Write the subtraction as adding the opposite. Which sign does the sum have then?',
    flips: 'This adds {y} itself. What is its opposite?',
    other: 'Write both fractions with one denominator. Then look at the signs.',
    'turn-do': 'Write the subtraction as adding the opposite.',
    'turn-why': 'Subtracting a number is the same as adding its opposite.',
    'same-do': 'Write both with the denominator {under, number}.',
    'same-why': 'Parts of one size can be added.',
    'add-do': 'Add the signed numerators.',
    'add-why': 'The denominator names the parts and stays.',
    'write-do': 'Write the sum in lowest terms.',
    'write-sign-do': 'Write the sum with its sign.',
    'write-why': 'The sign of the sum comes from the number that is farther from zero.',
    final: 'It is {key}.',
    'final-ladder': 'It stops at {key}.',
    'final-snow': 'It stands at {key} {feet}.',
    'far-robot':
      'A robot starts at {x} on a number line. It moves by {y} and then once more. Now it stands at {z}. By which signed number did it move the second time?',
    'far-water':
      'The water in a tank stands at {x} foot, measured from a mark. It changes by {y} foot and then a second time. Now it stands at {z} foot. What is the second change?',
    'far-trail':
      'On a trail, positive miles are east of a hut and negative miles are west of it. A hiker is at {x} mile and moves by {y} mile and then once more. Now the hiker is at {z} mile. Which number stands for the last move?',
    'far-cards':
      'Three number cards have a sum of {z}. Two of them show {x} and {y}. Which number does the third one show?',
    'right-far': 'Together with {x} and {y}, it makes {z}.',
    'far-adds': 'This adds the first two numbers to {z}. Are they already counted in {z}?',
    'far-one': 'This leaves one of the known numbers out. Which numbers lead to {z}?',
    'far-sign': 'This has the opposite sign. Is {z} more or less than the sum of {x} and {y}?',
    'other-far': 'Add the first two numbers. How much is missing from there to {z}?',
    'both-do': 'Write the first two with one denominator.',
    'both-why': 'Parts of one size can be added.',
    'middle-do': 'Add them.',
    'middle-why': 'The denominator names the parts and stays.',
    'less-do': 'Write the missing number as a difference, and add the opposite.',
    'less-why': 'What is known is taken away from the whole.',
    'again-do': 'Write both with one denominator.',
    'again-why': 'Then only the signed numerators count.',
    'last-do': 'Add them and write the sum in lowest terms.',
    'last-why': 'With this number, all three fit together.',
  },
  draw: ({ level, random }): Params => drawFractions(level, random),
  build({ ask, a, b, c, d, minus }: Params, { level, step, distractor }) {
    const added = minus ? -c : c;
    const under = commonMultiple(b, d);
    const [p, q] = [(a * under) / b, (added * under) / d];
    const key = signedFraction(p + q, under);
    const isLowest = key.replace('−', '-') === `${p + q}/${under}`;
    const tex = (top: number, bottom: number) => fractionTex(top, bottom);
    const inParentheses = (top: number, bottom: number) =>
      top < 0 ? `\\left(${tex(top, bottom)}\\right)` : tex(top, bottom);
    const all = `$${tex(a, b)} ${minus ? '-' : '+'} ${inParentheses(c, d)}$`;
    const agree = a * added > 0;
    const size = agree ? Math.abs(Math.abs(p) - Math.abs(q)) : Math.abs(p) + Math.abs(q);
    const wrongSize = signedFraction(Math.sign(a) * size, under);
    return {
      words: {
        all,
        x: `$${tex(a, b)}$`,
        y: `$${tex(c, d)}$`,
        under,
        key: typeset(key),
        feet: Math.abs(p + q) > under ? 'feet' : 'foot',
      },
      question: minus ? `${ask}-minus` : ask,
      finalAnswer: !minus && (ask === 'ladder' || ask === 'snow') ? `final-${ask}` : 'final',
      diagram: level === 1 && Math.abs(a / b) < 2 ? lineOf(a / b) : null,
      answer: key,
      drawn: { make: markOn({ parts: under }) },
      distractors: [
        minus && distractor('keeps-the-subtraction-and-flips-no-sign', signedFraction(p - q, under), 'flips'),
        distractor('adds-numerators-and-denominators', signedFraction(a + added, b + d), 'tops'),
        !minus &&
          (agree
            ? distractor('subtracts-absolute-values-when-signs-agree', wrongSize, 'sizes-same')
            : distractor('adds-absolute-values-when-signs-differ', wrongSize, 'sizes')),
        distractor(
          'slip',
          signedFraction(-p - q, under),
          minus ? 'sign-minus' : agree ? 'sign-same' : 'sign',
        ),
        distractor('slip', signedFraction(a + c, b + d), 'tops'),
      ],
      steps: [
        minus && step('turn', all, `$${tex(a, b)} + ${inParentheses(added, d)}$`),
        b === d
          ? null
          : step(
              'same',
              `$${tex(a, b)}$ and $${tex(added, d)}$`,
              `$${tex(p, under)}$ and $${tex(q, under)}$`,
            ),
        step(
          'add',
          `${p < 0 ? '−' : ''}${Math.abs(p)} + ${q < 0 ? `(−${-q})` : q}`,
          p + q < 0 ? `−${-p - q}` : p + q,
        ),
        step('write', `${p + q < 0 ? '−' : ''}${Math.abs(p + q)} over ${under}`, typeset(key), {
          do: isLowest ? 'write-sign-do' : 'write-do',
          why: 'write-why',
        }),
        b === d && !minus && level > 1 && step('same', `$${tex(a, b)}$`, `$${tex(p, under)}$`),
      ],
      claims: [`(${a})/${b} + (${added})/${d} = (${p + q})/${under}`],
    };
  },
  stretch: {
    draw: ({ random }): Far => drawFar(random),
    build({ ask, a, b, c, d, e, f }: Far, { step, distractor }) {
      const under = b * d * f;
      const [p, q, r] = [a * d * f, c * b * f, e * b * d];
      const key = signedFraction(r - p - q, under);
      const show = (top: number, bottom: number): string => typeset(signedFraction(top, bottom));
      const two = commonMultiple(b, d);
      const [s, t] = [(a * two) / b, (c * two) / d];
      const middle = signedFraction(s + t, two);
      const low = Number(middle.split('/')[1] ?? 1);
      const all = commonMultiple(low, f);
      const [u, v] = [(e * all) / f, ((s + t) * all) / two];
      const tex = (top: number, bottom: number): string => `$${fractionTex(top, bottom)}$`;
      const inParentheses = (top: number): string => (top < 0 ? `(−${-top})` : `${top}`);
      const plain = (top: number): string => (top < 0 ? `−${-top}` : `${top}`);
      return {
        words: { x: tex(a, b), y: tex(c, d), z: tex(e, f), key: typeset(key) },
        question: ask,
        answer: { value: key, reason: 'right-far' },
        distractors: [
          distractor('keeps-the-subtraction-and-flips-no-sign', signedFraction(r + p + q, under), 'far-adds'),
          distractor('applies-only-the-first-step', signedFraction(r - p, under), 'far-one'),
          distractor('slip', signedFraction(p + q - r, under), 'far-sign'),
        ],
        otherWrong: 'other-far',
        steps: [
          b === d ? null : step('both', `${tex(a, b)} and ${tex(c, d)}`, `${tex(s, two)} and ${tex(t, two)}`),
          step('middle', `(${plain(s)} + ${inParentheses(t)}) ÷ ${two}`, show(s + t, two)),
          step('less', `${tex(e, f)} minus ${show(s + t, two)}`, `${tex(e, f)} plus ${show(-s - t, two)}`),
          step('again', `${tex(e, f)} and ${show(-s - t, two)}`, `${tex(u, all)} and ${tex(-v, all)}`),
          step('last', `(${plain(u)} + ${inParentheses(-v)}) ÷ ${all}`, typeset(key)),
        ],
        claims: [`(${a})/${b} + (${c})/${d} + (${r - p - q})/${under} = (${e})/${f}`],
      };
    },
  },
});

/** a/b and c/d are known, and e/f is the end; the number between is asked for. */
type Far = {
  ask: 'far-robot' | 'far-water' | 'far-trail' | 'far-cards';
  a: number;
  b: number;
  c: number;
  d: number;
  e: number;
  f: number;
};

function drawFar(random: Random): Far {
  return random.until(() => {
    const ask = random.pick(['far-robot', 'far-water', 'far-trail', 'far-cards'] as const);
    const part = (): readonly [number, number] => {
      const bottom = random.int(2, 8);
      return [random.int(1, bottom - 1) * (random.chance(50) ? 1 : -1), bottom];
    };
    const [[a, b], [c, d], [e, f]] = [part(), part(), part()];
    const isSame = signedFraction(a * d + c * b, b * d).endsWith(`/${f}`);
    const isLowest = [
      [a, b],
      [c, d],
      [e, f],
    ].every(([top = 1, bottom = 1]) => signedFraction(top, bottom).endsWith(`/${bottom}`));
    const key = e / f - a / b - c / d;
    const ways = [key, e / f + a / b + c / d, e / f - a / b, -key];
    const isNear = ways.every(
      (way) => Math.abs(way) > Math.abs(key) / 10 && Math.abs(way) < 10 * Math.abs(key),
    );
    const [middle, sum] = [a / b + c / d, commonMultiple(commonMultiple(b, d), f)];
    const isFair =
      Math.abs(key % 1) > 1e-9 && Math.abs(middle % 1) > 1e-9 && sum <= 24 && b !== d && Math.abs(key) < 2;
    const isApart = new Set(ways.map((way) => way.toFixed(6))).size === 4;
    const isMeasured = (ask !== 'far-water' && ask !== 'far-trail') || isRuled(b, d, f);
    return !isSame && isLowest && isNear && isFair && isApart && isMeasured && Math.min(a, c, e) < 0
      ? { ask, a, b, c, d, e, f }
      : null;
  });
}

/** Proper fractions in lowest terms, at least one of them negative, whose sum is not whole. */
function drawFractions(level: Level, random: Random): Params {
  return random.until(() => {
    const ask = random.pick(asks);
    const b = random.int(2, level === 1 ? 12 : 10);
    const d = level === 1 ? b : random.int(2, 10);
    const turn = (): number => (random.chance(50) ? 1 : -1);
    const [a, c] = [turn() * random.int(1, b - 1), turn() * random.int(1, d - 1)];
    const minus = level === 3;
    const added = minus ? -c : c;
    const isLowest = signedFraction(a, b).endsWith(`/${b}`) && signedFraction(c, d).endsWith(`/${d}`);
    const sum = a / b + added / d;
    const [x, y] = [Math.abs(a / b), Math.abs(c / d)];
    const wrong = a * added > 0 ? Math.abs(x - y) : x + y;
    const first = minus ? a / b - added / d : (a + added) / (b + d);
    const near = [first, (a + added) / (b + d), minus ? first : wrong].every(
      (way) => Math.abs(way) > Math.abs(sum) / 12 && Math.abs(way) < 12 * Math.abs(sum),
    );
    const isFair = Math.abs(sum % 1) > 1e-9 && near && (level === 1 || b !== d) && commonMultiple(b, d) <= 60;
    const isMeasured = ask !== 'snow' || minus || isRuled(b, d);
    return isLowest && isFair && isMeasured && (a < 0 || c < 0) ? { ask, a, b, c, d, minus } : null;
  });
}

/** Parts of a foot or a mile that are marked on a rule or a sign: halves, thirds, fourths, sixths, eighths, twelfths. */
function isRuled(...bottoms: readonly number[]): boolean {
  return bottoms.every((bottom) => 24 % bottom === 0);
}

function lineOf(at: number) {
  return numberLineOf({ min: -2, max: 2, points: [{ at, label: null }] });
}
