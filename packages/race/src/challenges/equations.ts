import type { Recipe, TopicGenerator } from './recipe.ts';
import { inBrackets, linear } from './write-numbers.ts';

const twoSteps: Recipe = ({ int, nonZero }, level) => {
  const [a, b] = [level === 3 ? nonZero(-9, 9) : int(2, 5 + level), nonZero(-12, 12)];
  const x = level === 1 ? int(1, 10) : nonZero(-9, 12);
  return {
    question: `Solve for x: ${linear(a, b)} = ${a * x + b}`,
    answer: String(x),
    form: 'integer',
    hints: [
      'Undo what was done to x, the last thing first.',
      `${b < 0 ? `Add ${-b} to` : `Subtract ${b} from`} both sides.`,
      `Now it is ${linear(a, 0)} = ${a * x}.`,
    ],
    claims: [`${a} * ${inBrackets(x)} + ${inBrackets(b)} = ${a * x + b}`],
    slips: [{ value: String(a * x), phrase: 'stops before dividing' }],
  };
};

const bothSides: Recipe = ({ int, nonZero }, level) => {
  const c = int(1, 3 + level);
  const a = c + int(1, 2 + 2 * level);
  const x = level === 1 ? int(1, 9) : nonZero(-8, 10);
  const b = nonZero(-10, 10);
  const d = (a - c) * x + b;
  return {
    question: `Solve for x: ${linear(a, b)} = ${linear(c, d)}`,
    answer: String(x),
    form: 'integer',
    hints: [
      'Bring the terms with x to one side.',
      `Subtract ${linear(c, 0)} from both sides.`,
      `Now it is ${linear(a - c, b)} = ${d}.`,
    ],
    claims: [`${a} * ${inBrackets(x)} + ${inBrackets(b)} = ${c} * ${inBrackets(x)} + ${inBrackets(d)}`],
  };
};

const bracket: Recipe = ({ int, nonZero }, level) => {
  const [a, b, x] = [int(2, 4 + level), nonZero(-7, 7), level === 1 ? int(8, 15) : nonZero(-9, 12)];
  return {
    question: `Solve for x: ${a}(${linear(1, b)}) = ${a * (x + b)}`,
    answer: String(x),
    form: 'integer',
    hints: [
      'The bracket is one number. What is it?',
      `Divide both sides by ${a}.`,
      `Now it is ${linear(1, b)} = ${x + b}.`,
    ],
    claims: [`${a} * (${inBrackets(x)} + ${inBrackets(b)}) = ${a * (x + b)}`],
  };
};

const plans: Recipe = ({ int }, level) => {
  const [cheap, x, extra] = [int(2, 5), int(3, 5 + 3 * level), int(1, 2 + level)];
  const [fee, low] = [extra * x + int(1, 8), 0];
  const other = fee - extra * x + low;
  return {
    question: `Dock A charges $${fee} plus $${cheap} an hour. Dock B charges $${other} plus $${cheap + extra} an hour. After how many hours do both cost the same?`,
    answer: String(x),
    form: 'integer',
    hints: [
      'Write both prices with x for the hours.',
      `${linear(cheap, fee)} = ${linear(cheap + extra, other)}`,
      `B starts $${fee - other} cheaper and grows $${extra} more each hour.`,
    ],
    claims: [`${cheap} * ${x} + ${fee} = ${cheap + extra} * ${x} + ${other}`],
  };
};

const numberRiddle: Recipe = ({ int, nonZero }, level) => {
  const [k, b, x] = [int(2, 4 + level), int(2, 12), level === 3 ? nonZero(-9, 12) : int(2, 12)];
  return {
    question: `Orbit thinks of a number, multiplies it by ${k} and adds ${b}. The result is ${k * x + b}. Which number was it?`,
    answer: String(x),
    form: 'integer',
    hints: [
      'Go back through the story from its end.',
      `Before ${b} was added it was ${k * x}.`,
      `Which number times ${k} is ${k * x}?`,
    ],
    claims: [`${k} * ${inBrackets(x)} + ${b} = ${k * x + b}`],
  };
};

export const equations: TopicGenerator = {
  topic: 'equations',
  recipes: { equation: [twoSteps, bothSides, bracket], applied: [plans, numberRiddle] },
};
