import { useEffect, useState } from 'react';
import type { MessageStore } from '../queue/message-store.ts';
import type { ScreenKind } from '../screen-kind.ts';
import { orbText } from '../text.ts';
import { type WelcomeFlag, welcomeAfter, welcomeFlags, welcomeFor } from './welcome.ts';

/** A visit is one loaded page: it has its greeting once, wherever the student goes in it. */
let greeted = false;

/** Makes the next screen the first of a visit. */
export function forgetVisit(): void {
  greeted = false;
}

type WelcomeInput = {
  store: MessageStore;
  screen: ScreenKind;
  name: string;
  career: string | null | undefined;
  words?: string | undefined;
};

/**
 * Greets after the documented time, unless something else has been said by then. Answers the words of a companion
 * with nothing to say, which have their time too.
 */
export function useWelcome({ store, screen, name, career, words }: WelcomeInput): string {
  // The greeting waits for its time outside of rendering.
  useEffect(() => {
    const welcome = welcomeFor({ screen, name, career, words, flags: readFlags(), greeted });
    if (!welcome) return;
    const timer = setTimeout(() => {
      greeted = true;
      for (const flag of welcome.marks) mark(flag);
      if (store.read().shown === null) store.queue(welcome.message);
    }, welcome.after);
    return () => clearTimeout(timer);
  }, [store, screen, name, career, words]);
  return useRestText();
}

/** What the companion shows while it has nothing to say, from the time of a welcome bubble on (L-320, L-331). */
export function useRestText(): string {
  const [rested, setRested] = useState(false);
  // The words wait for their time.
  useEffect(() => {
    const timer = setTimeout(() => setRested(true), welcomeAfter.bubble);
    return () => clearTimeout(timer);
  }, []);
  return rested ? orbText.nothingToSay : '';
}

function readFlags(): Set<WelcomeFlag> {
  return new Set(welcomeFlags.filter(isMarked));
}

/** Where storage is closed, each visit is a first one. */
export function isMarked(flag: WelcomeFlag): boolean {
  try {
    return localStorage.getItem(flag) === 'true';
  } catch {
    return false;
  }
}

/** Remembers that something was shown or visited once. */
export function mark(flag: WelcomeFlag): void {
  try {
    localStorage.setItem(flag, 'true');
  } catch {
    // A greeting that cannot be remembered is at worst given twice.
  }
}
