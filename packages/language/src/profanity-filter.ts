import { Profanity } from '@2toad/profanity';
import { addedWords } from './added-words.ts';
import { allowedPhrases, allowedWords } from './allowed-phrases.ts';
import { toPlainLetters } from './plain-letters.ts';
import { hidesRefusedWord } from './see-through-disguise.ts';

/** The lists that a filter can be made with. */
export const profanityLanguages = ['en', 'ar', 'de', 'es', 'fr', 'hi', 'ja', 'ko', 'pt', 'ru', 'zh'] as const;
export type ProfanityLanguage = (typeof profanityLanguages)[number];

export const profanityMask = '*****';

/** A refused stretch of a text; `end` is the first place after it. */
export type Span = { start: number; end: number };

export type ProfanityFilter = {
  /** Where refused words stand, in order and without overlaps. */
  find(text: string): Span[];
  /** The text with five asterisks for each refused word. */
  mask(text: string): string;
};

type Word = { start: number; word: string };

/** Words looked at together: the longest listed phrase has three, the longest spaced word a few more. */
const widestWindow = 3;
const widestSpacedWord = 14;
/** Stands for allowed words while the rest is looked at: no letter, no space. */
const blank = '\u00b7';

/** A filter over whole words of the given lists, in any case and through the usual disguises. */
export function createProfanityFilter(languages: readonly ProfanityLanguage[] = ['en']): ProfanityFilter {
  const list = new Profanity({ languages: [...languages], wholeWord: true, grawlix: profanityMask });
  list.removeWords(allowedWords);
  list.addWords(addedWords);
  const refuses = (text: string) => list.exists(text) || unstretched(text).some((each) => list.exists(each));

  function isRefused(open: string, window: readonly Word[]): boolean {
    const { start, end } = spanOf(window);
    return refuses(open.slice(start, end)) || hidesRefusedWord(window.map(({ word }) => word));
  }

  function isSpacedRefusal(run: readonly Word[]): boolean {
    const letters = run.map(({ word }) => word);
    return list.exists(letters.join('')) || hidesRefusedWord(letters);
  }

  function find(text: string): Span[] {
    const { plain, from } = toPlainLetters(text);
    const open = blankAllowed(plain);
    const words: Word[] = [...open.matchAll(/\S+/gu)].map((match) => ({
      start: match.index,
      word: match[0],
    }));
    const found = spacedRuns(words).filter(isSpacedRefusal).map(spanOf);
    for (let width = 1; width <= widestWindow; width += 1) {
      for (let first = 0; first + width <= words.length; first += 1) {
        const window = words.slice(first, first + width);
        const span = spanOf(window);
        const isKnown = found.some((known) => known.start < span.end && span.start < known.end);
        if (!isKnown && isRefused(open, window)) found.push(span);
      }
    }
    return found
      .toSorted((a, b) => a.start - b.start)
      .map(({ start, end }) => ({ start: from[start] ?? 0, end: from[end] ?? text.length }))
      .map((span) => withoutPunctuation(text, span));
  }

  function mask(text: string): string {
    return find(text).reduceRight(
      (masked, { start, end }) => masked.slice(0, start) + profanityMask + masked.slice(end),
      text,
    );
  }

  return { find, mask };
}

/** Three or more single letters in a row: "f u c k". */
function spacedRuns(words: readonly Word[]): Word[][] {
  const runs: Word[][] = [];
  let run: Word[] = [];
  for (const word of [...words, undefined]) {
    if (word && word.word.length === 1 && run.length < widestSpacedWord) run.push(word);
    else {
      if (run.length > 2) runs.push(run);
      run = word?.word.length === 1 ? [word] : [];
    }
  }
  return runs;
}

function spanOf(words: readonly Word[]): Span {
  const [first, last] = [words[0], words.at(-1)];
  return { start: first?.start ?? 0, end: (last?.start ?? 0) + (last?.word.length ?? 0) };
}

/** Letters written three times or more, once and twice. */
function unstretched(text: string): string[] {
  const once = text.replace(/(\p{L})\1{2,}/gu, '$1');
  return once === text ? [] : [once, text.replace(/(\p{L})\1{2,}/gu, '$1$1')];
}

const allowed = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${allowedPhrases
    .toSorted((a, b) => b.length - a.length)
    .map((phrase) =>
      phrase
        .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
        .replaceAll("'", phrase.includes(' ') ? "'?" : "'")
        .replaceAll(' ', '\\s+'),
    )
    .join('|')})(?![\\p{L}\\p{N}])`,
  'gu',
);

function blankAllowed(plain: string): string {
  return plain.replace(allowed, (phrase) => blank.repeat(phrase.length));
}

function withoutPunctuation(text: string, { start, end }: Span): Span {
  const written = text.slice(start, end);
  const before = /^[("'“”‘’[{<.,;:?]*/u.exec(written)?.[0].length ?? 0;
  const after = /[)"'“”‘’\]}>.,;:?!]*\s*$/u.exec(written)?.[0].length ?? 0;
  return { start: start + before, end: end - after };
}
