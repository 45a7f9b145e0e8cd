import type { DiagramOf } from '@playforward/diagram';
import { type Level, lineOfAmounts, numberSkill, type Random } from '../../src/kit/index.ts';
import {
  amountText,
  fractionValue,
  lowestTerms,
  type UnitWords,
} from '../../src/numbers/fraction-amounts.ts';
import { typeset } from '../../src/numbers/signed-numbers.ts';

const scenes = ['dough', 'map', 'gear', 'mix'] as const;

/** What y counts in a story. */
const counted = {
  dough: { one: 'cup', many: 'cups' },
  map: { one: 'mile', many: 'miles' },
  gear: { one: 'turn', many: 'turns' },
  mix: { one: 'can', many: 'cans' },
} as const satisfies Record<(typeof scenes)[number], UnitWords>;

/** y is p/q times x; each x-value is a number of parts of `bottom`. */
type Params = {
  scene: (typeof scenes)[number];
  p: number;
  q: number;
  xs: readonly number[];
  bottom: number;
};

/** Level 1 starts with ratios that are whole or halves, level 2 mostly ratios below one, level 3 has fractions in a story. */
export const m7FindKTable = numberSkill('m7-find-k-table', {
  version: 6,
  byHand: { levels: [1, 2], ask: 'draw-graph', make: lineOfAmounts },
  form: 'fraction',
  text: {
    'draw-graph': [
      'The table fits $y = kx$. Draw its graph.',
      'Draw the graph of the pairs in the table, with $y = kx$.',
      'In the table, each $y$ is $k$ times $x$. Draw the graph.',
      'In this table, $y$ is proportional to $x$. Draw the graph.',
    ],
    headline: 'Find the constant of proportionality',
    ask: [
      'In the table, each $y$ is $k$ times $x$. What is the constant $k$?',
      'The table fits $y = kx$. What is $k$?',
      'In this table, $y$ is proportional to $x$. Find $k$ in $y = kx$.',
      'Use the table to find the constant $k$ in $y = kx$.',
    ],
    dough: 'The table shows cups of milk $x$ and cups of flour $y$ for one recipe of dough.',
    map: 'The table shows inches $x$ on a map and miles $y$ on a trail.',
    gear: 'The table shows turns $x$ of gear A and turns $y$ of gear B.',
    mix: 'For one shade of green, the table shows cans of blue $x$ and yellow $y$.',
    'ask-story': 'Each $y$ is $k$ times $x$. What is the constant $k$?',
    right: 'In each row, $y$ is {kIs} times $x$.',
    inverse: 'This divides $x$ by $y$. What is $y$ when $x$ is one?',
    difference: 'This takes $x$ away from $y$. Is that difference the same in the next row?',
    first: 'This is the first value of $y$. What is $y$ when $x$ is one?',
    second: 'This is a value of $x$. What is $y$ divided by $x$?',
    other: 'Divide $y$ by $x$ in one row. Then test another row.',
    'pick-do': 'Take one row and divide $y$ by $x$.',
    'pick-why': 'The constant is the value of $y$ when $x$ is one.',
    'turn-do': 'Work out the quotient.',
    'whole-do': 'Work out the quotient.',
    'whole-why': 'It tells how many times {x} fits into {y}.',
    'turn-why': 'A quotient that is not whole becomes a fraction in lowest terms.',
    'test-do': 'Test another row: multiply $x$ by the quotient.',
    'test-why': 'It gives the value of $y$ in this row too.',
    'line-do': 'Draw the straight line from the origin through a row of the table.',
    'line-why': 'All pairs with this ratio lie on it.',
    final: '{kIs}',
    'final-dough': 'The constant is {kIs}. Each cup of milk goes with {forOne} of flour.',
    'final-map': 'The constant is {kIs}. Each inch on the map stands for {forOne} on the trail.',
    'final-gear': 'The constant is {kIs}. For each turn of gear A, gear B makes {forOne}.',
    'final-mix': 'The constant is {kIs}. Each can of blue goes with {forOne} of yellow.',
    'far-gears':
      'While gear A makes {a, number} turns, gear B makes {b, number}. While B makes {c, number} turns, gear C makes {d, number}. The turns of C are $k$ times the turns of A. What is $k$?',
    'far-coins':
      'In a game, {a, number} red gems buy {b, number} blue gems. And {c, number} blue gems buy {d, number} green gems. You get $k$ times as many green gems as you pay in red ones. What is $k$?',
    'far-dough':
      'A bakery makes {b, number} pounds of dough from {a, number} pounds of flour. From {c, number} pounds of dough it makes {d, number} loaves. The loaves are $k$ times the pounds of flour. What is $k$?',
    'far-paper':
      'From {a, number} logs, a mill cuts {b, number} boards. From {c, number} boards, a shop makes {d, number} shelves. The number of shelves is $k$ times the number of logs. What is $k$?',
    'right-far': 'Both constants are multiplied, since one change follows the other.',
    'far-inverse':
      'This goes from the last amount back to the first. How much of the last one is there for one of the first?',
    'far-first': 'This is the first constant alone. What does the second step change?',
    'far-sum': 'This adds the two constants. Is the second amount made larger by adding or by a ratio?',
    'other-far': 'Find a constant for each of the two steps. Then see how one follows the other.',
    'one-do': 'Find the constant of the first step.',
    'one-why': 'It tells how much comes from one.',
    'two-do': 'Find the constant of the second step.',
    'two-why': 'It is found in the same way.',
    'join-do': 'Multiply the two constants.',
    'join-why': 'The second step acts on what the first one gives.',
    'try-do': 'Test: follow {a, number} through both steps.',
    'try-why': 'The first step gives {b, number}, and the second constant changes that.',
    'same-do': 'Multiply {a, number} by the constant you found.',
    'same-why': 'It gives the same amount at once.',
    'final-far': 'The constant $k$ is {kIs}.',
  },
  draw: ({ level, random }): Params => drawRows(level, random),
  build({ scene, p, q, xs, bottom }: Params, { level, step, distractor }) {
    const [x1 = 1, x2 = 2] = xs;
    const show = (top: number, under: number): string => typeset(fractionValue(top, under));
    const key = fractionValue(p, q);
    const y = (x: number): string => show(x * p, bottom * q);
    const words = { kIs: typeset(key), x: '$x$', y: '$y$', forOne: amountText(p, q, counted[scene]) };
    const quotient = `${y(x1)} ÷ ${show(x1, bottom)}`;
    const tested = `${show(x2, bottom)} × ${typeset(key)}`;
    const steps = [
      step('pick', `$y$ ÷ $x$`, quotient),
      step('turn', quotient, typeset(key), p % q === 0 ? 'whole' : 'turn'),
      step('test', tested, y(x2)),
    ];
    return {
      words,
      question: level === 3 ? [scene, 'ask-story'] : 'ask',
      diagram: tableOf({ p, q, xs, bottom }),
      drawn: {
        value: `y = (${key})x`,
        wrong: [`y = (${fractionValue(q, p)})x`, null, null, null, null],
        steps: [...steps, step('line', `(0, 0) and (${x1}, ${(x1 * p) / q})`, 'the graph')],
      },
      answer: key,
      distractors: [
        distractor('divides-x-by-y', fractionValue(q, p), 'inverse'),
        p > q && !nearlyNothing(x1 * (p - q), bottom * q, p / q)
          ? distractor('subtracts-x-from-y', fractionValue(x1 * (p - q), bottom * q), 'difference')
          : null,
        distractor('uses-the-first-y-value-as-k', fractionValue(x1 * p, bottom * q), 'first'),
        distractor('slip', fractionValue(x1, bottom), 'second'),
        distractor('slip', fractionValue(x2, bottom), 'second'),
      ],
      steps,
      finalAnswer: level === 3 ? `final-${scene}` : 'final',
      claims: xs.map((x) => `(${x * p}/${bottom * q}) / (${x}/${bottom}) = ${p}/${q}`),
    };
  },
  stretch: {
    draw: ({ random }): Far => drawFar(random),
    build({ ask, a, b, c, d }: Far, { step, distractor }) {
      const show = (top: number, under: number): string => typeset(fractionValue(top, under));
      const key = show(b * d, a * c);
      const end = show(b * d, c);
      return {
        words: { a, b, c, d, kIs: key },
        question: ask,
        answer: { value: fractionValue(b * d, a * c), reason: 'right-far' },
        distractors: [
          distractor('divides-x-by-y', fractionValue(a * c, b * d), 'far-inverse'),
          distractor('applies-only-the-first-step', fractionValue(b, a), 'far-first'),
          distractor('slip', fractionValue(b * c + a * d, a * c), 'far-sum'),
        ],
        otherWrong: 'other-far',
        steps: [
          step('one', `${b} ÷ ${a}`, show(b, a)),
          step('two', `${d} ÷ ${c}`, show(d, c)),
          step('join', `${show(b, a)} × ${show(d, c)}`, key),
          step('try', `${b} × ${show(d, c)}`, end),
          step('same', `${a} × ${key}`, end),
        ],
        finalAnswer: 'final-far',
        claims: [`(${b}/${a}) * (${d}/${c}) = ${b * d}/${a * c}`],
      };
    },
  },
});

/** From a to b and from c to d, one step after the other. */
type Far = {
  ask: 'far-gears' | 'far-coins' | 'far-dough' | 'far-paper';
  a: number;
  b: number;
  c: number;
  d: number;
};

function drawFar(random: Random): Far {
  const ask = random.pick(['far-gears', 'far-coins', 'far-dough', 'far-paper'] as const);
  return random.until(() => {
    const isDough = ask === 'far-dough';
    const [a, c] = [random.int(isDough ? 4 : 2, 8), random.int(2, 9)];
    const [b, d] = [
      random.int(a + 1, isDough ? 2 * a : 16),
      random.int(isDough ? 2 : 3, isDough ? Math.max(2, c) : 20),
    ];
    const [one, two] = [b / a, d / c];
    const isTrue = !isDough || (one > 1.3 && one < 1.8 && two < 1.1 && two > 0.4);
    const isPaper = ask !== 'far-paper' || two > 1;
    const isApart =
      isPaper && b !== c && one > 1 && two !== 1 && one !== two && Math.abs(one * two - 1) > 0.2;
    const isPlain = lowestTerms(b * d, a * c)[1] <= 8 && one * two < 3.9 && one * two > 0.5;
    return isTrue && isApart && isPlain && one + two !== one * two ? { ask, a, b, c, d } : null;
  });
}

/** A wrong value that nobody would believe beside the right one. */
function nearlyNothing(top: number, bottom: number, key: number): boolean {
  const ratio = top / bottom / key;
  return ratio > 18 || ratio < 1 / 18;
}

const ratios = {
  1: [
    [2, 1],
    [3, 1],
    [4, 1],
    [3, 2],
    [5, 2],
    [7, 2],
    [4, 3],
    [5, 3],
  ],
  2: [
    [3, 4],
    [2, 3],
    [2, 5],
    [3, 5],
    [4, 5],
    [5, 6],
    [3, 8],
    [5, 8],
    [5, 4],
    [7, 4],
    [8, 3],
    [9, 4],
  ],
  3: [
    [3, 4],
    [2, 3],
    [4, 3],
    [3, 2],
    [5, 2],
    [5, 4],
    [4, 5],
    [5, 3],
    [5, 6],
    [6, 5],
  ],
} as const;

/** Rows with whole values at levels 1 and 2; at level 3 x-values are parts, and none makes y exactly one. */
function drawRows(level: Level, random: Random): Params {
  return random.until(() => {
    const [p, q] = random.pick<readonly [number, number]>(ratios[level]);
    const bottom = level === 3 ? random.pick([2, 3, 4]) : 1;
    const first = level === 3 ? random.int(1, 5) : q * random.int(2, level === 1 ? 4 : 5);
    const gap = (): number => (level === 3 ? random.int(1, 3) : q * random.int(1, level === 1 ? 2 : 3));
    const xs = [first];
    while (xs.length < 4) xs.push((xs.at(-1) ?? 1) + gap());
    const [, under] = lowestTerms(first * p, bottom * q);
    const isOne = first === bottom || first * p === bottom * q;
    const tooWide = nearlyNothing(first * p, bottom * q, p / q) || nearlyNothing(first, bottom, p / q);
    const isPlain = xs.every((x) => lowestTerms(x * p, bottom * q)[1] <= 8) && under <= 8;
    return !isOne && !tooWide && isPlain ? { scene: random.pick(scenes), p, q, xs, bottom } : null;
  });
}

function tableOf({ p, q, xs, bottom }: Omit<Params, 'scene'>): DiagramOf<'function-table'> {
  return {
    kind: 'function-table',
    input: 'x',
    output: 'y',
    rule: null,
    pairs: xs.map((x) => [fractionValue(x, bottom), fractionValue(x * p, bottom * q)]),
  };
}
