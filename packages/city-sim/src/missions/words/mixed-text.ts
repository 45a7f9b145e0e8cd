/** Greatest whole number that divides both; of 0 and a number it is the number. */
export function commonFactor(a: number, b: number): number {
  return b === 0 ? a : commonFactor(b, a % b);
}

/** A fraction as it is read on a sign, in lowest terms: `3/4`, `2 1/2` or `5`. */
export function mixedText(top: number, bottom: number): string {
  const shrink = commonFactor(top, bottom);
  const [t, b] = [top / shrink, bottom / shrink];
  const whole = Math.floor(t / b);
  const rest = t % b;
  if (rest === 0) return `${whole}`;
  return whole === 0 ? `${rest}/${b}` : `${whole} ${rest}/${b}`;
}
