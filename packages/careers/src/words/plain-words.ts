/**
 * Lower-case words of an answer without accents, apostrophes or signs; "C++" and "C#" keep theirs. A letter drawn out
 * ("sooo") is shortened to two.
 */
export function plainWords(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’‘`´]/g, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/(\p{L})\1{2,}/gu, '$1$1');
  return plain.match(/[\p{L}\p{N}]+(?:\+\+|#)?/gu) ?? [];
}
