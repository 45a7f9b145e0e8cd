/** The first letters of a first and a last name; titles and signs that are no letters are left out. */
export function initialsOf(name: string): string {
  const words = name
    .split(/\s+/)
    .filter((word) => /^\p{L}/u.test(word) && !/^(?:Mr|Ms|Mrs|Dr)\.?$/u.test(word));
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return letters
    .map((word) => (word ? [...word][0] : ''))
    .join('')
    .toUpperCase();
}
