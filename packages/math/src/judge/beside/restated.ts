import { kinds } from './answer-words.ts';

const yesNoSentence = /^(?:is|are|was|does|do|did|can|could|will|would|has|have)\b/i;
const article =
  /^(?:the|an?|is|are|was|does|do|did|has|have|it|its|it's|they|they're|this|that|these|to|be|yes|no)$/;
const linking = /^(?:of|at|on|in|by|for|with|from|to|than)$/;

const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replace(/[’]/g, "'")
    .replace(/\bcan(?:'t|not)\b/g, 'can not')
    .replace(/n't\b|(?<=\b(?:do|does|did|is|are|was|were|has|have|could|would))nt\b/g, ' not')
    .match(/[^\s,;:!?()]+(?=\.\s|\.$)|[^\s,;:!?()]+/g)
    ?.filter((word) => !article.test(word))
    .map((word) => word.replace(/(?<=[a-z]{3})s$/, '')) ?? [];

const prefix = /^(?:non|un|in|ir|im|dis)-?(?=[a-z]{4})/;
/** `irrational` beside `rational` denies it, and `dependent` beside `independent`. */
const withDenials = (said: readonly string[], told: readonly string[]): readonly string[] =>
  said.flatMap((word) => {
    if (told.includes(word)) return [word];
    const plain = word.replace(prefix, '');
    if (plain !== word && told.includes(plain)) return ['not', plain];
    const opposite = told.find((one) => prefix.test(one) && one.replace(prefix, '') === word);
    return opposite === undefined ? [word] : ['not', opposite];
  });

/**
 * Whether an answer tells what a yes-or-no question asks about, or denies it: `not proportional` beside `Is y = 3x + 1 proportional?`
 * denies it. Its words stand in the question in the same order, the last word that says something among them; null for any other
 * text.
 */
export function restates(typed: string, question: string): boolean | null {
  const asked = question.split(/(?<=[?.!])\s+/).filter((sentence) => yesNoSentence.test(sentence));
  const [sentence] = asked;
  if (asked.length !== 1 || sentence === undefined || /\b(?:not|no|or|never)\b|n't\b/i.test(sentence))
    return null;
  const told = wordsOf(sentence.replace(/[?.!]+$/, ''));
  const given = withDenials(wordsOf(typed.replace(/[.!]+$/, '')), told);
  const denials = given.filter((word) => word === 'not' || word === 'never').length;
  const said = given.filter((word) => word !== 'not' && word !== 'never');
  const telling = told.filter((word) => /^[a-z-]{3,}$/.test(word) && !linking.test(word));
  const last =
    telling.filter((word) => !kinds.has(word)).at(-1) === telling.at(-2) ? telling.at(-2) : telling.at(-1);
  // `nonlinear` beside `a linear function` leaves out the name of the thing, and denies it all the same.
  const [only = '', ...more] = said;
  const adjective = more.length === 0 && prefix.test(typed.trim().toLowerCase()) && only === told.at(-2);
  if (denials > 1 || last === undefined || (!said.includes(last) && !adjective)) return null;
  let at = -1;
  for (const word of said) {
    at = told.indexOf(word, at + 1);
    if (at < 0) return null;
  }
  return denials === 0;
}
