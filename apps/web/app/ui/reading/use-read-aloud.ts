import { useCallback, useEffect, useReducer, useRef } from 'react';
import { nextReading, silence, speakable, wordAfter, wordAt, wordsToRead } from './read-aloud.ts';

/** The clock takes the place of a voice that has named no word for so long; a voice silent for `mute` is given up. */
const waits = { forWord: 700, tick: 120, mute: 4000 } as const;

export function canReadAloud(): boolean {
  return typeof window !== 'undefined' && 'speechSynthesis' in window && 'SpeechSynthesisUtterance' in window;
}

/** Reads a text with the browser's own voice and tells which word it is at. Stops on Escape, with the text, on leaving. */
export function useReadAloud(text: string) {
  const [reading, dispatch] = useReducer(nextReading, silence);
  const silencer = useRef<() => void>(undefined);

  const stop = useCallback(() => {
    silencer.current?.();
    silencer.current = undefined;
    dispatch({ type: 'ended' });
  }, []);

  const start = useCallback(() => {
    if (!canReadAloud()) return;
    silencer.current?.();
    dispatch({ type: 'asked' });
    silencer.current = speak(text, {
      onStart: () => dispatch({ type: 'started' }),
      onWord: (word) => dispatch({ type: 'word', word }),
      onEnd: () => dispatch({ type: 'ended' }),
    });
  }, [text]);

  // The voice belongs to the browser: it goes on by itself unless it is told to stop.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text ends the reading of this one
  useEffect(() => stop, [stop, text]);

  const active = reading.phase !== 'silent';
  useEffect(() => {
    if (!active) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') stop();
    };
    document.addEventListener('keydown', onKey);
    window.addEventListener('pagehide', stop);
    return () => {
      document.removeEventListener('keydown', onKey);
      window.removeEventListener('pagehide', stop);
    };
  }, [active, stop]);

  return { active, word: active ? reading.word : null, start, stop };
}

type SpeechHandlers = { onStart: () => void; onWord: (word: number | null) => void; onEnd: () => void };

/** Speaks and answers how to silence it. Words come from the voice, or from the clock where the voice names none. */
function speak(text: string, { onStart, onWord, onEnd }: SpeechHandlers): () => void {
  const words = wordsToRead(text);
  const utterance = new SpeechSynthesisUtterance(speakable(text));
  utterance.lang = 'en-US';
  let clock: ReturnType<typeof setInterval> | undefined;
  let startedAt = 0;
  let named = false;

  const end = () => {
    clearInterval(clock);
    clearTimeout(mute);
    onEnd();
  };
  const mute = setTimeout(() => {
    speechSynthesis.cancel();
    end();
  }, waits.mute);
  utterance.onstart = () => {
    clearTimeout(mute);
    startedAt = performance.now();
    clock = setInterval(() => {
      const elapsed = performance.now() - startedAt;
      if (!named && elapsed > waits.forWord) onWord(wordAfter(text, elapsed));
    }, waits.tick);
    onStart();
  };
  utterance.onboundary = ({ name, charIndex }) => {
    if (name === 'sentence') return;
    named = true;
    onWord(wordAt(words, charIndex));
  };
  utterance.onend = end;
  utterance.onerror = end;
  speechSynthesis.cancel();
  speechSynthesis.speak(utterance);
  return () => {
    utterance.onstart = utterance.onboundary = utterance.onend = utterance.onerror = null;
    clearInterval(clock);
    clearTimeout(mute);
    speechSynthesis.cancel();
  };
}
