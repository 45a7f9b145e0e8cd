import { useSyncExternalStore } from 'react';
import { onMotionChange, wantsLessMotion } from '../preferences/apply-preferences.ts';

/** Whether the companion may move by itself; undefined in the page as it was built. */
export function useMotionAllowed(): boolean | undefined {
  return useSyncExternalStore(onMotionChange, motionAllowed, () => undefined);
}

function motionAllowed(): boolean {
  return !wantsLessMotion();
}

/** Whether the visitor pays for each byte: then the painted body, which has to be fetched, stays away. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
