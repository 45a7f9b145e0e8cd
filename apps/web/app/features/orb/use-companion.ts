import { spokenText } from '../../ui/reading/spoken-text.ts';
import { useReadAloud } from '../../ui/reading/use-read-aloud.ts';
import { hasNext, type MessageQueue } from './queue/message-queue.ts';
import { type MessageStore, useMessages } from './queue/message-store.ts';
import { useOrbMood } from './voice/use-orb-mood.ts';

export type Companion = ReturnType<typeof useCompanion>;

type Rest = {
  /** Stands in the bubble while nothing has been said. */
  text?: string;
  /** How the student is doing, as the server counts it. */
  emotion?: string | undefined;
};

/** What the companion says and how it looks, right now. */
export function useCompanion(store: MessageStore, { text: restText = '', emotion }: Rest = {}) {
  const queue = useMessages(store);
  const text = queue.shown?.text ?? restText;
  const voice = useReadAloud(spokenText(text));
  const mode = useOrbMood(queue.shown, { readingAloud: voice.active, emotion });
  return { store, queue, text, voice, mode, next: nextOf(queue, store) };
}

/** Next is there while somebody has to ask for it. */
function nextOf(queue: MessageQueue, store: MessageStore): (() => void) | undefined {
  return queue.delivery === 'user-controlled' && hasNext(queue) ? store.next : undefined;
}
