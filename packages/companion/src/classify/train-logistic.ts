/** Numbers that were read, and how true the case is, from 0 to 1. */
export type Case = { readonly features: readonly number[]; readonly truth: number };

/** Weights for the numbers as they are read. */
export type Logistic = { readonly weights: readonly number[]; readonly bias: number };

const rounds = 1_500;
/** How much large weights cost, in cases. */
const decay = 1;

/** Mean and spread of each number over all cases. */
function scalesOf(
  cases: readonly Case[],
  size: number,
): { readonly mean: number; readonly spread: number }[] {
  return Array.from({ length: size }, (_, at) => {
    const values = cases.map(({ features }) => features[at] ?? 0);
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const square = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
    return { mean, spread: Math.sqrt(square) + 1e-6 };
  });
}

/** Logistic regression by full gradient descent on numbers of mean 0 and spread 1. The same cases give the same weights. */
export function trainLogistic(cases: readonly Case[]): Logistic {
  const size = cases[0]?.features.length ?? 0;
  const scales = scalesOf(cases, size);
  const read = cases.map(({ features, truth }) => ({
    truth,
    row: [...features.map((value, at) => (value - (scales[at]?.mean ?? 0)) / (scales[at]?.spread ?? 1)), 1],
  }));
  const weights = new Float64Array(size + 1);
  const slope = new Float64Array(size + 1);
  for (let round = 0; round < rounds; round += 1) {
    slope.fill(0);
    for (const { row, truth } of read) {
      let sum = 0;
      for (let at = 0; at <= size; at += 1) sum += (weights[at] ?? 0) * (row[at] ?? 0);
      const error = 1 / (1 + Math.exp(-sum)) - truth;
      for (let at = 0; at <= size; at += 1) slope[at] = (slope[at] ?? 0) + error * (row[at] ?? 0);
    }
    for (let at = 0; at <= size; at += 1)
      weights[at] = (weights[at] ?? 0) - ((slope[at] ?? 0) + decay * (weights[at] ?? 0)) / read.length;
  }
  const own = scales.map(({ spread }, at) => (weights[at] ?? 0) / spread);
  const shift = scales.reduce((sum, { mean }, at) => sum + mean * (own[at] ?? 0), 0);
  const short = (value: number): number => Number(value.toPrecision(6));
  return { weights: own.map(short), bias: short((weights[size] ?? 0) - shift) };
}
