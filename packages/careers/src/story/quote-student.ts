import { plainWords } from '../words/plain-words.ts';

const fewest = 3;
const most = 14;
const emptyWords =
  /\b(?:idk|nothing|none|nope|not proud|dont|do not|never|no|na|idc|not sure|died|death|kill\w*|hurt|abus\w*|hospital|bleed\w*|blood|fight\w*|gun\w*|drunk|drug\w*|weed|vap\w*|jail)\b/;

/**
 * The student's sentence, fit to be quoted in a story: short, plain letters, made of words that
 * are known, and about something that happened. Null otherwise. Masked words make it unfit.
 */
export function quoteStudent(
  answer: string,
  isKnown: (word: string) => boolean,
  least = fewest,
): string | null {
  const text = answer
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[.!\s]+$/, '');
  if (!/^[\p{L}\p{N} ,'’-]+$/u.test(text)) return null;
  const words = plainWords(text);
  if (words.length < least || words.length > most) return null;
  if (emptyWords.test(words.join(' '))) return null;
  const known = words.filter((word) => isKnown(word) || /^\d+(?:st|nd|rd|th)?$/.test(word)).length;
  if (known < words.length) return null;
  return text.replace(/^(\p{Ll})/u, (letter) => letter.toUpperCase()).replace(/\bi\b/g, 'I');
}
