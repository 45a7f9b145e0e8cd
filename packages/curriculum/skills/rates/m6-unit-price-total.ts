import { numberSkill, type Random } from '../../src/kit/index.ts';
import { centsText, itemsAt, type ShopItem } from '../../src/scenes/shop-items.ts';

/** With `back` the money is told and the number asked for. */
type Params = {
  item: ShopItem;
  count: number;
  unitCents: number;
  needed: number;
  owned: number;
  back: boolean;
};

/** A price as a student would type it, without the sign. */
const dollars = (cents: number): string => (cents / 100).toFixed(2);

/** The extra money is whole dollars, so that who takes a dollar for the price of one reaches a whole number. The number is near the price. */
function drawBack(random: Random): Params {
  return random.until(() => {
    const [unitCents, count, more] = [random.int(2, 16) * 25, random.int(3, 12), random.int(2, 9)];
    const near = (count + more) * 5 < unitCents;
    const fair = near && unitCents !== 100 && (more * unitCents) % 100 === 0;
    return fair
      ? {
          item: random.pick(itemsAt(unitCents)),
          count,
          unitCents,
          needed: count + more,
          owned: 0,
          back: true,
        }
      : null;
  });
}

/**
 * Level 1 has prices of whole dollars or half dollars, level 2 cents. Level 3 takes away what is already there, or goes
 * from the money back to the number.
 */
export const m6UnitPriceTotal = numberSkill('m6-unit-price-total', {
  version: 4,
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
    'headline-back': 'How many does it pay for?',
    'facts-back': 'The store also sells single ones at this unit price. A club has {total} for {many}.',
    'ask-back': [
      'How many {many} can it buy?',
      'How many {many} does the money pay for?',
      'How many {many} does it get for the money?',
      'Find the number of {many} that it can buy.',
    ],
    'right-back': 'One {one} costs {each}, and {bought, number} of them cost {total}.',
    'adds-money':
      'This adds one {one} for each extra dollar. That would mean every {one} costs one dollar. What does one really cost?',
    'price-instead': 'This is the price of one {one} in dollars. How many times does it fit into the money?',
    'whole-packs':
      'This counts the {many} of whole packs only. The store sells single ones too. What does one cost?',
    'other-back': 'Find the cost of one {one} first. How many times does it fit into the money?',
    'fit-back-why': 'Every {one} takes the same part of the money.',
    'money-do': 'Check with the money.',
    'money-why': 'The unit price, times the number, has to give the money again.',
    'final-back': '{bought, number} {many}',
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
    if (level === 3 && random.chance(50)) return drawBack(random);
    const unitCents = level === 1 ? random.int(1, 8) * 50 : random.int(5, 47) * 5;
    const count = random.int(3, 12);
    const bought = count + random.int(2, 9);
    const owned = level === 3 ? random.int(2, 9) : 0;
    return {
      item: random.pick(itemsAt(unitCents)),
      count,
      unitCents,
      needed: bought + owned,
      owned,
      back: false,
    };
  },
  build({ item, count, unitCents, needed, owned, back }: Params, { level, step, distractor }) {
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
    const each = step('unit-price', `${words.price} ÷ ${count}`, words.each, 'each');
    if (back) {
      const extra = (total - price) / 100;
      return {
        words,
        headline: 'headline-back',
        question: ['facts', 'facts-back', 'ask-back'],
        answer: { value: bought, form: 'decimal', reason: 'right-back', unit: item.many, unitOne: item.one },
        distractors: [
          distractor('adds-the-difference-in-items-to-the-price', count + extra, 'adds-money'),
          distractor('gives-the-rate-instead', unitCents / 100, 'price-instead'),
          distractor('slip', count * Math.floor(bought / count), 'whole-packs'),
        ],
        otherWrong: 'other-back',
        steps: [
          each,
          step('count-bought', `${words.total} ÷ ${words.each}`, bought, {
            do: 'fit-do',
            why: 'fit-back-why',
          }),
          step('check-money', `${words.each} × ${bought}`, words.total, 'money'),
        ],
        finalAnswer: 'final-back',
        claims: [`${price}/${count} = ${unitCents}`, `${total}/${unitCents} = ${bought}`],
      };
    }
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
        each,
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
