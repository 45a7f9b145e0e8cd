import { createRace, type RaceEvent, type RaceState, reduceRace } from '@playforward/race';
import { useEffect, useRef, useState } from 'react';
import { createRaceCalls } from './race-calls.ts';
import { createRaceRunner, type RaceRunner } from './race-runner.ts';
import { openRaceStore } from './race-store.ts';
import { useRaceSounds } from './use-race-sounds.ts';

type UseRace = { email: string; lessonId: number | null };

export type Race = {
  state: RaceState;
  tell: (event: RaceEvent) => void;
  /** The race goes on in another tab. */
  elsewhere: boolean;
  takeOver: () => void;
};

/** The race of a student: it goes on where this browser left it, and in one tab at a time. */
export function useRace({ email, lessonId }: UseRace): Race {
  const [store] = useState(() => openRaceStore(email, crypto.getRandomValues(new Uint32Array(2)).join('-')));
  const [state, setState] = useState<RaceState>(() => withLesson(store.read() ?? newRace(), lessonId));
  const [elsewhere, setElsewhere] = useState(false);
  const runner = useRef<RaceRunner | null>(null);
  useRaceSounds(state, !elsewhere);

  // Calls, the clock and the other tabs are outside of React.
  useEffect(() => {
    if (elsewhere) return;
    const first = withLesson(store.read() ?? newRace(), lessonId);
    setState(first);
    store.takeOver();
    runner.current = createRaceRunner({
      first,
      next: reduceRace,
      calls: createRaceCalls(Math.random),
      chance: Math.random,
      onChange: (after) => {
        store.write(after);
        setState(after);
      },
    });
    const stopHearing = store.onTakenOver(() => setElsewhere(true));
    return () => {
      stopHearing();
      runner.current?.stop();
      runner.current = null;
    };
  }, [store, elsewhere, lessonId]);

  return {
    state,
    tell: (event) => runner.current?.tell(event),
    elsewhere,
    takeOver: () => setElsewhere(false),
  };
}

function newRace(): RaceState {
  return createRace({ visit: crypto.getRandomValues(new Uint32Array(4)).join('-') });
}

/** The lesson the race is opened from gives its next challenges (D-147). */
function withLesson(state: RaceState, lessonId: number | null): RaceState {
  return state.lessonId === lessonId ? state : { ...state, lessonId };
}
