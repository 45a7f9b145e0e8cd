import type { Recipe, TopicGenerator } from './recipe.ts';

const order: Recipe = ({ int }, level) => {
  const [a, b, c] = [int(2, 9 * level), int(2, 9), int(2, 4 + 3 * level)];
  const sum = level === 3;
  const text = sum ? `${a} + ${b} × ${c} - ${int(1, a)}` : `${a} + ${b} × ${c}`;
  const taken = sum ? Number(text.split('- ')[1]) : 0;
  const answer = a + b * c - taken;
  return {
    question: `What is ${text}?`,
    answer: String(answer),
    form: 'integer',
    hints: [
      'Not everything is done from left to right here.',
      'Multiply first, then add and subtract.',
      `${b} × ${c} is ${b * c}. Use it in the place of the product.`,
    ],
    claims: [`${text} = ${answer}`],
    slips: [{ value: String((a + b) * c - taken), phrase: 'adds before it multiplies' }],
  };
};

const product: Recipe = ({ int }, level) => {
  const [a, b] = [int(3 + 4 * level, 9 + 12 * level), int(3, 6 + 4 * level)];
  const tens = Math.floor(a / 10) * 10;
  return {
    question: `What is ${a} × ${b}?`,
    answer: String(a * b),
    form: 'integer',
    hints: [
      'Split one number into tens and ones.',
      `Split ${a} into ${tens} and ${a - tens}, and multiply each part by ${b}.`,
      `The parts are ${tens * b} and ${(a - tens) * b}. Add them.`,
    ],
    claims: [`${a} * ${b} = ${a * b}`],
  };
};

const quotient: Recipe = ({ int }, level) => {
  const [a, b] = [int(3, 6 + 6 * level), int(4, 5 + 4 * level)];
  return {
    question: `What is ${a * b} ÷ ${b}?`,
    answer: String(a),
    form: 'integer',
    hints: [
      `How many groups of ${b} are in ${a * b}?`,
      `Ten groups of ${b} are ${10 * b}. Is ${a * b} more or less than that?`,
      `Find the number whose product with ${b} is ${a * b}.`,
    ],
    claims: [`${a * b} / ${b} = ${a}`],
  };
};

const trays: Recipe = ({ int, pick }, level) => {
  const [rows, each, used] = [int(4, 6 + 3 * level), int(4, 9 + 2 * level), int(2, 15)];
  const thing = pick(['oxygen tanks', 'food packs', 'solar cells', 'seed trays']);
  return {
    question: `A station stores ${rows} boxes with ${each} ${thing} each. The crew uses ${used}. How many ${thing} are left?`,
    answer: String(rows * each - used),
    form: 'integer',
    hints: [
      'First find how many there were before any were used.',
      `There were ${rows} × ${each}.`,
      `That makes ${rows * each}. Now take away what was used.`,
    ],
    claims: [`${rows} * ${each} - ${used} = ${rows * each - used}`],
    slips: [{ value: String(rows * each), phrase: 'stops before the last step' }],
  };
};

const shared: Recipe = ({ int }, level) => {
  const [crew, each, extra] = [int(3, 5 + 2 * level), int(5, 10 + 5 * level), int(2, 20)];
  const total = crew * each + extra;
  return {
    question: `A crew of ${crew} has ${total} liters of water. They keep ${extra} liters in reserve and share the rest equally. How many liters does each get?`,
    answer: String(each),
    form: 'integer',
    hints: [
      'Set the reserve aside first.',
      `${total} - ${extra} liters are shared.`,
      `Share ${total - extra} liters among ${crew} people.`,
    ],
    claims: [`(${total} - ${extra}) / ${crew} = ${each}`],
  };
};

export const arithmetic: TopicGenerator = {
  topic: 'arithmetic',
  recipes: { equation: [order, product, quotient], applied: [trays, shared] },
};
