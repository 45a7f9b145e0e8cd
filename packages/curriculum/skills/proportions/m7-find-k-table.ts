import type { DiagramOf } from '@playforward/diagram';
import { type Level, numberSkill, type Random } from '../../src/kit/index.ts';
import { fractionOf, fractionValue } from '../../src/numbers/fraction-amounts.ts';
import { typeset } from '../../src/numbers/signed-numbers.ts';

const scenes = ['dough', 'map', 'gear', 'mix'] as const;

/** y is p/q times x; each x-value is a number of parts of `bottom`. */
type Params = {
  scene: (typeof scenes)[number];
  p: number;
  q: number;
  xs: readonly number[];
  bottom: number;
};

/** Level 1 starts with ratios that are whole or halves, level 2 takes any ratio, level 3 has fractions in a story. */
export const m7FindKTable = numberSkill('m7-find-k-table', {
  version: 1,
  form: 'fraction',
  text: {
    headline: 'Find the constant of proportionality',
    ask: [
      'In the table, each $y$ is $k$ times $x$. What is the constant $k$?',
      'The table fits $y = kx$. What is $k$?',
      'In this table, $y$ is proportional to $x$. Find $k$ in $y = kx$.',
      'Use the table to find the constant $k$ in $y = kx$.',
    ],
    dough: 'The table shows cups of milk $x$ and cups of flour $y$ for one recipe of dough.',
    map: 'The table shows inches $x$ on a map and miles $y$ on a trail.',
    gear: 'The table shows turns $x$ of a large gear and turns $y$ of a small one.',
    mix: 'For one shade of green, the table shows cans of blue $x$ and yellow $y$.',
    'ask-story': 'Each $y$ is $k$ times $x$. What is the constant $k$?',
    right: 'In each row, $y$ is this number times $x$.',
    inverse: 'This divides $x$ by $y$. How much $y$ belongs to one $x$?',
    difference: 'This takes $x$ away from $y$. Is that difference the same in the next row?',
    first: 'This is the first value of $y$. How much $y$ belongs to just one $x$?',
    second: 'This is a value of $x$. What is $y$ divided by $x$?',
    other: 'Divide $y$ by $x$ in one row. Then test another row.',
    'pick-do': 'Take one row and divide $y$ by $x$.',
    'pick-why': 'The constant tells how much $y$ belongs to one $x$.',
    'turn-do': 'Work out the quotient.',
    'turn-why': 'A quotient that is not whole becomes a fraction in lowest terms.',
    'test-do': 'Test another row: multiply $x$ by the quotient.',
    'test-why': 'It gives the value of $y$ in this row too.',
    final: '{kIs}',
  },
  draw: ({ level, random }): Params => drawRows(level, random),
  build({ scene, p, q, xs, bottom }: Params, { level, step, distractor }) {
    const [x1 = 1, x2 = 2] = xs;
    const show = (top: number, under: number): string => typeset(fractionValue(top, under));
    const key = fractionValue(p, q);
    const y = (x: number): string => show(x * p, bottom * q);
    const words = { kIs: typeset(key) };
    const quotient = `${y(x1)} ÷ ${show(x1, bottom)}`;
    const tested = `${show(x2, bottom)} × ${typeset(key)}`;
    return {
      words,
      question: level === 3 ? [scene, 'ask-story'] : 'ask',
      diagram: tableOf({ p, q, xs, bottom }),
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
      steps: [
        step('pick', `$y$ ÷ $x$`, quotient),
        step('turn', quotient, typeset(key)),
        step('test', tested, y(x2)),
      ],
      claims: xs.map((x) => `(${x * p}/${bottom * q}) / (${x}/${bottom}) = ${p}/${q}`),
    };
  },
});

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
    [5, 4],
    [7, 4],
    [8, 3],
    [7, 3],
    [9, 4],
    [6, 5],
    [8, 5],
    [7, 5],
    [10, 3],
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
    const [, under] = fractionOf(first * p, bottom * q);
    const isOne = first === bottom || first * p === bottom * q;
    const tooWide = nearlyNothing(first * p, bottom * q, p / q) || nearlyNothing(first, bottom, p / q);
    const isPlain = xs.every((x) => fractionOf(x * p, bottom * q)[1] <= 8) && under <= 8;
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
