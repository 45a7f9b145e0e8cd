import type { DiagramOf } from '@playforward/diagram';
import { sumOf } from '../../src/chance/counted-data.ts';
import { type Level, numberSkill, type Random, takeDistractors } from '../../src/kit/index.ts';

/** Things counted once for each home, rider and the like; `ones` are counted, `units` are what they have. */
type Survey = {
  readonly ones: string;
  readonly units: 'dogs' | 'bags' | 'towels' | 'screens' | 'nests' | 'books' | 'bikes' | 'tickets';
  readonly group: string;
  /** What several of the units go into. */
  readonly holder: string;
};

const surveys: readonly Survey[] = [
  { ones: 'homes', units: 'dogs', group: 'a district', holder: 'box' },
  { ones: 'riders', units: 'bags', group: 'a ferry', holder: 'rack' },
  { ones: 'guests', units: 'towels', group: 'a hotel', holder: 'basket' },
  { ones: 'desks', units: 'screens', group: 'an office', holder: 'power unit' },
  { ones: 'trees', units: 'nests', group: 'a park', holder: 'sheet' },
  { ones: 'students', units: 'books', group: 'a school', holder: 'cart' },
  { ones: 'homes', units: 'bikes', group: 'a street', holder: 'stand' },
  { ones: 'members', units: 'tickets', group: 'a club', holder: 'sheet' },
];

/** How often the values 1, 2, … (or 0, 1, …) came, the group size, and the units one pack serves at level 3. */
type Params = { survey: Survey; start: number; counts: readonly number[]; size: number; pack: number };

/** Level 1 has a table and a known mean step, level 2 a list, level 3 packs for the expected total. */
export const probEmpiricalExpected = numberSkill('prob-empirical-expected', {
  version: 2,
  form: 'number',
  text: {
    headline: 'Plan with an expected value',
    table: 'The table counts {total, number} {ones} by their number of {units}.',
    list: 'Of {total, number} {ones}, {times} had {values} {units}, in that order.',
    'ask-total': [
      'How many {units} do you expect for the {size, number} {ones} of {group}?',
      'How many {units} should the {size, number} {ones} of {group} come to?',
      'Use the data to predict the number of {units} for the {size, number} {ones} of {group}.',
      'About how many {units} do the {size, number} {ones} of {group} have in all?',
    ],
    'pack-dogs':
      'A district has {size, number} homes. Each dog there gets a tag, and a box has {pack, number} tags. How many boxes do you expect to need?',
    'pack-bags':
      'A ferry has {size, number} riders. A rack holds {pack, number} bags. How many racks do you expect to need?',
    'pack-towels':
      'A hotel has {size, number} guests. A basket holds {pack, number} towels. How many baskets do you expect to need?',
    'pack-screens':
      'An office has {size, number} desks. A power unit serves {pack, number} screens. How many power units do you expect to need?',
    'pack-nests':
      'A park has {size, number} trees. A sheet has room for notes on {pack, number} nests. How many sheets do you expect to need?',
    'pack-books':
      'A school has {size, number} students. A cart holds {pack, number} books. How many carts do you expect to need?',
    'pack-bikes':
      'A street has {size, number} homes. A stand holds {pack, number} bikes. How many stands do you expect to need?',
    'pack-tickets':
      'A club has {size, number} members. A sheet holds {pack, number} printed tickets. How many sheets do you expect to need?',
    right: 'The mean of the data is multiplied by the size of the group.',
    mode: 'This uses the most common value for all. Which values do the others have?',
    sample: 'This is about the {ones} in the data. How large is the new group?',
    plain: 'This takes the plain mean of the values. Did they come equally often?',
    unpacked: 'This is the number of {units}. How many of them belong to one {holder}?',
    other: 'Find the mean of the data first. Then multiply it by the size of the group.',
    'sum-do': 'Find all {units} in the data.',
    'sum-why': 'Each value counts as often as it came.',
    'mean-do': 'Divide by the number of {ones}.',
    'mean-why': 'This is the expected value for one of them.',
    'size-do': 'Multiply by the size of the group.',
    'size-why': 'The same mean is expected there.',
    'pack-do': 'Divide by {pack, number}.',
    'pack-why': 'That many {units} belong to one {holder}.',
    final: '{value}',
  },
  draw: ({ level, random }): Params => drawSurvey(level, random),
  build(params: Params, { level, step, distractor }) {
    const { survey, start, counts, size, pack } = params;
    const values = counts.map((_, at) => start + at);
    const total = sumOf(counts);
    const { sum, mean, mode, plain } = meansOf(params);
    const key = (mean * size) / pack;
    const value = show(key);
    const words = {
      ...survey,
      total,
      size,
      pack,
      value,
      values: values.join(', '),
      times: counts.join(', '),
    };
    return {
      words,
      question: [level === 1 ? 'table' : 'list', level === 3 ? `pack-${survey.units}` : 'ask-total'],
      diagram: level === 1 ? tableOf(params) : null,
      answer: value,
      distractors: takeDistractors(
        key,
        [
          distractor('multiplies-by-the-most-common-value', (mode * size) / pack, 'mode'),
          distractor('forgets-the-group-size', sum / pack, 'sample'),
          distractor('averages-without-weights', (plain * size) / pack, 'plain'),
          distractor('slip', mean * size, 'unpacked'),
        ],
        show,
      ),
      steps: [
        step('sum', values.map((of, at) => `${of} × ${counts[at]}`).join(' + '), sum),
        step('mean', `${sum} ÷ ${total}`, show(mean)),
        step('size', `${show(mean)} × ${size}`, show(mean * size)),
        level === 3 ? step('pack', `${show(mean * size)} ÷ ${pack}`, value) : null,
      ],
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
    kind: 'data-table',
    title: '',
    heads: [head(survey.units), head(survey.ones)],
    rows: counts.map((count, at) => [String(start + at), String(count)]),
  };
}

/** Whole totals, and a most common value above zero that differs from the mean. */
function drawSurvey(level: Level, random: Random): Params {
  return random.until(() => {
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
    return clear && whole && key < 19 * (sum / pack) && new Set(values).size === 4
      ? { survey: random.pick(surveys), start, counts, size, pack }
      : null;
  });
}
