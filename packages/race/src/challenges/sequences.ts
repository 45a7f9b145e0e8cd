import type { Recipe, TopicGenerator } from './recipe.ts';
import { inBrackets } from './write-numbers.ts';

const arithmetic: Recipe = ({ int, nonZero }, level) => {
  const [first, step] = [int(1, 12), level === 1 ? int(2, 8) : nonZero(-7, 9)];
  const n = level === 1 ? 6 : int(8, 6 + 6 * level);
  const shown = [0, 1, 2, 3].map((at) => first + at * step);
  return {
    question: `The sequence ${shown.join(', ')}, … goes on the same way. What is term number ${n}?`,
    answer: String(first + (n - 1) * step),
    form: 'integer',
    hints: [
      'What is added each time?',
      `The step is ${step}. How many steps is it from term 1 to term ${n}?`,
      `Add ${n - 1} steps of ${step} to ${first}.`,
    ],
    claims: [`${first} + ${n - 1} * ${inBrackets(step)} = ${first + (n - 1) * step}`],
    slips: [{ value: String(first + n * step), phrase: 'counts one step too many' }],
  };
};

const geometric: Recipe = ({ int, pick }, level) => {
  const [first, ratio, n] = [
    int(1, 5),
    pick(level === 3 ? [-2, 3, -3] : [2, 3]),
    level === 1 ? 5 : int(5, 6),
  ];
  const shown = [0, 1, 2].map((at) => first * ratio ** at);
  const answer = first * ratio ** (n - 1);
  return {
    question: `The sequence ${shown.join(', ')}, … multiplies by the same number each time. What is term number ${n}?`,
    answer: String(answer),
    form: 'integer',
    hints: [
      'What is each term multiplied by?',
      `The factor is ${ratio}.`,
      `From term 3 on, multiply ${shown[2]} by ${ratio} as often as needed.`,
    ],
    claims: [`${first} * ${inBrackets(ratio)}^${n - 1} = ${answer}`],
    slips: [{ value: String(first * ratio ** n), phrase: 'counts one step too many' }],
  };
};

const seats: Recipe = ({ int }, level) => {
  const [first, step, rows] = [int(6, 15), int(2, 4), int(4, 5 + 2 * level)];
  const total = (rows * (2 * first + (rows - 1) * step)) / 2;
  return {
    question: `A dome has ${rows} rows of seats. The first row has ${first}, each further row ${step} more. How many seats are there in all?`,
    answer: String(total),
    form: 'integer',
    hints: [
      'How many seats has the last row?',
      `The last row has ${first + (rows - 1) * step}.`,
      'Pair the first row with the last one: every pair has the same sum.',
    ],
    claims: [`${rows} * (${first} + ${first + (rows - 1) * step}) / 2 = ${total}`],
    slips: [{ value: String(first + (rows - 1) * step), phrase: 'gives the last row instead of the sum' }],
  };
};

export const sequences: TopicGenerator = {
  topic: 'sequences',
  recipes: { equation: [arithmetic, geometric], applied: [seats] },
};
