import { divideRational, type Rational } from '../rational/rational.ts';
import type { MathNode } from '../read/math-node.ts';
import { newBudget, TooLarge } from './budget.ts';
import { normalForm } from './normal-form.ts';
import { addPolynomial, type Polynomial, scalePolynomial } from './polynomial.ts';
import type { Quotient } from './quotient.ts';

/** The number c with a = c·b; null when there is none, 'zero' when both are 0. */
export function exactRatio(a: Polynomial, b: Polynomial): Rational | 'zero' | null {
  if (a.size === 0 && b.size === 0) return 'zero';
  const [key, term] = [...a][0] ?? ['', undefined];
  const other = b.get(key);
  if (!term || !other || a.size !== b.size) return null;
  const ratio = divideRational(term.coefficient, other.coefficient);
  const rest = addPolynomial(a, scalePolynomial(b, { n: -ratio.n, d: ratio.d }), newBudget());
  return rest.size === 0 ? ratio : null;
}

/** Whether every term has the letter, so that 0 in its place makes the polynomial 0. */
const hasFactor = (polynomial: Polynomial, name: string): boolean =>
  [...polynomial.values()].every(({ monomial }) => monomial.some(([other]) => other === name));

/** A quotient over letters alone that its top does not share is 0 exactly where its top is. */
function isZeroWithTop({ top, bottom }: Quotient): boolean {
  const [only, ...more] = bottom.values();
  return only !== undefined && more.length === 0 && !only.monomial.some(([name]) => hasFactor(top, name));
}

/** Whether two differences are 0 at the same places though letters were multiplied out: 2w + 50/w - 25 and w(12.5 - w) - 25. */
export function sameZeros(a: MathNode, b: MathNode): boolean {
  const [left, right] = [normalForm(a), normalForm(b)];
  if (left.kind !== 'form' || right.kind !== 'form' || !left.form.exact || !right.form.exact) return false;
  const [one, other] = [left.form.quotient, right.form.quotient];
  try {
    const ratio = isZeroWithTop(one) && isZeroWithTop(other) ? exactRatio(one.top, other.top) : null;
    return ratio !== null && ratio !== 'zero';
  } catch (stopped) {
    if (stopped instanceof TooLarge) return false;
    throw stopped;
  }
}
