import type { CityMission } from '@playforward/contract';
import { describe, expect, test } from 'vitest';
import type { RunShown } from '../session/city-session.ts';
import {
  newPlanner,
  nextMission,
  nextPlanner,
  type PlannerEvent,
  type PlannerState,
} from './planner-state.ts';

function runWith(stars: 0 | 1 | 2 | 3): RunShown {
  return {
    outcome: {},
    goals: [],
    stars,
    happened: '',
    series: {},
    placements: [],
    charts: [],
    tables: [],
  };
}

const play = (events: PlannerEvent[], from: PlannerState = newPlanner) => events.reduce(nextPlanner, from);
const open: PlannerEvent = { kind: 'open', missionId: 'pump' };
const typed: PlannerEvent[] = [
  open,
  { kind: 'type', symbol: 'r', value: '91' },
  { kind: 'predict', value: '55' },
];
const ran = (stars: 0 | 1 | 2 | 3): PlannerEvent => ({ kind: 'ran', runId: 'r1', run: runWith(stars) });
const tried = (stars: 0 | 1 | 2 | 3): PlannerEvent[] => [
  { kind: 'run' },
  ran(stars),
  { kind: 'lapse over' },
  { kind: 'revise' },
];

describe('the planner', () => {
  test('keeps what is typed, and opening the same mission again loses nothing', () => {
    const state = play([...typed, open]);
    expect(state).toMatchObject({ inputs: { r: '91' }, prediction: '55', phase: 'plan' });
    expect(play([{ kind: 'open', missionId: 'bus' }], state).inputs).toEqual({});
  });

  test('runs, plays the days, shows what happened, and goes back to the same numbers', () => {
    const running = play([...typed, { kind: 'run' }]);
    expect(running.phase).toBe('running');
    expect(play([{ kind: 'type', symbol: 'r', value: '7' }], running)).toBe(running);
    const lapse = play([ran(2)], running);
    expect(lapse).toMatchObject({ phase: 'lapse', run: { runId: 'r1', inputs: { r: '91' } } });
    const outcome = play([{ kind: 'lapse over' }], lapse);
    expect(outcome.phase).toBe('outcome');
    expect(play([{ kind: 'revise' }], outcome)).toMatchObject({ phase: 'plan', inputs: { r: '91' } });
    expect(play([{ kind: 'revise' }], lapse).phase).toBe('plan');
  });

  test('says what is wrong with a number without using up anything', () => {
    const state = play([
      ...typed,
      { kind: 'run' },
      { kind: 'refused', symbol: 'r', sentence: 'Type a number.' },
    ]);
    expect(state).toMatchObject({ phase: 'plan', problem: { symbol: 'r' }, records: {} });
    expect(play([{ kind: 'type', symbol: 'r', value: '92' }], state).problem).toBeNull();
  });

  test('keeps the best stars, however many tries they took', () => {
    const state = play([...typed, ...tried(1), ...tried(3), ...tried(0)]);
    expect(state.records.pump).toEqual({ attempts: 3, stars: 3, committed: false });
  });

  test('builds what was run, and a refused build leaves the outcome open', () => {
    const outcome = play([...typed, { kind: 'run' }, ran(3), { kind: 'lapse over' }]);
    const building = play([{ kind: 'build' }], outcome);
    expect(building.phase).toBe('building');
    expect(play([{ kind: 'refused', symbol: null, sentence: 'No room.' }], building)).toMatchObject({
      phase: 'outcome',
      problem: { sentence: 'No room.' },
    });
    const built = play([{ kind: 'built' }], building);
    expect(built).toMatchObject({ phase: 'built', records: { pump: { committed: true, attempts: 1 } } });
    expect(play([{ kind: 'leave' }], built)).toMatchObject({
      missionId: null,
      records: { pump: { stars: 3 } },
    });
  });

  test('goes on to the next mission that is not built, and to none when all are', () => {
    const [one, two, three] = ['pump', 'tank', 'tram'].map((id) => ({ id }) as CityMission);
    const list = [one, two, three].filter((each) => each !== undefined);
    const built = play([
      ...typed,
      { kind: 'run' },
      ran(3),
      { kind: 'lapse over' },
      { kind: 'build' },
      { kind: 'built' },
    ]);
    expect(nextMission(list, built)?.id).toBe('tank');
    const last = { ...built, missionId: 'tram' };
    expect(nextMission(list, last)?.id).toBe('tank');
    const all = {
      ...last,
      records: Object.fromEntries(list.map(({ id }) => [id, { attempts: 1, stars: 3, committed: true }])),
    };
    expect(nextMission(list, all)).toBeUndefined();
  });

  test('offers a hint after two runs without a star or a quiet minute, and opens three at most', () => {
    expect(play([...typed, ...tried(0)]).hintOffered).toBe(false);
    expect(play([...typed, ...tried(0), ...tried(0)]).hintOffered).toBe(true);
    expect(play([...typed, ...tried(0), ...tried(1), ...tried(0)]).hintOffered).toBe(false);
    expect(play([{ kind: 'idle' }]).hintOffered).toBe(false);
    const idle = play([...typed, { kind: 'idle' }]);
    expect(idle.hintOffered).toBe(true);
    const hint: PlannerEvent = { kind: 'hint' };
    expect(play([hint, hint, hint, hint], idle).hints).toBe(3);
  });

  test.each<PlannerEvent>([
    { kind: 'run' },
    ran(1),
    { kind: 'lapse over' },
    { kind: 'revise' },
    { kind: 'build' },
    { kind: 'built' },
    { kind: 'refused', symbol: null, sentence: '' },
  ])('ignores $kind without a mission', (event) => expect(play([event])).toBe(newPlanner));
});
