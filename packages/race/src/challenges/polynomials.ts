import type { Recipe, TopicGenerator } from './recipe.ts';
import { inBrackets, linear, polynomial } from './write-numbers.ts';

const format = 'You can type x^2 for x².';

const add: Recipe = ({ nonZero, int }, level) => {
  const minus = level > 1;
  const left = [int(1, 5), nonZero(-6, 6), nonZero(-9, 9)] as const;
  const right = [int(6, 9), nonZero(-6, 6), nonZero(-9, 9)] as const;
  const sign = minus ? -1 : 1;
  const answer = polynomial([
    left[0] + sign * right[0],
    left[1] + sign * right[1],
    left[2] + sign * right[2],
  ]);
  const text = `(${polynomial(left)}) ${minus ? '-' : '+'} (${polynomial(right)})`;
  return {
    question: `Simplify: ${text}`,
    answer,
    form: 'expression',
    asked: 'simplified',
    format,
    hints: [
      'Put like terms together.',
      minus ? 'The minus turns every sign in the second bracket.' : 'The brackets can simply be left out.',
      `The x² terms make ${left[0] + sign * right[0]}.`,
    ],
    claims: [`${text} = ${answer}`],
    slips: minus
      ? [
          {
            value: polynomial([left[0] - right[0], left[1] + right[1], left[2] + right[2]]),
            phrase: 'uses the minus on the first term only',
          },
        ]
      : [],
  };
};

const multiply: Recipe = ({ nonZero, int }, level) => {
  const [a, b, c] = [
    level === 3 ? int(2, 3) : 1,
    nonZero(level === 1 ? 1 : -7, 7),
    nonZero(level === 1 ? 1 : -6, 6),
  ];
  const text = `(${linear(a, b)})(${linear(1, c)})`;
  const answer = polynomial([a, a * c + b, b * c]);
  return {
    question: `Expand: ${text}`,
    answer,
    form: 'expression',
    asked: 'expanded',
    format,
    hints: [
      'Each term of one bracket meets each term of the other.',
      `The terms with x are ${a * c}x and ${b}x.`,
      `The number at the end is ${b} × ${inBrackets(c)}.`,
    ],
    claims: [`${text} = ${answer}`],
    slips: [{ value: polynomial([a, 0, b * c]), phrase: 'multiplies only first by first and last by last' }],
  };
};

const factor: Recipe = ({ nonZero }, level) => {
  const p = nonZero(level === 1 ? 1 : -7, 7);
  const drawn = nonZero(level === 1 ? 1 : -6, 8);
  const q = drawn === -p || drawn === p ? p + (p > 0 ? 1 : -1) : drawn;
  const answer = `(${linear(1, p)})(${linear(1, q)})`;
  const text = polynomial([1, p + q, p * q]);
  return {
    question: `Factor: ${text}`,
    answer,
    form: 'expression',
    asked: 'factored',
    format: 'Answer like (x + 1)(x + 2)',
    hints: [
      'It becomes a product of two brackets with x.',
      `Find two numbers with the product ${p * q}.`,
      `Their sum has to be ${p + q}.`,
    ],
    claims: [`${answer} = ${text}`],
    slips: [{ value: `(${linear(1, -p)})(${linear(1, -q)})`, phrase: 'gives both factors the wrong sign' }],
  };
};

const value: Recipe = ({ int, nonZero }, level) => {
  const [x, b, c] = [int(2, 2 + level), nonZero(-5, 5), nonZero(-8, 8)];
  const y = x ** 3 + b * x + c;
  return {
    question: `A signal's strength is ${polynomial([1, 0, b, c])} at distance x. What is it at x = ${x}?`,
    answer: String(y),
    form: 'integer',
    hints: [`Put ${x} in the place of x.`, `${x}³ is ${x ** 3}.`, `The middle term is ${b * x}.`],
    claims: [`${x}^3 + ${inBrackets(b)} * ${x} + ${inBrackets(c)} = ${y}`],
    slips: [{ value: String(3 * x + b * x + c), phrase: 'multiplies base and exponent' }],
  };
};

export const polynomials: TopicGenerator = {
  topic: 'polynomials',
  recipes: { equation: [add, multiply, factor], applied: [value] },
};
