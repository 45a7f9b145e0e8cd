import { useEffect, useState } from 'react';

/** Milliseconds between two steps of typing, letters a step, and steps after which any backlog is caught up. */
export const typing = { every: 40, letters: 2, catchUp: 30 } as const;

/** How many letters are shown after the next step; long texts come faster, so that nobody waits for words. */
export function nextTyped(shown: number, text: string): number {
  const left = text.length - shown;
  if (left <= 0) return text.length;
  const next = Math.min(text.length, shown + Math.max(typing.letters, Math.ceil(left / typing.catchUp)));
  return splitsPair(text, next) ? next + 1 : next;
}

/** Whether a cut here would tear a picture character apart. */
function splitsPair(text: string, at: number): boolean {
  const code = text.charCodeAt(at - 1);
  return code >= 0xd800 && code <= 0xdbff;
}

/** The number of letters to show of a text that may still grow; all of them where motion is not wanted. */
export function useTyped(text: string, moving: boolean): number {
  const [shown, setShown] = useState(0);
  const done = shown >= text.length;
  // A timer types, step by step, until everything is there.
  useEffect(() => {
    if (!moving || done) return;
    const timer = setInterval(() => setShown((count) => nextTyped(count, text)), typing.every);
    return () => clearInterval(timer);
  }, [moving, done, text]);
  return moving ? Math.min(shown, text.length) : text.length;
}
