/** The parts that are there, joined; a part that ends its line is followed by a new line. */
export function joinParts(parts: readonly (string | null | undefined)[]): string {
  return parts
    .filter((part): part is string => !!part)
    .join(' ')
    .replaceAll('\n ', '\n')
    .trim();
}

const mostWords = 60;

/** The first whole sentences of a text, up to some sixty words and at least one. */
export function firstSentences(text: string, most = mostWords): string {
  const sentences = text
    .replace(/[*_]{2}/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .split(/(?<=[.?!])\s+(?=[\p{Lu}"“$])/u);
  let taken = '';
  for (const sentence of sentences) {
    if (taken !== '' && `${taken} ${sentence}`.split(' ').length > most) break;
    taken = taken === '' ? sentence : `${taken} ${sentence}`;
  }
  return taken;
}
