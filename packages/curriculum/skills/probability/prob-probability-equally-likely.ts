import type { DiagramOf } from '@playforward/diagram';
import { keepsRule, type NumberRule, ruleWords, wholesFrom } from '../../src/chance/outcome-sets.ts';
import { type Distractor, type Level, numberSkill, type Random } from '../../src/kit/index.ts';
import { fractionValue } from '../../src/numbers/fraction-amounts.ts';
import { typeset } from '../../src/numbers/signed-numbers.ts';

/** Levels 1 and 3 spin two spinners with the numbers up to m and n; level 2 draws from m cards. */
type Params = {
  scene: 'spin' | 'draw' | 'wheel';
  m: number;
  n: number;
  ask: 'sum' | 'least' | 'apart' | 'either';
  k: number;
  a: NumberRule;
  b: NumberRule;
};

/** Level 1 has the grid of sums, level 2 an event with "or", level 3 a grid of your own. */
export const probProbabilityEquallyLikely = numberSkill('prob-probability-equally-likely', {
  version: 1,
  form: 'fraction',
  finite: { 1: 192 },
  text: {
    headline: 'Count equally likely outcomes',
    spin: 'One fair spinner shows {low, number} to {m, number}. Another shows {low, number} to {n, number}. Each is spun once.',
    draw: 'One box has cards with {low, number} to {m, number}. Another has cards with {low, number} to {n, number}. One card is drawn from each.',
    wheel:
      'A lock has two wheels. One shows {low, number} to {m, number}, the other {low, number} to {n, number}. Both stop at random.',
    grid: 'The grid shows the sums.',
    cards: 'One card is drawn from {m, number} cards with the numbers {low, number} to {m, number}.',
    'ask-sum': [
      'What is the probability that the numbers add to {k, number}?',
      'How likely is it that the numbers add to {k, number}?',
    ],
    'ask-least': 'What is the probability that the numbers add to {k, number} or more?',
    'ask-apart': 'What is the probability that the numbers differ by {k, number}?',
    'ask-either': [
      'What is the probability that its number is {ruleA} or {ruleB}?',
      'How likely is it that its number is {ruleA} or {ruleB}?',
      'Find the probability that its number is {ruleA} or {ruleB}.',
      'What is the chance that its number is {ruleA} or {ruleB}?',
    ],
    right: 'This is the count of outcomes that fit over the count of all outcomes.',
    twice: 'Here an outcome is counted twice. Which outcomes fit, if you list each one once?',
    overlap: 'Some numbers fit both rules and are counted twice here. How often is each card in the pack?',
    others: 'This compares with the outcomes that do not fit. How many outcomes are there in all?',
    kinds: 'This divides by the number of different results. Are all of these results equally likely?',
    rest: 'This is the chance that it does not happen. Which outcomes does the question want?',
    other: 'Count the outcomes that fit. Then count all outcomes.',
    'all-do': 'Count all outcomes.',
    'all-pair': 'Each first number goes with each second number.',
    'all-card': 'Each card is one outcome, and all are equally likely.',
    'fit-do': 'List the outcomes that fit, each one once.',
    'fit-why': 'These make up the event.',
    'count-do': 'Count them.',
    'count-why': 'No outcome may be missing or be counted twice.',
    'over-do': 'Divide by the count of all outcomes.',
    'over-why': 'All outcomes are equally likely.',
    final: 'The probability is {shown}.',
  },
  draw: ({ level, random }): Params => drawNumbers(level, random),
  build(params: Params, { level, say, step, distractor }) {
    const { scene, m, n, ask, k, a, b } = params;
    const cards = ask === 'either';
    const fitting = outcomesOf(params);
    const total = cards ? m : m * n;
    const count = fitting.length;
    const value = fractionValue(count, total);
    const words = { low: 1, m, n, k, ruleA: ruleWords(a), ruleB: ruleWords(b), shown: typeset(value) };
    type Key = Parameters<typeof say>[0];
    const makeStep = (
      rule: 'all' | 'fit' | 'count' | 'over',
      [before, after]: readonly [string, string],
      why: Key,
    ) => ({
      rule,
      before,
      after,
      instruction: say(`${rule}-do`),
      explanation: say(why),
    });
    const start = cards ? say('cards') : say(scene);
    return {
      words,
      question: [start, level === 1 ? 'grid' : null, `ask-${ask}`],
      diagram: level === 1 ? gridOf(params) : null,
      answer: value,
      distractors: wrongOf(params).map(([misconception, of, key]) => distractor(misconception, of, key)),
      steps: [
        makeStep(
          'all',
          cards ? ['the cards', String(m)] : [`${m} × ${n}`, String(total)],
          cards ? 'all-card' : 'all-pair',
        ),
        step('fit', 'the event', fitting.join(', ')),
        step('count', 'the outcomes that fit', count),
        step('over', `${count} ÷ ${total}`, typeset(value)),
      ],
      claims: [`${count}/${total} = ${value}`],
    };
  },
});

type Wrong = readonly [
  Distractor['misconception'],
  string,
  'twice' | 'overlap' | 'others' | 'kinds' | 'rest',
];

function wrongOf(params: Params): readonly Wrong[] {
  const { m, n, ask, a, b } = params;
  const count = outcomesOf(params).length;
  const total = ask === 'either' ? m : m * n;
  const others: Wrong = ['compares-with-the-other-outcomes', fractionValue(count, total - count), 'others'];
  if (ask !== 'either')
    return [
      ['counts-an-outcome-twice', fractionValue(count + 1, total), 'twice'],
      others,
      ['divides-by-the-number-of-kinds-instead-of-outcomes', fractionValue(...kindsOf(params)), 'kinds'],
    ];
  const overlap = wholesFrom(1, m).filter((of) => keepsRule(of, a) && keepsRule(of, b)).length;
  return [
    ['counts-an-outcome-twice', fractionValue(count + overlap, total), 'overlap'],
    others,
    ['slip', fractionValue(total - count, total), 'rest'],
  ];
}

/** The right value and the three others are four different ones. */
function isOpen(params: Params): boolean {
  const total = params.ask === 'either' ? params.m : params.m * params.n;
  const key = fractionValue(outcomesOf(params).length, total);
  return new Set([key, ...wrongOf(params).map(([, of]) => of)]).size === 4;
}

function outcomesOf({ m, n, ask, k, a, b }: Params): readonly string[] {
  if (ask === 'either')
    return wholesFrom(1, m)
      .filter((of) => keepsRule(of, a) || keepsRule(of, b))
      .map(String);
  const pairs = wholesFrom(1, m).flatMap((x) => wholesFrom(1, n).map((y): [number, number] => [x, y]));
  const fits = {
    sum: (x: number, y: number) => x + y === k,
    least: (x: number, y: number) => x + y >= k,
    apart: (x: number, y: number) => Math.abs(x - y) === k,
  }[ask];
  return pairs.filter(([x, y]) => fits(x, y)).map(([x, y]) => `(${x}, ${y})`);
}

/** How many of the different sums, or of the different distances, fit. */
function kindsOf({ m, n, ask, k }: Params): [number, number] {
  if (ask === 'apart') return [1, Math.max(m, n)];
  return [ask === 'least' ? m + n - k + 1 : 1, m + n - 1];
}

const gridNames = {
  spin: { across: 'Second spinner', down: 'First spinner' },
  draw: { across: 'Second card', down: 'First card' },
  wheel: { across: 'Second wheel', down: 'First wheel' },
} as const;

function gridOf({ scene, m, n }: Params): DiagramOf<'outcome-grid'> {
  return {
    kind: 'outcome-grid',
    ...gridNames[scene],
    columns: wholesFrom(1, n).map(String),
    rows: wholesFrom(1, m).map(String),
    cells: wholesFrom(1, m).map((x) => wholesFrom(1, n).map((y) => String(x + y))),
    marked: [],
  };
}

const none: NumberRule = { key: 'even', n: 0 };

function drawNumbers(level: Level, random: Random): Params {
  return random.until(() => {
    if (level === 2) {
      const m = random.int(10, 24);
      const a: NumberRule = { key: 'multiple', n: random.int(2, 6) };
      const b: NumberRule = random.pick([
        { key: 'above', n: random.int(5, m - 3) } as const,
        { key: 'multiple', n: random.int(3, 7) } as const,
        { key: 'below', n: random.int(4, 9) } as const,
      ]);
      const scene = random.pick(['spin', 'draw', 'wheel'] as const);
      const params: Params = { scene, m, n: 0, ask: 'either', k: 0, a, b };
      const overlap = wholesFrom(1, m).filter((of) => keepsRule(of, a) && keepsRule(of, b)).length;
      const count = outcomesOf(params).length;
      if (
        (b.key !== 'multiple' || (b.n % a.n !== 0 && a.n % b.n !== 0)) &&
        overlap > 0 &&
        count + overlap < m &&
        isOpen(params)
      )
        return params;
      return null;
    }
    const [m, n] = [random.int(3, 6), random.int(3, 6)];
    const ask = level === 1 ? 'sum' : random.pick(['least', 'apart'] as const);
    const k = {
      sum: random.int(3, m + n - 1),
      least: random.int(4, m + n - 1),
      apart: random.int(1, Math.min(m, n) - 1),
    }[ask];
    const scene = random.pick(['spin', 'draw', 'wheel'] as const);
    const params: Params = { scene, m, n, ask, k, a: none, b: none };
    const count = outcomesOf(params).length;
    return count >= 2 && 2 * count <= m * n + 4 && 2 * count !== m * n && isOpen(params) ? params : null;
  });
}
