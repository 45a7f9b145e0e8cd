import { areDistinct } from '../../src/chance/distinct-fractions.ts';
import { numberedSets } from '../../src/chance/numbered-sets.ts';
import { keepsRule, type NumberRule, ruleWords, wholesFrom } from '../../src/chance/outcome-sets.ts';
import { type Distractor, type Level, markChance, numberSkill, type Random } from '../../src/kit/index.ts';
import { fractionValue } from '../../src/numbers/fraction-amounts.ts';
import { typeset } from '../../src/numbers/signed-numbers.ts';

/** Numbers from one to `n`; level 2 joins two rules by "and", level 3 by "or". */
type Params = { set: (typeof numberedSets.list)[number]; n: number; a: NumberRule; b: NumberRule };

/** Level 1 has one rule, level 2 two that both have to hold, level 3 two of which one is enough. */
export const m7UniformModelProbability = numberSkill('m7-uniform-model-probability', {
  version: 6,
  byHand: { levels: [1, 2], ask: 'hand-mark' },
  form: 'fraction',
  scenes: [numberedSets],
  text: {
    headline: 'Give each outcome the same chance',
    'cards-hidden':
      'Cards show the whole numbers from {low, number} on, each once. One is drawn at random. It shows more than {m, number} with probability {chance}.',
    'spinner-hidden':
      'The equal sections of a fair spinner show the whole numbers from {low, number} on. It stops on more than {m, number} with probability {chance}.',
    'lockers-hidden':
      'Lockers have the whole numbers from {low, number} on. You get one at random. Its number is more than {m, number} with probability {chance}.',
    'app-hidden':
      'An app picks a whole number at random, from {low, number} up to a last one. It is more than {m, number} with probability {chance}.',
    'hidden-ask': 'What is the probability of a multiple of {k, number}?',
    'right-hidden':
      'The numbers up to {m, number} have the other share, and this tells how many there are in all.',
    'total-hidden': 'This compares with the numbers that do not fit. How many numbers are there in all?',
    'part-hidden': 'This divides by some of the numbers. How many are there in all?',
    'each-hidden': 'Every {k, number} numbers hold one multiple. But does the last number end such a group?',
    'other-hidden': 'Find out how many numbers there are. Then list the multiples.',
    'low-do': 'Count the numbers that are not more than {m, number}.',
    'low-why': 'They go from {low, number} up to {m, number}.',
    'part-do': 'Find their share of all numbers.',
    'part-why': 'Both shares make one.',
    'whole-do': 'Find how many numbers there are.',
    'whole-why': 'The low numbers are this share of all.',
    'list-do': 'List the multiples.',
    'list-why': 'Go up to the last number.',
    right: 'Each number has the same chance, so count those that fit.',
    overlap: 'Some numbers fit both rules and are counted twice here. How many times should each one count?',
    total: 'This compares with the numbers that do not fit. How many numbers are there in all?',
    last: 'This leaves a number out of the total. Does the last number count as well?',
    one: 'This uses the first rule only. What does the other rule ask for?',
    half: 'Some numbers fit and some do not. Are there equally many of both kinds?',
    either: 'Here one rule is enough. What does the word “and” ask for?',
    both: 'Here both rules have to hold. What does the word “or” allow?',
    other: 'List the numbers that fit, each one once. Then count all numbers.',
    'all-do': 'Count all numbers.',
    'all-why': 'Each of them has the same chance.',
    'fit-do': 'List the numbers that fit.',
    'fit-why': 'Go in order and write each one once.',
    'both-do': 'Look for numbers that fit both rules.',
    'both-why': 'They stand in the list once, not twice.',
    'over-do': 'Write their count over the count of all.',
    'over-why': 'The chances of all numbers add to one.',
    final: 'The probability is {shown}.',
  },
  draw: ({ level, random }): Params => drawRules(level, random),
  build(params: Params, { level, step, distractor }) {
    const { set, n, a, b } = params;
    const fitting = fittingOf(params, level);
    const value = fractionValue(fitting.length, n);
    const join = { 1: '', 2: ` and ${ruleWords(b)}`, 3: ` or ${ruleWords(b)}` }[level];
    return {
      words: { low: 1, n, rule: `${ruleWords(a)}${join}`, shown: typeset(value) },
      question: [`${set.key}-told`, `${set.key}-ask`],
      answer: value,
      drawn: { make: markChance(n) },
      distractors: wrongOf(params, level).map(([misconception, [top, bottom], key]) =>
        distractor(misconception, fractionValue(top, bottom), key),
      ),
      steps: [
        step('all', `from 1 to ${n}`, n),
        step('fit', 'those that fit', fitting.join(', ')),
        level === 3 && step('both', 'those that fit both rules', fittingOf(params, 2).join(', ')),
        step('over', `${fitting.length} ÷ ${n}`, typeset(value)),
      ],
      claims: [`${fitting.length}/${n} = ${value}`],
    };
  },
  stretch: {
    draw: ({ random }) => drawHidden(random),
    build({ way, n, m, k }, { step, distractor }) {
      const multiples = wholesFrom(1, n).filter((of) => of % k === 0);
      const value = fractionValue(multiples.length, n);
      const chance = typeset(fractionValue(n - m, n));
      const left = typeset(fractionValue(m, n));
      return {
        words: { low: 1, m, k, chance, shown: typeset(value) },
        question: [`${way}-hidden`, 'hidden-ask'],
        answer: { value, reason: 'right-hidden' },
        otherWrong: 'other-hidden',
        distractors: wrongHidden({ n, m, k }).map(([misconception, [top, bottom], key]) =>
          distractor(misconception, fractionValue(top, bottom), key),
        ),
        steps: [
          step('low', `from 1 to ${m}`, m),
          step('part', `$1 − ${chance.replaceAll('$', '')}$`, left),
          step('whole', `$${m} \\div ${left.replaceAll('$', '')}$`, n),
          step('list', `multiples of ${k}`, multiples.join(', ')),
          step('over', `${multiples.length} ÷ ${n}`, typeset(value)),
        ],
        claims: [`${n - m}/${n} + ${m}/${n} = 1`],
      };
    },
  },
});

function fittingOf({ n, a, b }: Params, level: Level): readonly number[] {
  return wholesFrom(1, n).filter((of) => {
    const [first, second] = [keepsRule(of, a), keepsRule(of, b)];
    return { 1: first, 2: first && second, 3: first || second }[level];
  });
}

type Wrong = readonly [
  Distractor['misconception'],
  readonly [number, number],
  'overlap' | 'total' | 'last' | 'one' | 'half' | 'either' | 'both',
];

function wrongOf(params: Params, level: Level): readonly Wrong[] {
  const { n, a, b } = params;
  const count = fittingOf(params, level).length;
  const others: Wrong = ['compares-with-the-other-outcomes', [count, n - count], 'total'];
  // Compared with no more others, it would pass one, and nobody takes that for a probability.
  const isFew = 2 * count < n;
  if (level === 1)
    return [['leaves-out-outcomes-from-the-total', [count, n - 1], 'last'], others, ['slip', [1, 2], 'half']];
  const [first, second] = [a, b].map((rule) => wholesFrom(1, n).filter((of) => keepsRule(of, rule)).length);
  const either = fittingOf(params, 3).length;
  const both = fittingOf(params, 2).length;
  if (level === 2)
    return [
      ['confuses-or-with-and', [either, n], 'either'],
      others,
      ['looks-at-one-rule-only', [first ?? 0, n], 'one'],
    ];
  return [
    ['counts-an-outcome-twice', [(first ?? 0) + (second ?? 0), n], 'overlap'],
    ['confuses-or-with-and', [both, n], 'both'],
    isFew ? others : ['looks-at-one-rule-only', [first ?? 0, n], 'one'],
  ];
}

function drawRules(level: Level, random: Random): Params {
  return random.until(() => {
    const set = random.pick(numberedSets.list);
    const n = random.int(8, level === 1 ? 30 : 24);
    const a: NumberRule = random.pick([
      { key: 'multiple', n: random.int(3, 6) } as const,
      { key: 'even', n: 0 } as const,
      { key: 'odd', n: 0 } as const,
      { key: 'above', n: random.int(3, n - 3) } as const,
    ]);
    const b: NumberRule = random.pick([
      { key: 'above', n: random.int(3, n - 3) } as const,
      { key: 'below', n: random.int(4, n - 2) } as const,
      { key: 'multiple', n: random.int(3, 7) } as const,
    ]);
    const params: Params = { set, n, a, b };
    const count = fittingOf(params, level).length;
    if (count < 2 || count > n - 3 || (level < 3 && 2 * count >= n) || (level === 1 && a.key === 'even'))
      return null;
    if (level === 1) return areDistinct([[count, n], ...shown(params, level)]) ? params : null;
    const first = wholesFrom(1, n).filter((of) => keepsRule(of, a)).length;
    const second = wholesFrom(1, n).filter((of) => keepsRule(of, b)).length;
    const both = fittingOf(params, 2).length;
    const isApart =
      a.key !== b.key && both > 0 && both < Math.min(first, second) && first + second < n + both;
    const isWhole = level === 2 || first + second < n;
    return isApart && isWhole && areDistinct([[count, n], ...shown(params, level)]) ? params : null;
  });
}

function shown(params: Params, level: Level): readonly (readonly [number, number])[] {
  return wrongOf(params, level).map(([, of]) => of);
}

type Hidden = { n: number; m: number; k: number };

function wrongHidden({ n, m, k }: Hidden) {
  const count = Math.floor(n / k);
  return [
    ['compares-with-the-other-outcomes', [count, n - count], 'total-hidden'],
    ['leaves-out-outcomes-from-the-total', [count, n - m], 'part-hidden'],
    ['slip', [1, k], 'each-hidden'],
  ] as const;
}

/** Numbers up to `n`, which is not told; the chance of more than `m` is a simple fraction. */
function drawHidden(random: Random) {
  return random.until(() => {
    const way = random.pick(['cards', 'spinner', 'lockers', 'app'] as const);
    const [top, bottom] = random.pick([
      [1, 2],
      [1, 3],
      [2, 3],
      [1, 4],
      [3, 4],
      [2, 5],
      [3, 5],
      [1, 6],
      [5, 8],
    ] as const);
    const n = bottom * random.int(2, 10);
    const [m, k] = [(n * (bottom - top)) / bottom, random.int(3, 7)];
    const count = Math.floor(n / k);
    const fractions = [[count, n] as const, ...wrongHidden({ n, m, k }).map(([, of]) => of)];
    const isOpen = n >= 10 && n <= 40 && count > 1 && count < n - m && n % k !== 0;
    return isOpen && areDistinct(fractions) ? { way, n, m, k } : null;
  });
}
