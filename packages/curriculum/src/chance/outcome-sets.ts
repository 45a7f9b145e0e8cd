/** Numbers as the last words of a sentence: '1, 2 or 3'. */
export function listOr(values: readonly number[]): string {
  const last = values.at(-1);
  return values.length < 2 ? String(last) : `${values.slice(0, -1).join(', ')} or ${last}`;
}

/** A set as content text: '$\{2, 4, 6\}$'. */
export function outcomeSetText(values: readonly number[]): string {
  return `$\\{${values.join(', ')}\\}$`;
}

/** Whole numbers from low to high, both included. */
export function wholesFrom(low: number, high: number): number[] {
  return Array.from({ length: high - low + 1 }, (_, index) => low + index);
}

/** A rule for whole numbers; `n` is its number where it has one. */
export type NumberRule = {
  readonly key: 'even' | 'odd' | 'multiple' | 'above' | 'below';
  readonly n: number;
};

/** What a rule says of a number, as finished words. */
export function ruleWords({ key, n }: NumberRule): string {
  return {
    even: 'even',
    odd: 'odd',
    multiple: `a multiple of ${n}`,
    above: `greater than ${n}`,
    below: `less than ${n}`,
  }[key];
}

/** Whether a number keeps a rule. */
export function keepsRule(value: number, { key, n }: NumberRule): boolean {
  return {
    even: value % 2 === 0,
    odd: value % 2 !== 0,
    multiple: value % n === 0,
    above: value > n,
    below: value < n,
  }[key];
}
