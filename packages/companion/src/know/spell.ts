/** Whether two words are at most `most` slips apart: a letter more, less, other, or two that changed places. */
function isNear(a: string, b: string, most: number): boolean {
  if (Math.abs(a.length - b.length) > most) return false;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      row.push(cost);
    }
    if (Math.min(...row) > most) return false;
    before = last;
    last = row;
  }
  return (last[b.length] ?? 0) <= most;
}

const shortest = 5;
/** A word that stands once or twice may be a slip itself. */
const fewest = 2;

/** Puts right a word that nobody has written: to the known word one slip away, two for long words; the most used one. */
export function createSpeller(words: ReadonlyMap<string, number>): (word: string) => string {
  const kept = new Map<string, string>();
  const byFirst = new Map<string, string[]>();
  for (const [word, count] of words)
    if (word.length >= shortest - 1 && count >= fewest && /^[a-z]+$/.test(word))
      byFirst.set(word.charAt(0), [...(byFirst.get(word.charAt(0)) ?? []), word]);
  return (word) => {
    if (words.has(word) || word.length < shortest || !/^[a-z]+$/.test(word)) return word;
    const known = kept.get(word);
    if (known !== undefined) return known;
    const near = (byFirst.get(word.charAt(0)) ?? [])
      // A word that goes on after a known one is another word: a castle is no cast.
      .filter((one) => !word.startsWith(one) && isNear(word, one, word.length > 7 ? 2 : 1))
      .sort((a, b) => (words.get(b) ?? 0) - (words.get(a) ?? 0));
    const put = near[0] ?? word;
    if (kept.size < 2_000) kept.set(word, put);
    return put;
  };
}
