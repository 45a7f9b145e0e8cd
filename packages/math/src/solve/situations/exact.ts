import { numberValue } from '../../algebra/number-value.ts';
import { parseMath } from '../../read/parse.ts';
import { byProof, byWorking, type Exercised } from '../exercises/exercise.ts';
import type { RuleName } from '../print/rules.ts';
import { writeMath } from '../print/write-math.ts';
import { startChain } from '../proof/chain.ts';
import type { ProblemKind } from '../solution.ts';
import { spellTrigonometry } from '../trigonometry/spell-trigonometry.ts';

/** A text put into a letter, in brackets. */
export const putIn = (body: string, letter: string, value: string): string =>
  body.replace(new RegExp(`(?<![a-z])${letter}(?![a-z])`, 'g'), `(${value})`);

/** A text with another letter in the place of one. */
export const renamed = (body: string, letter: string, other: string): string =>
  body.replace(new RegExp(`(?<![a-z])${letter}(?![a-z])`, 'g'), other);

/** A text with a number added behind it. */
export const plus = (body: string, by: string): string =>
  by === '0' ? body : by.startsWith('-') ? `${body} - ${by.slice(1)}` : `${body} + ${by}`;

export const numberIn = (text: string): number => {
  const read = parseMath(spellTrigonometry(text));
  return read.ok ? numberValue(read.node, new Map()) : Number.NaN;
};

const close = (a: number, b: number): boolean => Math.abs(a - b) < 1e-11 * Math.max(1, Math.abs(a));

/** A fraction with a small bottom; null where there is none. */
export function fractionOf(value: number, most = 24): readonly [number, number] | null {
  for (let d = 1; d <= most; d += 1) {
    const n = Math.round(value * d);
    if (Math.abs(n) < 1e7 && close(value * d, n)) return [n, d];
  }
  return null;
}

/** Fractions that come near a value, the smallest bottoms first. */
export const fractionsNear = (
  value: number,
  { most, within }: { readonly most: number; readonly within: number },
): readonly string[] =>
  Array.from({ length: most }, (_, i) => i + 1).flatMap((d) => {
    const top = Math.round(value * d);
    return Math.abs(value * d - top) < within ? [d === 1 ? `${top}` : `${top}/${d}`] : [];
  });

/** The values of `x = 2 or x = 3`. */
export const rootsOf = (answer: string): readonly string[] =>
  answer.split(' or ').map((one) => one.replace(/^[a-z] = /, ''));

const times = ([n, d]: readonly [number, number], unit: string): string => {
  const top = unit === '' ? `${n}` : n === 1 ? unit : n === -1 ? `-${unit}` : `${n}${unit}`;
  return d === 1 ? top : `${top}/${d}`;
};

const roots = [2, 3, 5, 6, 7, 10, 11, 13, 14, 15, 17];

/** The exact form of a value: a fraction, or one times π, a root, a logarithm or a power of e. */
export function exactForm(value: number): string | null {
  if (!Number.isFinite(value)) return null;
  const plain = fractionOf(value);
  if (plain) return times(plain, '');
  const pi = fractionOf(value / Math.PI, 128);
  if (pi) return times(pi, 'π');
  for (const k of roots) {
    const part = fractionOf(value / Math.sqrt(k), 12);
    if (part) return times(part, `√${k}`);
  }
  for (let n = 2; n <= 60; n += 1) {
    const part = fractionOf(value / Math.log(n), 6);
    if (part && Math.abs(part[0]) <= 12) return times(part, `ln(${n})`);
  }
  for (const k of [1, 2, 3, 4, -1, -2])
    for (const c of [0, 1, 2, 0.5, 3])
      for (const sign of [1, -1]) {
        const part = fractionOf((value + sign * c) / Math.exp(k), 6);
        if (!part || part[0] === 0 || Math.abs(part[0]) > 12) continue;
        const front = times(part, k === 1 ? 'e' : `e^${k < 0 ? `(${k})` : k}`);
        return c === 0 ? front : `${front} ${sign > 0 ? '-' : '+'} ${c === 0.5 ? '1/2' : c}`;
      }
  return null;
}

type Named = { readonly rule: RuleName; readonly kind: ProblemKind };

/** A calculation with sines, roots or logarithms, worked out exactly. */
export function exactly(text: string, { rule, kind }: Named): Exercised | null {
  const plain = spellTrigonometry(text);
  const worked = /sin|cos|tan|ln|log|\be\b|e\^/.test(plain) ? null : byWorking(plain, { kind });
  if (worked) return worked;
  const read = parseMath(plain);
  const value = read.ok ? exactForm(numberValue(read.node, new Map())) : null;
  if (!read.ok || value === null) return null;
  const start = writeMath(read.node);
  return start === value
    ? { kind, chain: startChain(value), answer: value, check: [] }
    : byProof(start, value, { rule, proof: 'numeric', kind });
}
