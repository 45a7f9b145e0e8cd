import type { Recipe, TopicGenerator } from './recipe.ts';
import { inBrackets, linear, pair } from './write-numbers.ts';

const crossing: Recipe = ({ nonZero, int }, level) => {
  const [x, y] = level === 1 ? [int(1, 5), int(1, 5)] : [nonZero(-5, 6), nonZero(-5, 6)];
  const m = nonZero(-2, 3);
  const n = m + int(1, 1 + level);
  const [b, c] = [y - m * x, y - n * x];
  return {
    question: `Where do the lines y = ${linear(m, b)} and y = ${linear(n, c)} cross?`,
    answer: pair(x, y),
    form: 'point',
    format: 'Answer as (x, y)',
    hints: [
      'At the crossing both lines have the same y.',
      `Solve ${linear(m, b)} = ${linear(n, c)}.`,
      'Once you have x, put it into one of the lines to get y.',
    ],
    claims: [
      `${m} * ${inBrackets(x)} + ${inBrackets(b)} = ${y}`,
      `${n} * ${inBrackets(x)} + ${inBrackets(c)} = ${y}`,
    ],
    slips: [{ value: pair(y, x), phrase: 'swaps the two coordinates' }],
  };
};

const addUp: Recipe = ({ nonZero, int }, level) => {
  const [x, y] = level === 1 ? [int(2, 9), int(1, 8)] : [nonZero(-6, 9), nonZero(-6, 9)];
  const k = level === 3 ? int(2, 3) : 1;
  const kx = k === 1 ? 'x' : `${k}x`;
  return {
    question: `${kx} + y = ${k * x + y} and x - y = ${x - y}. What is x?`,
    answer: String(x),
    form: 'integer',
    hints: [
      'What happens to y when you add both equations?',
      `Adding gives ${k + 1}x on the left.`,
      `${k + 1}x = ${k * x + x}.`,
    ],
    claims: [
      `${k} * ${inBrackets(x)} + ${inBrackets(y)} = ${k * x + y}`,
      `${x} - ${inBrackets(y)} = ${x - y}`,
    ],
    slips: [{ value: String(y), phrase: 'gives y instead of x' }],
  };
};

const tickets: Recipe = ({ int }, level) => {
  const [kids, adults] = [int(3, 6 + 3 * level), int(2, 5 + 2 * level)];
  const [low, high] = [int(3, 6), int(8, 12)];
  return {
    question: `${kids + adults} people visit the planetarium. A child pays $${low}, an adult $${high}, and together they pay $${kids * low + adults * high}. How many children are there?`,
    answer: String(kids),
    form: 'integer',
    hints: [
      'Call the children x and the adults y. You get two equations.',
      `x + y = ${kids + adults} and ${low}x + ${high}y = ${kids * low + adults * high}.`,
      `If all were adults, they would pay $${(kids + adults) * high}. Each child saves $${high - low}.`,
    ],
    claims: [`${low} * ${kids} + ${high} * (${kids + adults} - ${kids}) = ${kids * low + adults * high}`],
    slips: [{ value: String(adults), phrase: 'gives the adults instead of the children' }],
  };
};

export const systems: TopicGenerator = {
  topic: 'systems',
  recipes: { equation: [addUp], coordinate: [crossing], applied: [tickets] },
};
