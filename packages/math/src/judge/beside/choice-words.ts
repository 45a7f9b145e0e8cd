import type { AnswerKey } from '../answer-key.ts';
import { saysSign } from './comparison.ts';
import { saysNone } from './none-words.ts';
import { restates } from './restated.ts';
import { sameWords } from './same-words.ts';
import { bareWord, yesOrNo } from './yes-or-no.ts';

const squeezed = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();

/** Whether an answer is the words of a key that is no mathematics: yes or no, the sign of a comparison, a name. */
export function saysChoice(answer: string, key: AnswerKey): boolean {
  const { value, question } = key;
  if (squeezed(value) === squeezed(answer)) return true;
  const isTruth = /^(?:yes|no|true|false)$/i.test(value.trim());
  const wanted = isTruth ? yesOrNo(value) : null;
  if (wanted !== null && yesOrNo(answer) === wanted) return true;
  if (question === undefined) return false;
  if (/^[a-z -]+$/i.test(value) && bareWord(answer, question) === bareWord(value, '')) return true;
  // The words that are shown beside an author's own choice are told apart by their very text.
  if (key.inferred !== true) return false;
  if (wanted !== null) return yesOrNo(answer) === null && restates(answer, question) === wanted;
  const sign = saysSign(answer, key);
  if (sign !== null) return sign;
  return (
    (/^\s*no [a-z ]+$/i.test(value) && (saysNone(answer) || /^\s*no\s*$/i.test(answer))) ||
    isUndefined(answer, key) ||
    sameWords(answer, key)
  );
}

const undefinedSlope =
  /^\s*(?:it is |it'?s |the slope is )?(?:an? )?(?:undefined|not defined|does(?: not|n'?t) exist|d\.?n\.?e\.?|no slope)(?: slope)?\s*[.!]*\s*$/i;

/** A slope that does not exist, in the usual words for it. */
const isUndefined = (answer: string, { value, question = '' }: AnswerKey): boolean =>
  /\bslope\b/i.test(question) && undefinedSlope.test(value) && undefinedSlope.test(answer);
