import { fractionValue } from '../numbers/fraction-amounts.ts';

/** Whether fractions, each as top and bottom, all have different values. */
export function areDistinct(fractions: readonly (readonly [number, number])[]): boolean {
  return new Set(fractions.map(([top, bottom]) => fractionValue(top, bottom))).size === fractions.length;
}
