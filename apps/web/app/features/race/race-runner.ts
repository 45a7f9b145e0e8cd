import { type RaceEvent, type RaceState, raceRules, type Work, type WorkKind } from '@playforward/race';
import type { RaceCalls } from './race-calls.ts';

export type RaceRunnerInput = {
  first: RaceState;
  next: (state: RaceState, event: RaceEvent) => RaceState;
  calls: RaceCalls;
  /** From 0 up to, not including, 1. */
  chance: () => number;
  onChange: (state: RaceState) => void;
};

export type RaceRunner = {
  tell: (event: RaceEvent) => void;
  /** Ends what waits; what is under way on the network answers nobody. */
  stop: () => void;
};

const delays: Partial<Record<WorkKind, number>> = {
  rival: raceRules.rivalDelay,
  finish: raceRules.finishDelay,
  'show-feedback': raceRules.feedbackDelay,
};

/**
 * Does the work that the race asks of the world: calls and waiting. Work is part of the race's state, so a race that
 * was kept goes on where it was left.
 */
export function createRaceRunner({ first, next, calls, chance, onChange }: RaceRunnerInput): RaceRunner {
  let state = first;
  let stopped = false;
  const begun = new Set<number>();
  const timers = new Set<ReturnType<typeof setTimeout>>();

  function tell(event: RaceEvent): void {
    if (stopped) return;
    const after = next(state, event);
    if (after === state) return;
    state = after;
    onChange(state);
    begin();
  }

  function begin(): void {
    for (const work of state.work) {
      if (begun.has(work.id)) continue;
      begun.add(work.id);
      const delay = delays[work.kind];
      if (delay === undefined) void call(work);
      else wait(work, delay);
    }
  }

  function wait(work: Work, delay: number): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      answer(work, () => afterWaiting(work, chance()));
    }, delay);
    timers.add(timer);
  }

  async function call(work: Work): Promise<void> {
    const event = await calls.answer(work, state).catch((): RaceEvent => ({ type: 'broke', work: work.id }));
    answer(work, () => event);
  }

  /** What breaks while an answer is taken must not end the conversation (D-134). */
  function answer(work: Work, event: () => RaceEvent): void {
    try {
      tell(event());
    } catch {
      tell({ type: 'broke', work: work.id });
    }
  }

  begin();
  return {
    tell,
    stop: () => {
      stopped = true;
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
    },
  };
}

function afterWaiting({ id, kind }: Work, roll: number): RaceEvent {
  if (kind === 'rival') return { type: 'rival-moves', work: id, roll };
  return kind === 'finish' ? { type: 'finish', work: id } : { type: 'show-feedback', work: id };
}
