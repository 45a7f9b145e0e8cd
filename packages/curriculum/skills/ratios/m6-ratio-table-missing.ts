import { fillTheTable, numberSkill, type Random } from '../../src/kit/index.ts';
import { commonDivisor, lowestTerms } from '../../src/numbers/lowest-terms.ts';
import { type Mixture, mixtures } from '../../src/scenes/rates/mixtures.ts';

/**
 * Columns hold k times (known, asked); the last column's asked entry is wanted. `asks` says which part of the
 * mixture that is. What is known is the other part, or with `ofAll` both parts together.
 */
type Params = {
  mixture: Mixture;
  asks: 'first' | 'second';
  ofAll: boolean;
  known: number;
  asked: number;
  columns: readonly [number, number, number];
};

/** Columns that go down by a whole number, and columns where the factor is a simple fraction. */
const down = [
  [3, 2, 1],
  [4, 2, 1],
  [4, 3, 1],
  [6, 4, 2],
  [6, 3, 2],
  [8, 6, 2],
  [3, 6, 1],
  [4, 6, 1],
] as const;
const across = [
  [2, 4, 3],
  [2, 4, 5],
  [2, 6, 7],
  [3, 6, 2],
  [3, 6, 4],
  [3, 6, 5],
  [4, 8, 3],
  [4, 2, 5],
] as const;

function drawColumns(level: 1 | 2 | 3, random: Random): Params['columns'] {
  if (level === 3) return random.pick<Params['columns']>(across);
  if (level === 2 && random.chance(50)) return random.pick<Params['columns']>(down);
  const middle = random.int(2, level === 1 ? 3 : 4);
  return [1, middle, middle + random.int(2, level === 1 ? 3 : 4)];
}

function drawTable({ mixture, asks, ofAll, known, asked, columns }: Params): {
  kind: 'ratio-table';
  heads: string[];
  rows: (string | null)[][];
} {
  const knownRow = columns.map((k) => String(known * k));
  const askedRow = columns.map((k, index) => (index === columns.length - 1 ? null : String(asked * k)));
  return {
    kind: 'ratio-table',
    heads: [
      ofAll && asks === 'second' ? 'In all' : mixture.firstTitle,
      ofAll && asks === 'first' ? 'In all' : mixture.secondTitle,
    ],
    rows: asks === 'first' ? [askedRow, knownRow] : [knownRow, askedRow],
  };
}

/** Level 1 scales up along an arrow, level 2 up or down, level 3 by a simple fraction, from a part or from the whole. */
export const m6RatioTableMissing = numberSkill('m6-ratio-table-missing', {
  version: 4,
  byHand: { levels: [1, 2], ask: 'hand-fill', make: fillTheTable, without: 'picture' },
  form: 'integer',
  scenes: [mixtures],
  text: {
    headline: 'Complete the ratio table',
    ask: 'How many {units} of {askedName} go with {target, number} {units} of {knownName}?',
    'ask-part': 'How many {units} of {askedName} are in {target, number} {units} of the mixture?',
    'right-up': 'Both amounts in the first column were multiplied by {up, number}.',
    'right-down': 'Both amounts in the first column were divided by {downBy, number}.',
    'right-across':
      'Both amounts in the first column were divided by {k, number} and then multiplied by {up, number}.',
    difference:
      'This keeps the difference between {knownName} and {askedName}. A mix stays the same when both amounts are scaled. What was done to {p, number} to get {target, number}?',
    'difference-all':
      'This keeps the difference between the whole mixture and {askedName}. A mix stays the same when both amounts are scaled. What was done to {p, number} to get {target, number}?',
    'wrong-factor': 'This uses the scale of the middle column. What turns {p, number} into {target, number}?',
    'times-instead':
      'This gives more {askedName}, but the amount of {knownName} gets smaller. Should the amount grow or shrink here?',
    'one-short': 'This adds one batch too few. How many batches of {p, number} fit into {target, number}?',
    'no-divide':
      'This multiplies {q, number} {units} of {askedName} by {up, number}. Would that also turn {p, number} into {target, number}?',
    other: 'Find what turns {p, number} into {target, number}. Then do the same to {q, number}.',
    'other-across':
      'Divide both amounts to get a smaller batch. How many such batches make {target, number}?',
    'factor-do': 'Find what turns {p, number} into {target, number}.',
    'factor-why': 'All columns of a ratio table come from one another by multiplying or dividing.',
    'same-do': 'Do the same to the {q, number} {units} of {askedName}.',
    'same-why': 'Only then does the mix stay the same.',
    'add-do': 'Add the two parts of the first mixture.',
    'add-why': 'The question tells the whole, so the whole of one batch is needed too.',
    'small-do':
      'Divide the {p, number} {units} of {knownThing} to get a smaller batch that fits into {target, number}.',
    'small-why': 'A smaller batch is easy to scale up.',
    'up-do': 'Scale {known, number} {units} of {knownThing} up to {target, number}.',
    'up-same-do': 'Do the same to the {asked, number} {units} of {askedName}.',
    'check-do': 'Write both columns with the smallest whole numbers.',
    'check-why': 'Equal smallest numbers show that the ratios are equivalent.',
    final: '{value, number} {units}',
  },
  draw({ level, random }) {
    const columns = drawColumns(level, random);
    const mixture = random.pick(mixtures.list);
    const less = random.int(level === 1 ? 2 : 3, level === 1 ? 5 : 7);
    const most = less + random.int(1, level === 1 ? 4 : 5);
    const moreFirst = mixture.more === 'either' ? random.chance(50) : mixture.more === 'first';
    // Going down, the larger part is asked for, so that a constant difference leaves more than nothing.
    const asksMore = columns[2] < columns[0] || random.chance(50);
    const [other, asked] = asksMore ? [less, most] : [most, less];
    // The whole of the first batch is told by a reason, so it is never the answer.
    const ofAll = level === 3 && asked * columns[2] !== (other + asked) * columns[0] && random.chance(50);
    return {
      mixture,
      asks: asksMore === moreFirst ? ('first' as const) : ('second' as const),
      ofAll,
      known: ofAll ? other + asked : other,
      asked,
      columns,
    };
  },
  build(params: Params, { level, say, step, distractor }) {
    const { mixture, asks, ofAll, known, asked, columns } = params;
    const [k0, k1, k2] = columns;
    const [p, q, target, value] = [known * k0, asked * k0, known * k2, asked * k2];
    const [otherName, askedName] =
      asks === 'first' ? [mixture.second, mixture.first] : [mixture.first, mixture.second];
    const shrinks = k2 < k0;
    const gap = Math.abs(target - p);
    const factor = shrinks ? k0 / k2 : k2 / k0;
    const operation = (n: number): string => `${n} ${shrinks ? '÷' : '×'} ${factor}`;
    const knownThing = ofAll ? 'the mixture' : otherName;
    const numbers = { p, q, target, value, known, asked };
    const words = { units: mixture.unit, knownName: otherName, knownThing, askedName, ...numbers };
    const scales = { ...words, k: k0, up: k2, downBy: k0 / commonDivisor(k0, k2) };
    const other = ofAll ? p - q : p;
    const [first, second] = asks === 'first' ? [q, other] : [other, q];
    const scaleIt = { do: 'same-do', why: 'same-why' } as const;
    const findIt = { do: 'factor-do', why: 'factor-why' } as const;
    const middleWork = [
      step('middle-scale', `${p} × ${k1}`, p * k1, findIt),
      step('middle-factor', `${q} × ${k1}`, q * k1, scaleIt),
    ];
    const findFactor = step('find-factor', operation(p), target, findIt);
    const right = level === 3 ? 'right-across' : shrinks ? 'right-down' : 'right-up';
    const third = {
      'right-up': distractor('slip', value - asked, say('one-short', scales)),
      'right-down': distractor('multiplies-when-dividing-is-needed', q * factor, 'times-instead'),
      'right-across': distractor('slip', q * k2, say('no-divide', scales)),
    } as const;
    return {
      words,
      question: [
        say(`${mixture.key}-mixes`, { a: first, b: second }),
        `${mixture.key}-keeps`,
        ofAll ? 'ask-part' : 'ask',
      ],
      diagram: {
        ...drawTable(params),
        arrows: level === 1 ? [{ from: 0, to: 2, label: `× ${factor}` }] : [],
      },
      answer: { value, unit: mixture.unit, unitOne: mixture.unitOne, reason: say(right, scales) },
      otherWrong: level === 3 ? 'other-across' : 'other',
      distractors: [
        distractor(
          'continues-with-a-constant-difference',
          q + target - p,
          ofAll ? 'difference-all' : 'difference',
          {
            work: [
              step('difference', `${Math.max(p, target)} − ${Math.min(p, target)}`, gap, findIt),
              step('same-difference', `${q} ${shrinks ? '−' : '+'} ${gap}`, q + target - p, scaleIt),
            ],
            // The difference itself is true. Adding it to the other row is where the mix changes.
            wrongAt: 1,
          },
        ),
        distractor(
          'uses-the-wrong-scale-factor',
          asked * k1,
          'wrong-factor',
          // The scale is true of the middle column.
          { work: k0 === 1 ? middleWork : [], wrongAt: 1 },
        ),
        third[right],
      ],
      steps: [
        ...(ofAll ? [step('add', `${first} + ${second}`, p)] : []),
        ...(level === 3
          ? [
              step('small', `${p} ÷ ${k0}`, known),
              step('divide-asked', `${q} ÷ ${k0}`, asked, scaleIt),
              step('multiply-known', `${known} × ${k2}`, target, { do: 'up-do', why: 'factor-why' }),
              step('multiply-asked', `${asked} × ${k2}`, value, { do: 'up-same-do', why: 'same-why' }),
            ]
          : [findFactor, step('scale-other-term', operation(q), value, scaleIt)]),
        step(
          'check',
          `${p}:${q} and ${target}:${value}`,
          `${lowestTerms(p, q)} and ${lowestTerms(target, value)}`,
        ),
      ],
      claims: [
        `${p}/${q} = ${target}/${value}`,
        `${q * k2}/${k0} = ${value}`,
        `${q} + ${target} - ${p} = ${q + target - p}`,
      ],
    };
  },
});
