import type { DiagramOf } from '@playforward/diagram';
import {
  defineSkill,
  dollarsOf,
  dollarText,
  drawName,
  type Level,
  type Random,
  takeAmounts,
} from '../../src/authoring.ts';

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
export const pracNetPayFind = defineSkill({
  id: 'prac-net-pay-find',
  version: 1,
  form: 'money',
  text: {
    en: {
      headline: 'Find the net pay',
      told: 'This is {name}’s pay stub. The rates are percents of gross pay.',
      hours:
        'In two weeks, {name} worked {hours, number} hours for {rate} an hour. The rates are percents of gross pay.',
      ask: 'What is the net pay?',
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
  },
  draw: ({ level, random }): Params => drawStub(level, random),
  build({ name, hours, rate, gross, tax, plan, fixed }: Params, { level, say }) {
    const percent = tax + plan;
    const part = (gross * percent) / 100;
    const value = gross - part - fixed;
    const words = { name, hours, rate: dollarText(rate), fixed: dollarText(fixed), value: dollarText(value) };
    const chained = Math.round(gross * (1 - tax / 100) * (1 - plan / 100)) - fixed;
    const step = (rule: 'gross' | 'rates' | 'part' | 'all' | 'net', before: string, after: string) => ({
      ...{ rule, before, after },
      instruction: say(`${rule}-do`),
      explanation: say(`${rule}-why`),
    });
    return {
      headline: say('headline'),
      question: [say(level === 3 ? 'hours' : 'told', words), say('ask')],
      diagram: stubOf({ gross, tax, plan, fixed }, level),
      answer: { form: 'money', value: dollarsOf(value), reason: say('right') },
      distractors: takeAmounts(value, [
        { misconception: 'applies-percents-one-after-another', value: chained, reason: say('chain') },
        { misconception: 'adds-deductions-to-pay', value: gross + part + fixed, reason: say('adds') },
        {
          ...{ misconception: 'leaves-out-a-fixed-deduction', value: gross - part },
          reason: say('fixed', words),
        },
        { misconception: 'slip', value: part + fixed, reason: say('taken') },
      ]),
      steps: [
        ...(level === 3 ? [step('gross', `${hours} × ${dollarText(rate)}`, dollarText(gross))] : []),
        step('rates', `${tax}% + ${plan}%`, `${percent}%`),
        step('part', `${dollarText(gross)} × ${percent / 100}`, dollarText(part)),
        step('all', `${dollarText(part)} + ${dollarText(fixed)}`, dollarText(part + fixed)),
        step('net', `${dollarText(gross)} − ${dollarText(part + fixed)}`, dollarText(value)),
      ],
      finalAnswer: say('final', words),
      otherWrong: say('other'),
      claims: [`${gross} - ${gross} * ${percent} / 100 - ${fixed} = ${value}`],
    };
  },
});

/** Amounts that are whole cents. */
function drawStub(level: Level, random: Random): Params {
  for (;;) {
    const [hours, rate] = [random.int(50, 80), 50 * random.int(24, 48)];
    const gross = level === 3 ? hours * rate : 1000 * random.int(80, 220);
    const half = level === 2 ? 0.5 : 0;
    const tax = level === 1 ? 5 * random.int(2, 4) : random.int(9, 18) + half;
    const plan = level === 1 ? random.int(2, 5) : random.int(3, 8);
    const whole = Number.isInteger((gross * (tax + plan)) / 100);
    const fixed = 100 * random.int(15, 60);
    if (whole) return { name: drawName(random), hours, rate, gross, tax, plan, fixed };
  }
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
