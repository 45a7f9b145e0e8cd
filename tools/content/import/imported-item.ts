/** A problem as another system holds it, in words and numbers only. */
export type ImportedItem = {
  readonly title: string;
  /** Content text: TeX between dollar signs, a plain dollar sign written `\$`. */
  readonly question: string;
  readonly answer:
    | { readonly kind: 'choice'; readonly text: string }
    | { readonly kind: 'numeric'; readonly value: string };
  readonly wrong: readonly { readonly text: string; readonly feedback: string | null }[];
  /** Said about the right answer, or about the item as a whole. */
  readonly feedback: string | null;
  /** Where it begins in its file; counts from 1. */
  readonly line: number;
};

/** An item that cannot be taken, and why. */
export type RefusedItem = { readonly title: string; readonly line: number; readonly why: string };

export type ImportOutcome = {
  readonly taken: readonly ImportedItem[];
  readonly refused: readonly RefusedItem[];
};

/** Thrown inside a reader for the item at hand; the message is for the report. */
export class Untakeable extends Error {}

export const importLimits = {
  /** More than any school's bank of one lesson; a larger file is more likely a mistake or an attack. */
  bytes: 2 * 1024 * 1024,
  items: 500,
  textLength: 2_000,
  xmlDepth: 60,
} as const;

const numberText = /^[-+−]?\d{1,12}(\.\d{1,8})?$/;

/** A number as typed text, without a plus sign; anything else is not taken. */
export function readNumber(text: string): string {
  const plain = text.trim();
  if (!numberText.test(plain)) throw new Untakeable(`the answer "${plain.slice(0, 40)}" is no plain number`);
  return plain.replace(/^\+/, '').replace('−', '-');
}
