import { sidesOf } from '../judge-line.ts';
import { agree, putIn, type Values } from './put-in.ts';

/** Whether an equation holds with these values in it; null where it is none or another letter is left. */
export function isTrueAt(line: string, values: Values): boolean | null {
  const sides = sidesOf(line);
  return sides?.sign === '=' ? agree(putIn(sides.left, values), putIn(sides.right, values)) : null;
}
