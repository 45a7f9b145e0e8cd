import { type Distractor, type Level, numberSkill, type Random, type Tools } from '../../src/kit/index.ts';
import { plus } from '../../src/numbers/linear-sides.ts';
import { inBrackets } from '../../src/numbers/polynomials.ts';
import { powerTex, powerValue, productTex } from '../../src/numbers/powers.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';
import { drawName } from '../../src/scenes/people.ts';
import { typesetExpression } from '../../src/show-value.ts';

const asks = ['simplify', 'write', 'which', 'named'] as const;
const joined = ['both', 'once', 'form', 'named-both'] as const;

/**
 * Level 1: a^p · a^q. Level 2: a^p over a^q, both with a letter or a number a. Level 3: a^p · b^r over a^q; one of the
 * letters is left below the line, or both are.
 */
type Params = {
  ask: (typeof asks)[number] | (typeof joined)[number];
  name: string;
  a: string;
  b: string;
  p: number;
  q: number;
  r: number;
};

const letterPairs = [
  ['a', 'b'],
  ['p', 'w'],
  ['x', 'y'],
  ['k', 'n'],
  ['w', 'x'],
] as const;

/** Level 1 has a product, level 2 a quotient, level 3 two letters of which one or both move to the denominator. */
export const m8IntegerExponentSimplify = numberSkill('m8-integer-exponent-simplify', {
  version: 3,
  form: 'expression',
  text: {
    headline: 'Simplify with negative exponents',
    simplify: 'Simplify {e} to one power.',
    write: 'Write {e} as one power of {a}.',
    which: 'Which single power is equal to {e}?',
    named: '{name} writes {e} with one exponent. What is the result?',
    both: 'Simplify {e}. Use each letter once.',
    once: 'Write {e} so that {a} and {b} each appear once, with positive exponents.',
    form: 'Which form of {e} has each letter once and no negative exponent?',
    'named-both': '{name} wants no negative exponents in {e}, and each letter just once. What is the result?',
    right: 'In a product, the exponents are added, even where they are negative.',
    'right-quotient': 'In a quotient, the second exponent is subtracted, even where it is negative.',
    'right-both': 'Only powers with a negative exponent move to the denominator.',
    multiplies: 'This multiplies the exponents. What happens to exponents in a product?',
    plain: 'This leaves out the minus sign. On which side of zero is each exponent?',
    turned: 'The size fits, but look at the sign. Which exponent is farther from zero?',
    minus: 'This subtracts as if {q} were positive. What is it to take away a number below zero?',
    divides: 'This divides the exponents. What happens to exponents in a quotient?',
    swapped: 'This subtracts the first exponent from the second one. Which power is in the numerator?',
    moves: 'This moves {good} to the denominator. Which of the exponents is negative at the end?',
    keeps: 'This adds the exponents of {a}. Is {second} a factor or does it divide?',
    value: 'This makes the value negative. What does a negative exponent do to a power?',
    upper:
      'This leaves out the minus signs. Where does a power with a negative exponent stand in a fraction?',
    near: 'Add once more, with a number line if you like. Where do you end?',
    other:
      'Treat negative exponents like negative numbers. Add them in a product, subtract them in a quotient.',
    'read-do': 'Read both exponents with their signs.',
    'read-why': 'They may lie below zero.',
    'add-do': 'Add the exponents.',
    'add-why': 'The law of products holds for all integer exponents.',
    'take-do': 'Subtract the exponent in the denominator from the one in the numerator.',
    'take-why': 'The law of quotients holds for all integer exponents.',
    'opposite-do': 'Write the subtraction as a sum.',
    'opposite-why': 'To subtract a number is to add its opposite.',
    'write-do': 'Write one power.',
    'write-why': 'The base stays the same.',
    'letter-do': 'Subtract the exponents of {a}.',
    'letter-why': 'Only powers with the same base can be put together.',
    'move-do': 'Write each power with a negative exponent in the denominator.',
    'move-why': 'A negative exponent means a division.',
    'join-do': 'Keep the other power in the numerator.',
    'join-why': 'Its exponent is positive.',
    'below-line-do': 'Put both powers below the line.',
    'below-line-why': 'No power is left for the numerator, so a one stands there.',
    'far-simplify': 'Simplify {e} to one power of {a}.',
    'far-write': 'Go step by step and write {e} as one power of {a}.',
    'far-named': '{name} simplifies a long expression: {e}. Which single power of {a} is it?',
    'far-which': 'Which one power of {a} has the same value as {e}?',
    'right-far':
      'A power of a power multiplies the exponents, a product adds them, a quotient subtracts them.',
    'far-adds':
      'This adds the exponents of the power of a power. How many times does the power in the parentheses appear as a factor?',
    'far-minus': 'This subtracts as if {q} were positive. What is it to take away a number below zero?',
    'far-multiplies':
      'This multiplies the exponents of the two factors in the numerator. What happens to them in a product?',
    'power-do': 'Multiply the exponents of the power of a power.',
    'power-why': 'The outer exponent repeats the inner one.',
    'sum-do': 'Add the exponent of the other factor in the numerator.',
    'sum-why': 'In a product, the exponents are added.',
    'below-do': 'Subtract the exponent in the denominator.',
    'below-why': 'In a quotient, the exponents are subtracted.',
    final: 'The result is {result}.',
  },
  draw: ({ level, random }): Params => drawPowers(level, random),
  build(params: Params, { level, step, distractor }) {
    const { ask, name, a, b, p, q, r } = params;
    const [first, second] = [powerTex(a, p), powerTex(a, q)];
    const e = {
      1: productTex([first, second]),
      2: `\\frac{${first}}{${second}}`,
      3: `\\frac{${productTex([first, powerTex(b, r)])}}{${second}}`,
    }[level];
    const total = level === 1 ? p + q : p - q;
    const value = level === 3 ? fractionValue({ [b]: r, [a]: total }) : powerValue(a, total);
    const result = typesetExpression(value);
    const difference = `${signed(p)} − ${inBrackets(q)}`;
    /** At level 2, the lines of who forgets that a minus sign stands before the second exponent. */
    const workOf = (misconception: string, wrong: string) =>
      misconception === 'subtracts-a-negative-exponent-incorrectly' && level === 2
        ? {
            work: [
              step('take', `$${e}$`, difference),
              step('opposite', difference, `${signed(p)} − ${-q} = ${signed(p + q)}`),
              step('write', `base $${a}$, exponent $${signed(p + q)}$`, typesetExpression(wrong)),
            ],
          }
        : {};
    return {
      words: {
        name,
        a: `$${a}$`,
        b: `$${b}$`,
        e: `$${e}$`,
        q: `$${signed(q)}$`,
        good: `$${r > 0 ? powerTex(b, r) : powerTex(a, total)}$`,
        second: `$${second}$`,
        result,
      },
      question: ask,
      answer: {
        value,
        asked: 'simplified',
        reason: level === 1 ? 'right' : level === 2 ? 'right-quotient' : 'right-both',
      },
      distractors: wrongOf(params, level).map(([misconception, wrong, reason]) =>
        distractor(misconception, wrong, reason, workOf(misconception, wrong)),
      ),
      steps: {
        1: [
          step('read', `$${e}$`, `${signed(p)} and ${signed(q)}`),
          step('add', `${signed(p)} + ${inBrackets(q)}`, signed(total)),
          step('write', `base $${a}$, exponent $${signed(total)}$`, result),
        ],
        2: [
          step('take', `$${e}$`, difference),
          q < 0
            ? step('opposite', difference, `${signed(p)} + ${-q} = ${signed(total)}`)
            : step('opposite', difference, `${signed(p)} + (−${q}) = ${signed(total)}`),
          step('write', `base $${a}$, exponent $${signed(total)}$`, result),
        ],
        3: [step('letter', difference, signed(total)), ...moved(params, result, step)],
      }[level],
      claims: [
        level === 1 ? `2^(${p}) * 2^(${q}) = 2^(${total})` : `2^(${p}) / 2^(${q}) = 2^(${total})`,
        `${p} - ${q} = ${p}${plus(-q).replace('−', '-')}`,
      ],
    };
  },
  stretch: {
    draw({ random }): Far {
      return random.until(() => {
        const size = (most: number): number => random.int(2, most) * random.pick([1, -1]);
        const far: Far = {
          ask: random.pick(farAsks),
          name: drawName(random),
          a: random.pick(['a', 'k', 'n', 'p', 'w', 'x', 'y']),
          m: size(5),
          n: random.int(2, 4),
          r: size(9),
          q: -random.int(2, 8),
        };
        const values = farExponents(far);
        return new Set(values).size === 4 && values.every((one) => one !== 0 && Math.abs(one) < 40)
          ? far
          : null;
      });
    },
    build(far: Far, { step, distractor }) {
      const { ask, name, a, m, n, r, q } = far;
      const inner = powerTex(a, m);
      const power = m * n;
      const [total, added, minus, multiplied] = farExponents(far);
      const difference = `${signed(power + r)} − ${inBrackets(q)}`;
      const value = powerValue(a, total);
      const result = typesetExpression(value);
      return {
        words: {
          name,
          a: `$${a}$`,
          e: `$\\frac{(${inner})^{${n}} \\cdot ${powerTex(a, r)}}{${powerTex(a, q)}}$`,
          q: `$${signed(q)}$`,
          result,
        },
        question: ask,
        answer: { value, asked: 'simplified', reason: 'right-far' },
        distractors: [
          distractor('subtracts-a-negative-exponent-incorrectly', powerValue(a, minus), 'far-minus'),
          distractor('adds-the-exponents', powerValue(a, added), 'far-adds'),
          distractor('multiplies-the-exponents-in-a-product', powerValue(a, multiplied), 'far-multiplies'),
        ],
        steps: [
          step('power', `${signed(m)} × ${n}`, signed(power)),
          step('sum', `${signed(power)} + ${inBrackets(r)}`, signed(power + r)),
          step(
            'below',
            `exponent ${signed(power + r)}, exponent ${signed(q)} in the denominator`,
            difference,
          ),
          step('opposite', difference, `${signed(power + r)} + ${-q} = ${signed(total)}`),
          step('write', `base $${a}$, exponent $${signed(total)}$`, result),
        ],
        claims: [`(2^(${m}))^${n} * 2^(${r}) / 2^(${q}) = 2^(${total})`],
      };
    },
  },
});

const farAsks = ['far-simplify', 'far-write', 'far-named', 'far-which'] as const;
/** (a^m)^n · a^r over a^q. */
type Far = {
  ask: (typeof farAsks)[number];
  name: string;
  a: string;
  m: number;
  n: number;
  r: number;
  q: number;
};

/** The right exponent, and those of adding for a power of a power, of a sign lost below, and of a product multiplied. */
function farExponents({ m, n, r, q }: Far): readonly [number, number, number, number] {
  return [m * n + r - q, m + n + r - q, m * n + r + q, m * n * r - q];
}

/** Powers of letters as they are typed, those with a negative exponent below the line. */
function fractionValue(powers: Readonly<Record<string, number>>): string {
  const all = Object.entries(powers);
  const written = (isBelow: boolean): readonly string[] =>
    all.filter(([, exponent]) => exponent < 0 === isBelow).map(([a, one]) => powerValue(a, Math.abs(one)));
  const [top, below] = [written(false), written(true)];
  const bottom = below.length > 1 ? `(${below.join('')})` : below.join('');
  return `${top.join('') || '1'}${bottom && '/'}${bottom}`;
}

/** What has a negative exponent goes below the line, and the rest stays. */
function moved(
  { a, b, p, q, r }: Params,
  result: string,
  step: Tools<'move-do' | 'join-do' | 'below-line-do'>['step'],
) {
  const powers = [
    [a, p - q],
    [b, r],
  ] as const;
  const below = powers.filter(([, exponent]) => exponent < 0);
  const denominators = below.map(([letter, exponent]) => powerTex(letter, -exponent));
  const good = powers.find(([, exponent]) => exponent > 0);
  return [
    step(
      'move',
      below.map(([letter, exponent]) => `$${powerTex(letter, exponent)}$`).join(' and '),
      denominators.map((one) => `$\\frac{1}{${one}}$`).join(' and '),
    ),
    good
      ? step('join', `numerator $${powerTex(...good)}$, denominator $${denominators.join('')}$`, result)
      : step('below-line', denominators.map((one) => `$\\frac{1}{${one}}$`).join(' and '), result),
  ];
}

type Wrong = readonly [
  Distractor['misconception'],
  string,
  (
    | 'multiplies'
    | 'plain'
    | 'turned'
    | 'minus'
    | 'divides'
    | 'swapped'
    | 'moves'
    | 'upper'
    | 'keeps'
    | 'value'
    | 'near'
  ),
];

function wrongOf({ a, b, p, q, r }: Params, level: Level): readonly Wrong[] {
  if (level === 1)
    return [
      ['multiplies-the-exponents-in-a-product', powerValue(a, p * q), 'multiplies'],
      ['leaves-out-the-minus-sign-of-the-exponent', powerValue(a, Math.abs(p) + Math.abs(q)), 'plain'],
      ['slip', powerValue(a, -(p + q)), 'turned'],
      ['slip', powerValue(a, p + q - 1), 'near'],
    ];
  if (level === 2)
    return [
      q < 0
        ? ['subtracts-a-negative-exponent-incorrectly', powerValue(a, p + q), 'minus']
        : ['leaves-out-the-minus-sign-of-the-exponent', powerValue(a, Math.abs(p) - q), 'plain'],
      p % q === 0
        ? ['divides-the-exponents-in-a-quotient', powerValue(a, p / q), 'divides']
        : ['subtracts-in-the-wrong-order', powerValue(a, q - p), 'swapped'],
      ['slip', powerValue(a, q - p), 'swapped'],
      ['slip', powerValue(a, p - q + 1), 'near'],
    ];
  const total = p - q;
  const product = `${powerValue(a, Math.abs(total))}${powerValue(b, Math.abs(r))}`;
  return [
    total < 0 && r < 0
      ? ['leaves-out-the-minus-sign-of-the-exponent', product, 'upper']
      : ['moves-the-factor-with-a-positive-exponent', fractionValue({ [a]: -total, [b]: -r }), 'moves'],
    ['makes-the-value-negative', `−${product}`, 'value'],
    ['adds-the-exponents-in-a-quotient', fractionValue({ [a]: p + q, [b]: r }), 'keeps'],
  ];
}

function drawPowers(level: Level, random: Random): Params {
  return random.until(() => {
    const [a, b] = random.shuffle(random.pick(letterPairs));
    const size = (): number => random.int(2, level === 3 ? 7 : 9);
    const [p, q] = [size() * random.pick([1, -1]), size() * random.pick([1, -1])];
    const params: Params = {
      ask: random.pick<Params['ask']>(level === 3 ? joined : asks),
      name: drawName(random),
      a: level < 3 && random.chance(35) ? random.pick(['2', '3', '5', '7', '10']) : (a ?? 'a'),
      b: b ?? 'b',
      p,
      q,
      r: level === 3 ? random.int(2, 7) * (random.chance(50) ? -1 : 1) : 0,
    };
    return isOpen(params, level) ? params : null;
  });
}

function isOpen({ p, q, r }: Params, level: Level): boolean {
  const total = level === 1 ? p + q : p - q;
  if (total === 0 || Math.abs(total) > 14 || (p > 0 && q > 0)) return false;
  if (level === 1) {
    const all = [total, p * q, Math.abs(p) + Math.abs(q)];
    return p * q < 0 && new Set(all).size === 3;
  }
  if (level === 2) {
    const named = q < 0 ? p + q : Math.abs(p) - q;
    const other = p % q === 0 ? p / q : q - p;
    return new Set([total, named, other]).size === 3 && named !== 0 && named !== 1;
  }
  const isBelow = total < 0 || r < 0;
  return (
    isBelow &&
    Math.abs(total) < 9 &&
    p + q !== 0 &&
    Math.abs(p + q) !== Math.abs(total) &&
    Math.abs(r) !== Math.abs(total)
  );
}
