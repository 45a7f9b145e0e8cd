import { choiceSkill } from '../../src/kit/index.ts';
import { itemsAt, type ShopItem } from '../../src/scenes/shop-items.ts';

type Params = {
  item: ShopItem;
  /** Dollars for one item, and items for one dollar. */
  price: number;
  perDollar: number;
  count: number;
  total: number;
  asksForPrice: boolean;
  goal: number;
};

/** Price in dollars, items for a dollar, and the smallest count with a whole total. */
const rates = {
  1: [
    [2, 0.5, 1],
    [4, 0.25, 1],
    [5, 0.2, 1],
    [0.5, 2, 2],
    [0.25, 4, 4],
    [0.2, 5, 5],
  ],
  2: [
    [1.25, 0.8, 4],
    [2.5, 0.4, 2],
    [0.8, 1.25, 5],
    [0.4, 2.5, 5],
    [6.25, 0.16, 4],
  ],
} as const;

/** Level 1 has neat prices, level 2 decimal ones; level 3 leaves it to the student which of the two rates helps. */
export const m6UnitRateChoose = choiceSkill('m6-unit-rate-choose', {
  version: 6,
  text: {
    headline: 'Which unit rate answers it?',
    facts: 'In a store, {count, number} {many} cost {total, number} dollars.',
    'ask-price': ['How much does one {one} cost?', 'What is the price of one {one}?'],
    'ask-items': ['How many {many} does one dollar buy?', 'For one dollar, how many {many} do you get?'],
    'ask-rate': [
      'What is the unit rate in {many} per dollar?',
      'At this price, how many {many} per dollar is that?',
    ],
    'goal-price': [
      'A class needs {goal, number} {many}. Which unit rate do you multiply by {goal, number} to get the cost?',
      'A class wants to buy {goal, number} {many}. By which unit rate do you multiply {goal, number} to find the cost?',
    ],
    'goal-items': [
      'A class has {goal, number} dollars. Which unit rate, times {goal, number}, tells how many {many} it can buy?',
      'With {goal, number} dollars a class wants as many {many} as it can get. By which unit rate do you multiply {goal, number} to find how many?',
    ],
    'per-item': '{price, number} dollars for each {one}',
    'per-dollar': '{perDollar, number} {many} for each dollar',
    'mixed-per-item': '{perDollar, number} dollars for each {one}',
    'mixed-per-dollar': '{price, number} {many} for each dollar',
    'right-price': 'The dollars are shared out over the {many}, so this is the cost of one {one}.',
    'right-items': 'The {many} are shared out over the dollars, so this is what one dollar buys.',
    'reciprocal-price':
      'This is what one dollar buys. The question is about the cost of one {one}. Which quantity must become one?',
    'reciprocal-items':
      'This is the cost of one {one}. The question is about one dollar. Which quantity must become one?',
    'reciprocal-goal-price':
      'This is what one dollar buys. Multiplying needs the cost of one {one}. Which quantity must become one?',
    'reciprocal-goal-items':
      'This is the cost of one {one}. Multiplying needs what one dollar buys. Which quantity must become one?',
    'units-price':
      'This number comes from dividing {many} by dollars, but the words say dollars for each {one}. Which division gives dollars for one {one}?',
    'units-items':
      'This number comes from dividing dollars by {many}, but the words say {many} for each dollar. Which division gives {many} for one dollar?',
    'slip-price':
      'The number fits the cost of one {one}, but the words name it as {many}. What is being counted for each one?',
    'slip-items':
      'The number fits what one dollar buys, but the words name it as dollars. What is being counted for each one?',
    other: 'Look for the quantity that has to become one. Divide the other quantity by it.',
    'one-do': 'Find the quantity that the question makes one.',
    'one-why': 'A unit rate is always the amount for one of something.',
    'divide-do': 'Divide the other quantity by it.',
    'divide-why': 'Dividing shares one quantity out over the other.',
    'name-do': 'Say the number with its units.',
    'name-why': 'The units tell which of the two unit rates it is.',
    'check-do': 'Check by scaling back up.',
    'check-why': 'The unit rate has to give the numbers of the story again.',
    'final-price': '{price, number} dollars for each {one}',
    'final-items': '{perDollar, number} {many} for each dollar',
  },
  draw({ level, random }) {
    const table = level === 1 ? rates[1] : level === 2 ? rates[2] : random.pick([rates[1], rates[2]]);
    const [price, perDollar, least] = random.pick<readonly [number, number, number]>(table);
    const count = least * random.int(2, least === 1 ? 9 : 6);
    // Less than one thing for a dollar would be asked for parts of a thing.
    const asksForPrice = perDollar < 1 || random.chance(50);
    const tens = random.int(3, 9) * 10;
    // What the class can buy is a whole number of things.
    const goal = asksForPrice || Number.isInteger(tens * perDollar) ? tens : 2 * tens;
    return {
      item: random.pick(itemsAt(price * 100)),
      price,
      perDollar,
      count,
      total: Math.round(price * count),
      asksForPrice,
      goal,
    };
  },
  build(
    { item, price, perDollar, count, total, asksForPrice, goal }: Params,
    { level, say, step, distractor },
  ) {
    const words = { one: item.one, many: item.many, price, perDollar, count, total, goal };
    const asked = asksForPrice ? 'price' : 'items';
    const [top, bottom] = asksForPrice ? [total, count] : [count, total];
    const rate = asksForPrice ? price : perDollar;
    const isPart = !asksForPrice && !Number.isInteger(perDollar);
    const perItem = say('per-item');
    const perDollarText = say('per-dollar');
    return {
      words,
      // A part of a thing cannot be bought, but it can stand in a rate.
      question: ['facts', level === 3 ? `goal-${asked}` : isPart ? 'ask-rate' : `ask-${asked}`],
      answer: {
        value: asksForPrice ? 'per-item' : 'per-dollar',
        text: asksForPrice ? perItem : perDollarText,
        reason: `right-${asked}`,
      },
      distractors: [
        distractor(
          'picks-the-reciprocal-rate',
          asksForPrice ? 'per-dollar' : 'per-item',
          level === 3 ? `reciprocal-goal-${asked}` : `reciprocal-${asked}`,
          asksForPrice ? perDollarText : perItem,
        ),
        distractor(
          'mixes-up-the-units',
          asksForPrice ? 'mixed-per-item' : 'mixed-per-dollar',
          `units-${asked}`,
        ),
        distractor('slip', asksForPrice ? 'mixed-per-dollar' : 'mixed-per-item', `slip-${asked}`),
      ],
      steps: [
        step('find-the-one', '', asksForPrice ? `1 ${item.one}` : '1 dollar', 'one'),
        step('divide', `${top} ÷ ${bottom}`, rate),
        step(
          'name-units',
          rate,
          asksForPrice ? `${rate} dollars for each ${item.one}` : `${rate} ${item.many} for each dollar`,
          'name',
        ),
        step('check-product', `${rate} × ${bottom}`, top, 'check'),
      ],
      finalAnswer: `final-${asked}`,
      claims: [`${total}/${count} = ${price}`, `${count}/${total} = ${perDollar}`],
    };
  },
});
