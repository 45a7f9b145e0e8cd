/** Equal up to the rounding of doubles. */
export const same = (one: number, other: number): boolean =>
  Math.abs(one - other) <= 1e-9 * Math.max(1, Math.abs(one));

/** The greatest common factor of two whole numbers, never negative. */
export const greatestFactor = (a: number, b: number): number =>
  b === 0 ? Math.abs(a) : greatestFactor(b, a % b);

/** Whether a written fraction or ratio, or a whole number, is in lowest terms; false for any other text. */
export function isInLowestTerms(text = ''): boolean {
  const [top = Number.NaN, bottom = 1] = text.split(/[/:]/).map(Number);
  return greatestFactor(top, bottom) === 1;
}
