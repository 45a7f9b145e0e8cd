/** The parts that are there, joined; a part that ends its line is followed by a new line. */
export function joinParts(parts: readonly (string | null | undefined)[]): string {
  return parts
    .filter((part): part is string => !!part)
    .join(' ')
    .replaceAll('\n ', '\n')
    .trim();
}

const mostWords = 60;

/** The sentences of a text, without marks of bold print. */
export const sentencesOf = (text: string): readonly string[] =>
  text
    .replace(/[*_]{2}/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .split(/(?<=[.?!])\s+(?=[\p{Lu}"“$])/u);

/** The first whole sentences of a text, up to some sixty words and at least one. */
export function firstSentences(text: string, most = mostWords): string {
  let taken = '';
  for (const sentence of sentencesOf(text)) {
    if (taken !== '' && `${taken} ${sentence}`.split(' ').length > most) break;
    taken = taken === '' ? sentence : `${taken} ${sentence}`;
  }
  return taken;
}
