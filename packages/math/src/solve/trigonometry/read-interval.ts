import { exactValue } from '../../algebra/normal-form.ts';
import type { Rational } from '../../rational/rational.ts';
import { parseMath } from '../../read/parse.ts';
import { multipleOfPi } from './multiple-of-pi.ts';

/** The ends of an interval as multiples of π, and whether it was typed in degrees. */
export type Turn = {
  readonly low: Rational;
  readonly high: Rational;
  readonly withLow: boolean;
  readonly withHigh: boolean;
  readonly degrees: boolean;
};

const end = String.raw`(-?\s*(?:\d+\s*(?:π|pi)?(?:\s*\/\s*\d+)?|(?:π|pi)(?:\s*\/\s*\d+)?)\s*(?:°|degrees)?)`;
const word = String.raw`(?:,?\s*(?:on|in|over|for|from|where|with|between)?\s*(?:the interval)?\s*)`;
const brackets = new RegExp(String.raw`${word}([[(])\s*${end}\s*,\s*${end}\s*([\])])`, 'i');
const signs = new RegExp(String.raw`${word}${end}\s*(<=|≤|<)\s*(?:x|θ|theta|t)\s*(<=|≤|<)\s*${end}`, 'i');
const between = new RegExp(
  String.raw`,?\s*(?:for x |x )?(?:between|from)\s+${end}\s+(?:and|to)\s+${end}`,
  'i',
);

function inPi(text: string, degrees: boolean): Rational | null {
  const plain = text.replace(/\s|°|degrees/gi, '').replace(/pi/gi, 'π');
  const read = parseMath(degrees ? `(${plain})/180` : plain);
  if (!read.ok) return null;
  return degrees ? exactValue(read.node) : multipleOfPi(read.node);
}

/** The interval that a request names, and the request without it; null where it names none. */
export function readInterval(words: string): { readonly turn: Turn | null; readonly rest: string } {
  const found = brackets.exec(words) ?? signs.exec(words) ?? between.exec(words);
  if (!found) return { turn: null, rest: words };
  const parts = found.slice(1);
  const bracketed = /^[[(]$/.test(parts[0] ?? '');
  const signed = /[<≤]/.test(parts[1] ?? '');
  const [low, high] = bracketed ? [parts[1], parts[2]] : signed ? [parts[0], parts[3]] : [parts[0], parts[1]];
  const degrees =
    /°|degrees/i.test(found[0]) || (!/π|pi/i.test(found[0]) && /\b(?:180|360|720|90)\b/.test(found[0]));
  const [a, b] = [inPi(low ?? '', degrees), inPi(high ?? '', degrees)];
  if (!a || !b || b.n * a.d <= a.n * b.d || b.n > b.d * 8n || a.n < a.d * -8n)
    return { turn: null, rest: words };
  const withLow = bracketed ? parts[0] === '[' : signed ? parts[1] !== '<' : true;
  const withHigh = bracketed ? parts[3] === ']' : signed ? parts[2] !== '<' : true;
  return { turn: { low: a, high: b, withLow, withHigh, degrees }, rest: words.replace(found[0], ' ').trim() };
}
