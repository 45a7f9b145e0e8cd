import type { OrbEvent, OrbEventAnswer } from '@playforward/contract';
import { api } from '../../../api/api.ts';
import type { MessageStore } from '../queue/message-store.ts';
import type { OrbMessage } from '../queue/orb-message.ts';
import { orbText } from '../text.ts';

export type TriggerIds = { lessonId?: number | undefined; problemId?: number | undefined };

/** Tells the server what happened; answers what the companion says to it. */
export async function trigger(
  event: OrbEvent,
  { lessonId, problemId }: TriggerIds = {},
): Promise<OrbMessage[]> {
  const query = new URLSearchParams();
  if (problemId !== undefined) query.set('problem_id', String(problemId));
  if (lessonId !== undefined) query.set('lesson_id', String(lessonId));
  const suffix = query.size > 0 ? `?${query}` : '';
  const answer = await api.post<Partial<OrbEventAnswer> | undefined>(`/api/orb/trigger/${event}${suffix}`);
  return answer?.messages ?? [];
}

/** Tells of an answer and lets the companion react, with its documented words when the call fails (L-307, L-308). */
export async function reactToAnswer(
  store: MessageStore,
  event: 'correct_answer' | 'wrong_answer',
  ids: TriggerIds,
): Promise<void> {
  store.clear();
  const writing = store.write({}, 'immediate');
  const instead: OrbMessage = orbText.answered[event];
  const messages = await trigger(event, ids).catch(() => [instead]);
  if (writing.signal.aborted) return;
  const [first = instead, ...rest] = messages.filter(({ flag_for_review: kept }) => !kept);
  writing.finish(first);
  store.queue(...rest, ...messages.filter(({ flag_for_review: kept }) => kept));
}

/** Tells of something and lets the companion say what the server has to say, if anything. A failure stays silent. */
export async function mention(store: MessageStore, event: OrbEvent, ids: TriggerIds): Promise<boolean> {
  const messages = await trigger(event, ids).catch(() => []);
  const [first, ...rest] = messages;
  if (!first) return false;
  store.immediate(first);
  store.queue(...rest);
  return true;
}
