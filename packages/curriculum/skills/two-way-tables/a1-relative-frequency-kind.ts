import { type Counts, tableNumbers, tableOfCounts } from '../../src/chance/two-by-two.ts';
import { type Level, numberSkill, type Random, takeDistractors } from '../../src/kit/index.ts';
import { type CountedScene, countedGroups } from '../../src/scenes/counted-groups.ts';

type Kind = 'joint' | 'marginal' | 'row' | 'column';
type Params = { scene: CountedScene; kind: Kind; counts: Counts };

const percentText = (share: number): string => `${Math.round(share)}%`;

/** Level 1 has joint and marginal ones, level 2 conditional ones, level 3 names the kind and shows no totals. The stretch problem joins conditional ones. */
export const a1RelativeFrequencyKind = numberSkill('a1-relative-frequency-kind', {
  version: 2,
  form: 'percent',
  scenes: [countedGroups],
  text: {
    headline: 'Joint, marginal, conditional',
    shown: 'The table shows the counts.',
    bare: 'The totals are not filled in yet.',
    'ask-joint': 'What percent of the grand total is in the row “{row}” and the column “{column}”?',
    'ask-marginal': 'What percent of the grand total is in the row “{row}”?',
    'name-joint': 'What is the joint relative frequency of “{row}” and “{column}”, as a percent?',
    'name-marginal': 'What is the marginal relative frequency of “{row}”, as a percent?',
    'name-row': 'Given “{row}”, what is the conditional relative frequency of “{column}”, as a percent?',
    'name-column': 'Given “{column}”, what is the conditional relative frequency of “{row}”, as a percent?',
    'ask-far': [
      'There are no counts here, only percents. Of the {crowd}, {r}% {part}. Of these, {p}% {of}. Of the {second}, {q}% {of}. What percent of all the {things} {of}?',
      'Of the {crowd}, {r}% {part}. Of the {first}, {p}% {of}, and of the {second}, {q}% {of}. What percent of all the {things} {of}?',
      'Of the {first}, {p}% {of}. Of the {second}, {q}% {of}. In all, {r}% of the {crowd} {part}. What percent of all the {things} {of}?',
      'A two-way table shows that {r}% of the {crowd} {part}. Of these, {p}% {of}. Of the {second}, {q}% {of}. What percent of all the {things} {of}?',
    ],
    right: 'The part and the whole are the ones that the question names.',
    'right-far': 'Each percent is taken of its own group, and both parts are added.',
    grand: 'This divides by the grand total. Which group does the question speak of?',
    margin: 'This divides by the total of one row or column. What is the whole here?',
    'other-margin': 'This divides by the other total. Which group is given?',
    marginal: 'This takes the total of the row. Which cell is asked for?',
    joint: 'This takes one cell only. Which total is asked for?',
    rest: 'This is the share of all the others. Which part is asked for?',
    rounded: 'The number is rounded.',
    mean: 'This is halfway between the two percents. Are both groups equally large?',
    half: 'This is the part from one group. What comes from the other one?',
    'far-share': 'This is the share in one group only. What is the whole?',
    other: 'Name the part and the whole. Then divide.',
    'other-far': 'How large is each group, as a percent of all the {things}? Which part of it counts?',
    'whole-do': 'Find the whole.',
    'whole-why':
      'For a joint or marginal relative frequency, it is the grand total. For a conditional one, it is the total of the given group.',
    'part-do': 'Find the part.',
    'part-why': 'It is a cell, or the total of a row or column.',
    'share-do': 'Divide the part by the whole.',
    'share-why': 'This is the relative frequency.',
    'one-do': 'Find the joint percent of the first group.',
    'one-why': 'It is a percent of a percent.',
    'second-do': 'Find how large the second group is.',
    'second-why': 'Both groups together are all.',
    'two-do': 'Find the joint percent of the second group.',
    'two-why': 'It is a percent of its own group.',
    'sum-do': 'Add both.',
    'sum-why': 'The two cells make the column.',
    final: '{value}',
  },
  draw: ({ level, random }): Params => drawTable(level, random),
  build({ scene, kind, counts }: Params, { level, step, distractor }) {
    const numbers = tableNumbers(counts);
    const { part, whole } = partOf(kind, counts);
    const { a, all } = numbers;
    const percent = (one: number, of: number): number => (100 * one) / of;
    const value = percent(part, whole);
    const [row, column] = [numbers['row-1'], numbers['column-1']];
    const told = (one: number, reason: 'margin' | 'other-margin' | 'marginal' | 'joint' | 'grand') =>
      [!Number.isInteger(one) && 'rounded', reason] as const;
    const isGiven = kind === 'row' || kind === 'column';
    const asked = isGiven ? (`${scene.key}-share-${kind}-first` as const) : (`ask-${kind}` as const);
    const overAll = [
      step('whole', 'the grand total', all),
      step('part', 'where row and column meet', a),
      step('share', `${a} ÷ ${all}`, percentText(percent(a, all))),
    ];
    const candidates = {
      joint: [
        distractor('divides-by-the-other-margin', percent(a, row), told(percent(a, row), 'margin')),
        distractor('confuses-joint-and-marginal', percent(row, all), told(percent(row, all), 'marginal')),
      ],
      marginal: [
        distractor('confuses-joint-and-marginal', percent(a, all), told(percent(a, all), 'joint')),
        distractor('divides-by-the-other-margin', percent(a, row), told(percent(a, row), 'margin')),
      ],
      row: [
        distractor('divides-by-the-grand-total', percent(a, all), told(percent(a, all), 'grand'), {
          work: overAll,
        }),
        distractor(
          'divides-by-the-other-margin',
          percent(a, column),
          told(percent(a, column), 'other-margin'),
        ),
      ],
      column: [
        distractor('divides-by-the-grand-total', percent(a, all), told(percent(a, all), 'grand'), {
          work: overAll,
        }),
        distractor('divides-by-the-other-margin', percent(a, row), told(percent(a, row), 'other-margin')),
      ],
    }[kind];
    return {
      words: { row: scene.rows[0], column: scene.columns[0], value: `${value}%` },
      question: [`${scene.key}-told`, level === 3 ? 'bare' : 'shown', level === 3 ? `name-${kind}` : asked],
      diagram: tableOfCounts(scene, counts, {
        open: level === 3 ? ['row-1', 'row-2', 'column-1', 'column-2', 'all'] : [],
      }),
      answer: { value: `${value}%` },
      distractors: takeDistractors(
        value,
        [...candidates, distractor('slip', 100 - value, 'rest')],
        percentText,
      ),
      steps: [
        step('whole', isGiven ? 'the total of the given group' : 'the grand total', whole),
        step('part', kind === 'marginal' ? 'the total of the row' : 'where row and column meet', part),
        step('share', `${part} ÷ ${whole}`, `${value}%`),
      ],
      claims: [`100 * ${part} / ${whole} = ${value}`],
    };
  },
  stretch: {
    draw: ({ random }) =>
      random.until(() => {
        const scene = random.pick(countedGroups.list);
        const [r, p, q] = [5 * random.int(2, 18), 5 * random.int(2, 18), 5 * random.int(2, 18)];
        const [one, two] = [(r * p) / 100, ((100 - r) * q) / 100];
        const seen = [one + two, (p + q) / 2, one, p, 100 - one - two];
        return Number.isInteger(one) &&
          Number.isInteger(two) &&
          r !== 50 &&
          p !== q &&
          new Set(seen).size === 5
          ? { scene, r, p, q }
          : null;
      }),
    build({ scene, r, p, q }, { step, distractor }) {
      const [one, two] = [(r * p) / 100, ((100 - r) * q) / 100];
      const value = one + two;
      const { text } = countedGroups;
      return {
        words: {
          r,
          p,
          q,
          first: text[`${scene.key}-first`],
          second: text[`${scene.key}-second`],
          of: text[`${scene.key}-of`],
          crowd: text[`${scene.key}-crowd`],
          things: text[`${scene.key}-things`],
          part: text[`${scene.key}-part`],
          value: `${value}%`,
        },
        question: 'ask-far',
        answer: { value: `${value}%`, reason: 'right-far' },
        otherWrong: 'other-far',
        distractors: takeDistractors(
          value,
          [
            distractor('averages-without-weights', (p + q) / 2, 'mean'),
            distractor('confuses-joint-and-marginal', one, 'half'),
            distractor('slip', p, 'far-share'),
            distractor('slip', 100 - value, 'rest'),
          ],
          (share) => `${share}%`,
        ),
        steps: [
          step('one', `${p}% of ${r}%`, `${one}%`),
          step('second', `100% − ${r}%`, `${100 - r}%`),
          step('two', `${q}% of ${100 - r}%`, `${two}%`),
          step('sum', `${one}% + ${two}%`, `${value}%`),
        ],
        claims: [
          `${p} * ${r} / 100 = ${one}`,
          `${q} * (100 - ${r}) / 100 = ${two}`,
          `${one} + ${two} = ${value}`,
        ],
      };
    },
  },
});

function partOf(kind: Kind, counts: Counts): { readonly part: number; readonly whole: number } {
  const numbers = tableNumbers(counts);
  if (kind === 'joint') return { part: numbers.a, whole: numbers.all };
  if (kind === 'marginal') return { part: numbers['row-1'], whole: numbers.all };
  return { part: numbers.a, whole: numbers[kind === 'row' ? 'row-1' : 'column-1'] };
}

function drawTable(level: Level, random: Random): Params {
  return random.until(() => {
    const all = random.pick([50, 100, 200]);
    const row = random.int(Math.ceil(all / 5), Math.floor((4 * all) / 5));
    const a = random.int(Math.ceil(row / 5), Math.floor((4 * row) / 5));
    const c = random.int(Math.ceil((all - row) / 5), Math.floor((4 * (all - row)) / 5));
    const counts = [a, row - a, c, all - row - c] as const;
    const kind = random.pick<Kind>(
      level === 1
        ? ['joint', 'marginal']
        : level === 2
          ? ['row', 'column']
          : ['joint', 'marginal', 'row', 'column'],
    );
    const { part, whole } = partOf(kind, counts);
    const value = (100 * part) / whole;
    const shares = [a / all, a / row, a / (a + c), row / all, 1 - value / 100].map((one) =>
      Math.round(100 * one),
    );
    return Number.isInteger(value) && new Set(shares).size === 5
      ? { scene: random.pick(countedGroups.list), kind, counts }
      : null;
  });
}
