/** The end of what was already shown, and the sentence to decide about; both plain and in small letters. */
export type Window = {
  readonly text: string;
  /** Where the sentence begins in `text`; a finding has to reach past it. */
  readonly from: number;
  readonly sentence: string;
};

const tailLength = 240;

export function windowOf(tail: string, sentence: string): Window {
  const before = tail.slice(-tailLength).toLowerCase();
  const own = sentence.toLowerCase();
  return { text: `${before} ${own}`, from: before.length + 1, sentence: own };
}
