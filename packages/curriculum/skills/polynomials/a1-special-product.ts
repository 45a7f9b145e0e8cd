import { type Level, numberSkill, type Random } from '../../src/kit/index.ts';
import { factorText } from '../../src/numbers/factored-forms.ts';
import {
  inBrackets,
  type Polynomial,
  polynomialProduct,
  polynomialText,
} from '../../src/numbers/polynomials.ts';
import { productModel } from '../../src/pictures/area-models.ts';

const asks = ['multiply', 'without', 'same', 'expand'] as const;
const borders = ['path', 'frame', 'rug', 'quilt', 'board'] as const;
const units = {
  path: 'meters',
  frame: 'inches',
  rug: 'feet',
  quilt: 'inches',
  board: 'centimeters',
} as const;
/** (ax + b)² or (ax + b)(ax − b); at level 3 a square of side x with a border of width b around it. */
type Params = {
  ask: (typeof asks)[number] | (typeof borders)[number];
  kind: 'square' | 'conjugate';
  letter: string;
  a: number;
  b: number;
};

/** Level 1 has the letter alone, level 2 a coefficient, level 3 asks for the border around a square. */
export const a1SpecialProduct = numberSkill('a1-special-product', {
  version: 2,
  form: 'expression',
  text: {
    headline: 'Squares of binomials and sums times differences',
    multiply: 'Multiply out {given} and combine like terms.',
    without: 'Write {given} without parentheses.',
    same: 'Which polynomial is the same as {given}?',
    expand: 'Expand {given}. What do you get?',
    path: 'A square lawn has sides of {x} meters. A path {b, number} meters wide runs all around it. What is the area of the path?',
    frame:
      'A square picture has sides of {x} inches. A frame {b, number} inches wide goes all around it. What is the area of the frame?',
    rug: 'A square dance floor has sides of {x} feet. A border {b, number} feet wide goes all around it. What is the area of the border?',
    quilt:
      'The square middle of a quilt has sides of {x} inches. A border {b, number} inches wide goes all around it. What is the area of the border?',
    board:
      'The square field of a board game has sides of {x} centimeters. A border {b, number} centimeters wide goes all around it. What is the area of the border?',
    'right-square': 'It has the square of each term, and twice the product of both in the middle.',
    'right-conjugate': 'The two middle products are opposites, so only two squares are left.',
    'right-border': 'The large square was found first, and the inner square was taken away.',
    each: 'Here each term was squared alone. A square has four parts. What are the other two?',
    half: 'How many times does the product of both terms occur in the square?',
    last: 'Which sign does a number times itself have?',
    'last-conjugate': 'One of the constants is negative. Which sign does their product have?',
    'like-square': 'Work out the two middle products. Do they have the same sign?',
    double: 'The last term is a number times its opposite. Is that twice the number?',
    side: 'The border adds its width on both sides. How long is the side of the large square?',
    inner: 'This is the whole area. What has to be taken away?',
    strips: 'Four strips are counted here. What about the four corners?',
    other: 'Multiply each term of one factor by each term of the other.',
    'other-border': 'Find the area of the large square. Then take away the square in the middle.',
    'write-do': 'Write the square as a product.',
    'write-why': 'A square is a number times itself.',
    'first-do': 'Square the first term.',
    'first-why': 'It is the product of both first terms.',
    'middle-do': 'Add the two middle products.',
    'middle-square': 'They are equal, so there are two of them.',
    'middle-conjugate': 'They are opposites, so their sum is zero.',
    'last-do': 'Multiply the last terms.',
    'last-why': 'Their signs decide the sign of the constant.',
    'side-do': 'Find the side of the large square.',
    'side-why': 'The border adds its width on both sides.',
    'square-do': 'Square it.',
    'square-why': 'It is the first square, twice the product of both, and the last square.',
    'take-do': 'Take the inner square away.',
    'take-why': 'Only the area of the border is asked for.',
    'join-do': 'Put the parts together.',
    'join-why': 'They make the whole product.',
    difference: 'Multiply out and subtract: {far}',
    work: 'Work out {far}, and combine like terms.',
    short: 'Which short expression is equal to {far}?',
    whole: 'Write {far} without parentheses, as simply as you can.',
    'right-far': 'The square terms cancel, and what is left was added with its signs.',
    'far-each': 'The square has a middle term. Where is it?',
    'far-signs': 'The second product is subtracted as a whole. What happens to its constant?',
    'far-half': 'How many times does the product of both terms occur in the square?',
    'twice-do': 'Expand the square.',
    'twice-why': 'It is the first square, twice the product of both, and the last square.',
    'conjugate-do': 'Expand the sum times the difference.',
    'conjugate-why': 'The middle products cancel, so a difference of squares is left.',
    'minus-do': 'Subtract, and turn the signs inside.',
    'minus-why': 'The second product is subtracted as a whole.',
    'like-do': 'Combine like terms.',
    'like-why': 'The square terms are opposites now.',
    'test-do': 'Test with {one, number} for {x}.',
    'test-why': 'Both ways of writing have the same value.',
    final: 'It is {result}.',
    'final-area': 'It is {result} square {units}.',
  },
  draw: ({ level, random }): Params => drawProduct(level, random),
  build(params: Params, { level, step, distractor }) {
    const { ask, kind, letter: x, a, b } = params;
    const write = (one: Polynomial): string => polynomialText(one, x);
    const size = Math.abs(b);
    if (level === 3) {
      const value = write([4 * b * b, 4 * b]);
      const side = write([2 * b, 1]);
      const whole = write([4 * b * b, 4 * b, 1]);
      return {
        words: { x: `$${x}$`, b, result: `$${value}$`, units: units[ask as keyof typeof units] },
        question: ask,
        finalAnswer: 'final-area',
        answer: { asked: 'expanded', value, reason: 'right-border' },
        distractors: [
          distractor('squares-each-term-only', write([4 * b * b]), 'each'),
          distractor('makes-the-middle-term-half-as-large', write([4 * b * b, 2 * b]), 'half'),
          distractor('slip', write([b * b, 2 * b]), 'side'),
        ],
        otherWrong: level === 3 ? 'other-border' : 'other',
        steps: [
          step('side', `$${write([0, 1])}$ and ${size} on both sides`, `$${side}$`),
          step('square', `$(${side})^2$`, `$${whole}$`),
          step('take', `$${whole}$ without $${write([0, 0, 1])}$`, `$${value}$`),
        ],
        claims: [`(${side})^2 - ${x}^2 = ${value}`],
      };
    }
    const [first, second]: readonly [Polynomial, Polynomial] = [
      [b, a],
      [kind === 'square' ? b : -b, a],
    ];
    const product = polynomialProduct(first, second);
    const value = write(product);
    const given =
      kind === 'square' ? `${factorText(first, x)}^2` : `${factorText(first, x)}${factorText(second, x)}`;
    const middle = write([0, product[1] ?? 0]);
    return {
      words: { given: `$${given}$`, result: `$${value}$` },
      question: ask,
      diagram:
        level === 1 ? productModel({ first, second, letter: x }, { sides: 'shown', cells: 'asked' }) : null,
      answer: { asked: 'expanded', value, reason: `right-${kind}` },
      distractors:
        kind === 'square'
          ? [
              distractor('squares-each-term-only', write([b * b, 0, a * a]), 'each'),
              distractor('makes-the-middle-term-half-as-large', write([b * b, a * b, a * a]), 'half'),
              distractor('uses-the-wrong-sign-of-the-last-term', write([-b * b, 2 * a * b, a * a]), 'last'),
            ]
          : [
              distractor('uses-the-wrong-sign-of-the-last-term', write([b * b, 0, a * a]), 'last-conjugate'),
              distractor(
                'squares-the-difference-instead-of-subtracting-squares',
                write([b * b, -2 * a * size, a * a]),
                'like-square',
              ),
              distractor('slip', write([-2 * size, 0, a * a]), 'double'),
            ],
      steps: [
        kind === 'square' && step('write', `$${given}$`, `$${factorText(first, x)}${factorText(second, x)}$`),
        step('first', `$${write([0, a])} \\cdot ${write([0, a])}$`, `$${write([0, 0, a * a])}$`),
        step(
          'middle',
          `$${write([0, a * b])}$ and $${write([0, kind === 'square' ? a * b : -a * b])}$`,
          `$${middle}$`,
          {
            why: `middle-${kind}`,
          },
        ),
        step('last', `$${write([b])}$ and $${write([second[0] ?? 0])}$`, `$${write([product[0] ?? 0])}$`),
        step('join', 'all parts', `$${value}$`),
      ],
      claims: [`${given} = ${value}`],
    };
  },
  stretch: {
    draw: ({ random }) =>
      random.until(() => {
        const [a, b] = [random.int(2, 9) * random.pick([1, -1]), random.int(2, 9)];
        return Math.abs(a) !== b
          ? { ask: random.pick(fars), letter: random.pick(['x', 'y', 'n', 'k']), a, b }
          : null;
      }),
    build({ ask, letter: x, a, b }, { say, step, distractor }) {
      const write = (one: Polynomial): string => polynomialText(one, x);
      const [square, product]: readonly [Polynomial, Polynomial] = [
        [a * a, 2 * a, 1],
        [-b * b, 0, 1],
      ];
      const far = `(${write([a, 1])})^2 − (${write([b, 1])})(${write([-b, 1])})`;
      const value = write([a * a + b * b, 2 * a]);
      const open = `${write(square)} − ${x}^2 + ${b * b}`;
      const at = (1 + a) * (1 + a) - (1 + b) * (1 - b);
      return {
        words: { far: `$${far}$`, x: `$${x}$`, result: `$${value}$` },
        question: ask,
        answer: { asked: 'expanded', value, reason: 'right-far' },
        distractors: [
          distractor('squares-each-term-only', write([a * a + b * b]), 'far-each'),
          distractor('subtracts-only-the-first-term', write([a * a - b * b, 2 * a]), 'far-signs'),
          distractor('makes-the-middle-term-half-as-large', write([a * a + b * b, a]), 'far-half'),
        ],
        steps: [
          step('twice', `$(${write([a, 1])})^2$`, `$${write(square)}$`),
          step('conjugate', `$(${write([b, 1])})(${write([-b, 1])})$`, `$${write(product)}$`),
          step('minus', `$${write(square)} − (${write(product)})$`, `$${open}$`),
          step('like', `$${open}$`, `$${value}$`),
          step(
            'test',
            `${(1 + a) ** 2} − ${1 + b} × ${inBrackets(1 - b)}`,
            inBrackets(at).replace(/[()]/g, ''),
            {
              do: say('test-do', { one: 1, x: `$${x}$` }),
            },
          ),
        ],
        claims: [`${far} = ${value}`],
      };
    },
  },
});

const fars = ['difference', 'work', 'short', 'whole'] as const;

function drawProduct(level: Level, random: Random): Params {
  const ask = random.pick<Params['ask']>(level === 3 ? borders : asks);
  const kind = level < 3 && random.chance(45) ? 'conjugate' : 'square';
  const letter =
    level === 3 ? random.pick(['x', 's', 'a', 'w', 'n', 'd', 't']) : random.pick(['x', 'y', 'n', 'a']);
  return random.until(() => {
    const a = level === 2 ? random.int(2, 7) : 1;
    const b =
      random.int(2, level === 1 ? 12 : level === 2 ? 9 : 7) * (level === 3 ? 1 : random.pick([1, -1]));
    return Math.abs(b) > 1 && a * a !== b * b && (level === 3 || 2 * Math.abs(b) !== b * b)
      ? { ask, kind, letter, a, b }
      : null;
  });
}
