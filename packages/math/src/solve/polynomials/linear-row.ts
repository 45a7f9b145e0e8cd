import { exactValue } from '../../algebra/normal-form.ts';
import {
  addRational,
  multiplyRational,
  negateRational,
  type Rational,
  rational,
  subtractRational,
} from '../../rational/rational.ts';
import type { MathNode } from '../../read/math-node.ts';
import { numberNode } from '../tree/make-node.ts';
import { replaceVariables } from '../tree/replace-variables.ts';

/** What each letter of a linear equation is multiplied by, and the number right of `=`; null where it is not linear. */
export function linearRow(
  relation: Extract<MathNode, { kind: 'relation' }>,
  letters: readonly string[],
): readonly Rational[] | null {
  const [left, right] = relation.sides;
  if (!left || !right) return null;
  const difference: MathNode = { kind: 'add', terms: [left, { kind: 'negate', of: right }] };
  const at = (values: readonly number[]): Rational | null =>
    exactValue(
      replaceVariables(
        difference,
        new Map(letters.map((letter, i) => [letter, numberNode(rational(values[i] ?? 0))])),
      ),
    );
  const none = letters.map(() => 0);
  const constant = at(none);
  if (!constant) return null;
  const found = letters.map((_, i) => at(none.map((_zero, j) => (i === j ? 1 : 0))));
  if (!found.every((value) => value !== null)) return null;
  const row = found.map((value) => subtractRational(value, constant));
  const probe = letters.map((_, i) => [3, -2, 5, 7][i] ?? 2);
  const value = at(probe);
  const expected = row.reduce(
    (sum, c, i) => addRational(sum, multiplyRational(c, rational(probe[i] ?? 0))),
    constant,
  );
  if (!value || value.n * expected.d !== expected.n * value.d) return null;
  return [...row, negateRational(constant)];
}
