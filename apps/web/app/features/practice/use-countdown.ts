import { useEffect, useEffectEvent, useRef, useState } from 'react';

const tick = 100;

type Countdown = { milliseconds: number; running: boolean; onEnd: () => void };

/** Milliseconds left. Stands still while not running, and never ends early. */
export function useCountdown({ milliseconds, running, onEnd }: Countdown): number {
  const [left, setLeft] = useState(milliseconds);
  const rest = useRef(milliseconds);
  const end = useEffectEvent(onEnd);

  // The clock is outside of React.
  useEffect(() => {
    if (!running) return;
    const startedAt = Date.now();
    const startedWith = rest.current;
    const timer = setInterval(() => {
      rest.current = Math.max(0, startedWith - (Date.now() - startedAt));
      setLeft(rest.current);
      if (rest.current > 0) return;
      clearInterval(timer);
      end();
    }, tick);
    return () => clearInterval(timer);
  }, [running]);

  return left;
}
