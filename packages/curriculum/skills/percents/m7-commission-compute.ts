import { type Level, numberSkill, type Random, type Tools } from '../../src/kit/index.ts';
import { dollarsOf, dollarText, takeAmounts } from '../../src/numbers/dollar-amounts.ts';
import { drawName } from '../../src/scenes/people.ts';

const jobs = [
  { key: 'bikes', least: 20, most: 60 },
  { key: 'sofas', least: 30, most: 90 },
  { key: 'tablets', least: 20, most: 70 },
  { key: 'pianos', least: 40, most: 120 },
] as const;

/** Somebody sells through another one, who keeps a fee; the sales are `least` to `most` times fifty dollars. */
const markets = [
  { key: 'tickets', least: 12, most: 60 },
  { key: 'crafts', least: 4, most: 24 },
  { key: 'books', least: 4, most: 20 },
] as const;

/**
 * All amounts are in dollars; `limit` is where the commission starts, zero where it is paid on all sales. Under `isFee` the
 * percent and `base` are what somebody pays to sell.
 */
type Params = {
  job: (typeof jobs)[number] | (typeof markets)[number];
  name: string;
  sales: number;
  percent: number;
  base: number;
  limit: number;
  isFee: boolean;
};

const text = {
  headline: 'Pay with a commission',
  bikes: '{name} sells bikes and gets a commission of {percent, number}% of all sales.',
  sofas: '{name} works in a furniture store. The commission is {percent, number}% of all sales.',
  tablets: 'A store pays {name} {percent, number}% of the tablet sales as a commission.',
  pianos: 'For selling pianos, {name} gets {percent, number}% of the sales as a commission.',
  'bikes-base':
    '{name} sells bikes part-time. The pay is {base} a week and a commission of {percent, number}% of all sales.',
  'sofas-base':
    '{name} works part-time in a furniture store. The pay is {base} a week and a commission of {percent, number}% of all sales.',
  'tablets-base':
    '{name} sells tablets part-time. The pay is {base} a week and {percent, number}% of the tablet sales as a commission.',
  'pianos-base':
    'For selling pianos part-time, {name} gets {base} a week and a commission of {percent, number}%.',
  'bikes-limit':
    '{name} sells bikes part-time. The pay is {base} a week and {percent, number}% of all sales above {limit}.',
  'sofas-limit':
    '{name} works part-time in a furniture store. The pay is {base} a week and {percent, number}% of the sales above {limit}.',
  'tablets-limit':
    '{name} sells tablets part-time. The pay is {base} a week and {percent, number}% of tablet sales above {limit}.',
  'pianos-limit':
    'For selling pianos part-time, {name} gets {base} a week and {percent, number}% of sales above {limit}.',
  tickets: 'A website sells the tickets for a band. It keeps a fee of {percent, number}% of the sales.',
  crafts: '{name} sells bracelets at a fair. The fair takes a fee of {percent, number}% of the sales.',
  books: 'A store sells used books for a school club. It keeps a fee of {percent, number}% of the sales.',
  'tickets-limit':
    'A website sells the tickets for a band. It takes {base} a week and a fee of {percent, number}% of the sales.',
  'crafts-limit':
    '{name} sells bracelets at a fair. The fair takes {base} for the table and a fee of {percent, number}% of the sales.',
  'books-limit':
    'A store sells used books for a school club. It takes {base} for the shelf and a fee of {percent, number}% of the sales.',
  'ask-fee': 'How large is the fee?',
  'tickets-ask': 'How much does the band get?',
  'crafts-ask': 'How much does {name} keep?',
  'books-ask': 'How much does the club get?',
  'right-fee': 'The fee is {percent, number}% of the sales.',
  'right-left': 'What is left is the sales without everything that is paid for selling.',
  'fee-rest': 'This is what is left after the fee. Which amount does the question ask for?',
  'fee-only': 'This is the fee alone. Which part of the sales does the question ask for?',
  'fee-dollars': 'This takes {percent, number} dollars off. A percent is a part. What is it a part of?',
  'fee-added': 'This adds the fee to the sales. Who pays it?',
  'fee-no-base': 'This leaves out the {base}. Is it paid as well?',
  'fee-wrong': 'This takes the percent after the {base} is gone. Which amount does the percent belong to?',
  'fee-kept': 'This is all that is paid for selling. Which part of the sales does the question ask for?',
  'other-fee': 'Find {percent, number}% of the sales. Who gets that, and who gets the rest?',
  'fee-do': 'Multiply it by the percent.',
  'fee-why': 'This is the fee.',
  'left-do': 'Take the fee away from the sales.',
  'left-why': 'The fee is paid out of the sales.',
  'table-do': 'Take the fixed amount away, too.',
  'table-why': 'It is paid on top of the fee.',
  'final-fee': 'The fee is {value}.',
  'final-left': 'What is left is {value}.',
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
  'other-pay': 'Find the sales that bring a commission. Take {percent, number}% of them. What else is paid?',
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
} as const;

/** Level 1 asks for a commission, level 2 for the whole pay, level 3 pays a commission above a limit only. */
export const m7CommissionCompute = numberSkill('m7-commission-compute', {
  version: 2,
  form: 'money',
  text,
  draw: ({ level, random }): Params => drawWeek(level, random),
  build(params: Params, { level, step, distractor }) {
    if (params.isFee) return feeBody(params, level, { step, distractor });
    const { job, name, sales, percent, base, limit } = params;
    const counted = sales - limit;
    const commission = (counted * percent) / 100;
    const value = commission + base;
    const text = (dollars: number): string => dollarText(dollars * 100);
    const isPay = level > 1;
    const { key } = job;
    const told = { 1: key as 'bikes', 2: `${key as 'bikes'}-base`, 3: `${key as 'bikes'}-limit` } as const;
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
      otherWrong: isPay ? 'other-pay' : 'other',
      finalAnswer: isPay ? 'final-pay' : 'final-commission',
      claims: [`(${sales} - ${limit}) * ${percent} / 100 + ${base} = ${value}`],
    };
  },
});

type Said = Pick<Tools<keyof typeof text>, 'step' | 'distractor'>;

/** Level 1 asks for the fee, level 2 for what is left, level 3 has a fixed amount as well. */
function feeBody({ job, name, sales, percent, base }: Params, level: Level, { step, distractor }: Said) {
  const fee = (sales * percent) / 100;
  const left = sales - fee;
  const value = level === 1 ? fee : left - base;
  const text = (dollars: number): string => dollarText(dollars * 100);
  const key = job.key as (typeof markets)[number]['key'];
  const wrong = {
    1: [
      distractor('moves-the-decimal-point-one-place', sales * percent * 10, 'point-up'),
      distractor('divides-instead-of-multiplying', Math.round((sales / percent) * 100), 'divides'),
      distractor('slip', left * 100, 'fee-rest'),
    ],
    2: [
      distractor('gives-only-the-percent-part', fee * 100, 'fee-only'),
      distractor('uses-the-percent-as-dollars', (sales - percent) * 100, 'fee-dollars'),
      distractor('increases-when-it-should-decrease', (sales + fee) * 100, 'fee-added'),
    ],
    3: [
      distractor('applies-only-the-first-step', left * 100, 'fee-no-base'),
      distractor('takes-a-percent-of-the-wrong-amount', (sales - base) * (100 - percent), 'fee-wrong'),
      distractor('slip', (fee + base) * 100, 'fee-kept'),
    ],
  }[level];
  return {
    words: { name, percent, sales: text(sales), base: text(base), value: text(value) },
    question: [
      level === 3 ? (`${key}-limit` as const) : key,
      'sold',
      level === 1 ? ('ask-fee' as const) : (`${key}-ask` as const),
    ] as const,
    answer: { value: dollarsOf(value * 100), reason: level === 1 ? 'right-fee' : 'right-left' } as const,
    finalAnswer: level === 1 ? ('final-fee' as const) : ('final-left' as const),
    otherWrong: 'other-fee' as const,
    distractors: takeAmounts(value * 100, wrong),
    steps: [
      step('one', `${text(sales)} ÷ 100`, text(sales / 100)),
      step('fee', `${text(sales / 100)} × ${percent}`, text(fee)),
      level > 1 && step('left', `${text(sales)} − ${text(fee)}`, text(left)),
      level === 3 && step('table', `${text(left)} − ${text(base)}`, text(value)),
    ],
    claims: [`${sales} - ${sales} * ${percent} / 100 = ${left}`],
  };
}

/** A fee in whole dollars that leaves most of the sales. */
function drawFee(level: Level, random: Random): Params {
  const job = random.pick(markets);
  return random.until(() => {
    const sales = 50 * random.int(job.least, job.most);
    const percent = random.int(4, 15);
    const base = level === 3 ? 5 * random.int(3, 8) : 0;
    const fee = (sales * percent) / 100;
    const isFair = Number.isInteger(fee) && percent !== 10 && fee > 12 && sales > 8 * base;
    return isFair && fee + base > sales / 12
      ? { job, name: drawName(random), sales, percent, base, limit: 0, isFee: true }
      : null;
  });
}

function drawWeek(level: Level, random: Random): Params {
  return random.chance(35) ? drawFee(level, random) : drawPay(level, random);
}

/** A commission in whole dollars that is a fair part of the pay. */
function drawPay(level: Level, random: Random): Params {
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
      ? { job, name: drawName(random), sales, percent, base, limit, isFee: false }
      : null;
  });
}
