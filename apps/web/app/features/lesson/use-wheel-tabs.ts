import { useEffect, useEffectEvent, useRef } from 'react';
import { restingWheel, turnWheel } from './wheel-state.ts';

/** Over these the wheel belongs to them alone. */
const ownWheel = 'dialog, canvas, textarea, select, [data-wheel="own"]';

/** The wheel leads to the neighbouring section where the page cannot scroll further (D-72). */
export function useWheelTabs(onMove: (direction: 1 | -1) => void): void {
  const wheel = useRef(restingWheel);
  const move = useEffectEvent(onMove);

  // The wheel is the window's.
  useEffect(() => {
    const turn = (event: WheelEvent) => {
      const over = event.target instanceof Element && event.target.closest(ownWheel);
      if (over || event.ctrlKey || event.deltaY === 0 || document.querySelector('dialog[open]')) return;
      const { scrollTop, clientHeight, scrollHeight } = document.documentElement;
      const next = turnWheel(wheel.current, {
        delta: event.deltaY,
        atTop: scrollTop <= 0,
        atBottom: scrollTop + clientHeight >= scrollHeight - 1,
        now: Date.now(),
      });
      wheel.current = next.state;
      if (next.move !== 0) move(next.move);
    };
    window.addEventListener('wheel', turn, { passive: true });
    return () => window.removeEventListener('wheel', turn);
  }, []);
}
