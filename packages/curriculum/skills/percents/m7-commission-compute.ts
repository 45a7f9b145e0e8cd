import { type Level, numberSkill, type Random } from '../../src/kit/index.ts';
import { dollarsOf, dollarText, takeAmounts } from '../../src/numbers/dollar-amounts.ts';
import { drawName } from '../../src/scenes/people.ts';

const jobs = [
  { key: 'bikes', least: 20, most: 60 },
  { key: 'sofas', least: 30, most: 90 },
  { key: 'tablets', least: 20, most: 70 },
  { key: 'pianos', least: 40, most: 120 },
] as const;

/** All amounts are in dollars; `limit` is where the commission starts, zero where it is paid on all sales. */
type Params = {
  job: (typeof jobs)[number];
  name: string;
  sales: number;
  percent: number;
  base: number;
  limit: number;
};

/** Level 1 asks for a commission, level 2 for the whole pay, level 3 pays a commission above a limit only. */
export const m7CommissionCompute = numberSkill('m7-commission-compute', {
  version: 1,
  form: 'money',
  text: {
    headline: 'Pay with a commission',
    bikes: '{name} sells bikes and gets a commission of {percent, number}% of all sales.',
    sofas: '{name} works in a furniture store. The commission is {percent, number}% of all sales.',
    tablets: 'A store pays {name} {percent, number}% of the tablet sales as a commission.',
    pianos: 'For selling pianos, {name} gets {percent, number}% of the sales as a commission.',
    'bikes-base':
      '{name} sells bikes. The pay is {base} a week and a commission of {percent, number}% of all sales.',
    'sofas-base':
      'A furniture store pays {name} {base} a week and a commission of {percent, number}% of all sales.',
    'tablets-base':
      'A store pays {name} {base} a week and {percent, number}% of the tablet sales as a commission.',
    'pianos-base': 'For selling pianos, {name} gets {base} a week and a commission of {percent, number}%.',
    'bikes-limit':
      '{name} sells bikes. The pay is {base} a week and {percent, number}% of all sales above {limit}.',
    'sofas-limit':
      'A furniture store pays {name} {base} a week and {percent, number}% of the sales above {limit}.',
    'tablets-limit':
      'A store pays {name} {base} a week and {percent, number}% of tablet sales above {limit}.',
    'pianos-limit':
      'For selling pianos, {name} gets {base} a week and {percent, number}% of sales above {limit}.',
    sold: 'This week, the sales come to {sales}.',
    'ask-commission': 'How large is the commission?',
    'ask-pay': 'How much does {name} earn this week?',
    'right-commission': 'The commission is {percent, number}% of the sales.',
    'right-pay': 'The pay is {base} and the commission together.',
    point: 'Look at the decimal point. How much is one percent of {sales}?',
    'point-up': 'Compare this with the sales. Can {percent, number}% of them be as much as this?',
    divides:
      'This divides by {percent, number}. A percent is a part of a hundred. How much is one percent of {sales}?',
    rest: 'This is what is left for the store. Which part goes to {name}?',
    only: 'This is the commission alone. What else does {name} get?',
    dollars: 'This adds {percent, number} dollars. A percent is a part. What is it a part of?',
    sum: 'This takes the percent of {base} as well. Which amount does the commission belong to?',
    all: 'This takes the percent of all sales. Which part of them brings a commission?',
    below: 'This takes the percent of {limit}. Which part of the sales brings a commission?',
    other: 'Find the sales that bring a commission. Then take {percent, number}% of them.',
    'above-do': 'Find the sales above the limit.',
    'above-why': 'Only they bring a commission.',
    'one-do': 'Find one percent of these sales.',
    'one-why': 'A percent is a hundredth.',
    'part-do': 'Multiply it by the percent.',
    'part-why': 'This is the commission.',
    'pay-do': 'Add the weekly pay.',
    'pay-why': 'The commission comes on top of it.',
    'final-commission': 'The commission is {value}.',
    'final-pay': '{name} earns {value}.',
  },
  draw: ({ level, random }): Params => drawWeek(level, random),
  build({ job, name, sales, percent, base, limit }: Params, { level, step, distractor }) {
    const counted = sales - limit;
    const commission = (counted * percent) / 100;
    const value = commission + base;
    const text = (dollars: number): string => dollarText(dollars * 100);
    const isPay = level > 1;
    const { key } = job;
    const told = { 1: key, 2: `${key}-base`, 3: `${key}-limit` } as const;
    return {
      words: { name, percent, sales: text(sales), base: text(base), limit: text(limit), value: text(value) },
      question: [told[level], 'sold', isPay ? 'ask-pay' : 'ask-commission'],
      answer: { value: dollarsOf(value * 100), reason: isPay ? 'right-pay' : 'right-commission' },
      distractors: takeAmounts(
        value * 100,
        isPay
          ? [
              distractor('gives-only-the-commission-when-total-pay-is-asked', commission * 100, 'only'),
              level === 2
                ? distractor(
                    'takes-a-percent-of-the-wrong-amount',
                    (sales + base) * percent + base * 100,
                    'sum',
                  )
                : distractor('takes-a-percent-of-the-wrong-amount', sales * percent + base * 100, 'all'),
              distractor('adds-the-percent-as-dollars', (base + percent) * 100, 'dollars'),
              distractor('slip', limit * percent + base * 100, 'below'),
            ]
          : [
              distractor('moves-the-decimal-point-one-place', sales * percent * 10, 'point-up'),
              distractor('divides-instead-of-multiplying', Math.round((sales / percent) * 100), 'divides'),
              distractor('slip', (sales - commission) * 100, 'rest'),
              distractor('slip', sales * percent * 0.1, 'point'),
            ],
      ),
      steps: [
        level === 3 && step('above', `${text(sales)} − ${text(limit)}`, text(counted)),
        step('one', `${text(counted)} ÷ 100`, text(counted / 100)),
        step('part', `${text(counted / 100)} × ${percent}`, text(commission)),
        isPay && step('pay', `${text(commission)} + ${text(base)}`, text(value)),
      ],
      finalAnswer: isPay ? 'final-pay' : 'final-commission',
      claims: [`(${sales} - ${limit}) * ${percent} / 100 + ${base} = ${value}`],
    };
  },
});

/** A commission in whole dollars that is a fair part of the pay. */
function drawWeek(level: Level, random: Random): Params {
  const job = random.pick(jobs);
  return random.until(() => {
    const sales = (level === 1 ? 100 : 50) * random.int(job.least, job.most);
    const limit = level === 3 ? 500 * random.int(2, 8) : 0;
    const percent = random.int(3, 12);
    const base = level === 1 ? 0 : 10 * random.int(15, 40);
    const commission = ((sales - limit) * percent) / 100;
    const fits = Number.isInteger(commission) && sales > limit + 400 && sales !== limit * 2;
    const isFair =
      level === 1 || (commission > base / 8 && commission > percent * 3 && commission < base * 3);
    return fits && isFair && percent !== 10
      ? { job, name: drawName(random), sales, percent, base, limit }
      : null;
  });
}
