import { useSyncExternalStore } from 'react';

const reducedMotion = '(prefers-reduced-motion: reduce)';

/** Whether the companion may move by itself; undefined in the page as it was built. */
export function useMotionAllowed(): boolean | undefined {
  return useSyncExternalStore(subscribe, motionAllowed, () => undefined);
}

function subscribe(listener: () => void): () => void {
  const query = matchMedia(reducedMotion);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

function motionAllowed(): boolean {
  return !matchMedia(reducedMotion).matches;
}

/** Whether the visitor pays for each byte: then the painted body, which has to be fetched, stays away. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
