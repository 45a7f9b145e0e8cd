import { exactValue } from '../../algebra/normal-form.ts';
import { numberValue } from '../../algebra/number-value.ts';
import { type Rational, rational } from '../../rational/rational.ts';
import { rationalToNumber } from '../../rational/rational-text.ts';
import type { MathNode } from '../../read/math-node.ts';
import { mapParts } from '../tree/map-parts.ts';

const withoutPi = (node: MathNode): MathNode =>
  node.kind === 'constant' && node.name === 'pi'
    ? { kind: 'number', value: rational(1), places: -1 }
    : mapParts(node, withoutPi);

/** q with node = q · π; null for anything else. */
export function multipleOfPi(node: MathNode): Rational | null {
  const factor = exactValue(withoutPi(node));
  const value = numberValue(node, new Map());
  return factor && Math.abs(rationalToNumber(factor) * Math.PI - value) < 1e-9 ? factor : null;
}
