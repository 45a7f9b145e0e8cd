/** Greatest whole number that divides both. */
export function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b);
}

/** Least whole number above zero that both divide. */
export function commonMultiple(a: number, b: number): number {
  return (a * b) / commonDivisor(a, b);
}

/** A ratio of two whole numbers with the smallest whole numbers, e.g. '3:5' for 18 and 30. */
export function lowestTerms(a: number, b: number): string {
  const divisor = commonDivisor(a, b);
  return `${a / divisor}:${b / divisor}`;
}
