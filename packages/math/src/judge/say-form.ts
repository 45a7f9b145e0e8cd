/** What was asked for when the value is right but the way it is written is not; said to the student. */
export const formSentences = {
  integer: 'Right value. Work it out to one whole number.',
  decimal: 'Right value. Write it as a decimal.',
  fraction: 'Right value. Write it as a fraction.',
  'lowest-terms': 'Right value. Now write it in lowest terms.',
  mixed: 'Right value. Write it as a mixed number.',
  percent: 'Right value. Write it as a percent.',
  cents: 'Very close. Round to the nearest cent.',
  number: 'Right value. Work it out to one number.',
  ratio: 'Right value. Write it as a ratio.',
  scientific: 'Right value. Write it in scientific notation.',
  simplified: 'Right value. It can be made simpler.',
  factored: 'Right value. Write it as a product of factors, as far as it goes.',
  expanded: 'Right value. Multiply it out and combine like terms.',
  divided: 'Right value. Divide it out, so that only a remainder stands over the divisor.',
  'one-logarithm': 'Right value. Write it as one logarithm.',
  'split-logarithm': 'Right value. Split it into logarithms without products, quotients and powers.',
  equation: 'Right value. Write the whole equation.',
  solved: 'That is true. Solve it, so the variable stands alone.',
  inequality: 'Right idea. Write it as an inequality.',
  interval: 'Right idea. Write it as an interval.',
  'round-bracket': 'Right idea. Infinity takes a round bracket.',
} as const;

export type AskedCode = keyof typeof formSentences;
