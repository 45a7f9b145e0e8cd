import { useEffect } from 'react';
import type { MessageStore } from './message-store.ts';
import type { ScreenKind } from './screen-kind.ts';
import { type WelcomeFlag, welcomeFlags, welcomeFor } from './welcome.ts';

/** A visit is one loaded page: it has its greeting once, wherever the student goes in it. */
let greeted = false;

export function forgetVisit(): void {
  greeted = false;
}

type WelcomeInput = {
  store: MessageStore;
  screen: ScreenKind;
  name: string;
  career: string | null | undefined;
};

/** Greets after the documented time, unless something else has been said by then. */
export function useWelcome({ store, screen, name, career }: WelcomeInput): void {
  // The greeting waits for its time outside of rendering.
  useEffect(() => {
    const welcome = welcomeFor({ screen, name, career, flags: readFlags(), greeted });
    if (!welcome) return;
    const timer = setTimeout(() => {
      greeted = true;
      for (const flag of welcome.marks) mark(flag);
      if (store.read().shown === null) store.queue(welcome.message);
    }, welcome.after);
    return () => clearTimeout(timer);
  }, [store, screen, name, career]);
}

function readFlags(): Set<WelcomeFlag> {
  return new Set(welcomeFlags.filter(isSet));
}

/** Where storage is closed, each visit is a first one. */
function isSet(flag: WelcomeFlag): boolean {
  try {
    return localStorage.getItem(flag) === 'true';
  } catch {
    return false;
  }
}

function mark(flag: WelcomeFlag): void {
  try {
    localStorage.setItem(flag, 'true');
  } catch {
    // A greeting that cannot be remembered is at worst given twice.
  }
}
