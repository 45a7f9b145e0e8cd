import type { DiagramOf } from '@playforward/diagram';
import { type Level, numberSkill, type Random } from '../../src/kit/index.ts';
import { dollarsOf, dollarText, takeAmounts } from '../../src/numbers/dollar-amounts.ts';
import { drawName } from '../../src/scenes/people.ts';

/** Gross pay in cents; the asked deduction is `asked` percent, the other one `known` percent of it. */
type Params = {
  name: string;
  hours: number;
  rate: number;
  gross: number;
  asked: number;
  known: number;
  kind: Kind;
};
type Kind = 'tax' | 'health' | 'pension';
const kinds: readonly Kind[] = ['tax', 'health', 'pension'];
const items = { tax: 'Income tax', health: 'Health plan', pension: 'Retirement' } as const;

/** Level 1 has whole percents, level 2 percents with halves, level 3 finds the gross pay first. */
export const pracDeductionAmount = numberSkill('prac-deduction-amount', {
  version: 1,
  form: 'money',
  text: {
    headline: 'Find a deduction',
    stub: 'This is part of {name}’s pay stub. All rates are percents of gross pay.',
    'stub-hours': 'In two weeks, {name} worked {hours, number} hours for {rate} an hour.',
    rates: 'All rates on the pay stub are percents of gross pay.',
    'ask-tax': ['How much is taken off for income tax?', 'How many dollars go to income tax?'],
    'ask-health': ['How much is taken off for the health plan?', 'How many dollars go to the health plan?'],
    'ask-pension': ['How much is taken off for retirement?', 'How many dollars go to retirement?'],
    right: 'It is {asked, number}% of the gross pay.',
    net: 'This takes {asked, number}% of the net pay. Which amount do the rates belong to?',
    point: 'Look at the decimal point. How much is one percent of the gross pay?',
    dollars: 'This uses {asked, number} as dollars. A percent is a part. What is it a part of?',
    known: 'This is the other deduction. Which rate belongs to this one?',
    other: 'Find the gross pay. Then take {asked, number}% of it.',
    'gross-do': 'Find the gross pay.',
    'gross-why': 'Multiply the hours by the pay for an hour.',
    'one-do': 'Find one percent of the gross pay.',
    'one-why': 'A percent is a hundredth.',
    'part-do': 'Multiply it by the rate.',
    'part-why': 'The rate tells how many hundredths are taken off.',
    'decimal-do': 'Write the rate as a decimal.',
    'decimal-why': 'Divide the percent by one hundred.',
    'check-do': 'Check: multiply the gross pay by the decimal.',
    'check-why': 'It gives the same amount.',
    final: '{value} is taken off.',
  },
  draw: ({ level, random }): Params => drawStub(level, random),
  build({ name, hours, rate, gross, asked, known, kind }: Params, { level, say, step, distractor }) {
    const value = (gross * asked) / 100;
    const other = (gross * known) / 100;
    const net = gross - value - other;
    const words = { name, hours, rate: dollarText(rate), asked, value: dollarText(value) };
    return {
      words,
      question: [...(level === 3 ? [say('stub-hours'), say('rates')] : [say('stub')]), `ask-${kind}`],
      diagram: stubOf({ gross, asked, known, kind, net, other }, level),
      answer: dollarsOf(value),
      distractors: takeAmounts(value, [
        distractor('takes-the-percent-of-net-pay', Math.round((net * asked) / 100), 'net'),
        distractor('moves-the-decimal-point-one-place', value / 10, 'point'),
        distractor('adds-the-percent-as-dollars', asked * 100, 'dollars'),
        distractor('slip', other, 'known'),
      ]),
      steps: [
        level === 3 ? step('gross', `${hours} × ${dollarText(rate)}`, dollarText(gross)) : null,
        step('one', `${dollarText(gross)} ÷ 100`, dollarText(gross / 100)),
        step('part', `${dollarText(gross / 100)} × ${asked}`, dollarText(value)),
        step('decimal', `${asked}%`, asked / 100),
        step('check', `${dollarText(gross)} × ${asked / 100}`, dollarText(value)),
      ],
      claims: [`${gross} * ${asked} / 100 = ${value}`],
    };
  },
});

/** A gross pay whose hundredth is whole cents, and amounts that are whole cents. */
function drawStub(level: Level, random: Random): Params {
  return random.until(() => {
    const [hours, rate] = [random.int(50, 80), 50 * random.int(24, 48)];
    const gross = level === 3 ? hours * rate : 1000 * random.int(70, 190);
    const half = level === 2 ? 0.5 : 0;
    const asked = random.int(4, 15) + half;
    const known = random.int(3, 12);
    const whole = [(gross * asked) / 100, (gross * known) / 100, gross / 100].every(Number.isInteger);
    return whole && asked !== known && asked !== known * 10 && gross < asked * asked * 100 * 19
      ? { name: drawName(random), hours, rate, gross, asked, known, kind: random.pick(kinds) }
      : null;
  });
}

type Stub = Pick<Params, 'gross' | 'asked' | 'known' | 'kind'> & { net: number; other: number };

/** Gross pay, two deductions and net pay; the asked amount is open, and at level 3 the gross pay too. */
function stubOf({ gross, asked, known, kind, net, other }: Stub, level: Level): DiagramOf<'data-table'> {
  const second = kind === 'tax' ? items.health : items.tax;
  const show = (cents: number): string => `$${dollarsOf(cents)}`;
  return {
    kind: 'data-table',
    title: 'Pay stub',
    heads: ['Item', 'Rate', 'Amount'],
    rows: [
      ['Gross pay', '', level === 3 ? null : show(gross)],
      [items[kind], `${asked}%`, null],
      [second, `${known}%`, show(other)],
      ['Net pay', '', show(net)],
    ],
  };
}
