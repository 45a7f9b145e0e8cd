import type { Recipe, TopicGenerator } from './recipe.ts';
import { pair } from './write-numbers.ts';

const triples = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
] as const;

function tripleFor(level: number, pick: <T>(list: readonly T[]) => T, int: (a: number, b: number) => number) {
  const [a, b, c] = pick(triples.slice(0, 1 + 2 * (level - 1) || 1));
  const k = int(1, level === 1 ? 6 : 4);
  return [a * k, b * k, c * k] as const;
}

const hypotenuse: Recipe = ({ pick, int }, level) => {
  const [a, b, c] = tripleFor(level, pick, int);
  return {
    question: `The legs of a right triangle are ${a} and ${b} long. How long is the hypotenuse?`,
    answer: String(c),
    form: 'integer',
    hints: [
      'The squares of the legs make the square of the hypotenuse.',
      `Add ${a}² and ${b}².`,
      `The square of the hypotenuse is ${c * c}. Which number has that square?`,
    ],
    claims: [`${a}^2 + ${b}^2 = ${c}^2`],
    slips: [{ value: String(a + b), phrase: 'adds the legs instead of their squares' }],
  };
};

const leg: Recipe = ({ pick, int }, level) => {
  const [a, b, c] = tripleFor(level, pick, int);
  return {
    question: `The hypotenuse of a right triangle is ${c} long, one leg is ${a}. How long is the other leg?`,
    answer: String(b),
    form: 'integer',
    hints: [
      'The hypotenuse is the longest side.',
      `Subtract ${a}² from ${c}².`,
      `The square of the leg is ${b * b}.`,
    ],
    claims: [`${c}^2 - ${a}^2 = ${b}^2`],
    slips: [{ value: String(c - a), phrase: 'subtracts the sides instead of their squares' }],
  };
};

const ladder: Recipe = ({ pick, int }, level) => {
  const [a, b, c] = tripleFor(level, pick, int);
  return {
    question: `A ramp ${c} meters long leads up to a hatch ${a} meters above the ground. How many meters is the foot of the ramp away from the wall?`,
    answer: String(b),
    form: 'integer',
    hints: [
      'Ramp, wall and ground make a right triangle.',
      'The ramp is its hypotenuse.',
      `Find the leg whose square is ${c}² - ${a}².`,
    ],
    claims: [`${c}^2 - ${a}^2 = ${b}^2`],
  };
};

const flight: Recipe = ({ pick, int }, level) => {
  const [a, b, c] = tripleFor(level, pick, int);
  const [x, y] = [int(-3, 3), int(-3, 3)];
  return {
    question: `A probe flies straight from ${pair(x, y)} to ${pair(x + a, y + b)}. How many units does it fly?`,
    answer: String(c),
    form: 'integer',
    hints: [
      'Draw a right triangle with the flight as its hypotenuse.',
      `Its legs are ${a} and ${b}.`,
      `The square of the way is ${a * a} + ${b * b}.`,
    ],
    claims: [`${a}^2 + ${b}^2 = ${c}^2`],
    slips: [{ value: String(a + b), phrase: 'adds the legs instead of their squares' }],
  };
};

export const pythagoras: TopicGenerator = {
  topic: 'pythagoras',
  recipes: { equation: [hypotenuse, leg], applied: [ladder, flight] },
};
