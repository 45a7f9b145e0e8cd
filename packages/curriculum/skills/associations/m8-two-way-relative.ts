import { type Counts, tableNumbers, tableOfCounts } from '../../src/chance/two-by-two.ts';
import { type Level, numberSkill, type Random, type Tools, takeDistractors } from '../../src/kit/index.ts';
import { type CountedScene, countedGroups } from '../../src/scenes/counted-groups.ts';

/** Totals of both rows, and what percent of each is in the first column. */
type Params = {
  scene: CountedScene;
  along: 'row' | 'column';
  line: 'first' | 'second';
  counts: Counts;
};

const text = {
  headline: 'Find a relative frequency',
  shown: 'The table shows the counts.',
  bare: 'The totals are not filled in yet.',
  'shares-told': 'Of {m} {first}, {p}% {of}. Of {n} {second}, {q}% {of}.',
  'by-reason': 'Choose the answer with a correct reason.',
  yes: 'Yes, since {p}% of one row and {q}% of the other {of}.',
  no: 'No, since {p}% of one row and {q}% of the other {of}.',
  'yes-counts': 'Yes, since the counts {a} and {c} differ.',
  'no-counts': 'No, since the counts {a} and {c} are near each other.',
  'yes-grand': 'Yes, since {g}% and {h}% of all {of}.',
  'no-grand': 'No, since {g}% and {h}% of all {of}.',
  right: 'Each part is compared with the total of its own row or column.',
  'right-turned': 'The percents give the two counts, and the counts give the share that is asked for.',
  'row-share': 'This is the share that is given. Which group is the whole in the question?',
  mean: 'This is {about, select, yes {about } other {}}halfway between the two percents. Are both groups equally large?',
  'rest-turned': 'This is the share of the other group. Which part does the question ask for?',
  'other-turned': 'Find the count in each group first. What do the two counts make together?',
  'right-yes': 'The shares of the two rows are far from each other.',
  'right-no': 'The shares of the two rows are nearly equal.',
  grand:
    'This divides by all {all, number}{about, select, yes { and rounds} other {}}. Which group does the question speak of?',
  'grand-rows':
    'This divides by all {all, number}{about, select, yes { and rounds} other {}}. Are both rows equally large?',
  'group-share':
    'This is the share of a whole group among all{about, select, yes {, rounded} other {}}. Which part of the group is asked for?',
  margin:
    'This divides by the other total{about, select, yes {, rounded} other {}}. Which group comes after the words “percent of”?',
  rest: 'This is the share of the other part. Which part does the question ask for?',
  counts: 'This compares counts. Are both rows equally large?',
  close: 'Compare the two percents. Are they close to each other or far apart?',
  other: 'Which group is the whole? Divide the part by the total of that group.',
  'whole-do': 'Find the whole.',
  'whole-why': 'It is the group after the words “percent of”.',
  'sum-do': 'Find the whole.',
  'sum-why': 'It is the group after the words “percent of”. Both of its parts make its total.',
  'part-do': 'Find the part.',
  'part-why': 'It is where the row and the column meet.',
  'share-do': 'Divide the part by the whole.',
  'share-why': 'This is the relative frequency.',
  'first-do': 'Find the share in the first row.',
  'first-why': 'Each row has its own total.',
  'second-do': 'Find the share in the second row.',
  'second-why': 'Percents make rows of different sizes comparable.',
  'judge-do': 'Compare the two shares.',
  'judge-why': 'If they differ a lot, the two things go together.',
  'one-do': 'Find the part of the first group.',
  'one-why': 'The percent is taken of its own group.',
  'two-do': 'Find the part of the second group.',
  'two-why': 'Its whole is another one.',
  'column-do': 'Add both parts.',
  'column-why': 'Together they are the whole in the question.',
  final: '{value}',
} as const;

type Said = Tools<keyof typeof text | keyof typeof countedGroups.text>;

/** Level 1 takes a share of a row, level 2 also of a column and without totals, level 3 judges whether two things go together. The stretch problem tells shares and asks for one the other way. */
export const m8TwoWayRelative = numberSkill('m8-two-way-relative', {
  version: 4,
  form: 'percent',
  scenes: [countedGroups],
  text,
  draw: ({ level, random }): Params => drawCounts(level, random),
  build({ scene, along, line, counts }: Params, { level, say, step, distractor }) {
    const numbers = tableNumbers(counts);
    const { a, c, all } = numbers;
    if (level === 3) return judge({ scene, counts }, { say, step, distractor });
    const isRow = along === 'row';
    const part = isRow ? (line === 'first' ? a : c) : line === 'first' ? a : numbers.b;
    const index = line === 'first' ? 1 : 2;
    const whole = numbers[`${along}-${index}`];
    const cross = isRow ? numbers['column-1'] : numbers['row-1'];
    const value = percent(part, whole);
    return {
      words: { value: `${value}%` },
      question: [`${scene.key}-told`, level === 1 ? 'shown' : 'bare', `${scene.key}-share-${along}-${line}`],
      diagram: tableOfCounts(scene, counts, {
        open: level === 1 ? [] : ['row-1', 'row-2', 'column-1', 'column-2', 'all'],
      }),
      answer: { value: `${value}%` },
      distractors: takeDistractors(
        value,
        [
          distractor(
            'divides-by-the-grand-total',
            percent(part, all),
            say('grand', { all, ...about(part, all) }),
          ),
          distractor('divides-by-the-other-margin', percent(part, cross), say('margin', about(part, cross))),
          distractor('slip', 100 - value, 'rest'),
          distractor('slip', percent(whole, all), say('group-share', about(whole, all))),
        ],
        (share) => `${Math.round(share)}%`,
      ),
      steps: [
        level === 1
          ? step('whole', `the total of the ${along}`, whole)
          : step('whole', `${part} + ${whole - part}`, whole, 'sum'),
        step('part', 'where row and column meet', part),
        step('share', `${part} ÷ ${whole}`, `${value}%`),
      ],
      claims: [`100 * ${part} / ${whole} = ${value}`],
    };
  },
  stretch: {
    draw({ random }) {
      return random.until(() => {
        const drawn = drawCounts(1, random);
        const [a, b, c, d] = drawn.counts;
        const [p, q] = [(100 * a) / (a + b), (100 * c) / (c + d)];
        const value = (100 * a) / (a + c);
        const values = [value, p, Math.round((100 * a) / (a + b + c + d)), (p + q) / 2, 100 - value];
        return Number.isInteger(value) && new Set(values).size === 5 && p !== q && a + b !== c + d
          ? drawn
          : null;
      });
    },
    build({ scene, counts: [a, b, c, d] }, { say, step, distractor }) {
      const [m, n] = [a + b, c + d];
      const [p, q] = [(100 * a) / m, (100 * c) / n];
      const value = (100 * a) / (a + c);
      const { text } = countedGroups;
      return {
        words: {
          m,
          n,
          p,
          q,
          first: text[`${scene.key}-first`],
          second: text[`${scene.key}-second`],
          of: text[`${scene.key}-of`],
          value: `${value}%`,
        },
        question: ['shares-told', `${scene.key}-share-column-first`],
        answer: { value: `${value}%`, reason: 'right-turned' },
        otherWrong: 'other-turned',
        distractors: takeDistractors(
          value,
          [
            distractor(
              'divides-by-the-grand-total',
              (100 * a) / (m + n),
              say('grand', { all: m + n, ...about(a, m + n) }),
            ),
            distractor('divides-by-the-other-margin', p, 'row-share'),
            distractor('slip', (p + q) / 2, say('mean', about(p + q, 200))),
            distractor('slip', 100 - value, 'rest-turned'),
          ],
          (share) => `${Math.round(share)}%`,
        ),
        steps: [
          step('one', `${p}% of ${m}`, a),
          step('two', `${q}% of ${n}`, c),
          step('column', `${a} + ${c}`, a + c),
          step('share', `${a} ÷ ${a + c}`, `${value}%`),
        ],
        claims: [`${p} * ${m} / 100 = ${a}`, `100 * ${a} / ${a + c} = ${value}`],
      };
    },
  },
});

/** Whether two things go together: told by the shares of two rows of different sizes. */
function judge(
  { scene, counts }: Pick<Params, 'scene' | 'counts'>,
  { say, step, distractor }: Pick<Said, 'say' | 'step' | 'distractor'>,
) {
  const numbers = tableNumbers(counts);
  const { a, c, all } = numbers;
  const [p, q] = [percent(a, numbers['row-1']), percent(c, numbers['row-2'])];
  const differ = Math.abs(p - q) > 10;
  const shown = {
    p,
    q,
    a,
    c,
    g: Math.round(percent(a, all)),
    h: Math.round(percent(c, all)),
    all,
    about: [a, c].some((one) => about(one, all).about === 'yes') ? 'yes' : 'no',
    of: countedGroups.text[`${scene.key}-of`],
  };
  const byGrand = Math.abs(shown.g - shown.h) < 6 ? 'no-grand' : 'yes-grand';
  const byCounts = Math.abs(a - c) < 6 ? 'no-counts' : 'yes-counts';
  type Found = readonly [where: string, share: string | number];
  const lines = (one: Found, two: Found, isFar: boolean) => [
    step('first', ...one),
    step('second', ...two),
    step('judge', `${one[1]} and ${two[1]}`, isFar ? 'far apart' : 'close'),
  ];
  return {
    words: shown,
    question: [`${scene.key}-told`, 'shown', `${scene.key}-ask`, 'by-reason'] as const,
    diagram: tableOfCounts(scene, counts),
    answer: {
      form: 'choice' as const,
      value: differ ? ('yes' as const) : ('no' as const),
      text: say(differ ? 'yes' : 'no', shown),
      reason: differ ? ('right-yes' as const) : ('right-no' as const),
    },
    distractors: [
      distractor('compares-counts-instead-of-percents', byCounts, 'counts', {
        text: say(byCounts, shown),
        work: lines(['the first row', a], ['the second row', c], byCounts === 'yes-counts'),
        wrongAt: 2,
      }),
      distractor('divides-by-the-grand-total', byGrand, 'grand-rows', {
        text: say(byGrand, shown),
        work: lines(
          [`${a} of ${all}`, `${shown.g}%`],
          [`${c} of ${all}`, `${shown.h}%`],
          byGrand === 'yes-grand',
        ),
      }),
      differ
        ? distractor('slip', 'no', 'close', say('no', shown))
        : distractor('slip', 'yes', 'close', say('yes', shown)),
    ],
    steps: lines([`${a} of ${numbers['row-1']}`, `${p}%`], [`${c} of ${numbers['row-2']}`, `${q}%`], differ),
    finalAnswer: say(differ ? 'yes' : 'no', shown),
    claims: [`100 * ${a} / ${numbers['row-1']} = ${p}`, `100 * ${c} / ${numbers['row-2']} = ${q}`],
  };
}

function percent(part: number, whole: number): number {
  return (100 * part) / whole;
}

function drawCounts(level: Level, random: Random): Params {
  return random.until(() => {
    const scene = random.pick(countedGroups.list);
    const along = level === 2 ? random.pick(['row', 'column'] as const) : 'row';
    const line = random.pick(['first', 'second'] as const);
    const totals = [
      random.pick([20, 25, 40, 50, 60, 75, 80]),
      random.pick([20, 25, 40, 50, 60, 80, 100]),
    ] as const;
    const parts = totals.map((total) => random.int(Math.ceil(total / 5), Math.floor((4 * total) / 5)));
    const [p = 0, q = 0] = parts;
    const [one, two] = [(100 * p) / totals[0], (100 * q) / totals[1]];
    // Wholes are rows, or turned into columns.
    const counts: Counts =
      along === 'row' ? [p, totals[0] - p, q, totals[1] - q] : [p, q, totals[0] - p, totals[1] - q];
    if (!Number.isInteger(one) || !Number.isInteger(two) || new Set(counts).size < 4) return null;
    if (level < 3) return { scene, along, line, counts };
    const gap = Math.abs(one - two);
    const isClear = gap >= 25 || gap <= 4;
    const isEven = random.chance(50) ? gap <= 4 : gap >= 25;
    return isClear && isEven && totals[0] !== totals[1] && p !== q ? { scene, along, line, counts } : null;
  });
}

/** Whether a share in percent has to be rounded, as an argument of a sentence. */
function about(part: number, whole: number): { readonly about: 'yes' | 'no' } {
  return { about: (100 * part) % whole === 0 ? 'no' : 'yes' };
}
