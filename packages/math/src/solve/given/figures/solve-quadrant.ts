import { evaluateExact } from '../../../judge/equivalent.ts';
import { rational } from '../../../rational/rational.ts';
import { rationalToFractionText } from '../../../rational/rational-text.ts';
import { rootText } from '../../print/exact-text.ts';
import type { Given } from '../read-given.ts';

const angle = String.raw`\(?\s*(?:θ|theta|x|t|α|alpha|β|a)\s*\)?`;
const name = '(sin|cos|tan|sec|csc|cot)(?:e|ine|ent)?';
const told = new RegExp(
  String.raw`\b${name}\s*${angle}\s*(?:=|is|equals)\s*(-?\s*\d+(?:\s*/\s*\d+|\.\d+)?)(?![\d/√.]\d)`,
  'gi',
);
const asks = new RegExp(
  String.raw`\b(?:find|what is|what's|whats|determine|give|get|calculate)\s+(?:the\s+)?(?:exact\s+)?(?:value\s+(?:of|for)\s+)?${name}\s*(?:of\s+)?${angle}`,
  'i',
);
/** `cos A = ?` at the end asks for it too. */
const open = new RegExp(String.raw`\b${name}\s*${angle}\s*=?\s*\?*\s*$`, 'i');
const places: readonly (readonly [RegExp, number])[] = [
  [/\b(?:quadrant|quad|q)\s*(?:iv|4)\b|\b(?:fourth|4th|iv) quadrant\b/i, 4],
  [/\b(?:quadrant|quad|q)\s*(?:iii|3)\b|\b(?:third|3rd|iii) quadrant\b/i, 3],
  [/\b(?:quadrant|quad|q)\s*(?:ii|2)\b|\b(?:second|2nd|ii) quadrant\b/i, 2],
  [/\b(?:quadrant|quad|q)\s*(?:i|1)\b|\b(?:first|1st|i) quadrant\b|\bacute\b/i, 1],
];
/** How much the function is below or above 0, where a text tells a quadrant by it. */
const below = new RegExp(String.raw`\b${name}\s*${angle}\s*(<|>)\s*0`, 'i');
const light =
  /\b(?:if|given|that|and|the|angle|is|lies|in|terminal|side|of|where|with|an?|θ|theta|x|t|α|alpha|a|suppose|it|its|terminates|then|for|please|pls|when|has)\b|θ|α|β/gi;

/** Signs of x and y in each quadrant. */
const signs: Readonly<Record<number, readonly [number, number]>> = {
  1: [1, 1],
  2: [-1, 1],
  3: [-1, -1],
  4: [1, -1],
};
const signOf = (of: string, at: number): number => {
  const [x, y] = signs[at] ?? [1, 1];
  return /sin|csc/.test(of) ? y : /cos|sec/.test(of) ? x : x * y;
};

/** One function of an angle and its quadrant: the point on its terminal side, for another function. */
export function solveQuadrant({ text }: Given): string | null {
  const given = [...text.matchAll(told)];
  const asked = asks.exec(text) ?? open.exec(text);
  const [first, second] = given;
  if (!first || second || !asked) return null;
  const [f, g] = [first[1]?.toLowerCase() ?? '', asked[1]?.toLowerCase() ?? ''];
  const value = evaluateExact((first[2] ?? '').replace(/\s/g, ''));
  if (!value || value.n === 0n) return null;
  const sign = value.n < 0n ? -1 : 1;
  let rest = text.replace(first[0], ' ').replace(asked[0], ' ');
  let at = places.find(([pattern]) => pattern.test(rest));
  let quadrant = at?.[1];
  if (at) rest = rest.replace(at[0], ' ');
  else {
    const [whole, h = '', relation] = below.exec(rest) ?? [];
    if (whole === undefined) return null;
    const fits = [1, 2, 3, 4].filter(
      (one) => signOf(f, one) === sign && signOf(h.toLowerCase(), one) === (relation === '<' ? -1 : 1),
    );
    quadrant = fits.length === 1 ? fits[0] : undefined;
    rest = rest.replace(whole, ' ');
    at = undefined;
  }
  if (quadrant === undefined || signOf(f, quadrant) !== sign || /[a-z\d]/i.test(rest.replace(light, ' ')))
    return null;
  const [p, q] = [value.n < 0n ? -value.n : value.n, value.d];
  const [sx, sy] = signs[quadrant] ?? [1, 1];
  const other = (long: bigint, short: bigint): string | null =>
    long > short ? rootText(rational(long * long - short * short)) : null;
  const put = (s: number, size: string | null): string | null =>
    size === null ? null : `${s < 0 ? '-' : ''}${size}`;
  const whole = (n: bigint): string => rationalToFractionText(rational(n));
  const point: readonly (string | null)[] = {
    sin: [put(sx, other(q, p)), put(sy, whole(p))],
    csc: [put(sx, other(p, q)), put(sy, whole(q))],
    cos: [put(sx, whole(p)), put(sy, other(q, p))],
    sec: [put(sx, whole(q)), put(sy, other(p, q))],
    tan: [put(sx, whole(q)), put(sy, whole(p))],
    cot: [put(sx, whole(p)), put(sy, whole(q))],
  }[f] ?? [null];
  const [x, y] = point;
  return x && y ? `the terminal side of θ passes through (${x}, ${y}). find ${g} θ` : null;
}
