/** A case: the names of what it holds, and whether it is of the kind. */
export type NamedCase = { readonly names: readonly string[]; readonly isOfKind: boolean };

const rounds = 40;
const rate = 0.3;
const decay = 3e-4;

/** Numbers from 0 up to 1 in an order of their own, the same at every call. */
function* chances(): Generator<number, never> {
  let state = 7;
  for (;;) {
    state = (state * 1_103_515_245 + 12_345) & 0x7fffffff;
    yield state / 0x80000000;
  }
}

function shuffled(count: number, chance: Generator<number, never>): readonly number[] {
  const order = Array.from({ length: count }, (_, at) => at);
  for (let at = count - 1; at > 0; at -= 1) {
    const other = Math.floor(chance.next().value * (at + 1));
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
  return order;
}

/**
 * Logistic regression over named features by stochastic descent with a step size of its own for each weight: what each
 * name weighs, a case's sum being divided by the root of the number of its names, known or not. The same cases give the same weights.
 */
export function trainWords(
  cases: readonly NamedCase[],
  known: readonly string[],
): { readonly weights: readonly number[]; readonly bias: number } {
  const index = new Map(known.map((name, at) => [name, at]));
  const rows = cases.map(({ names }) => names.flatMap((name) => index.get(name) ?? []));
  const weights = new Float64Array(known.length);
  const seen = new Float64Array(known.length).fill(0.01);
  const chance = chances();
  let bias = 0;
  for (let round = 0; round < rounds; round += 1)
    for (const at of shuffled(rows.length, chance)) {
      const row = rows[at] ?? [];
      const share = 1 / Math.sqrt(cases[at]?.names.length || 1);
      const sum = row.reduce((total, spot) => total + (weights[spot] ?? 0) * share, bias);
      const error = 1 / (1 + Math.exp(-sum)) - (cases[at]?.isOfKind ? 1 : 0);
      bias -= 0.02 * error;
      for (const spot of row) {
        const slope = error * share + decay * (weights[spot] ?? 0);
        seen[spot] = (seen[spot] ?? 0) + slope * slope;
        weights[spot] = (weights[spot] ?? 0) - (rate * slope) / Math.sqrt(seen[spot] ?? 1);
      }
    }
  return { weights: [...weights].map((value) => Number(value.toFixed(2))), bias: Number(bias.toFixed(2)) };
}
