import type { Recipe, TopicGenerator } from './recipe.ts';

const subscripts = ['₀', '₁', '₂', '₃', '₄', '₅', '₆', '₇', '₈', '₉'];
const under = (base: number): string => [...String(base)].map((digit) => subscripts[Number(digit)]).join('');

const value: Recipe = ({ pick, int }, level) => {
  const base = pick(level === 1 ? [2, 10] : [2, 3, 5, 10]);
  const exponent = base === 10 ? int(1, 4 + level) : int(2, base === 2 ? 4 + level : 3);
  const negative = level === 3 && int(0, 1) === 1;
  return {
    question: `What is log${under(base)} ${negative ? `(1/${base ** exponent})` : base ** exponent}?`,
    answer: String(negative ? -exponent : exponent),
    form: 'integer',
    hints: [
      'A logarithm asks for an exponent.',
      `Which power of ${base} is ${negative ? `1/${base ** exponent}` : base ** exponent}?`,
      negative
        ? 'One over a power has a negative exponent.'
        : `Multiply by ${base} again and again and count.`,
    ],
    claims: [
      negative
        ? `${base}^(-${exponent}) = 1/${base ** exponent}`
        : `${base}^${exponent} = ${base ** exponent}`,
    ],
    slips: [
      {
        value: String(base ** exponent / base),
        phrase: 'divides by the base instead of asking for the exponent',
      },
    ],
  };
};

const unknown: Recipe = ({ pick, int }, level) => {
  const [base, exponent, shift] = [pick([2, 3, 5]), int(2, 4), level === 1 ? 0 : int(1, 3)];
  return {
    question: `Solve for x: ${base}^${shift ? `(x + ${shift})` : 'x'} = ${base ** exponent}`,
    answer: String(exponent - shift),
    form: 'integer',
    hints: [
      `Write ${base ** exponent} as a power of ${base}.`,
      'Equal powers of the same base have equal exponents.',
      shift ? `x + ${shift} is the exponent you found.` : `Count how often ${base} is a factor.`,
    ],
    claims: [`${base}^(${exponent - shift} + ${shift}) = ${base ** exponent}`],
  };
};

const halfLife: Recipe = ({ int }, level) => {
  const [days, halves, left] = [int(2, 9), int(2, 2 + level), int(1, 6)];
  return {
    question: `Half of a fuel decays every ${days} days. After how many days are ${left} of ${left * 2 ** halves} grams left?`,
    answer: String(days * halves),
    form: 'integer',
    hints: [
      'How often is it halved?',
      `Halve ${left * 2 ** halves} again and again until ${left} is left.`,
      `Each halving takes ${days} days.`,
    ],
    claims: [`${left * 2 ** halves} / 2^${halves} = ${left}`, `${days} * ${halves} = ${days * halves}`],
  };
};

export const logarithms: TopicGenerator = {
  topic: 'logarithms',
  recipes: { equation: [value, unknown], applied: [halfLife] },
};
