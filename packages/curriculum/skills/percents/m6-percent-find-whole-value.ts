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
  version: 1,
  form: 'integer',
  scenes: [groupShares],
  text: {
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
  draw({ level, random }): Params {
    const percent = random.pick(percents[level]);
    const step = 100 / commonDivisor(percent, 100);
    const least = Math.ceil(40 / step);
    return { group: random.pick(groupShares.list), percent, total: step * random.int(least, least + 20) };
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
          distractor('slip', total - part, 'one-short'),
          distractor('slip', part * 2, 'double'),
        ],
        (value) => decimalQuotient(value, 1),
      ),
      steps: [
        times === 1
          ? step('note-part', '', `${percent}% → ${part} ${group.things}`, 'keep')
          : step('find-unit', `${part} ÷ ${times}`, one, 'unit'),
        step('count-units', `100 ÷ ${unit}`, all, 'fit'),
        step('find-whole', `${one} × ${all}`, total, 'whole'),
        step('check-part', `${total} ÷ 100 × ${percent}`, part, 'check'),
      ],
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
