import { sidesOf } from '../judge-line.ts';
import { agree, numberAt, putIn, type Values } from './put-in.ts';

/** How far the sides of a line with a rounded number may be apart. */
const nearlySame = 2e-4;

/** Whether an equation holds with these values in it; null where it is none or another letter is left. */
export function isTrueAt(line: string, values: Values): boolean | null {
  const sides = sidesOf(line);
  if (sides?.sign !== '=') return null;
  const [left, right] = [putIn(sides.left, values), putIn(sides.right, values)];
  const [one, other] = [numberAt(left), numberAt(right)];
  const isNear =
    /\d\.\d\d/.test(line) &&
    one !== null &&
    other !== null &&
    Math.abs(one - other) < nearlySame * Math.abs(one);
  return isNear || agree(left, right);
}
