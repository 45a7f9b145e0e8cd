import { type Level, numberSkill, type Random } from '../../src/kit/index.ts';
import { dollarsOf, dollarText, takeAmounts } from '../../src/numbers/dollar-amounts.ts';
import { drawName } from '../../src/scenes/people.ts';

const jobs = ['cafe', 'pool', 'store', 'garage', 'farm', 'clinic'] as const;

/** The rate is in cents; days are the hours of each day, which add up to forty and the overtime. */
type Params = { job: (typeof jobs)[number]; name: string; rate: number; days: readonly number[] };

/** Level 1 tells the overtime hours, level 2 all hours of the week, level 3 the hours of each day. */
export const pracOvertimePayFind = numberSkill('prac-overtime-pay-find', {
  version: 1,
  form: 'money',
  text: {
    headline: 'Find pay with overtime',
    cafe: '{name} works in a café for {rate} an hour.',
    pool: '{name} guards a city pool for {rate} an hour.',
    store: '{name} works in a bike store for {rate} an hour.',
    garage: '{name} repairs cars for {rate} an hour.',
    farm: '{name} works on a farm for {rate} an hour.',
    clinic: '{name} works at a clinic desk for {rate} an hour.',
    rule: 'Each hour above {base, number} is paid at time and a half.',
    'told-1':
      'One week has {base, number} regular hours and {over, number} {over, plural, one {hour} other {hours}} of overtime.',
    'told-2': 'One week has {all, number} hours.',
    'told-3': 'Last week, the hours per day were {list}.',
    ask: 'What is the pay for the week?',
    right: 'Regular hours are paid at the rate, and overtime hours at one and a half times the rate.',
    all: 'This pays all hours at time and a half. Which hours get the higher rate?',
    half: 'This adds half an hour of pay. Time and a half changes the rate. What is the rate for overtime?',
    ignores: 'This pays all hours at the regular rate. What is each hour above {base, number} worth?',
    normal: 'This pays the regular hours alone. What about the hours above {base, number}?',
    other: 'Find the overtime hours and their rate. Then add both parts of the pay.',
    'hours-do': 'Add the hours of the week.',
    'hours-why': 'Overtime counts for the whole week.',
    'over-do': 'Find the overtime hours.',
    'over-why': 'They are the hours above {base, number}.',
    'rate-do': 'Find the overtime rate.',
    'rate-why': 'Time and a half is one and a half times the regular rate.',
    'normal-do': 'Find the pay for the regular hours.',
    'normal-why': 'Each of them is paid at the regular rate.',
    'extra-do': 'Find the pay for the overtime hours.',
    'extra-why': 'Each of them is paid at the overtime rate.',
    'sum-do': 'Add both parts.',
    'sum-why': 'The pay of the week is all of it together.',
    final: 'The pay is {value}.',
  },
  draw: ({ level, random }): Params => ({
    job: random.pick(jobs),
    name: drawName(random),
    rate: 50 * random.int(24, 52),
    days: drawDays(level, random),
  }),
  build({ job, name, rate, days }: Params, { level, step, distractor }) {
    const base = 40;
    const all = days.reduce((sum, hours) => sum + hours, 0);
    const over = all - base;
    const higher = rate * 1.5;
    const [normal, extra] = [base * rate, over * higher];
    const value = normal + extra;
    const words = {
      name,
      rate: dollarText(rate),
      base,
      all,
      over,
      list: days.join(', '),
      value: dollarText(value),
    };
    return {
      words,
      question: [job, 'rule', `told-${level}`, 'ask'],
      answer: dollarsOf(value),
      distractors: takeAmounts(value, [
        distractor('pays-all-hours-at-the-overtime-rate', all * higher, 'all'),
        distractor('adds-half-an-hour-instead-of-half-the-rate', all * rate + rate / 2, 'half'),
        distractor('ignores-overtime-hours', all * rate, 'ignores'),
        distractor('slip', normal, 'normal'),
      ]),
      steps: [
        level === 3 ? step('hours', days.join(' + '), all) : null,
        level === 1 ? null : step('over', `${all} − ${base}`, over),
        step('rate', `${dollarText(rate)} × 1.5`, dollarText(higher)),
        step('normal', `${base} × ${dollarText(rate)}`, dollarText(normal)),
        step('extra', `${over} × ${dollarText(higher)}`, dollarText(extra)),
        step('sum', `${dollarText(normal)} + ${dollarText(extra)}`, dollarText(value)),
      ],
      claims: [`${base} * ${rate} + ${over} * ${rate} * 1.5 = ${value}`],
    };
  },
});

/** Five days with two to twelve hours above forty in all. */
function drawDays(level: Level, random: Random): readonly number[] {
  return random.until(() => {
    const days = Array.from({ length: 5 }, () => random.int(7, level === 3 ? 11 : 10));
    const over = days.reduce((sum, hours) => sum + hours, 0) - 40;
    return over >= 2 && over <= 12 ? days : null;
  });
}
