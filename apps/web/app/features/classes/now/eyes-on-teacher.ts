import { useSyncExternalStore } from 'react';

let isPaused = false;
const listeners = new Set<() => void>();

/** Says whether a teacher has paused the class; what runs by itself, such as a game, rests meanwhile. */
export function setEyesOnTeacher(paused: boolean): void {
  if (paused === isPaused) return;
  isPaused = paused;
  for (const listener of listeners) listener();
}

/** Whether a teacher has the student's eyes now. */
export function useEyesOnTeacher(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isPaused,
    () => false,
  );
}
