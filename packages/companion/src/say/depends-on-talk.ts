import type { Hit } from '../know/knowledge.ts';
import { topicWords } from '../know/words.ts';
import type { Turn } from './turn.ts';

const pointsBack = /\b(?:it|its|this|that|thats|these|those|they|them|just|there|theres)\b/i;
/** Written texts that fit a question this much alike are about different things that share a word. */
const alike = 0.9;

/**
 * "why does it flip": one telling word, no idea of that name, and texts of several lessons that fit alike. What is meant
 * stands in the talk, and a text of another lesson would be about something else.
 */
export function dependsOnTalk({ heard, context, held }: Turn, hits: readonly Hit[]): boolean {
  const words = topicWords(heard.text);
  const [first] = hits;
  if (!first || words.length !== 1 || !pointsBack.test(heard.text)) return false;
  const { lesson, idea } = first.found;
  if (lesson === null || lesson === context.lesson?.slug || idea?.skills.includes(held?.skill ?? ''))
    return false;
  const isNamed = hits.some(({ found }) =>
    topicWords(found.idea?.title ?? '').some((word) => words.includes(word)),
  );
  return !isNamed && hits.some(({ found, fit }) => found.lesson !== lesson && fit >= alike * first.fit);
}
