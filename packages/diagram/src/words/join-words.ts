/** 'a', 'a and b', 'a, b, and c'. */
export function joinWords(words: readonly string[]): string {
  if (words.length < 3) return words.join(' and ');
  return `${words.slice(0, -1).join(', ')}, and ${words.at(-1)}`;
}
