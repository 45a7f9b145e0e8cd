import type { MisconceptionFamily } from '../misconceptions/misconception.ts';
import { exactValueOf, numberPattern, writeLike } from './arithmetic.ts';
import { calculates, hasOperation, type SolutionLine } from './solution-lines.ts';

/** A way to write one line that shows a family of misconceptions. */
type WrongWay = {
  readonly families: ReadonlySet<MisconceptionFamily>;
  readonly ids?: RegExp;
  /** Only in the last line. */
  readonly atEnd?: boolean;
  /** The line as it may be written, given the id of the misconception and the line before it. */
  readonly write: (
    line: SolutionLine,
    id: string,
    previous: SolutionLine | undefined,
  ) => readonly SolutionLine[];
};

const signs = ['+', '−', '×', '÷'] as const;
type Sign = (typeof signs)[number];
const texOf = { '+': '+', '−': '−', '×': '\\times', '÷': '\\div' } as const satisfies Record<Sign, string>;
const between = /(\s+(?:[+−×÷·]|\\times|\\cdot|\\div)\s+)/;

/** The line with other arithmetic before its sign, worked out rightly. */
function workedOut(line: SolutionLine, before: string): readonly SolutionLine[] {
  const value = exactValueOf(before);
  const after = value && writeLike(value, line.after);
  return after === null || after === line.after ? [] : [{ before, after }];
}

/** Words in the name of a misconception that tell what was done with two numbers. */
const tellsOf = {
  '+': /add|sum|plus|doubl/,
  '−': /subtract|takes?-away|difference|remaining/,
  '×': /multipl|doubl|squar|product|scal|factor|times|percent|change/,
  '÷': /divid|halv|quotient|reciprocal|invert|scal|factor|percent|change/,
} as const satisfies Record<Sign, RegExp>;

/** Names of what was not done: they tell of no operation, whatever they name. */
const notDone = /^(?:leaves-out|forgets|drops|skips|ignores)-/;

/** Whether a name tells of an operation. What it was done instead of is not done. */
function isTold(sign: Sign, id: string): boolean {
  const [done = id] = id.split('-instead-of-');
  return !notDone.test(id) && tellsOf[sign].test(done);
}

/** Another operation than the one that belongs there, out of those that may be taken. */
function otherOperation(line: SolutionLine, taken: readonly Sign[]): readonly SolutionLine[] {
  if (!calculates(line)) return [];
  const parts = line.before.split(between);
  return parts.flatMap((part, at) => {
    if (at % 2 === 0) return [];
    // A dollar sign with a backslash is money and fences nothing.
    const isOpen = parts.slice(0, at).join('').replaceAll('\\$', '').split('$').length % 2 === 0;
    const inTex = part.includes('\\') || isOpen;
    const others = taken.map((sign) => ` ${inTex ? texOf[sign] : sign} `);
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

/**
 * The line with other arithmetic where it writes a calculation down that the next one works out: “c = 18 ÷ 6” by words or by
 * an equation. Nobody who has written it rightly works out something else in the line after it.
 */
function rewrittenInside(
  line: SolutionLine,
  write: (parts: readonly string[], inTex: boolean) => readonly string[],
): readonly SolutionLine[] {
  if (calculates(line)) return [];
  const fenced = /^\$([^$]*)\$$/.exec(line.after)?.[1];
  const sides = (fenced ?? line.after).split(' = ');
  return sides.flatMap((side, at) => {
    if (!hasOperation(side) || exactValueOf(side) === null) return [];
    const others = write(side.split(between), fenced !== undefined).filter((other) => other !== side);
    return others.map((other) => {
      const after = sides.with(at, other).join(' = ');
      return { before: line.before, after: fenced === undefined ? after : `$${after}$` };
    });
  });
}

/** Another told operation in a calculation that is written down and not yet worked out. */
function toldOperationInside(line: SolutionLine, id: string): readonly SolutionLine[] {
  const told = signs.filter((sign) => isTold(sign, id));
  return rewrittenInside(line, (parts, inTex) =>
    parts.flatMap((_, at) =>
      at % 2 === 0 ? [] : told.map((sign) => parts.with(at, ` ${inTex ? texOf[sign] : sign} `).join('')),
    ),
  );
}

/** What stands on both sides of the sign changes its place in a calculation that is not yet worked out. */
function turnedInside(line: SolutionLine): readonly SolutionLine[] {
  return rewrittenInside(line, (parts) => (parts.length === 3 ? [parts.toReversed().join('')] : []));
}

/** Another operation, and none but what the name of the misconception tells of: a value can be reached by chance too. */
function toldOperation(line: SolutionLine, id: string): readonly SolutionLine[] {
  return otherOperation(
    line,
    signs.filter((sign) => isTold(sign, id)),
  );
}

/** Adding the opposite for subtracting, and other confusions of a sign: the name tells of signs and sizes. */
function anyOperation(line: SolutionLine): readonly SolutionLine[] {
  return otherOperation(line, signs);
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

/** Two numbers that a line of words writes down change their places. A fraction that stands there already is not turned. */
function numbersTurned(line: SolutionLine, _id: string, previous?: SolutionLine): readonly SolutionLine[] {
  const fraction = /\\d?frac\{[^{}]*\}\{[^{}]*\}/.exec(line.after)?.[0];
  if (calculates(line) || (fraction !== undefined && previous?.after.includes(fraction))) return [];
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

/** From the one that shows a misconception most clearly to the one that shows it least. */
export const wrongWays: readonly WrongWay[] = [
  { families: set('operation', 'inverse', 'sign', 'concept', 'partial'), write: otherSignInside },
  { families: set('sign'), write: anyOperation },
  { families: set('operation', 'inverse', 'concept'), write: toldOperationInside },
  { families: set('operation', 'inverse', 'concept'), write: toldOperation },
  { families: set('order', 'inverse'), write: turnedInside },
  { families: set('order', 'inverse'), write: turnedRound },
  { families: set('order'), write: numbersTurned },
  { families: set('operation', 'concept'), ids: /exponent|power/, write: timesExponent },
  { families: set('sign'), atEnd: true, write: otherSign },
];
