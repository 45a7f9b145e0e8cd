import { type Distractor, numberSkill } from '../../src/kit/index.ts';
import { fractionValue } from '../../src/numbers/fraction-amounts.ts';
import { commonDivisor } from '../../src/numbers/lowest-terms.ts';

/** The base is (p/q) to the power n, the exponent m/n, below zero where `minus` is set. */
type Power = { p: number; q: number; n: number; m: number; minus: boolean };
type Params = Power & { ask: 'value' | 'work' };

const upTo = (least: number, most: number): readonly number[] =>
  Array.from({ length: most - least + 1 }, (_, index) => least + index);

const near = (value: number, key: number): boolean => value < 19 * key && value * 19 > key;

type Wrong = {
  readonly misconception: Distractor['misconception'];
  readonly reason: 'multiplies' | 'divides' | 'swaps' | 'both' | 'root-only' | 'square-root';
  readonly size: number;
  readonly value: string;
};

/** Only a root that is not a whole number is cut off. */
function isCut({ value, size, reason }: Pick<Wrong, 'value' | 'size' | 'reason'>): boolean {
  return reason === 'swaps' && Math.abs(Number(value) - size) > 1e-9;
}

/** What wrong ways lead to, the exponent above zero: those that can be believed beside the right value. */
function wrongOf({ p, q, n, m }: Power): readonly Wrong[] {
  const [top, bottom] = [p ** n, q ** n];
  const swapped = (top / bottom) ** (n / m);
  const square = Math.sqrt(top / bottom);
  const wrong = (
    misconception: Wrong['misconception'],
    reason: Wrong['reason'],
    parts: [number, number],
  ) => ({
    misconception,
    reason,
    size: parts[0] / parts[1],
    value: fractionValue(...parts),
  });
  const divided: [number, number] = [top ** m, (bottom * n) ** m];
  const all: readonly Wrong[] = [
    wrong('multiplies-base-and-exponent', 'multiplies', [top * m, bottom * n]),
    ...(Math.max(...divided) <= 20_000
      ? [wrong('divides-by-the-denominator-instead-of-taking-the-root', 'divides', divided)]
      : []),
    ...(q === 1
      ? [
          {
            ...({ misconception: 'swaps-root-and-power', reason: 'swaps', size: swapped } as const),
            value: swapped.toFixed(1).replace('.0', ''),
          },
        ]
      : []),
    ...(m === 1 && n > 2 && Number.isInteger(square)
      ? [wrong('takes-a-square-root-for-every-root', 'square-root', [square, 1])]
      : []),
    wrong('multiplies-root-and-power', 'both', [p * m, q]),
    wrong('stops-after-the-first-step', 'root-only', [p, q]),
  ];
  const key = (p / q) ** m;
  return all.filter(
    ({ size }, index) =>
      near(size, key) &&
      [key, ...all.slice(0, index).map((earlier) => earlier.size)].every(
        (other) => Math.abs(other - size) > 0.05 * Math.min(1, key),
      ),
  );
}

/** A number of root and denominator that no named way leads to. */
function otherRoot(power: Power): number {
  const { p, n } = power;
  const named = wrongOf(power).map(({ size }) => size);
  return [p * n, p + n, 2 * p].find((one) => one !== p && !named.includes(one)) ?? p + 1;
}

/** Powers with roots up to `most`, and bases of parts up to `widest`. */
function powersOf(
  { most, widest }: { most: number; widest: number },
  isPower: (power: Power) => boolean,
): readonly Power[] {
  const all = upTo(2, 7).flatMap((n) =>
    upTo(1, 7).flatMap((m) =>
      upTo(1, most).flatMap((p) => upTo(1, most).map((q): Power => ({ p, q, n, m, minus: false }))),
    ),
  );
  return all.filter((power) => {
    const { p, q, n, m } = power;
    const apart = commonDivisor(n, m) === 1 && commonDivisor(p, q) === 1 && p !== q;
    return apart && Math.max(p, q) ** n <= widest && Math.max(p, q) ** m <= 1000 && isPower(power);
  });
}

/** Only a root: the exponent has the numerator one. */
const roots = powersOf(
  { most: 12, widest: 1800 },
  (power) => power.q === 1 && power.m === 1 && wrongOf(power).length > 1,
);

const powers = {
  1: powersOf(
    { most: 12, widest: 1800 },
    (power) => power.q === 1 && power.m > 1 && wrongOf(power).length > 1,
  ),
  2: powersOf(
    { most: 7, widest: 343 },
    (power) => power.q > 1 && power.p > 1 && power.m > 1 && wrongOf(power).length > 1,
  ),
  3: powersOf({ most: 6, widest: 256 }, ({ p, q, n, m }) => {
    const key = (q / p) ** m;
    return near((p / q) ** m, key) && near(((p / q) ** n * m) / n, key);
  }).map((power) => ({ ...power, minus: true })),
} as const;

/** Level 1 has whole bases, some with only a root to take, level 2 fractions, level 3 exponents below zero. */
export const a1RationalExponentEvaluate = numberSkill('a1-rational-exponent-evaluate', {
  version: 6,
  form: 'number',
  finite: { 1: 2 * (powers[1].length + roots.length), 2: 2 * powers[2].length, 3: 2 * powers[3].length },
  text: {
    headline: 'Evaluate a power with a fraction as exponent',
    value: ['What is the value of {power}?', 'Find {power}.'],
    work: ['Work out {power} without a calculator.', 'Which number is {power}?'],
    right: 'The denominator of the exponent names the root, and its numerator names the power.',
    'right-minus':
      'The minus sign asks for the reciprocal, the denominator for a root, the numerator for a power.',
    multiplies: 'This multiplies the base by the exponent. What does an exponent tell you to do?',
    divides: 'This divides by {n, number}. Which root does the denominator of the exponent ask for?',
    both: 'This multiplies the root by {m, number}. What does the numerator of the exponent ask for?',
    rounded: 'The number is rounded.',
    swaps: 'This takes the two numbers of the exponent the other way. Which one names the root?',
    negative: 'This makes the value negative. What does a minus sign in the exponent mean for a fraction?',
    flip: 'The root and the power fit. What does the minus sign in the exponent ask for?',
    'square-root': 'This is the square root. Which root does the denominator of the exponent ask for?',
    'root-only': 'This takes the root. Which power comes next?',
    test: 'Take this number as a factor {n, number} times. Do you get the base?',
    'power-only': 'Look at the power once more. How many factors does the numerator ask for?',
    other: 'Take the root that the denominator names. Then raise it to the power that the numerator names.',
    'other-minus':
      'Take the root that the denominator names, and raise it to the power of the numerator. Then take the reciprocal.',
    'factors-do': 'Write the base as equal factors.',
    'factors-why': 'The denominator {n, number} asks for {n, number} of them.',
    'one-why': 'The numerator is one, so the root is the value.',
    'root-do': 'Take the root that the denominator names.',
    'root-why': 'The denominator {n, number} asks for {n, number} equal factors.',
    'power-do': 'Raise the root to the power of the numerator.',
    'power-why': 'The numerator counts how many times the root is a factor.',
    'flip-do': 'Take the reciprocal.',
    'flip-why': 'A minus sign in the exponent turns the base over.',
    'state-do': 'State the value.',
    'state-why': 'Root and power together are the fraction in the exponent.',
    final: 'The value is {shown}.',
  },
  draw: ({ level, random }): Params => ({
    ...random.pick<Power>(level === 1 && random.chance(45) ? roots : powers[level]),
    ask: random.pick(['value', 'work']),
  }),
  build({ p, q, n, m, minus, ask }: Params, { step, distractor }) {
    const [top, bottom] = [p ** n, q ** n];
    const tex = (value: string): string => `$${value.replace(/(\d+)\/(\d+)/, '\\frac{$1}{$2}')}$`;
    const inner = bottom === 1 ? String(top) : `\\left(\\frac{${top}}{${bottom}}\\right)`;
    const sign = minus ? '-' : '';
    const exponent = (a: number, b: number, minus: string): string => `^{${minus}\\frac{${a}}{${b}}}`;
    const plain = fractionValue(p ** m, q ** m);
    const value = minus ? fractionValue(q ** m, p ** m) : plain;
    const words = { power: `$${inner}${exponent(m, n, sign)}$`, n, m, shown: tex(value) };
    const rooted = fractionValue(p, q);
    const isRoot = m === 1 && !minus;
    return {
      words,
      question: ask,
      answer: { value, reason: minus ? 'right-minus' : 'right' },
      otherWrong: minus ? 'other-minus' : 'other',
      distractors: minus
        ? [
            distractor(
              'multiplies-base-and-exponent',
              `−${fractionValue(p ** n * m, q ** n * n)}`,
              'multiplies',
            ),
            distractor('treats-a-negative-exponent-as-negative-output', `−${plain}`, 'negative'),
            distractor('slip', plain, 'flip'),
            distractor('slip', fractionValue(q, p), 'root-only'),
            distractor('slip', fractionValue(q ** (m + 1), p ** (m + 1)), 'power-only'),
          ]
        : [
            ...wrongOf({ p, q, n, m, minus })
              .slice(0, 3)
              .map(({ misconception, value, size, reason }) =>
                distractor(misconception, value, [isCut({ value, size, reason }) && 'rounded', reason]),
              ),
            isRoot
              ? distractor('slip', otherRoot({ p, q, n, m, minus }), 'test')
              : distractor('slip', fractionValue(p ** (m + 1), q ** (m + 1)), 'power-only'),
          ],
      steps: [
        isRoot && step('factors', String(top), Array.from({ length: n }, () => p).join(' × ')),
        step('root', `$${inner}${exponent(1, n, '')}$`, tex(rooted), {
          why: isRoot ? 'one-why' : 'root-why',
        }),
        m === 1 ? null : step('power', tex(rooted).replace(/\$$/, `$ to the power ${m}`), tex(plain)),
        minus ? step('flip', tex(plain), words.shown) : null,
        isRoot ? null : step('state', words.power, words.shown),
      ],
      claims: [`(${top}/${bottom})^(${sign}${m}/${n}) = ${value}`],
    };
  },
});
