import { createRace, type RaceEvent, type RaceState, updateBody, type Work } from '@playforward/race';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createRaceRunner } from './race-runner.ts';

const log = { race: 'visit-2', hints_used: 0, steps: [] };

beforeEach(() => {
  vi.useFakeTimers();
});

const withWork = (...work: Work[]): RaceState => ({ ...createRace(), work });
/** Notes each event; what is answered is not under way any more. */
function run(
  first: RaceState,
  answer: (work: Work) => Promise<RaceEvent> = () => new Promise(() => undefined),
) {
  const events: RaceEvent[] = [];
  const states: RaceState[] = [];
  const runner = createRaceRunner({
    first,
    next: (state, event) => {
      events.push(event);
      if (event.type === 'reported') throw new Error('odd report');
      return 'work' in event
        ? { ...state, work: state.work.filter(({ id }) => id !== event.work) }
        : { ...state };
    },
    calls: { answer },
    chance: () => 0.75,
    onChange: (state) => states.push(state),
  });
  return { runner, events, states };
}
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe('the work of a race', () => {
  test('waits 1 s for the rival [R-067] [R-154]', async () => {
    const { events } = run(withWork({ id: 7, kind: 'rival' }));
    await pass(999);
    expect(events).toEqual([]);
    await pass(1);
    expect(events).toEqual([{ type: 'rival-moves', work: 7, roll: 0.75 }]);
  });

  test('waits 0.5 s for the end [R-068] [R-155]', async () => {
    const { events } = run(withWork({ id: 7, kind: 'finish' }));
    await pass(499);
    expect(events).toEqual([]);
    await pass(1);
    expect(events).toEqual([{ type: 'finish', work: 7 }]);
  });

  test('waits 1 s before a report is shown [R-073] [R-156]', async () => {
    const report = { conceptual_understanding: 1 } as never;
    const { events } = run(withWork({ id: 7, kind: 'show-feedback', report }));
    await pass(999);
    expect(events).toEqual([]);
    await pass(1);
    expect(events).toEqual([{ type: 'show-feedback', work: 7 }]);
  });

  test('that is a call is made once and answered by what came of it', async () => {
    const answer = vi.fn(async (work: Work): Promise<RaceEvent> => ({ type: 'updated', work: work.id }));
    const { runner, events, states } = run(
      withWork({ id: 3, kind: 'update', body: updateBody(createRace()), log }),
      answer,
    );
    runner.tell({ type: 'say', text: 'help' });
    await pass(0);
    expect(answer).toHaveBeenCalledTimes(1);
    expect(events.at(-1)).toEqual({ type: 'updated', work: 3 });
    expect(states.at(-1)?.work).toEqual([]);
  });

  test('that breaks ends, so that the student can type again [R-136] [D-134]', async () => {
    const broken = run(withWork({ id: 3, kind: 'classify', text: 'hi' }), async () => {
      throw new Error('no such thing');
    });
    await pass(0);
    expect(broken.events).toEqual([{ type: 'broke', work: 3 }]);
    const odd = run(withWork({ id: 4, kind: 'feedback' }), async () => ({
      type: 'reported',
      work: 4,
      report: 1,
    }));
    await pass(0);
    expect(odd.events.at(-1)).toEqual({ type: 'broke', work: 4 });
  });

  test('answers nobody once the race is closed', async () => {
    const { runner, events } = run(
      withWork({ id: 7, kind: 'rival' }, { id: 8, kind: 'update', body: updateBody(createRace()), log }),
      async () => ({
        type: 'updated',
        work: 8,
      }),
    );
    runner.stop();
    await pass(5000);
    expect(events).toEqual([]);
  });
});
