import type { SessionChange } from './city-session.ts';

/** Tells every listener; one that leaves meanwhile is not told any more. */
export type ChangeEmitter = {
  subscribe(listener: (change: SessionChange) => void): () => void;
  tell(change: SessionChange): void;
  clear(): void;
};

export function openChangeEmitter(): ChangeEmitter {
  const listeners = new Set<(change: SessionChange) => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell(change) {
      for (const listener of listeners) listener(change);
    },
    clear: () => listeners.clear(),
  };
}
