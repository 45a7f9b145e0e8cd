/**
 * A text in which a point that is asked about in a small letter has the capital it is told with; null where none is, or
 * where the small letter stands for something of its own. `a` and `i` are words.
 * @example withNamesAsTold('P(2,3) and Q(4,5) move up 2. where is q now') // 'P(2,3) and Q(4,5) move up 2. where is Q now'
 */
export function withNamesAsTold(text: string): string | null {
  const told = new Set(
    [...text.matchAll(/(?<![A-Za-z])([A-Z])\s?\(\s?[-−]?\d[^()]*,/g)].map(([, name]) => name),
  );
  const small = [...text.matchAll(/(?<![\w'’^])([b-hj-z])(?=['′]?(?:\s+[a-z]{2,}|\s*[.?!]*\s*$))/g)];
  const [only, more] = small.filter(([, letter]) => told.has(letter?.toUpperCase()));
  const letter = only?.[1] ?? '';
  const isOwn = new RegExp(`(?<![A-Za-z])${letter}(?![A-Za-z])`, 'g');
  if (only === undefined || more !== undefined || text.match(isOwn)?.length !== 1) return null;
  return `${text.slice(0, only.index)}${letter.toUpperCase()}${text.slice(only.index + 1)}`;
}
