import { type Level, numberSkill, type Random, type Tools } from '../../src/kit/index.ts';
import { commonFactor, factoredText, factorText, scaled, shifted } from '../../src/numbers/factored-forms.ts';
import { type Polynomial, polynomialProduct, polynomialText } from '../../src/numbers/polynomials.ts';

const asks = ['steps', 'end', 'split', 'both'] as const;
const ends = ['ends-squares', 'ends-is', 'ends-first', 'ends-which'] as const;
const others = ['lead', 'start', 'sign', 'finish'] as const;
/** k·x^power times two binomials; two equal ones make a square, opposite constants a difference of squares. */
type Params = {
  ask: (typeof asks)[number] | (typeof others)[number] | (typeof ends)[number];
  kind: 'trinomial' | 'square' | 'difference';
  letter: string;
  k: number;
  power: 0 | 1 | 2;
  first: Polynomial;
  second: Polynomial;
};

const text = {
  headline: 'Factor in several steps',
  steps: 'Factor {given}. Go on until nothing can be factored further.',
  end: 'Write {given} as a product that cannot be factored further.',
  split: 'Take out what all terms of {given} share. Then factor the rest.',
  both: 'Factor {given} as far as you can with integers.',
  lead: 'The leading coefficient of {given} is negative. Take out a negative factor first, and factor completely.',
  start: 'Start with a negative common factor of {given}. Then factor the rest as far as possible.',
  sign: 'Write {given} as a product that cannot be factored further, with a negative factor in front.',
  finish: 'Factor {given}. Begin with the minus sign and the common factor.',
  right: 'No factor can be split further, and the product gives all terms back.',
  stops: 'The common factor is out. Can what is left in the parentheses be factored?',
  leaves: 'The common factor is out. What is left is a difference of two squares. How does it split?',
  drops: 'Something was taken out at first. Where is it now?',
  number: 'A number is still common to all terms of one factor. Take it out.',
  square: 'Multiply this out. Is the middle term that you get in the question?',
  lost: 'Multiply this out. What happens to the term with {middle}?',
  signs: 'Multiply the two binomials. Which sign does each term get?',
  other: 'First take out what all terms share. Then look for a pattern in what is left.',
  'common-do': 'Take out the common factor.',
  'common-why': 'It divides every term.',
  'pattern-do': 'Look for a pattern in the parentheses.',
  'pattern-trinomial': 'Two numbers with the right product and sum show the factors.',
  'pattern-square':
    'First and last term are squares, and the middle one is twice the product of what is squared.',
  'pattern-difference': 'It is a difference of two squares.',
  'write-do': 'Write all the factors.',
  'write-why': 'What was taken out stays in front.',
  'four-steps': 'Factor {given} in several steps. Stop only when no factor can be split.',
  'all-factors': 'Find all factors of {given} with integers, and write their product.',
  'hidden-square': 'Factor {given} completely. The common factor is only the first step.',
  'as-far': 'Split {given} into factors as far as you can, with integers only.',
  'right-fourth': 'The difference of squares was split twice, and the sum of squares stays.',
  'fourth-stop': 'One factor here is a difference of squares again. How does it split?',
  'fourth-sum': 'A sum of squares was split here. Multiply these two factors: do you get a plus?',
  'see-do': 'See the squares in the parentheses.',
  'see-why': 'The fourth power is the square of a square.',
  'split-do': 'Split the difference of squares.',
  'split-why': 'It is a sum times a difference.',
  'again-do': 'Split the factor that is a difference of squares again.',
  'again-why': 'The sum of squares has no factors with integers.',
  final: 'It is {result}.',
  'headline-ends': 'Factor a trinomial with squares at both ends',
  'ends-squares': 'The first and the last term of {given} are squares. Test the middle term, and factor.',
  'ends-is': 'Is {given} a perfect square? Test it, and write it in factors.',
  'ends-first': 'Factor {given}. First test whether it is the square of a binomial.',
  'ends-which': 'Which product of binomials is {given}? Both ends are squares, so look at the middle.',
  'right-perfect': 'The middle term is twice the product of what is squared.',
  'right-pair': 'The middle term is not twice the product of what is squared. Another pair fits.',
  'ends-only': 'The ends fit. Square this binomial: which middle term do you get?',
  'ends-sign': 'Multiply this out. Which sign does the middle term get?',
  'ends-root': 'Square both terms of this binomial. Do the ends fit?',
  'ends-pattern': 'Multiply this out. Which sign does the last term get?',
  'other-ends': 'Find what is squared in both ends. Is the middle term twice their product?',
  'ends-do': 'Find what is squared in the first and the last term.',
  'ends-why': 'In a perfect square, both ends are squares.',
  'twice-do': 'Double their product, and compare it with the middle term.',
  'twice-same': 'It is the middle term, so this is a perfect square.',
  'twice-minus': 'It is the middle term but for its sign, so the square of a difference fits.',
  'twice-other': 'It is not the middle term, so this is no perfect square.',
  'factors-do': 'Write the factors.',
  'factors-square': 'The sign in the binomial is the sign of the middle term.',
  'factors-pair': 'Two numbers with the right product and sum show them.',
} as const;
type Said = Tools<keyof typeof text>;

/** Level 1 has a common number or two ends that are squares, level 2 a common letter too, level 3 a minus sign in front and larger coefficients. */
export const a1FactorCompletely = numberSkill('a1-factor-completely', {
  version: 2,
  form: 'expression',
  text,
  draw: ({ level, random }): Params => drawFactors(level, random),
  build(params: Params, tools) {
    if (params.k === 1) return twoEnds(params, tools);
    const { step, distractor } = tools;
    const { ask, kind, letter: x, k, power, first, second } = params;
    const write = (one: Polynomial): string => polynomialText(one, x);
    const front = frontOf(k, power, x);
    const inner = polynomialProduct(first, second);
    const given = write(shifted(scaled(inner, k), power));
    const value = factoredText(front, [first, second], x);
    const [q = 0, p = 1] = first;
    const stopped = `${front}${factorText(inner, x)}`;
    const halved = factoredText(
      frontOf(1, power, x),
      [scaled(first, Math.abs(k)), k < 0 ? scaled(second, -1) : second],
      x,
    );
    const other: readonly [Polynomial, Polynomial] =
      kind === 'difference'
        ? [first, first]
        : kind === 'square'
          ? [first, [-q, p]]
          : [scaledSign(first), scaledSign(second)];
    return {
      words: { given: `$${given}$`, result: `$${value}$`, middle: `$${frontOf(1, power + 1, x)}$` },
      question: ask,
      answer: { asked: 'factored', value },
      distractors: [
        kind === 'difference'
          ? distractor('leaves-a-difference-of-squares', stopped, 'leaves')
          : distractor('stops-after-the-common-factor', stopped, 'stops'),
        distractor('drops-the-common-factor', factoredText('', [first, second], x), 'drops'),
        distractor('slip', factoredText(front, other, x), slipOf[kind]),
        distractor('slip', halved, 'number'),
      ],
      steps: [
        step('common', `$${given}$`, `$${stopped}$`),
        step('pattern', `$${write(inner)}$`, `$${factoredText('', [first, second], x)}$`, {
          why: `pattern-${kind}`,
        }),
        step('write', `$${front}$ and $${factoredText('', [first, second], x)}$`, `$${value}$`),
      ],
      claims: [`${value} = ${given}`],
    };
  },
  stretch: {
    draw: ({ random }) => {
      const params = {
        ask: random.pick(fourths),
        letter: random.pick(['x', 'y', 'n', 'a', 'k']),
        k: random.int(2, 6),
      };
      return { ...params, power: random.int(1, 3), b: random.int(1, 3) };
    },
    build({ ask, letter: x, k, power, b }, { step, distractor }) {
      const write = (one: Polynomial): string => polynomialText(one, x);
      const front = frontOf(k, power, x);
      const fourth: Polynomial = [-(b ** 4), 0, 0, 0, 1];
      const [sum, difference]: readonly [Polynomial, Polynomial] = [
        [b * b, 0, 1],
        [-b * b, 0, 1],
      ];
      const ends: readonly Polynomial[] = [
        [-b, 1],
        [b, 1],
      ];
      const given = write(shifted(scaled(fourth, k), power));
      const stopped = `${front}${factorText(fourth, x)}`;
      const halves = factoredText(front, [sum, difference], x);
      const value = factoredText(front, [sum, ...ends], x);
      return {
        words: { given: `$${given}$`, result: `$${value}$` },
        question: ask,
        answer: { asked: 'factored', value, reason: 'right-fourth' },
        distractors: [
          distractor('leaves-a-difference-of-squares', halves, 'fourth-stop'),
          distractor(
            'factors-a-sum-of-squares-the-same-way',
            factoredText(front, [...ends, ...ends], x),
            'fourth-sum',
          ),
          distractor('drops-the-common-factor', factoredText('', [sum, ...ends], x), 'drops'),
        ],
        steps: [
          step('common', `$${given}$`, `$${stopped}$`),
          step('see', `$${write(fourth)}$`, `$(${x}^2)^2 − ${b === 1 ? '1^2' : `${b * b}^2`}$`),
          step('split', `$${stopped}$`, `$${halves}$`),
          step('again', `$${halves}$`, `$${value}$`),
        ],
        claims: [`${value} = ${given}`],
      };
    },
  },
});

const fourths = ['four-steps', 'all-factors', 'hidden-square', 'as-far'] as const;

/** What multiplying out shows when a sign is turned: other signs, a middle term too few, or one too many. */
const slipOf = { trinomial: 'signs', square: 'lost', difference: 'square' } as const;

/** The constant with the other sign. */
function scaledSign([constant = 0, ...rest]: Polynomial): Polynomial {
  return [-constant, ...rest];
}

function frontOf(k: number, power: number, x: string): string {
  const text = polynomialText(shifted([k], power), x);
  if (text === '1') return '';
  return text === '−1' ? '−' : text;
}

/** A trinomial with squares at both ends: a perfect square, or one that only looks like it. */
function twoEnds({ ask, letter: x, first, second }: Params, { step, distractor }: Said) {
  const write = (one: Polynomial): string => polynomialText(one, x);
  const made = (one: Polynomial, other: Polynomial): string => factoredText('', [one, other], x);
  const [q = 0, p = 1] = first;
  const [s = 0] = second;
  const isSquare = q === s;
  const given = write(polynomialProduct(first, second));
  const value = made(first, second);
  const end = isSquare ? Math.abs(q) : Math.sqrt(q * s);
  const alike: Polynomial = [end * Math.sign(q), p];
  const opposite: Polynomial = [-end * Math.sign(q), p];
  const rootless: Polynomial = p > 1 ? [q, p * p] : [q * Math.abs(q), p];
  const roots = `$${write([0, p])}$ and $${end}$`;
  const twice = `$${write([0, 2 * p * end])}$`;
  return {
    words: { given: `$${given}$`, result: `$${value}$`, middle: `$${x}$` },
    headline: 'headline-ends' as const,
    question: ask,
    answer: {
      asked: 'factored' as const,
      value,
      reason: isSquare ? ('right-perfect' as const) : ('right-pair' as const),
    },
    otherWrong: 'other-ends' as const,
    distractors: [
      isSquare
        ? distractor('forgets-a-root-of-the-coefficient', made(rootless, rootless), 'ends-root')
        : distractor('looks-at-both-ends-only', made(alike, alike), 'ends-only'),
      distractor(
        'uses-the-opposite-signs-in-both-factors',
        made(scaledSign(first), scaledSign(second)),
        'ends-sign',
      ),
      distractor('slip', made(alike, opposite), 'ends-pattern'),
    ],
    steps: [
      step('ends', `$${given}$`, roots),
      step('twice', roots, twice, {
        why: isSquare ? (q < 0 ? 'twice-minus' : 'twice-same') : 'twice-other',
      }),
      step('factors', `$${given}$`, `$${value}$`, { why: isSquare ? 'factors-square' : 'factors-pair' }),
    ],
    claims: [`${value} = ${given}`],
  };
}

/** Two numbers whose product is a square. */
const lookAlikes = [
  [1, 4],
  [1, 9],
  [2, 8],
  [1, 16],
  [1, 25],
  [3, 12],
  [4, 9],
  [2, 18],
  [4, 16],
  [2, 32],
  [5, 20],
] as const;

function drawEnds(random: Random): Params {
  const sign = random.pick([1, -1]);
  const shared = {
    ask: random.pick(ends),
    letter: random.pick(['x', 'y', 'n', 'a']),
    k: 1,
    power: 0 as const,
  };
  if (random.chance(40)) {
    const [q, s] = random.pick(lookAlikes);
    return { ...shared, kind: 'trinomial', first: [q * sign, 1], second: [s * sign, 1] };
  }
  return random.until(() => {
    const square: Polynomial = [random.int(2, 9) * sign, random.int(1, 4)];
    return commonFactor(square) === 1 ? { ...shared, kind: 'square', first: square, second: square } : null;
  });
}

function drawFactors(level: Level, random: Random): Params {
  if (level === 1 && random.chance(50)) return drawEnds(random);
  const ask = random.pick<Params['ask']>(level === 3 ? others : asks);
  const kind = random.pick(['trinomial', 'square', 'difference'] as const);
  const letter = random.pick(['x', 'y', 'n', 'a']);
  return random.until(() => {
    const sign = (): number => random.pick([1, -1]);
    const lead = level === 3 ? random.int(1, 3) : 1;
    const q = random.int(1, 9) * (level === 1 ? 1 : sign());
    const s = kind === 'square' ? q : kind === 'difference' ? -q : random.int(1, 9) * sign();
    const first: Polynomial = [q, lead];
    const second: Polynomial = kind === 'trinomial' ? [s, 1] : [s, lead];
    const k = random.int(2, 6) * (level === 3 ? -1 : 1);
    const power = level === 1 ? 0 : random.pick([1, 2] as const);
    const isPlain = commonFactor(first) === 1 && commonFactor(second) === 1 && Math.abs(q) > 1;
    const isOpen = kind !== 'trinomial' || (q !== s && q * lead !== -s && q + s * lead !== 0 && q !== -s);
    const whole = scaled(polynomialProduct(first, second), k);
    const isSmall = whole.every((one) => Math.abs(one) <= 200);
    return isPlain && isOpen && isSmall ? { ask, kind, letter, k, power, first, second } : null;
  });
}
