import { browserStorage } from './browser-storage.ts';

const key = 'stem-city-guide';
const done = 'done';

/** Whether this browser has led somebody through the first minute. */
export function wasGuided(): boolean {
  try {
    return browserStorage()?.getItem(key) === done;
  } catch {
    return false;
  }
}

export function rememberGuide(): void {
  try {
    browserStorage()?.setItem(key, done);
  } catch {
    // A page that may keep nothing is guided again next time.
  }
}
