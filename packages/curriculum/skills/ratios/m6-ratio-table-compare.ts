import type { DiagramOf } from '@playforward/diagram';
import { argueFor, choiceSkill, type Sentence, type SentenceArgs, type Tools } from '../../src/kit/index.ts';
import type { MisconceptionId } from '../../src/misconceptions.ts';
import { commonDivisor } from '../../src/numbers/lowest-terms.ts';
import { type Mixture, mixtures } from '../../src/scenes/rates/mixtures.ts';

type Side = { first: number; second: number };
type Stronger = 'small' | 'large' | 'same';
type Params = { mixture: Mixture; small: Side; large: Side; stronger: Stronger; largeIs: 'A' | 'B' };

/** Amounts of the second part in the small and the large mixture; level 1 scales only the small one. */
const seconds = {
  1: [
    [2, 4],
    [2, 6],
    [3, 6],
    [4, 8],
    [5, 10],
  ],
  2: [
    [2, 3],
    [2, 5],
    [3, 4],
    [3, 5],
    [4, 6],
    [6, 9],
    [4, 10],
  ],
  3: [
    [2, 3],
    [2, 5],
    [3, 4],
    [3, 5],
    [4, 6],
    [6, 8],
  ],
} as const;

/**
 * Equal differences tempt to say "the same". Adding one amount to both parts weakens a mixture that has more of
 * the first part and strengthens one that has less, so the small and the large mixture are right equally often.
 */
function drawSides(stronger: Stronger, pair: readonly [number, number], gap: number): [Side, Side] {
  const [low, high] = pair;
  if (stronger === 'same') {
    const divisor = commonDivisor(low, high);
    const times = gap + 1 === divisor ? gap + 2 : gap + 1;
    const first = (low / divisor) * times;
    return [
      { first, second: low },
      { first: (first * high) / low, second: high },
    ];
  }
  const shift = stronger === 'small' ? gap : -Math.min(gap, low - 2);
  return [
    { first: low + shift, second: low },
    { first: high + shift, second: high },
  ];
}

const gapOf = ({ first, second }: Side): number => Math.abs(first - second);

const gapText = ({ first, second }: Side): string =>
  `${Math.max(first, second)} − ${Math.min(first, second)}`;

const end = (value: 'A' | 'B' | 'same'): string => (value === 'same' ? 'the same' : `mixture ${value}`);

function twoMixtures(mixture: Mixture, a: Side, b: Side): DiagramOf<'ratio-table'> {
  return {
    kind: 'ratio-table',
    heads: ['Mixture', mixture.firstTitle, mixture.secondTitle],
    rows: [
      ['A', 'B'],
      [String(a.first), String(b.first)],
      [String(a.second), String(b.second)],
    ],
    arrows: [],
  };
}

function wordsOf(mixture: Mixture, { a, b, common }: { a: Side; b: Side; common: number }) {
  return {
    first: mixture.first,
    second: mixture.second,
    units: mixture.unit,
    aFirst: a.first,
    aSecond: a.second,
    bFirst: b.first,
    bSecond: b.second,
    aTotal: a.first + a.second,
    bTotal: b.first + b.second,
    aGap: gapOf(a),
    bGap: gapOf(b),
    common,
  };
}

/** Level 1 scales one mixture, level 2 both, level 3 tells totals so that one part has to be found first. */
export const m6RatioTableCompare = choiceSkill('m6-ratio-table-compare', {
  version: 3,
  byHand: { levels: [1, 2], ask: 'hand-argue' },
  scenes: [mixtures],
  text: {
    headline: 'Compare two mixtures',
    facts:
      'Mixture A has {aFirst, number} {units} of {first} and {aSecond, number} of {second}. Mixture B has {bFirst, number} {units} of {first} and {bSecond, number} of {second}.',
    'facts-total':
      'Mixture A makes {aTotal, number} {units} in all, and mixture B makes {bTotal, number}. A has {aFirst, number} {units} of {first}, and B has {bFirst, number}. The rest is {second}.',
    'claim-a': 'It is mixture A.',
    'claim-b': 'It is mixture B.',
    'claim-same': 'Both are the same.',
    'shows-common':
      'With {common, number} {units} of {second}, A has {aScaled, number} of {first} and B has {bScaled, number}.',
    'shows-first':
      'A has {aFirst, number} {units} of {first}, and B has {bFirst, number} {units} of {first}.',
    'shows-second':
      'A has {aSecond, number} {units} of {second}, and B has {bSecond, number} {units} of {second}.',
    'shows-gaps': 'The two parts differ by {aGap, number} in A and by {bGap, number} in B.',
    'since-equal': 'Where one part is equal, the other part decides.',
    'since-one': 'To compare mixtures, one of the two parts is enough.',
    'since-gap': 'The difference of the two parts decides between mixtures.',
    'side-a': 'Mixture A',
    'side-b': 'Mixture B',
    same: 'Both are the same',
    'right-same': 'With the same amount of {second}, both mixtures have the same amount of {first}.',
    'right-side': 'With the same amount of {second}, this mixture has more {first}.',
    'first-only':
      'This looks at {first} alone. The amounts of {second} are different too. What happens when both have the same amount of {second}?',
    'second-only':
      'This looks at {second} alone. The amounts of {first} are different too. What happens when both have the same amount of {second}?',
    'difference-same':
      'In both mixtures, {first} and {second} differ by {aGap, number}. A mix is compared by ratio. What happens when both have the same amount of {second}?',
    'difference-side':
      'This compares the differences, {aGap, number} and {bGap, number}. A difference is not a ratio. What happens when you scale the smaller mixture up?',
    other: 'Scale both mixtures until they have the same amount of {second}. Then compare {first}.',
    'rest-do': 'Find the amounts of {second}.',
    'rest-why': 'Take {first} away from all there is in each mixture.',
    'ratio-do': 'Write both mixtures as ratios.',
    'ratio-why': 'The ratio of {first} to {second} is what has to be compared.',
    'a-do': 'Scale mixture A to {common, number} {units} of {second}.',
    'b-do': 'Scale mixture B to {common, number} {units} of {second}.',
    'scale-why': 'Scaling both amounts keeps the mix the same.',
    'compare-do': 'Compare the amounts of {first}.',
    'compare-why': 'With equal amounts of {second}, this is the only difference between the mixtures.',
    'gap-do': 'Subtract the smaller part from the larger one.',
    'gap-why': 'This tells how far the two parts of a mixture are apart.',
    'gaps-do': 'Compare the two differences.',
    'gaps-why': 'They are taken to tell which mixture is stronger.',
    'final-a': 'Mixture A',
    'final-b': 'Mixture B',
    'final-same': 'Both are the same.',
  },
  draw({ level, random }) {
    const stronger = random.pick<Stronger>(['small', 'large', 'same']);
    const fitting = {
      small: mixtures.list.filter(({ more }) => more !== 'second'),
      large: mixtures.list.filter(({ more }) => more !== 'first'),
      same: mixtures.list,
    };
    const pairs: readonly (readonly [number, number])[] = seconds[level];
    // From two, nothing can be taken away that leaves more than one.
    const pair = random.pick(stronger === 'large' ? pairs.filter(([low]) => low > 2) : pairs);
    const [small, large] = drawSides(stronger, pair, random.int(1, 5));
    const largeIs: Params['largeIs'] = random.chance(50) ? 'A' : 'B';
    return { mixture: random.pick(fitting[stronger]), small, large, stronger, largeIs };
  },
  build({ mixture, small, large, stronger, largeIs }: Params, { level, say, step }) {
    const smallIs = largeIs === 'A' ? 'B' : 'A';
    const [a, b] = largeIs === 'A' ? [large, small] : [small, large];
    const common = (a.second * b.second) / commonDivisor(a.second, b.second);
    const words = wordsOf(mixture, { a, b, common });
    const choice = (value: 'A' | 'B' | 'same') => ({
      value,
      text: say(value === 'same' ? 'same' : value === 'A' ? 'side-a' : 'side-b'),
    });
    const right = { small: smallIs, large: largeIs, same: 'same' } as const;
    // The mixture that has more of the first part beyond the second one, when the differences are unequal.
    const byDifference = small.first - small.second > large.first - large.second ? smallIs : largeIs;
    const byFirst = stronger !== 'large' && !(stronger === 'same' && byDifference === largeIs);
    const atCommon = ({ first, second }: Side): number => (first * common) / second;
    const early = [
      ...(level === 3
        ? [step('find-rests', '', `${a.second} and ${b.second} ${mixture.unit} of ${mixture.second}`, 'rest')]
        : []),
      step('write-ratios', '', `${a.first}:${a.second} and ${b.first}:${b.second}`, 'ratio'),
    ];
    const gapStep = (side: Side) => step('find-gap', gapText(side), gapOf(side), 'gap');
    const [one, two] = [byFirst ? largeIs : smallIs, stronger === 'same' ? byDifference : ('same' as const)];
    const part = byFirst ? 'first' : 'second';
    const looked = `${a[part]} and ${b[part]} ${mixture.unit} of ${mixture[part]}`;
    const wrong = [
      {
        misconception: 'compares-only-one-ingredient',
        ...choice(one),
        reason: say(byFirst ? 'first-only' : 'second-only'),
        work: [...early, step('compare-first', looked, end(one), 'compare')],
      },
      {
        misconception: 'compares-differences-instead-of-ratios',
        ...choice(two),
        reason: say(stronger === 'same' ? 'difference-side' : 'difference-same'),
        work: [
          ...early,
          gapStep(a),
          gapStep(b),
          step('compare-gaps', `${gapOf(a)} and ${gapOf(b)}`, end(two), 'gaps'),
        ],
      },
    ] as const;
    const told = { ...words, aScaled: atCommon(a), bScaled: atCommon(b) };
    return {
      words,
      question: [level === 3 ? 'facts-total' : 'facts', `${mixture.key}-stronger`],
      diagram: level === 3 ? null : twoMixtures(mixture, a, b),
      answer: {
        value: right[stronger],
        text: right[stronger] === 'same' ? 'same' : right[stronger] === 'A' ? 'side-a' : 'side-b',
        reason: stronger === 'same' ? 'right-same' : 'right-side',
      },
      distractors: wrong,
      drawn: { make: argued({ right: right[stronger], wrong, byFirst }, say, told) },
      steps: [
        ...early,
        a.second === common
          ? null
          : step('scale-up', `${a.first}:${a.second}`, `${(a.first * common) / a.second}:${common}`, {
              do: 'a-do',
              why: 'scale-why',
            }),
        b.second === common
          ? null
          : step('scale-up', `${b.first}:${b.second}`, `${(b.first * common) / b.second}:${common}`, {
              do: 'b-do',
              why: 'scale-why',
            }),
        step(
          'compare-first',
          `${atCommon(a)} and ${atCommon(b)} ${mixture.unit} of ${mixture.first}`,
          end(right[stronger]),
          'compare',
        ),
      ],
      finalAnswer: stronger === 'same' ? 'final-same' : right[stronger] === 'A' ? 'final-a' : 'final-b',
      claims: [
        `${a.first}/${a.second} = ${atCommon(a)}/${common}`,
        `${b.first}/${b.second} = ${atCommon(b)}/${common}`,
        `${Math.max(a.first, a.second)} - ${Math.min(a.first, a.second)} = ${gapOf(a)}`,
        `${Math.max(b.first, b.second)} - ${Math.min(b.first, b.second)} = ${gapOf(b)}`,
      ],
    };
  },
});

/** What is claimed of the two mixtures. */
type Claimed = 'A' | 'B' | 'same';
type ArgumentKey =
  | `claim-${'a' | 'b' | 'same'}`
  | `shows-${'common' | 'first' | 'second' | 'gaps'}`
  | `since-${'equal' | 'one' | 'gap'}`
  | `${'first' | 'second'}-only`
  | `difference-${'side' | 'same'}`;
type WrongSide = { misconception: MisconceptionId; value: Claimed; reason: Sentence };
type Compared = { right: Claimed; wrong: readonly WrongSide[]; byFirst: boolean };

/** Both mixtures scaled to one equal part show the claim; one part alone, or the differences, do not. */
function argued({ right, wrong, byFirst }: Compared, say: Tools<ArgumentKey>['say'], words: SentenceArgs) {
  const sides = (['A', 'B', 'same'] as const).toSorted((a, b) => Number(b === right) - Number(a === right));
  const claimOf = { A: 'claim-a', B: 'claim-b', same: 'claim-same' } as const;
  const said = ({ reason, ...one }: WrongSide) => ({ ...one, reason: { ...reason, args: words } });
  return argueFor({
    claims: sides.map((side) => say(claimOf[side])),
    evidence: [
      say('shows-common', words),
      say(byFirst ? 'shows-first' : 'shows-second', words),
      say('shows-gaps', words),
    ],
    reasons: [say('since-equal'), say('since-one'), say('since-gap')],
    wrong: wrong.map((one, nth) => ({
      by: said(one),
      made: [sides.indexOf(one.value), nth + 1, nth + 1] as const,
    })),
  });
}
