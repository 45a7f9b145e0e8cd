/** A word of a text: where it begins and where it ends. */
export type Word = { start: number; end: number };

export type Reading =
  | { phase: 'silent' }
  /** Asked for, no sound yet. */
  | { phase: 'asked'; word: null }
  | { phase: 'reading'; word: number | null };

export type ReadingEvent =
  | { type: 'asked' }
  | { type: 'started' }
  /** The voice, or the clock in its place, has reached a word. */
  | { type: 'word'; word: number | null }
  /** Read to the end, stopped, or refused by the browser. */
  | { type: 'ended' };

export const silence: Reading = { phase: 'silent' };

export function nextReading(reading: Reading, event: ReadingEvent): Reading {
  switch (event.type) {
    case 'asked':
      return { phase: 'asked', word: null };
    case 'started':
      return reading.phase === 'asked' ? { phase: 'reading', word: null } : reading;
    case 'word':
      return reading.phase === 'silent' ? reading : { phase: 'reading', word: event.word };
    case 'ended':
      return silence;
  }
}

export function wordsToRead(text: string): Word[] {
  return [...text.matchAll(/\S+/gu)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
  }));
}

/** The word at a place in the text, or the one before it; null before the first. */
export function wordAt(words: readonly Word[], place: number): number | null {
  const index = words.findLastIndex(({ start }) => start <= place);
  return index < 0 ? null : index;
}

/** How a voice of ordinary speed reads, for voices that do not say where they are. */
const pace = { word: 110, letter: 58, sentence: 350 } as const;

/** The word being read after so many milliseconds; null when the text is over. */
export function wordAfter(text: string, elapsed: number): number | null {
  let time = 0;
  const words = wordsToRead(text);
  for (const [index, { start, end }] of words.entries()) {
    time += pace.word + pace.letter * (end - start);
    if (/[.!?:]$/.test(text.slice(start, end))) time += pace.sentence;
    if (elapsed < time) return index;
  }
  return null;
}

/** What is handed to the voice: pictures become spaces, so that places stay the same. */
export function speakable(text: string): string {
  return text.replace(/\p{Extended_Pictographic}|\u200d|\ufe0f/gu, (picture) => ' '.repeat(picture.length));
}
