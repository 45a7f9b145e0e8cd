import type { DiagramOf } from '@playforward/diagram';
import { numberSkill, takeDistractors } from '../../src/kit/index.ts';
import { decimalQuotient } from '../../src/numbers/decimal-quotient.ts';
import { type MeasuredShare, measuredShares } from '../../src/scenes/measured-shares.ts';

type Params = { amount: MeasuredShare; percent: number; total: number };

/** Level 1 has tens below one hundred percent, level 2 any percent, level 3 more than one hundred percent. */
export const m6PercentOfAny = numberSkill('m6-percent-of-any', {
  version: 1,
  form: 'decimal',
  scenes: [measuredShares],
  text: {
    headline: 'Multiply by a percent',
    right: 'One percent of {total, number} is {one}, and {percent, number} times that is {value}.',
    'one-place':
      'This is ten times too large for {percent, number}%. Compare it with {total, number}: does its size make sense?',
    divides:
      'This divides {total, number} by {percent, number}. How much is one percent, and how many of them are there?',
    rest: 'This is what is missing to one hundred percent. Which part does the question ask for?',
    extra: 'This is only what goes beyond one hundred percent. What belongs to it as well?',
    'small-place':
      'This is ten times too small for {percent, number}%. Compare it with {total, number}: does its size make sense?',
    whole: 'This is one hundred percent. How much is {percent, number}%?',
    other: 'Find one percent first. Then multiply by the number of percents.',
    'one-do': 'Find one percent: divide {total, number} by a hundred.',
    'one-why': 'One percent is one part of a hundred.',
    'times-do': 'Multiply by {percent, number}.',
    'times-why': '{percent, number}% is {percent, number} times as much as one percent.',
    'check-do': 'Check the size of the result.',
    'check-less': 'Less than one hundred percent must be less than the whole.',
    'check-more': 'More than one hundred percent must be more than the whole.',
    final: '{value} {unit}',
  },
  draw({ level, random }): Params {
    const amount = random.pick(
      level === 3 ? measuredShares.list.filter(({ more }) => more) : measuredShares.list,
    );
    if (level === 1)
      return { amount, percent: random.pick([20, 30, 40, 60, 70, 80]), total: random.int(2, 18) * 10 };
    const percent = level === 2 ? random.int(11, 94) : random.int(104, 150);
    return { amount, percent, total: random.int(level === 2 ? 3 : 4, 25) * 20 };
  },
  build({ amount, percent, total }: Params, { level, step, distractor }) {
    const value = (total * percent) / 100;
    const one = decimalQuotient(total, 100);
    const show = (number: number): string => decimalQuotient(number, 1);
    const words = { total, percent, one, value: show(value), unit: value === 1 ? amount.one : amount.unit };
    return {
      words,
      question: [`${amount.key}-told`, `${amount.key}-ask`],
      diagram: level === 3 ? null : lineOf({ amount, percent, total }, level === 1),
      answer: { value: show(value), unit: amount.unit, unitOne: amount.one },
      distractors: takeDistractors(
        value,
        [
          distractor('moves-the-decimal-point-one-place-too-few', value * 10, 'one-place'),
          distractor(
            'gives-the-remaining-part-instead',
            Math.abs(total - value),
            level === 3 ? 'extra' : 'rest',
          ),
          distractor('divides-by-the-percent', total / percent, 'divides'),
          distractor('slip', value / 10, 'small-place'),
          distractor('slip', total, 'whole'),
        ],
        show,
      ),
      steps: [
        step('one-percent', `${total} ÷ 100`, one, 'one'),
        step('times-percent', `${one} × ${percent}`, show(value), 'times'),
        step('check-size', '', `${show(value)} ${percent < 100 ? '<' : '>'} ${total}`, {
          do: 'check-do',
          why: percent < 100 ? 'check-less' : 'check-more',
        }),
      ],
      claims: [`${percent}/100 * ${total} = ${show(value)}`, `${one} * ${percent} = ${show(value)}`],
    };
  },
});

/** The percents on one line, the amounts on the other; a complete line also marks every tenth. */
function lineOf({ amount, percent, total }: Params, complete: boolean): DiagramOf<'double-number-line'> {
  const end = 0.96;
  const marks = complete ? [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100] : [0, percent, 100];
  return {
    kind: 'double-number-line',
    upper: amount.name,
    lower: 'Percent',
    ticks: marks.map((mark) => ({
      at: (mark / 100) * end,
      upper: mark === percent ? null : mark === 0 || mark === 100 ? String((mark * total) / 100) : '',
      lower: mark === 0 || mark === 100 || mark === percent ? `${mark}%` : '',
    })),
    marked: [marks.length - 1],
    arrow: null,
  };
}
