import { type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';
import { cellOfTarget, type GridPlace } from './move-in-grid.ts';

/** A place on which the pointer rests, and the point of the window below it. */
export type Rested = GridPlace & { x: number; y: number };

/** A pointer on its way opens nothing; one that has left has a moment to reach what was opened. */
const restMs = 450;
const leaveMs = 200;

/** Where a mouse rests in the grid. Escape, scrolling and leaving end it. */
export function useRest() {
  const [rested, setRested] = useState<Rested>();
  const timer = useRef<number>(undefined);
  const later = useCallback((next: Rested | undefined, ms: number) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setRested(next), ms);
  }, []);
  const end = useCallback(() => later(undefined, 0), [later]);
  // A timer outlives the component if nobody ends it.
  useEffect(() => () => window.clearTimeout(timer.current), []);
  // Keys and scrolling are heard by the window, wherever the focus is.
  useEffect(() => {
    if (!rested) return;
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && end();
    window.addEventListener('keydown', onKey);
    window.addEventListener('scroll', end, true);
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('scroll', end, true);
    };
  }, [rested, end]);
  return {
    rested,
    stay: () => window.clearTimeout(timer.current),
    leave: () => later(undefined, leaveMs),
    onPointerOver: ({ target, pointerType }: PointerEvent) => {
      const place = pointerType === 'mouse' ? cellOfTarget(target) : undefined;
      if (!place || !(target instanceof Element)) return later(undefined, leaveMs);
      const { left, bottom } = target.getBoundingClientRect();
      later({ ...place, x: left, y: bottom }, restMs);
    },
  };
}
