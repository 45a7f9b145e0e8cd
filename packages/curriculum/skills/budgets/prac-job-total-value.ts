import { type Level, numberSkill, type Random } from '../../src/kit/index.ts';
import { dollarsOf, dollarText, takeAmounts } from '../../src/numbers/dollar-amounts.ts';

const jobs = ['office', 'clinic', 'depot', 'studio', 'port', 'school'] as const;

/** Amounts in dollars: pay of a year or of an hour, a benefit of a month, and the cost of travel. */
type Params = {
  job: (typeof jobs)[number];
  pay: number;
  hours: number;
  benefit: number;
  travel: number;
};

/** Level 1 tells travel for a year, level 2 for a month, level 3 has hourly pay and weekly travel. */
export const pracJobTotalValue = numberSkill('prac-job-total-value', {
  version: 1,
  form: 'money',
  text: {
    headline: 'Find the whole value of a job',
    office: 'An office job pays {pay} a year.',
    clinic: 'A clinic job pays {pay} a year.',
    depot: 'A bus depot job pays {pay} a year.',
    studio: 'A studio job pays {pay} a year.',
    port: 'A port job pays {pay} a year.',
    school: 'A school kitchen job pays {pay} a year.',
    hourly: 'A job pays {pay} an hour for {hours, number} hours in each of {weeks, number} weeks.',
    benefit: 'It also pays {benefit} a month for health care.',
    'travel-1': 'Getting to work costs {travel} a year.',
    'travel-2': 'Getting to work costs {travel} a month.',
    'travel-3': 'Getting to work costs {travel} a week.',
    ask: [
      'What is the job worth in a year?',
      'What is a year of this job worth in all?',
      'Find the value of the job for one year.',
      'How much is this job worth in one year?',
    ],
    right: 'Add the pay and benefits for a year, and subtract the cost of travel.',
    travel: 'This leaves the cost of travel out. What does it do to the value of the job?',
    adds: 'This adds the cost of travel. Does a cost make a job worth more?',
    once: 'This counts the health care money once. How many times does it come in a year?',
    other: 'Find all amounts for a whole year first. Then add what comes in and subtract what goes out.',
    'pay-do': 'Find the pay for a year.',
    'pay-why': 'Multiply the pay for an hour by the hours and the weeks.',
    'benefit-do': 'Find the health care money for a year.',
    'benefit-why': 'It comes in each of the {months, number} months.',
    'travel-do': 'Find the cost of travel for a year.',
    'travel-why-2': 'It comes in each of the {months, number} months.',
    'travel-why-3': 'It comes in each of the {weeks, number} weeks.',
    'plus-do': 'Add what comes in.',
    'plus-why': 'A benefit is worth money too.',
    'minus-do': 'Subtract the cost of travel.',
    'minus-why': 'This money goes out because of the job.',
    final: 'The job is worth {value} a year.',
  },
  draw: ({ level, random }): Params => drawJob(level, random),
  build({ job, pay, hours, benefit, travel }: Params, { level, step, distractor }) {
    const often = { 1: 1, 2: 12, 3: 52 }[level];
    const yearly = level === 3 ? pay * hours * 52 : pay;
    const benefits = benefit * 12;
    const costs = travel * often;
    const value = yearly + benefits - costs;
    const dollars = (amount: number): string => dollarText(amount * 100);
    const words = {
      pay: dollars(pay),
      hours,
      benefit: dollars(benefit),
      travel: dollars(travel),
      months: 12,
      weeks: 52,
      value: dollars(value),
    };
    return {
      words,
      question: [level === 3 ? 'hourly' : job, 'benefit', `travel-${level}`, 'ask'],
      answer: dollarsOf(value * 100),
      distractors: takeAmounts(value * 100, [
        distractor('leaves-out-travel-cost', (yearly + benefits) * 100, 'travel'),
        distractor('adds-costs-instead-of-subtracting', (yearly + benefits + costs) * 100, 'adds'),
        distractor('counts-a-monthly-benefit-once', (yearly + benefit - costs) * 100, 'once'),
      ]),
      steps: [
        level === 3 ? step('pay', `${dollars(pay)} × ${hours} × 52`, dollars(yearly)) : null,
        step('benefit', `${dollars(benefit)} × 12`, dollars(benefits)),
        level === 1
          ? null
          : step('travel', `${dollars(travel)} × ${often}`, dollars(costs), { why: `travel-why-${level}` }),
        step('plus', `${dollars(yearly)} + ${dollars(benefits)}`, dollars(yearly + benefits)),
        step('minus', `${dollars(yearly + benefits)} − ${dollars(costs)}`, dollars(value)),
      ],
      claims: [`${yearly} + 12 * ${benefit} - ${often} * ${travel} = ${value}`],
    };
  },
});

function drawJob(level: Level, random: Random): Params {
  const travel = {
    1: 20 * random.int(40, 120),
    2: 5 * random.int(12, 40),
    3: random.int(12, 48),
  }[level];
  return {
    job: random.pick(jobs),
    hours: random.int(28, 40),
    travel,
    pay: level === 3 ? random.int(14, 29) : 200 * random.int(140, 310),
    benefit: 10 * random.int(15, 48),
  };
}
