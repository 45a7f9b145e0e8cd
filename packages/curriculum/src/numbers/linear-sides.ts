import { signedFraction } from './signed-fractions.ts';
import { signed } from './signed-numbers.ts';

/** A product as content TeX: 1 and −1 stay unwritten before the letter. */
export function termText(p: number, letter: string): string {
  if (p === 1) return letter;
  return p === -1 ? `−${letter}` : `${signed(p)}${letter}`;
}

/** A product as typed text, its factor a multiple of one over `parts`: (3/4)x, −(1/2)x, 2x. */
export function partTermText(p: number, parts: number, letter: string): string {
  if (Number.isInteger(p)) return termText(p, letter);
  return `${p < 0 ? '−' : ''}(${signedFraction(Math.round(Math.abs(p) * parts), parts)})${letter}`;
}

/** A sum of a product and a constant: 3x + 5, −2x − 4. */
export function linearSide(p: number, letter: string, q: number): string {
  return `${termText(p, letter)}${plus(q)}`;
}

/** A constant that is added to what stands before it: ' + 5' or ' − 5', nothing for zero. */
export function plus(q: number): string {
  if (q === 0) return '';
  return q < 0 ? ` − ${-q}` : ` + ${q}`;
}

/** A number as a factor or a term after a sign: a negative one in brackets. */
export function bracketed(value: number): string {
  return value < 0 ? `(${signed(value)})` : String(value);
}

/** Whether a number ends after at most two places. */
export function isShort(value: number): boolean {
  return Math.abs(value * 100 - Math.round(value * 100)) < 1e-9;
}

/** The number at two places, without the noise of decimal fractions in binary. */
export function short(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Whether no value is zero, all differ, and each is at most eighteen times as large or small as the first. */
export function areBelievable([first = 1, ...others]: readonly number[]): boolean {
  const all = [first, ...others];
  const isNear = others.every((value) => {
    const ratio = Math.abs(value / first);
    return ratio < 18 && ratio > 1 / 18;
  });
  return all.every((value) => value !== 0) && isNear && new Set(all).size === all.length;
}
