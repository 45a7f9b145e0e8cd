import type { Recipe, TopicGenerator } from './recipe.ts';
import { fraction } from './write-numbers.ts';

const sum: Recipe = ({ int, pick }, level) => {
  const b = pick(level === 1 ? [3, 4, 5, 8] : [3, 4, 5, 6, 8, 9]);
  const d = level === 1 ? b : pick([2, 3, 4, 5, 6, 10].filter((other) => other !== b));
  const [a, c] = [int(1, b - 1), int(1, level === 3 ? 2 * d : d - 1)];
  return {
    question: `What is ${a}/${b} + ${c}/${d}?`,
    answer: fraction(a * d + c * b, b * d),
    form: 'fraction',
    hints: [
      'Parts can be added when they have the same size.',
      b === d ? `Both are parts of size 1/${b}. Count them.` : `Write both with the denominator ${b * d}.`,
      b === d ? `It is ${a} + ${c} parts of size 1/${b}.` : `It is ${a * d}/${b * d} + ${c * b}/${b * d}.`,
    ],
    claims: [`${a}/${b} + ${c}/${d} = ${fraction(a * d + c * b, b * d)}`],
    slips: [{ value: fraction(a + c, b + d), phrase: 'adds the denominators too' }],
  };
};

const times: Recipe = ({ int }, level) => {
  const [b, d] = [int(2, 4 + level), int(3, 5 + level)];
  const [a, c] = [int(1, level === 3 ? 2 * b : b), int(1, d - 1)];
  return {
    question: `What is ${a}/${b} × ${c}/${d}?`,
    answer: fraction(a * c, b * d),
    form: 'fraction',
    hints: [
      'No common denominator is needed to multiply.',
      'Multiply top by top and bottom by bottom.',
      `The tops give ${a} × ${c}, the bottoms give ${b} × ${d}. Then simplify if you can.`,
    ],
    claims: [`${a}/${b} * ${c}/${d} = ${fraction(a * c, b * d)}`],
    slips: [
      { value: fraction(a * d, b * c), phrase: 'turns the second fraction over although it multiplies' },
    ],
  };
};

const divide: Recipe = ({ int }, level) => {
  const [b, d] = [int(2, 3 + level), int(3, 4 + level)];
  const [a, c] = [int(1, level === 1 ? 3 : 2 * b), int(1, d - 1)];
  return {
    question: `What is ${a}/${b} ÷ ${c}/${d}?`,
    answer: fraction(a * d, b * c),
    form: 'fraction',
    hints: [
      `How many times does ${c}/${d} fit into ${a}/${b}?`,
      'Dividing by a fraction is multiplying by its reciprocal.',
      `Work out ${a}/${b} × ${d}/${c}.`,
    ],
    claims: [`(${a}/${b}) / (${c}/${d}) = ${fraction(a * d, b * c)}`],
    slips: [{ value: fraction(a * c, b * d), phrase: 'multiplies without turning the second fraction over' }],
  };
};

const recipe: Recipe = ({ int, pick }, level) => {
  const d = pick([3, 4, 5, 6, 8]);
  const c = int(1, d - 1);
  const batches = int(2, 4 + 2 * level);
  const extra = level === 3;
  return {
    question: extra
      ? `A fuel mix needs ${c}/${d} liter of additive for a tank. How many liters do ${batches} tanks and one half tank need together?`
      : `A fuel mix needs ${c}/${d} liter of additive for a tank. How many liters do ${batches} tanks need?`,
    answer: extra ? fraction(c * (2 * batches + 1), 2 * d) : fraction(c * batches, d),
    form: 'fraction',
    hints: [
      'Every tank needs the same amount.',
      extra ? `That are ${2 * batches + 1} halves of a tank.` : `Take ${c}/${d} that many times.`,
      extra
        ? `Multiply ${c}/${d} by ${2 * batches + 1}/2.`
        : `Multiply the top only: ${batches} × ${c} parts of size 1/${d}.`,
    ],
    claims: extra
      ? [`${c}/${d} * ${2 * batches + 1}/2 = ${fraction(c * (2 * batches + 1), 2 * d)}`]
      : [`${c}/${d} * ${batches} = ${fraction(c * batches, d)}`],
    slips: extra
      ? []
      : [{ value: fraction(c * batches, d * batches), phrase: 'multiplies the denominator as well' }],
  };
};

const part: Recipe = ({ int, pick }, level) => {
  const d = pick([3, 4, 5, 6, 8]);
  const c = int(1, d - 1);
  const whole = d * int(3, 5 + 4 * level);
  return {
    question: `A ship carries ${whole} crates. It unloads ${c}/${d} of them at the first moon. How many crates are still on board?`,
    answer: String(whole - (whole / d) * c),
    form: 'integer',
    hints: [
      'Which fraction stays on board?',
      `${d - c}/${d} of the crates stay.`,
      `One ${d}th of ${whole} is ${whole / d}. How many of those stay?`,
    ],
    claims: [`${whole} * ${d - c}/${d} = ${whole - (whole / d) * c}`],
    slips: [
      { value: String((whole / d) * c), phrase: 'gives the part that left instead of the part that stays' },
    ],
  };
};

export const fractions: TopicGenerator = {
  topic: 'fractions',
  recipes: { equation: [sum, times, divide], applied: [recipe, part] },
};
