import { equivalent } from '@playforward/math';
import { squeezed } from '../solution-path.ts';

/** The terms of a sum that stand in no brackets, each with its sign. */
export function termsOf(sum: string): readonly string[] {
  let depth = 0;
  let term = '';
  const terms: string[] = [];
  for (const sign of squeezed(sum).replace(/−/g, '-').replaceAll('+-', '-')) {
    if (depth === 0 && /[+-]/.test(sign) && /[\w)°%²³]$/.test(term)) {
      terms.push(term);
      term = '';
    }
    depth += sign === '(' ? 1 : sign === ')' ? -1 : 0;
    term += sign;
  }
  return [...terms, term].filter((one) => one !== '');
}

type Signed = { readonly isMinus: boolean; readonly size: string };

const turn = ({ isMinus, size }: Signed): Signed => ({ isMinus: !isMinus, size });

/** The terms of a sum with the brackets around several of them dissolved: "3 - (x - 2)" has 3, -x and 2. */
function flatTerms(sum: string): readonly Signed[] {
  return termsOf(sum).flatMap((term): readonly Signed[] => {
    const [, sign = '', size = ''] = /^([+-]?)(.*)$/.exec(term) ?? [];
    const inner = /^\(([^()]+)\)$/.exec(size)?.[1];
    const all = inner === undefined ? [{ isMinus: false, size }] : flatTerms(inner);
    return sign === '-' ? all.map(turn) : all;
  });
}

const isSize = (one: string, other: string): boolean =>
  one === other || (one.length + other.length < 40 && equivalent(one, other) === 'equal');

/**
 * The term that has the other sign in one of two sums that otherwise have the same terms; null where they differ in more,
 * in nothing, or in every sign, as 3 - 7 and 7 - 3 do.
 */
export function turnedTerm(own: string, other: string): string | null {
  const [mine, left] = [flatTerms(own), [...flatTerms(other)]];
  if (mine.length < 2 || mine.length !== left.length) return null;
  const turned: string[] = [];
  for (const { isMinus, size } of mine) {
    const same = left.findIndex((one) => one.isMinus === isMinus && isSize(one.size, size));
    const at = same >= 0 ? same : left.findIndex((one) => isSize(one.size, size));
    if (at < 0) return null;
    if (same < 0) turned.push(size);
    left.splice(at, 1);
  }
  return turned.length < mine.length ? (turned[0] ?? null) : null;
}
