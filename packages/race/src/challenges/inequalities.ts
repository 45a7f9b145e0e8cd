import type { Recipe, TopicGenerator } from './recipe.ts';
import { inBrackets, linear } from './write-numbers.ts';

const solve: Recipe = ({ int, nonZero, pick }, level) => {
  const a = level === 3 ? -int(2, 6) : int(2, 4 + level);
  const [b, x] = [nonZero(-9, 9), nonZero(level === 1 ? 1 : -8, 9)];
  const sign = pick(['<', '>', '≤', '≥'] as const);
  const turned = { '<': '>', '>': '<', '≤': '≥', '≥': '≤' } as const;
  const shown = a < 0 ? turned[sign] : sign;
  return {
    question: `Solve for x: ${linear(a, b)} ${sign} ${a * x + b}`,
    answer: `x ${shown} ${x}`,
    form: 'inequality',
    format: 'Answer like x > 4. You can type >= for ≥.',
    hints: [
      'Work as with an equation, and keep an eye on the sign.',
      `${b < 0 ? `Add ${-b} to` : `Subtract ${b} from`} both sides: ${linear(a, 0)} ${sign} ${a * x}.`,
      a < 0 ? `Dividing by ${a} turns the sign around.` : `Divide both sides by ${a}.`,
    ],
    claims: [`${a} * ${inBrackets(x)} + ${inBrackets(b)} = ${a * x + b}`],
    slips: [{ value: `x ${turned[shown]} ${x}`, phrase: 'turns the sign the wrong way' }],
  };
};

const greatestWhole: Recipe = ({ int }, level) => {
  const [a, x, rest] = [int(3, 5 + level), int(2, 6 + 2 * level), int(1, 2)];
  const b = int(1, 9);
  return {
    question: `What is the greatest whole number x with ${linear(a, b)} < ${a * x + b + rest}?`,
    answer: String(x),
    form: 'integer',
    hints: [
      `Subtract ${b} from both sides first.`,
      `${a}x has to be less than ${a * x + rest}.`,
      `Try multiples of ${a} just below ${a * x + rest}.`,
    ],
    claims: [`${a} * ${x} + ${b} < ${a * x + b + rest}`, `${a} * ${x + 1} + ${b} >= ${a * x + b + rest}`],
  };
};

const budget: Recipe = ({ int, pick }, level) => {
  const [fee, each, most] = [int(5, 20), int(3, 6 + level), int(3, 6 + 4 * level)];
  const money = fee + each * most + int(0, each - 1);
  const thing = pick(['flights', 'tickets', 'moon rocks']);
  return {
    question: `A club card costs $${fee}, and each of the ${thing} costs $${each}. You have $${money}. What is the greatest number of ${thing} you can pay for?`,
    answer: String(most),
    form: 'integer',
    hints: [
      'Pay for the card first. What is left?',
      `${money - fee} dollars are left, and each costs ${each}.`,
      `How often does ${each} fit into ${money - fee} completely?`,
    ],
    claims: [`${fee} + ${each} * ${most} <= ${money}`, `${fee} + ${each} * ${most + 1} > ${money}`],
    slips: [{ value: String(Math.floor(money / each)), phrase: 'leaves out the price of the card' }],
  };
};

export const inequalities: TopicGenerator = {
  topic: 'inequalities',
  recipes: { equation: [solve, greatestWhole], applied: [budget] },
};
