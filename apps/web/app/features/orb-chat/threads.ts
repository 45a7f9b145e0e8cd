import type { OrbHistory, OrbThread } from '@playforward/contract';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api/api.ts';
import type { ChatEntry, OrbEntry } from './chat-entry.ts';
import { chatText } from './chat-text.ts';

const address = '/api/orb/assistant/threads';

/** The student's conversations, the newest first. */
export const threadsQuery = queryOptions({
  queryKey: ['orb-threads'],
  queryFn: async () => (await api.get<{ threads: OrbThread[] }>(address)).threads,
  retry: false,
});

/** An answer that may still be on its way is waited for so often, and so many milliseconds each time. */
export const awaiting = { tries: 3, every: 2_500 } as const;
/** After so many milliseconds nobody answers any more. */
const answeredBy = 30_000;

/**
 * What was said in a conversation, oldest first. Pictures are gone: they are never kept (D-109). A last message without
 * an answer, as after a reload, is marked as such and can be sent again.
 */
export async function loadHistory(thread: string): Promise<ChatEntry[]> {
  for (let tries = 0; ; tries++) {
    const history = await api.get<OrbHistory>(`${address}/${encodeURIComponent(thread)}/history`);
    const last = history.messages.at(-1);
    const isOpen = last?.role === 'user' && Date.now() - new Date(last.timestamp).getTime() < answeredBy;
    if (!isOpen || tries === awaiting.tries) return entriesOf(history);
    await new Promise((resolve) => setTimeout(resolve, awaiting.every));
  }
}

function entriesOf({ messages, math }: OrbHistory): ChatEntry[] {
  const entries = messages.map(
    ({ role, content: text, timestamp, message_id: key, said, ...beside }): ChatEntry =>
      role === 'user'
        ? {
            type: 'user',
            key,
            text,
            timestamp,
            status: 'delivered',
            images: [],
            ...(said && { said: { text: said, math } }),
          }
        : {
            ...saidBefore,
            kind: 'reply',
            key,
            text,
            math,
            timestamp,
            card: beside.safety_card ?? null,
            choices: beside.choices ?? [],
            picture: beside.picture ?? null,
            step: beside.step_verdict ?? null,
            handIn: null,
          },
  );
  const last = entries.at(-1);
  if (last?.type !== 'user') return entries;
  const { key, timestamp } = last;
  return [
    ...entries.slice(0, -1),
    { ...last, status: 'error', heard: true },
    { ...saidBefore, kind: 'failure', key: `${key}-open`, text: chatText.unanswered, math: {}, timestamp },
  ];
}

const saidBefore = {
  type: 'orb',
  card: null,
  writing: false,
  suggestions: [],
  choices: [],
  picture: null,
  step: null,
  handIn: null,
} satisfies Partial<OrbEntry>;

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
