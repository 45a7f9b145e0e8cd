import { type Level, markOnLine, numberSkill, type Random, type Tools } from '../../src/kit/index.ts';
import { areBelievable, isShort, linearSide, plus, termText } from '../../src/numbers/linear-sides.ts';
import { commonDivisor, commonMultiple } from '../../src/numbers/lowest-terms.ts';
import { numberText } from '../../src/numbers/polynomials.ts';
import { signedFraction } from '../../src/numbers/signed-fractions.ts';
import { typeset } from '../../src/numbers/signed-numbers.ts';
import { drawPlainLetter } from '../../src/numbers/variable-letters.ts';
import { drawName } from '../../src/scenes/people.ts';
import { type PricePair, pricePairs } from '../../src/scenes/rates/price-pairs.ts';

const asks = ['solve', 'which', 'find', 'named'] as const;

/**
 * Levels 1 and 3: a/10·x + b = c/10·x + d, at level 3 in a story. Level 2: j/m·x + b = k/n·x + d, where a is j and c is k.
 */
type Params = {
  ask: (typeof asks)[number];
  story: PricePair;
  name: string;
  letter: string;
  a: number;
  c: number;
  m: number;
  n: number;
  b: number;
  d: number;
};

const text = {
  headline: 'Fractions and decimals with a variable',
  solve: 'Solve {e}.',
  which: 'Which value of {x} makes {e} true?',
  find: 'Find the solution of {e}.',
  named: '{name} solves {e}. What number is {x}?',
  right: 'With this number, both sides have the same value.',
  'right-fraction': 'Every term was multiplied, so the solution stayed the same.',
  moves: 'A term went to the other side with the same sign here. What was done to both sides?',
  adds: 'This adds the terms with {x} from both sides. What has to happen so that {x} stands on one side only?',
  tenfold: 'Divide by the decimal once more. How many times does it fit into the other number?',
  one: 'This multiplies the terms with {x} alone. Which other terms does the equation have?',
  fractions: 'This subtracts the numerators and the denominators. How do you subtract fractions?',
  near: 'Put this number into both sides. Do they have the same value?',
  other: 'Collect the terms with {x} on one side. Then divide by the coefficient of {x}.',
  'other-fraction': 'Multiply every term by a number that all denominators divide.',
  'equal-do': 'Write an equation.',
  'equal-why': 'Both amounts are the same then.',
  'collect-do': 'Collect the terms with {x} on one side.',
  'collect-why': 'The smaller one is taken away from both sides.',
  'constant-plus': 'Add {size, number} to both sides.',
  'constant-minus': 'Take {size, number} away from both sides.',
  'constant-why': 'Then the term with {x} stands alone on its side.',
  'divide-do': 'Divide both sides by the coefficient of {x}.',
  'divide-why': 'Now {x} stands alone.',
  'clear-do': 'Multiply every term by {l, number}.',
  'clear-why': 'All denominators divide it, so no fraction is left.',
  'read-do': 'Read the solution.',
  'read-why': '{x} stands alone.',
  final: 'The value of {x} is {shown}.',
} as const;

type Said = Tools<keyof typeof text | keyof typeof pricePairs.text>;

/** Level 1 has decimals, level 2 fractions, level 3 a story with decimals. */
export const m8SolveRationalCoefficients = numberSkill('m8-solve-rational-coefficients', {
  version: 4,
  byHand: { levels: [1, 2], ask: 'hand-mark-solution', make: markOnLine },
  form: 'number',
  scenes: [pricePairs],
  text,
  draw: ({ level, random }): Params => (level === 2 ? drawFractions(random) : drawDecimals(level, random)),
  build: (params: Params, tools) =>
    tools.level === 2 ? buildFractions(params, tools) : buildDecimals(params, tools),
});

function buildDecimals(
  { ask, story, name, letter, a, b, c, d }: Params,
  { level, say, step, distractor }: Said,
) {
  const isStory = level === 3;
  const [p, q] = [a / 10, c / 10];
  const [first, second] = [linearSide(p, letter, b), linearSide(q, letter, d)];
  const { value, adds, moves } = wrongOf(p, q, { b, d });
  const up = p > q;
  const [gap, rest] = up ? [tidy(p - q), d - b] : [tidy(q - p), b - d];
  const equation = `$${first} = ${second}$`;
  const collected = up
    ? `$${linearSide(gap, letter, b)} = ${numberText(d)}$`
    : `$${numberText(b)} = ${linearSide(gap, letter, d)}$`;
  const alone = up
    ? `$${termText(gap, letter)} = ${numberText(rest)}$`
    : `$${numberText(rest)} = ${termText(gap, letter)}$`;
  const solution = `$${letter} = ${numberText(value)}$`;
  const words = {
    name,
    x: `$${letter}$`,
    e: equation,
    a: numberText(p),
    c: numberText(q),
    b,
    d,
    first: `$${first}$`,
    second: `$${second}$`,
    shown: numberText(value),
  };
  return {
    words,
    question: isStory ? [`${story.key}-told` as const, `${story.key}-ask` as const] : ask,
    answer: { value: numberText(value), reason: 'right' as const },
    distractors: [
      distractor('adds-variable-terms-across-the-equals-sign', numberText(adds), 'adds'),
      distractor('moves-a-term-without-changing-its-sign', numberText(moves), 'moves'),
      distractor('slip', numberText(value / 10), 'tenfold'),
      distractor('slip', numberText(value + 1), 'near'),
    ],
    steps: [
      isStory && step('equal', 'equal amounts', equation),
      step('collect', equation, collected),
      step('constant', collected, alone, {
        do: say('constant-minus', { size: up ? b : d }),
        why: 'constant-why',
      }),
      gap !== 1 && step('divide', alone, solution),
    ],
    finalAnswer: isStory ? say(`${story.key}-final`, { x: value }) : ('final' as const),
    claims: [`${p} * ${value} + (${b}) = ${q} * ${value} + (${d})`],
  };
}

function buildFractions({ ask, name, letter, a, b, c, d, m, n }: Params, { say, step, distractor }: Said) {
  const l = commonMultiple(m, n);
  const [p, q] = [(a * l) / m, (c * l) / n];
  const equation = `$${fractionTerm(a, m, letter)}${plus(b)} = ${fractionTerm(c, n, letter)}${plus(d)}$`;
  const cleared = `$${linearSide(p, letter, l * b)} = ${linearSide(q, letter, l * d)}$`;
  const alone = `$${termText(p - q, letter)} = ${numberText(l * (d - b))}$`;
  const value = signedFraction(l * (d - b), p - q);
  const shown = typeset(value);
  return {
    words: { name, x: `$${letter}$`, e: equation, l, shown },
    question: ask,
    answer: { value, reason: 'right-fraction' as const },
    distractors: [
      distractor('clears-the-fraction-in-only-one-term', signedFraction(d - b, p - q), 'one'),
      distractor('subtracts-fractions-incorrectly', signedFraction((d - b) * (m - n), a - c), 'fractions'),
      distractor('moves-a-term-without-changing-its-sign', signedFraction(l * (d + b), p - q), 'moves'),
    ],
    steps: [
      step('clear', equation, cleared),
      step('collect', cleared, `$${linearSide(p - q, letter, l * b)} = ${numberText(l * d)}$`),
      step('constant', `$${linearSide(p - q, letter, l * b)} = ${numberText(l * d)}$`, alone, {
        do: say(b < 0 ? 'constant-plus' : 'constant-minus', { size: Math.abs(l * b) }),
        why: 'constant-why',
      }),
      step('divide', alone, shown, p - q === 1 ? 'read' : 'divide'),
    ],
    otherWrong: 'other-fraction' as const,
    claims: [
      `${a}/${m} * (${value.replace('−', '-')}) + (${b}) = ${c}/${n} * (${value.replace('−', '-')}) + (${d})`,
    ],
  };
}

function fractionTerm(top: number, bottom: number, letter: string): string {
  return `\\frac{${top}}{${bottom}}${letter}`;
}

function tidy(value: number): number {
  return Number(value.toFixed(6));
}

/** The solution of px + b = qx + d, and what wrong ways of working make of it. */
function wrongOf(p: number, q: number, { b, d }: Pick<Params, 'b' | 'd'>) {
  const up = p > q;
  return {
    value: tidy((d - b) / (p - q)),
    adds: tidy((up ? d - b : b - d) / (p + q)),
    moves: tidy((d + b) / Math.abs(p - q)),
  };
}

function drawDecimals(level: Level, random: Random): Params {
  const story = random.pick(pricePairs.list);
  return random.until(() => {
    const isStory = level === 3;
    const between = ([least = 0, most = 0]: readonly number[]): number => random.int(least, most);
    const [a, c] = isStory ? [between(story.a), between(story.c)] : [random.int(2, 19), random.int(1, 15)];
    const [b, d] = isStory ? [between(story.b), between(story.d)] : [random.int(1, 12), random.int(1, 18)];
    const { value, adds, moves } = wrongOf(a / 10, c / 10, { b, d });
    const isPlain = a % 10 !== 0 && c % 10 !== 0 && (a - c) % 10 !== 0 && a + c !== 10 && b !== d;
    const isShortAll = [adds, moves].every(isShort) && Number.isInteger(value);
    const [least = 1, most = 30] = isStory ? story.x : [2, 30];
    const isTrue =
      value >= least && value <= most && (story.key !== 'phones' || !isStory || (a / 10) * value + b < 95);
    const size = [value, adds, moves, value / 10].map(Math.abs);
    const isOpen = isPlain && isShortAll && isTrue && areBelievable(size) && new Set(size).size === 4;
    return isOpen
      ? {
          ask: random.pick(asks),
          story,
          name: drawName(random),
          letter: isStory ? 'x' : drawPlainLetter(random),
          a,
          c,
          m: 10,
          n: 10,
          b,
          d,
        }
      : null;
  });
}

function drawFractions(random: Random): Params {
  return random.until(() => {
    const [m, n] = [random.int(2, 6), random.int(2, 8)];
    const [a, c] = [random.int(1, m - 1), random.int(1, n - 1)];
    const [b, d] = [random.int(1, 9) * random.pick([1, -1]), random.int(1, 9) * random.pick([1, -1])];
    const l = commonMultiple(m, n);
    const [p, q] = [(a * l) / m, (c * l) / n];
    const isFraction = commonDivisor(a, m) === 1 && commonDivisor(c, n) === 1 && m !== n && l <= 24;
    if (!isFraction || p <= q || a === c || b === d) return null;
    const values = [
      (l * (d - b)) / (p - q),
      (d - b) / (p - q),
      ((d - b) * (m - n)) / (a - c),
      (l * (d + b)) / (p - q),
    ];
    const [value = 0] = values;
    const isNeat =
      Math.abs(value) <= 30 && Number.isInteger(tidy(value * 6)) && values.every((one) => isShort(one * 12));
    const isOpen = isNeat && areBelievable(values);
    return isOpen
      ? {
          ask: random.pick(asks),
          story: random.pick(pricePairs.list),
          name: drawName(random),
          letter: drawPlainLetter(random),
          a,
          c,
          m,
          n,
          b,
          d,
        }
      : null;
  });
}
