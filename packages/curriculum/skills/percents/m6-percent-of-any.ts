import type { DiagramOf } from '@playforward/diagram';
import { numberSkill, takeDistractors } from '../../src/kit/index.ts';
import { decimalQuotient } from '../../src/numbers/decimal-quotient.ts';
import { type MeasuredShare, measuredShares } from '../../src/scenes/measured-shares.ts';

type Params = { amount: MeasuredShare; percent: number; total: number };

/** Stories of a part of a part, with the things that are counted. */
const things = {
  'novels-two': 'books',
  'buses-two': 'buses',
  'trees-two': 'trees',
  'students-two': 'students',
} as const;
const stories = ['novels-two', 'buses-two', 'trees-two', 'students-two'] as const;
const easy = [20, 25, 30, 40, 50, 60, 75, 80] as const;

/** Level 1 has tens below one hundred percent, level 2 any percent, level 3 more than one hundred percent. */
export const m6PercentOfAny = numberSkill('m6-percent-of-any', {
  version: 5,
  form: 'decimal',
  scenes: [measuredShares],
  text: {
    headline: 'Multiply by a percent',
    right: 'One percent of {total, number} is {one}, and {percent, number} times that is {value}.',
    'one-place':
      'This is too large for {percent, number}%. Compare it with {total, number}. How much is one percent?',
    divides:
      'This divides {total, number} by {percent, number}{about, select, yes {, rounded} other {}}. How much is one percent, and how many of them are there?',
    rest: 'This is the rest of one hundred percent. Which part does the question ask for?',
    extra: 'This is only what goes beyond one hundred percent. What belongs to it as well?',
    'small-place':
      'This is too small for {percent, number}%. Compare it with {total, number}. How much is one percent?',
    whole: 'This is one hundred percent. How much is {percent, number}%?',
    other: 'Find one percent first. How many times that do you need?',
    'one-do': 'Find one percent: divide {total, number} by a hundred.',
    'one-why': 'One percent is one part of a hundred.',
    'times-do': 'Multiply by {percent, number}.',
    'times-why': '{percent, number}% is {percent, number} times as much as one percent.',
    'beyond-do': 'Multiply by the percents beyond one hundred.',
    'beyond-why': '{percent, number}% is one hundred percent and {beyond, number}% more.',
    'together-do': 'Add the whole.',
    'together-why': 'The whole is one hundred percent.',
    'check-do': 'Check the size of the result.',
    'check-less': 'Less than one hundred percent must be less than the whole.',
    'check-more': 'More than one hundred percent must be more than the whole.',
    final: '{value} {unit}',
    'novels-two': [
      'A library has {total, number} books. {percent, number}% of them are novels. {second, number}% of the novels are new. How many new novels are there?',
      'Of {total, number} books in a library, {percent, number}% are novels. Of the novels, {second, number}% are new. How many books are new novels?',
    ],
    'buses-two': [
      'A city has {total, number} buses. {percent, number}% of them are electric. {second, number}% of the electric buses are blue. How many blue electric buses are there?',
      'Of {total, number} city buses, {percent, number}% are electric. Of the electric ones, {second, number}% are blue. How many buses are both electric and blue?',
    ],
    'trees-two': [
      'A park has {total, number} trees. {percent, number}% of them are oaks. {second, number}% of the oaks are young. How many young oaks are there?',
      'Of {total, number} trees in a park, {percent, number}% are oaks. Of the oaks, {second, number}% are young. How many trees are young oaks?',
    ],
    'students-two': [
      'A school has {total, number} students. {percent, number}% of them are in a club. {second, number}% of these are in sixth grade. How many sixth graders are in a club?',
      'Of {total, number} students, {percent, number}% are in a club. Of these, {second, number}% are in sixth grade. How many students is that?',
    ],
    'right-two':
      '{percent, number}% of {total, number} is {part, number}, and {second, number}% of that is {value}.',
    adds: 'This takes the sum of both percents. What is {second, number}% taken of?',
    'same-whole': 'This takes {second, number}% of all {total, number}. What is it a percent of?',
    'first-only':
      'This is {percent, number}% of {total, number}. Which part of these does the question ask for?',
    'other-two':
      'Find {percent, number}% of {total, number} first. Then take {second, number}% of the result.',
    'one-again-do': 'Find one percent of that part: divide {part, number} by a hundred.',
    'one-again-why': 'The second percent is a percent of this part, so this part is its whole.',
    'times-again-do': 'Multiply by {second, number}.',
    'times-again-why': '{second, number}% is {second, number} times as much as one percent.',
    'final-two': '{value} {unit}',
  },
  draw({ level, random }): Params {
    const amount = random.pick(
      level === 3 ? measuredShares.list.filter(({ more }) => more) : measuredShares.list,
    );
    // Of a hundred, the percent itself would be the answer.
    return random.until(() => {
      if (level === 1) {
        const total = random.int(2, 18) * 10;
        return total === 100 ? null : { amount, percent: random.pick([20, 30, 40, 60, 70, 80]), total };
      }
      const percent = level === 2 ? random.int(11, 89) : random.int(104, 150);
      const total = random.int(level === 2 ? 3 : 4, 25) * 20;
      // Dividing in the place of multiplying may give three places, which no amount of money has.
      const hasThreePlaces = (total * 1000) % percent === 0 && (total * 100) % percent !== 0;
      return hasThreePlaces || total === 100 ? null : { amount, percent, total };
    });
  },
  build({ amount, percent, total }: Params, { level, say, step, distractor }) {
    const value = (total * percent) / 100;
    const one = decimalQuotient(total, 100);
    const show = (number: number): string => decimalQuotient(number, 1);
    const about = Math.abs(Number(show(total / percent)) * percent - total) < 1e-9 ? 'no' : 'yes';
    const beyond = percent - 100;
    const extra = decimalQuotient(value - total, 1);
    const words = {
      total,
      percent,
      one,
      beyond,
      value: show(value),
      unit: value === 1 ? amount.one : amount.unit,
    };
    return {
      words,
      question: [`${amount.key}-told`, `${amount.key}-ask`],
      diagram: level === 3 ? null : (level === 1 ? lineOf : tableOf)({ amount, percent, total }),
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
          distractor('divides-by-the-percent', total / percent, say('divides', { about })),
          distractor('slip', value / 10, 'small-place'),
          distractor('slip', total, 'whole'),
        ],
        show,
      ),
      steps: [
        step('one-percent', `${total} ÷ 100`, one, 'one'),
        ...(level === 3
          ? [
              step('times-beyond', `${one} × ${beyond}`, extra, 'beyond'),
              step('add-whole', `${total} + ${extra}`, show(value), 'together'),
            ]
          : [step('times-percent', `${one} × ${percent}`, show(value), 'times')]),
        step('check-size', '', `${show(value)} ${percent < 100 ? '<' : '>'} ${total}`, {
          do: 'check-do',
          why: percent < 100 ? 'check-less' : 'check-more',
        }),
      ],
      claims: [`${percent}/100 * ${total} = ${show(value)}`, `${one} * ${percent} = ${show(value)}`],
    };
  },
  stretch: {
    draw({ random }) {
      return random.until(() => {
        const story = random.pick(stories);
        const [percent, second] = [random.pick(easy), random.pick(easy)];
        const total = random.int(5, 40) * 20;
        const part = (total * percent) / 100;
        const value = (part * second) / 100;
        const values = [value, part, (total * second) / 100, (total * (percent + second)) / 100];
        const fair = values.every(Number.isInteger) && new Set(values).size === 4 && percent + second <= 100;
        return fair && value * 12 >= total ? { story, percent, second, total } : null;
      });
    },
    build({ story, percent, second, total }, { step, distractor }) {
      const part = (total * percent) / 100;
      const value = (part * second) / 100;
      const [one, again] = [decimalQuotient(total, 100), decimalQuotient(part, 100)];
      const unit = things[story];
      return {
        words: { total, percent, second, part, one, value: String(value), unit },
        question: [story],
        answer: { value, unit, reason: 'right-two' },
        distractors: [
          distractor('combines-the-percents-by-adding', (total * (percent + second)) / 100, 'adds'),
          distractor('takes-both-percents-of-the-original', (total * second) / 100, 'same-whole'),
          distractor('slip', part, 'first-only'),
        ],
        otherWrong: 'other-two',
        steps: [
          step('one-percent', `${total} ÷ 100`, one, 'one'),
          step('times-percent', `${one} × ${percent}`, part, 'times'),
          step('one-percent-again', `${part} ÷ 100`, again, 'one-again'),
          step('times-percent-again', `${again} × ${second}`, value, 'times-again'),
          step('check-size', '', `${value} < ${part} < ${total}`, { do: 'check-do', why: 'check-less' }),
        ],
        finalAnswer: 'final-two',
        claims: [`${percent}/100 * ${total} = ${part}`, `${second}/100 * ${part} = ${value}`],
      };
    },
  },
});

/** The percents on one line, the amounts on the other; a complete line also marks every tenth. */
function lineOf({ amount, percent, total }: Params): DiagramOf<'double-number-line'> {
  const end = 0.96;
  const marks = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100];
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

/** One percent stands between the whole and what is asked. */
function tableOf({ amount, percent, total }: Params): DiagramOf<'ratio-table'> {
  return {
    kind: 'ratio-table',
    heads: ['Percent', amount.name],
    rows: [
      ['100', '1', String(percent)],
      [String(total), null, null],
    ],
    arrows: [],
  };
}
