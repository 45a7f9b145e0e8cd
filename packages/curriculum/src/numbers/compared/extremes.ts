/** What a greatest or a least value is called, and the better of two. */
export function extremeWords(isMax: boolean) {
  return {
    extreme: isMax ? 'maximum' : 'minimum',
    more: isMax ? 'greater' : 'lower',
    kind: isMax ? 'greater' : 'lower',
  };
}

/** Which of two extremes is meant, and by how much. */
export function comparedExtremes(isMax: boolean, one: number, other: number) {
  const isFirst = isMax ? one > other : one < other;
  return { name: isFirst ? '$f$' : '$g$', n: Math.abs(one - other), ...extremeWords(isMax) };
}
