import type { FirstUse } from '@playforward/contract';
import { createContext } from 'react';

type WordLinksOfLesson = {
  readonly uses: readonly FirstUse[];
  /** The slug of the word, and how the text writes it. */
  readonly onOpen: (slug: string, written: string) => void;
};

/** Which words of a lesson's texts open their entry in the glossary. */
export const WordLinks = createContext<WordLinksOfLesson>({ uses: [], onOpen: () => {} });
