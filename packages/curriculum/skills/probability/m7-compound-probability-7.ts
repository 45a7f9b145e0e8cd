import type { DiagramOf } from '@playforward/diagram';
import { areDistinct } from '../../src/chance/distinct-fractions.ts';
import { keepsRule, type NumberRule, ruleWords, wholesFrom } from '../../src/chance/outcome-sets.ts';
import { type Distractor, type Level, numberSkill, type Random } from '../../src/kit/index.ts';
import { fractionValue } from '../../src/numbers/fraction-amounts.ts';
import { typeset } from '../../src/numbers/signed-numbers.ts';

/**
 * Numbers up to `m` and `n`; at level 1 the first number is `x`, else it keeps the rule `a`; the second keeps `b`. In an
 * event of both numbers together, their sum is `sum`, or they are the same.
 */
type Params = {
  scene: 'spin' | 'draw' | 'wheel' | 'app';
  m: number;
  n: number;
  x: number;
  a: NumberRule;
  b: NumberRule;
  event: 'rules' | 'sum' | 'same';
  sum: number;
};

/** Level 1 has the table of pairs, level 2 two rules, a sum or equal numbers and an empty table, level 3 asks for at least one. */
export const m7CompoundProbability7 = numberSkill('m7-compound-probability-7', {
  version: 3,
  form: 'fraction',
  text: {
    headline: 'Two things at once',
    'headline-rounds': 'Three things at once',
    'spin-three':
      'Three fair spinners show the numbers {low, number} to {m, number}, {low, number} to {n, number} and {low, number} to {o, number}. Each is spun once.',
    'draw-three':
      'Three boxes hold cards with the numbers {low, number} to {m, number}, {low, number} to {n, number} and {low, number} to {o, number}. You draw one from each box at random.',
    'wheel-three':
      'Three wheels of a game show the numbers {low, number} to {m, number}, {low, number} to {n, number} and {low, number} to {o, number}. They stop at random.',
    'app-three':
      'An app picks three whole numbers at random. One is from {low, number} to {m, number}, one from {low, number} to {n, number} and one from {low, number} to {o, number}.',
    'ask-rounds':
      'A round is won if at least one number is {rule}. How many wins do you expect in {rounds, number} rounds?',
    'right-rounds': 'In all other rounds no number fits, and that share is easy to count.',
    'all-rounds': 'Here all numbers would have to fit. What does “at least one” allow?',
    'none-rounds': 'This counts the rounds that are lost. Which rounds does the question want?',
    'one-rounds': 'This looks at the last number only. Can another number win the round as well?',
    'two-rounds': 'This leaves out the last number. How many numbers are there in a round?',
    'other-rounds': 'Count all triples of numbers. In how many does no number fit?',
    'triples-do': 'Count all triples of numbers.',
    'triples-why': 'Each number goes with each of the others.',
    'lost-do': 'Count the triples in which no number fits.',
    'lost-why': 'It is the opposite of at least one.',
    'won-do': 'Subtract them from all triples.',
    'won-why': 'In every other triple, at least one number fits.',
    'times-do': 'See how many times all triples fit into the rounds.',
    'times-why': 'All triples are equally likely.',
    'expect-do': 'Scale the wins by the same factor.',
    'expect-why': 'The share of wins is expected to stay the same.',
    'final-rounds': 'About {wins, number} wins',
    spin: 'One fair spinner shows the numbers {low, number} to {m, number}. Another shows {low, number} to {n, number}. Each is spun once.',
    draw: 'One box has cards with the numbers {low, number} to {m, number}. Another has cards with {low, number} to {n, number}. You draw one card from each at random.',
    wheel:
      'A lock has two wheels. One shows the numbers {low, number} to {m, number}, the other {low, number} to {n, number}. Both stop at random.',
    app: 'An app picks a whole number from {low, number} to {m, number} at random. Then it picks one from {low, number} to {n, number} at random.',
    'spin-same': 'Two fair spinners show the numbers {low, number} to {m, number} each. Both are spun once.',
    'draw-same':
      'Two boxes have cards with the numbers {low, number} to {m, number} each. You draw one card from each box at random.',
    'wheel-same':
      'A lock has two wheels. Each one shows the numbers {low, number} to {m, number}. Both stop at random.',
    'app-same':
      'An app picks two whole numbers from {low, number} to {m, number} at random, one after the other. Both may be the same.',
    both: 'What is the probability that the first is {first} and the second is {rule}?',
    any: 'What is the probability that at least one number is {rule}?',
    'ask-sum': [
      'What is the probability that the sum of the two numbers is {sum, number}?',
      'The two numbers are added. What is the probability of the sum {sum, number}?',
      'How likely is it that the two numbers add up to {sum, number}?',
    ],
    'ask-same': [
      'What is the probability that both numbers are the same?',
      'How likely is it that the two numbers are equal?',
      'What is the probability that the second number is equal to the first?',
    ],
    'every-sum': 'This gives every sum the same chance. Do all sums have equally many pairs?',
    'every-two': 'The numbers are the same or not. Are there equally many pairs of both kinds?',
    reversed: 'This counts a pair and the same pair turned around as one. Are they the same outcome?',
    'one-pair': 'This counts one pair only. Which other pairs fit as well?',
    'list-do': 'List the pairs that fit, in order.',
    'list-why': 'Pairs with another order are other outcomes.',
    right: 'This is the number of pairs that fit, over the number of all pairs.',
    added: 'This adds two chances. How many pairs fit, if you count them in a table?',
    'added-any': 'This counts pairs twice where both numbers fit. How many times may each pair be counted?',
    'one-total': 'This divides by the numbers of one stage. How many pairs are there in all?',
    'both-total': 'This adds the choices of both stages for the total. How many pairs are there in all?',
    and: 'Here both numbers have to fit. What does “at least one” allow?',
    rest: 'This is the chance that no number fits. Which pairs does the question want?',
    second: 'This looks at the second number only. What is asked of the first one?',
    other: 'Draw a table of all pairs. Mark the ones that fit.',
    'all-do': 'Count all pairs.',
    'all-why': 'Each first number goes with each second number.',
    'fit-do': 'Count the pairs that fit.',
    'fit-why': 'Each first number that fits goes with each second number that fits.',
    'none-do': 'Count the pairs in which no number fits.',
    'none-why': 'It is the opposite of at least one.',
    'left-do': 'Subtract them from all pairs.',
    'left-why': 'In every other pair, at least one number fits.',
    'over-do': 'Write one count over the other.',
    'over-why': 'All pairs are equally likely.',
    final: 'The probability is {shown}.',
  },
  draw: ({ level, random }): Params => drawPairs(level, random),
  build(params: Params, { level, step, distractor }) {
    const { scene, m, n, x, a, b } = params;
    const [first, second] = fittingOf(params, level);
    const count = countOf(params, level);
    const total = m * n;
    const value = fractionValue(count, total);
    const none = (m - first) * (n - second);
    const fitting = pairsOf(params).map((pair) => `(${pair.join(', ')})`);
    return {
      words: {
        low: 1,
        m,
        n,
        first: level === 1 ? String(x) : ruleWords(a),
        rule: ruleWords(b),
        sum: params.sum,
        shown: typeset(value),
      },
      question: [m === n ? `${scene}-same` : scene, askOf(params, level)],
      diagram: level === 3 ? null : tableOf(params, level),
      answer: value,
      distractors: wrongOf(params, level).map(([misconception, [top, bottom], key]) =>
        distractor(
          misconception,
          fractionValue(top, bottom),
          key,
          misconception === 'gives-the-complement'
            ? {
                work: [
                  step('all', `${m} × ${n}`, total),
                  step('none', `${m - first} × ${n - second}`, none),
                  step('over', `${none} ÷ ${total}`, typeset(fractionValue(none, total))),
                ],
              }
            : {},
        ),
      ),
      steps: [
        step('all', `${m} × ${n}`, total),
        level === 3 && step('none', `${m - first} × ${n - second}`, none),
        level === 3
          ? step('left', `${total} − ${none}`, count)
          : params.event === 'rules'
            ? step('fit', `${first} × ${second}`, count)
            : step('list', 'the pairs that fit', fitting.join(', ')),
        step('over', `${count} ÷ ${total}`, typeset(value)),
      ],
      claims: [`${count}/${total} = ${value}`],
    };
  },
  stretch: {
    draw: ({ random }) => drawRounds(random),
    build(game, { step, distractor }) {
      const { scene, m, n, o, rule, times } = game;
      const [total, none] = [m * n * o, lostOf(game)];
      const wins = (total - none) * times;
      const lost = [m, n, o].map((last) => last - fittingIn(last, rule));
      return {
        words: { low: 1, m, n, o, rule: ruleWords(rule), rounds: total * times, wins },
        headline: 'headline-rounds',
        question: [`${scene}-three`, 'ask-rounds'],
        answer: { form: 'integer', value: String(wins), reason: 'right-rounds' },
        otherWrong: 'other-rounds',
        distractors: wrongRounds(game).map(([misconception, value, key]) =>
          distractor(misconception, String(value), key),
        ),
        steps: [
          step('triples', `${m} × ${n} × ${o}`, total),
          step('lost', lost.join(' × '), none),
          step('won', `${total} − ${none}`, total - none),
          step('times', `${total * times} ÷ ${total}`, times),
          step('expect', `${total - none} × ${times}`, wins),
        ],
        finalAnswer: 'final-rounds',
        claims: [`(${total} - ${none}) / ${total} = ${wins} / ${total * times}`],
      };
    },
  },
});

/** How many first and how many second numbers fit. */
function fittingOf({ m, n, a, b }: Params, level: Level): readonly [number, number] {
  const count = (last: number, rule: NumberRule) =>
    wholesFrom(1, last).filter((of) => keepsRule(of, rule)).length;
  const first = { 1: 1, 2: count(m, a), 3: count(m, b) }[level];
  return [first, count(n, b)];
}

/** The pairs with the sum, or of equal numbers. */
function pairsOf({ m, n, event, sum }: Params): readonly (readonly [number, number])[] {
  return wholesFrom(1, m)
    .map((x) => [x, event === 'sum' ? sum - x : x] as const)
    .filter(([, y]) => y >= 1 && y <= n);
}

function askOf({ event }: Params, level: Level) {
  if (event !== 'rules') return `ask-${event}` as const;
  return level === 3 ? 'any' : 'both';
}

/** How many pairs fit. */
function countOf(params: Params, level: Level): number {
  const { m, n } = params;
  if (params.event !== 'rules') return pairsOf(params).length;
  const [first, second] = fittingOf(params, level);
  return level === 3 ? m * n - (m - first) * (n - second) : first * second;
}

type Wrong = readonly [
  Distractor['misconception'],
  readonly [number, number],
  (
    | 'added'
    | 'added-any'
    | 'one-total'
    | 'both-total'
    | 'and'
    | 'rest'
    | 'second'
    | 'every-sum'
    | 'every-two'
    | 'reversed'
    | 'one-pair'
  ),
];

function wrongOf(params: Params, level: Level): readonly Wrong[] {
  const { m, n } = params;
  const total = m * n;
  if (params.event !== 'rules') return wrongTogether(params);
  const [first, second] = fittingOf(params, level);
  const sum = first * n + second * m;
  if (level === 3)
    return [
      ['adds-the-probabilities', [sum, total], 'added-any'],
      ['confuses-or-with-and', [first * second, total], 'and'],
      ['gives-the-complement', [(m - first) * (n - second), total], 'rest'],
    ];
  return [
    ['adds-the-probabilities', [sum, total], 'added'],
    ['looks-at-one-stage-only', [second, n], 'second'],
    ['divides-by-the-outcomes-of-one-stage', [first * second, level === 1 ? m : n], 'one-total'],
  ];
}

/** Wrong shares of an event of both numbers together. */
function wrongTogether(params: Params): readonly Wrong[] {
  const { m, n, event } = params;
  const pairs = pairsOf(params);
  const added: Wrong = ['adds-the-choices-instead-of-multiplying', [pairs.length, m + n], 'both-total'];
  if (event === 'same')
    return [['calls-every-chance-fifty-fifty', [1, 2], 'every-two'], added, ['slip', [1, m * n], 'one-pair']];
  const unordered = new Set(pairs.map(([x, y]) => `${Math.min(x, y)} ${Math.max(x, y)}`)).size;
  return [
    ['divides-by-the-number-of-kinds-instead-of-outcomes', [1, m + n - 1], 'every-sum'],
    ['counts-repeated-outcomes-once', [unordered, m * n], 'reversed'],
    added,
  ];
}

/** All pairs, or at level 2 an empty table for them. */
function tableOf({ m, n }: Params, level: Level): DiagramOf<'outcome-grid'> {
  return {
    kind: 'outcome-grid',
    across: 'Second number',
    down: 'First number',
    columns: wholesFrom(1, n).map(String),
    rows: wholesFrom(1, m).map(String),
    cells: wholesFrom(1, m).map((x) => wholesFrom(1, n).map((y) => (level === 1 ? `${x}, ${y}` : ''))),
    marked: [],
  };
}

function drawPairs(level: Level, random: Random): Params {
  const drawRule = (last: number): NumberRule =>
    random.pick([
      { key: 'even', n: 0 } as const,
      { key: 'odd', n: 0 } as const,
      { key: 'above', n: random.int(1, last - 1) } as const,
      { key: 'below', n: random.int(2, last) } as const,
    ]);
  return random.until(() => {
    const scene = random.pick(['spin', 'draw', 'wheel', 'app'] as const);
    const [m, n] = [random.int(3, 6), random.int(3, 6)];
    const params: Params = {
      scene,
      m,
      n,
      x: random.int(1, m),
      a: drawRule(m),
      b: drawRule(n),
      event: level === 2 ? random.pick(['rules', 'rules', 'sum', 'sum', 'sum', 'same'] as const) : 'rules',
      sum: random.int(3, m + n - 1),
    };
    const [first, second] = fittingOf(params, level);
    const count = countOf(params, level);
    const isOpen = params.event !== 'rules' || (first > 0 && first < m && second > 0 && second < n);
    const fractions = [[count, m * n] as const, ...wrongOf(params, level).map(([, of]) => of)];
    // Nobody believes a chance of one or more, or an answer twenty times as large or small.
    const isNear = (of: number) => of * 20 >= count / (m * n) && of <= (20 * count) / (m * n);
    const isLikely = fractions.every(([top, bottom]) => top > 0 && top < bottom && isNear(top / bottom));
    return isOpen && count > 1 && isLikely && areDistinct(fractions) ? params : null;
  });
}

type Rounds = Pick<Params, 'scene' | 'm' | 'n'> & { o: number; rule: NumberRule; times: number };

function fittingIn(last: number, rule: NumberRule): number {
  return wholesFrom(1, last).filter((of) => keepsRule(of, rule)).length;
}

/** The triples in which no number keeps the rule. */
function lostOf({ m, n, o, rule }: Rounds): number {
  return [m, n, o].reduce((all, last) => all * (last - fittingIn(last, rule)), 1);
}

function wrongRounds(game: Rounds) {
  const { m, n, o, rule, times } = game;
  const all = fittingIn(m, rule) * fittingIn(n, rule) * fittingIn(o, rule);
  return [
    ['confuses-or-with-and', all * times, 'all-rounds'],
    ['gives-the-complement', lostOf(game) * times, 'none-rounds'],
    ['looks-at-one-stage-only', fittingIn(o, rule) * m * n * times, 'one-rounds'],
  ] as const;
}

function drawRounds(random: Random): Rounds {
  return random.until(() => {
    const scene = random.pick(['spin', 'draw', 'wheel', 'app'] as const);
    const [m, n, o] = [random.int(2, 5), random.int(2, 5), random.int(2, 5)];
    const rule: NumberRule = random.pick([
      { key: 'even', n: 0 } as const,
      { key: 'odd', n: 0 } as const,
      { key: 'above', n: random.int(1, 3) } as const,
      { key: 'below', n: random.int(2, 4) } as const,
    ]);
    const game = { scene, m, n, o, rule, times: random.int(2, 12) };
    const isOpen = [m, n, o].every((last) => fittingIn(last, rule) > 0 && fittingIn(last, rule) < last);
    const wins = (m * n * o - lostOf(game)) * game.times;
    const values = [wins, ...wrongRounds(game).map(([, value]) => value)];
    return isOpen &&
      m * n * o * game.times <= 400 &&
      new Set(values).size === 4 &&
      values.every((one) => one * 18 > wins)
      ? game
      : null;
  });
}
