import type { Recipe, TopicGenerator } from './recipe.ts';

const root: Recipe = ({ int }, level) => {
  const cube = level > 1 && int(0, 1) === 1;
  const x = cube ? int(2, 4 + level) : int(4, 9 + 4 * level);
  const under = cube ? x ** 3 : x * x;
  return {
    question: cube ? `What is the cube root of ${under}?` : `What is √${under}?`,
    answer: String(x),
    form: 'integer',
    hints: [
      cube ? 'Which number, three times as a factor, makes it?' : 'Which number times itself makes it?',
      cube
        ? `${x - 1}³ is ${(x - 1) ** 3}. Is that enough?`
        : `${x - 1} × ${x - 1} is ${(x - 1) ** 2}. Is that enough?`,
      'Try the next whole number.',
    ],
    claims: [cube ? `${x}^3 = ${under}` : `${x}^2 = ${under}`],
    slips: [{ value: String(under / 2), phrase: 'takes half instead of the root' }],
  };
};

const simplify: Recipe = ({ int, pick }, level) => {
  const [a, b] = [int(2, 3 + 2 * level), pick([2, 3, 5, 6, 7])];
  return {
    question: `Simplify: √${a * a * b}`,
    answer: `${a}√${b}`,
    form: 'radical',
    asked: 'simplified',
    format: 'You can type 2sqrt(3) for 2√3.',
    hints: [
      'Look for a square number that divides it.',
      `${a * a} divides ${a * a * b}.`,
      `Split it: √${a * a} × √${b}.`,
    ],
    claims: [`${a}^2 * ${b} = ${a * a * b}`],
    slips: [{ value: `${a * a}√${b}`, phrase: 'takes the square number out without its root' }],
  };
};

const equation: Recipe = ({ int }, level) => {
  const [r, b] = [int(2, 4 + 2 * level), int(1, 9)];
  return {
    question: `Solve for x: √(x + ${b}) = ${r}`,
    answer: String(r * r - b),
    form: 'integer',
    hints: ['Get rid of the root first.', 'Square both sides.', `Now it is x + ${b} = ${r * r}.`],
    claims: [`${r * r - b} + ${b} = ${r}^2`],
    slips: [{ value: String(r - b), phrase: 'forgets to square the other side' }],
  };
};

const plot: Recipe = ({ int }, level) => {
  const side = int(5, 10 + 5 * level);
  return {
    question: `A square solar field has an area of ${side * side} m². How many meters long is the fence around it?`,
    answer: String(4 * side),
    form: 'integer',
    hints: [
      'Find the side of the square first.',
      `The side is √${side * side}.`,
      `The side is ${side} m. The fence has four of them.`,
    ],
    claims: [`${side}^2 = ${side * side}`, `4 * ${side} = ${4 * side}`],
    slips: [{ value: String(side), phrase: 'stops before the last step' }],
  };
};

export const radicals: TopicGenerator = {
  topic: 'radicals',
  recipes: { equation: [root, simplify, equation], applied: [plot] },
};
