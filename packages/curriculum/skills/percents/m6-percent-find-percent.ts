import type { Diagram } from '@playforward/diagram';
import {
  commonDivisor,
  decimalQuotient,
  defineSkill,
  type GroupShare,
  groupShares,
  groupShareText,
  takeDistractors,
} from '../../src/authoring.ts';

type Params = { group: GroupShare; part: number; total: number };

/** Level 1 has wholes with a picture that go into a hundred, level 2 larger ones, level 3 wholes to simplify first. */
const totals = { 1: [5, 10, 20], 2: [20, 25, 50, 200, 400], 3: [40, 60, 75, 80, 120, 150] } as const;

export const m6PercentFindPercent = defineSkill({
  id: 'm6-percent-find-percent',
  version: 1,
  form: 'percent',
  text: {
    en: {
      ...groupShareText,
      headline: 'Find the percent',
      right: '{part, number} of {total, number} is as much as {percent, number} of a hundred.',
      part: 'This is the number of things, not the percent. How many would it be out of a hundred?',
      remaining: 'This compares with those that are left. What is the whole here?',
      turned: 'This divides the whole by the part. Which one counts as a hundred?',
      rest: 'This is the percent of the others. Which part does the question name?',
      whole: 'This is the whole number of {things}. How many of every hundred are counted?',
      other: 'Write the part over the whole. What is that out of a hundred?',
      'write-do': 'Write the part over the whole.',
      'write-why': 'The whole is everything together, so it is one hundred percent.',
      'simple-do': 'Divide numerator and denominator by {factor, number}.',
      'simple-why': 'The simpler fraction has a denominator that divides a hundred.',
      'hundred-do': 'Make the denominator a hundred.',
      'hundred-why': 'A percent counts parts of a hundred.',
      'sign-do': 'Write the numerator with a percent sign.',
      'sign-why': 'It counts parts of a hundred.',
      final: '{percent, number}%',
    },
  },
  draw({ level, random }): Params {
    const total = random.pick(totals[level]);
    // The part is a whole percent of the total and neither almost none of it nor almost all.
    const step = total / commonDivisor(total, 100);
    const most = total / step;
    const least = Math.ceil(most / 20);
    let count = random.int(least, most - least);
    if (count * 2 === most) count -= 1;
    return { group: random.pick(groupShares), part: Math.max(count, 1) * step, total };
  },
  build({ group, part, total }: Params, { level, say }) {
    const percent = (part * 100) / total;
    const factor = total > 100 ? total / 100 : commonDivisor(part, total);
    const [top, bottom] = total > 100 ? [percent, 100] : [part / factor, total / factor];
    const words = { part, total, percent, factor, things: group.things };
    const fraction = (over: number, under: number): string => `$\\frac{${over}}{${under}}$`;
    const needsSimple = factor > 1 && bottom !== 100;
    return {
      headline: say('headline'),
      question: [say(`${group.key}-counted`, words), say(`${group.key}-percent`)],
      diagram: level === 1 ? barsOf({ group, part, total }) : null,
      answer: { form: 'percent', value: `${percent}%`, reason: say('right', words) },
      distractors: takeDistractors(
        percent,
        [
          {
            misconception: 'compares-the-part-to-the-remaining-part',
            value: (part * 100) / (total - part),
            reason: say('remaining'),
          },
          { misconception: 'uses-the-part-as-the-percent', value: part, reason: say('part') },
          { misconception: 'divides-whole-by-part', value: total / part, reason: say('turned') },
          { misconception: 'slip', value: 100 - percent, reason: say('rest') },
          { misconception: 'slip', value: total, reason: say('whole', words) },
        ],
        (value) => `${decimalQuotient(value, 1)}%`,
      ),
      steps: [
        {
          rule: 'part-over-whole',
          before: '',
          after: fraction(part, total),
          instruction: say('write-do'),
          explanation: say('write-why'),
        },
        ...(needsSimple
          ? [
              {
                rule: 'simplify',
                before: fraction(part, total),
                after: fraction(top, bottom),
                instruction: say('simple-do', words),
                explanation: say('simple-why'),
              },
            ]
          : []),
        {
          rule: 'make-hundredths',
          before: needsSimple ? fraction(top, bottom) : fraction(part, total),
          after: fraction(percent, 100),
          instruction: say('hundred-do'),
          explanation: say('hundred-why'),
        },
        {
          rule: 'write-percent',
          before: fraction(percent, 100),
          after: `${percent}%`,
          instruction: say('sign-do'),
          explanation: say('sign-why'),
        },
      ],
      finalAnswer: say('final', words),
      otherWrong: say('other'),
      claims: [`${part}/${total} = ${percent}/100`, `${percent}/100 * ${total} = ${part}`],
    };
  },
});

function barsOf({ group, part, total }: Params): Diagram {
  const row = (label: string, boxes: number) => ({ label, boxes, boxLabel: null, total: String(boxes) });
  const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
  return {
    kind: 'tape-diagram',
    rows: [row(`All ${group.things}`, total), row(capital(group.sort), part)],
    bracket: null,
  };
}
