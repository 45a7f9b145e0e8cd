/** A power as it is typed: 'x', 'x^7', 'x^(−3)'. */
export function powerValue(base: string, exponent: number): string {
  if (exponent === 1) return base;
  return `${base}^${exponent < 0 ? `(−${-exponent})` : exponent}`;
}

/** The same as TeX without dollar signs, with every exponent raised: 'x^{12}', 'x^{−3}'. */
export function powerTex(base: string, exponent: number): string {
  if (exponent === 1) return base;
  return `${base}^{${exponent < 0 ? `−${-exponent}` : exponent}}`;
}

/** Factors beside each other as TeX without dollar signs. */
export function productTex(factors: readonly string[]): string {
  return factors.join(' \\cdot ');
}
