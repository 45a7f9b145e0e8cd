/**
 * The area to the left of z under the standard normal curve, by the series of Abramowitz and Stegun 26.2.10, which
 * converges for every z; exact to about 12 places for |z| ≤ 6.
 */
export function normalArea(z: number): number {
  if (z < -8) return 0;
  if (z > 8) return 1;
  let term = z;
  let sum = z;
  for (let k = 1; k < 200 && Math.abs(term) > 1e-17; k += 1) {
    term *= (z * z) / (2 * k + 1);
    sum += term;
  }
  return 0.5 + (sum * Math.exp((-z * z) / 2)) / Math.sqrt(2 * Math.PI);
}

/** As a printed table gives it: four decimals. */
export const tableArea = (z: number): string => normalArea(z).toFixed(4);

/** A part of the line: below `high`, above `low`, or between both. */
export type Part = { readonly low: number | null; readonly high: number | null };

const number = String.raw`-?\d+(?:\.\d+)?`;
const between = new RegExp(String.raw`^P\((${number}) < ([XZ]) < (${number})\)$`);
const oneSided = new RegExp(String.raw`^P\(([XZ]) ([<>]) (${number})\)$`);

/** `P(-1 < Z < 1)`, `P(Z < 1.5)` and `P(Z > 2)` as the part they speak of. */
export function readPart(text: string): (Part & { letter: string }) | null {
  const [, low, letter = '', high] = between.exec(text) ?? [];
  if (low !== undefined && high !== undefined) {
    const part = { low: Number(low), high: Number(high), letter };
    return part.low < part.high ? part : null;
  }
  const [, name, sign, bound] = oneSided.exec(text) ?? [];
  if (name === undefined || bound === undefined) return null;
  return sign === '<'
    ? { low: null, high: Number(bound), letter: name }
    : { low: Number(bound), high: null, letter: name };
}

export function writePart(
  { low, high }: { low: string | null; high: string | null },
  letter: string,
): string {
  if (low !== null && high !== null) return `P(${low} < ${letter} < ${high})`;
  return high === null ? `P(${letter} > ${low})` : `P(${letter} < ${high})`;
}

/** A bound as a z-score of two decimals, as a table has it; null for one that is not within a table. */
export function tableScore(value: number, mean: number, deviation: number): string | null {
  const hundredths = Math.round(Number((((value - mean) / deviation) * 100).toFixed(6)));
  return Math.abs(hundredths) <= 399 ? String(hundredths / 100) : null;
}
