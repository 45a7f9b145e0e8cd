import { correctedWords } from '../reading/spelling.ts';
import { fullSentence } from './full-sentence.ts';
import { wishFirst } from './wish-first.ts';
import { inDigits } from './wordings/number-words.ts';
import { inEnglish } from './wordings/spanish.ts';
import { withSpelling } from './wordings/student-words.ts';

/** `x2 + 7x` has its small 2 on the line; a digit behind a letter is no factor. */
const withPowers = (text: string): string =>
  !/=|^\s*(?:factor|expand|simplify|graph|derivative|integrate)/i.test(text)
    ? text
    : text.replace(/(?<![a-z_.])([a-z])([23])(?![\d.])(?=[\s)+=*/-]|$)/g, '$1^$2');

/** Words and signs of a text put right. */
export const putRight = (typed: string): string => withPowers(withSpelling(inEnglish(typed)));

/**
 * A text with its mistyped words put right, as it was typed, in full words, with dollars as signs, as a full sentence, with its numbers in
 * digits, and with its wish in front.
 */
export function* rewordings(typed: string): Iterable<string> {
  const spelled = correctedWords(typed);
  yield spelled;
  const plain = putRight(typed);
  const priced = plain.replace(/(?<![\d.$])(\d[\d,]*(?:\.\d+)?) (?:dollars?|bucks)\b/gi, '$$$1');
  const others = [
    typed,
    plain,
    priced,
    fullSentence(plain),
    fullSentence(priced),
    inDigits(plain),
    wishFirst(plain),
    ...(spelled === typed ? [] : [fullSentence(putRight(spelled))]),
  ];
  for (const text of new Set(others)) if (text !== spelled) yield text;
}
