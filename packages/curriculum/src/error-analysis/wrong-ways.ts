import type { MisconceptionFamily } from '../misconceptions/misconception.ts';
import { exactValueOf, numberPattern, writeLike } from './arithmetic.ts';
import { calculates, type SolutionLine } from './solution-lines.ts';

/** A way to write one line that shows a family of misconceptions. */
type WrongWay = {
  readonly families: ReadonlySet<MisconceptionFamily>;
  readonly ids?: RegExp;
  /** Only in the last line. */
  readonly atEnd?: boolean;
  readonly write: (line: SolutionLine) => readonly SolutionLine[];
};

const signs = ['+', '−', '×', '÷'] as const;
const texOf: Readonly<Record<string, string>> = { '×': '\\times', '÷': '\\div' };
const between = /(\s+(?:[+−×÷·]|\\times|\\cdot|\\div)\s+)/;

/** The line with other arithmetic before its sign, worked out rightly. */
function workedOut(line: SolutionLine, before: string): readonly SolutionLine[] {
  const value = exactValueOf(before);
  const after = value && writeLike(value, line.after);
  return after === null || after === line.after ? [] : [{ before, after }];
}

/** Another operation than the one that belongs there. */
function otherOperation(line: SolutionLine): readonly SolutionLine[] {
  if (!calculates(line)) return [];
  const parts = line.before.split(between);
  return parts.flatMap((part, at) => {
    if (at % 2 === 0) return [];
    const isOpen = parts.slice(0, at).join('').split('$').length % 2 === 0;
    const inTex = part.includes('\\') || isOpen;
    const others = signs.map((sign) => ` ${inTex ? (texOf[sign] ?? sign) : sign} `);
    return others.flatMap((sign) => workedOut(line, parts.with(at, sign).join('')));
  });
}

/** A sum for a difference, where a line is rewritten and not yet worked out. */
function otherSignInside(line: SolutionLine): readonly SolutionLine[] {
  if (exactValueOf(line.after) !== null) return [];
  return [...line.after.matchAll(/(?<=\S\s)[+−](?=\s\S)/g)].map(({ index, 0: sign }) => ({
    before: line.before,
    after: `${line.after.slice(0, index)}${sign === '+' ? '−' : '+'}${line.after.slice(index + 1)}`,
  }));
}

/** What stands on both sides of a sign changes its place. */
function turnedRound(line: SolutionLine): readonly SolutionLine[] {
  if (!calculates(line)) return [];
  const [left = '', sign = '', right = '', ...more] = line.before.split(between);
  if (sign === '' || more.length > 0) return [];
  const opens = left.startsWith('$') && right.endsWith('$') && !left.endsWith('$');
  const first = left.slice(opens ? 1 : 0);
  const last = first.startsWith('−') ? `(${first})` : first;
  const before = opens ? `$${right.slice(0, -1)}${sign}${last}$` : `${right}${sign}${last}`;
  return workedOut(line, before);
}

/** Two numbers that a line of words writes down change their places. */
function numbersTurned(line: SolutionLine): readonly SolutionLine[] {
  if (calculates(line)) return [];
  const [first, second, ...more] = [...line.after.matchAll(numberPattern)];
  if (!first || !second || more.length > 0 || first[0] === second[0]) return [];
  const { after } = line;
  const middle = after.slice(first.index + first[0].length, second.index);
  const rest = after.slice(second.index + second[0].length);
  return [
    { before: line.before, after: `${after.slice(0, first.index)}${second[0]}${middle}${first[0]}${rest}` },
  ];
}

/** The right size with the other sign. */
function otherSign(line: SolutionLine): readonly SolutionLine[] {
  const value = calculates(line) ? exactValueOf(line.after) : null;
  const after = value && value.n !== 0n ? writeLike({ n: -value.n, d: value.d }, line.after) : null;
  return after === null ? [] : [{ before: line.before, after }];
}

/** A power worked out as a product of base and exponent. */
function timesExponent(line: SolutionLine): readonly SolutionLine[] {
  if (!calculates(line) || !/\d\^/.test(line.before)) return [];
  const taken = line.before.replace(/(\d)\^(?:\{(\d+)\}|(\d+))/, (_, base, a, b) => `${base} × ${a ?? b}`);
  const value = exactValueOf(taken);
  const after = value && writeLike(value, line.after);
  return after === null || after === line.after ? [] : [{ before: line.before, after }];
}

const set = (...families: MisconceptionFamily[]): ReadonlySet<MisconceptionFamily> => new Set(families);

/** A wrong idea shows in another operation only where its name tells of one; a volume for a surface does not. */
const namesArithmetic =
  /add|subtract|take|multipl|divid|double|doubling|halv|square|combine|scale|sum|compare|part|odds|against/;

/** From the one that shows a misconception most clearly to the one that shows it least. */
export const wrongWays: readonly WrongWay[] = [
  { families: set('operation', 'inverse', 'sign', 'concept', 'partial'), write: otherSignInside },
  { families: set('operation', 'inverse', 'sign'), write: otherOperation },
  { families: set('concept'), ids: namesArithmetic, write: otherOperation },
  { families: set('order', 'inverse'), write: turnedRound },
  { families: set('order'), write: numbersTurned },
  { families: set('operation', 'concept'), ids: /exponent|power/, write: timesExponent },
  { families: set('sign'), atEnd: true, write: otherSign },
];
