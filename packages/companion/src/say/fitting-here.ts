import type { Hit } from '../know/knowledge.ts';
import { isLoose, topicWords } from '../know/words.ts';
import type { Turn } from './turn.ts';

const pointsBack = /\b(?:it|its|this|that|thats|these|those|they|them|just|there|theres)\b/i;
/** Written texts that fit a question this much alike are about different things that share a word. */
const alike = 0.9;

/**
 * "why does it flip": one telling word, no idea of that name, and texts of several lessons that fit alike. What is meant
 * stands in the talk, and a text of another lesson would be about something else.
 */
function dependsOnTalk({ heard, context, held }: Turn, hits: readonly Hit[]): boolean {
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

/** A text of no lesson that was written for just this question. */
const justThis = 0.95;
/** A text of another lesson is told only where the question has words as telling as this. */
const leastTelling = { lesson: 4.4, general: 2.8, pointing: 7 } as const;

/** What fits a question in this talk: a lesson that is not open may answer only what is clearly asked of it. */
export function fittingHere(turn: Turn, hits: readonly Hit[]): readonly Hit[] {
  const { heard, context, held } = turn;
  if (dependsOnTalk(turn, hits)) return [];
  if (!context.lesson && !held) return hits;
  const words = topicWords(heard.text);
  const steps = held?.rendered?.steps ?? [];
  const own = new Set(
    topicWords(
      [held?.question ?? '', ...steps.map((step) => `${step.instruction} ${step.explanation}`)].join(' '),
    ),
  );
  const isPointing = held !== null && pointsBack.test(heard.text);
  return hits.filter(({ found, fit, telling, isNear }) => {
    const { lesson, idea } = found;
    // Beside a problem, everyday words alone are no sign that a text is about it.
    if (held && telling === 0 && !idea?.skills.includes(held.skill)) return false;
    if (lesson === null && fit >= justThis && telling > 0) return true;
    if (isNear || idea?.skills.includes(held?.skill ?? '')) return true;
    const names = [idea?.title ?? '', ...(idea?.names ?? [])].map(topicWords);
    if (
      names.some(
        (name) => name.length > 0 && !name.every(isLoose) && name.every((word) => words.includes(word)),
      )
    )
      return true;
    // Far from the lesson, a text has to be about something that the open problem speaks of.
    const isRelated = names.flat().some((word) => own.has(word) && !isLoose(word));
    if (held && idea !== null && !isRelated && !context.lesson) return false;
    if (lesson === null) return telling >= leastTelling.general;
    return telling >= (isPointing ? leastTelling.pointing : leastTelling.lesson);
  });
}
