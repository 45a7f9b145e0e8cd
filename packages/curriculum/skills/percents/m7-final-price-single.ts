import { type Level, numberSkill, type Random, type Tools } from '../../src/kit/index.ts';
import { dollarsOf, dollarText, takeAmounts } from '../../src/numbers/dollar-amounts.ts';
import { type PercentPrice, percentPrices } from '../../src/scenes/rates/percent-prices.ts';

/** Prices are in cents. Under `deal` another store sells the same thing for `rival`, at `off` percent less. */
type Params = {
  scene: PercentPrice;
  asks: 'price' | 'part' | 'deal';
  price: number;
  percent: number;
  count: number;
  rival: number;
  off: number;
};

const text = {
  headline: 'Find the price after a percent',
  'ask-tax': 'How large is the sales tax?',
  'ask-tip': 'How large is the tip?',
  'ask-markup': 'How large is the markup in dollars?',
  'ask-discount': 'How large is the discount in dollars?',
  'right-part': 'It is {percent, number}% of {whole}, and {whole} is one hundred percent.',
  'part-price': 'This is the price after the change. Which amount does the question ask for?',
  'part-rest': 'This is what is left without it. Which amount does the question ask for?',
  'part-dollars': 'This uses {percent, number} as dollars. A percent is a part. What is it a part of?',
  'part-point': 'Look at the decimal point. How much is one percent of {whole}?',
  'other-part': 'Find one percent of {whole} first. How many of them are needed?',
  'decimal-do': 'Write the percent as a decimal.',
  'decimal-why': 'Each percent is one hundredth.',
  'one-percent-do': 'Multiply {whole} by it.',
  'one-percent-why': '{whole} is one hundred percent, and this is a part of it.',
  'part-check-do': 'Check: divide this part by {whole}.',
  'part-check-why': 'The quotient has to be the percent, written as a decimal.',
  'final-part': 'It is {value}.',
  'shoes-deal':
    'A pair of sneakers costs {price} in a store that takes {percent, number}% off. Another store sells it for {rival} and takes {off, number}% off.',
  'jacket-deal':
    'A rain jacket costs {price} in a store that takes {percent, number}% off. Another store sells it for {rival} and takes {off, number}% off.',
  'ask-deal': 'How much less does the better deal cost?',
  'right-deal': 'Each percent belongs to its own price. Then the two final prices are compared.',
  'deal-tags': 'This compares the two prices before the discounts. What do you pay in each store?',
  'deal-parts': 'This compares the two discounts. What do you pay in each store?',
  'deal-first': 'This is the final price in the first store. What is it compared with?',
  'other-deal': 'Find what you pay in each store. Then compare the two.',
  'deal-one-do': 'Find the final price in the first store.',
  'deal-one-why': 'What the discount leaves is a percent of the price.',
  'deal-two-do': 'Find the final price in the other store.',
  'deal-two-why': 'Its discount is a percent of its own price.',
  'deal-less-do': 'Subtract the lower price from the higher one.',
  'deal-less-why': 'The difference tells how much you save.',
  'final-deal': 'The better deal costs {value} less.',
  right: 'The final price is {share, number}% of {whole}.',
  'part-off': 'This is {percent, number}% of {whole} alone, and that is taken off. What is left to pay?',
  part: 'This is {percent, number}% of {whole} alone. What else is part of the final price?',
  dollars: 'This uses {percent, number} as dollars. A percent is a part. What is it a part of?',
  'off-for-on': 'This takes the percent off. Does a tax, a tip or a markup make a price smaller?',
  'on-for-off': 'This adds the percent. Does a discount make a price larger?',
  one: 'This is the price of one. How many are there?',
  other: 'Think of {whole} as one hundred percent. What percent is the final price?',
  'all-do': 'Find the cost of all of them.',
  'all-why': 'The percent belongs to the whole cost.',
  'share-do': 'Write the final price as a percent of {whole}.',
  'share-why': '{whole} is one hundred percent.',
  'times-do': 'Multiply by this percent, as a decimal.',
  'times-why': 'One multiplication makes the whole change.',
  'check-do': 'Check: find the percent part on its own.',
  'check-why': 'The final price differs from {whole} by this part.',
  'gap-do': 'Subtract the lower price from the higher one.',
  'gap-why': 'The difference is the percent part again, so the final price fits.',
  final: 'The final price is {value}.',
  'final-many': 'In all, it is {value}.',
} as const;

/** Level 1 has whole dollars, level 2 dollars and cents or the percent part, level 3 several things or two deals. */
export const m7FinalPriceSingle = numberSkill('m7-final-price-single', {
  version: 5,
  form: 'money',
  scenes: [percentPrices],
  text,
  draw: ({ level, random }): Params => drawPrice(level, random),
  build(params: Params, { level, step, distractor }) {
    if (params.asks === 'part') return partBody(params, { step, distractor });
    if (params.asks === 'deal') return dealBody(params, { step, distractor });
    const { scene, price, percent, count } = params;
    const whole = price * count;
    const part = (whole * percent) / 100;
    const [value, turned] = scene.adds ? [whole + part, whole - part] : [whole - part, whole + part];
    const share = scene.adds ? 100 + percent : 100 - percent;
    const many = level === 3;
    return {
      words: {
        price: dollarText(price),
        whole: dollarText(whole),
        value: dollarText(value),
        percent,
        count,
        share,
      },
      question: many
        ? [`${scene.key}-many`, `${scene.key}-ask-many`]
        : [`${scene.key}-told`, `${scene.key}-ask`],
      answer: dollarsOf(value),
      finalAnswer: many ? 'final-many' : 'final',
      distractors: takeAmounts(
        value,
        [
          distractor('gives-only-the-percent-part', part, scene.adds ? 'part' : 'part-off'),
          distractor(
            'adds-the-percent-as-dollars',
            scene.adds ? whole + percent * 100 : whole - percent * 100,
            'dollars',
          ),
          many && distractor('slip', value / count, 'one'),
          scene.adds
            ? distractor('subtracts-when-it-should-add', turned, 'off-for-on')
            : distractor('increases-when-it-should-decrease', turned, 'on-for-off'),
        ].filter((one) => one !== false),
      ),
      steps: [
        many && step('all', `${count} × ${dollarText(price)}`, dollarText(whole)),
        step('share', `100% ${scene.adds ? '+' : '−'} ${percent}%`, `${share}%`),
        step('times', `${dollarText(whole)} × ${share / 100}`, dollarText(value)),
        step('check', `${dollarText(whole)} × ${percent / 100}`, dollarText(part)),
        step('gap', differenceOf(whole, value), dollarText(part)),
      ],
      claims: [`${whole} * ${share} / 100 = ${value}`],
    };
  },
});

type Said = Pick<Tools<keyof typeof text | keyof typeof percentPrices.text>, 'step' | 'distractor'>;

/** The tax, tip, markup or discount alone. */
function partBody({ scene, price, percent }: Params, { step, distractor }: Said) {
  const value = (price * percent) / 100;
  const after = scene.adds ? price + value : price - value;
  const whole = dollarText(price);
  return {
    words: { price: whole, whole, percent, value: dollarText(value) },
    question: [`${scene.key}-told`, `ask-${scene.part}`] as const,
    answer: { value: dollarsOf(value), reason: 'right-part' } as const,
    finalAnswer: 'final-part' as const,
    otherWrong: 'other-part' as const,
    distractors: takeAmounts(value, [
      distractor('uses-the-percent-as-dollars', percent * 100, 'part-dollars'),
      distractor('moves-the-decimal-point-one-place', value / 10, 'part-point'),
      distractor('slip', after, scene.adds ? 'part-price' : 'part-rest'),
    ]),
    steps: [
      step('decimal', `${percent}%`, percent / 100),
      step('one-percent', `${whole} × ${percent / 100}`, dollarText(value)),
      step('part-check', `${dollarText(value)} ÷ ${whole}`, percent / 100),
    ],
    claims: [`${price} * ${percent} / 100 = ${value}`],
  };
}

/** Two stores sell one thing, each at its own price and discount. */
function dealBody({ scene, price, percent, rival, off }: Params, { step, distractor }: Said) {
  const [one, two] = [(price * (100 - percent)) / 100, (rival * (100 - off)) / 100];
  const value = Math.abs(one - two);
  const [high, low] = [Math.max(one, two), Math.min(one, two)];
  return {
    words: { price: dollarText(price), rival: dollarText(rival), percent, off, value: dollarText(value) },
    question: [`${scene.key as 'shoes'}-deal`, 'ask-deal'] as const,
    answer: { value: dollarsOf(value), reason: 'right-deal' } as const,
    finalAnswer: 'final-deal' as const,
    otherWrong: 'other-deal' as const,
    distractors: takeAmounts(value, [
      distractor('gives-only-the-percent-part', Math.abs(price - one - (rival - two)), 'deal-parts'),
      distractor('applies-only-the-first-step', one, 'deal-first'),
      distractor('slip', Math.abs(price - rival), 'deal-tags'),
    ]),
    steps: [
      step('deal-one', `${dollarText(price)} × ${(100 - percent) / 100}`, dollarText(one)),
      step('deal-two', `${dollarText(rival)} × ${(100 - off) / 100}`, dollarText(two)),
      step('deal-less', `${dollarText(high)} − ${dollarText(low)}`, dollarText(value)),
    ],
    claims: [`${price} * ${100 - percent} / 100 = ${one}`, `${rival} * ${100 - off} / 100 = ${two}`],
  };
}

function drawPrice(level: Level, random: Random): Params {
  if (level === 3 && random.chance(35)) return drawDeal(random);
  const asks = level < 3 && random.chance(35) ? 'part' : 'price';
  return drawOne(level, asks, random);
}

/** The store with the higher price takes more off. */
function drawDeal(random: Random): Params {
  const scene = random.pick(percentPrices.list.filter(({ adds }) => !adds));
  return random.until(() => {
    const [percent, off] = [random.pick<number>(scene.percents), random.pick([5, 10, 15, 20])];
    const price = 100 * random.int(scene.least, scene.most);
    const rival = price - 100 * random.int(2, 15);
    const [one, two] = [(price * (100 - percent)) / 100, (rival * (100 - off)) / 100];
    const value = Math.abs(one - two);
    const ways = [price - rival, Math.abs(price - one - (rival - two)), value];
    const isNear = ways.every((way) => way > value / 8 && way < 8 * value) && one < 15 * value;
    // Nobody compares one thing for $30 with the same one for $16.
    const isFair =
      percent > off && rival > 0.75 * price && [one, two].every(Number.isInteger) && value >= 100;
    return isFair && isNear && new Set([...ways, one]).size === 4
      ? { scene, asks: 'deal', price, percent, count: 1, rival, off }
      : null;
  });
}

const differenceOf = (one: number, two: number): string =>
  `${dollarText(Math.max(one, two))} − ${dollarText(Math.min(one, two))}`;

/** Whole cents, wrong ways that stay believable, and a final price that is not the percent part as well. */
function drawOne(level: Level, asks: 'price' | 'part', random: Random): Params {
  const scene = random.pick(percentPrices.list);
  return random.until(() => {
    const percent = random.pick<number>(scene.percents);
    const cents = level === 1 ? 100 : level === 2 ? random.pick([25, 50, 75]) : random.pick([50, 100]);
    const price = 100 * random.int(scene.least, scene.most - 1) + cents;
    const count = level === 3 ? random.int(3, 8) : 1;
    const part = (price * count * percent) / 100;
    const isSeen =
      part !== price && Math.abs(part - percent * 100) > 99 && (scene.adds || price * count > percent * 120);
    const isOwn = asks === 'part' || scene.adds || percent !== 50;
    return Number.isInteger(part) && isSeen && isOwn
      ? { scene, asks, price, percent, count, rival: 0, off: 0 }
      : null;
  });
}
