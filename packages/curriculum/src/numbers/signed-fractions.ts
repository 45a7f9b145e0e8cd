function divisorOf(x: number, y: number): number {
  return y === 0 ? Math.abs(x) : divisorOf(y, x % y);
}

/** A fraction in lowest terms, of either sign, as typed text: '−24/25', '3'. */
export function signedFraction(top: number, bottom: number): string {
  const shared = divisorOf(top, bottom);
  const [size, under] = [Math.abs(top) / shared, Math.abs(bottom) / shared];
  return `${top * bottom < 0 ? '−' : ''}${size}${under === 1 ? '' : `/${under}`}`;
}

/** A fraction as it stands, as TeX without dollar signs; the bottom is above zero. */
export function fractionTex(top: number, bottom: number): string {
  return `${top < 0 ? '-' : ''}\\frac{${Math.abs(top)}}{${bottom}}`;
}
