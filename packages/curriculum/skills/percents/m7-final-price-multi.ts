import { type Level, numberSkill, type Random } from '../../src/kit/index.ts';
import { dollarsOf, dollarText, takeAmounts } from '../../src/numbers/dollar-amounts.ts';

const scenes = [
  { key: 'coat', least: 30, most: 90 },
  { key: 'lamp', least: 16, most: 60 },
  { key: 'guitar', least: 80, most: 220 },
  { key: 'tent', least: 60, most: 180 },
  { key: 'bike', least: 120, most: 340 },
] as const;

/** The price is in whole dollars; `up` is a markup before the discount, zero where there is none. */
type Params = { scene: (typeof scenes)[number]; price: number; up: number; off: number; tax: number };

/** Level 1 comes out in whole cents, level 2 has to be rounded, level 3 begins with a markup. */
export const m7FinalPriceMulti = numberSkill('m7-final-price-multi', {
  version: 1,
  form: 'money',
  text: {
    headline: 'One percent after another',
    coat: 'A winter coat costs {price}. It is {off, number}% off. Then sales tax of {tax, number}% is added.',
    lamp: 'A store takes {off, number}% off a desk lamp that costs {price}. The sales tax is {tax, number}% of the lower price.',
    guitar:
      'A guitar for {price} has a discount of {off, number}%. After the discount, {tax, number}% sales tax is added.',
    tent: 'The regular price of a tent is {price}. It is on sale at {off, number}% off. Sales tax adds {tax, number}% to that.',
    bike: 'A used bike costs {price}. The seller takes {off, number}% off. Then comes a sales tax of {tax, number}%.',
    'coat-up': 'A shop pays {price} for a winter coat and adds a markup of {up, number}%.',
    'lamp-up': 'A desk lamp costs a store {price}. Its markup is {up, number}%.',
    'guitar-up': 'A music shop buys a guitar for {price}. It marks the guitar up by {up, number}%.',
    'tent-up': 'A camping store buys a tent for {price} and raises that by {up, number}%.',
    'bike-up': 'A bike shop buys a used bike for {price}. The markup is {up, number}%.',
    later: 'Later this price goes down by {off, number}%. Then {tax, number}% sales tax is added.',
    ask: 'What does the customer pay?',
    round: 'What does the customer pay, to the nearest cent?',
    right: 'Each percent is taken of the price at that moment.',
    combines: 'This puts the percents together as one. Is each of them a percent of the same price?',
    first: 'This stops after the first percent. What happens to that price next?',
    'no-tax': 'This leaves the sales tax out. Which price is it added to?',
    'no-off': 'This leaves the discount out. When does it come?',
    other: 'Take one percent after the other. Use the price you have at that moment.',
    'up-do': 'Add the markup.',
    'up-why': 'The cost of the shop is one hundred percent.',
    'off-do': 'Take off the discount.',
    'off-why': 'This percent is left of the price.',
    'tax-do': 'Add the sales tax.',
    'tax-why': 'The tax is a percent of the lower price.',
    'round-do': 'Round to the nearest cent.',
    'round-why': 'There is no smaller coin than a cent.',
    'check-do': 'Check: take the two multipliers together.',
    'check-why': 'One product makes both changes.',
    final: 'The customer pays {value}.',
  },
  draw: ({ level, random }): Params => drawPrice(level, random),
  build({ scene, price, up, off, tax }: Params, { level, step, distractor }) {
    const [ups, offs, taxes] = [100 + up, 100 - off, 100 + tax];
    const marked = price * ups;
    const low = (marked * offs) / 100;
    const exact = (low * taxes) / 100;
    const value = Math.round(exact);
    const both = Number(((offs * taxes) / 10_000).toFixed(4));
    const unrounded = Number((exact / 100).toFixed(4));
    const { key } = scene;
    return {
      words: { price: dollarText(price * 100), value: dollarText(value), up, off, tax },
      question: [...(level === 3 ? ([`${key}-up`, 'later'] as const) : [key]), level === 1 ? 'ask' : 'round'],
      answer: level === 1 ? dollarsOf(value) : { value: dollarsOf(value), places: 2 },
      distractors: takeAmounts(value, [
        distractor('combines-the-percents-by-adding', price * (100 + up - off + tax), 'combines'),
        distractor('applies-only-the-first-step', up > 0 ? marked : low, 'first'),
        up > 0
          ? distractor('slip', Math.round(low), 'no-tax')
          : distractor('slip', Math.round((marked * taxes) / 100), 'no-off'),
      ]),
      steps: [
        up > 0 && step('up', `${dollarText(price * 100)} × ${ups / 100}`, dollarText(marked)),
        step('off', `${dollarText(marked)} × ${offs / 100}`, dollarText(low)),
        step('tax', `${dollarText(low)} × ${taxes / 100}`, level === 1 ? dollarText(value) : unrounded),
        level === 1
          ? step('check', `${offs / 100} × ${taxes / 100}`, both)
          : step('round', unrounded, dollarText(value)),
      ],
      claims: [`${marked} * ${offs} / 100 = ${low}`, `${low} * ${taxes} / 100 = ${exact}`],
    };
  },
});

/** The discount leaves whole cents; the tax leaves whole cents at level 1 and no tie of rounding above. */
function drawPrice(level: Level, random: Random): Params {
  const scene = random.pick(scenes);
  return random.until(() => {
    const up = level === 3 ? random.pick([20, 25, 40, 50, 60]) : 0;
    const price = random.int(scene.least, scene.most);
    const off = random.pick(level === 1 ? [10, 20, 25, 50] : [10, 15, 20, 25, 30, 35, 40]);
    const tax = random.int(5, 9);
    const low = (price * (100 + up) * (100 - off)) / 100;
    const rest = (low * tax) % 100;
    const isWhole = Math.round(low + (low * tax) / 100) % 100 === 0;
    const fits = level === 1 ? rest === 0 : rest !== 0 && Math.abs(rest - 50) > 4 && !isWhole;
    return Number.isInteger(low) && fits && off !== tax && off !== up ? { scene, price, up, off, tax } : null;
  });
}
