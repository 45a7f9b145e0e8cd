import { divideRational, powerRational } from '../../rational/rational.ts';
import { rationalToFractionText } from '../../rational/rational-text.ts';
import { findUnit } from '../../units/unit-table.ts';

/** How many of the unit `to` are in one of `from`, as an exact text; null where they are of different kinds. */
export function unitFactor(from: string, to: string, power?: number): string | null {
  if (from === to) return '1';
  const [a, b] = [findUnit(from), findUnit(to)];
  if (!a || !b || a.dimension !== b.dimension) return null;
  // A liter is a length to the power of three by itself, a meter is raised to it.
  const wanted = power ?? (a.power === b.power ? a.power : 0);
  if (wanted === 0 || wanted % a.power !== 0 || wanted % b.power !== 0) return null;
  return rationalToFractionText(
    divideRational(powerRational(a.size, wanted / a.power), powerRational(b.size, wanted / b.power)),
  );
}
