import { type Level, numberSkill, type Random } from '../../src/kit/index.ts';
import { dollarText } from '../../src/numbers/dollar-amounts.ts';
import { isShort } from '../../src/numbers/linear-sides.ts';
import { drawName } from '../../src/scenes/people.ts';

/** Gross pay in cents and the percent that is taken off; at level 3 a part of it is a fixed amount. */
type Params = { name: string; gross: number; percent: number; tax: number };

/** Level 1 has whole tens and fives, level 2 any whole percent, level 3 joins a tax rate and a fixed amount. */
export const pracDeductionRateFind = numberSkill('prac-deduction-rate-find', {
  version: 1,
  form: 'percent',
  text: {
    headline: 'Find the rate of the deductions',
    told: '{name} earns {gross} before deductions and takes home {net}.',
    mixed:
      '{name} earns {gross} before deductions. Taxes take {tax, number}%, and a health plan costs {fixed}.',
    ask: [
      'What percent of the gross pay is taken off?',
      'What percent of the gross pay do the deductions take?',
      'Find the percent of the gross pay that is taken off.',
      'What percent of the gross pay is deducted?',
    ],
    'ask-all': [
      'What percent of the gross pay is taken off in all?',
      'What percent of the gross pay do all deductions take?',
      'Find the percent of the gross pay that is taken off in all.',
      'What percent of the gross pay is deducted in all?',
    ],
    right: 'It is the part of the gross pay that is taken off, out of a hundred.',
    net: 'This compares with the net pay. The question names another whole. Which one?',
    order: 'This divides the gross pay by what is taken off. Which of the two is the part?',
    adds: 'This adds a percent and a number of dollars. What percent of the gross pay is {fixed}?',
    keeps: 'This is the percent that is kept. Which percent is taken off?',
    first: 'This is the rate of the taxes alone. What else is taken off?',
    other: 'Find how much is taken off. Divide it by the gross pay.',
    'taken-do': 'Find what is taken off.',
    'taken-why': 'It is the difference between gross pay and net pay.',
    'tax-do': 'Find the taxes as an amount.',
    'tax-why': 'Write the rate as a decimal and multiply.',
    'all-do': 'Add the health plan.',
    'all-why': 'Both are taken off the gross pay.',
    'divide-do': 'Divide it by the gross pay.',
    'divide-why': 'The gross pay is the whole.',
    'percent-do': 'Write the result as a percent.',
    'percent-why': 'Multiply by one hundred.',
    final: '{value} of the gross pay is taken off.',
  },
  draw: ({ level, random }): Params => drawPay(level, random),
  build({ name, gross, percent, tax }: Params, { level, step, distractor }) {
    const taken = (gross * percent) / 100;
    const net = gross - taken;
    const taxes = (gross * tax) / 100;
    const fixed = taken - taxes;
    const words = {
      name,
      gross: dollarText(gross),
      net: dollarText(net),
      tax,
      fixed: dollarText(fixed),
      value: `${percent}%`,
    };
    return {
      words,
      question: level === 3 ? ['mixed', 'ask-all'] : ['told', 'ask'],
      answer: `${percent}%`,
      distractors: [
        distractor('divides-by-net-pay', `${round((100 * taken) / net)}%`, 'net'),
        level === 3
          ? distractor('adds-dollars-and-percents', `${round(tax + fixed / 100)}%`, 'adds')
          : distractor('divides-in-the-wrong-order', `${round(gross / taken)}%`, 'order'),
        level === 3
          ? distractor('slip', `${round(tax)}%`, 'first')
          : distractor('slip', `${round(100 - percent)}%`, 'keeps'),
      ],
      steps: [
        ...(level === 3
          ? [
              step('tax', `${dollarText(gross)} × ${tax / 100}`, dollarText(taxes)),
              step('all', `${dollarText(taxes)} + ${dollarText(fixed)}`, dollarText(taken)),
            ]
          : [step('taken', `${dollarText(gross)} − ${dollarText(net)}`, dollarText(taken))]),
        step('divide', `${dollarText(taken)} ÷ ${dollarText(gross)}`, percent / 100),
        step('percent', percent / 100, `${percent}%`),
      ],
      claims: [`${taken}/${gross} * 100 = ${percent}`],
    };
  },
});

/** To one decimal place. */
function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Percents and amounts whose wrong ways all differ. */
function drawPay(level: Level, random: Random): Params {
  return random.until(() => {
    const gross = 1000 * random.int(80, 400);
    const percent = level === 1 ? 5 * random.int(3, 7) : random.int(14, 38);
    const tax = level === 3 ? random.int(8, percent - 3) : 0;
    const fixed = (gross * (percent - tax)) / 100;
    const isWhole = fixed % 100 === 0 && Number.isInteger((gross * percent) / 100);
    const values =
      level === 3
        ? [percent, round((100 * percent) / (100 - percent)), tax + fixed / 100, tax]
        : [percent, round((100 * percent) / (100 - percent)), round(100 / percent), 100 - percent];
    const isNear = values.every((value) => value / percent < 19 && value / percent > 1 / 19);
    return isWhole && isNear && isShort(percent) && new Set(values).size === 4
      ? { name: drawName(random), gross, percent, tax }
      : null;
  });
}
