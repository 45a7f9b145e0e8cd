import type { DiagramOf } from '@playforward/diagram';
import { defineSkill, type Level, type Random, sumOf, takeDistractors } from '../../src/authoring.ts';

/** Things counted once for each home, rider and the like; `ones` are counted, `units` are what they have. */
type Survey = {
  readonly ones: string;
  readonly units: string;
  readonly group: string;
  readonly pack: string;
};

const surveys: readonly Survey[] = [
  { ones: 'homes', units: 'dogs', group: 'a district', pack: 'A park is planned' },
  { ones: 'riders', units: 'bags', group: 'a ferry', pack: 'A rack is built' },
  { ones: 'guests', units: 'towels', group: 'a hotel', pack: 'A basket is filled' },
  { ones: 'desks', units: 'screens', group: 'an office', pack: 'A power unit is bought' },
  { ones: 'trees', units: 'nests', group: 'a park', pack: 'A bird guard is hired' },
  { ones: 'students', units: 'books', group: 'a school', pack: 'A cart is bought' },
  { ones: 'homes', units: 'bikes', group: 'a street', pack: 'A bike stand is built' },
  { ones: 'members', units: 'tickets', group: 'a club', pack: 'A row is kept free' },
];

/** How often the values 1, 2, … (or 0, 1, …) came, the group size, and the units one pack serves at level 3. */
type Params = { survey: Survey; start: number; counts: readonly number[]; size: number; pack: number };

/** Level 1 has a table and a known mean step, level 2 a list, level 3 packs for the expected total. */
export const probEmpiricalExpected = defineSkill({
  id: 'prob-empirical-expected',
  version: 1,
  form: 'number',
  text: {
    en: {
      headline: 'Plan with an expected value',
      table: 'The table counts {total, number} {ones} by their number of {units}.',
      list: 'Of {total, number} {ones}, {times} had {values} {units}, in that order.',
      'ask-total': 'How many {units} do you expect for the {size, number} {ones} of {group}?',
      pack: '{plan} for every {pack, number} {units} in {group} with {size, number} {ones}. How many do you expect?',
      right: 'The mean of the data is multiplied by the size of the group.',
      mode: 'This uses the most common value for all. Which values do the others have?',
      sample: 'This is about the {ones} in the data. How large is the new group?',
      plain: 'This takes the plain mean of the values. Did they come equally often?',
      unpacked: 'This is the number of {units}. How many does one serve?',
      other: 'Find the mean of the data first. Then multiply it by the size of the group.',
      'sum-do': 'Find all {units} in the data.',
      'sum-why': 'Each value counts as often as it came.',
      'mean-do': 'Divide by the number of {ones}.',
      'mean-why': 'This is the expected value for one of them.',
      'size-do': 'Multiply by the size of the group.',
      'size-why': 'The same mean is expected there.',
      'pack-do': 'Divide by {pack, number}.',
      'pack-why': 'One of them serves that many.',
      final: '{value}',
    },
  },
  draw: ({ level, random }): Params => drawSurvey(level, random),
  build(params: Params, { level, say }) {
    const { survey, start, counts, size, pack } = params;
    const values = counts.map((_, at) => start + at);
    const total = sumOf(counts);
    const { sum, mean, mode, plain } = meansOf(params);
    const key = (mean * size) / pack;
    const value = show(key);
    const words = {
      ...{ ...survey, plan: survey.pack, total, size, pack, value },
      ...{ values: values.join(', '), times: counts.join(', ') },
    };
    const step = (rule: 'sum' | 'mean' | 'size' | 'pack', before: string, after: string) => ({
      ...{
        rule,
        before,
        after,
        instruction: say(`${rule}-do`, words),
        explanation: say(`${rule}-why`, words),
      },
    });
    return {
      headline: say('headline'),
      question: [say(level === 1 ? 'table' : 'list', words), say(level === 3 ? 'pack' : 'ask-total', words)],
      diagram: level === 1 ? tableOf(params) : null,
      answer: { form: 'number', value, reason: say('right') },
      distractors: takeDistractors(
        key,
        [
          {
            misconception: 'multiplies-by-the-most-common-value',
            value: (mode * size) / pack,
            reason: say('mode'),
          },
          { misconception: 'forgets-the-group-size', value: sum / pack, reason: say('sample', words) },
          { misconception: 'averages-without-weights', value: (plain * size) / pack, reason: say('plain') },
          { misconception: 'slip', value: mean * size, reason: say('unpacked', words) },
        ],
        show,
      ),
      steps: [
        step('sum', values.map((of, at) => `${of} × ${counts[at]}`).join(' + '), String(sum)),
        step('mean', `${sum} ÷ ${total}`, show(mean)),
        step('size', `${show(mean)} × ${size}`, show(mean * size)),
        ...(level === 3 ? [step('pack', `${show(mean * size)} ÷ ${pack}`, value)] : []),
      ],
      finalAnswer: say('final', words),
      otherWrong: say('other'),
      claims: [`${sum}/${total} * ${size} / ${pack} = ${value}`],
    };
  },
});

function show(value: number): string {
  return String(Number(value.toFixed(4)));
}

function meansOf({ start, counts }: Pick<Params, 'start' | 'counts'>) {
  const sum = sumOf(counts.map((times, at) => times * (start + at)));
  const mode = start + counts.indexOf(Math.max(...counts));
  return { sum, mean: sum / sumOf(counts), mode, plain: start + (counts.length - 1) / 2 };
}

function tableOf({ survey, start, counts }: Params): DiagramOf<'data-table'> {
  const head = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
  return {
    ...{ kind: 'data-table', title: '', heads: [head(survey.units), head(survey.ones)] },
    rows: counts.map((count, at) => [String(start + at), String(count)]),
  };
}

/** Whole totals, and a most common value above zero that differs from the mean. */
function drawSurvey(level: Level, random: Random): Params {
  for (;;) {
    const size = 20 * random.int(5, 40);
    const start = random.int(0, 1);
    const total = random.pick([20, 25, 40, 50]);
    const first = Array.from({ length: random.int(2, 3) }, () => random.int(2, Math.floor(total / 2)));
    const counts = [...first, total - sumOf(first)];
    const pack = level === 3 ? random.pick([4, 5, 8, 10, 12, 20]) : 1;
    const { sum, mean, mode, plain } = meansOf({ start, counts });
    const key = (mean * size) / pack;
    const values = [key, (mode * size) / pack, sum / pack, (plain * size) / pack];
    const clear = Math.min(...counts) >= 2 && new Set(counts).size === counts.length && mode > 0;
    const whole = values.every((of) => Number.isInteger(Math.round(of * 1e6) / 1e6)) && Number.isInteger(key);
    if (clear && whole && key < 19 * (sum / pack) && new Set(values).size === 4)
      return { survey: random.pick(surveys), start, counts, size, pack };
  }
}
