/** top ÷ bottom as a student writes it: exact where it ends within three places, else rounded to two. */
export function decimalQuotient(top: number, bottom: number): string {
  const thousandths = (top / bottom) * 1000;
  const ends = Math.abs(thousandths - Math.round(thousandths)) < 1e-9;
  const places = ends ? 3 : 2;
  return String(Number((top / bottom).toFixed(places)));
}

/** What a letter may be at most, as content text: '$y ≤ 5.5$', and '$y ≤ \\frac{140}{24}$, about 5.83' where it does not end. */
export function upperBound(letter: string, top: number, bottom: number): string {
  const quotient = decimalQuotient(top, bottom);
  const ends = Math.abs(Number(quotient) * bottom - top) < 1e-6;
  return ends ? `$${letter} ≤ ${quotient}$` : `$${letter} ≤ \\frac{${top}}{${bottom}}$, about ${quotient}`;
}
