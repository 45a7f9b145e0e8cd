import type { MisconceptionId } from '../misconceptions.ts';
import { areBelievable, linearSide, plus, termText } from '../numbers/linear-sides.ts';
import { signedFraction } from '../numbers/signed-fractions.ts';
import { signed } from '../numbers/signed-numbers.ts';
import type { Random } from '../random.ts';
import { type EquationLine, lastLines, lineOf } from './worked-equation.ts';

/** p(x + b) − rx = sx + d, which one number solves, none, or all. */
export type OpenEquation = {
  readonly kind: 'one' | 'none' | 'all';
  readonly letter: string;
  readonly p: number;
  readonly b: number;
  readonly r: number;
  readonly s: number;
  readonly d: number;
};

type WrongEnd = readonly [
  misconception: MisconceptionId | 'slip',
  value: string,
  reason:
    | 'false-all'
    | 'false-zero'
    | 'false-number'
    | 'true-none'
    | 'true-zero'
    | 'true-number'
    | 'sides-differ'
    | 'across'
    | 'inside',
];

/** As they are typed where no number solves an equation, or every one. */
const said = { none: 'no solution', all: 'all numbers' } as const;

/** The equation, its solution as it is typed, the lines up to what is left, and wrong ends. */
export function workOpen({ kind, letter: x, p, b, r, s, d }: OpenEquation) {
  const [m, sum] = [p - r, p * b];
  const [f, rest] = [m - s, d - sum];
  const equation = `${p}(${x}${plus(b)}) − ${termText(r, x)} = ${linearSide(s, x, d)}`;
  const opened = `${linearSide(p, x, sum)} − ${termText(r, x)} = ${linearSide(s, x, d)}`;
  const combined = `${linearSide(m, x, sum)} = ${linearSide(s, x, d)}`;
  const lines: readonly EquationLine[] = [
    lineOf('open', `$${equation}$`, `$${opened}$`),
    lineOf('combine', `$${opened}$`, `$${combined}$`),
  ];
  const value = kind === 'one' ? signedFraction(rest, f) : said[kind];
  const ends: Readonly<Record<OpenEquation['kind'], readonly WrongEnd[]>> = {
    one: [
      ['thinks-different-sides-never-agree', said.none, 'sides-differ'],
      ['combines-terms-across-the-equals-sign', signedFraction(rest, m + s), 'across'],
      ['distributes-to-only-the-first-term', signedFraction(d - b, f), 'inside'],
    ],
    none: [
      ['reads-a-false-statement-as-every-number', said.all, 'false-all'],
      ['reads-a-false-statement-as-x-is-zero', '0', 'false-zero'],
      ['slip', signed(rest), 'false-number'],
    ],
    all: [
      ['reads-zero-equals-zero-as-no-solution', said.none, 'true-none'],
      ['reads-zero-equals-zero-as-x-is-zero', '0', 'true-zero'],
      ['slip', signed(sum), 'true-number'],
    ],
  };
  const last: readonly EquationLine[] =
    kind === 'one'
      ? [
          lineOf('letters', `$${combined}$`, `$${linearSide(f, x, sum)} = ${signed(d)}$`),
          ...lastLines({ letter: x, term: termText(f, x), f }, { constant: sum, right: d, moved: rest }),
        ]
      : [];
  return {
    equation,
    combined: `$${combined}$`,
    value,
    lines: [...lines, ...last],
    wrong: ends[kind],
    left: `${signed(sum)} on the left and ${signed(d)} on the right`,
    taken: `$${termText(s, x)}$`,
    divisor: signed(f),
  };
}

/** The letter stays on one side, or goes away; a single solution is neat and is no number of the equation. */
export function drawOpen(random: Random, letter: string): OpenEquation {
  const kind = random.pick(['one', 'none', 'all'] as const);
  return random.until(() => {
    const [p, b, r] = [random.int(2, 8), random.int(1, 9) * random.pick([1, -1]), random.int(1, 6)];
    const m = p - r;
    const sum = p * b;
    const s = kind === 'one' ? random.int(2, 9) : m;
    const x = random.int(-9, 9);
    const gap = random.int(1, 12) * random.pick([1, -1]);
    const d = { one: (m - s) * x + sum, none: sum + gap, all: sum }[kind];
    const isOpen = m > 1 && d !== 0 && Math.abs(d) < 80 && Math.abs(m - s) !== 1;
    if (!isOpen || (kind === 'one' && (s === m || x === 0 || x === b))) return null;
    const ends = [x, (d - sum) / (m + s), (d - b) / (m - s)];
    if (kind === 'one' && !areBelievable(ends)) return null;
    const drawn: OpenEquation = { kind, letter, p, b, r, s, d };
    const { value, wrong } = workOpen(drawn);
    return new Set([value, ...wrong.map(([, one]) => one)]).size === 4 ? drawn : null;
  });
}
