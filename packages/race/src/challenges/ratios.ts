import type { Recipe, TopicGenerator } from './recipe.ts';
import { decimal, fraction, greatestFactor } from './write-numbers.ts';

const coprime = (a: number, b: number): boolean => greatestFactor(a, b) === 1;

const missing: Recipe = ({ int }, level) => {
  const [a, b, k] = [int(2, 5 + level), int(2, 6 + level), int(2, 3 + 3 * level)];
  return {
    question: `Find the missing number: ${a} : ${b} = ${a * k} : ?`,
    answer: String(b * k),
    form: 'integer',
    hints: [
      'Both terms are multiplied by the same number.',
      `What turns ${a} into ${a * k}?`,
      `The factor is ${k}. Use it on ${b}.`,
    ],
    claims: [`${a * k} / ${a} = ${k}`, `${b} * ${k} = ${b * k}`],
    slips: [{ value: String(b + a * k - a), phrase: 'adds the same number to both terms' }],
  };
};

const proportion: Recipe = ({ int, nonZero }, level) => {
  const [a, b, k] = [int(2, 9), int(2, 9), int(2, 4 + 2 * level)];
  const shift = level === 3 ? nonZero(-4, 4) : 0;
  const x = a * k - shift;
  const top = shift === 0 ? 'x' : `(x ${shift < 0 ? '-' : '+'} ${Math.abs(shift)})`;
  return {
    question: `Solve for x: ${top}/${b * k} = ${a}/${b}`,
    answer: String(x),
    form: 'integer',
    hints: [
      'Equal fractions come from multiplying top and bottom by the same number.',
      `${b} × ${k} is ${b * k}. Do the same to the top.`,
      shift === 0
        ? `x is ${k} times ${a}.`
        : `x ${shift < 0 ? 'minus' : 'plus'} ${Math.abs(shift)} is ${a * k}.`,
    ],
    claims: [`(${x} + ${shift < 0 ? `(${shift})` : shift}) / ${b * k} = ${a}/${b}`],
  };
};

const speed: Recipe = ({ int }, level) => {
  const rate = level === 1 ? int(3, 12) : int(7, 60) / (level === 3 ? 4 : 2);
  const [first, second] = [2 * int(1, 3) * (level === 3 ? 2 : 1), int(5, 9 + level)];
  return {
    question: `A rover covers ${decimal(rate * first)} kilometers in ${first} hours. How many kilometers does it cover in ${second} hours at the same speed?`,
    answer: decimal(rate * second),
    form: 'decimal',
    hints: [
      'Find out how far it goes in one hour.',
      `Divide ${decimal(rate * first)} by ${first}.`,
      `It goes ${decimal(rate)} kilometers in an hour. Now think of ${second} hours.`,
    ],
    claims: [`${decimal(rate * first)} / ${first} * ${second} = ${decimal(rate * second)}`],
    slips: [
      { value: decimal(rate * first + second - first), phrase: 'adds equal steps instead of multiplying' },
    ],
  };
};

const mix: Recipe = ({ int }, level) => {
  let [a, b] = [int(1, 4), int(2, 5 + level)];
  if (!coprime(a, b)) [a, b] = [1, b];
  const k = int(2, 4 + 3 * level);
  return {
    question: `A paint mixes blue and white as ${a} to ${b}. You need ${(a + b) * k} liters in all. How many liters of blue do you need?`,
    answer: String(a * k),
    form: 'integer',
    hints: [
      'How many equal parts does the whole mix have?',
      `${a} and ${b} make ${a + b} parts.`,
      `One part is ${(a + b) * k} ÷ ${a + b} liters. Blue has ${a} of them.`,
    ],
    claims: [`${(a + b) * k} * ${fraction(a, a + b)} = ${a * k}`],
    slips: [{ value: fraction(a * (a + b) * k, b), phrase: 'uses the other part as the whole' }],
  };
};

export const ratios: TopicGenerator = {
  topic: 'ratios',
  recipes: { equation: [missing, proportion], applied: [speed, mix] },
};
