import { normalForm } from '../algebra/normal-form.ts';
import { numberValue } from '../algebra/number-value.ts';
import { sameValue } from '../algebra/same-value.ts';
import { variablesOf } from '../algebra/variables-of.ts';
import type { MathNode, RelationSign } from '../read/math-node.ts';
import { parseMath, readText } from '../read/parse.ts';
import { readUnit, unitFactor } from '../units/read-unit.ts';
import { judgeRatio } from './judge-ratio.ts';
import { scaled, splitMeasure } from './split-measure.ts';

type Truth = 'true' | 'false' | 'unreadable';

/** Both sides as plain values in the unit of the left one; null when they do not go together. */
function inOneUnit(left: MathNode, right: MathNode): readonly [MathNode, MathNode] | null {
  const a = splitMeasure(left);
  const b = splitMeasure(right);
  if (!a || !b || (a.unit === null) !== (b.unit === null)) return null;
  if (a.unit === null || b.unit === null) return [a.value, b.value];
  const from = readUnit(b.unit);
  const to = readUnit(a.unit);
  const factor = from && to && unitFactor(from, to);
  return factor && [a.value, scaled(b.value, factor)];
}

function compares(left: MathNode, sign: RelationSign, right: MathNode): Truth {
  if (left.kind === 'ratio' || right.kind === 'ratio') {
    const same = judgeRatio({ answer: left, wanted: right, key: { value: '', form: 'ratio' } });
    if (sign !== '=' && sign !== '!=') return 'unreadable';
    return (same.kind === 'right' || same.kind === 'form') === (sign === '=') ? 'true' : 'false';
  }
  const sides = inOneUnit(left, right);
  if (!sides) return 'false';
  const [a, b] = sides;
  if (normalForm(a).kind === 'not-scalar' || normalForm(b).kind === 'not-scalar') return 'unreadable';
  const same = sameValue(a, b);
  if (same === 'unknown') return 'unreadable';
  if (sign === '=' || sign === '!=') return (same === 'equal') === (sign === '=') ? 'true' : 'false';
  const distance = numberValue(a, new Map()) - numberValue(b, new Map());
  if (Number.isNaN(distance)) return 'unreadable';
  if (same === 'equal') return sign === '<=' || sign === '>=' ? 'true' : 'false';
  return distance < 0 === sign.startsWith('<') ? 'true' : 'false';
}

/** Letters after numbers are units where that leaves no variable, as in `6 km / 2 h = 3 km/h`. */
function readClaim(text: string): MathNode | null {
  const plain = parseMath(text);
  if (plain.ok && variablesOf(plain.node).length === 0) return plain.node;
  const withUnits = readText(text, { commas: 'grouping', units: true });
  if (withUnits.ok && variablesOf(withUnits.node).length === 0) return withUnits.node;
  return plain.ok ? plain.node : null;
}

/**
 * Proves or refutes an equation or inequality, or a chain of them: '18/30 = 6/10', '4 + 5 = 9 < 10'.
 * @example checkClaim('18/30 = 6/10') // 'true'
 */
export function checkClaim(text: string): Truth {
  const node = readClaim(text);
  if (node?.kind !== 'relation') return 'unreadable';
  const truths = node.signs.map((sign, i) => {
    const left = node.sides[i];
    const right = node.sides[i + 1];
    return left && right ? compares(left, sign, right) : 'unreadable';
  });
  if (truths.includes('false')) return 'false';
  return truths.includes('unreadable') ? 'unreadable' : 'true';
}
