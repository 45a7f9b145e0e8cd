import { commonDivisor } from './lowest-terms.ts';
import { signedFraction } from './signed-fractions.ts';
import { signed } from './signed-numbers.ts';
import { rootParts } from './square-roots.ts';

/** (top ± √under) / bottom, as the quadratic formula gives it; bottom is above zero. */
export type FormulaRoots = { readonly top: number; readonly under: number; readonly bottom: number };

type Parts = { top: number; outside: number; inside: number; bottom: number };

/** The same with all squares out of the root and everything in lowest terms. */
export function lowestRoots({ top, under, bottom }: FormulaRoots): Parts {
  const [outside, inside] = rootParts(under);
  const by = commonDivisor(commonDivisor(Math.abs(top), outside), bottom);
  return { top: top / by, outside: outside / by, inside, bottom: bottom / by };
}

function typed({ top, outside, inside, bottom }: Parts, sign: 1 | -1): string {
  if (inside === 1) return signedFraction(top + sign * outside, bottom);
  const root = `${outside === 1 ? '' : outside}√${inside}`;
  const sum = top === 0 ? `${sign < 0 ? '−' : ''}${root}` : `${signed(top)} ${sign < 0 ? '−' : '+'} ${root}`;
  if (bottom === 1) return sum;
  return `(${sum})/${bottom}`;
}

/** Both roots as they are typed, the smaller one first: '(3 − √5)/2, (3 + √5)/2'. */
export function formulaRootsText(roots: FormulaRoots): string {
  const parts = lowestRoots(roots);
  return [typed(parts, -1), typed(parts, 1)].join(', ');
}

/** Both roots as TeX, nothing simplified: '\frac{6 ± \sqrt{20}}{4}'. */
export function rawRootsTex({ top, under, bottom }: FormulaRoots): string {
  return `\\frac{${signed(top)} ± \\sqrt{${under}}}{${bottom}}`;
}

/** Both roots as TeX in simplest form: '\frac{3 ± \sqrt{5}}{2}'. */
export function lowestRootsTex(roots: FormulaRoots): string {
  const { top, outside, inside, bottom } = lowestRoots(roots);
  const root = `${outside === 1 ? '' : outside}\\sqrt{${inside}}`;
  const sum = `${signed(top)} ± ${root}`;
  return bottom === 1 ? sum : `\\frac{${sum}}{${bottom}}`;
}
