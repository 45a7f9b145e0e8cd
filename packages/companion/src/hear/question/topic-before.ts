import type { RecentTurn } from '../../companion-context.ts';
import { namesTopic } from '../../know/words.ts';

/** Words that join a message to what was said before it, and those that point at it without a name. */
const joins =
  /^\W*(?:(?:ok|okay|oh|yes|no|wait|hm+|um|thx|thanks)\W+)*(?:and|but|so|or|then|like|what if|(?:what|how) about|why|which one)\b/i;
const points = /\b(?:it|its|it's|they|them|that|thats|this|these|those|one|ones|which)\b/i;
/** A longer message says by itself what its pronouns stand for. */
const mostPointing = 6;

/** Whether a message goes on from what was said before: "and if its negative", "which one is better". */
export const goesOnFromTalk = (text: string): boolean =>
  joins.test(text) || (points.test(text) && text.trim().split(/\s+/).length <= mostPointing);

/** What the talk is about: the student's last message that names it by itself; null where none did. */
export const topicOfTalk = (recent: readonly RecentTurn[]): string | null =>
  recent.findLast(({ role, text }) => role === 'user' && namesTopic(text) && !goesOnFromTalk(text))?.text ??
  recent.findLast(({ role, text }) => role === 'user' && namesTopic(text))?.text ??
  null;

/** The topic of the talk that a message goes on from; null where it speaks for itself. */
export const topicBefore = (text: string, recent: readonly RecentTurn[]): string | null =>
  goesOnFromTalk(text) ? topicOfTalk(recent) : null;
