import type { RaceRecordAnswer } from '@playforward/contract';
import { addRace, emptyRecord, type RaceRecord, type RaceState } from '@playforward/race';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../api/api.ts';

/** What stays of all races: asked of the server once, then counted on with each race that ends. */
export function useRaceRecord(state: RaceState): RaceRecord {
  const [record, setRecord] = useState<RaceRecord>(emptyRecord);
  const wasOver = useRef(state.gameOver);

  // The record is the server's; without it a race is still a race.
  useEffect(() => {
    let left = false;
    api.get<RaceRecordAnswer>('/api/game/record').then(
      (answer) => {
        if (!left) setRecord(readRecord(answer));
      },
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, []);

  // The end of a race is seen here as it happens; the next visit asks the server again.
  useEffect(() => {
    if (state.gameOver && !wasOver.current) setRecord((before) => addRace(before, state));
    wasOver.current = state.gameOver;
  }, [state]);

  return record;
}

function readRecord(answer: RaceRecordAnswer): RaceRecord {
  return {
    races: answer.races,
    wins: answer.wins,
    streak: answer.streak,
    longestStreak: answer.longest_streak,
    bestScore: answer.best_score,
    totalScore: answer.total_score,
  };
}
