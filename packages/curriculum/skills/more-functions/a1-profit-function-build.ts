import { type Level, numberSkill, type Random } from '../../src/kit/index.ts';
import { polynomialText } from '../../src/numbers/polynomials.ts';

const scenes = ['shirts', 'rides', 'lunches', 'lamps'] as const;
const rules = ['rule-what', 'rule-find', 'rule-given', 'rule-write'] as const;

/** A price, less `drop` for each item at level 3, a cost of each item and a fixed cost. */
type Params = {
  ask: (typeof scenes)[number] | (typeof rules)[number];
  price: number;
  cost: number;
  fixed: number;
  drop: number;
};

/** Level 1 gives both rules, level 2 tells them in words, level 3 has a price that falls with the number sold. */
export const a1ProfitFunctionBuild = numberSkill('a1-profit-function-build', {
  version: 2,
  form: 'expression',
  text: {
    headline: 'Build a profit function',
    'rule-what':
      'For {x} items, the income is {income} dollars and the cost is {spent} dollars. What is the profit? Simplify.',
    'rule-find':
      'A shop takes in {income} dollars for {x} items. They cost {spent} dollars. Write the profit in simplest form.',
    'rule-given':
      'A shop has an income of {income} dollars and a cost of {spent} dollars for {x} items. Find the profit. Simplify it.',
    'rule-write':
      'Making {x} items costs {spent} dollars, and selling them brings {income} dollars. Simplify the profit.',
    shirts:
      'A club sells shirts for {price, number} dollars each. A shirt costs {cost, number} dollars to make, and the printer costs {fixed, number} dollars once. Write the profit for {x} shirts in simplest form.',
    rides:
      'A boat tour charges {price, number} dollars for each rider. Each rider costs {cost, number} dollars, and the boat costs {fixed, number} dollars. What is the profit with {x} riders? Simplify.',
    lunches:
      'A stand sells lunches for {price, number} dollars each. The food for one lunch costs {cost, number} dollars, and the stand costs {fixed, number} dollars a day. Find the profit for {x} lunches. Simplify it.',
    lamps:
      'A workshop sells lamps for {price, number} dollars each. One lamp costs {cost, number} dollars to build, and the rent is {fixed, number} dollars. Write the profit for {x} lamps in simplest form.',
    'shirts-fall':
      'A club sells {x} shirts for {falling} dollars each. A shirt costs {cost, number} dollars to make, and the printer costs {fixed, number} dollars once. Write the profit, in dollars, as an expression in {x}. Simplify it.',
    'rides-fall':
      'A boat tour finds {x} riders when each pays {falling} dollars. Each rider costs {cost, number} dollars, and the boat costs {fixed, number} dollars. Write the profit, in dollars, as an expression in {x}. Simplify it.',
    'lunches-fall':
      'A stand sells {x} lunches when a lunch costs {falling} dollars. The food for one lunch costs {cost, number} dollars, and the stand costs {fixed, number} dollars a day. Write the profit for one day, in dollars, as an expression in {x}. Simplify it.',
    'lamps-fall':
      'A workshop sells {x} lamps at a price of {falling} dollars each. One lamp costs {cost, number} dollars to build, and the rent is {fixed, number} dollars. Write the profit, in dollars, as an expression in {x}. Simplify it.',
    right: 'The whole cost is taken from the income, its fixed part as well.',
    plus: 'Here the cost makes the profit greater. What does profit mean?',
    fixed: 'The cost has two parts. Which one is missing here?',
    first: 'This takes away only the first part of the cost. What does the minus sign do to the other part?',
    other: 'Write the income minus the whole cost, with the cost in parentheses.',
    'income-do': 'Write the income.',
    'income-why': 'It is the price times the number sold.',
    'cost-do': 'Write the whole cost.',
    'cost-why': 'It is the cost of each one times the number, plus the fixed cost.',
    'less-do': 'Take the cost from the income.',
    'less-why': 'Profit is what is left of the income.',
    'open-do': 'Remove the parentheses.',
    'open-why': 'Each term of the cost is taken away.',
    'join-do': 'Combine like terms.',
    'join-why': 'Terms with the same power belong together.',
    'spread-do': 'Multiply out the income.',
    'spread-why': 'The number sold multiplies each term of the price.',
    final: 'The profit is {result} dollars.',
  },
  draw: ({ level, random }): Params => drawShop(level, random),
  build({ ask, price, cost, fixed, drop }: Params, { level, step, distractor }) {
    const income = polynomialText([0, price, -drop]);
    const spent = polynomialText([fixed, cost]);
    const value = polynomialText([-fixed, price - cost, -drop]);
    const early = polynomialText([fixed, price - cost, -drop]);
    const lines = (sign: '+' | '−', result: string) => [
      step('less', `$${income}$ and $${spent}$`, `$${income} − (${spent})$`),
      step('open', `$${income} − (${spent})$`, `$${income} − ${cost}x ${sign} ${fixed}$`),
      step('join', `$${income} − ${cost}x ${sign} ${fixed}$`, `$${result}$`),
    ];
    const falling = `${price} − ${drop === 1 ? '' : drop}x`;
    const before = [
      level === 3 && step('spread', `$x(${falling})$`, `$${income}$`),
      level === 2 && step('income', `${price} × $x$`, `$${income}$`),
      level > 1 && step('cost', `${cost} × $x$ and ${fixed}`, `$${spent}$`),
    ];
    const isRule = ask.startsWith('rule-');
    const told = isRule ? (ask as (typeof rules)[number]) : (ask as (typeof scenes)[number]);
    return {
      words: {
        price,
        cost,
        fixed,
        x: '$x$',
        income: `$${income}$`,
        spent: `$${spent}$`,
        falling: `$${falling}$`,
        result: `$${value}$`,
      },
      question: level === 3 ? `${ask as (typeof scenes)[number]}-fall` : told,
      answer: { asked: 'simplified', value },
      distractors: [
        distractor('subtracts-only-the-first-cost-term', early, 'first', {
          work: [...before, ...lines('+', early)],
        }),
        distractor('adds-cost-instead-of-subtracting', polynomialText([fixed, price + cost, -drop]), 'plus'),
        distractor('forgets-the-fixed-cost', polynomialText([0, price - cost, -drop]), 'fixed'),
      ],
      steps: [...before, ...lines('−', value)],
      claims: [`${income} - (${spent}) = ${value}`],
    };
  },
});

const worthwhile = 40;

function drawShop(level: Level, random: Random): Params {
  return random.until(() => {
    const cost = random.int(2, 12);
    const price = cost + random.int(2, 15) + (level === 3 ? 20 : 0);
    const drop = level === 3 ? random.int(1, 2) : 0;
    const fixed = random.int(4, 40) * 5;
    const ask = random.pick<Params['ask']>(level === 1 ? rules : scenes);
    // With a falling price, some number of items has to bring a profit that is worth the work.
    const canPay = (price - cost) ** 2 > 4 * drop * (fixed + worthwhile);
    return canPay ? { ask, price, cost, fixed, drop } : null;
  });
}
