import type { Recipe, TopicGenerator } from './recipe.ts';
import { fraction } from './write-numbers.ts';

type Value = readonly [name: 'sin' | 'cos' | 'tan', angle: number, exact: string];

const special: readonly Value[] = [
  ['sin', 30, '1/2'],
  ['cos', 60, '1/2'],
  ['tan', 45, '1'],
  ['sin', 90, '1'],
  ['cos', 0, '1'],
  ['sin', 0, '0'],
  ['cos', 90, '0'],
  ['tan', 0, '0'],
];
const roots: readonly Value[] = [
  ['sin', 45, '√2/2'],
  ['cos', 45, '√2/2'],
  ['sin', 60, '√3/2'],
  ['cos', 30, '√3/2'],
  ['tan', 60, '√3'],
  ['tan', 30, '√3/3'],
];
const further: readonly Value[] = [
  ['sin', 150, '1/2'],
  ['cos', 120, '-1/2'],
  ['sin', 210, '-1/2'],
  ['cos', 180, '-1'],
  ['tan', 135, '-1'],
  ['sin', 270, '-1'],
  ['cos', 240, '-1/2'],
  ['sin', 330, '-1/2'],
  ['cos', 300, '1/2'],
  ['tan', 225, '1'],
];

const meanings = {
  sin: 'opposite over hypotenuse',
  cos: 'adjacent over hypotenuse',
  tan: 'opposite over adjacent',
};
const parts = { sin: 'the height y', cos: 'the x value', tan: 'y divided by x' };

const value: Recipe = ({ pick }, level) => {
  const [name, angle, answer] = pick(
    level === 1 ? special : level === 2 ? [...special, ...roots] : [...roots, ...further],
  );
  return {
    question: `What is ${name} ${angle}°?`,
    answer,
    form: answer.includes('√') ? 'radical' : 'fraction',
    format: answer.includes('√') ? 'An exact value. You can type sqrt(2)/2 for √2/2.' : 'An exact value',
    hints: [
      `${name} is ${meanings[name]} in a right triangle.`,
      `On the unit circle it is ${parts[name]} of the point at ${angle}°.`,
      angle % 90 === 0
        ? 'The point lies on one of the axes.'
        : angle % 45 === 0
          ? 'Think of half a square: both legs are equal.'
          : 'Think of half an equilateral triangle with sides 1, √3 and 2.',
    ],
    claims: [],
  };
};

const triples = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
] as const;

const ratio: Recipe = ({ pick, int }, level) => {
  const [a, b, c] = pick(triples.slice(0, 1 + level));
  const k = level === 1 ? 1 : int(1, 4);
  const [name, top, bottom] = pick([
    ['sin', a, c],
    ['cos', b, c],
    ['tan', a, b],
  ] as const);
  return {
    question: `In a right triangle the leg opposite angle A is ${a * k}, the leg next to it ${b * k}, the hypotenuse ${c * k}. What is ${name} A?`,
    answer: fraction(top, bottom),
    form: 'fraction',
    hints: [
      'Which two sides belong to it?',
      `${name} is ${meanings[name]}.`,
      `Divide ${top * k} by ${bottom * k}, and simplify if you can.`,
    ],
    claims: [`${top * k}/${bottom * k} = ${fraction(top, bottom)}`],
    slips: [{ value: fraction(bottom, top), phrase: 'turns the ratio over' }],
  };
};

const tower: Recipe = ({ pick, int }, level) => {
  const [a, b] = pick(triples.slice(0, 1 + level));
  const k = int(2, 4 + 3 * level);
  return {
    question: `You stand ${b * k} m from an antenna. The angle up to its top has the tangent ${a}/${b}. How many meters high is the antenna?`,
    answer: String(a * k),
    form: 'integer',
    hints: [
      'The tangent compares the height with the distance.',
      `height / ${b * k} = ${a}/${b}`,
      `Multiply ${b * k} by ${a}/${b}.`,
    ],
    claims: [`${a * k} / ${b * k} = ${a}/${b}`],
  };
};

const circle: Recipe = ({ pick }, level) => {
  const quarter = [
    [0, '(1, 0)'],
    [90, '(0, 1)'],
    [180, '(-1, 0)'],
    [270, '(0, -1)'],
  ] as const;
  const more = [
    [360, '(1, 0)'],
    [450, '(0, 1)'],
    [540, '(-1, 0)'],
    [-90, '(0, -1)'],
    [-180, '(-1, 0)'],
    [630, '(0, -1)'],
  ] as const;
  const [angle, answer] = pick(level === 1 ? quarter : [...quarter, ...more]);
  return {
    question: `A probe circles on the unit circle and starts at (1, 0). At which point is it after a turn of ${angle}°?`,
    answer,
    form: 'point',
    format: 'Answer as (x, y)',
    hints: [
      'Turn against the clock, or with it when the angle is negative.',
      'A full turn is 360°, a quarter turn is 90°.',
      'It ends on one of the axes, one unit from the center.',
    ],
    claims: [],
  };
};

export const trigonometry: TopicGenerator = {
  topic: 'trigonometry',
  recipes: { equation: [value, ratio], coordinate: [circle], applied: [tower] },
};
