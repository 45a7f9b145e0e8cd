/** An equation of a figure in each of its solved forms, and the sentence that says it. */
export type Fact = { readonly forms: readonly string[]; readonly says: string };

/** `V = s^3 | s = cbrt(V)`, one form for each letter that can be worked out from the others. */
export const fact = (forms: string, says: string): Fact => ({
  forms: forms.split(' | '),
  says,
});

/** Letters of a formula; π and the names of functions are none. */
export const lettersIn = (formula: string): readonly string[] => [
  ...new Set(formula.replace(/[a-z]{2,}(?=\()/gi, ' ').match(/[a-zA-Z]/g) ?? []),
];

/** A formula that gives `result` from letters that are known. */
export type Form = {
  readonly result: string;
  readonly needs: readonly string[];
  readonly formula: string;
  readonly says: string;
};

const formsOf = (facts: readonly Fact[]): readonly Form[] =>
  facts.flatMap(({ forms, says }) =>
    forms.map((formula) => {
      const [result = '', right = ''] = formula.split(' = ');
      return { result, needs: lettersIn(right), formula, says };
    }),
  );

const longest = 4;

/**
 * The shortest way from the known letters to the asked one along the facts of a figure; only a way that uses every
 * known letter has understood all that is told.
 */
export function findWay(
  facts: readonly Fact[],
  known: readonly string[],
  asked: string,
): readonly Form[] | null {
  const forms = formsOf(facts);
  const search = (have: readonly string[], way: readonly Form[], depth: number): readonly Form[] | null => {
    if (have.includes(asked)) {
      const used = new Set(way.flatMap(({ needs }) => needs));
      const each = way.every(({ result }) => result === asked || used.has(result));
      return each && known.every((letter) => used.has(letter)) ? way : null;
    }
    if (depth === 0) return null;
    for (const form of forms) {
      if (have.includes(form.result) || !form.needs.every((letter) => have.includes(letter))) continue;
      const found = search([...have, form.result], [...way, form], depth - 1);
      if (found) return found;
    }
    return null;
  };
  for (let depth = 1; depth <= longest; depth += 1) {
    const found = search(known, [], depth);
    if (found) return found;
  }
  return null;
}
