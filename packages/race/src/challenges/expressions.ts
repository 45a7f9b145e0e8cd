import type { Recipe, TopicGenerator } from './recipe.ts';
import { inBrackets, linear } from './write-numbers.ts';

const evaluate: Recipe = ({ int, nonZero }, level) => {
  const [a, b] = [int(2, 5 + level), nonZero(-9, 9)];
  const x = level === 1 ? int(2, 9) : nonZero(-6, 9);
  const square = level === 3;
  const value = square ? a * x * x + b : a * x + b;
  const text = square ? `${a}x² ${b < 0 ? '-' : '+'} ${Math.abs(b)}` : linear(a, b);
  return {
    question: `What is ${text} for x = ${x}?`,
    answer: String(value),
    form: 'integer',
    hints: [
      `Put ${inBrackets(x)} in the place of x.`,
      square ? 'The square belongs to x alone: do it first.' : `${a}x means ${a} times x.`,
      `The first term is ${square ? a * x * x : a * x}. Now the ${b < 0 ? 'subtraction' : 'addition'}.`,
    ],
    claims: [`${a} * ${inBrackets(x)}${square ? `^2` : ''} + ${inBrackets(b)} = ${value}`],
    slips: square
      ? [{ value: String((a * x) ** 2 + b), phrase: 'squares the product instead of x alone' }]
      : [],
  };
};

const combine: Recipe = ({ int, nonZero }, level) => {
  const [a, b] = [int(2, 5 + 2 * level), nonZero(level === 1 ? 1 : -9, 9)];
  const [c, d] = [nonZero(level === 1 ? 1 : -8, 8), nonZero(-9, 9)];
  const slope = a + c === 0 ? a + c + 1 : a + c;
  const second = slope - a;
  const cText =
    second === 0 ? '' : ` ${second < 0 ? '-' : '+'} ${Math.abs(second) === 1 ? '' : Math.abs(second)}x`;
  const text = `${linear(a, b)}${cText} ${d < 0 ? '-' : '+'} ${Math.abs(d)}`;
  const answer = linear(slope, b + d);
  return {
    question: `Simplify: ${text}`,
    answer,
    form: 'expression',
    asked: 'simplified',
    hints: [
      'Only like terms can be put together.',
      'Put the terms with x together, and the numbers.',
      `The numbers make ${b + d}. How many x are there?`,
    ],
    claims: [`${text} = ${answer}`],
    slips: [
      {
        value: linear(0, 0) === answer ? '1' : `${slope + b + d}x`,
        phrase: 'puts terms together that are not alike',
      },
    ],
  };
};

const expand: Recipe = ({ int, nonZero }, level) => {
  const [a, b, c] = [level === 3 ? -int(2, 6) : int(2, 4 + level), int(1, 2 + level), nonZero(-9, 9)];
  const text = `${a}(${linear(b, c)})`;
  const answer = linear(a * b, a * c);
  return {
    question: `Expand: ${text}`,
    answer,
    form: 'expression',
    asked: 'expanded',
    hints: [
      `${a} multiplies everything in the bracket.`,
      `First ${a} times ${linear(b, 0)}, then ${a} times ${c}.`,
      `The first term is ${linear(a * b, 0)}. Mind the sign of the second.`,
    ],
    claims: [`${text} = ${answer}`],
    slips: [{ value: linear(a * b, c), phrase: 'multiplies only the first term of the bracket' }],
  };
};

const write: Recipe = ({ int, pick }, level) => {
  const [fee, rate, count] = [int(3, 10 + 5 * level), int(2, 6 + 2 * level), int(3, 5 + 4 * level)];
  const thing = pick(['hours in the simulator', 'rides on the rocket', 'photos from orbit']);
  return {
    question: `Entry to the space museum costs $${fee}, and each of your ${count} ${thing} costs $${rate}. What do you pay in all, in dollars?`,
    answer: String(fee + rate * count),
    form: 'money',
    hints: [
      'One part is paid once, the other part every time.',
      `Write it as ${fee} + ${rate}x, where x counts the ${thing}.`,
      `Use x = ${count}.`,
    ],
    claims: [`${fee} + ${rate} * ${count} = ${fee + rate * count}`],
    slips: [{ value: String((fee + rate) * count), phrase: 'counts the fixed price every time' }],
  };
};

export const expressions: TopicGenerator = {
  topic: 'expressions',
  recipes: { equation: [evaluate, combine, expand], applied: [write] },
};
