import type { Recipe, TopicGenerator } from './recipe.ts';
import { decimal } from './write-numbers.ts';

const add: Recipe = ({ int }, level) => {
  const places = level === 1 ? 10 : 100;
  const [a, b] = [int(11, 20 * places) / places, int(11, 90) / (level === 3 ? 10 : places)];
  const minus = level > 1 && a > b;
  const answer = decimal(minus ? a - b : a + b);
  const sign = minus ? '-' : '+';
  return {
    question: `What is ${decimal(a)} ${sign} ${decimal(b)}?`,
    answer,
    form: 'decimal',
    hints: [
      'Write one number under the other, point under point.',
      'Fill empty places with zeros, then work from right to left.',
      `The whole parts are ${Math.trunc(a)} and ${Math.trunc(b)}. Handle the part after the point first.`,
    ],
    claims: [`${decimal(a)} ${sign} ${decimal(b)} = ${answer}`],
  };
};

const times: Recipe = ({ int }, level) => {
  const [a, b] = [int(12, 30 + 30 * level), int(2, 9 + 5 * level)];
  const [x, y] = [a / 10, level === 1 ? b : b / 10];
  return {
    question: `What is ${decimal(x)} × ${decimal(y)}?`,
    answer: decimal(x * y),
    form: 'decimal',
    hints: [
      'Multiply as if there were no points.',
      `${a} × ${b} is ${a * b}.`,
      'Count the digits after both points: the product has as many.',
    ],
    claims: [`${decimal(x)} * ${decimal(y)} = ${decimal(x * y)}`],
    slips: [
      {
        value: decimal(x * y * 10) === decimal(x * y) ? '0' : decimal(x * y * 10),
        phrase: 'puts the decimal point one place too far to the right',
      },
    ],
  };
};

const divide: Recipe = ({ int }, level) => {
  const [q, d] = [int(11, 30 + 40 * level) / 10, level === 1 ? int(2, 9) : int(2, 25) / 10];
  return {
    question: `What is ${decimal(q * d)} ÷ ${decimal(d)}?`,
    answer: decimal(q),
    form: 'decimal',
    hints: [
      'Make the divisor a whole number first.',
      'Multiply both numbers by 10: the quotient stays the same.',
      `Now find how often ${decimal(d * 10)} fits into ${decimal(q * d * 10)}.`,
    ],
    claims: [`${decimal(q)} * ${decimal(d)} = ${decimal(q * d)}`],
  };
};

const shop: Recipe = ({ int, pick }, level) => {
  const [price, count] = [int(15, 60 + 60 * level) / 20, int(2, 3 + 2 * level)];
  const paid = Math.ceil((price * count + 1) / 10) * 10;
  const thing = pick(['star maps', 'patches', 'notebooks', 'snack bars']);
  return {
    question: `You buy ${count} ${thing} for $${price.toFixed(2)} each and pay with $${paid}. How much change do you get, in dollars?`,
    answer: (paid - price * count).toFixed(2),
    form: 'money',
    hints: [
      `First find the price of all ${thing}.`,
      `${count} × ${price.toFixed(2)} is ${(price * count).toFixed(2)}.`,
      `Count up from ${(price * count).toFixed(2)} to ${paid}.`,
    ],
    claims: [`${paid} - ${count} * ${price.toFixed(2)} = ${(paid - price * count).toFixed(2)}`],
    slips: [{ value: (price * count).toFixed(2), phrase: 'gives the price instead of the change' }],
  };
};

export const decimals: TopicGenerator = {
  topic: 'decimals',
  recipes: { equation: [add, times, divide], applied: [shop] },
};
