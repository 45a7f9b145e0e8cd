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
  version: 2,
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
    'tent-up': 'A camping store buys a tent for {price} and raises this price by {up, number}%.',
    'bike-up': 'A bike shop buys a used bike for {price}. The markup is {up, number}%.',
    later: 'Later the selling price goes down by {off, number}%. Then {tax, number}% sales tax is added.',
    ask: 'What does the customer pay?',
    round: 'What does the customer pay, to the nearest cent?',
    right: 'Each percent belongs to the price at that moment.',
    combines: 'This puts the percents together as one. Is each of them a percent of the same price?',
    first: 'This stops after the first percent. What happens to that price next?',
    'no-tax': 'This leaves the sales tax out. Which price is it added to?',
    'no-off': 'This leaves the discount out. When does it come?',
    other: 'Take one percent after the other. Use the price you have at that moment.',
    'up-do': 'Add the markup.',
    'up-why': 'What the store pays is one hundred percent.',
    'off-do': 'Take off the discount.',
    'off-why': 'What the discount leaves is a percent of the price.',
    'tax-do': 'Add the sales tax.',
    'tax-why': 'The tax is a percent of the lower price.',
    'round-do': 'Round to the nearest cent.',
    'round-why': 'There is no smaller coin than a cent.',
    'check-do': 'Check: multiply by both at once.',
    'check-why': 'One product makes both changes.',
    final: 'The customer pays {value}.',
    'far-jacket':
      'A jacket costs {price}. Store A takes {off, number}% off, and then another {coupon} with a coupon. Store B takes {coupon} off first, and then {off, number}% of the rest. How much less do you pay at store A?',
    'far-shoes':
      'At two stores, a pair of shoes costs {price}. One takes {off, number}% off, and then {coupon} more. The other one takes {coupon} off first, and then {off, number}% of the rest. How many dollars apart are the two final prices?',
    'far-phone':
      'A phone costs {price}. Plan A takes {off, number}% off, and then {coupon} more. Plan B takes {coupon} off first, and then {off, number}% of what is left. How much cheaper is plan A?',
    'far-ticket':
      'A park pass costs {price}. Students get {off, number}% off, and then another {coupon} off. Members get {coupon} off first, and then {off, number}% off the rest. How much more does a member pay?',
    'right-far': 'The percent belongs to a smaller amount when {coupon} comes off first.',
    'far-discount':
      'This is the discount alone, where the percent comes first. What are the two final prices?',
    'far-first': 'This compares the two prices after one step. What comes next for each of them?',
    'far-coupon':
      'This is the fixed amount. It is taken off both times. What is different between the two orders?',
    'other-far': 'Work out both prices to the end, each in its own order. Then compare.',
    'a-off-do': 'Percent first: take the percent off.',
    'a-off-why': 'What the discount leaves is a percent of the price.',
    'a-less-do': 'Percent first: then take the fixed amount off.',
    'a-less-why': 'It comes last here.',
    'b-less-do': 'Fixed amount first: take it off.',
    'b-less-why': 'It comes first here.',
    'b-off-do': 'Fixed amount first: then take the percent off.',
    'b-off-why': 'It is a percent of the smaller amount.',
    'apart-do': 'Subtract the final prices.',
    'apart-why': 'The difference tells how far apart they are.',
    'final-far': 'The difference between the two prices is {value}.',
    'join-do': 'Put the percents together.',
    'join-why': 'Both changes are made at once.',
    'at-once-do': 'Multiply by that percent.',
    'at-once-why': 'One product makes the change.',
  },
  draw: ({ level, random }): Params => drawPrice(level, random),
  build({ scene, price, up, off, tax }: Params, { level, step, distractor }) {
    const [ups, offs, taxes] = [100 + up, 100 - off, 100 + tax];
    const marked = price * ups;
    const low = (marked * offs) / 100;
    const exact = (low * taxes) / 100;
    const value = Math.round(exact);
    const unrounded = Number((exact / 100).toFixed(4));
    const { key } = scene;
    const combined = price * (100 + up - off + tax);
    const together = 100 + up - off + tax;
    const joined = [
      step('join', up > 0 ? `100% + ${up}% − ${off}%` : `100% − ${off}%`, `${100 + up - off}%`),
      step('and-tax', `${100 + up - off}% + ${tax}%`, `${together}%`, 'join'),
      step('at-once', `${dollarText(price * 100)} × ${together / 100}`, dollarText(combined)),
    ];
    return {
      words: { price: dollarText(price * 100), value: dollarText(value), up, off, tax },
      question: [...(level === 3 ? ([`${key}-up`, 'later'] as const) : [key]), level === 1 ? 'ask' : 'round'],
      answer: level === 1 ? dollarsOf(value) : { value: dollarsOf(value), places: 2 },
      distractors: takeAmounts(value, [
        distractor('combines-the-percents-by-adding', combined, 'combines', {
          work: joined,
          wrongAt: up > 0 ? 0 : 1,
        }),
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
          ? step('check', `${dollarText(price * 100)} × ${offs / 100} × ${taxes / 100}`, dollarText(value))
          : step('round', unrounded, dollarText(value)),
      ],
      claims: [`${marked} * ${offs} / 100 = ${low}`, `${low} * ${taxes} / 100 = ${exact}`],
    };
  },
  stretch: {
    draw: ({ random }): Far => drawFar(random),
    build({ ask, price, off, coupon }: Far, { step, distractor }) {
      const left = price * (100 - off);
      const a = left - coupon * 100;
      const rest = price - coupon;
      const b = rest * (100 - off);
      const value = b - a;
      return {
        words: {
          price: dollarText(price * 100),
          coupon: dollarText(coupon * 100),
          off,
          value: dollarText(value),
        },
        question: ask,
        answer: { value: dollarsOf(value), reason: 'right-far' },
        distractors: takeAmounts(value, [
          distractor('gives-only-the-change', price * off, 'far-discount'),
          distractor('applies-only-the-first-step', Math.abs(left - rest * 100), 'far-first'),
          distractor('slip', coupon * 100, 'far-coupon'),
        ]),
        otherWrong: 'other-far',
        steps: [
          step('a-off', `${dollarText(price * 100)} × ${(100 - off) / 100}`, dollarText(left)),
          step('a-less', `${dollarText(left)} − ${dollarText(coupon * 100)}`, dollarText(a)),
          step('b-less', `${dollarText(price * 100)} − ${dollarText(coupon * 100)}`, dollarText(rest * 100)),
          step('b-off', `${dollarText(rest * 100)} × ${(100 - off) / 100}`, dollarText(b)),
          step('apart', `${dollarText(b)} − ${dollarText(a)}`, dollarText(value)),
        ],
        finalAnswer: 'final-far',
        claims: [`${rest} * ${100 - off} - (${price} * ${100 - off} - ${coupon} * 100) = ${value}`],
      };
    },
  },
});

/** A percent and a fixed amount are taken off, in both orders. */
type Far = {
  ask: 'far-jacket' | 'far-shoes' | 'far-phone' | 'far-ticket';
  price: number;
  off: number;
  coupon: number;
};

function drawFar(random: Random): Far {
  return random.until(() => {
    const ask = random.pick(['far-jacket', 'far-shoes', 'far-phone', 'far-ticket'] as const);
    const price = ask === 'far-phone' ? 10 * random.int(12, 40) : random.int(40, 120);
    const [off, coupon] = [random.pick([10, 15, 20, 25, 30, 40]), random.int(6, 40)];
    const ratios = [price / coupon, Math.abs(price * off - coupon * 100) / (coupon * off)];
    const isFar = ratios.every((ratio) => ratio < 9 && ratio > 0.2) && price > 2 * coupon && 100 / off < 12;
    const isOpen = Math.abs(price * off - coupon * 100) !== coupon * 100 && price * off !== coupon * 200;
    return isFar && isOpen && Math.abs(price * off - coupon * 100) !== coupon * off
      ? { ask, price, off, coupon }
      : null;
  });
}

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
