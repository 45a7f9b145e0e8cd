import { equivalent } from '@playforward/math';
import { numberAt } from '../claims/put-in.ts';
import { termsOf } from '../claims/terms-of.ts';
import { type Sides, sidesOf } from '../judge-line.ts';

const same = (a: string, b: string): boolean => equivalent(a, b) === 'equal';

const bracket = /(?<![\d.a-z^)])([-−]?\d+(?:\.\d+)?|-)\s*\*?\s*\(([^()]+)\)(?!\s*[\^\d(])/i;

/** A side with one number before parentheses multiplied into the first term alone: 6n - 6 for 6(n - 6). */
function halfMultiplied(side: string): string | null {
  const read = side.replace(new RegExp(bracket, 'gi'), (all: string, by: string, inner: string) => {
    const [, first = '', rest = ''] = /^(\s*[-−]?[^-−+]+)([-−+].*)$/.exec(inner) ?? [];
    return rest === '' ? all : `${by === '-' ? '-1' : by} * (${first}) ${rest}`;
  });
  return read === side ? null : read;
}

/** What one side of an equation became where only the first term in its parentheses was multiplied. */
function isHalfMultiplied(from: string, to: string): boolean {
  const half = halfMultiplied(from);
  return half !== null && same(half, to) && !same(from, to);
}

const firstTermOnly = (factor: string): string =>
  `The factor $${factor}$ in front multiplies every term in its parentheses. What happens to the second one?`;

/** Whether each term was divided by one number, but for some that were left as they are; the first of these. */
function undivided(from: Sides, to: Sides): { readonly by: string; readonly term: string } | null {
  const [before, after] = [from, to].map(({ left, right }) => [termsOf(left), termsOf(right)]);
  const pairs = (before ?? []).flatMap((terms, side) =>
    terms.map((term, at) => [term, after?.[side]?.[at] ?? ''] as const),
  );
  const isPaired = before?.every((terms, side) => terms.length === after?.[side]?.length);
  if (!isPaired || pairs.length < 3) return null;
  const [, by = ''] = /^[+]?(-?\d+(?:\.\d+)?)\*?[a-z]$/i.exec(pairs[0]?.[0] ?? '') ?? [];
  if (by === '' || !same(pairs[0]?.[0] ?? '', `${by} * (${pairs[0]?.[1]})`)) return null;
  // Of nothing nothing is left, however it is divided.
  const kept = pairs.filter(([a, b]) => same(a, b) && !same(a, '0'));
  const isAll = pairs.every(([a, b]) => same(a, b) || same(a, `${by} * (${b})`));
  const [term] = kept[0] ?? [];
  return isAll && term !== undefined ? { by, term: term.replace(/^\+/, '') } : null;
}

const logOf = /^log_?(?:\((\d+)\)|(\d+))\s*\(?(.+?)\)?$/i;

/** log_b(a) = c as base, inside and exponent. */
function logParts({ left, right }: Sides): readonly [string, string, string] | null {
  const [, one, other, inside] = logOf.exec(left) ?? [];
  const base = one ?? other;
  return base === undefined || inside === undefined || numberAt(right) === null
    ? null
    : [base, inside, right];
}

/** What is said of a logarithm that was turned into another power, or into a product. */
function ofLog(from: Sides, to: Sides): string | null {
  const parts = logParts(from);
  if (!parts) return null;
  const [base, inside, exponent] = parts;
  if (!same(inside, to.left)) return null;
  if (same(`${base}^${exponent}`, to.right)) return null;
  if (same(`${exponent}^${base}`, to.right))
    return `Here ${exponent} became the base and ${base} the exponent. Which number is the base of the logarithm, and what does a logarithm tell?`;
  return same(`${base} * ${exponent}`, to.right)
    ? `This multiplies ${base} by ${exponent}. A logarithm is an exponent: which power does it belong to?`
    : null;
}

/** Between two neighbours of a student's work: the known kind of slip that leads from one to the other; null where none does. */
export function reasonOfSlip(before: string, line: string): string | null {
  const [from, to] = [sidesOf(before), sidesOf(line)];
  if (!from || !to || from.sign !== to.sign) return null;
  const sides = [
    [from.left, to.left],
    [from.right, to.right],
  ] as const;
  const isHalf = sides.map(([a, b]) => isHalfMultiplied(a, b));
  const isKept = sides.every(([a, b], at) => isHalf[at] || same(a, b));
  const at = isHalf.indexOf(true);
  if (at >= 0 && isKept) return firstTermOnly(bracket.exec(sides[at]?.[0] ?? '')?.[1] ?? '');
  const left = from.sign === '=' ? undivided(from, to) : null;
  if (left !== null)
    return `Every term is divided by $${left.by}$. What became of $${left.term}$ in your line?`;
  return ofLog(from, to);
}
