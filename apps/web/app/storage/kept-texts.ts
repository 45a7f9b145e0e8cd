/** What could not be stored. A value here is newer than the stored one under its key; null says that it was removed. */
const unstored = new Map<string, string | null>();
const listeners = new Set<() => void>();

/**
 * The browser's own storage, of which every page may count on an answer: where storage is closed or full, a text holds
 * until the page is left.
 */
export const keptTexts = {
  getItem(key: string): string | null {
    const newer = unstored.get(key);
    return newer === undefined ? stored(key) : newer;
  },
  setItem(key: string, text: string): void {
    try {
      localStorage.setItem(key, text);
      unstored.delete(key);
    } catch {
      unstored.set(key, text);
      for (const listener of listeners) listener();
    }
  },
  removeItem(key: string): void {
    try {
      localStorage.removeItem(key);
      unstored.delete(key);
    } catch {
      unstored.set(key, null);
    }
  },
  /** The keys that have a text. */
  keys(): string[] {
    return [...new Set([...storedKeys(), ...unstored.keys()])].filter((key) => this.getItem(key) !== null);
  },
};

/** Calls back whenever a text could not be stored, at once where one waits already; answers how to stop that. */
export function onUnstored(listener: () => void): () => void {
  listeners.add(listener);
  if ([...unstored.values()].some((text) => text !== null)) listener();
  return () => listeners.delete(listener);
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function storedKeys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}
