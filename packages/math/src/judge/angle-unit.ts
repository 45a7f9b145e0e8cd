import { someNode } from '../algebra/variables-of.ts';
import type { MathNode } from '../read/math-node.ts';
import type { AskedCode } from './say-form.ts';
import type { Measured } from './split-measure.ts';

const degrees = /^(?:degrees?|deg|°)$/;
const radians = /^(?:radians?|rads?)$/;
const pi: MathNode = { kind: 'constant', name: 'pi' };
const halfTurn: MathNode = { kind: 'number', value: { n: 180n, d: 1n }, places: -1 };

const hasPi = (node: MathNode): boolean =>
  someNode(node, (inner) => inner.kind === 'constant' && inner.name === 'pi');
const times = (a: MathNode, top: MathNode, bottom: MathNode): MathNode => ({
  kind: 'divide',
  top: { kind: 'multiply', factors: [a, top] },
  bottom,
});

/**
 * An angle in degrees where radians are wanted, or the other way around, turned into the wanted unit; null for angles in
 * one unit and for anything else. A number with π and no unit is in radians.
 */
export function otherAngleUnit(
  given: Measured,
  unit: string | null,
  wanted: MathNode,
): { readonly value: MathNode; readonly asked: AskedCode } | null {
  const wantsDegrees = unit !== null && degrees.test(unit);
  const wantsRadians = unit === null ? hasPi(wanted) : radians.test(unit);
  const inRadians = given.unit === null ? hasPi(given.value) : radians.test(given.unit);
  if (wantsDegrees && inRadians && !hasPi(wanted))
    return { value: times(given.value, halfTurn, pi), asked: 'degrees' };
  if (wantsRadians && given.unit !== null && degrees.test(given.unit))
    return { value: times(given.value, pi, halfTurn), asked: 'radians' };
  return null;
}
