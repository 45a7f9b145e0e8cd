import type { Intent } from '../hear/intents.ts';
import type { Hit } from '../know/knowledge.ts';
import { hangsOnQuestion } from '../know/pair-features.ts';
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

/** A text that was written for just this question. */
const justThis = 0.95;
const nearlyThis = 0.75;
/** How much of a question a written one has to share; a yes or no, or a text that goes on from it, more. */
const leastAlike = { answer: 0.6, verdict: 0.75 } as const;
/** A text of another lesson is told only where the question has words as telling as this. */
const leastTelling = { lesson: 4.4, general: 2.8, just: 4.4 } as const;

/** Who asks for the meaning of a term may mean one of another lesson. */
const asksTerm: ReadonlySet<Intent> = new Set<Intent>(['what-is', 'difference', 'recall', 'before']);

/**
 * What fits a question in this talk: a lesson that is not open may answer only what is clearly asked of it. Beside an open
 * problem that is a term by its name, or a question that was written just so; a word in common is not enough.
 */
export function fittingHere(turn: Turn, hits: readonly Hit[]): readonly Hit[] {
  const { heard, context, held, means } = turn;
  if (dependsOnTalk(turn, hits)) return [];
  const fitting = hits.filter(({ found, alike }) => !hangsOnQuestion(found) || alike >= leastAlike.verdict);
  if (!context.lesson && !held) return fitting;
  const words = means.knowledge.wordsOf(heard.text);
  return fitting.filter(({ found, fit, telling, isNear, alike }) => {
    const { lesson, idea } = found;
    // A paragraph of the lesson speaks of its own numbers, which are not those of the problem.
    if (held && found.kind === 'part' && /\d/.test(found.note.says)) return false;
    // An answer was written for a question: words of its text in common do not make it one to this.
    if (held && found.kind === 'answer' && alike < leastAlike.answer) return false;
    // Beside a problem, everyday words alone are no sign that a text is about it.
    if (held && telling === 0 && !idea?.skills.includes(held.skill)) return false;
    if (lesson === null && fit >= justThis && telling > 0) return true;
    const isOwn = idea?.skills.includes(held?.skill ?? '') === true;
    const names = [idea?.title ?? '', ...(idea?.names ?? [])].map(topicWords);
    const isNamed = names.some(
      (name) => name.length > 0 && !name.every(isLoose) && name.every((word) => words.includes(word)),
    );
    // Beside a problem an idea or a paragraph that is not its own has to be asked for by name.
    if (isOwn || (isNear && (!held || found.kind === 'answer' || isNamed))) return true;
    if (held)
      return (
        (isNamed && asksTerm.has(heard.intent)) ||
        (words.length > 1 && fit >= justThis && telling >= leastTelling.just) ||
        // Whys and signs of no lesson hold wherever they come up.
        (idea === null && fit >= nearlyThis && telling >= leastTelling.general)
      );
    return isNamed || telling >= (lesson === null ? leastTelling.general : leastTelling.lesson);
  });
}
