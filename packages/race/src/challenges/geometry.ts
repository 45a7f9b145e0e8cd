import type { Recipe, TopicGenerator } from './recipe.ts';
import { decimal } from './write-numbers.ts';

const rectangle: Recipe = ({ int, pick }, level) => {
  const [a, b] = [int(3, 6 + 4 * level), int(3, 5 + 3 * level)];
  const around = pick([true, false]);
  const answer = around ? 2 * (a + b) : a * b;
  return {
    question: `A rectangle is ${a} cm long and ${b} cm wide. What is its ${around ? 'perimeter in cm' : 'area in cm²'}?`,
    answer: String(answer),
    form: 'integer',
    hints: [
      around ? 'The perimeter is the way once around.' : 'The area counts the unit squares inside.',
      around ? 'There are two sides of each length.' : `There are ${b} rows of ${a} squares.`,
      around ? `Two sides together are ${a + b}.` : `Multiply ${a} and ${b}.`,
    ],
    claims: [around ? `2 * (${a} + ${b}) = ${answer}` : `${a} * ${b} = ${answer}`],
    slips: [{ value: String(around ? a * b : 2 * (a + b)), phrase: 'mixes up perimeter and area' }],
  };
};

const triangle: Recipe = ({ int }, level) => {
  const [base, height] = [2 * int(2, 4 + 2 * level), int(3, 6 + 3 * level)];
  return {
    question: `A triangle has a base of ${base} cm and a height of ${height} cm. What is its area in cm²?`,
    answer: String((base * height) / 2),
    form: 'integer',
    hints: [
      'Two such triangles make a parallelogram.',
      `The parallelogram has the area ${base} × ${height}.`,
      `That is ${base * height}. The triangle is half of it.`,
    ],
    claims: [`${base} * ${height} / 2 = ${(base * height) / 2}`],
    slips: [{ value: String(base * height), phrase: 'forgets to take half' }],
  };
};

const missingSide: Recipe = ({ int }, level) => {
  const [a, b] = [int(3, 7 + 3 * level), int(3, 6 + 3 * level)];
  return {
    question: `A rectangle has an area of ${a * b} cm² and is ${a} cm long. How many cm wide is it?`,
    answer: String(b),
    form: 'integer',
    hints: ['Area is length times width.', `${a} times the width is ${a * b}.`, `Divide ${a * b} by ${a}.`],
    claims: [`${a} * ${b} = ${a * b}`],
  };
};

const box: Recipe = ({ int, pick }, level) => {
  const [a, b] = [int(2, 4 + 2 * level), int(2, 4 + 2 * level)];
  const c = level === 1 ? int(2, 6) : int(3, 15) / (level === 3 ? 2 : 1);
  const thing = pick(['cargo box', 'water tank', 'sample case']);
  return {
    question: `A ${thing} is ${a} m long, ${b} m wide and ${decimal(c)} m high. What is its volume in cubic meters?`,
    answer: decimal(a * b * c),
    form: 'decimal',
    hints: [
      'Volume counts the unit cubes inside.',
      `The bottom layer has ${a} × ${b} of them.`,
      `Multiply ${a * b} by the height.`,
    ],
    claims: [`${a} * ${b} * ${decimal(c)} = ${decimal(a * b * c)}`],
    slips: [{ value: decimal(a + b + c), phrase: 'adds the edges instead of multiplying them' }],
  };
};

const fence: Recipe = ({ int }, level) => {
  const [a, b, gate] = [int(5, 10 + 5 * level), int(4, 8 + 4 * level), int(1, 3)];
  return {
    question: `A landing field is ${a} m by ${b} m. It gets a fence all around with a gate of ${gate} m that needs no fence. How many meters of fence are needed?`,
    answer: String(2 * (a + b) - gate),
    form: 'integer',
    hints: [
      'Start with the way once around the field.',
      `Once around is 2 × (${a} + ${b}).`,
      `That is ${2 * (a + b)}. Leave out the gate.`,
    ],
    claims: [`2 * (${a} + ${b}) - ${gate} = ${2 * (a + b) - gate}`],
    slips: [{ value: String(a * b), phrase: 'mixes up perimeter and area' }],
  };
};

export const geometry: TopicGenerator = {
  topic: 'geometry',
  recipes: { equation: [rectangle, triangle, missingSide], applied: [box, fence] },
};
