import { useEffect, useEffectEvent, useRef } from 'react';

/** Reports the problem that is open, and puts the focus on its headline when it replaced another one. */
export function useArrival(problemId: number | undefined, onOpen: (problemId: number) => void) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef<number | undefined>(undefined);
  const open = useEffectEvent(onOpen);

  // The server keeps progress, and the focus is the browser's.
  useEffect(() => {
    if (problemId === undefined) return;
    if (before.current !== undefined && before.current !== problemId) heading.current?.focus();
    if (before.current !== problemId) open(problemId);
    before.current = problemId;
  }, [problemId]);

  return heading;
}
