import { type Counts, tableNumbers, tableOfCounts } from '../../src/chance/two-by-two.ts';
import {
  argueFor,
  choiceSkill,
  type Level,
  type Random,
  type SentenceArgs,
  type Tools,
} from '../../src/kit/index.ts';
import { type CountedScene, countedGroups } from '../../src/scenes/counted-groups.ts';

type Params = { scene: CountedScene; counts: Counts };

/** Level 1 compares two rows, level 2 without their totals, level 3 a row with all. */
export const a1AssociationJudgeA1 = choiceSkill('a1-association-judge-a1', {
  version: 7,
  scenes: [countedGroups],
  byHand: { levels: [1, 2], ask: 'hand-argue', instead: true },
  text: {
    'claim-yes': 'There is an association.',
    'claim-no': 'There is hardly any association.',
    'claim-cause': 'One of the two causes the other.',
    'shows-percents': '{p}% in the first row and {q}% in the second row {of}.',
    'shows-counts': '{a} in the first row and {c} in the second row {of}.',
    'shows-mixed': 'One cell is {p}% of its row and {s}% of its column.',
    'since-far': 'The shares are far apart, so the row tells something.',
    'since-near': 'The shares are nearly equal, so the row tells hardly anything.',
    'since-counts': 'The larger count shows which group does it more.',
    'since-cause': 'What goes together has a cause.',
    headline: 'Judge an association',
    shown: 'The table shows the counts.',
    bare: 'The totals are not filled in yet.',
    ask: [
      'Which statement gives a correct conclusion with a correct reason?',
      'In which statement are the conclusion and the reason both correct?',
    ],
    'ask-all': [
      'Compare the first row with all. Which statement gives a correct conclusion with a correct reason?',
      'Compare the first row with the whole table. In which statement are the conclusion and the reason both correct?',
    ],
    yes: 'There is an association, because in the two rows, {p}% and {q}% {of}',
    no: 'There is hardly any association, because in the two rows, {p}% and {q}% {of}',
    counts: 'There is an association, because in the two rows, {a} and {c} {of}',
    cause: 'One of the two causes the other, because in the two rows, {p}% and {q}% {of}',
    'cross-yes': 'There is hardly any association, because one cell is {p}% of a row and {s}% of a column',
    'cross-no': 'There is an association, because one cell is {p}% of a row and {s}% of a column',
    'yes-all': 'There is an association, because {p}% in the first row and {m}% in all {of}',
    'no-all': 'There is hardly any association, because {p}% in the first row and {m}% in all {of}',
    'counts-all': 'There is an association, because {a} in the first row and {n} in all {of}',
    'cause-all': 'One of the two causes the other, because {p}% in the first row and {m}% in all {of}',
    'cross-yes-all':
      'There is hardly any association, because one cell is {p}% of the first row and {s}% of a column',
    'cross-no-all': 'There is an association, because one cell is {p}% of the first row and {s}% of a column',
    'right-yes': 'The percents are far apart, so knowing the row tells something. It does not tell why.',
    'right-no': 'The percents are nearly equal, so knowing the row tells hardly anything.',
    'by-count': 'This compares counts. Are both groups equally large?',
    why: 'The table shows what goes together. Can it show why?',
    mixed:
      'Both percents are of the same cell, once in its row and once in its column. Which groups does the question compare?',
    other: 'Which percents have the same part in both groups? Are they close or far apart?',
    'first-do': 'Find the share in the first row.',
    'first-why': 'Each row has its own total.',
    'second-do': 'Find the share in the second row.',
    'second-why': 'The part stands in the same column as before.',
    'all-do': 'Find the share of this column in all.',
    'all-why': 'This is the marginal relative frequency.',
    'judge-do': 'Compare both shares.',
    'judge-why': 'If they are far apart, there is an association.',
  },
  draw: ({ level, random }): Params => drawShares(level, random),
  build({ scene, counts }: Params, { level, say, step, distractor }) {
    const numbers = tableNumbers(counts);
    const { a, c, all } = numbers;
    const [p, q, m] = sharesOf(counts);
    const n = numbers['column-1'];
    const against = level === 3 ? m : q;
    const isFar = Math.abs(p - against) > 10;
    const judged = isFar ? 'yes' : 'no';
    const end = level === 3 ? '-all' : '';
    return {
      words: {
        p,
        q,
        m,
        s: Math.round((100 * a) / n),
        a,
        c,
        n,
        of: countedGroups.text[`${scene.key}-of`],
      },
      question: [
        `${scene.key}-told`,
        level === 1 ? 'shown' : 'bare',
        `${scene.key}-judge`,
        level === 3 ? 'ask-all' : 'ask',
      ],
      diagram: tableOfCounts(scene, counts, {
        open: level === 1 ? [] : ['row-1', 'row-2', 'column-1', 'column-2', 'all'],
      }),
      drawn: {
        make: argued(judged, say, {
          p,
          q,
          a,
          c,
          s: Math.round((100 * a) / n),
          of: countedGroups.text[`${scene.key}-of`],
        }),
      },
      answer: { value: `${judged}${end}`, reason: `right-${judged}` },
      distractors: [
        distractor('compares-counts-instead-of-percents', `counts${end}`, 'by-count'),
        distractor('claims-cause-from-association', `cause${end}`, 'why'),
        distractor('compares-different-conditions', `cross-${judged}${end}`, 'mixed'),
      ],
      steps: [
        step('first', `${a} of ${numbers['row-1']}`, `${p}%`),
        level === 3
          ? step('all', `${n} of ${all}`, `${m}%`)
          : step('second', `${c} of ${numbers['row-2']}`, `${q}%`),
        step('judge', `${p}% and ${against}%`, isFar ? 'far apart' : 'close'),
      ],
      claims: [`100 * ${a} / ${numbers['row-1']} = ${p}`, `100 * ${c} / ${numbers['row-2']} = ${q}`],
    };
  },
});

type ArgumentKey =
  | `claim-${'yes' | 'no' | 'cause'}`
  | `shows-${'percents' | 'counts' | 'mixed'}`
  | `since-${'far' | 'near' | 'counts' | 'cause'}`;

/** Shares of the rows carry the claim; counts, a cause and shares of different wholes do not. */
function argued(judged: 'yes' | 'no', say: Tools<ArgumentKey>['say'], words: SentenceArgs) {
  const isFar = judged === 'yes';
  return argueFor({
    claims: [
      say(isFar ? 'claim-yes' : 'claim-no'),
      say(isFar ? 'claim-no' : 'claim-yes'),
      say('claim-cause'),
    ],
    evidence: [say('shows-percents', words), say('shows-counts', words), say('shows-mixed', words)],
    reasons: [
      say(isFar ? 'since-far' : 'since-near'),
      say(isFar ? 'since-near' : 'since-far'),
      say('since-counts'),
      say('since-cause'),
    ],
    wrong: [
      [isFar ? 0 : 1, 1, 2],
      [2, 0, 3],
      [1, 2, 1],
    ],
  });
}

/** What percent of the first row, of the second row and of all are in the first column. */
function sharesOf(counts: Counts): readonly [number, number, number] {
  const numbers = tableNumbers(counts);
  return [
    (100 * numbers.a) / numbers['row-1'],
    (100 * numbers.c) / numbers['row-2'],
    (100 * numbers['column-1']) / numbers.all,
  ];
}

function drawShares(level: Level, random: Random): Params {
  // Decided before the counts, so that a verdict whose counts are rare is asked as often.
  const isFar = random.chance(55);
  return random.until(() => {
    const [row, other] = [
      random.pick([20, 25, 40, 50, 60, 100]),
      random.pick([20, 25, 40, 50, 80, 100, 140]),
    ];
    const p = 5 * random.int(3, 17);
    const far = random.pick([20, 25, 30, 40]) * random.pick([1, -1]);
    const q = p + (isFar ? far : random.pick([1, 2, 4, 5]) * random.pick([1, -1]));
    const [a, c] = [(p * row) / 100, (q * other) / 100];
    const counts = [a, row - a, c, other - c] as const;
    const [, , m] = sharesOf(counts);
    const s = Math.round((100 * a) / (a + c));
    const isWhole = counts.every(Number.isInteger) && (level < 3 || Number.isInteger(m));
    const gap = Math.abs(p - q);
    // A row compared with all leads to the same verdict as both rows compared with each other.
    const nearest = level === 3 ? Math.min(Math.abs(p - m) - 5, Math.abs(q - m)) : gap;
    const isClear = gap <= 5 || nearest >= (level === 3 ? 10 : 15);
    // Who compares a share of a row with a share of a column is misled by them.
    const misleads = gap >= 15 ? Math.abs(p - s) <= 10 : Math.abs(p - s) >= 12;
    return isWhole &&
      isClear &&
      misleads &&
      q >= 10 &&
      q <= 90 &&
      row !== other &&
      a !== c &&
      s !== p &&
      s !== q
      ? { scene: random.pick(countedGroups.list), counts }
      : null;
  });
}
