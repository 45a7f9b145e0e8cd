import { centsText, defineSkill, type ShopItem, shopItems } from '../../src/authoring.ts';

type Params = { item: ShopItem; count: number; unitCents: number; needed: number; owned: number };

/** A price as a student would type it, without the sign. */
const dollars = (cents: number): string => (cents / 100).toFixed(2);

/** Level 1 has prices of whole dollars or half dollars, level 2 cents; level 3 takes away what is already there. */
export const m6UnitPriceTotal = defineSkill({
  id: 'm6-unit-price-total',
  version: 1,
  form: 'money',
  text: {
    en: {
      headline: 'What does it cost?',
      facts: 'A pack of {count, number} {many} costs {price}. Every {one} costs the same.',
      ask: 'What do {bought, number} {many} cost at this unit price?',
      'facts-owned': 'A club needs {needed, number} {many}. It already has {owned, number}.',
      'ask-owned': 'What do the missing {many} cost at this unit price?',
      right: 'One {one} costs {each}, so {bought, number} of them cost {total}.',
      'wrong-quantity':
        'This multiplies the price of the whole pack by {bought, number}. The pack already holds {count, number} {many}. What does a single {one} cost?',
      'adds-difference':
        'This adds one dollar for each further {one}. That would mean every {one} costs one dollar. What does one really cost?',
      reciprocal:
        'This divides the {many} by the price, so it tells how many one dollar buys. Which division gives the cost of one {one}?',
      other: 'Find the cost of one {one} first. Then multiply by the number to buy.',
      'missing-do': 'Find how many {many} are missing.',
      'missing-why': 'Only those have to be bought.',
      'each-do': 'Find the cost of one {one}.',
      'each-why': 'Dividing the price by the number of {many} gives the unit price.',
      'total-do': 'Multiply by the number of {many} to buy.',
      'total-why': 'At the same unit price, every {one} adds the same amount.',
      'check-do': 'Check with the price of the pack.',
      'check-why': 'The unit price has to give the pack price again.',
      final: '{total} for {bought, number} {many}',
    },
  },
  draw({ level, random }) {
    const unitCents = level === 1 ? random.int(1, 8) * 50 : random.int(5, 47) * 5;
    const count = random.int(3, 12);
    const bought = count + random.int(2, 9);
    const owned = level === 3 ? random.int(2, 9) : 0;
    return { item: random.pick(shopItems), count, unitCents, needed: bought + owned, owned };
  },
  build({ item, count, unitCents, needed, owned }: Params, { level, say }) {
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
      headline: say('headline'),
      question:
        level === 3
          ? [say('facts', words), say('facts-owned', words), say('ask-owned', words)]
          : [say('facts', words), say('ask', words)],
      diagram: null,
      answer: { form: 'money', value: dollars(total), reason: say('right', words) },
      distractors: [
        {
          misconception: 'multiplies-by-the-wrong-quantity',
          value: dollars(price * bought),
          reason: say('wrong-quantity', words),
        },
        {
          misconception: 'adds-the-difference-in-items-to-the-price',
          value: dollars(price + (bought - count) * 100),
          reason: say('adds-difference', words),
        },
        {
          misconception: 'uses-the-reciprocal-rate',
          value: dollars(Math.round((count / price) * bought * 10_000)),
          reason: say('reciprocal', words),
        },
      ],
      steps: [
        ...(owned > 0
          ? [
              {
                rule: 'find-missing',
                before: `${needed} − ${owned}`,
                after: String(bought),
                instruction: say('missing-do', words),
                explanation: say('missing-why'),
              },
            ]
          : []),
        {
          rule: 'unit-price',
          before: `${words.price} ÷ ${count}`,
          after: words.each,
          instruction: say('each-do', words),
          explanation: say('each-why', words),
        },
        {
          rule: 'scale-up',
          before: `${words.each} × ${bought}`,
          after: words.total,
          instruction: say('total-do', words),
          explanation: say('total-why', words),
        },
        {
          rule: 'check-pack',
          before: `${words.each} × ${count}`,
          after: words.price,
          instruction: say('check-do'),
          explanation: say('check-why'),
        },
      ],
      finalAnswer: say('final', words),
      otherWrong: say('other', words),
      claims: [
        `${price}/${count} = ${unitCents}`,
        `${unitCents} * ${bought} = ${total}`,
        `${needed} - ${owned} = ${bought}`,
      ],
    };
  },
});
