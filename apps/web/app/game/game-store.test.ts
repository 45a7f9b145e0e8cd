import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeServer } from '../testing/fake-server.ts';

const personal = 'GET /missions/lessons/2/personalized';
const fixed = 'GET /missions/lessons/2/static';
const missions = [{ id: 'pump', title: 'The water pump' }];
const some = { body: { title: 'Ratios', missions } };
const none = { status: 404, body: { detail: 'none' } };
const broken = { status: 500, body: { detail: 'broken' } };
const odd = { body: { missions: 'x' } };
const empty = { body: { title: 'Ratios', missions: [] } };

let store: typeof import('./game-store.ts');
beforeEach(async () => {
  vi.resetModules();
  store = await import('./game-store.ts');
});

describe('missions', () => {
  test.each([
    ['personalised ones', some, none, { count: 1, error: null, asked: 1 }],
    ['static ones where there are no personal ones', none, some, { count: 1, error: null, asked: 2 }],
    ['static ones where the personal ones failed', broken, some, { count: 1, error: null, asked: 2 }],
    ['static ones where the personal ones are odd', odd, some, { count: 1, error: null, asked: 2 }],
    ['none at all', none, none, { count: 0, error: null, asked: 2 }],
    ['none, and one source failed', broken, none, { count: 0, error: null, asked: 2 }],
    ['none, and the other source failed', none, broken, { count: 0, error: null, asked: 2 }],
    ['an empty list, which is none', empty, broken, { count: 0, error: null, asked: 2 }],
    ['an error when both failed', broken, broken, { count: 0, error: 'failed', asked: 2 }],
    [
      'an error when missions have no title',
      { body: { missions: [{ id: 'pump' }] } },
      { body: [] },
      { count: 0, error: 'invalid', asked: 2 },
    ],
    ['an error when both are odd', odd, odd, { count: 0, error: 'invalid', asked: 2 }],
    ['an error when no valid source remains', odd, broken, { count: 0, error: 'invalid', asked: 2 }],
  ])(
    'are %s [R-086] [R-087] [R-122] [R-124] [R-132] [R-133] [D-144] [D-146]',
    async (_, first, second, found) => {
      const { calls } = fakeServer({ [personal]: first, [fixed]: second });
      expect(await store.openLesson({ id: 2, title: 'Ratios' })).toHaveLength(found.count);
      expect(store.readGame()).toMatchObject({ missionsError: found.error, missionsLoading: false });
      expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual(
        [personal, fixed].slice(0, found.asked),
      );
    },
  );

  test('wanted by two parts at once are asked for once [D-147]', async () => {
    const { calls } = fakeServer({ [personal]: some });
    const lesson = { id: 2, title: 'Ratios' };
    await Promise.all([store.openLesson(lesson), store.openLesson(lesson)]);
    expect(calls).toHaveLength(1);
    expect(store.readGame().missions).toEqual(missions);
  });
});

describe('what the city says about a mission [R-045] [D-148]', () => {
  const said = (status: 'started' | 'run' | 'committed', stars: number) =>
    store.hearMission({
      source: 'godot-game',
      type: 'mission_progress',
      mission_id: 'pump',
      status,
      stars,
      attempts: 1,
    });

  test('is started until it is built for good', async () => {
    fakeServer({ [personal]: some });
    await store.openLesson({ id: 2, title: 'Ratios' });
    said('run', 1);
    expect(store.readGame()).toMatchObject({ currentMission: 'pump', completedMissions: [] });
    expect(store.readGame().missionProgress.pump?.status).toBe('started');
    said('committed', 3);
    expect(store.readGame()).toMatchObject({
      completedMissions: ['pump'],
      missionProgress: { pump: { status: 'completed', stars: 3, attempts: 1 } },
    });
  });

  test('counts only when it is about a mission', () => {
    const before = store.readGame();
    store.hearMission({ source: 'godot-game', type: 'connect', version: 1 });
    expect(store.readGame()).toBe(before);
  });
});
