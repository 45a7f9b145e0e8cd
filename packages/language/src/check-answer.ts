import { answerLengths } from './answer-lengths.ts';
import { findProfanity } from './profanity.ts';

/** What a student reads about a written answer; the first three are documented to the letter. */
export const answerSentences = {
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
  if (length === 0) return answerSentences.empty;
  if (length < answerLengths.shortest) return answerSentences.tooShort;
  if (length > answerLengths.longest) return answerSentences.tooLong;
  if (findProfanity(text).length > 0) return answerSentences.profane;
  if (!/[\p{L}\p{N}]/u.test(text)) return answerSentences.noWords;
  return undefined;
}

function countCharacters(text: string): number {
  return text.length > answerLengths.longest * 16 ? text.length : [...segmenter.segment(text)].length;
}

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
