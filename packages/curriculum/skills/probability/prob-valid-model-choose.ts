import type { DiagramOf } from '@playforward/diagram';
import { type ChanceKinds, chanceKinds } from '../../src/chance/chance-kinds.ts';
import { choiceSkill, type Level, type Random } from '../../src/kit/index.ts';
import { fractionValue } from '../../src/numbers/fraction-amounts.ts';
import { typeset } from '../../src/numbers/signed-numbers.ts';

/** Chances in parts of `whole`: a valid table, one with another sum, one below zero, and one with equal chances. */
type Params = {
  kinds: ChanceKinds;
  whole: number;
  valid: readonly number[];
  sum: readonly number[];
  below: readonly number[];
  equal: number;
};

/** Level 1 has three outcomes in tenths, level 2 four in hundredths, level 3 three fractions. */
export const probValidModelChoose = choiceSkill('prob-valid-model-choose', {
  version: 2,
  text: {
    headline: 'Choose the valid model',
    ask: [
      'Four tables give chances for the {what}. Nothing else can happen. Which table is a valid model?',
      'Each table gives chances for the {what}. Nothing else can happen. Which one can be right?',
      'Nothing else can happen than what the tables list for the {what}. Which table is a valid model?',
      'Only one of these tables is a valid model for the {what}. Nothing else can happen. Which one?',
    ],
    shown: '{table}',
    right: 'No chance is below zero, and together they add to one.',
    sum: 'Add these chances. What must all the chances in a model add to?',
    below: 'These add to one, but one chance is below zero. Can something happen less often than never?',
    equal: 'Chances need not be equal. Do these add to one?',
    other: 'Look for a chance below zero first. Then add all chances.',
    'sign-do': 'Look for chances below zero.',
    'sign-why': 'A probability lies between zero and one.',
    'add-do': 'Add the chances of the other tables.',
    'add-why': 'Something has to happen, so they must add to one.',
    'pick-do': 'Keep the table that passes both tests.',
    'pick-why': 'Its chances may well differ.',
    final: 'The valid model is {table}.',
  },
  draw({ level, random }): Params {
    return { kinds: random.pick(chanceKinds), ...drawTables(level, random) };
  },
  build({ kinds, whole, valid, sum, below, equal }: Params, { level, say, step, distractor }) {
    const write = (of: number): string => {
      if (level === 3)
        return of < 0 ? `−${typeset(fractionValue(-of, whole))}` : typeset(fractionValue(of, whole));
      return of < 0 ? `−${-of / whole}` : String(of / whole);
    };
    const tableOf = (parts: readonly number[]): string =>
      parts.map((of, at) => `${kinds.names[at]} ${write(of)}`).join(', ');
    const table = tableOf(valid);
    const total = (parts: readonly number[]): number => parts.reduce((all, of) => all + of, 0);
    const added = (parts: readonly number[]): string =>
      `${parts.map(write).join(' + ')} = ${write(total(parts))}`;
    const lowest = write(Math.min(...below));
    return {
      question: say('ask', { what: kinds.what }),
      answer: { value: 'valid', text: say('shown', { table: tableOf(valid) }) },
      distractors: [
        distractor('accepts-a-sum-that-is-not-one', 'sum', 'sum', say('shown', { table: tableOf(sum) })),
        distractor('accepts-a-negative-value', 'below', 'below', say('shown', { table: tableOf(below) })),
        distractor(
          'requires-equal-chances',
          'equal',
          'equal',
          say('shown', { table: tableOf(valid.map(() => equal)) }),
        ),
      ],
      steps: [
        step('sign', 'the four tables', `the one with ${lowest} is out`),
        step('add', 'the sums', [sum, valid.map(() => equal), valid].map(added).join('; ')),
        { ...step('pick', '', table), ...(level === 3 ? {} : { diagram: pictureOf(kinds, valid, whole) }) },
      ],
      finalAnswer: say('final', { table }),
      claims: [`(${valid.join(' + ')}) / ${whole} = 1`],
    };
  },
});

function pictureOf(kinds: ChanceKinds, valid: readonly number[], whole: number): DiagramOf<'distribution'> {
  const bars = valid.map((of, at) => ({
    value: kinds.names[at] ?? '',
    probability: of / whole,
    marked: false,
  }));
  return { kind: 'distribution', label: 'Outcome', top: 0.8, step: 0.1, bars };
}

/** As many parts of a whole as asked for, each at least `least`, not all equal. */
function drawParts(
  random: Random,
  { whole, count, least }: { whole: number; count: number; least: number },
): number[] {
  return random.until(() => {
    const first = Array.from({ length: count - 1 }, () => random.int(least, Math.floor((2 * whole) / 3)));
    const last = whole - first.reduce((all, of) => all + of, 0);
    const parts = [...first, last];
    return last >= least && last <= (4 * whole) / 5 && new Set(parts).size > 1 ? parts : null;
  });
}

function drawTables(level: Level, random: Random): Omit<Params, 'kinds'> {
  const whole = { 1: 10, 2: 100, 3: random.pick([12, 18, 20, 24]) }[level];
  const count = level === 2 ? 4 : 3;
  const least = level === 2 ? 5 : 1;
  const draw = (of: number): number[] => drawParts(random, { whole: of, count, least });
  const off = random.pick([-1, 1]) * { 1: random.int(1, 2), 2: random.int(1, 6), 3: random.int(1, 2) }[level];
  const less = { 1: random.int(1, 2), 2: random.int(4, 15), 3: 1 }[level];
  const positive = drawParts(random, { whole: whole + less, count: count - 1, least });
  const below = random.shuffle([...positive, -less]);
  const equal = { 1: random.pick([3, 4]), 2: random.pick([20, 30]), 3: whole / random.pick([2, 4]) }[level];
  const equalParts = Number.isInteger(equal) ? equal : whole / 2;
  return { whole, valid: draw(whole), sum: draw(whole + off), below, equal: equalParts };
}
