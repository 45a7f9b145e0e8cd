import type { Recipe, TopicGenerator } from './recipe.ts';
import { decimal } from './write-numbers.ts';

const easy = [10, 20, 25, 50, 75];
const usual = [5, 15, 30, 40, 60, 80];

const partOf: Recipe = ({ int, pick }, level) => {
  const percent = pick(level === 1 ? easy : usual);
  const whole = 20 * int(2, 5 + 10 * level);
  const answer = decimal((whole * percent) / 100);
  return {
    question: `What is ${percent}% of ${whole}?`,
    answer,
    form: 'decimal',
    hints: [
      'Percent means out of 100.',
      `10% of ${whole} is ${decimal(whole / 10)}.`,
      `Multiply ${whole} by ${decimal(percent / 100)}.`,
    ],
    claims: [`${whole} * ${percent} / 100 = ${answer}`],
  };
};

const wholeFrom: Recipe = ({ int, pick }, level) => {
  const percent = pick(level === 1 ? easy : usual);
  const whole = 20 * int(2, 5 + 8 * level);
  const part = decimal((whole * percent) / 100);
  return {
    question: `${part} is ${percent}% of which number?`,
    answer: String(whole),
    form: 'integer',
    hints: [
      'The number you look for is the whole, 100%.',
      `If ${percent}% is ${part}, what is 1%, or 5%?`,
      `Divide ${part} by ${decimal(percent / 100)}.`,
    ],
    claims: [`${whole} * ${percent} / 100 = ${part}`],
    slips: [
      {
        value: decimal((Number(part) * percent) / 100),
        phrase: 'takes the percent of the part instead of the whole',
      },
    ],
  };
};

const which: Recipe = ({ int, pick }, level) => {
  const percent = pick(level === 3 ? [...usual, 120, 150] : usual);
  const whole = 20 * int(2, 4 + 4 * level);
  const part = decimal((whole * percent) / 100);
  return {
    question: `What percent of ${whole} is ${part}?`,
    answer: `${percent}%`,
    form: 'percent',
    hints: [
      'Compare the part with the whole.',
      `Write it as a fraction: ${part}/${whole}.`,
      'Turn the fraction into hundredths.',
    ],
    claims: [`${part} / ${whole} = ${percent}/100`],
  };
};

const sale: Recipe = ({ int, pick }, level) => {
  const [percent, price] = [pick(level === 1 ? easy : usual), 20 * int(2, 4 + 6 * level)];
  const up = level > 1 && int(0, 1) === 1;
  const answer = decimal(price + ((up ? 1 : -1) * price * percent) / 100);
  return {
    question: up
      ? `A ticket to the moon base costs $${price}. A tax of ${percent}% is added. What do you pay, in dollars?`
      : `A helmet costs $${price}. Today it is ${percent}% off. What do you pay, in dollars?`,
    answer,
    form: 'money',
    hints: [
      `The whole price is 100%. Which percent do you pay ${up ? 'with the tax' : 'after the discount'}?`,
      `${percent}% of ${price} is ${decimal((price * percent) / 100)}.`,
      up ? 'Add that to the price.' : 'Take that off the price.',
    ],
    claims: [`${price} * ${up ? 100 + percent : 100 - percent} / 100 = ${answer}`],
    slips: [{ value: decimal((price * percent) / 100), phrase: 'gives the change instead of the new price' }],
  };
};

const interest: Recipe = ({ int }, level) => {
  const [money, rate, years] = [100 * int(2, 5 + 5 * level), int(2, 3 + level), int(2, 2 + 2 * level)];
  const answer = decimal((money * rate * years) / 100);
  return {
    question: `You save $${money} at ${rate}% simple interest a year. How many dollars of interest do you earn in ${years} years?`,
    answer,
    form: 'money',
    hints: [
      'Simple interest is the same every year.',
      `One year brings ${rate}% of ${money}.`,
      `That is ${decimal((money * rate) / 100)} a year. Now think of ${years} years.`,
    ],
    claims: [`${money} * ${rate} / 100 * ${years} = ${answer}`],
    slips: [{ value: decimal(money + Number(answer)), phrase: 'gives the total instead of the interest' }],
  };
};

export const percents: TopicGenerator = {
  topic: 'percents',
  recipes: { equation: [partOf, wholeFrom, which], applied: [sale, interest] },
};
