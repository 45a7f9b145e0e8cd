import { type Level, numberSkill, type Random, type Tools } from '../../src/kit/index.ts';
import { factorText, polynomialSum, scaled } from '../../src/numbers/factored-forms.ts';
import {
  type Polynomial,
  polynomialAt,
  polynomialProduct,
  polynomialText,
} from '../../src/numbers/polynomials.ts';
import { productModel } from '../../src/pictures/area-models.ts';

const asks = ['multiply', 'product', 'write', 'expand'] as const;
/** The unit of each story of level 3. */
const units = { frame: 'inches', mural: 'feet', field: 'meters', garden: 'feet', blanket: 'inches' } as const;
const places = ['frame', 'mural', 'field', 'garden', 'blanket'] as const;
/** (ax + b)(cx + d); at level 3 a part of cx by ax is cut out. With three terms in the second factor, b may be zero. */
type Params = {
  ask: (typeof asks)[number] | (typeof places)[number];
  letter: string;
  first: Polynomial;
  second: Polynomial;
};

const text = {
  headline: 'Multiply two binomials',
  multiply: 'Multiply out {given} and combine like terms.',
  product: 'What is the product of {one} and {other}?',
  write: 'Write {given} without parentheses and combine like terms.',
  expand: 'Expand {given}. What do you get?',
  frame:
    'A sheet of paper is {one} inches wide and {other} inches high. The picture on it is {a} by {c} inches. What is the area of the paper around the picture?',
  mural:
    'A wall is {one} feet long and {other} feet high. A mural covers {a} by {c} feet of it. What is the area of the rest?',
  field:
    'A sports ground is {one} meters long and {other} meters wide. A court of {a} by {c} meters lies on it. What is the area around the court?',
  garden:
    'A garden is {one} feet long and {other} feet wide. A pool of {a} by {c} feet lies in it. What is the area around the pool?',
  blanket:
    'A blanket is {one} inches long and {other} inches wide. Its middle part is {a} by {c} inches. What is the area of the border?',
  right: 'Each term of one binomial meets each term of the other, and like terms are added.',
  'right-rest': 'The whole area was found first, and the part inside was taken away.',
  'first-last': 'Only the first terms and the last terms meet here. What about the other two products?',
  adds: 'The two middle products were not multiplied out. What is {factor} times {term}?',
  swapped: 'Here the sum and the product of both numbers changed places. Which of them is the constant?',
  sign: 'Look at the product of the two constants. Which sign does it get?',
  middle: 'Look at the two middle products. Which sign does each of them have?',
  'ends-add': 'Look at the product of the two first terms. Are {a} and {c} added or multiplied?',
  whole: 'This is the whole area. What has to be taken away?',
  other: 'Draw a rectangle with four parts. Fill in the product in each part.',
  'parts-do': 'Multiply {a} by both terms of the second binomial.',
  'parts-why': 'The distributive property reaches every term.',
  'more-do': 'Multiply {b} by both terms of the second binomial.',
  'more-why': 'Its sign goes with it.',
  'more-plus': 'Each term of the first binomial meets each term of the second.',
  'combine-do': 'Combine like terms.',
  'combine-why': 'The two middle products have the same power.',
  'take-do': 'Take the part inside away.',
  'take-why': 'Only the area around it is asked for.',
  'check-do': 'Check with {one, number} for {x}.',
  'check-why': 'The factors and the result must have the same value.',
  final: 'It is {result}.',
  'final-area': 'It is {result} square {units}.',
  'headline-long': 'Multiply two polynomials',
  'right-long': 'Each term of one factor meets each term of the other, and like terms are added.',
  'first-only': '{last} reached only the first term of the second factor. What about the other two?',
  'lead-only': 'Only the first terms and the last terms meet here. Which products are left out?',
  'no-letter': 'The exponents did not change here. What is {x} times {power}?',
  'sign-long': 'Look at the product with the last term. Which sign does it get?',
  'other-long': 'Multiply each term of the first factor by every term of the second one.',
  'each-do': 'Multiply {part} by every term of the second factor.',
  'each-why': 'The distributive property reaches every term, and the exponents are added.',
  'like-do': 'Combine like terms.',
  'like-why': 'Terms with the same power belong together.',
} as const;
type Said = Tools<keyof typeof text>;

/**
 * Level 1 has the letter alone with a picture, or one term times three, level 2 coefficients and signs, or two terms times
 * three, level 3 a place with a part cut out.
 */
export const a1BinomialProduct = numberSkill('a1-binomial-product', {
  version: 4,
  form: 'expression',
  text,
  draw: ({ level, random }): Params => drawFactors(level, random),
  build(params: Params, tools) {
    if (params.second.length > 2) return longProduct(params, tools);
    const { level, say, step, distractor } = tools;
    const { ask, letter: x, first, second } = params;
    const [b = 0, a = 1] = first;
    const [d = 0, c = 1] = second;
    const rest = level === 3;
    const write = (one: Polynomial): string => polynomialText(one, x);
    const product = polynomialProduct(first, second);
    const inside: Polynomial = [0, 0, a * c];
    const result = rest ? polynomialSum(product, scaled(inside, -1)) : product;
    const value = write(result);
    const given = `${factorText(first, x)}${factorText(second, x)}`;
    const [top, bottom] = [write([0, a * d, a * c]), write([b * d, b * c])];
    const at = polynomialAt(first, 1) * polynomialAt(second, 1);
    const corners = write(rest ? [b * d, 0, 0] : [b * d, 0, a * c]);
    const onlyEnds = [
      step('parts', `$${write([0, a])}$ and $${write(second)}$`, `$${write([0, 0, a * c])}$`),
      step('more', `$${write([b])}$ and $${write(second)}$`, `$${write([b * d])}$`),
      step('combine', `$${write([0, 0, a * c])}$ and $${write([b * d])}$`, `$${corners}$`),
    ];
    return {
      words: {
        given: `$${given}$`,
        one: `$${write(first)}$`,
        other: `$${write(second)}$`,
        a: `$${write([0, a])}$`,
        b: `$${write([b])}$`,
        c: `$${write([0, c])}$`,
        // The product that the sum of the constants gets wrong.
        ...(c === 1
          ? { factor: `$${write([0, a])}$`, term: `$${write([d])}$` }
          : { factor: `$${write([b])}$`, term: `$${write([0, c])}$` }),
        result: `$${value}$`,
        units: ask in units ? units[ask as keyof typeof units] : '',
      },
      question: ask,
      finalAnswer: rest ? 'final-area' : 'final',
      diagram:
        level === 1 ? productModel({ first, second, letter: x }, { sides: 'shown', cells: 'asked' }) : null,
      answer: { asked: 'expanded', value, reason: rest ? 'right-rest' : 'right' },
      distractors: [
        rest
          ? distractor('slip', write(product), 'whole')
          : level === 1
            ? distractor('swaps-sum-and-product', write([b + d, b * d, 1]), 'swapped')
            : distractor(
                'adds-instead-of-multiplying-the-middle-terms',
                write([b * d, b + d, a * c]),
                'adds',
              ),
        distractor(
          'multiplies-only-first-and-last-terms',
          corners,
          'first-last',
          rest ? {} : { work: onlyEnds },
        ),
        rest
          ? distractor('adds-instead-of-multiplying-the-middle-terms', write([b * d, b + d]), 'adds')
          : b > 0 && d > 0
            ? distractor('slip', write([b * d, product[1] ?? 0, a + c]), 'ends-add')
            : b * d < 0
              ? distractor('loses-a-sign', write([-b * d, product[1] ?? 0, a * c]), 'sign')
              : distractor('loses-a-sign', write([b * d, -(product[1] ?? 0), a * c]), 'middle'),
      ],
      steps: [
        step('parts', `$${write([0, a])}$ and $${write(second)}$`, `$${top}$`),
        step('more', `$${write([b])}$ and $${write(second)}$`, `$${bottom}$`, {
          why: b < 0 ? 'more-why' : 'more-plus',
        }),
        step('combine', `$${top}$ and $${bottom}$`, `$${write(product)}$`),
        rest
          ? step('take', `$${write(product)}$ without $${write(inside)}$`, `$${value}$`)
          : step(
              'check',
              `$${polynomialAt(first, 1)} \\cdot ${bracket(polynomialAt(second, 1))}$ and $${atOne(product)}$`.replaceAll(
                '-',
                '−',
              ),
              `both ${at}`.replace('-', '−'),
              {
                do: say('check-do', { one: 1, x: `$${x}$` }),
              },
            ),
      ],
      claims: [`${given} = ${write(product)}`],
    };
  },
});

/** The terms at x = 1, from the highest power: '1 + 8 + 12'. */
function atOne(product: Polynomial): string {
  const [lead = 0, ...rest] = product.filter((one) => one !== 0).toReversed();
  return `${lead}${rest.map((one) => (one < 0 ? ` - ${-one}` : ` + ${one}`)).join('')}`;
}

function bracket(value: number): string {
  return value < 0 ? `(${value})` : String(value);
}

/** One or two terms times three of them. */
function longProduct({ ask, letter: x, first, second }: Params, { say, step, distractor }: Said) {
  const [b = 0, a = 1] = first;
  const write = (one: Polynomial): string => polynomialText(one, x);
  const product = polynomialProduct(first, second);
  const [top, bottom] = [polynomialProduct([0, a], second), polynomialProduct([b], second)];
  const lead: Polynomial = [0, 0, second[2] ?? 1];
  const shortFirst = b === 0 ? write([0, a]) : factorText(first, x);
  const given = `${shortFirst}${factorText(second, x)}`;
  const partly =
    b === 0
      ? polynomialSum([second[0] ?? 0, second[1] ?? 0], polynomialProduct([0, a], lead))
      : polynomialSum(top, scaled(lead, b));
  const turned = product.map((one, power) => (power === (b === 0 ? 1 : 0) ? -one : one));
  const ends = product.map((one, power) => (power === 0 || power === 3 ? one : 0));
  const parts = [
    step('each', `$${write([0, a])}$ and $${write(second)}$`, `$${write(top)}$`, {
      do: say('each-do', { part: `$${write([0, a])}$` }),
    }),
    b !== 0 &&
      step('each', `$${write([b])}$ and $${write(second)}$`, `$${write(bottom)}$`, {
        do: say('each-do', { part: `$${write([b])}$` }),
      }),
    b !== 0 && step('like', `$${write(top)}$ and $${write(bottom)}$`, `$${write(product)}$`),
  ];
  return {
    words: {
      given: `$${given}$`,
      one: `$${write(first)}$`,
      other: `$${write(second)}$`,
      last: `$${write(b === 0 ? [0, a] : [b])}$`,
      power: `$${write([0, 0, 1])}$`,
      x: `$${x}$`,
      result: `$${write(product)}$`,
    },
    headline: 'headline-long' as const,
    question: ask,
    finalAnswer: 'final' as const,
    answer: { asked: 'expanded' as const, value: write(product), reason: 'right-long' as const },
    otherWrong: 'other-long' as const,
    distractors: [
      distractor('multiplies-only-the-first-term', write(partly), 'first-only'),
      distractor('loses-a-sign', write(turned), 'sign-long'),
      b === 0
        ? distractor('slip', write(scaled(second, a)), 'no-letter')
        : distractor('multiplies-only-first-and-last-terms', write(ends), 'lead-only'),
    ],
    steps: [
      ...parts,
      step(
        'check',
        `$${polynomialAt(first, 1)} \\cdot ${bracket(polynomialAt(second, 1))}$ and $${atOne(product)}$`.replaceAll(
          '-',
          '−',
        ),
        `both ${polynomialAt(product, 1)}`.replace('-', '−'),
        { do: say('check-do', { one: 1, x: `$${x}$` }) },
      ),
    ],
    claims: [`${given} = ${write(product)}`],
  };
}

/** Three terms, no product of which cancels another. */
function drawLong(level: Level, random: Random): Params {
  const size = (most: number): number => random.int(1, most) * random.pick([1, -1]);
  return random.until(() => {
    const first: Polynomial = [
      level === 1 ? 0 : size(6),
      random.int(level === 1 ? 2 : 1, level === 1 ? 6 : 3),
    ];
    const second: Polynomial = [size(9), size(7), random.int(1, 4)];
    const isWhole = polynomialProduct(first, second)
      .slice(level === 1 ? 1 : 0)
      .every((one) => one !== 0);
    const isSeen = polynomialAt(second, 1) !== 0 && polynomialAt(first, 1) !== 0;
    return isWhole && isSeen
      ? { ask: random.pick(asks), letter: random.pick(['x', 'y', 'n', 'a']), first, second }
      : null;
  });
}

function drawFactors(level: Level, random: Random): Params {
  if (level < 3 && random.chance(40)) return drawLong(level, random);
  const ask = random.pick<Params['ask']>(level === 3 ? places : asks);
  const letter = level === 3 ? 'x' : random.pick(['x', 'y', 'n', 'a']);
  return random.until(() => {
    const sign = (): number => (level === 2 ? random.pick([1, -1]) : 1);
    const [a, c] = level === 1 ? [1, 1] : [random.int(level === 2 ? 2 : 1, 5), random.int(1, 5)];
    const [b, d] = [random.int(2, 9) * sign(), random.int(1, 9) * sign()];
    const middle = a * d + b * c;
    const isOpen = b !== d && middle !== 0 && middle !== b + d && b + d !== 0 && b * d !== a * c;
    const differs = level === 1 ? b !== d : isOpen;
    const first: Polynomial = [level === 1 ? b * random.pick([1, 1, -1]) : b, a];
    const isPlace = level < 3 || a !== c || b !== d;
    const params: Params = { ask, letter, first, second: [d, c] };
    const [fb = 0] = first;
    return differs && isPlace && fb * c + a * d !== 0 && (level > 1 || fb * d !== fb + d) ? params : null;
  });
}
