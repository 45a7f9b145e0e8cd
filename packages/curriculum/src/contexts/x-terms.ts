/** A linear expression in x as content text: 3 and −4 give 3x − 4. */
export function linearText(factor: number, constant: number): string {
  return `$${linear(factor, constant)}$`;
}

/** The same without the signs of a formula. */
export function linear(factor: number, constant: number): string {
  const term = factor === 1 ? 'x' : `${factor}x`;
  if (constant === 0) return term;
  return constant > 0 ? `${term} + ${constant}` : `${term} − ${-constant}`;
}
