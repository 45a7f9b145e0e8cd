import type { DiagramOf } from '@playforward/diagram';
import { type Level, numberSkill, type Random } from '../../src/kit/index.ts';
import { dollarsOf, dollarText, takeAmounts } from '../../src/numbers/dollar-amounts.ts';
import { drawName } from '../../src/scenes/people.ts';

/** Dollars of a month; `extra` is the yearly bill of level 2, `percent` the share saved at level 3. */
type Params = {
  name: string;
  income: number;
  rent: number;
  food: number;
  transport: number;
  phone: number;
  savings: number;
  extra: number;
  percent: number;
};

/** Level 1 has all amounts in the table, level 2 adds a yearly bill, level 3 tells savings as a percent. */
export const pracBudgetBalance = numberSkill('prac-budget-balance', {
  version: 2,
  form: 'money',
  text: {
    headline: 'Balance a budget',
    told: 'The table is {name}’s plan for a month. The income is {income}.',
    'told-year':
      'The table is {name}’s plan for a month. A bill of {bill} a year has to fit in as well. The income is {income}.',
    'told-percent':
      'The table is {name}’s plan for a month. {percent, number}% of the income is for savings. The income is {income}.',
    ask: [
      'By how much does the plan have to be cut so that it balances?',
      'How much has to be cut so that the plan balances?',
      'How much too high is the plan?',
      'What amount must {name} cut to make the plan balance?',
    ],
    right: 'All parts of the plan together are this much more than the income.',
    adds: 'This adds the gap to the plan. Does the plan need more money or less?',
    'leaves-out': 'This leaves the phone out. Which rows does the plan have?',
    savings: 'This leaves the savings out. Are they a part of the plan?',
    total: 'This is the whole plan. How does it compare with the income?',
    other: 'Add all parts of the plan. Then compare the sum with the income.',
    'bill-do': 'Find the yearly bill for one month.',
    'bill-why': 'A year has {months, number} months.',
    'saved-do': 'Find the savings as an amount.',
    'saved-why': 'Write the percent as a decimal and multiply.',
    'sum-do': 'Add all parts of the plan.',
    'sum-why': 'Savings are a part of the plan too.',
    'gap-do': 'Subtract the income from the sum.',
    'gap-why': 'The plan is this much above the income.',
    'check-do': 'Check: subtract the cut from the plan.',
    'check-why': 'Now the plan and the income are equal.',
    final: 'The plan has to be cut by {value}.',
  },
  draw: ({ level, random }): Params => drawPlan(level, random),
  build(params: Params, { level, step, distractor }) {
    const { name, income, percent, savings, phone, extra } = params;
    const parts = partsOf(params);
    const total = parts.reduce((sum, part) => sum + part, 0);
    const gap = total - income;
    const dollars = (amount: number): string => dollarText(amount * 100);
    const words = {
      name,
      income: dollars(income),
      percent,
      months: 12,
      bill: dollars(extra * 12),
      value: dollars(gap),
    };
    const told = ({ 1: 'told', 2: 'told-year', 3: 'told-percent' } as const)[level];
    return {
      words,
      question: [told, 'ask'],
      diagram: tableOf(params, level),
      answer: dollarsOf(gap * 100),
      distractors: takeAmounts(gap * 100, [
        distractor('forgets-savings', (gap - savings) * 100, 'savings'),
        distractor('leaves-out-a-category', (gap - phone) * 100, 'leaves-out'),
        distractor('adds-the-shortfall-to-spending', (total + gap) * 100, 'adds'),
        distractor('slip', total * 100, 'total'),
      ]),
      steps: [
        level === 2 ? step('bill', `${dollars(extra * 12)} ÷ 12`, dollars(extra)) : null,
        level === 3 ? step('saved', `${dollars(income)} × ${percent / 100}`, dollars(savings)) : null,
        step('sum', parts.map(dollars).join(' + '), dollars(total)),
        step('gap', `${dollars(total)} − ${dollars(income)}`, dollars(gap)),
        step('check', `${dollars(total)} − ${dollars(gap)}`, dollars(income)),
      ],
      claims: [`${parts.join(' + ')} - ${income} = ${gap}`],
    };
  },
});

function partsOf({ rent, food, transport, phone, savings, extra }: Params): readonly number[] {
  return [rent, food, transport, phone, savings, ...(extra > 0 ? [extra] : [])];
}

/** A plan above the income by more than its savings, so that each wrong way still leaves a gap. */
function drawPlan(level: Level, random: Random): Params {
  return random.until(() => {
    const five = (least: number, most: number): number => 5 * random.int(least / 5, most / 5);
    const [rent, food, transport, phone] = [five(600, 950), five(250, 450), five(80, 180), five(35, 70)];
    const income = 50 * random.int(24, 36);
    const percent = level === 3 ? random.int(4, 10) : 0;
    const savings = level === 3 ? (income * percent) / 100 : five(75, 150);
    const extra = level === 2 ? five(20, 60) : 0;
    const plan = { name: drawName(random), income, rent, food, transport, phone, savings, extra, percent };
    const total = partsOf(plan).reduce((sum, part) => sum + part, 0);
    const gap = total - income;
    const isNear = (total + gap) / gap < 18 && gap - savings > gap / 18 && gap < income / 3;
    return isNear && Number.isInteger(savings) && phone !== savings ? plan : null;
  });
}

const names = ['Rent', 'Food', 'Transit', 'Phone'] as const;

/** The plan of a month; at level 3 the savings are open. */
function tableOf({ rent, food, transport, phone, savings }: Params, level: Level): DiagramOf<'data-table'> {
  const amounts = [rent, food, transport, phone];
  const show = (amount: number): string => `$${dollarsOf(amount * 100)}`;
  return {
    kind: 'data-table',
    title: 'Plan for a month',
    heads: ['Part', 'Amount'],
    rows: [
      ...names.map((name, place) => [name, show(amounts[place] ?? 0)]),
      ['Savings', level === 3 ? null : show(savings)],
    ],
  };
}
