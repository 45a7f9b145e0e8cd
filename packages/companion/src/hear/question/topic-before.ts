import type { CompanionContext, RecentTurn } from '../../companion-context.ts';
import { namesTopic, withoutTalk } from '../../know/words.ts';
import { asksSomething } from '../asks-something.ts';

/** Words that join a message to what was said before it, and those that point at it without a name. */
const joins =
  /^\W*(?:(?:ok|okay|oh|yes|no|wait|hm+|um|thx|thanks)\W+)*(?:and|but|so|or|then|like|what if|(?:what|how) about|why|which one)\b/i;
const points = /\b(?:it|its|it's|they|them|that|thats|this|these|those|one|ones|which)\b/i;
/** A longer message says by itself what its pronouns stand for. */
const mostPointing = 7;

/** Whether a message goes on from what was said before: "and if its negative", "which one is better". */
export const goesOnFromTalk = (text: string): boolean =>
  joins.test(text) || (points.test(text) && text.trim().split(/\s+/).length <= mostPointing);

/** What the talk is about: the student's last message that names it by itself, of what is told only the topic; null where none did. */
export function topicOfTalk(recent: readonly RecentTurn[]): string | null {
  const naming = recent.filter(({ role, text }) => role === 'user' && namesTopic(text));
  const said = (naming.findLast(({ text }) => !goesOnFromTalk(text)) ?? naming.at(-1))?.text ?? null;
  return said === null || asksSomething(said) ? said : withoutTalk(said);
}

/** Beside a problem it asks for the reason of what was told. */
const asksWhy = /\bwh?y\b|\bhow come\b/i;

/** The question about an idea that was asked last; null where a step, a number or something else came between. */
function ideaAsked(recent: readonly RecentTurn[]): string | null {
  const last = recent.findLast(({ role, text }) => role === 'user' && !goesOnFromTalk(text))?.text ?? '';
  return namesTopic(last) && asksSomething(last) && !/\d/.test(last) ? last : null;
}

/**
 * The topic of the talk that a message goes on from; null where it speaks for itself. Beside a problem what goes on goes on
 * from the work, unless an idea was asked about before.
 */
export const topicBefore = (
  text: string,
  { recent, openProblem }: Pick<CompanionContext, 'recent' | 'openProblem'>,
): string | null =>
  !goesOnFromTalk(text)
    ? null
    : openProblem === undefined
      ? topicOfTalk(recent)
      : asksWhy.test(text)
        ? null
        : ideaAsked(recent);
