import { useEffect, useState } from 'react';
import type { OrbMode } from '../../../ui/orb/orb-looks.ts';
import type { QueuedMessage } from '../queue/message-queue.ts';
import { modeOfMessage, settledMode, worryLasts } from './moods.ts';

/** How the companion looks while it says a message: at work while it writes, then as the message asks. */
export function useOrbMood(message: QueuedMessage | null, readingAloud: boolean): OrbMode {
  const [settled, setSettled] = useState<string | null>(null);
  const mode = message ? modeOfMessage(message) : 'idle';
  const later = message?.interaction_type === 'wrong_answer' ? settledMode(mode) : undefined;
  const id = message?.id;

  // Worry about a wrong answer passes by itself.
  useEffect(() => {
    if (!later || id === undefined) return;
    const timer = setTimeout(() => setSettled(id), worryLasts);
    return () => clearTimeout(timer);
  }, [later, id]);

  if (message?.writing) return message.text === '' ? 'thinking' : 'speaking';
  if (readingAloud) return 'speaking';
  return later && settled === id ? later : mode;
}
