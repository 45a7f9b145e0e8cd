/** Value of one in the place 10^exponent, as it heads a column: '1,000', '1', '0.01'. */
export function placeName(exponent: number): string {
  if (exponent < 0) return `0.${'0'.repeat(-exponent - 1)}1`;
  return `1${'0'.repeat(exponent)}`.replace(/\B(?=(?:\d{3})+$)/g, ',');
}
