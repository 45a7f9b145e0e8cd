import type { Recipe, TopicGenerator } from './recipe.ts';
import { inBrackets, linear, pair, polynomial } from './write-numbers.ts';

const derivative: Recipe = ({ nonZero, int }, level) => {
  const [a, b, c] = [level === 1 ? 1 : int(2, 4), nonZero(-6, 6), nonZero(-9, 9)];
  const cubic = level === 3;
  const coefficients = cubic ? [a, 0, b, c] : [a, b, c];
  const x = nonZero(-2, 4);
  const answer = cubic ? polynomial([3 * a, 0, b]) : linear(2 * a, b);
  const slope = cubic ? 3 * a * x * x + b : 2 * a * x + b;
  return {
    question: `f(x) = ${polynomial(coefficients)}. What is f'(${x})?`,
    answer: String(slope),
    form: 'integer',
    hints: [
      'Use the power rule term by term.',
      `xⁿ becomes n·xⁿ⁻¹, and a number alone becomes 0.`,
      `f'(x) = ${answer}`,
    ],
    claims: [
      cubic
        ? `3 * ${a} * ${inBrackets(x)}^2 + ${inBrackets(b)} = ${slope}`
        : `2 * ${a} * ${inBrackets(x)} + ${inBrackets(b)} = ${slope}`,
    ],
  };
};

const limit: Recipe = ({ nonZero }, level) => {
  const [r, s] = [nonZero(-5, 6), nonZero(-4, 5)];
  const easy = level === 1;
  const text = easy ? linear(s, r) : `(${polynomial([1, -(r + s), r * s])})/(${linear(1, -r)})`;
  const answer = easy ? s * r + r : r - s;
  return {
    question: `What is the limit of ${text} as x approaches ${r}?`,
    answer: String(answer),
    form: 'integer',
    hints: easy
      ? ['The function has no gap there.', `Put ${r} in the place of x.`, `The product is ${s * r}.`]
      : [
          'Putting the number in gives 0/0, so look closer.',
          `Factor the top: one factor is ${linear(1, -r)}.`,
          `Cancel it: ${linear(1, -s)} is left.`,
        ],
    claims: easy
      ? [`${inBrackets(s)} * ${inBrackets(r)} + ${inBrackets(r)} = ${answer}`]
      : [
          `(x - ${inBrackets(r)})(x - ${inBrackets(s)}) = ${polynomial([1, -(r + s), r * s])}`,
          `${r} - ${inBrackets(s)} = ${answer}`,
        ],
  };
};

const area: Recipe = ({ int }, level) => {
  const [m, to] = [2 * int(1, 2 + level), int(2, 3 + level)];
  const b = level === 1 ? 0 : int(1, 5);
  return {
    question: `What is the area under y = ${linear(m, b)} from x = 0 to x = ${to}?`,
    answer: String((m / 2) * to * to + b * to),
    form: 'integer',
    hints: [
      'Find an antiderivative.',
      `${linear(m, b)} comes from ${polynomial([m / 2, b, 0])}.`,
      `Put in ${to} and subtract the value at 0.`,
    ],
    claims: [`${m / 2} * ${to}^2 + ${b} * ${to} = ${(m / 2) * to * to + b * to}`],
  };
};

const lowest: Recipe = ({ nonZero }) => {
  const [h, k] = [nonZero(-4, 5), nonZero(-6, 6)];
  return {
    question: `Where is the lowest point of y = ${polynomial([1, -2 * h, h * h + k])}?`,
    answer: pair(h, k),
    form: 'point',
    format: 'Answer as (x, y)',
    hints: [
      'At the lowest point the slope is 0.',
      `The derivative is ${linear(2, -2 * h)}. Where is it 0?`,
      `Put x = ${h} into the function for y.`,
    ],
    claims: [
      `2 * ${inBrackets(h)} + (${-2 * h}) = 0`,
      `${inBrackets(h)}^2 + (${-2 * h}) * ${inBrackets(h)} + (${h * h + k}) = ${k}`,
    ],
  };
};

const speed: Recipe = ({ int }, level) => {
  const [a, t] = [int(1, 2 + level), int(2, 4 + level)];
  const b = level === 1 ? 0 : int(1, 9);
  return {
    question: `A rocket has flown s(t) = ${polynomial([a, b, 0], 't')} meters after t seconds. What is its speed at t = ${t}, in meters per second?`,
    answer: String(2 * a * t + b),
    form: 'integer',
    hints: ['Speed is the derivative of the way.', `s'(t) = ${linear(2 * a, b, 't')}`, `Put in t = ${t}.`],
    claims: [`2 * ${a} * ${t} + ${b} = ${2 * a * t + b}`],
    slips: [{ value: String(a * t * t + b * t), phrase: 'gives the way instead of the speed' }],
  };
};

export const calculus: TopicGenerator = {
  topic: 'calculus',
  recipes: { equation: [derivative, limit, area], coordinate: [lowest], applied: [speed] },
};
