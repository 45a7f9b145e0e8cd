import { useCallback, useEffect, useRef, useState } from 'react';
import type { MessageStore } from './message-store.ts';

export type AskedQuestion = ReturnType<typeof useAsked>;

/**
 * Whether the student has asked for what is said. Such words stand by the buttons where there is no room beside the
 * lesson, and are there to read until the student goes on from what they were asked about.
 */
export function useAsked(store: MessageStore, { about, text }: { about: string; text: string }) {
  const [asked, setAsked] = useState<string | null>(null);
  const bubble = useRef<HTMLDivElement>(null);
  const now = asked === about;
  useEffect(() => {
    if (asked === null || asked === about) return;
    setAsked(null);
    store.clear();
  }, [asked, about, store]);
  useEffect(() => {
    // The bubble grows with its text.
    if (now && text !== '') bubble.current?.scrollIntoView?.({ block: 'nearest' });
  }, [now, text]);
  const end = useCallback(() => setAsked(null), []);
  return { bubble, now, begin: () => setAsked(about), end };
}
