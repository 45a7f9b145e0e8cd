/**
 * What an expression leaves for the end, in the words of its own signs.
 * @example sumsOrDifferences('−8x − 7') // 'differences'
 * @example sumsOrDifferences('2x^2 + 3x − 1') // 'sums and differences'
 */
export function sumsOrDifferences(expression: string): string {
  const both = [expression.includes(' + ') && 'sums', expression.includes(' − ') && 'differences'];
  return both.filter((one) => one !== false).join(' and ');
}
