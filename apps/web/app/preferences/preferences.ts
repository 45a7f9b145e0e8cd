import { useSyncExternalStore } from 'react';
import { keptTexts } from '../storage/kept-texts.ts';

export const themes = ['light', 'dark', 'auto'] as const;
export type Theme = (typeof themes)[number];

const answerModes = ['choices', 'typed'] as const;
export type AnswerMode = (typeof answerModes)[number];
const answerFields = ['plain', 'math'] as const;
type AnswerField = (typeof answerFields)[number];

export type Preferences = {
  theme: Theme;
  /** Asked for here; the device may ask for it too. */
  lessMotion: boolean;
  /** Whether an answered problem moves on by itself. */
  timers: boolean;
  /** How a problem that takes typed answers is first shown. */
  answerMode: AnswerMode;
  /** The field for typed answers: plain text, or one that draws mathematics. */
  answerField: AnswerField;
};

/** Preferences belong to the browser, not to an account. */
const keys = {
  theme: 'playforward_theme',
  lessMotion: 'playforward_less_motion',
  timers: 'playforward_timers',
  answerMode: 'playforward_answer_mode',
  answerField: 'playforward_answer_field',
} as const;

const names = ['theme', 'lessMotion', 'timers', 'answerMode', 'answerField'] as const;

const listeners = new Set<() => void>();
let last: { texts: string; preferences: Preferences } | undefined;

/** The preferences of now; the same object for as long as nothing has changed. */
export function readPreferences(): Preferences {
  const stored = names.map((name) => keptTexts.getItem(keys[name]));
  const texts = JSON.stringify(stored);
  if (last?.texts !== texts) {
    last = {
      texts,
      preferences: {
        theme: oneOf(themes, stored[0]),
        lessMotion: stored[1] === 'true',
        timers: stored[2] !== 'false',
        answerMode: oneOf(answerModes, stored[3]),
        answerField: oneOf(answerFields, stored[4]),
      },
    };
  }
  return last.preferences;
}

export function setPreferences(changes: Partial<Preferences>): void {
  for (const name of names) {
    if (changes[name] !== undefined) keptTexts.setItem(keys[name], String(changes[name]));
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
const unanswered: Preferences = {
  theme: 'light',
  lessMotion: false,
  timers: true,
  answerMode: 'choices',
  answerField: 'plain',
};

/** The stored value when it is known, else the first one. */
function oneOf<T extends string>(known: readonly [T, ...T[]], stored: string | null | undefined): T {
  return known.find((each) => each === stored) ?? known[0];
}
