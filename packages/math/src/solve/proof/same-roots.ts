import { linksOf } from '../../algebra/same-relation.ts';
import { variablesOf } from '../../algebra/variables-of.ts';
import { multiplyRational, rational } from '../../rational/rational.ts';
import type { MathNode } from '../../read/math-node.ts';
import {
  type Coefficients,
  commonDivisor,
  divideCoefficients,
  multiplyCoefficients,
  primitive,
  trimmed,
} from '../polynomials/rational-polynomial.ts';
import { coefficientsOf } from '../tree/side-terms.ts';

/** The polynomial whose zeros solve a statement; equations joined by `or` are multiplied. */
function polynomialOf(node: MathNode, letter: string): Coefficients | null {
  if (node.kind === 'list') {
    const parts = node.joined === 'or' ? node.items.map((item) => polynomialOf(item, letter)) : [null];
    return parts.every((part) => part !== null) ? parts.reduce(multiplyCoefficients, [rational(1)]) : null;
  }
  const [link, more] = node.kind === 'relation' ? linksOf(node) : [];
  const found = link && !more && link.sign === '=' ? coefficientsOf(link.difference, letter) : null;
  return found && trimmed(found);
}

const slope = (a: Coefficients): Coefficients =>
  trimmed(a.slice(1).map((value, i) => multiplyRational(value, rational(i + 1))));

/** Every factor once, with whole coefficients. */
function squareFree(a: Coefficients): string {
  return primitive(divideCoefficients(a, commonDivisor(a, slope(a))).quotient).whole.join(' ');
}

/** Whether two polynomial equations in one letter have the same solutions, by exact algebra. */
export function sameRoots(a: MathNode, b: MathNode): boolean {
  const [letter, second] = variablesOf(a, b);
  if (letter === undefined || second !== undefined) return false;
  const [left, right] = [polynomialOf(a, letter), polynomialOf(b, letter)];
  if (!left || !right || left.length < 2 || right.length < 2) return false;
  return squareFree(left) === squareFree(right);
}
