import { numberSkill } from '../../src/kit/index.ts';
import { centsText, itemsAt, type ShopItem } from '../../src/scenes/shop-items.ts';

type Params = { item: ShopItem; count: number; unitCents: number; needed: number; owned: number };

/** A price as a student would type it, without the sign. */
const dollars = (cents: number): string => (cents / 100).toFixed(2);

/** Level 1 has prices of whole dollars or half dollars, level 2 cents; level 3 takes away what is already there. */
export const m6UnitPriceTotal = numberSkill('m6-unit-price-total', {
  version: 3,
  form: 'money',
  text: {
    headline: 'What does it cost?',
    facts: 'A pack of {count, number} {many} costs {price}. Every {one} costs the same.',
    ask: [
      'What do {bought, number} {many} cost at this unit price?',
      'At this price, how much are {bought, number} {many}?',
      'How much do {bought, number} {many} cost then?',
      'Find the price of {bought, number} {many}.',
    ],
    'facts-owned': 'A club needs {needed, number} {many}. It already has {owned, number}.',
    'ask-owned': [
      'What do the other {many} cost at this unit price?',
      'How much do the {many} that it still needs cost?',
      'What does the club pay for the {many} that it still needs?',
      'Find the price of the {many} that it still needs.',
    ],
    right: 'One {one} costs {each}, so {bought, number} of them cost {total}.',
    'wrong-quantity':
      'This multiplies the price of the whole pack by {bought, number}. The pack already holds {count, number} {many}. What does a single {one} cost?',
    'adds-difference':
      'This adds one dollar for each extra {one}. That would mean every {one} costs one dollar. What does one really cost?',
    reciprocal:
      'This divides the {many} by the price and multiplies by {bought, number}. What one dollar buys is a number of things, not a price. Which division gives the cost of one {one}?',
    other: 'Find the cost of one {one} first. Then multiply by the number to buy.',
    'missing-do': 'Find how many {many} the club still needs.',
    'missing-why': 'Only those have to be bought.',
    'each-do': 'Find the cost of one {one}.',
    'each-why': 'Dividing the price by the number of {many} gives the unit price.',
    'total-do': 'Multiply by the number of {many} to buy.',
    'total-why': 'At the same unit price, every {one} adds the same amount.',
    'check-do': 'Check with the price of the pack.',
    'check-why': 'The unit price has to give the pack price again.',
    final: '{total} for {bought, number} {many}',
    'facts-budget': 'A club has {budget}. It buys as many {many} as it can at this unit price.',
    'ask-left': [
      'How much money is left?',
      'What is left of the money?',
      'How much does the club still have then?',
      'Find the amount of money that is left.',
    ],
    'right-left': 'The money pays for {bought, number} {many}. They cost {total}, and the rest is left.',
    'one-pack': 'This is left after one pack. How many {many} can the money pay for one by one?',
    'one-fewer': 'With this money the club could buy one more {one}. What does one cost?',
    'spent-instead': 'This is the money that is spent. What does the question ask for?',
    'other-left': 'Find the cost of one {one}. How many times does it fit into the money?',
    'fit-do': 'Find how many {many} the money pays for.',
    'fit-why': 'Only whole ones can be bought. One more would cost more than the club has.',
    'left-do': 'Take the cost away from the money.',
    'left-why': 'What is not spent is left.',
    'final-left': '{left} is left.',
  },
  draw({ level, random }) {
    const unitCents = level === 1 ? random.int(1, 8) * 50 : random.int(5, 47) * 5;
    const count = random.int(3, 12);
    const bought = count + random.int(2, 9);
    const owned = level === 3 ? random.int(2, 9) : 0;
    return { item: random.pick(itemsAt(unitCents)), count, unitCents, needed: bought + owned, owned };
  },
  build({ item, count, unitCents, needed, owned }: Params, { level, step, distractor }) {
    const bought = needed - owned;
    const price = count * unitCents;
    const total = bought * unitCents;
    const words = {
      ...item,
      count,
      bought,
      needed,
      owned,
      price: centsText(price),
      each: centsText(unitCents),
      total: centsText(total),
    };
    return {
      words,
      question: level === 3 ? ['facts', 'facts-owned', 'ask-owned'] : ['facts', 'ask'],
      answer: dollars(total),
      distractors: [
        distractor('multiplies-by-the-wrong-quantity', dollars(price * bought), 'wrong-quantity'),
        distractor(
          'adds-the-difference-in-items-to-the-price',
          dollars(price + (bought - count) * 100),
          'adds-difference',
        ),
        distractor(
          'uses-the-reciprocal-rate',
          dollars(Math.round((count / price) * bought * 10_000)),
          'reciprocal',
        ),
      ],
      steps: [
        owned > 0 ? step('find-missing', `${needed} − ${owned}`, bought, 'missing') : null,
        step('unit-price', `${words.price} ÷ ${count}`, words.each, 'each'),
        step('scale-up', `${words.each} × ${bought}`, words.total, 'total'),
        step('check-pack', `${words.each} × ${count}`, words.price, 'check'),
      ],
      claims: [
        `${price}/${count} = ${unitCents}`,
        `${unitCents} * ${bought} = ${total}`,
        `${needed} - ${owned} = ${bought}`,
      ],
    };
  },
  stretch: {
    draw({ random }) {
      return random.until(() => {
        const [unitCents, count] = [random.int(13, 59) * 5, random.int(3, 5)];
        const budget = random.int(8, 29) * 100;
        const [bought, left] = [Math.floor(budget / unitCents), budget % unitCents];
        const fair = bought > count + 1 && bought < 16 && bought * unitCents < 12 * left;
        return fair ? { item: random.pick(itemsAt(unitCents)), count, unitCents, bought, left } : null;
      });
    },
    build({ item, count, unitCents, bought, left }, { step, distractor }) {
      const [price, total] = [count * unitCents, bought * unitCents];
      const budget = total + left;
      const words = {
        ...item,
        count,
        bought,
        price: centsText(price),
        each: centsText(unitCents),
        total: centsText(total),
        budget: centsText(budget),
        left: centsText(left),
      };
      return {
        words,
        question: ['facts', 'facts-budget', 'ask-left'],
        answer: { value: dollars(left), reason: 'right-left' },
        distractors: [
          distractor('gives-the-cost-instead-of-the-quantity', dollars(total), 'spent-instead'),
          distractor('multiplies-by-the-wrong-quantity', dollars(budget - price), 'one-pack'),
          distractor('slip', dollars(left + unitCents), 'one-fewer'),
        ],
        otherWrong: 'other-left',
        steps: [
          step('unit-price', `${words.price} ÷ ${count}`, words.each, 'each'),
          step('count-bought', `${words.budget} ÷ ${words.each}`, `${bought} ${item.many}`, 'fit'),
          step('scale-up', `${words.each} × ${bought}`, words.total, 'total'),
          step('take-away', `${words.budget} − ${words.total}`, words.left, 'left'),
          step('check-pack', `${words.each} × ${count}`, words.price, 'check'),
        ],
        finalAnswer: 'final-left',
        claims: [
          `${price}/${count} = ${unitCents}`,
          `${unitCents} * ${bought} = ${total}`,
          `${budget} - ${total} = ${left}`,
        ],
      };
    },
  },
});
