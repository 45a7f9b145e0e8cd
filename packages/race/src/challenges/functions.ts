import type { Recipe, TopicGenerator } from './recipe.ts';
import { inBrackets, linear, pair, polynomial } from './write-numbers.ts';

const evaluate: Recipe = ({ nonZero, int }, level) => {
  const [a, b, c] = [level === 1 ? 0 : nonZero(-2, 2), nonZero(-3, 5), nonZero(-7, 7)];
  const x = level === 1 ? int(1, 8) : nonZero(-4, 5);
  const y = a * x * x + b * x + c;
  return {
    question: `f(x) = ${polynomial([a, b, c])}. What is f(${x})?`,
    answer: String(y),
    form: 'integer',
    hints: [
      `f(${x}) means: put ${x} in the place of x.`,
      a === 0 ? `Work out ${b} × ${inBrackets(x)} first.` : `x² is ${x * x}. Mind the signs.`,
      `The terms with x make ${a * x * x + b * x}.`,
    ],
    claims: [
      `${inBrackets(a)} * ${inBrackets(x)}^2 + ${inBrackets(b)} * ${inBrackets(x)} + ${inBrackets(c)} = ${y}`,
    ],
  };
};

const input: Recipe = ({ nonZero, int }, level) => {
  const [m, b, x] = [int(2, 3 + level), nonZero(-8, 8), level === 1 ? int(1, 9) : nonZero(-6, 9)];
  return {
    question: `f(x) = ${linear(m, b)}. For which x is f(x) = ${m * x + b}?`,
    answer: String(x),
    form: 'integer',
    hints: [
      'Here the output is known and the input is asked.',
      `Solve ${linear(m, b)} = ${m * x + b}.`,
      `${linear(m, 0)} is ${m * x}.`,
    ],
    claims: [`${m} * ${inBrackets(x)} + ${inBrackets(b)} = ${m * x + b}`],
    slips: [{ value: String(m * (m * x + b) + b), phrase: 'puts the output in as the input' }],
  };
};

const compose: Recipe = ({ int, nonZero }, level) => {
  const [m, b, k, x] = [int(2, 4), nonZero(-5, 5), nonZero(-4, 6), int(1, 3 + level)];
  const inside = x + k;
  return {
    question: `f(x) = ${linear(m, b)} and g(x) = ${linear(1, k)}. What is f(g(${x}))?`,
    answer: String(m * inside + b),
    form: 'integer',
    hints: ['Work from the inside out.', `First find g(${x}).`, `g(${x}) is ${inside}. Put it into f.`],
    claims: [`${m} * (${x} + ${inBrackets(k)}) + ${inBrackets(b)} = ${m * inside + b}`],
    slips: [{ value: String(m * x + b + k), phrase: 'uses the functions in the wrong order' }],
  };
};

const pointOf: Recipe = ({ nonZero }, level) => {
  const [a, c, x] = [level === 1 ? 1 : nonZero(-2, 2), nonZero(-5, 5), nonZero(-2 - level, 3)];
  return {
    question: `Which point of the graph of f(x) = ${polynomial([a, 0, c])} has x = ${x}?`,
    answer: pair(x, a * x * x + c),
    form: 'point',
    format: 'Answer as (x, y)',
    hints: ['The height of the graph at x is f(x).', `x² is ${x * x}.`, `f(${x}) is the second coordinate.`],
    claims: [`${inBrackets(a)} * ${inBrackets(x)}^2 + ${inBrackets(c)} = ${a * x * x + c}`],
  };
};

const battery: Recipe = ({ int }, level) => {
  const [full, rate, left] = [10 * int(5, 9), int(2, 3 + level), 0];
  const hours = int(3, Math.floor(full / rate) - 2);
  const rest = full - rate * hours + left;
  return {
    question: `A battery holds ${full} units and loses ${rate} each hour: B(t) = ${full} - ${rate}t. After how many hours are ${rest} units left?`,
    answer: String(hours),
    form: 'integer',
    hints: [
      'The output is known. You look for the input t.',
      `Solve ${full} - ${rate}t = ${rest}.`,
      `${rate}t is ${full - rest}.`,
    ],
    claims: [`${full} - ${rate} * ${hours} = ${rest}`],
  };
};

export const functions: TopicGenerator = {
  topic: 'functions',
  recipes: { equation: [evaluate, input, compose], coordinate: [pointOf], applied: [battery] },
};
