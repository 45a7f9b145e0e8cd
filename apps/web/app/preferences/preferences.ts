import { useSyncExternalStore } from 'react';

export const themes = ['light', 'dark', 'auto'] as const;
export type Theme = (typeof themes)[number];

export type Preferences = {
  theme: Theme;
  /** Asked for here; the device may ask for it too. */
  lessMotion: boolean;
  /** Whether an answered problem moves on by itself. */
  timers: boolean;
};

/** Preferences belong to the browser, not to an account. Where storage is closed, they hold until the page is left. */
const keys = {
  theme: 'playforward_theme',
  lessMotion: 'playforward_less_motion',
  timers: 'playforward_timers',
} as const;

const listeners = new Set<() => void>();
const unstored = new Map<string, string>();
let last: { texts: string; preferences: Preferences } | undefined;

/** The preferences of now; the same object for as long as nothing has changed. */
export function readPreferences(): Preferences {
  const [theme, lessMotion, timers] = [read(keys.theme), read(keys.lessMotion), read(keys.timers)];
  const texts = JSON.stringify([theme, lessMotion, timers]);
  if (last?.texts !== texts) {
    last = {
      texts,
      preferences: {
        theme: themes.find((known) => known === theme) ?? 'light',
        lessMotion: lessMotion === 'true',
        timers: timers !== 'false',
      },
    };
  }
  return last.preferences;
}

export function setPreferences(changes: Partial<Preferences>): void {
  for (const name of ['theme', 'lessMotion', 'timers'] as const) {
    if (changes[name] !== undefined) store(keys[name], String(changes[name]));
  }
  for (const listener of listeners) listener();
}

export function usePreferences(): Preferences {
  return useSyncExternalStore(onPreferenceChange, readPreferences, () => unanswered);
}

/** Calls back after each change, also one made in another tab; answers how to stop that. */
export function onPreferenceChange(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** What a page shows before the browser was asked. */
const unanswered: Preferences = { theme: 'light', lessMotion: false, timers: true };

function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
    unstored.delete(key);
  } catch {
    unstored.set(key, value);
  }
}

function read(key: string): string | null {
  try {
    return unstored.get(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}
