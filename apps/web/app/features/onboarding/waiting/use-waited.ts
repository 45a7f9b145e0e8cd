import { useEffect, useState } from 'react';

/** Milliseconds since the screen appeared, in steps of a second, for as long as it waits. */
export function useWaited(isWaiting: boolean): number {
  const [waited, setWaited] = useState(0);

  // The clock is outside of React.
  useEffect(() => {
    if (!isWaiting) return;
    const startedAt = Date.now();
    const timer = setInterval(() => setWaited(Date.now() - startedAt), 1000);
    return () => clearInterval(timer);
  }, [isWaiting]);

  return waited;
}
