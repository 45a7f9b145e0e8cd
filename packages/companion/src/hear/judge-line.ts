import { equivalent, valuesOf } from '@playforward/math';
import type { Place } from './claims/differ-at.ts';

export type Sides = { readonly left: string; readonly sign: string; readonly right: string };

/** An equation or inequality cut in two; null for chains and for what is none. */
export function sidesOf(line: string): Sides | null {
  const parts = line.split(/(<=|>=|[=<>≤≥])/);
  if (parts.length !== 3) return null;
  const [left = '', sign = '', right = ''] = parts.map((part) => part.trim());
  return left === '' || right === ''
    ? null
    : { left, sign: sign.replace('<=', '≤').replace('>=', '≥'), right };
}

const turned: Readonly<Record<string, string>> = { '=': '=', '<': '>', '>': '<', '≤': '≥', '≥': '≤' };
const same = (a: string, b: string): boolean => equivalent(a, b) === 'equal';
export const flip = ({ left, sign, right }: Sides): Sides => ({
  left: right,
  sign: turned[sign] ?? sign,
  right: left,
});

/** Both sides have the values they had: the line was only written in another way. */
export function isRewritten(from: Sides, to: Sides): boolean {
  return from.sign === to.sign && same(from.left, to.left) && same(from.right, to.right);
}

/** Moved, added or multiplied on both sides alike: what one side has more than the other is the same times one number. */
function isMoved(from: Sides, to: Sides): boolean {
  const more = ({ left, right }: Sides): string => `(${left}) - (${right})`;
  const by = constant(more(from), more(to), (a, b) => b / a);
  // A line that no number makes true is not the same as any other such line.
  if (by !== 1 && constant(more(from), '0', (a) => a) !== null) return false;
  return by !== null && by !== 0 && to.sign === (by < 0 ? turned[from.sign] : from.sign);
}

/** Both sides were multiplied or divided by the same; a negative number turns the sign of an inequality. */
function isScaled(from: Sides, to: Sides): boolean {
  if (from.sign !== '=') {
    const by =
      constant(from.left, to.left, (a, b) => b / a) ?? constant(from.right, to.right, (a, b) => b / a);
    if (by === null || by === 0 || to.sign !== (by < 0 ? turned[from.sign] : from.sign)) return false;
  } else if (to.sign !== '=') return false;
  if (same(from.right, '0')) return same(to.right, '0') && same(from.left, to.left);
  return same(`(${to.left}) * (${from.right})`, `(${from.left}) * (${to.right})`);
}

/** Whether a line says the same as another: by one legal move, or several on both sides alike. */
export function followsFrom(from: Sides, to: Sides): boolean {
  return [to, flip(to)].some(
    (line) => isRewritten(from, line) || isMoved(from, line) || isScaled(from, line),
  );
}

/** Whether a line follows by one move that leads on: of "3m = 33" any multiple is the same line again. */
export function followsByOne(from: Sides, to: Sides): boolean {
  if (nearness(from) === 'nearly' && nearness(to) === 'nearly') return false;
  const more = ({ left, right }: Sides): string => `(${left}) - (${right})`;
  return [to, flip(to)].some(
    (line) =>
      isRewritten(from, line) ||
      isScaled(from, line) ||
      (isMoved(from, line) && Math.abs(constant(more(from), more(line), (a, b) => b / a) ?? 0) === 1),
  );
}

/** What was done to each side, where it is one number each time and the two differ. */
type Uneven = { readonly act: 'add' | 'multiply'; readonly left: number; readonly right: number };

/** calculation: the left side kept its value and the right one did not. operation: the other way, or uneven. */
export type Slip = {
  readonly kind: 'calculation' | 'operation';
  readonly uneven: Uneven | null;
  /** Where the two sides of a rewriting differ. */
  readonly place?: Place | null;
};

/** The one number that all differences, or all quotients, are; null where they differ. */
function constant(from: string, to: string, of: (a: number, b: number) => number): number | null {
  const [a, b] = [valuesOf(from), valuesOf(to)];
  if (!a || !b) return null;
  const all = Array.from({ length: Math.max(a.length, b.length) }, (_, at) =>
    of(a[at] ?? a[0] ?? 0, b[at] ?? b[0] ?? 0),
  );
  const [first = Number.NaN] = all;
  const isOne = all.every((one) => Math.abs(one - first) < 1e-7 * Math.max(1, Math.abs(first)));
  return isOne && Number.isFinite(first) ? Number(first.toPrecision(7)) : null;
}

function unevenFrom(from: Sides, to: Sides): Uneven | null {
  const [left, right] = [
    constant(from.left, to.left, (a, b) => b - a),
    constant(from.right, to.right, (a, b) => b - a),
  ];
  if (left !== null && right !== null && left !== right) return { act: 'add', left, right };
  const [times, other] = [
    constant(from.left, to.left, (a, b) => b / a),
    constant(from.right, to.right, (a, b) => b / a),
  ];
  return times !== null && other !== null && times !== other
    ? { act: 'multiply', left: times, right: other }
    : null;
}

const lettersOf = ({ left, right }: Sides): string =>
  [...new Set(`${left} ${right}`.toLowerCase().match(/(?<![a-z])[a-z](?![a-z])/g) ?? [])].sort().join('');

/**
 * Where a line parts from another: one side kept its value and the other did not, or each had something else done to it.
 * A line with other letters may have had a number put in, so nothing is said of it.
 */
export function slipFrom(from: Sides, to: Sides): Slip | null {
  if (lettersOf(from) !== lettersOf(to)) return null;
  for (const line of [to, flip(to)]) {
    if (same(from.left, line.left)) return { kind: 'calculation', uneven: null };
    if (same(from.right, line.right)) return { kind: 'operation', uneven: null };
  }
  const uneven = from.sign === to.sign || turned[from.sign] === to.sign ? unevenFrom(from, to) : null;
  return uneven && { kind: 'operation', uneven };
}

const alone = /^-?\(?[a-z]\)?$/i;
const bare = /^-?\(?-?\d+(?:\.\d+)?(?:\/\d+)?\)?$/;
const nearly = /^-?(?:\d+(?:\.\d+)?(?:\/\d+)?\s*\*?\s*[a-z]|[a-z]\s*\/\s*\d+|[a-z]\s*[+-]\s*\d+(?:\.\d+)?)$/i;

const hasLetter = /(?<![a-z])[a-z](?![a-z])/i;

/** done: the letter alone on one side. nearly: one operation from it. */
export function nearness({ left, right }: Sides): 'done' | 'nearly' | 'open' {
  const pairs = [
    [left, right],
    [right, left],
  ] as const;
  if (pairs.some(([one, other]) => alone.test(one) && !hasLetter.test(other))) return 'done';
  return pairs.some(([one, other]) => nearly.test(one) && bare.test(other)) ? 'nearly' : 'open';
}
