import { type Level, numberSkill, type Random, type Tools } from '../../src/kit/index.ts';
import { factoredText } from '../../src/numbers/factored-forms.ts';
import { bracketed } from '../../src/numbers/linear-sides.ts';
import { type Polynomial, polynomialProduct, polynomialText } from '../../src/numbers/polynomials.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';
import { productModel } from '../../src/pictures/area-models.ts';

const asks = ['factor', 'product', 'write', 'which'] as const;
const others = ['arrange', 'minus', 'lot', 'poster', 'possible'] as const;
/** (x + p)(x + q); at level 3 out of order, with a minus in front, or with one side of a rectangle known. Where `off` is not zero, the middle coefficient is off by it. */
type Params = {
  ask: (typeof asks)[number] | (typeof others)[number];
  letter: string;
  p: number;
  q: number;
  off: number;
};

const text = {
  headline: 'Factor a trinomial',
  factor: 'Factor {given} into two binomials.',
  product: 'Write {given} as a product of two binomials.',
  write: 'Find the two factors of {given}. Write their product.',
  which: 'Which product of two binomials is equal to {given}?',
  arrange: 'Put {given} in order and factor it.',
  minus: 'Take −{one, number} out of {given} first. Then factor it.',
  lot: 'A rectangle has an area of {given} square feet. One side is {side} feet long. How long is the other side?',
  poster: 'A poster with an area of {given} square inches is {side} inches wide. What is its height?',
  right: 'The two numbers have the right product and the right sum.',
  'right-side': 'Both sides multiply to the area.',
  signs: 'Multiply out and look at the signs. Does the term with {x} fit?',
  'signs-one': 'The constants multiply to the right number. Does their sum fit the middle term?',
  'pair-other': 'This pair has the right product. Do its two numbers add up to the middle coefficient?',
  'of-b': 'The product of these numbers is the coefficient of the middle term. Which product do they need?',
  lost: 'Multiply out. Which sign does the square get?',
  'side-sign': 'Multiply this by the side that is known. Does the constant of the area come out?',
  'side-difference':
    'This uses the coefficient of {x} itself. What do the constants of both factors add up to?',
  'side-constant': 'Multiply this by the known side. Is the constant right?',
  other: 'Look for two numbers whose product is the constant and whose sum is the coefficient of {x}.',
  'order-do': 'Write the trinomial in standard form.',
  'order-why': 'Then the sum and the product can be seen.',
  'out-do': 'Take −{one, number} out.',
  'out-why': 'Every sign inside turns.',
  'pairs-do': 'List pairs of numbers with the product {product}.',
  'pairs-why': 'The constants of both factors multiply to the constant.',
  'sum-do': 'Choose the pair with the sum {sum}.',
  'sum-why': 'The constants add up to the coefficient of {x}.',
  'write-do': 'Write the factors.',
  'write-why': 'Multiply out to check.',
  'side-do': 'Leave out the side that is known.',
  'side-why': 'The other factor is the other side.',
  fence:
    'A rectangular garden has an area of {given} square feet. Its sides are two binomials. How long is the fence around it?',
  ribbon:
    'A rectangular cloth has an area of {given} square inches. Its sides are two binomials. How long is the ribbon around it?',
  lights:
    'A rectangular stage has an area of {given} square feet. Its sides are two binomials. How long is the string of lights around it?',
  lines:
    'A rectangular court has an area of {given} square meters. Its sides are two binomials. How long are its border lines in all?',
  'right-around': 'Both sides come from the factors, and each of them is there twice.',
  'around-swapped': 'Here the product of both constants was used. Which numbers stand in the sides?',
  'around-part': 'Each side is there twice. Was its whole length doubled?',
  'around-half': 'This is one length and one width. How many sides does the rectangle have?',
  'other-around': 'Factor the area to find both sides. Then go all the way around.',
  'sides-do': 'Add both sides.',
  'sides-why': 'This is half of the distance around.',
  'double-do': 'Double it.',
  'double-why': 'A rectangle has two sides of each length.',
  'test-do': 'Test with {one, number} for {x}.',
  'test-why': 'With a number, the sides and the distance around can be counted.',
  final: 'It is {result}.',
  'final-feet': 'It is {result} feet.',
  'final-inches': 'It is {result} inches.',
  'final-meters': 'It is {result} meters.',
  possible: [
    'Can {given} be written as a product of two binomials with integers? Write the product, or {given} itself.',
    'Does a pair of integers fit {given}? Factor it, or write it as it is.',
  ],
  'right-none': 'No pair of integers with this product has the right sum.',
  'other-possible': 'List all pairs with the product, and compare their sums with the coefficient of {x}.',
  'none-do': 'Look for the sum {sum} among these pairs.',
  'none-why': 'Not one of them has it.',
  'keep-do': 'Write the trinomial as it is.',
  'keep-why': 'It has no factors with integers.',
} as const;
type Said = Tools<keyof typeof text>;

/** Level 1 has positive numbers with a picture, level 2 a minus sign, level 3 has to be arranged, asks for a side, or may have no factors. */
export const a1FactorTrinomialSimple = numberSkill('a1-factor-trinomial-simple', {
  version: 4,
  form: 'expression',
  text,
  draw: ({ level, random }): Params => drawNumbers(level, random),
  build(params: Params, tools) {
    if (params.off !== 0) return withoutPair(params, tools);
    const { step, distractor, level } = tools;
    const { ask, letter: x, p, q } = params;
    const isSide = ask === 'lot' || ask === 'poster';
    const isMinus = ask === 'minus';
    const front = isMinus ? '−' : '';
    const pair = (a: number, b: number): string => pairText(front, [a, b], x);
    const product = polynomialProduct([p, 1], [q, 1]);
    const own = polynomialText(product, x);
    const negative = polynomialText(
      product.map((c) => -c),
      x,
    );
    const given = isMinus ? negative : ask === 'arrange' ? scrambled(product, x) : own;
    const side = polynomialText([p, 1], x);
    const value = isSide ? polynomialText([q, 1], x) : pair(p, q);
    const wrong = wrongPairs(params);
    const first = [
      ask === 'arrange' && step('order', `$${given}$`, `$${own}$`),
      isMinus && step('out', `$${given}$`, `$−(${own})$`),
      step('pairs', `product ${signed(p * q)}`, pairsOf(p * q)),
    ];
    const lastOf = (a: number, b: number) => [
      step('sum', pairsOf(p * q), `${signed(a)} and ${signed(b)}`),
      step('write', `${signed(a)} and ${signed(b)}`, `$${pair(a, b)}$`),
    ];
    const write = (one: Polynomial): string => polynomialText(one, x);
    return {
      words: {
        given: `$${given}$`,
        side: `$${side}$`,
        x: `$${x}$`,
        one: 1,
        product: signed(p * q),
        sum: signed(p + q),
        result: `$${value}$`,
      },
      question: ask,
      diagram:
        level === 1
          ? productModel({ first: [p, 1], second: [q, 1], letter: x }, { sides: 'asked', cells: 'ends' })
          : null,
      answer: { asked: 'factored', value, reason: isSide ? 'right-side' : 'right' },
      distractors: isSide
        ? [
            distractor('uses-the-opposite-signs-in-both-factors', write([-q, 1]), 'side-sign'),
            distractor('swaps-sum-and-product', write([p * q - p, 1]), 'side-constant'),
            distractor('slip', write([p + q, 1]), 'side-difference'),
          ]
        : [
            distractor(
              'uses-the-opposite-signs-in-both-factors',
              pair(-p, -q),
              p * q > 0 ? 'signs' : 'signs-one',
              { work: [...first, ...lastOf(-p, -q)] },
            ),
            distractor('finds-factors-of-b', pair(...wrong.ofB), 'of-b', {
              work: [
                ...first.slice(0, -1),
                step('pairs', `product ${signed(p + q)}`, pairsOf(p + q)),
                step('sum', pairsOf(p + q), `${signed(wrong.ofB[0])} and ${signed(wrong.ofB[1])}`),
                ...lastOf(...wrong.ofB).slice(1),
              ],
            }),
            isMinus
              ? distractor('slip', pairText('', [p, q], x), 'lost')
              : distractor('slip', pair(...wrong.other), 'pair-other'),
          ],
      finalAnswer: ask === 'lot' ? 'final-feet' : ask === 'poster' ? 'final-inches' : 'final',
      steps: [...first, ...lastOf(p, q), isSide && step('side', `$${pair(p, q)}$`, `$${value}$`)],
      claims: [`${p} * ${bracketed(q).replace('−', '-')} = ${p * q}`, `${p} + (${q}) = ${p + q}`],
    };
  },
  stretch: {
    draw: ({ random }) =>
      random.until(() => {
        const [p, q] = [random.int(1, 12), random.int(2, 12)];
        const isOpen = p < q && p * q !== p + q;
        return isOpen ? { ask: random.pick(arounds), letter: random.pick(['x', 'w', 's', 'n']), p, q } : null;
      }),
    build({ ask, letter: x, p, q }, { say, step, distractor }) {
      const write = (one: Polynomial): string => polynomialText(one, x);
      const value = write([2 * (p + q), 4]);
      const half = write([p + q, 2]);
      const pair = `$(${write([p, 1])})(${write([q, 1])})$`;
      return {
        words: {
          given: `$${write([p * q, p + q, 1])}$`,
          x: `$${x}$`,
          product: p * q,
          sum: p + q,
          result: `$${value}$`,
        },
        question: ask,
        answer: { asked: 'simplified', value, reason: 'right-around' },
        distractors: [
          distractor('swaps-sum-and-product', write([2 * p * q, 4]), 'around-swapped'),
          distractor('multiplies-only-one-part', write([p + q, 4]), 'around-part'),
          distractor('slip', half, 'around-half'),
        ],
        steps: [
          step('pairs', `product ${p * q}`, pairsOf(p * q)),
          step('sum', pairsOf(p * q), `${p} and ${q}`),
          step('write', `${p} and ${q}`, pair),
          step('sides', `$${write([p, 1])}$ and $${write([q, 1])}$`, `$${half}$`),
          step('double', `$${half}$`, `$${value}$`),
          step('test', `2 × ${1 + p} + 2 × ${1 + q}`, 4 + 2 * (p + q), {
            do: say('test-do', { one: 1, x: `$${x}$` }),
          }),
        ],
        otherWrong: 'other-around',
        finalAnswer: ask === 'ribbon' ? 'final-inches' : ask === 'lines' ? 'final-meters' : 'final-feet',
        claims: [`${p} * ${q} = ${p * q}`, `2 * (${p} + ${q}) = ${2 * (p + q)}`],
      };
    },
  },
});

/** A trinomial of which no pair of integers with the product has the sum. */
function withoutPair({ letter: x, p, q, off }: Params, { step, distractor }: Said) {
  const [sum, product] = [p + q + off, p * q];
  const given = polynomialText([product, sum, 1], x);
  const pair = (a: number, b: number): string => pairText('', [a, b], x);
  const { ofB } = wrongPairs({ p, q, off });
  const found = factorPairs(product);
  const size = (one: number): number => Math.abs(one + product / one);
  return {
    words: {
      given: `$${given}$`,
      x: `$${x}$`,
      product: signed(product),
      sum: signed(sum),
      result: `$${given}$`,
    },
    question: 'possible' as const,
    answer: { asked: 'factored' as const, value: given, reason: 'right-none' as const },
    otherWrong: 'other-possible' as const,
    finalAnswer: 'final' as const,
    distractors: [
      distractor('checks-the-product-only', pair(p, q), 'pair-other'),
      distractor('finds-factors-of-b', pair(...ofB), 'of-b'),
      distractor('slip', pair(-p, -q), 'signs'),
    ],
    steps: [
      step('pairs', `product ${signed(product)}`, pairsOf(product)),
      step('none', pairsOf(product), `sums ${found.map(size).join(', ')}, or their opposites`),
      step('keep', 'no pair', `$${given}$`),
    ],
    claims: [`${p} * ${bracketed(q).replace('−', '-')} = ${product}`],
  };
}

const arounds = ['fence', 'ribbon', 'lights', 'lines'] as const;

/** Two binomials with these constants. */
function pairText(front: string, [a, b]: readonly [number, number], x: string): string {
  return factoredText(
    front,
    [
      [a, 1],
      [b, 1],
    ],
    x,
  );
}

/** The constant first, then the square, then the middle term. */
function scrambled([c = 0, b = 0]: Polynomial, x: string): string {
  const middle = polynomialText([0, Math.abs(b)], x);
  return `${polynomialText([c], x)} + ${x}^2 ${b < 0 ? '−' : '+'} ${middle}`;
}

/** The smaller number of each pair with this product, without signs. */
function factorPairs(product: number): readonly number[] {
  const size = Math.abs(product);
  return Array.from({ length: Math.floor(Math.sqrt(size)) }, (_, nth) => nth + 1).filter(
    (one) => size % one === 0,
  );
}

/** Pairs of whole numbers with this product, each with signs that fit. */
function pairsOf(product: number): string {
  const size = Math.abs(product);
  const found = factorPairs(product);
  const signs = (one: number): string => {
    const other = size / one;
    if (product > 0) return `${one} and ${other}`;
    return `${one} and −${other}`;
  };
  return `${found.map(signs).join(', ')}${product > 0 ? ', or both negative' : ', or the signs the other way'}`;
}

/** Two numbers that multiply to the middle number, and another pair with the product. */
function wrongPairs({ p, q, off }: Pick<Params, 'p' | 'q' | 'off'>): {
  readonly ofB: readonly [number, number];
  readonly other: readonly [number, number];
} {
  const [sum, product] = [p + q + off, p * q];
  const divisor = (of: number, not: readonly number[]): number | null => {
    const size = Math.abs(of);
    return (
      Array.from({ length: size }, (_, nth) => nth + 1).find(
        (one) => size % one === 0 && !not.includes(one),
      ) ?? null
    );
  };
  const first = divisor(sum, [1, Math.abs(sum)]) ?? 1;
  const other = divisor(product, [Math.abs(p), Math.abs(q)]) ?? 1;
  return { ofB: [first, sum / first], other: [other * Math.sign(p), (product / other) * Math.sign(p)] };
}

function hasPair(product: number, sum: number): boolean {
  return factorPairs(product).some((one) => Math.abs(one + product / one) === Math.abs(sum));
}

function drawNumbers(level: Level, random: Random): Params {
  const ask = random.pick<Params['ask']>(level === 3 ? others : asks);
  const letter = level === 3 ? 'x' : random.pick(['x', 'y', 'n', 'a']);
  const isSide = ask === 'lot' || ask === 'poster';
  const isWithout = random.chance(50);
  return random.until(() => {
    const sign = (): number => (level === 1 || isSide ? 1 : random.pick([1, -1]));
    const [p, q] = [random.int(level === 1 ? 1 : 2, 10) * sign(), random.int(2, 10) * sign()];
    const off = ask === 'possible' && isWithout ? random.int(1, 4) * random.pick([1, -1]) : 0;
    const wrong = wrongPairs({ p, q, off });
    const key = (pair: readonly number[]): string => pair.toSorted((a, b) => a - b).join();
    const own = key([p, q]);
    const all = [own, key([-p, -q]), key(wrong.ofB), key(wrong.other)];
    const isOpen = p !== q && Math.abs(p + q + off) > 1 && (off === 0 || !hasPair(p * q, p + q + off));
    const sides = [q, -q, p * q - p, p + q];
    const differs = isSide ? new Set(sides).size === 4 && p * q - p !== 0 : new Set(all).size === 4;
    const isNew = level !== 2 || p < 0 || q < 0;
    return isOpen && differs && isNew ? { ask, letter, p, q, off } : null;
  });
}
