import { disguisedWords } from './added-words.ts';

/** Signs and digits written for a letter. */
const signs: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '!': 'i',
  '|': 'i',
  '3': 'e',
  '4': 'a',
  '@': 'a',
  '5': 's',
  $: 's',
  '7': 't',
  '+': 't',
  '8': 'b',
};

/** Each letter at least as often as in the word: "fuuuck" is stretched, "Niger" is a country. */
const stretched = new RegExp(
  `^(?:${disguisedWords.map((word) => word.replace(/(.)\1*/gu, (run, letter) => `${letter}{${run.length},}`)).join('|')})$`,
  'u',
);
const shortestWithStars = 4;

/**
 * Whether words, as written next to each other, hide a refused word: one word with signs or stretched letters, two
 * halves of a word, or single letters with spaces between.
 *
 * @param words small plain letters, as `toPlainLetters` gives them
 */
export function hidesRefusedWord(words: readonly string[]): boolean {
  const isSpaced = words.every((word) => word.length === 1);
  if (words.length > 2 && !isSpaced) return false;
  const word = trim(words.map(trim).join(''));
  return stretched.test(readSigns(word)) || hidesBehindStars(word);
}

function readSigns(word: string): string {
  return Array.from(word, (letter) => signs[letter] ?? letter)
    .join('')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** "f*ck": some letters are stars, at least two are not. */
function hidesBehindStars(word: string): boolean {
  if (!/[*#]/.test(word) || word.replace(/[^\p{L}]/gu, '').length < 2) return false;
  const pattern = Array.from(word, (letter) => (/[*#]/.test(letter) ? '.' : (signs[letter] ?? letter)));
  if (pattern.length < shortestWithStars || pattern.some((letter) => !/[\p{L}.]/u.test(letter))) return false;
  const shape = new RegExp(`^${pattern.join('')}$`, 'u');
  return disguisedWords.some((refused) => shape.test(refused));
}

function trim(word: string): string {
  return word.replace(/^[("'“”‘’[{<.,;:?]+|[)"'“”‘’\]}>.,;:?]+$/gu, '');
}
