import { exactValue } from '../../algebra/normal-form.ts';
import { sameValue } from '../../algebra/same-value.ts';
import type { MathNode } from '../../read/math-node.ts';
import { parseMath } from '../../read/parse.ts';

type Equation = { readonly left: MathNode; readonly right: MathNode };

function equationOf(node: MathNode): Equation | null {
  if (node.kind !== 'relation' || node.signs.join('') !== '=') return null;
  const [left, right] = node.sides;
  return left && right ? { left, right } : null;
}

const same = (a: MathNode, b: MathNode): boolean => sameValue(a, b) === 'equal';

/** u^n = c gives exactly the real u: one for an odd n, u and -u for an even n and c above 0, 0 for 0. */
export function provesRealPower(from: string, to: string): boolean {
  const [a, b] = [parseMath(from), parseMath(to)];
  const given = a.ok ? equationOf(a.node) : null;
  if (!given || !b.ok || given.left.kind !== 'power') return false;
  const power = exactValue(given.left.exponent);
  const { base } = given.left;
  if (power?.d !== 1n || power.n < 2n || power.n > 60n) return false;
  const parts = b.node.kind === 'list' && b.node.joined === 'or' ? b.node.items : [b.node];
  const roots = parts.map(equationOf);
  const { exponent } = given.left;
  const fits = roots.every(
    (root) =>
      root && same(root.left, base) && same({ kind: 'power', base: root.right, exponent }, given.right),
  );
  if (!fits) return false;
  const value = exactValue(given.right);
  const count = power.n % 2n === 1n || value?.n === 0n ? 1 : 2;
  if (count === 1) return roots.length === 1;
  const [first, second] = roots;
  return roots.length === 2 && !!first && !!second && same(first.right, { kind: 'negate', of: second.right });
}
