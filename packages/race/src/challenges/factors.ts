import type { Recipe, TopicGenerator } from './recipe.ts';
import { greatestFactor } from './write-numbers.ts';

const greatest: Recipe = ({ int, pick }, level) => {
  const shared = int(2, 4 + 3 * level);
  const [a, b] = pick([
    [2, 3],
    [3, 4],
    [4, 5],
    [3, 5],
    [5, 6],
    [2, 7],
  ] as const);
  return {
    question: `What is the greatest common factor of ${shared * a} and ${shared * b}?`,
    answer: String(shared),
    form: 'integer',
    hints: [
      'List the factors of the smaller number.',
      'Which of them divide the other number too? Take the largest.',
      `It is the number that leaves ${a} and ${b} when you divide both by it.`,
    ],
    claims: [`${shared * a} / ${shared} = ${a}`, `${shared * b} / ${shared} = ${b}`],
    slips: [
      { value: String(shared * a * b), phrase: 'finds the least common multiple instead of the factor' },
    ],
  };
};

const least: Recipe = ({ int }, level) => {
  const [a, b] = [int(3, 5 + 2 * level), int(6, 8 + 3 * level)];
  const multiple = (a * b) / greatestFactor(a, b);
  return {
    question: `What is the least common multiple of ${a} and ${b}?`,
    answer: String(multiple),
    form: 'integer',
    hints: [
      `Write down multiples of ${b}: ${b}, ${2 * b}, ${3 * b} and so on.`,
      `Stop at the first one that ${a} divides.`,
      `${a} has to fit into it ${multiple / a} times.`,
    ],
    claims: [`${multiple} / ${a} = ${multiple / a}`, `${multiple} / ${b} = ${multiple / b}`],
  };
};

const signals: Recipe = (dice, level) => {
  const [a, b] = [dice.int(3, 4 + 2 * level), dice.int(7, 8 + 3 * level)];
  const multiple = (a * b) / greatestFactor(a, b);
  return {
    question: `One beacon blinks every ${a} seconds, another every ${b} seconds. They blink together now. After how many seconds do they blink together again?`,
    answer: String(multiple),
    form: 'integer',
    hints: [
      'When does each beacon blink? List the seconds.',
      `You look for the first second that is in both lists: multiples of ${a} and of ${b}.`,
      `Go through the multiples of ${b} and stop at the first that ${a} divides.`,
    ],
    claims: [`${multiple} / ${a} = ${multiple / a}`, `${multiple} / ${b} = ${multiple / b}`],
  };
};

export const factors: TopicGenerator = {
  topic: 'factors',
  recipes: { equation: [greatest, least], applied: [signals] },
};
