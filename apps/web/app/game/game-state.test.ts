import { describe, expect, test } from 'vitest';
import { currentMission, type GameEvent, newGameState, nextGameState } from './game-state.ts';

const lesson: GameEvent = { kind: 'lesson', id: 2, title: 'Ratios' };
const missions = [
  { id: 'pump', title: 'The water pump' },
  { id: 'bridge', title: 'The bridge' },
];
const loaded: GameEvent = { kind: 'loaded', lessonId: 2, missions, error: null };
const run = (...events: GameEvent[]) => events.reduce(nextGameState, newGameState);

describe('the game of a lesson', () => {
  test('knows the lesson and its title [R-044]', () => {
    expect(run(lesson)).toMatchObject({ currentLessonId: 2, currentLessonTitle: 'Ratios' });
  });

  test('says that missions are loading, and why there are none [R-046]', () => {
    expect(run(lesson, { kind: 'loading', lessonId: 2 })).toMatchObject({ missionsLoading: true });
    const failed = run(lesson, { kind: 'loaded', lessonId: 2, missions: [], error: 'failed' });
    expect(failed).toMatchObject({ missionsLoading: false, missionsError: 'failed', currentMission: null });
  });

  test('begins with the first open mission [R-045]', () => {
    expect(currentMission(run(lesson, loaded))).toEqual(missions[0]);
    expect(currentMission(run(lesson, loaded, { kind: 'mission', id: 'bridge' }))).toEqual(missions[1]);
    expect(run(lesson, loaded, { kind: 'mission', id: 'moon' }).currentMission).toBe('pump');
  });

  test('goes on to the next mission when one is completed, and keeps what was reached [R-045] [D-148]', () => {
    const done: GameEvent = {
      kind: 'progress',
      missionId: 'pump',
      status: 'completed',
      stars: 2,
      attempts: 1,
    };
    const state = run(lesson, loaded, done);
    expect(state).toMatchObject({ currentMission: 'bridge', completedMissions: ['pump'] });
    const again = nextGameState(state, { ...done, status: 'started', stars: 1, attempts: 2 });
    expect(again.missionProgress.pump).toEqual({ status: 'completed', stars: 2, attempts: 2 });
    expect(nextGameState(again, { kind: 'lesson', id: 3, title: 'Rates' }).completedMissions).toEqual([
      'pump',
    ]);
  });

  test('forgets everything of a student who has left [D-81] [L-175]', () => {
    const done: GameEvent = {
      kind: 'progress',
      missionId: 'pump',
      status: 'completed',
      stars: 3,
      attempts: 1,
    };
    expect(run(lesson, loaded, done, { kind: 'forget' })).toEqual(newGameState);
  });

  test('drops missions that come after the lesson was left', () => {
    const next: GameEvent = { kind: 'lesson', id: 3, title: 'Rates' };
    expect(run(lesson, next, loaded).missions).toEqual([]);
    expect(run(lesson, next, { kind: 'loading', lessonId: 2 }).missionsLoading).toBe(false);
    expect(run(lesson, loaded, next).missions).toEqual([]);
  });
});
