import type { CityMission } from '@playforward/contract';
import { readNumber, shownNumber } from '../ui/numbers.ts';

/**
 * The line that echoes what is typed (R2): `{n} panels` with the pupil's own number, and products of numbers such as
 * `{n*400} W`. It shows what a number is, never whether it is right. Null while nothing can be said.
 */
export function unitLine(mission: CityMission, inputs: Record<string, string>): string | null {
  const values = new Map<string, number | string>();
  for (const { symbol, kind } of mission.unknowns) {
    const text = inputs[symbol]?.trim() ?? '';
    if (text === '') return null;
    const value = kind === 'int' || kind === 'dec' ? readNumber(text) : text;
    if (value === null) return null;
    values.set(symbol, value);
  }
  return mission.unit_line.replace(/\{([^{}]+)\}/g, (whole, inner: string) => {
    const value = values.get(inner.trim());
    if (value !== undefined) return typeof value === 'number' ? shownNumber(value) : value;
    return productOf(inner, values) ?? whole;
  });
}

function productOf(inner: string, values: Map<string, number | string>): string | null {
  const factors = inner.split('*').map((factor) => values.get(factor.trim()) ?? readNumber(factor));
  if (factors.length < 2 || !factors.every((factor) => typeof factor === 'number')) return null;
  return shownNumber(factors.reduce((product, factor) => product * factor, 1));
}
