import type { DiagramOf } from '@playforward/diagram';
import {
  commonDivisor,
  decimalQuotient,
  defineSkill,
  type GroupShare,
  groupShares,
  groupShareText,
  takeDistractors,
} from '../../src/authoring.ts';

type Params = { group: GroupShare; percent: number; total: number };

const percents = {
  1: [10, 20, 25, 50],
  2: [5, 15, 30, 40, 60, 75, 80],
  3: [12, 16, 24, 35, 45, 65, 85],
} as const;

/** Level 1 has percents that cut the whole into equal parts, level 2 several of them, level 3 less friendly ones. */
export const m6PercentFindWholeValue = defineSkill({
  id: 'm6-percent-find-whole-value',
  version: 1,
  form: 'integer',
  text: {
    en: {
      ...groupShareText,
      headline: 'Find the whole',
      right:
        '{part, number} is {percent, number}%, so every {unit, number}% are {one, number}, and {all, number} of those make the whole.',
      'of-part':
        'This takes {percent, number}% of {part, number}. But {part, number} is the part already. What would be more, the part or the whole?',
      adds: 'This adds the part and the percent. One counts {things}, the other counts parts of a hundred. How much is {unit, number}%?',
      hundred:
        'This takes a hundred times {part, number}. That would fit if the part were one percent. What percent is it?',
      'one-short': 'This is what is left without the part. What belongs to the whole as well?',
      double: 'This takes the part twice. How many times does {percent, number}% fit into the whole?',
      other: 'Find how many {things} belong to {unit, number}%. Then go on to one hundred percent.',
      'unit-do': 'Find how many {things} belong to {unit, number}%.',
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
    },
  },
  draw({ level, random }): Params {
    const percent = random.pick(percents[level]);
    const step = 100 / commonDivisor(percent, 100);
    const least = Math.ceil(40 / step);
    return { group: random.pick(groupShares), percent, total: step * random.int(least, least + 20) };
  },
  build({ group, percent, total }: Params, { level, say }) {
    const unit = commonDivisor(percent, 100);
    const [part, one, all, times] = [
      (total * percent) / 100,
      (total * unit) / 100,
      100 / unit,
      percent / unit,
    ];
    const words = { percent, part, total: String(total), unit, one, all, things: group.things };
    return {
      headline: say('headline'),
      question: [say(`${group.key}-back`, words), say(`${group.key}-whole`)],
      diagram: level === 3 ? null : lineOf({ group, percent, total }, part),
      answer: { form: 'integer', value: String(total), unit: group.things, reason: say('right', words) },
      distractors: takeDistractors(
        total,
        [
          {
            misconception: 'adds-the-part-and-the-percent',
            value: part + percent,
            reason: say('adds', words),
          },
          {
            misconception: 'takes-the-percent-of-the-part',
            value: (part * percent) / 100,
            reason: say('of-part', words),
          },
          {
            misconception: 'multiplies-the-part-by-a-hundred-only',
            value: part * 100,
            reason: say('hundred', words),
          },
          { misconception: 'slip', value: total - part, reason: say('one-short') },
          { misconception: 'slip', value: part * 2, reason: say('double', words) },
        ],
        (value) => decimalQuotient(value, 1),
      ),
      steps: [
        times === 1
          ? {
              rule: 'note-part',
              before: '',
              after: `${percent}% → ${part} ${group.things}`,
              instruction: say('keep-do', words),
              explanation: say('keep-why', words),
            }
          : {
              rule: 'find-unit',
              before: `${part} ÷ ${times}`,
              after: String(one),
              instruction: say('unit-do', words),
              explanation: say('unit-why', words),
            },
        {
          rule: 'count-units',
          before: `100 ÷ ${unit}`,
          after: String(all),
          instruction: say('fit-do', words),
          explanation: say('fit-why'),
        },
        {
          rule: 'find-whole',
          before: `${one} × ${all}`,
          after: String(total),
          instruction: say('whole-do'),
          explanation: say('whole-why', words),
        },
        {
          rule: 'check-part',
          before: `${total} ÷ 100 × ${percent}`,
          after: String(part),
          instruction: say('check-do', words),
          explanation: say('check-why'),
        },
      ],
      finalAnswer: say('final', words),
      otherWrong: say('other', words),
      claims: [`${percent}/100 * ${total} = ${part}`, `${one} * ${all} = ${total}`],
    };
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
