import { type Level, numberSkill, type Random } from '../../src/kit/index.ts';
import { bracketed, plus } from '../../src/numbers/linear-sides.ts';
import { commonDivisor, commonMultiple } from '../../src/numbers/lowest-terms.ts';
import { fractionTex, signedFraction } from '../../src/numbers/signed-fractions.ts';
import { signed, typeset } from '../../src/numbers/signed-numbers.ts';

const asks = {
  1: ['order', 'order-easy', 'spread', 'spread-easy'],
  2: ['order', 'order-easy', 'spread', 'spread-easy'],
  3: ['share', 'share-easy', 'share-each', 'share-value'],
} as const;

/** x · y · z where the factors change places, or x(y + z), or (y + z) ÷ x. */
type Params = { ask: (typeof asks)[1 | 3][number]; x: number; y: number; z: number };

/** x(p/q ± r/s), where both products are integers; `turn` is −1 for a difference. */
type Parts = {
  parts: 'spread' | 'spread-easy';
  x: number;
  p: number;
  q: number;
  r: number;
  s: number;
  turn: 1 | -1;
};

/** Level 1 has one negative number, level 2 several or fractions, level 3 divides a sum by a negative number. */
export const m7RationalPropertyCompute = numberSkill('m7-rational-property-compute', {
  version: 3,
  form: 'number',
  text: {
    headline: 'Compute in an easy way',
    order: 'Change the order of the factors and find {all}.',
    'order-easy': 'What is the value of {all}? Look for factors that fit together.',
    spread: 'Multiply each term in the parentheses and find {all}.',
    'spread-easy': 'What is the value of {all}?',
    share: 'Divide each term in the parentheses and find {all}.',
    'share-easy': 'What is the value of {all}?',
    'share-each': 'Find {all} without working out the parentheses first.',
    'share-value': 'A sum is divided by a negative number: {all}. What is the result?',
    right: 'The factors may change places, and the signs are counted at the end.',
    'right-spread': 'Each term was multiplied by {x}, sign and all.',
    'right-share': 'Each term was divided by {x}, sign and all.',
    sign: 'The size fits. How many negative numbers take part?',
    'sign-sum': 'The size fits. Which sign does each of the two results have?',
    two: 'This multiplies only two of the numbers. What about the other factor?',
    off: 'Look at the decimal point once more. How large is the product of the two numbers that fit together?',
    first: 'Only the first term was multiplied by {x}. What about the second one?',
    'first-share': 'Only the first term was divided by {x}. What about the second one?',
    minus: 'One of the two terms has lost its sign. Which sign does it get from {x}?',
    other: 'Take one property at a time and write every sign.',
    'pair-do': 'Multiply the factors that fit together.',
    'pair-why': 'In a product, the factors may change places.',
    'rest-do': 'Multiply by the factor that is left.',
    'rest-why': 'Every factor is used once.',
    'one-do': 'Multiply the first term.',
    'one-why': 'The factor in front belongs to each term.',
    'next-do': 'Multiply the second term.',
    'next-why': 'It takes its sign along.',
    'part-do': 'Divide the first term.',
    'part-why': 'Dividing a sum divides each term.',
    'parts-do': 'Divide the second term.',
    'parts-why': 'It takes its sign along.',
    'sum-do': 'Add both results.',
    'sum-why': 'Together they are the value of the expression.',
    'check-do': 'Check: multiply from left to right.',
    'check-why': 'The value must be the same.',
    'whole-do': 'Check: work out the parentheses first.',
    final: 'It is {key}.',
  },
  draw: ({ level, random }): Params | Parts =>
    level === 2 && random.chance(35) ? drawParts(random) : drawNumbers(level, random),
  build(params: Params | Parts, { level, step, distractor }) {
    if ('parts' in params) {
      const { parts, x, p, q, r, s, turn } = params;
      const [one, next] = [(x * p) / q, (x * turn * r) / s];
      const [top, bottom] = [p * s + turn * r * q, q * s];
      const second = turn < 0 ? `$\\left(${fractionTex(-r, s)}\\right)$` : `$${fractionTex(r, s)}$`;
      const inside = `\\left(${fractionTex(p, q)} ${turn < 0 ? '-' : '+'} ${fractionTex(r, s)}\\right)`;
      return {
        words: { all: `${signed(x)}$${inside}$`, key: signed(one + next), x: signed(x) },
        question: parts,
        answer: { value: signed(one + next), reason: 'right-spread' },
        distractors: [
          distractor('distributes-to-only-the-first-term', signedFraction(one * s + turn * r, s), 'first'),
          distractor('loses-a-sign', signed(one - next), 'minus'),
          distractor('slip', signed(-one - next), 'sign-sum'),
        ],
        steps: [
          step('one', `${signed(x)} × $${fractionTex(p, q)}$`, signed(one)),
          step('next', `${signed(x)} × ${second}`, signed(next)),
          step('sum', `${signed(one)} + ${bracketed(next)}`, signed(one + next)),
          step('check', `${signed(x)} × ${typeset(signedFraction(top, bottom))}`, signed(one + next), {
            do: 'whole-do',
          }),
        ],
        claims: [`(${x}) * (${p}/${q} + (${turn * r})/${s}) = ${one + next}`],
      };
    }
    const { ask, x, y, z } = params;
    if (level < 3 && ask.startsWith('order')) {
      const pair = x * z;
      const key = short(pair * y);
      const all = `${signed(x)} × ${bracketed(y)} × ${bracketed(z)}`;
      return {
        words: { all, key: signed(key), x: signed(x) },
        question: ask,
        answer: signed(key),
        distractors: [
          distractor('loses-a-sign', signed(-key), 'sign'),
          distractor('leaves-out-one-factor', signed(short(x * y)), 'two'),
          distractor('slip', signed(short(key / 10)), 'off'),
        ],
        steps: [
          step('pair', `${signed(x)} × ${bracketed(z)}`, signed(pair)),
          step('rest', `${signed(pair)} × ${bracketed(y)}`, signed(key)),
          step('check', all, signed(key)),
        ],
        claims: [`(${x}) * (${y}) * (${z}) = ${key}`],
      };
    }
    const share = level === 3;
    const [p, q] = share ? [short(y / x), short(z / x)] : [short(x * y), short(x * z)];
    const key = short(p + q);
    const all = share ? `(${signed(y)}${plus(z)}) ÷ ${bracketed(x)}` : `${signed(x)}(${signed(y)}${plus(z)})`;
    const work = (term: number): string =>
      share ? `${signed(term)} ÷ ${bracketed(x)}` : `${signed(x)} × ${bracketed(term)}`;
    return {
      words: { all, key: signed(key), x: signed(x) },
      question: ask,
      answer: { value: signed(key), reason: share ? 'right-share' : 'right-spread' },
      distractors: [
        distractor(
          'distributes-to-only-the-first-term',
          signed(short(p + z)),
          share ? 'first-share' : 'first',
        ),
        distractor('loses-a-sign', signed(short(p - q)), 'minus'),
        distractor('slip', signed(-key), 'sign-sum'),
      ],
      steps: [
        step(share ? 'part' : 'one', work(y), signed(p)),
        step(share ? 'parts' : 'next', work(z), signed(q)),
        step('sum', `${signed(p)} + ${bracketed(q)}`, signed(key)),
        step(
          'check',
          share ? `${signed(short(y + z))} ÷ ${bracketed(x)}` : `${signed(x)} × ${bracketed(short(y + z))}`,
          signed(key),
          { do: 'whole-do' },
        ),
      ],
      claims: [share ? `((${y}) + (${z})) / (${x}) = ${key}` : `(${x}) * ((${y}) + (${z})) = ${key}`],
    };
  },
});

function short(value: number): number {
  return Math.round(value * 1000) / 1000;
}

const fits = [
  [2, 5],
  [4, 25],
  [5, 20],
  [2, 50],
  [8, 125],
] as const;

/** Two proper fractions, and a negative common multiple of their denominators. */
function drawParts(random: Random): Parts {
  return random.until(() => {
    const [q, s] = [random.int(2, 8), random.int(2, 8)];
    const [p, r] = [random.int(1, q - 1), random.int(1, s - 1)];
    const x = -commonMultiple(q, s) * random.int(1, 2);
    const turn = random.chance(60) ? -1 : 1;
    const [one, next] = [(x * p) / q, (x * turn * r) / s];
    const isLowest = commonDivisor(p, q) === 1 && commonDivisor(r, s) === 1;
    const isOpen = q !== s && x >= -48 && p * s + turn * r * q > 0;
    return isLowest && isOpen && isNear([one + next, one + (turn * r) / s, one - next, -one - next])
      ? { parts: random.pick(['spread', 'spread-easy']), x, p, q, r, s, turn }
      : null;
  });
}

function drawNumbers(level: Level, random: Random): Params {
  const ask = random.pick(asks[level]);
  return random.until(() => {
    const turn = (): number => (random.chance(50) ? -1 : 1);
    if (ask.startsWith('order')) {
      const [one, other] = random.shuffle(random.pick(fits));
      const middle = random.int(11, 99) / 10;
      const signs =
        level === 1
          ? random.pick([
              [-1, 1, 1],
              [1, -1, 1],
              [1, 1, -1],
            ])
          : random.pick([
              [-1, -1, 1],
              [-1, 1, -1],
              [1, -1, -1],
              [-1, -1, -1],
            ]);
      const [x, y, z] = [
        (one ?? 1) * (signs[0] ?? 1),
        middle * (signs[1] ?? 1),
        (other ?? 1) * (signs[2] ?? 1),
      ];
      const isFair =
        middle % 1 !== 0 &&
        Math.abs(z) <= 15 &&
        z !== 1 &&
        Math.abs(z) !== 10 &&
        Math.abs(short(x * y)) !== Math.abs(short(x * y * z) / 10);
      return isFair ? { ask, x, y, z } : null;
    }
    if (level === 3) {
      const x = -random.int(2, 9);
      const [p, q] = [10 * random.int(1, 12) * turn(), random.int(1, 9) * turn()];
      const [y, z] = [p * x, q * x];
      const values = [p + q, p + z, p - q, -p - q];
      return isNear(values) ? { ask, x, y, z } : null;
    }
    const x = level === 1 ? -random.int(2, 9) : -random.int(3, 12);
    const y = level === 1 ? 10 * random.int(1, 9) : 10 * random.int(1, 9) * turn();
    const z =
      (level === 1 ? random.int(1, 9) : random.pick([0.5, 0.25, 1.5, 2.5, 0.1, 0.2])) *
      (level === 1 ? 1 : turn());
    const [p, q] = [x * y, x * z];
    return isNear([p + q, p + z, p - q, -p - q].map(short)) ? { ask, x, y, z } : null;
  });
}

function isNear([key = 1, ...others]: readonly number[]): boolean {
  const all = [key, ...others];
  const near = others.every(
    (way) => Math.abs(way) < 16 * Math.abs(key) && Math.abs(way) > Math.abs(key) / 16,
  );
  return near && new Set(all).size === all.length;
}
