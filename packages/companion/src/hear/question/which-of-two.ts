import { topicWords } from '../../know/words.ts';

/** What only leads to the first of two things, and to the other one. */
const before =
  /^.*(?:[.,;:?!]|\b(?:is|are|it|its|that|this|they|do|does|did|i|you|u|we|should|can|use|write|look at|go|the|an?|so|be|get|of)\b)\s*/i;
const behind = /^\s*(?:(?:is|are|it|do|does|i|you|u|we|should|can|use|the|an?|just|go|by|with)\b\s*)*/i;
/** Where the other one ends. */
const end = /\s*(?:[.,;:?!]|\b(?:at|on|in|for|to|with|here|now|then|first|of|is|are|bc|because)\b).*$/i;
const mostWords = 3;
const notWords = /[\d=<>/^]|\b(?:it|that|this|them|both|not|no|wrong|what|something)\b/i;

/** Two things in words that are asked between: "is it weeks or dollars". */
export type OfTwo = readonly [string, string];

/** Reads which of two things in words a question is between; null where it is between none, or numbers. */
export function whichOfTwo(text: string): OfTwo | null {
  const [one = '', other = '', ...more] = text.split(/\bor\b/i);
  const two = [one.replace(before, '').trim(), other.replace(behind, '').replace(end, '').trim()] as const;
  const isWords = (side: string): boolean =>
    topicWords(side).length > 0 && !notWords.test(side) && side.split(' ').length <= mostWords;
  return more.length === 0 && two.every(isWords) ? two : null;
}

/** Whether a text speaks of both. */
export const speaksOfBoth = (two: OfTwo, text: string): boolean => {
  const words = new Set(topicWords(text));
  return two.every((side) => topicWords(side).some((word) => words.has(word)));
};
