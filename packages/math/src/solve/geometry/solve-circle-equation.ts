import { evaluateExact } from '../../judge/equivalent.ts';
import { rationalToFractionText } from '../../rational/rational-text.ts';
import { workFormula } from '../arithmetic/work-formula.ts';
import { addStep, type Method, startChain, type Worked } from '../proof/chain.ts';
import { countNumbers } from '../question/read-quantities.ts';

const number = String.raw`[-−]?\d{1,6}(?:\.\d{1,4})?(?:/\d{1,6})?`;
const pointPattern = new RegExp(String.raw`\(\s*(${number})\s*,\s*(${number})\s*\)`, 'g');
const sizePattern = /\b(radius|diameter)\s*(?:of|is|=|:)?\s*(√?\d{1,6}(?:\.\d{1,4})?)/i;

const plain = (text: string | undefined): string => (text ?? '').replace('−', '-');
const shifted = (letter: string, by: string): string =>
  by === '0' ? letter : by.startsWith('-') ? `(${letter} + ${by.slice(1)})` : `(${letter} - ${by})`;

/** The square of the radius: given, from the diameter, or as far as a point on the circle is from the center. */
function radiusSquared(
  words: string,
  points: readonly (readonly [string, string])[],
): ReturnType<typeof workFormula> {
  const [center, on] = points;
  const [, name, size] = sizePattern.exec(words) ?? [];
  if (size !== undefined && !on) {
    const formula = /^r/i.test(name ?? '') ? 's = r^2' : 's = (d/2)^2';
    return workFormula({ formula, values: /^r/i.test(name ?? '') ? { r: size } : { d: size } });
  }
  if (size !== undefined || !center || !on) return null;
  const values = { a: on[0], b: on[1], h: center[0], k: center[1] };
  return workFormula({ formula: 's = (a - h)^2 + (b - k)^2', values, rule: 'distance-of-points' });
}

function circle(
  [h, k]: readonly [string, string],
  square: NonNullable<ReturnType<typeof workFormula>>,
): Worked | null {
  const chain = startChain('(x - h)^2 + (y - k)^2 = s');
  const values = { h, k, s: square.value };
  const sides = `${shifted('x', h)}^2 + ${shifted('y', k)}^2`;
  addStep(chain, `${sides} = ${square.value}`, { rule: 'circle-equation', proof: { substitute: values } });
  if (!chain.proven) return null;
  const answer = chain.at;
  const steps = [...square.chain.steps, ...chain.steps];
  return { kind: 'conic', chain: { ...chain, steps }, answer, check: square.check };
}

/** The equation of a circle from its center and its radius, its diameter or a point on it. */
export const solveCircleEquation: Method = ({ words }) => {
  if (!/\bequation\b/i.test(words) || !/\bcircle\b/i.test(words) || /[xy]\s*(?:\^2|²)/i.test(words))
    return null;
  const origin = words.replace(/\b(?:at |on )?the origin\b/gi, 'at (0, 0)');
  const points = [...origin.matchAll(pointPattern)].map(([, x, y]) => [plain(x), plain(y)] as const);
  const [center, , more] = points;
  // Two points are a center and one on the circle only where one of them is called so.
  if (points.length === 2 && (/\bdiameter\b/i.test(words) || !/\bcent(?:er|re)d?\b/i.test(words)))
    return null;
  const square = center && !more ? radiusSquared(origin, points) : null;
  const used = 2 * points.length + (points.length === 1 ? 1 : 0);
  // Of two points the center is the one that is called so.
  if (points.length === 2 && !/\bcent(?:er|re)[^(]*\(/i.test(origin.slice(0, origin.indexOf('(') + 1)))
    return null;
  if (!center || !square || countNumbers(origin) !== used || /\bendpoints?\b/i.test(words)) return null;
  const [h, k] = center.map((one) => evaluateExact(one));
  return h && k ? circle([rationalToFractionText(h), rationalToFractionText(k)], square) : null;
};
