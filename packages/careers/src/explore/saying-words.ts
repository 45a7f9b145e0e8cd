import { plainWords } from '../words/plain-words.ts';
import { stemWord } from '../words/stem-word.ts';
import { stopStems } from '../words/stop-words.ts';

/** The stems of a text that say something about work. */
export const searchTerms = (text: string): string[] =>
  plainWords(text)
    .map(stemWord)
    .filter((stem) => stem.length > 1 && !stopStems.has(stem));

/** The same for very many texts: each word is looked into once. */
export function rememberTerms(): (text: string) => string[] {
  const known = new Map<string, readonly string[]>();
  const termsOfWord = (word: string): readonly string[] => {
    const terms = known.get(word) ?? searchTerms(word);
    known.set(word, terms);
    return terms;
  };
  return (text) => plainWords(text).flatMap(termsOfWord);
}

const aboutAnybody = new Set(
  (
    'people peoples persons folks human humans help helps helping mom moms mum mama mother dad dads papa father stepdad stepmom ' +
    'uncle aunt auntie cousin grandpa grandma grandfather grandmother sister brother neighbor neighbors friend ' +
    'friends man men woman women ones team professional work worker employee'
  ).split(' '),
);

/** What is said of the work itself; of "somebody my mom knows who helps people" nothing else is left. */
export function sayingWords(words: readonly string[]): readonly string[] {
  const saying = words.filter((word) => !aboutAnybody.has(word));
  return searchTerms(saying.join(' ')).length > 0 ? saying : words;
}
