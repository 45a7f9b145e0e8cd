import type { HandEnd } from '@playforward/diagram';
import { evaluateExact } from '@playforward/math';

/** A number as top and bottom in lowest terms; the bottom is above zero. */
export type Fraction = readonly [number, number];

/**
 * A number as a skill writes its answers; null for anything else.
 * @example readNumber('−1 1/2') // [-3, 2]
 */
export function readNumber(text: string): Fraction | null {
  const exact = evaluateExact(text);
  return exact === null ? null : [Number(exact.n), Number(exact.d)];
}

function readEach(texts: readonly string[]): readonly Fraction[] | null {
  const read = texts.map(readNumber);
  return read.every((one) => one !== null) ? read : null;
}

/**
 * Numbers of a set; null where one of them is no rational number.
 * @example readNumbers('−4, 9/2') // [[-4, 1], [9, 2]]
 */
export function readNumbers(text: string): readonly Fraction[] | null {
  return readEach(text.split(','));
}

/**
 * Points of a set.
 * @example readPoints('(−4, −1), (1, 0)') // [[[-4, 1], [-1, 1]], [[1, 1], [0, 1]]]
 */
export function readPoints(text: string): readonly (readonly [Fraction, Fraction])[] | null {
  const inside = [...text.matchAll(/\(([^(),]+),([^(),]+)\)/g)];
  const rest = text.replace(/\(([^(),]+),([^(),]+)\)/g, '').replace(/[\s,]/g, '');
  if (inside.length === 0 || rest !== '') return null;
  const read = inside.map(([, across = '', up = '']) => readEach([across, up]));
  return read.every((one) => one !== null) ? (read as unknown as [Fraction, Fraction][]) : null;
}

type Edge = { readonly at: Fraction; readonly filled: boolean };

/** A stretch of the number line before it is put on a scale. */
export type Stretch = { readonly left: Edge | null; readonly right: Edge | null };

const signs = { '<': 'right', '≤': 'right', '>': 'left', '≥': 'left' } as const;

/** `x ≥ −5` as a stretch; the letter stands first. */
function readInequality(text: string): Stretch | null {
  const [, sign, bound] = /^\s*[a-z]\s*([<>≤≥])\s*(.+)$/.exec(text) ?? [];
  const at = bound === undefined ? null : readNumber(bound);
  if (!sign || !at) return null;
  const edge = { at, filled: sign === '≤' || sign === '≥' };
  return signs[sign as keyof typeof signs] === 'left'
    ? { left: edge, right: null }
    : { left: null, right: edge };
}

/**
 * An inequality solved for its letter, or one interval; null for a union, the whole line and anything else.
 * @example readStretch('(−∞, 5]') // { left: null, right: { at: [5, 1], filled: true } }
 */
export function readStretch(text: string): Stretch | null {
  const [, opens, from = '', to = '', closes] =
    /^\s*([[(])\s*([^,()[\]]+),\s*([^,()[\]]+)([\])])\s*$/.exec(text) ?? [];
  if (!opens) return readInequality(text);
  const end = (bound: string, bracket: string | undefined): Edge | null | undefined => {
    if (bound.includes('∞')) return null;
    const at = readNumber(bound);
    return at ? { at, filled: bracket === '[' || bracket === ']' } : undefined;
  };
  const [left, right] = [end(from, opens), end(to, closes)];
  if (left === undefined || right === undefined || (!left && !right)) return null;
  return { left, right };
}

/** A stretch at its places. */
export function placedEnd(edge: Edge | null, placeOf: (value: Fraction) => number): HandEnd {
  return edge && { at: placeOf(edge.at), filled: edge.filled };
}

/** Slope and where the y-axis is crossed, as floats, and the letters of both axes. */
export type Straight = {
  readonly slope: number;
  readonly start: number;
  readonly letters: readonly [string, string];
};

/**
 * The line of an equation whose left side is a letter alone; null for a curve or another form.
 * @example readLine('y = 2x − 3') // { slope: 2, start: -3, letters: ['x', 'y'] }
 */
export function readLine(text: string): Straight | null {
  const [, letter, rule = ''] = /^\s*([a-z])(?:\([a-z]\))?\s*=\s*(.+)$/.exec(text) ?? [];
  const [input, ...more] = new Set(rule.replace(/\\[a-z]+/g, '').match(/[a-z]/g));
  if (!letter || more.length > 0 || letter === 'x') return null;
  const at = (x: number): number | null => {
    const read = readNumber(
      input === undefined ? rule : rule.replace(new RegExp(`(?<!\\\\[a-z]*)${input}`, 'g'), `(${x})`),
    );
    return read && read[0] / read[1];
  };
  const [a, b, c] = [at(0), at(1), at(2)];
  if (a === null || b === null || c === null || Math.abs(c - 2 * b + a) > 1e-9) return null;
  return { slope: b - a, start: a, letters: [input ?? 'x', letter] };
}
