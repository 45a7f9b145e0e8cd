import type { DiagramOf } from '@playforward/diagram';
import { numberSkill, takeDistractors } from '../../src/kit/index.ts';
import { decimalQuotient } from '../../src/numbers/decimal-quotient.ts';
import { commonDivisor } from '../../src/numbers/lowest-terms.ts';
import { type GroupShare, groupShares } from '../../src/scenes/group-shares.ts';

type Params = { group: GroupShare; percent: number; total: number };

const percents = {
  1: [10, 20, 25, 50],
  2: [5, 15, 30, 40, 60, 75, 80],
  3: [12, 16, 24, 35, 45, 65, 85],
} as const;

/** Level 1 has percents that cut the whole into equal parts, level 2 several of them, level 3 less friendly ones. */
export const m6PercentFindWholeValue = numberSkill('m6-percent-find-whole-value', {
  version: 5,
  form: 'integer',
  scenes: [groupShares],
  text: {
    headline: 'Find the whole',
    right:
      '{part, number} is {percent, number}%, so every {unit, number}% is {one, number}, and {all, number} of those make the whole.',
    'of-part':
      'This takes {percent, number}% of {part, number}. But {part, number} is the part already. What would be more, the part or the whole?',
    adds: 'This adds the part and the percent. One counts {things}, the other counts parts of a hundred. How much is {unit, number}%?',
    hundred:
      'This takes a hundred times {part, number}. That would fit if the part were one percent. What percent is it?',
    'one-short': 'This is what is left without the part. What belongs to the whole as well?',
    given: 'This is the part that is given. Is it all of the {things}?',
    double: 'This takes the part twice. How many times does {percent, number}% fit into the whole?',
    other: 'Find how many {things} go with {unit, number}%. Then go on to one hundred percent.',
    'unit-do': 'Find how many {things} go with {unit, number}%.',
    'unit-why': '{unit, number}% divides both {percent, number}% and one hundred percent.',
    'keep-do': 'Note what {percent, number}% stands for.',
    'keep-why': '{percent, number}% fits evenly into one hundred percent.',
    'fit-do': 'Find how many times {unit, number}% fits into the whole.',
    'fit-why': 'The whole is one hundred percent.',
    'whole-do': 'Multiply to get the whole.',
    'whole-why': 'Every {unit, number}% holds the same number of {things}.',
    'check-do': 'Check: find {percent, number}% of the result.',
    'check-why': 'It must give the part again.',
    final: '{total} {things}',
    'ask-other': [
      'How many {things} make up {other, number}% of the total?',
      'How many {things} are {other, number}% of all of them?',
      'Find {other, number}% of all {things}.',
      'What is {other, number}% of all the {things}?',
    ],
    'right-other':
      '{percent, number}% is {part, number}, so the whole is {total}. {other, number}% of that is {value, number}.',
    'of-part-other':
      'This takes {other, number}% of {part, number}. What is the whole that the percents belong to?',
    'adds-other':
      'This adds the percents that are missing as if each were one of the {things}. How many belong to one percent?',
    'takes-other':
      'This takes off the percents that are too many as if each were one of the {things}. How many belong to one percent?',
    'whole-other': 'This is the whole. How much is {other, number}% of it?',
    'other-other': 'Find the whole first. Then find {other, number}% of it.',
    'one-do': 'Find one percent of the whole.',
    'one-why': 'One percent is one part of a hundred.',
    'times-do': 'Multiply by {other, number}.',
    'times-why': '{other, number}% is {other, number} times as much as one percent.',
    'final-other': '{value, number} {things}',
  },
  draw({ level, random }): Params {
    const percent = random.pick(percents[level]);
    const step = 100 / commonDivisor(percent, 100);
    const least = Math.ceil(40 / step);
    // Of a hundred things, the part would be the percent.
    const total = random.until(() => {
      const drawn = step * random.int(least, least + 20);
      return drawn === 100 ? null : drawn;
    });
    return { group: random.pick(groupShares.list), percent, total };
  },
  build({ group, percent, total }: Params, { level, step, distractor }) {
    const unit = commonDivisor(percent, 100);
    const [part, one, all, times] = [
      (total * percent) / 100,
      (total * unit) / 100,
      100 / unit,
      percent / unit,
    ];
    const words = { percent, part, total: String(total), unit, one, all, things: group.things };
    return {
      words,
      question: [`${group.key}-back`, `${group.key}-whole`],
      diagram: level === 3 ? null : lineOf({ group, percent, total }, part),
      answer: { value: total, unit: group.things },
      distractors: takeDistractors(
        total,
        [
          distractor('adds-the-part-and-the-percent', part + percent, 'adds'),
          distractor('takes-the-percent-of-the-part', (part * percent) / 100, 'of-part'),
          distractor('multiplies-the-part-by-a-hundred-only', part * 100, 'hundred'),
          distractor('slip', total - part, total - part === part ? 'given' : 'one-short'),
          distractor('slip', part * 2, 'double'),
        ],
        (value) => decimalQuotient(value, 1),
      ),
      steps: [
        times > 1 && step('find-unit', `${part} ÷ ${times}`, one, 'unit'),
        step('count-units', `100 ÷ ${unit}`, all, 'fit'),
        step('find-whole', `${one} × ${all}`, total, 'whole'),
        step('check-part', `${total} ÷ 100 × ${percent}`, part, 'check'),
      ],
      claims: [`${percent}/100 * ${total} = ${part}`, `${one} * ${all} = ${total}`],
    };
  },
  stretch: {
    draw({ random }) {
      return random.until(() => {
        const [percent, other] = [random.pick([15, 20, 30, 40, 60]), random.pick([35, 45, 55, 70, 75, 80])];
        const total = random.int(4, 30) * 20;
        const [part, value] = [(total * percent) / 100, (total * other) / 100];
        const values = [value, (part * other) / 100, part + other - percent, total];
        const differ = values.every(Number.isInteger) && new Set(values).size === 4;
        return differ ? { group: random.pick(groupShares.list), percent, other, total } : null;
      });
    },
    build({ group, percent, other, total }, { step, distractor }) {
      const { things } = group;
      const unit = commonDivisor(percent, 100);
      const [part, value] = [(total * percent) / 100, (total * other) / 100];
      const [one, all, times] = [(total * unit) / 100, 100 / unit, percent / unit];
      const percentOfWhole = decimalQuotient(total, 100);
      return {
        words: { percent, other, part, total: String(total), unit, one, all, value, things },
        question: [`${group.key}-back`, 'ask-other'],
        answer: { value, unit: things, reason: 'right-other' },
        distractors: [
          distractor('takes-the-percent-of-the-part', (part * other) / 100, 'of-part-other'),
          other > percent
            ? distractor('adds-the-part-and-the-percent', part + other - percent, 'adds-other')
            : distractor('subtracts-the-percent-from-the-number', part + other - percent, 'takes-other'),
          distractor('slip', total, 'whole-other'),
        ],
        otherWrong: 'other-other',
        steps: [
          times === 1
            ? step('note-part', '', `${percent}% → ${part} ${things}`, 'keep')
            : step('find-unit', `${part} ÷ ${times}`, one, 'unit'),
          step('count-units', `100 ÷ ${unit}`, all, 'fit'),
          step('find-whole', `${one} × ${all}`, total, 'whole'),
          step('one-percent', `${total} ÷ 100`, percentOfWhole, 'one'),
          step('times-percent', `${percentOfWhole} × ${other}`, value, 'times'),
        ],
        finalAnswer: 'final-other',
        claims: [`${percent}/100 * ${total} = ${part}`, `${other}/100 * ${total} = ${value}`],
      };
    },
  },
});

function lineOf({ group, percent }: Params, part: number): DiagramOf<'double-number-line'> {
  const end = 0.96;
  const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
  return {
    kind: 'double-number-line',
    upper: capital(group.things),
    lower: 'Percent',
    ticks: [
      { at: 0, upper: '0', lower: '0%' },
      { at: (percent / 100) * end, upper: String(part), lower: `${percent}%` },
      { at: end, upper: null, lower: '100%' },
    ],
    marked: [1],
    arrow: null,
  };
}
