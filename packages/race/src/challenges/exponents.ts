import type { Recipe, TopicGenerator } from './recipe.ts';
import { power } from './write-numbers.ts';

const value: Recipe = ({ int, nonZero }, level) => {
  const [base, exponent] = level === 3 ? [nonZero(-5, -2), int(2, 4)] : [int(2, 4 + 2 * level), int(2, 3)];
  const shown = base < 0 ? `(${base})` : String(base);
  return {
    question: `What is ${power(shown, exponent)}?`,
    answer: String(base ** exponent),
    form: 'integer',
    hints: [
      'A power is a repeated product.',
      `Multiply ${shown} by itself, ${exponent} factors in all.`,
      exponent === 2
        ? `It is ${shown} × ${shown}. Mind the sign.`
        : `Two factors make ${base * base}. One or more are still missing.`,
    ],
    claims: [`${shown}^${exponent} = ${base ** exponent}`],
    slips: [{ value: String(base * exponent), phrase: 'multiplies base and exponent' }],
  };
};

const rule: Recipe = ({ int, pick }, level) => {
  const [a, b] = [int(4, 6 + 2 * level), int(2, 3)];
  const [sign, exponent, slip] = pick(
    level === 1
      ? ([['·', a + b, a * b]] as const)
      : ([
          ['·', a + b, a * b],
          ['÷', a - b, a + b],
        ] as const),
  );
  const name = pick(['x', 'n', 'y']);
  const answer = `${name}^${exponent}`;
  return {
    question: `Write as one power: ${power(name, a)} ${sign} ${power(name, b)}`,
    answer,
    form: 'expression',
    asked: 'simplified',
    format: 'You can type x^5 for x⁵.',
    hints: [
      'Write out the factors and count them.',
      `${power(name, a)} has ${a} factors, ${power(name, b)} has ${b}.`,
      sign === '·' ? 'Multiplying puts the factors together.' : 'Dividing takes factors away.',
    ],
    claims: [`${name}^${a} ${sign === '·' ? '*' : '/'} ${name}^${b} = ${answer}`],
    slips: [{ value: `${name}^${slip}`, phrase: 'uses the wrong rule for the exponents' }],
  };
};

const negative: Recipe = ({ int }, level) => {
  const [base, exponent] = [int(2, 3 + 2 * level), level === 1 ? 1 : int(2, 3)];
  return {
    question: `Write as a fraction: ${power(String(base), -exponent)}`,
    answer: `1/${base ** exponent}`,
    form: 'fraction',
    hints: [
      'A negative exponent does not make the number negative.',
      'It means one over the power with the positive exponent.',
      `Work out ${power(String(base), exponent) || base} and put it under 1.`,
    ],
    claims: [`${base}^(-${exponent}) = 1/${base ** exponent}`],
    slips: [{ value: String(-(base ** exponent)), phrase: 'makes the number negative' }],
  };
};

const doubling: Recipe = ({ int }, level) => {
  const [start, times, factor] = [int(2, 9), int(2, 2 + level), level === 3 ? 3 : 2];
  return {
    question: `A colony starts with ${start} cells. Their number ${factor === 2 ? 'doubles' : 'triples'} every hour. How many are there after ${times} hours?`,
    answer: String(start * factor ** times),
    form: 'integer',
    hints: [
      `Every hour multiplies by ${factor}.`,
      `After ${times} hours it is ${start} × ${power(String(factor), times)}.`,
      `${power(String(factor), times)} is ${factor ** times}.`,
    ],
    claims: [`${start} * ${factor}^${times} = ${start * factor ** times}`],
    slips: [{ value: String(start * factor * times), phrase: 'multiplies base and exponent' }],
  };
};

export const exponents: TopicGenerator = {
  topic: 'exponents',
  recipes: { equation: [value, rule, negative], applied: [doubling] },
};
