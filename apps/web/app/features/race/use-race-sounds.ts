import type { RaceState } from '@playforward/race';
import { useEffect, useRef } from 'react';
import { playSound } from '../../sound/play-sound.ts';
import type { SoundName } from '../../sound/sounds.ts';

/** What is heard when the race has changed; nothing for a race that was only picked up again. */
export function soundOfChange(before: RaceState, after: RaceState): SoundName | null {
  if (after.winner !== before.winner && after.winner) {
    return after.winner === 'player' ? 'race-win' : 'snake-over';
  }
  if (after.asked.length === 0) return null;
  if (moved(before.playerLocation, after.playerLocation)) return 'race-fly';
  return moved(before.aiLocation, after.aiLocation) ? 'race-rival' : null;
}

function moved(before: RaceState['aiLocation'], after: RaceState['aiLocation']): boolean {
  return (before.x !== after.x || before.y !== after.y) && after.x > 0;
}

export function useRaceSounds(state: RaceState, heard: boolean): void {
  const last = useRef(state);
  // Sounds are the browser's.
  useEffect(() => {
    const sound = heard ? soundOfChange(last.current, state) : null;
    last.current = state;
    if (sound) playSound(sound);
  }, [state, heard]);
}
