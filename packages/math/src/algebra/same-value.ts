import { equalRational } from '../rational/rational.ts';
import type { MathNode } from '../read/math-node.ts';
import { newBudget, TooLarge } from './budget.ts';
import { type NormalForm, normalForm } from './normal-form.ts';
import { type Sameness, testNumerically } from './numeric-test.ts';
import { constantOfQuotient, differenceTop } from './quotient.ts';
import { isComplex } from './variables-of.ts';

function compareForms(a: NormalForm, b: NormalForm): Sameness {
  const left = constantOfQuotient(a.quotient);
  const right = left && constantOfQuotient(b.quotient);
  if (left && right && equalRational(left, right)) return 'equal';
  if (left && right) return a.exact && b.exact ? 'different' : 'unknown';
  try {
    if (differenceTop(a.quotient, b.quotient, newBudget()).size === 0) return 'equal';
    return a.exact && b.exact ? 'different' : 'unknown';
  } catch (stopped) {
    if (stopped instanceof TooLarge) return 'unknown';
    throw stopped;
  }
}

function isInfinite(node: MathNode): -1 | 0 | 1 {
  if (node.kind === 'negate') {
    const inner = isInfinite(node.of);
    return inner === 0 ? 0 : inner === 1 ? -1 : 1;
  }
  return node.kind === 'constant' && node.name === 'infinity' ? 1 : 0;
}

/** Above this a fraction is a rounded number rather than the value of a root, logarithm or sine. */
const mostBottom = 1_000_000n;

/** A long decimal beside a value that algebra does not know exactly only comes near it. */
function isRounding(a: NormalForm, b: NormalForm): boolean {
  const value = constantOfQuotient(a.quotient);
  return value !== null && value.d > mostBottom && !b.exact && constantOfQuotient(b.quotient) === null;
}

/**
 * Whether two single values are the same: by exact algebra where it decides, else by seeded testing. Where either speaks
 * of i, both are complex numbers.
 */
export function sameValue(a: MathNode, b: MathNode): Sameness {
  const domain = isComplex(a) || isComplex(b) ? 'complex' : 'real';
  const left = normalForm(a, domain);
  const right = normalForm(b, domain);
  if (left.kind === 'not-scalar' || right.kind === 'not-scalar') {
    const sides = [isInfinite(a), isInfinite(b)];
    return sides[0] === sides[1] && sides[0] !== 0 ? 'equal' : 'different';
  }
  if (left.kind === 'undefined' || right.kind === 'undefined') return 'different';
  if (left.kind === 'form' && right.kind === 'form') {
    const decided = compareForms(left.form, right.form);
    if (decided !== 'unknown') return decided;
    if (isRounding(left.form, right.form) || isRounding(right.form, left.form)) return 'different';
  }
  return testNumerically(a, b, domain);
}
