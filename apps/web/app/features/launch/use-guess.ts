import type { PublicLaunch } from '@playforward/contract';
import { useCallback, useEffect, useState } from 'react';
import { api } from '../../api/api.ts';
import { ApiError } from '../../api/api-error.ts';
import { keptTexts } from '../../storage/kept-texts.ts';

const keyOf = (lessonId: number) => `lesson_${lessonId}_guess`;

function readWaiting(lessonId: number): number | null {
  const text = keptTexts.getItem(keyOf(lessonId));
  const guess = text === null ? Number.NaN : Number(text);
  return Number.isFinite(guess) ? guess : null;
}

type Guessing = { lessonId: number; launch: PublicLaunch; onStored: (guess: number) => void };

/** The guess at a launch. It is kept in this browser until the server has it, also when the line is gone meanwhile. */
export function useGuess({ lessonId, launch, onStored }: Guessing) {
  const [waiting, setWaiting] = useState(() => readWaiting(lessonId));
  const { guess: stored } = launch;

  const send = useCallback(
    async (guess: number) => {
      try {
        await api.put(`/api/lessons/${lessonId}/guess`, { guess });
        keptTexts.removeItem(keyOf(lessonId));
        onStored(guess);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        const isRefused = error.status >= 400 && error.status < 429 && error.status !== 401;
        if (!isRefused) return;
        keptTexts.removeItem(keyOf(lessonId));
        setWaiting(null);
      }
    },
    [lessonId, onStored],
  );

  // A guess that waits goes out when the page opens and when the line comes back.
  useEffect(() => {
    if (waiting === null || stored !== null) return undefined;
    const again = () => void send(waiting);
    again();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [waiting, stored, send]);

  const keep = (guess: number) => {
    keptTexts.setItem(keyOf(lessonId), String(guess));
    setWaiting(guess);
  };
  return { guess: stored ?? waiting, keep };
}
