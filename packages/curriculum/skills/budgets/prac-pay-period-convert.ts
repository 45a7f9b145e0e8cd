import { numberSkill } from '../../src/kit/index.ts';
import { dollarsOf, dollarText, takeAmounts } from '../../src/numbers/dollar-amounts.ts';

/** How often a year a period comes. */
const periods = { week: 52, biweek: 26, month: 12, year: 1 } as const;
type Period = keyof typeof periods;

/** The pay of a year is `parts` times the least number of dollars that all periods divide. */
type Params = {
  job: 'nurse' | 'driver' | 'welder' | 'cook' | 'coach' | 'guide';
  from: Period;
  to: Period;
  parts: number;
};

const ways = {
  1: [
    ['week', 'year'],
    ['biweek', 'year'],
  ],
  2: [
    ['year', 'biweek'],
    ['year', 'week'],
  ],
  3: [
    ['biweek', 'month'],
    ['month', 'biweek'],
    ['month', 'week'],
  ],
} as const satisfies Record<number, readonly (readonly [Period, Period])[]>;

/** Level 1 goes to a year, level 2 back from a year, level 3 from one period by way of the year to another. */
export const pracPayPeriodConvert = numberSkill('prac-pay-period-convert', {
  version: 1,
  form: 'money',
  text: {
    headline: 'Change the pay period',
    nurse: 'A nurse’s aide earns {pay} {from}.',
    driver: 'A bus driver earns {pay} {from}.',
    welder: 'A welder earns {pay} {from}.',
    cook: 'A cook earns {pay} {from}.',
    coach: 'A swim coach earns {pay} {from}.',
    guide: 'A park guide earns {pay} {from}.',
    facts:
      'A year has {weeks, number} weeks, {halves, number} biweekly paychecks and {months, number} months.',
    ask: 'How much is that {to}?',
    right: 'The pay for the whole year is the same in each period.',
    'weeks-year': 'This counts {few, number} weeks in a year. Is a month just four weeks long?',
    biweekly:
      'This counts two paychecks each month. How many paydays does a year have if one comes every second week?',
    period: 'This counts the paychecks of another pay period. How many times a year does this pay come?',
    inverse: 'This goes the other way around. Should the new amount be more or less than {pay}?',
    same: 'This is the pay from the question. How long is each of the two pay periods?',
    round: 'This counts ten of them for a year. How many are there?',
    other: 'Find the pay for a whole year first. Then think of how often the other pay comes.',
    'count-do': 'Count how often the pay comes in a year.',
    'count-why': 'The facts about the year tell this.',
    'year-do': 'Multiply to get the pay for the year.',
    'year-why': 'Each of the {often, number} paychecks has this amount.',
    'split-do': 'Divide the pay for the year.',
    'split-why': 'It is shared equally among {other, number} paychecks.',
    'check-do': 'Check: multiply back.',
    'check-why': 'It has to give the pay for the year.',
    amount: '{value} {to}',
    final: 'It is {value} {to}.',
  },
  draw({ level, random }): Params {
    const [from, to] = random.pick<readonly [Period, Period]>(ways[level]);
    return {
      from,
      to,
      parts: random.int(150, 400),
      job: random.pick(['nurse', 'driver', 'welder', 'cook', 'coach', 'guide'] as const),
    };
  },
  build({ job, from, to, parts }: Params, { say, step, distractor }) {
    const year = parts * 15600;
    const [often, other] = [periods[from], periods[to]];
    const [pay, value] = [year / often, year / other];
    const words = {
      pay: dollarText(pay),
      from: phrases[from],
      to: phrases[to],
      often,
      other,
      weeks: 52,
      halves: 26,
      months: 12,
      few: 48,
      value: dollarText(value),
    };
    const shortened = (period: Period): number => ({ week: 48, biweek: 24, month: 12, year: 1 })[period];
    const few = (pay * shortened(from)) / shortened(to);
    const biweekly = from === 'biweek' || to === 'biweek';
    const swapped = { week: 26, biweek: 52, month: 26, year: 1 } as const;
    return {
      words,
      question: [job, 'facts', 'ask'],
      answer: { value: dollarsOf(value), text: 'amount' },
      distractors: takeAmounts(value, [
        biweekly
          ? distractor('treats-biweekly-as-twice-a-month', few, 'biweekly')
          : distractor('uses-forty-eight-weeks-in-a-year', few, 'weeks-year'),
        from === 'year' || to === 'year'
          ? distractor('ignores-the-pay-period', (pay * swapped[from]) / swapped[to], 'period')
          : distractor('divides-when-multiplying-is-needed', (pay / often) * other, 'inverse'),
        ...(to === 'year' ? [distractor('slip', pay * 10, 'round')] : []),
        ...(from === 'year' ? [distractor('slip', year / 12, 'period')] : []),
        distractor('slip', pay, 'same'),
      ]).map((wrong) => ({ ...wrong, text: say('amount', { value: `\\$${wrong.value}` }) })),
      steps: [
        step('count', 'one year', `${from === 'year' ? other : often} times`),
        ...(from === 'year' ? [] : [step('year', `${dollarText(pay)} × ${often}`, dollarText(year))]),
        ...(to === 'year' ? [] : [step('split', `${dollarText(year)} ÷ ${other}`, dollarText(value))]),
        step('check', `${dollarText(value)} × ${other}`, `${dollarText(year)}`),
      ].filter(({ before }) => !before.endsWith('× 1')),
      claims: [`${year}/${often} = ${pay}`, `${year}/${other} = ${value}`],
    };
  },
});

const phrases = {
  week: 'each week',
  biweek: 'every two weeks',
  month: 'each month',
  year: 'a year',
} as const;
