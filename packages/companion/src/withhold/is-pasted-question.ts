const leastWords = 5;
const leastNumbers = 2;
const enough = 0.6;
const enoughWithNumbers = 0.3;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d]+(?:[.,/:]\d+)*/gu) ?? [];

/** Who asks what would be if something were different names the numbers of a problem and does not repeat it. */
const wonders = /^\W*(?:and |but |so |ok )*(?:what if|and if|what when|suppose)\b/i;

/** Whether a text repeats most of a question: its words and every number of it, or nearly all of its words. */
export function isPastedQuestion(text: string, question: string): boolean {
  const typed = new Set(wordsOf(text));
  const wanted = [...new Set(wordsOf(question))];
  if (typed.size < leastWords || wanted.length < leastWords) return false;
  const shared = wanted.filter((word) => typed.has(word));
  const numbers = wanted.filter((word) => /\d/.test(word));
  const hasNumbers = numbers.length >= leastNumbers && numbers.every((word) => typed.has(word));
  return shared.length / wanted.length >= (hasNumbers && !wonders.test(text) ? enoughWithNumbers : enough);
}
