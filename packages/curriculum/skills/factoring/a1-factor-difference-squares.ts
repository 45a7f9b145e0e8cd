import { type Level, numberSkill, type Random } from '../../src/kit/index.ts';
import { factoredText } from '../../src/numbers/factored-forms.ts';
import { commonDivisor } from '../../src/numbers/lowest-terms.ts';
import { type Polynomial, polynomialText } from '../../src/numbers/polynomials.ts';
import { productModel } from '../../src/pictures/area-models.ts';

const asks = ['factor', 'product', 'write', 'two'] as const;
const others = ['whole', 'possible', 'far', 'look'] as const;
/** a²x² − b², a sum of squares, or at level 3 the fourth power x⁴ − b⁴. */
type Params = {
  ask: (typeof asks)[number] | (typeof others)[number];
  kind: 'difference' | 'sum' | 'fourth' | 'turned';
  letter: string;
  a: number;
  b: number;
};

/** Level 1 has the letter alone, level 2 a coefficient, level 3 also sums of squares, fourth powers and other orders. */
export const a1FactorDifferenceSquares = numberSkill('a1-factor-difference-squares', {
  version: 4,
  form: 'expression',
  text: {
    headline: 'Factor a difference of squares',
    factor: 'Factor the binomial {given}.',
    product: 'Write {given} as a product of two binomials.',
    write: 'Which two binomials have the product {given}? Write their product.',
    two: 'Both terms of {given} are squares. Factor it.',
    whole: 'Factor {given} as far as you can with integers. If it cannot be factored, write it as it is.',
    possible: 'Can {given} be written as a product with integers? Write the product, or {given} itself.',
    far: 'Look at the sign between the squares in {given}. Factor as far as possible, or write it as it stands.',
    look: 'Is {given} a difference of squares or a sum of squares? Write it in factors, or as it is.',
    right: 'Multiplied out, the two middle products cancel, and both squares are left.',
    'right-sum': 'No two factors with integers have this product: the middle term would not cancel.',
    'right-fourth': 'The difference of squares was split, and then the one that was left was split again.',
    minus: 'This is the square of a difference. Multiply out: is there a middle term?',
    plus: 'This is the square of a sum. Multiply out: is there a middle term?',
    root: 'Square the first term here. Does the coefficient come out?',
    constant: 'The last numbers have to multiply to the number in the question. Do they?',
    same: 'Multiply this out. Which sign does the constant get?',
    stop: 'One factor here is a difference of squares again. How does it split?',
    'sum-split': 'Here the sum of squares was split as well. Multiply these two factors: do you get a plus?',
    turned: 'Multiply out. Which of the two squares gets the minus sign?',
    other: 'Find what is squared in each term. Then write a sum times a difference.',
    'other-look': 'Find what is squared in each term. Which sign stands between the squares?',
    'roots-do': 'Find what is squared in each term.',
    'roots-why': 'Both terms have to be squares.',
    'signs-do': 'Look at the sign between them.',
    'signs-minus': 'A minus sign means a difference of squares.',
    'signs-plus': 'A plus sign means a sum of squares. It does not factor.',
    'write-do': 'Write the sum times the difference.',
    'write-why': 'The two middle products are opposites, so they cancel.',
    'try-do': 'Test the products that come to mind.',
    'try-why': 'A square has a middle term, and a sum times a difference has a minus sign.',
    'keep-do': 'Write it as it is.',
    'keep-why': 'There are no such factors.',
    'again-do': 'Split the difference of squares that is left.',
    'again-why': 'The sum of squares stays.',
    final: 'It is {result}.',
  },
  draw: ({ level, random }): Params => drawSquares(level, random),
  build({ ask, kind, letter: x, a, b }: Params, { level, step, distractor }) {
    const write = (one: Polynomial): string => polynomialText(one, x);
    const made = (...factors: readonly Polynomial[]): string => factoredText('', factors, x);
    const { given, value, minus, plus, halves } = writtenOf({ kind, letter: x, a, b });
    const squared = kind === 'fourth' ? [`${x}^2`, b * b] : [write([0, a]), b];
    const roots = (kind === 'turned' ? squared.toReversed() : squared).map((one) => `$${one}$`).join(' and ');
    const words = { given: `$${given}$`, result: `$${value}$` };
    const withoutRoot = (taken: readonly (string | number)[], wrong: string) => {
      const said = taken.map((one) => `$${one}$`).join(' and ');
      return [
        step('roots', `$${given}$`, said),
        step('signs', said, 'a difference of squares', { why: 'signs-minus' }),
        step('write', said, `$${wrong}$`),
      ];
    };
    const squares = [
      distractor(
        'gives-the-square-of-a-difference',
        kind === 'fourth' ? `(${x}^2 − ${b * b})^2` : made(minus, minus),
        'minus',
      ),
      kind === 'sum'
        ? distractor('factors-a-sum-of-squares-the-same-way', made(minus, plus), 'same')
        : distractor('slip', made(plus, plus), 'plus'),
    ];
    return {
      words,
      question: ask,
      diagram:
        level === 1
          ? productModel({ first: minus, second: plus, letter: x }, { sides: 'asked', cells: 'ends' })
          : null,
      answer: {
        asked: 'factored',
        value,
        reason: kind === 'sum' ? 'right-sum' : kind === 'fourth' ? 'right-fourth' : 'right',
      },
      distractors: {
        difference: [
          ...squares,
          a > 1
            ? distractor('forgets-a-root-of-the-coefficient', made([-b, a * a], [b, a * a]), 'root', {
                work: withoutRoot([write([0, a * a]), b], made([-b, a * a], [b, a * a])),
              })
            : distractor('forgets-a-root-of-the-coefficient', made([-b * b, 1], [b * b, 1]), 'constant', {
                work: withoutRoot([x, b * b], made([-b * b, 1], [b * b, 1])),
              }),
        ],
        sum: [...squares, distractor('slip', made(plus, plus), 'plus')],
        fourth: [
          distractor('leaves-a-difference-of-squares', made(...halves), 'stop'),
          distractor(
            'factors-a-sum-of-squares-the-same-way',
            `${made(minus, plus)}${made(minus, plus)}`,
            'sum-split',
          ),
          distractor('slip', `(${x}^2 + ${b * b})^2`, 'plus'),
        ],
        turned: [...squares, distractor('loses-a-sign', made(minus, plus), 'turned')],
      }[kind],
      otherWrong: level === 3 ? 'other-look' : 'other',
      steps: [
        step('roots', `$${given}$`, roots),
        step('signs', roots, kind === 'sum' ? 'a sum of squares' : 'a difference of squares', {
          why: kind === 'sum' ? 'signs-plus' : 'signs-minus',
        }),
        kind === 'sum' &&
          step(
            'try',
            `$${made(minus, plus)}$ and $${made(plus, plus)}$`,
            `$${write([-b * b, 0, a * a])}$ and $${write([b * b, 2 * a * b, a * a])}$`,
          ),
        kind === 'sum' && step('keep', 'no factors', `$${value}$`),
        kind !== 'sum' && step('write', roots, kind === 'fourth' ? `$${made(...halves)}$` : `$${value}$`),
        kind === 'fourth' && step('again', `$${made(...halves)}$`, `$${value}$`),
      ],
      claims: [`${value} = ${given}`],
    };
  },
});

/** What is given and its factors as they are written, with the factors that lead there. */
function writtenOf({ kind, letter: x, a, b }: Omit<Params, 'ask'>) {
  const write = (one: Polynomial): string => polynomialText(one, x);
  const made = (...factors: readonly Polynomial[]): string => factoredText('', factors, x);
  const [minus, plus]: readonly [Polynomial, Polynomial] = [
    [-b, a],
    [b, a],
  ];
  const given = {
    difference: write([-b * b, 0, a * a]),
    sum: write([b * b, 0, a * a]),
    fourth: write([-(b ** 4), 0, 0, 0, 1]),
    turned: `${b * b} − ${write([0, 0, a * a])}`,
  }[kind];
  const halves: readonly [Polynomial, Polynomial] = [
    [-b * b, 0, 1],
    [b * b, 0, 1],
  ];
  const value = {
    difference: made(minus, plus),
    sum: given,
    fourth: `${made(halves[1])}${made(minus, plus)}`,
    turned: made([b, -a], [b, a])
      .replace(/−(\d*)(\w) \+ (\d+)/, '$3 − $1$2')
      .replace(/\((\d*)(\w) \+ (\d+)\)/, '($3 + $1$2)'),
  }[kind];
  return { given, value, minus, plus, halves };
}

function drawSquares(level: Level, random: Random): Params {
  const kind = level === 3 ? random.pick(['sum', 'fourth', 'turned', 'sum'] as const) : 'difference';
  const ask = random.pick<Params['ask']>(level === 3 ? others : asks);
  const letter = random.pick(['x', 'y', 'n', 'a', 'k']);
  return random.until(() => {
    const a = level === 1 || kind === 'fourth' ? 1 : random.int(level === 2 ? 2 : 1, 9);
    const b = random.int(kind === 'fourth' ? 2 : 1, level === 1 ? 15 : kind === 'fourth' ? 4 : 12);
    return b > 1 && commonDivisor(a, b) === 1 && a !== b ? { ask, kind, letter, a, b } : null;
  });
}
