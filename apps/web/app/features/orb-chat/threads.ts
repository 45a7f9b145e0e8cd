import type { OrbHistory, OrbThread } from '@playforward/contract';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api/api.ts';
import type { ChatEntry } from './chat-entry.ts';

const address = '/api/orb/assistant/threads';

/** The student's conversations, the newest first. */
export const threadsQuery = queryOptions({
  queryKey: ['orb-threads'],
  queryFn: async () => (await api.get<{ threads: OrbThread[] }>(address)).threads,
  retry: false,
});

/** What was said in a conversation, oldest first. Pictures are gone: they are never kept (D-109). */
export async function loadHistory(thread: string): Promise<ChatEntry[]> {
  const { messages, math } = await api.get<OrbHistory>(`${address}/${encodeURIComponent(thread)}/history`);
  return messages.map(({ role, content: text, timestamp, message_id: key }) =>
    role === 'user'
      ? { type: 'user', key, text, timestamp, status: 'delivered', images: [] }
      : {
          ...{ type: 'orb', key, text, math, timestamp, kind: 'reply' },
          ...{ card: null, writing: false, suggestions: [] },
        },
  );
}

export async function deleteThread(thread: string): Promise<void> {
  await api.delete(`${address}/${encodeURIComponent(thread)}`);
}

/** The documented mark of a conversation: the end of its id (L-135). */
export function threadMark(thread: string): string {
  return thread.slice(-8);
}

const justNow = 60_000;

/** When a conversation was last used: now, or the day. */
export function threadDay(updatedAt: string, now: number, words: { now: string }): string {
  const date = new Date(updatedAt);
  if (now - date.getTime() < justNow) return words.now;
  return date.toLocaleDateString('en-US', { month: 'short', day: 'numeric' });
}
