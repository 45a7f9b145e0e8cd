import type { Diagram } from '@playforward/diagram';
import { numberSkill, shadeGrid, takeDistractors } from '../../src/kit/index.ts';
import { decimalQuotient } from '../../src/numbers/decimal-quotient.ts';
import { commonDivisor } from '../../src/numbers/lowest-terms.ts';
import { type GroupShare, groupShares } from '../../src/scenes/group-shares.ts';

type Params = { group: GroupShare; part: number; total: number };

/** Level 1 has wholes with a picture that go into a hundred, level 2 larger ones, level 3 wholes to simplify first. */
const totals = { 1: [10, 20], 2: [20, 25, 50, 200, 400], 3: [40, 60, 75, 80, 120, 150] } as const;

export const m6PercentFindPercent = numberSkill('m6-percent-find-percent', {
  version: 5,
  byHand: { levels: [1], ask: 'hand-shade', make: shadeGrid },
  form: 'percent',
  scenes: [groupShares],
  text: {
    headline: 'Find the percent',
    right: '{part, number} of {total, number} is as much as {percent, number} of a hundred.',
    part: 'This is the number of {things}, not the percent. How many would it be out of a hundred?',
    remaining:
      'This compares with those that are left{isRemainingRounded, select, yes {, rounded} other {}}. What is the whole here?',
    turned:
      'This divides the whole by the part{isTurnedRounded, select, yes {, rounded} other {}}. Which one counts as a hundred?',
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
  draw({ level, random }): Params {
    const total = random.pick(totals[level]);
    // The part is a whole percent of the total and neither almost none of it nor almost all.
    const step = total / commonDivisor(total, 100);
    const most = total / step;
    const least = Math.ceil(most / 20);
    let count = random.int(least, most - least);
    if (count * 2 === most) count -= 1;
    return { group: random.pick(groupShares.list), part: Math.max(count, 1) * step, total };
  },
  build({ group, part, total }: Params, { level, step, distractor }) {
    const percent = (part * 100) / total;
    const factor = commonDivisor(part, total);
    const [top, bottom] = [part / factor, total / factor];
    const words = {
      part,
      total,
      percent,
      factor,
      things: group.things,
      isRemainingRounded: roundedBy((part * 100) / (total - part)),
      isTurnedRounded: roundedBy(total / part),
    };
    const fraction = (over: number, under: number): string => `$\\frac{${over}}{${under}}$`;
    // One step leads from a denominator to a hundred where one of the two divides the other.
    const needsSimple = 100 % total !== 0 && total % 100 !== 0;
    return {
      words,
      question: [`${group.key}-counted`, `${group.key}-percent`],
      diagram: level === 1 ? barsOf({ group, part, total }) : null,
      answer: `${percent}%`,
      distractors: takeDistractors(
        percent,
        [
          distractor('compares-the-part-to-the-remaining-part', (part * 100) / (total - part), 'remaining'),
          distractor('uses-the-part-as-the-percent', part, 'part'),
          distractor('divides-whole-by-part', total / part, 'turned'),
          distractor('slip', 100 - percent, 'rest'),
          distractor('slip', total, 'whole'),
        ],
        (value) => `${decimalQuotient(value, 1)}%`,
      ),
      steps: [
        step('part-over-whole', '', fraction(part, total), 'write'),
        needsSimple ? step('simplify', fraction(part, total), fraction(top, bottom), 'simple') : null,
        step(
          'make-hundredths',
          needsSimple ? fraction(top, bottom) : fraction(part, total),
          fraction(percent, 100),
          'hundred',
        ),
        step('write-percent', fraction(percent, 100), `${percent}%`, 'sign'),
      ],
      claims: [`${part}/${total} = ${percent}/100`, `${percent}/100 * ${total} = ${part}`],
    };
  },
});

/** Whether a value is shown rounded to hundredths. */
function roundedBy(value: number): 'yes' | 'no' {
  return Math.abs(value * 100 - Math.round(value * 100)) > 1e-6 ? 'yes' : 'no';
}

function barsOf({ group, part, total }: Params): Diagram {
  const row = (label: string, boxes: number) => ({ label, boxes, boxLabel: null, total: String(boxes) });
  const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
  return {
    kind: 'tape-diagram',
    rows: [row(`All ${group.things}`, total), row(capital(group.sort), part)],
    bracket: null,
  };
}
