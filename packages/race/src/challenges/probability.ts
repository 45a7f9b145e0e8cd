import type { Recipe, TopicGenerator } from './recipe.ts';
import { fraction } from './write-numbers.ts';

const draw: Recipe = ({ int }, level) => {
  const [red, blue, green] = [int(1, 3 + 2 * level), int(1, 3 + 2 * level), level === 1 ? 0 : int(1, 5)];
  const total = red + blue + green;
  const rest = level === 3;
  return {
    question: `A bag holds ${red} red, ${blue} blue${green ? ` and ${green} green` : ''} chips. You draw one without looking. What is the probability that it is ${rest ? 'not red' : 'red'}?`,
    answer: fraction(rest ? total - red : red, total),
    form: 'fraction',
    hints: [
      'Compare the chips you want with all chips.',
      `There are ${total} chips in all.`,
      rest ? `${total - red} of them are not red.` : `${red} of them are red.`,
    ],
    claims: [`${rest ? total - red : red}/${total} = ${fraction(rest ? total - red : red, total)}`],
    slips: rest
      ? []
      : [
          {
            value: fraction(red, total - red),
            phrase: 'compares a part with the other part instead of with the whole',
          },
        ],
  };
};

const both: Recipe = ({ int }, level) => {
  const [a, b] = [int(2, 3 + level), int(3, 4 + level)];
  return {
    question: `One spinner has ${a} equal sectors, another has ${b}. Each has one gold sector. What is the probability that both stop on gold?`,
    answer: fraction(1, a * b),
    form: 'fraction',
    hints: [
      'The two spinners do not influence each other.',
      `The chances are 1/${a} and 1/${b}.`,
      'For both to happen, multiply the chances.',
    ],
    claims: [`1/${a} * 1/${b} = ${fraction(1, a * b)}`],
    slips: [{ value: fraction(a + b, a * b), phrase: 'adds the chances instead of multiplying them' }],
  };
};

const expected: Recipe = ({ int, pick }, level) => {
  const d = pick([4, 5, 6, 8, 10]);
  const [n, times] = [int(1, d - 1), d * int(5, 10 + 10 * level)];
  return {
    question: `A sensor works with probability ${n}/${d} at each test. How many of ${times} tests do you expect it to work in?`,
    answer: String((times / d) * n),
    form: 'integer',
    hints: [
      'Expect the same share of all tests.',
      `Take ${n}/${d} of ${times}.`,
      `One ${d}th of ${times} is ${times / d}.`,
    ],
    claims: [`${times} * ${n}/${d} = ${(times / d) * n}`],
  };
};

const combos: Recipe = ({ int }, level) => {
  const [a, b, c] = [int(2, 3 + level), int(2, 4 + level), level === 1 ? 1 : int(2, 4)];
  return {
    question: `You can build a rover from ${a} bodies, ${b} sets of wheels${c > 1 ? ` and ${c} antennas` : ''}. How many different rovers are possible?`,
    answer: String(a * b * c),
    form: 'integer',
    hints: [
      'Every body goes with every set of wheels.',
      `Bodies and wheels make ${a} × ${b} pairs.`,
      c > 1 ? `Each of the ${a * b} pairs goes with each antenna.` : 'Multiply the two counts.',
    ],
    claims: [`${a} * ${b} * ${c} = ${a * b * c}`],
    slips: [
      { value: String(a + b + (c > 1 ? c : 0)), phrase: 'adds the choices instead of multiplying them' },
    ],
  };
};

export const probability: TopicGenerator = {
  topic: 'probability',
  recipes: { equation: [draw, both], applied: [expected, combos] },
};
