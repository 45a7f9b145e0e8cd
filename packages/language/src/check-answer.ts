import { findProfanity } from './profanity.ts';

/** Characters of a written answer, counted as a reader counts them. */
export const answerLengths = { shortest: 3, longest: 1000 } as const;

/** What a student reads about a written answer; the first three are documented to the letter. */
const sentences = {
  empty: 'Please enter a response',
  tooShort: 'Your answer is too short',
  profane: 'Please avoid using inappropriate language',
  tooLong: `Please keep your answer to ${answerLengths.longest.toLocaleString('en-US')} characters`,
  noWords: 'Please use a few words in your answer',
} as const;

/** What has to be mended in a written answer; undefined when it is fine. Spaces around it do not count. */
export function checkAnswer(answer: string): string | undefined {
  const text = answer.trim();
  const length = countCharacters(text);
  if (length === 0) return sentences.empty;
  if (length < answerLengths.shortest) return sentences.tooShort;
  if (length > answerLengths.longest) return sentences.tooLong;
  if (findProfanity(text).length > 0) return sentences.profane;
  if (!/[\p{L}\p{N}]/u.test(text)) return sentences.noWords;
  return undefined;
}

function countCharacters(text: string): number {
  return text.length > answerLengths.longest * 16 ? text.length : [...segmenter.segment(text)].length;
}

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
