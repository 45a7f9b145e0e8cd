import { useEffect, useState } from 'react';
import type { OrbMode } from '../../../ui/orb/orb-looks.ts';
import type { QueuedMessage } from '../queue/message-queue.ts';
import { modeOfEmotion, modeOfMessage, settledMode, worryLasts } from './moods.ts';

/**
 * How the companion looks while it says a message: at work while it writes, then as the message asks. Without one it
 * follows how the student is doing, by the emotion table alone (D-98).
 */
export function useOrbMood(
  message: QueuedMessage | null,
  { readingAloud, emotion }: { readingAloud: boolean; emotion: string | undefined },
): OrbMode {
  const [settled, setSettled] = useState<string | null>(null);
  const resting = emotion === undefined ? 'idle' : modeOfEmotion(emotion);
  const mode = message ? modeOfMessage(message) : resting;
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
