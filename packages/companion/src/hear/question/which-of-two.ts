import { topicWords } from '../../know/words.ts';

/** What only leads to the first of two things, and to the other one. */
const before =
  /^.*(?:[.,;:?!]|\b(?:is|are|it|its|that|this|they|do|does|did|i|you|u|we|should|can|use|write|look at|go|the|an?|so|be|get|of)\b)\s*/i;
const behind = /^\s*(?:(?:is|are|it|do|does|i|you|u|we|should|can|use|the|an?|just|go|by|with)\b\s*)*/i;
/** Where the other one ends. */
const end = /\s*(?:[.,;:?!]|\b(?:at|on|in|for|to|with|here|now|then|first|of|is|are|bc|because)\b).*$/i;
const mostWords = 3;
const notWords = /[\d=<>/^+*]|\b(?:it|that|this|them|both|not|no|wrong|what|something)\b/i;

/** Two things in words that are asked between: "is it weeks or dollars". */
export type OfTwo = readonly [string, string];

const isWords = (side: string): boolean =>
  topicWords(side).length > 0 && !notWords.test(side) && side.split(' ').length <= mostWords;

/** Reads which of two things in words a question is between; null where it is between none, or numbers. */
export function whichOfTwo(text: string): OfTwo | null {
  const [one = '', other = '', ...more] = text.split(/\bor\b/i);
  const two = [one.replace(before, '').trim(), other.replace(behind, '').replace(end, '').trim()] as const;
  return more.length === 0 && two.every(isWords) ? two : null;
}

/** What two things in words are compared: "the difference between a ratio and a fraction", "is it the same as the mean". */
const compared: readonly RegExp[] = [
  /\bdiff(?:erence|erences)? between (.+?) (?:and|or) (.+)$/i,
  /\b(?:is|are) (.+?) (?:any )?different (?:from|than|to) (.+)$/i,
  /^(?:.*\b(?:is|are) )?(.+?) (?:is |are )?(?:really |just |basically )?the same (?:thing )?(?:as|like) (.+)$/i,
  /^(?:.*\bof )?(.+?) (?:vs\.?|versus) (.+)$/i,
];
const pronoun = /^(?:it|that|this|they|these|those|one)$/i;
const edges = /^(?:an?|the)\s+|\s+(?:again|in math|pls|please)$|[?!.,]+$/gi;

/** Reads two things in words that are compared; one that only points is the topic of the talk before. */
export function twoCompared(text: string, topic: string | null): OfTwo | null {
  const found = compared.flatMap((form) => form.exec(text.trim().replace(edges, '')) ?? []);
  const [one, other] = found.slice(1, 3).map((side) => side.replace(edges, '').trim());
  if (one === undefined || other === undefined) return null;
  const two = [pronoun.test(one) ? (topic ?? one) : one, other] as const;
  return two.every(isWords) ? two : null;
}

/** Whether a text speaks of both. */
export const speaksOfBoth = (two: OfTwo, text: string): boolean => {
  const words = new Set(topicWords(text));
  return two.every((side) => topicWords(side).some((word) => words.has(word)));
};
