import { type Level, numberSkill, type Random, takeDistractors } from '../../src/kit/index.ts';

/** Each number is told exactly and rounds to the one beside it: level 3 has a percent of a price. */
type Params = {
  scene: 'plain' | 'posters' | 'wood' | 'fuel' | 'sale' | 'laptop' | 'bike';
  first: { exact: string; round: number };
  second: { exact: string; round: number };
  third: { exact: string; round: number };
};

/** Level 1 estimates a product and a sum, level 2 has a mixed number and a difference, level 3 a percent off. */
export const m7EstimateCheck = numberSkill('m7-estimate-check', {
  version: 2,
  form: 'integer',
  text: {
    headline: 'Estimate a calculation',
    'ask-plain': [
      'Estimate {first} × {second} + {third}.',
      'About how much is {first} × {second} + {third}?',
      'Find an estimate for {first} × {second} + {third}.',
      'You want to check {first} × {second} + {third}. Estimate it first.',
    ],
    'ask-mixed': 'Estimate {first} × {second} − {third}.',
    'how-plain': 'Round {first} to the nearest whole number, and the other two to the nearest ten.',
    posters:
      'A club buys {first} tons of garden soil at {second} dollars a ton. A coupon takes {third} dollars off.',
    wood: 'A park needs {first} tons of wood chips at {second} dollars a ton. A grant pays {third} dollars of it.',
    fuel: 'A van uses {first} tanks of fuel at {second} dollars a tank. The school pays {third} dollars of it.',
    'ask-story': 'Estimate what is left to pay.',
    sale: 'A phone costs {second} dollars. A sale takes {first}% off, and shipping adds {third} dollars.',
    laptop: 'A laptop costs {second} dollars. A student pays {first}% less, and a bag adds {third} dollars.',
    bike: 'A bike costs {second} dollars. A coupon takes {first}% off, and a lock adds {third} dollars.',
    'ask-percent': [
      'Estimate the total.',
      'About how much is the total?',
      'What is a good estimate of the total?',
    ],
    'how-percent': 'Round the price to the nearest hundred, and the other two numbers to the nearest ten.',
    right: 'The rounded numbers give this, with the same operations.',
    early: 'This rounds {place} to a larger place than asked. Which place does the task name?',
    operation:
      'This does the opposite of the last operation. Read the task again: what is done with {third}?',
    'operation-off': 'This adds the percent to the price. Does the price go up or down?',
    point: 'Look at the size of the product. In which place do its digits stand?',
    'point-off': 'Look at the size of the percent of the price. In which place do its digits stand?',
    other: 'Round each number as the task says. Then work it out with the rounded numbers.',
    'round-do': 'Round each number.',
    'round-why': 'Rounded numbers are easy to work with in your head.',
    'times-do': 'Multiply the rounded numbers.',
    'times-why': 'The size of the product shows whether a decimal point is in its place.',
    'percent-do': 'Find the rounded percent of the rounded price.',
    'percent-why': 'Ten percent is a tenth, so this is done in your head.',
    'add-do': 'Add the last number.',
    'add-why': 'It is added to the product.',
    'take-do': 'Subtract the last number.',
    'take-why': 'It makes the result smaller.',
    'off-do': 'Subtract the percent and add the last number.',
    'off-why': 'The price goes down, and the last number is an extra cost.',
    final: 'About {value, number}.',
    'final-dollars': 'About {value, number} dollars.',
  },
  draw: ({ level, random }): Params => drawNumbers(level, random),
  build({ scene, first, second, third }: Params, { level, step, distractor }) {
    const [a, b, c] = [first.round, second.round, third.round];
    const product = level === 3 ? (a * b) / 100 : a * b;
    const value = { 1: product + c, 2: product - c, 3: b - product + c }[level];
    const plain = scene === 'plain';
    const [price, extra] = [second.exact, third.exact].map((one) => (plain ? one : moneyOf(one)));
    const words = {
      first: first.exact,
      second: price ?? '',
      third: extra ?? '',
      value,
      place: (level === 3 ? extra : first.exact) ?? '',
    };
    const early = { 1: 10 * b + c, 2: 10 * b - c, 3: b - product }[level];
    const operation = { 1: product - c, 2: product + c, 3: b + product + c }[level];
    const point = { 1: product / 10 + c, 2: product * 10 - c, 3: b - product / 10 + c }[level];
    const exact = [first.exact, price, extra].join(', ');
    return {
      words,
      question:
        level === 3
          ? [scene === 'plain' ? 'sale' : scene, 'how-percent', 'ask-percent']
          : plain
            ? [level === 1 ? 'ask-plain' : 'ask-mixed', 'how-plain']
            : [scene, 'how-plain', 'ask-story'],
      answer: value,
      distractors: takeDistractors(value, [
        distractor('rounds-too-early-in-one-place', early, 'early'),
        distractor(
          'estimates-with-the-wrong-operation',
          operation,
          level === 3 ? 'operation-off' : 'operation',
        ),
        distractor('misplaces-the-decimal-point', point, level === 3 ? 'point-off' : 'point'),
      ]),
      steps: [
        step('round', exact, `${a}, ${b}, ${c}`),
        level === 3 ? step('percent', `${b} × ${a / 100}`, product) : step('times', `${a} × ${b}`, product),
        level === 1
          ? step('add', `${product} + ${c}`, value)
          : level === 2
            ? step('take', `${product} − ${c}`, value)
            : step('off', `${b} − ${product} + ${c}`, value),
      ],
      finalAnswer: plain ? 'final' : 'final-dollars',
      claims: [`${a} * ${b} ${level === 3 ? '/ 100 ' : ''}= ${product}`],
    };
  },
});

/** Dollars with cents where there are any. */
function moneyOf(exact: string): string {
  return exact.includes('.') ? Number(exact).toFixed(2) : exact;
}

/** A decimal that rounds to `round` at the place of `unit`, with one or two digits after the point. */
function near(random: Random, round: number, unit: number): { exact: string; round: number } {
  const off = random.int(5, 45) * (random.chance(50) ? -1 : 1);
  const value = round + (off * unit) / 100;
  return { exact: String(Number(value.toFixed(unit < 100 ? (unit === 1 ? 2 : 1) : 0))), round };
}

const parts = ['1/8', '1/6', '1/5', '1/4', '2/5', '2/7'] as const;

/** A mixed number just above a whole one, as content text. */
function mixedNear(random: Random, round: number): { exact: string; round: number } {
  const [top, bottom] = random.pick(parts).split('/');
  return { exact: `${round} $\\frac{${top}}{${bottom}}$`, round };
}

/** The first number would round to ten if the place were coarser; all results are whole and above zero. */
function drawNumbers(level: Level, random: Random): Params {
  if (level === 3) {
    const price = 100 * random.int(2, 9);
    const percent = 10 * random.int(1, 4);
    return {
      scene: random.pick(['sale', 'laptop', 'bike'] as const),
      first: { exact: String(percent + random.pick([-3, -2, -1, 1, 2, 3])), round: percent },
      second: near(random, price, 100),
      third: near(random, 10 * random.int(2, 4), 10),
    };
  }
  const a = random.int(6, 9);
  const b = 10 * random.int(2, 9);
  const c = 10 * random.int(2, level === 1 ? 9 : 5);
  return {
    scene: level === 1 ? 'plain' : random.pick(['plain', 'posters', 'wood', 'fuel'] as const),
    first: level === 1 ? near(random, a, 1) : mixedNear(random, a),
    second: near(random, b, 10),
    third: near(random, c, 10),
  };
}
