/** The values that occur more than once, each named once. */
export function findTwice<T>(values: readonly T[]): readonly T[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}
