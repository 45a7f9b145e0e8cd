import { wave } from '../scenario/wave.ts';
import { commonFactor, mixedText } from './mixed-text.ts';
import { showNumber } from './show-number.ts';

/** How strongly a written term holds together; decides where brackets stand. */
const binds = { sum: 0, product: 1, whole: 2 } as const;
type Binding = (typeof binds)[keyof typeof binds];

/** A term as it is written, with what it comes to. No text enters an equation without its value. */
export type Term = { readonly text: string; readonly value: number; readonly binding: Binding };

const secret = Symbol('checked');

/** A chain of terms and signs that was worked out where it was written; only `claim` and `sums` make one. */
export type ProvenChain = { readonly [secret]: true; readonly text: string; readonly holds: boolean };

export type Sign = '=' | '≈' | '<' | '≤' | '≥';

const mostDecimals = 6;
/** Values are sums and products of a few typed numbers: beyond this they differ, below it only the machine does. */
const sameness = 1e-9;

/** A number; what counts is what is read. */
export function num(value: number): Term {
  const scale = 10 ** mostDecimals;
  const read = Math.round(value * scale) / scale;
  const binding = read < 0 ? binds.sum : binds.whole;
  return { text: showNumber(read, mostDecimals), value: read, binding };
}

/** A fraction in lowest terms, a mixed number where it is more than one. */
export function frac(top: number, bottom: number): Term {
  const text = mixedText(top, bottom);
  const isWhole = !text.includes('/');
  return { text, value: top / bottom, binding: isWhole ? binds.whole : binds.sum };
}

/** A letter that stands for a number, in most equations the one that was typed. */
export function letter(name: string, value: number): Term {
  return { text: name, value, binding: binds.whole };
}

export const pi: Term = { text: 'π', value: Math.PI, binding: binds.whole };

export function plus(...terms: readonly Term[]): Term {
  return {
    text: terms.map((term, at) => (at > 0 && term.value < 0 ? bracketed(term) : term.text)).join(' + '),
    value: terms.reduce((sum, { value }) => sum + value, 0),
    binding: binds.sum,
  };
}

export function minus(from: Term, ...taken: readonly Term[]): Term {
  return {
    text: [from.text, ...taken.map((term) => tight(term, binds.product))].join(' − '),
    value: taken.reduce((rest, { value }) => rest - value, from.value),
    binding: binds.sum,
  };
}

export function times(...factors: readonly Term[]): Term {
  return {
    text: factors.map((factor, at) => tight(factor, at > 0 ? binds.whole : binds.product)).join(' × '),
    value: factors.reduce((product, { value }) => product * value, 1),
    binding: binds.product,
  };
}

export function over(top: Term, bottom: Term): Term {
  return {
    text: `${tight(top, binds.product)} / ${tight(bottom, binds.whole)}`,
    value: top.value / bottom.value,
    binding: binds.product,
  };
}

const raised: Readonly<Record<string, string>> = {
  '0': '⁰',
  '1': '¹',
  '2': '²',
  '3': '³',
  '4': '⁴',
  '5': '⁵',
  '6': '⁶',
  '7': '⁷',
  '8': '⁸',
  '9': '⁹',
};

/** A whole exponent from 0 on. */
export function power(base: Term, exponent: number): Term {
  let value = 1;
  for (let step = 0; step < exponent; step += 1) value *= base.value;
  const digits = [...String(exponent)].map((digit) => raised[digit] ?? '').join('');
  return { text: tight(base, binds.whole) + digits, value, binding: binds.whole };
}

export function root(of: Term): Term {
  return { text: `√(${of.text})`, value: Math.sqrt(of.value), binding: binds.whole };
}

export function negative(of: Term): Term {
  return { text: `−${tight(of, binds.whole)}`, value: -of.value, binding: binds.sum };
}

/** The sine of a part of a full turn. */
export function sineOfTurn(part: Term): Term {
  return { text: `sin(2π × ${tight(part, binds.product)})`, value: wave(part.value), binding: binds.whole };
}

/** The greatest common factor of two whole numbers. */
export function gcf(a: number, b: number): Term {
  return { text: `GCF(${a}, ${b})`, value: commonFactor(a, b), binding: binds.whole };
}

/** The least common multiple of two whole numbers. */
export function lcm(a: number, b: number): Term {
  return { text: `LCM(${a}, ${b})`, value: (a * b) / commonFactor(a, b), binding: binds.whole };
}

/** A chain such as `n = 27 × 8 / 3 = 72`, proven link by link. */
export function claim(first: Term, ...links: readonly (readonly [Sign, Term])[]): ProvenChain {
  let holds = Number.isFinite(first.value);
  let left = first;
  let text = first.text;
  for (const [sign, right] of links) {
    holds &&= isTrue(left.value, sign, right);
    text += ` ${sign} ${right.text}`;
    left = right;
  }
  return { [secret]: true, text, holds };
}

/** `name = way = value`, with `≈` before the value where it is the way's own result, rounded. */
export function worked(name: string, way: Term, typed: number): ProvenChain {
  const shown = num(typed);
  const sign = isTrue(way.value, '=', shown) ? '=' : '≈';
  return claim(letter(name, way.value), ['=', way], [sign, shown]);
}

/** What may be shown: the claims in one line where each of them holds, else nothing. */
export function writeEquation(claims: readonly ProvenChain[]): string | null {
  return claims.length > 0 && claims.every(({ holds }) => holds)
    ? claims.map(({ text }) => text).join(', ')
    : null;
}

function tight(term: Term, least: Binding): string {
  return term.binding < least ? bracketed(term) : term.text;
}

function bracketed({ text }: Term): string {
  return `(${text})`;
}

function isTrue(left: number, sign: Sign, right: Term): boolean {
  if (!Number.isFinite(left) || !Number.isFinite(right.value)) return false;
  const isSame = Math.abs(left - right.value) <= sameness * Math.max(1, Math.abs(left));
  if (sign === '=') return isSame;
  if (sign === '≈') return Math.abs(left - right.value) <= halfOfLastDigit(right.text);
  if (sign === '<') return !isSame && left < right.value;
  return isSame || (sign === '≤' ? left < right.value : left > right.value);
}

/** `5.1` speaks for everything from 5.05 to 5.15. */
function halfOfLastDigit(text: string): number {
  const places = /\.(\d+)$/.exec(text)?.[1]?.length ?? 0;
  return 0.5 * 10 ** -places + sameness;
}
