const small = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven'],
  ...['twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
];
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const values = new Map<string, number>([
  ...small.map((word, i) => [word, i] as const),
  ...tens.map((word, i) => [word, 20 + 10 * i] as const),
]);
/** Names of parts, as in `three fourths`; a second is a time. */
export const denominatorWords: ReadonlyMap<string, number> = new Map<string, number>([
  ['half', 2],
  ['halves', 2],
  ...['third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'].flatMap(
    (word, i) =>
      [
        [word, i + 3],
        [`${word}s`, i + 3],
      ] as [string, number][],
  ),
  ...([
    ['quarter', 4],
    ['quarters', 4],
    ['hundredth', 100],
    ['hundredths', 100],
  ] as [string, number][]),
]);
const nextWord = /(?:-|\s+(?:and\s+)?)([A-Za-z]+)/y;

/** Whether a word can follow: units after a ten, anything under a hundred after `hundred`. */
function fits(total: number, value: number): boolean {
  const rest = total % 1000;
  if (rest === 0) return total > 0;
  if (rest % 100 === 0) return value < 100;
  return rest % 100 >= 20 && rest % 10 === 0 && value > 0 && value < 10;
}

/** Reads a number in words starting with `first`: 'twenty-five', 'three hundred and four'. */
export function readNumberWords(
  text: string,
  first: { word: string; end: number },
): { value: number; end: number } | null {
  let total = values.get(first.word.toLowerCase());
  if (total === undefined) return null;
  let end = first.end;
  for (;;) {
    nextWord.lastIndex = end;
    const match = nextWord.exec(text);
    const word = match?.[1]?.toLowerCase() ?? '';
    const value = values.get(word);
    if (word === 'hundred' && total > 0 && total < 10) total *= 100;
    else if (word === 'thousand' && total > 0 && total < 1000) total *= 1000;
    else if (value !== undefined && fits(total, value)) total += value;
    else return { value: total, end };
    end = nextWord.lastIndex;
  }
}
