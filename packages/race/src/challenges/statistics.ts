import type { Dice, Recipe, TopicGenerator } from './recipe.ts';
import { decimal } from './write-numbers.ts';

const listOf = ({ int }: Dice, count: number, most: number): number[] =>
  Array.from({ length: count }, () => int(2, most));
const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

const mean: Recipe = (dice, level) => {
  const count = [4, 5, 8][level - 1] ?? 5;
  const values = listOf(dice, count, 10 + 8 * level);
  const sum = sumOf(values);
  return {
    question: `What is the mean of ${values.join(', ')}?`,
    answer: decimal(sum / count),
    form: 'decimal',
    hints: [
      'The mean shares the total out equally.',
      `There are ${count} numbers. What is their sum?`,
      `The sum is ${sum}. Divide it by ${count}.`,
    ],
    claims: [`(${values.join(' + ')}) / ${count} = ${decimal(sum / count)}`],
  };
};

const median: Recipe = (dice, level) => {
  const count = level === 1 ? 5 : level === 2 ? 7 : 6;
  const values = listOf(dice, count, 12 + 8 * level);
  const sorted = [...values].sort((a, b) => a - b);
  const middle = [sorted[Math.ceil(count / 2) - 1] ?? 0, sorted[Math.floor(count / 2)] ?? 0] as const;
  const answer = decimal((middle[0] + middle[1]) / 2);
  return {
    question: `What is the median of ${values.join(', ')}?`,
    answer,
    form: 'decimal',
    hints: [
      'Put the numbers in order first.',
      `In order they start with ${sorted.slice(0, 2).join(', ')} and end with ${sorted.at(-1)}.`,
      count % 2 === 1
        ? 'The median stands in the middle, with as many numbers before as after it.'
        : 'With an even count, take the middle of the two numbers in the middle.',
    ],
    claims: [`(${middle[0]} + ${middle[1]}) / 2 = ${answer}`],
    slips: [
      {
        value: decimal(((values[Math.ceil(count / 2) - 1] ?? 0) + (values[Math.floor(count / 2)] ?? 0)) / 2),
        phrase: 'takes the middle without putting the numbers in order',
      },
    ],
  };
};

const range: Recipe = (dice, level) => {
  const values = listOf(dice, 4 + level, 15 + 15 * level);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return {
    question: `What is the range of ${values.join(', ')}?`,
    answer: String(high - low),
    form: 'integer',
    hints: [
      'The range tells how far the data spread.',
      'Find the greatest and the least number.',
      `Subtract ${low} from the greatest.`,
    ],
    claims: [`${high} - ${low} = ${high - low}`],
  };
};

const lastScore: Recipe = (dice, level) => {
  const count = 2 + level;
  const values = listOf(dice, count, 9);
  const target = Math.ceil(sumOf(values) / count) + dice.int(1, 2);
  const answer = target * (count + 1) - sumOf(values);
  return {
    question: `Your ship scored ${values.join(', ')} in ${count} races. Which score in the next race makes the mean of all ${count + 1} equal to ${target}?`,
    answer: String(answer),
    form: 'integer',
    hints: [
      `What is the total of ${count + 1} races with a mean of ${target}?`,
      `The total has to be ${target * (count + 1)}.`,
      `You already have ${sumOf(values)}.`,
    ],
    claims: [`(${values.join(' + ')} + ${answer}) / ${count + 1} = ${target}`],
  };
};

export const statistics: TopicGenerator = {
  topic: 'statistics',
  recipes: { equation: [mean, median, range], applied: [lastScore] },
};
