/** A number rounded to so many places, with its zeros at the end: 6.98 with one place gives '7.0'. */
export function roundedTo(value: number, places: number): string {
  return value.toFixed(places);
}

/** The claim that an expression rounds to this value: they are less than half a unit of the last place apart. */
export function roundingClaim(expression: string, value: string, places: number): string {
  const most = `0.${'0'.repeat(places)}501`;
  return `(${expression} - ${value.replace('−', '-')})^2 < ${most}^2`;
}
