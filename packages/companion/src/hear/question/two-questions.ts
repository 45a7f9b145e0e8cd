const asks =
  '(?:why|how come|how|what|whats|when|where|which|who|can|could|do|does|did|is|are|am|should|must|would|will)';
const begins = new RegExp(String.raw`^\W*(?:(?:so|ok|but|and|wait|um|hm+|then) )*${asks}\b`, 'i');
const joined = new RegExp(
  String.raw`^(.+?)(?:\s*[?!.]+\s*(?:and |also |but |so )*|,?\s+(?:and|also|but)\s+(?:also )?)(${asks}\b.+)$`,
  'is',
);
const fewestWords = 2;

/** Two questions of one message, each to be read alone: "is it 12 and why do you divide". null where it asks one thing. */
export function twoQuestions(text: string): { readonly first: string; readonly second: string } | null {
  const [, first = '', second = ''] = joined.exec(text.trim()) ?? [];
  const words = (part: string): number => (part.match(/\p{L}{2,}|\d+/gu) ?? []).length;
  return begins.test(first) && words(first) >= fewestWords && words(second) > fewestWords
    ? { first, second }
    : null;
}
