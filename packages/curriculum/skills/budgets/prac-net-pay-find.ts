import type { DiagramOf } from '@playforward/diagram';
import { type Level, numberSkill, type Random } from '../../src/kit/index.ts';
import { dollarsOf, dollarText, takeAmounts } from '../../src/numbers/dollar-amounts.ts';
import { drawName } from '../../src/scenes/people.ts';

/** Gross pay and the fixed deduction in cents, and two percents of the gross pay. */
type Params = {
  name: string;
  hours: number;
  rate: number;
  gross: number;
  tax: number;
  plan: number;
  fixed: number;
};

/** Level 1 has easy percents, level 2 percents with halves, level 3 finds the gross pay from the hours. */
export const pracNetPayFind = numberSkill('prac-net-pay-find', {
  version: 1,
  form: 'money',
  text: {
    headline: 'Find the net pay',
    told: 'This is {name}’s pay stub. The rates are percents of gross pay.',
    hours:
      'In two weeks, {name} worked {hours, number} hours for {rate} an hour. The rates are percents of gross pay.',
    ask: [
      'What is the net pay?',
      'How much does {name} take home?',
      'Find the net pay.',
      'What is left as take-home pay?',
    ],
    right: 'It is the gross pay minus all three deductions.',
    chain: 'This takes the second percent of what is left. Which amount do both rates belong to?',
    adds: 'This adds the deductions to the pay. What does a deduction do to the pay?',
    fixed: 'This leaves out the fixed amount of {fixed}. Which rows of the stub are deductions?',
    taken: 'This is all that is taken off. What is left then?',
    other: 'Find each deduction as an amount. Then subtract all of them from the gross pay.',
    'gross-do': 'Find the gross pay.',
    'gross-why': 'Multiply the hours by the pay for an hour.',
    'rates-do': 'Add both rates.',
    'rates-why': 'Both are percents of the same gross pay.',
    'part-do': 'Find this percent of the gross pay.',
    'part-why': 'Write it as a decimal and multiply.',
    'all-do': 'Add the fixed amount.',
    'all-why': 'These are all the deductions.',
    'net-do': 'Subtract the deductions from the gross pay.',
    'net-why': 'Net pay is what is left to take home.',
    final: 'The net pay is {value}.',
  },
  draw: ({ level, random }): Params => drawStub(level, random),
  build({ name, hours, rate, gross, tax, plan, fixed }: Params, { level, step, distractor }) {
    const percent = tax + plan;
    const part = (gross * percent) / 100;
    const value = gross - part - fixed;
    const words = { name, hours, rate: dollarText(rate), fixed: dollarText(fixed), value: dollarText(value) };
    const chained = Math.round(gross * (1 - tax / 100) * (1 - plan / 100)) - fixed;
    return {
      words,
      question: [level === 3 ? 'hours' : 'told', 'ask'],
      diagram: stubOf({ gross, tax, plan, fixed }, level),
      answer: dollarsOf(value),
      distractors: takeAmounts(value, [
        distractor('applies-percents-one-after-another', chained, 'chain'),
        distractor('adds-deductions-to-pay', gross + part + fixed, 'adds'),
        distractor('leaves-out-a-fixed-deduction', gross - part, 'fixed'),
        distractor('slip', part + fixed, 'taken'),
      ]),
      steps: [
        level === 3 ? step('gross', `${hours} × ${dollarText(rate)}`, dollarText(gross)) : null,
        step('rates', `${tax}% + ${plan}%`, `${percent}%`),
        step('part', `${dollarText(gross)} × ${percent / 100}`, dollarText(part)),
        step('all', `${dollarText(part)} + ${dollarText(fixed)}`, dollarText(part + fixed)),
        step('net', `${dollarText(gross)} − ${dollarText(part + fixed)}`, dollarText(value)),
      ],
      claims: [`${gross} - ${gross} * ${percent} / 100 - ${fixed} = ${value}`],
    };
  },
});

/** Amounts that are whole cents. */
function drawStub(level: Level, random: Random): Params {
  return random.until(() => {
    const [hours, rate] = [random.int(50, 80), 50 * random.int(24, 48)];
    const gross = level === 3 ? hours * rate : 1000 * random.int(80, 220);
    const half = level === 2 ? 0.5 : 0;
    const tax = level === 1 ? 5 * random.int(2, 4) : random.int(9, 18) + half;
    const plan = level === 1 ? random.int(2, 5) : random.int(3, 8);
    const whole = Number.isInteger((gross * (tax + plan)) / 100);
    const fixed = 100 * random.int(15, 60);
    return whole ? { name: drawName(random), hours, rate, gross, tax, plan, fixed } : null;
  });
}

function stubOf(
  { gross, tax, plan, fixed }: Pick<Params, 'gross' | 'tax' | 'plan' | 'fixed'>,
  level: Level,
): DiagramOf<'data-table'> {
  return {
    kind: 'data-table',
    title: 'Pay stub',
    heads: ['Item', 'Rate or amount'],
    rows: [
      ['Gross pay', level === 3 ? null : `$${dollarsOf(gross)}`],
      ['Income tax', `${tax}%`],
      ['Retirement', `${plan}%`],
      ['Health plan', `$${dollarsOf(fixed)}`],
      ['Net pay', null],
    ],
  };
}
