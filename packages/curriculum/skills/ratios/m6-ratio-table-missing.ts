import { fillTheTable, numberSkill, type Random } from '../../src/kit/index.ts';
import { commonDivisor, lowestTerms } from '../../src/numbers/lowest-terms.ts';
import { type Mixture, mixtures } from '../../src/scenes/rates/mixtures.ts';

/**
 * Columns hold k times (known, asked); the last column's asked entry is wanted. `asks` says which part of the
 * mixture that is.
 */
type Params = {
  mixture: Mixture;
  asks: 'first' | 'second';
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

function drawTable({ mixture, asks, known, asked, columns }: Params): {
  kind: 'ratio-table';
  heads: string[];
  rows: (string | null)[][];
} {
  const knownRow = columns.map((k) => String(known * k));
  const askedRow = columns.map((k, index) => (index === columns.length - 1 ? null : String(asked * k)));
  return {
    kind: 'ratio-table',
    heads: [mixture.firstTitle, mixture.secondTitle],
    rows: asks === 'first' ? [askedRow, knownRow] : [knownRow, askedRow],
  };
}

/** Level 1 scales up along an arrow, level 2 up or down, level 3 by a simple fraction. */
export const m6RatioTableMissing = numberSkill('m6-ratio-table-missing', {
  version: 3,
  byHand: { levels: [1, 2], ask: 'hand-fill', make: fillTheTable, without: 'picture' },
  form: 'integer',
  scenes: [mixtures],
  text: {
    headline: 'Complete the ratio table',
    ask: 'How many {units} of {askedName} go with {target, number} {units} of {knownName}?',
    'right-up': 'Both amounts in the first column were multiplied by {up, number}.',
    'right-down': 'Both amounts in the first column were divided by {downBy, number}.',
    'right-across':
      'Both amounts in the first column were divided by {k, number} and then multiplied by {up, number}.',
    difference:
      'This keeps the difference between {knownName} and {askedName}. A mix stays the same when both amounts are scaled. What was done to {p, number} to get {target, number}?',
    'wrong-factor': 'This uses the scale of the middle column. What turns {p, number} into {target, number}?',
    'times-instead':
      'This gives more {askedName}, but the amount of {knownName} gets smaller. Should the amount grow or shrink here?',
    'one-short': 'This adds one batch too few. How many batches of {p, number} fit into {target, number}?',
    'no-divide':
      'This multiplies {q, number} by {up, number}. Would that also turn {p, number} into {target, number}?',
    other: 'Find what turns {p, number} into {target, number}. Then do the same to {q, number}.',
    'other-across':
      'Divide both amounts to get a smaller batch. How many such batches make {target, number}?',
    'factor-do': 'Find what turns {p, number} into {target, number}.',
    'factor-why': 'All columns of a ratio table come from one another by multiplying or dividing.',
    'same-do': 'Do the same to {q, number}.',
    'same-why': 'Only then does the mix stay the same.',
    'small-do': 'Divide {p, number} to get a smaller batch that fits into {target, number}.',
    'small-why': 'A smaller batch is easy to scale up.',
    'up-do': 'Scale {known, number} up to {target, number}.',
    'up-same-do': 'Do the same to {asked, number}.',
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
    const [known, asked] = asksMore ? [less, most] : [most, less];
    return {
      mixture,
      asks: asksMore === moreFirst ? ('first' as const) : ('second' as const),
      known,
      asked,
      columns,
    };
  },
  build(params: Params, { level, say, distractor }) {
    const { mixture, asks, known, asked, columns } = params;
    const [k0, k1, k2] = columns;
    const [p, q, target, value] = [known * k0, asked * k0, known * k2, asked * k2];
    const [knownName, askedName] =
      asks === 'first' ? [mixture.second, mixture.first] : [mixture.first, mixture.second];
    const shrinks = k2 < k0;
    const factor = shrinks ? k0 / k2 : k2 / k0;
    const operation = (n: number): string => `${n} ${shrinks ? '÷' : '×'} ${factor}`;
    const words = { units: mixture.unit, knownName, askedName, p, q, target, value, known, asked };
    const scales = { ...words, k: k0, up: k2, downBy: k0 / commonDivisor(k0, k2) };
    const [first, second] = asks === 'first' ? [q, p] : [p, q];
    type Key = Parameters<typeof say>[0];
    const makeStep = (
      rule: string,
      [before, after]: readonly [string, string | number],
      keys: readonly [Key, Key],
    ) => ({
      rule,
      before,
      after: String(after),
      instruction: say(keys[0]),
      explanation: say(keys[1]),
    });
    const scaleIt = ['same-do', 'same-why'] as const;
    const findFactor = makeStep('find-factor', [operation(p), target], ['factor-do', 'factor-why']);
    const right = level === 3 ? 'right-across' : shrinks ? 'right-down' : 'right-up';
    const third = {
      'right-up': distractor('slip', value - asked, say('one-short', scales)),
      'right-down': distractor('multiplies-when-dividing-is-needed', q * factor, 'times-instead'),
      'right-across': distractor('slip', q * k2, say('no-divide', scales)),
    } as const;
    return {
      words,
      question: [say(`${mixture.key}-mixes`, { a: first, b: second }), `${mixture.key}-keeps`, 'ask'],
      diagram: {
        ...drawTable(params),
        arrows: level === 1 ? [{ from: 0, to: 2, label: `× ${factor}` }] : [],
      },
      answer: { value, unit: mixture.unit, unitOne: mixture.unitOne, reason: say(right, scales) },
      otherWrong: level === 3 ? 'other-across' : 'other',
      distractors: [
        distractor('continues-with-a-constant-difference', q + target - p, 'difference', {
          work: [
            makeStep('difference', [`${target} − ${p}`, target - p], ['factor-do', 'factor-why']),
            makeStep('same-difference', [`${q} + ${target - p}`, q + target - p], ['same-do', 'same-why']),
          ],
        }),
        distractor(
          'uses-the-wrong-scale-factor',
          asked * k1,
          'wrong-factor',
          k0 === 1
            ? { work: [findFactor, makeStep('middle-factor', [`${q} × ${k1}`, q * k1], scaleIt)] }
            : {},
        ),
        third[right],
      ],
      steps: [
        ...(level === 3
          ? [
              makeStep('divide-known', [`${p} ÷ ${k0}`, known], ['small-do', 'small-why']),
              makeStep('divide-asked', [`${q} ÷ ${k0}`, asked], ['same-do', 'same-why']),
              makeStep('multiply-known', [`${known} × ${k2}`, target], ['up-do', 'factor-why']),
              makeStep('multiply-asked', [`${asked} × ${k2}`, value], ['up-same-do', 'same-why']),
            ]
          : [findFactor, makeStep('scale-other-term', [operation(q), value], scaleIt)]),
        makeStep(
          'check-ratio',
          [`${p}:${q} and ${target}:${value}`, `${lowestTerms(p, q)} and ${lowestTerms(target, value)}`],
          ['check-do', 'check-why'],
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
