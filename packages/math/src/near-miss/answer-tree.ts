/** A value as the tests of near misses draw it; its writing and its meaning share nothing with the reader. */
export type Value =
  | { readonly kind: 'number'; readonly top: number; readonly bottom: number; readonly decimal: boolean }
  | { readonly kind: 'letter'; readonly name: string }
  | { readonly kind: 'constant'; readonly name: 'pi' | 'e' | 'i' }
  | { readonly kind: 'negative'; readonly of: Value }
  | { readonly kind: 'sum' | 'difference' | 'product' | 'quotient'; readonly a: Value; readonly b: Value }
  | { readonly kind: 'power'; readonly a: Value; readonly b: Value }
  | { readonly kind: 'root'; readonly of: Value; readonly index: 2 | 3 }
  | { readonly kind: 'function'; readonly name: FunctionName; readonly of: Value };

export const functionNames = ['sin', 'cos', 'tan', 'ln', 'log', 'arcsin', 'arctan'] as const;
export type FunctionName = (typeof functionNames)[number];

export type End = { readonly value: Value | 'infinity' | '-infinity'; readonly closed: boolean };
export type Range = { readonly low: End; readonly high: End };
export type Sign = '=' | '<' | '>' | '<=' | '>=';

/** An answer of one of the forms that students type. */
export type AnswerTree =
  | { readonly kind: 'expression' | 'number' | 'percent'; readonly value: Value }
  | { readonly kind: 'relation'; readonly letter: string; readonly sign: Sign; readonly value: Value }
  | {
      readonly kind: 'between';
      readonly letter: string;
      readonly range: Range;
      readonly joined: 'and' | 'or';
    }
  | { readonly kind: 'ranges'; readonly ranges: readonly Range[] }
  | { readonly kind: 'point' | 'set' | 'list'; readonly items: readonly Value[]; readonly or?: true }
  | { readonly kind: 'both'; readonly middle: Value; readonly away: Value; readonly sign: '±' | '+' | '-' }
  | { readonly kind: 'measure'; readonly value: Value; readonly unit: string }
  | { readonly kind: 'ratio'; readonly items: readonly Value[] };

export const number = (top: number, bottom = 1, decimal = false): Value => ({
  kind: 'number',
  top,
  bottom,
  decimal,
});
export const pair = (
  kind: 'sum' | 'difference' | 'product' | 'quotient' | 'power',
  a: Value,
  b: Value,
): Value => ({ kind, a, b });
export const negative = (of: Value): Value => ({ kind: 'negative', of });

/** The values directly inside a value. */
function partsOf(value: Value): readonly Value[] {
  if ('a' in value) return [value.a, value.b];
  return 'of' in value ? [value.of] : [];
}

function withParts(value: Value, parts: readonly Value[]): Value {
  const [first = value, second = value] = parts;
  if ('a' in value) return { ...value, a: first, b: second };
  return 'of' in value ? { ...value, of: first } : value;
}

/** Every tree that comes of changing the value in exactly one place; `change` gives null where it does not apply. */
export function changedOnce(value: Value, change: (value: Value) => Value | null): readonly Value[] {
  const here = change(value);
  const parts = partsOf(value);
  const inside = parts.flatMap((part, place) =>
    changedOnce(part, change).map((changed) => withParts(value, parts.with(place, changed))),
  );
  return here ? [here, ...inside] : inside;
}
