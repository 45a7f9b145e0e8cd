import { useSyncExternalStore } from 'react';

/** False in the page as it was built, true once the script runs it. Forms wait for that with their button. */
export function useAlive(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

const subscribeToNothing = () => () => undefined;
