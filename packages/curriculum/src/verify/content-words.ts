/** Words that tell nothing of a situation. */
const empty = new Set(
  `about above after again also always because been before below between both does each equal every exactly first from
  going have into just least less like long more most much must never next none nothing number numbers once only other
  others over part same second side some such than that their them then there these they third this those through times
  together under until value values what when where which while whole with within without would your`.split(
    /\s+/,
  ),
);

/** A word without the ending of its plural or its past, so that "warms" and "warm" are one. */
function stemOf(word: string): string {
  return word.replace(/(?:ies|y)$/, 'i').replace(/(?:es|ed|s|e)$/, '');
}

/** The stems of the words of `least` letters or more that say something; mathematics is left out. */
export function contentWords(text: string, least: 3 | 4 = 4): ReadonlySet<string> {
  const plain = text.replace(/\\\$/g, ' ').replace(/\$[^$]*\$/g, ' ');
  const words = plain.toLowerCase().match(/\p{L}+/gu) ?? [];
  return new Set(words.filter((word) => word.length >= least && !empty.has(word)).map(stemOf));
}
