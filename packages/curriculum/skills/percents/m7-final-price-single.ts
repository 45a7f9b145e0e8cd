import { type Level, numberSkill, type Random } from '../../src/kit/index.ts';
import { dollarsOf, dollarText, takeAmounts } from '../../src/numbers/dollar-amounts.ts';
import { type PercentPrice, percentPrices } from '../../src/scenes/rates/percent-prices.ts';

/** The price is in cents. */
type Params = { scene: PercentPrice; price: number; percent: number; count: number };

/** Level 1 has whole dollars, level 2 dollars and cents, level 3 several things at once. */
export const m7FinalPriceSingle = numberSkill('m7-final-price-single', {
  version: 1,
  form: 'money',
  scenes: [percentPrices],
  text: {
    headline: 'Find the price after a percent',
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
    'share-why': 'The price before the change is one hundred percent.',
    'times-do': 'Multiply by this percent, as a decimal.',
    'times-why': 'One multiplication makes the whole change.',
    'check-do': 'Check: find the percent part on its own.',
    'check-why': 'It has to be the difference between the two prices.',
    final: 'The final price is {value}.',
  },
  draw: ({ level, random }): Params => drawPrice(level, random),
  build({ scene, price, percent, count }: Params, { level, step, distractor }) {
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
      ],
      claims: [`${whole} * ${share} / 100 = ${value}`],
    };
  },
});

/** Whole cents, and wrong ways that stay believable. */
function drawPrice(level: Level, random: Random): Params {
  const scene = random.pick(percentPrices.list);
  return random.until(() => {
    const percent = random.pick<number>(scene.percents);
    const cents = level === 1 ? 100 : level === 2 ? random.pick([25, 50, 75]) : random.pick([50, 100]);
    const price = 100 * random.int(scene.least, scene.most - 1) + cents;
    const count = level === 3 ? random.int(3, 8) : 1;
    const part = (price * count * percent) / 100;
    const isSeen = Math.abs(part - percent * 100) > 99 && (scene.adds || price * count > percent * 120);
    return Number.isInteger(part) && isSeen ? { scene, price, percent, count } : null;
  });
}
