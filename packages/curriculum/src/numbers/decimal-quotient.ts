/** top ÷ bottom as a student writes it: exact where it ends within three places, else rounded to two. */
export function decimalQuotient(top: number, bottom: number): string {
  const thousandths = (top / bottom) * 1000;
  const ends = Math.abs(thousandths - Math.round(thousandths)) < 1e-9;
  const places = ends ? 3 : 2;
  return String(Number((top / bottom).toFixed(places)));
}
