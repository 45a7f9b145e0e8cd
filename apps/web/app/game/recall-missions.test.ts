import { beforeEach, expect, test, vi } from 'vitest';
import { fakeServer } from '../testing/fake-server.ts';

const path = 'GET /missions/lessons/2/progress';
let recall: typeof import('./recall-missions.ts');
let store: typeof import('./game-store.ts');
beforeEach(async () => {
  vi.resetModules();
  [recall, store] = [await import('./recall-missions.ts'), await import('./game-store.ts')];
});

test('what the server has recorded stands in the store; a star completes a mission [R-045] [D-148]', async () => {
  const missions = [
    { mission_id: 'pump', stars: 2, attempts: 3 },
    { mission_id: 'park', stars: 0, attempts: 1 },
  ];
  fakeServer({ [path]: { body: { missions } } });
  await recall.recallMissions(2);
  expect(store.readGame()).toMatchObject({
    missionProgress: {
      pump: { status: 'completed', stars: 2, attempts: 3 },
      park: { status: 'started', stars: 0, attempts: 1 },
    },
    completedMissions: ['pump'],
  });
});

test.each([{ status: 500, body: { detail: 'broken' } }, { body: { odd: true } }, { body: { missions: 7 } }])(
  'an answer that fails or is odd changes nothing (%j)',
  async (answer) => {
    fakeServer({ [path]: answer });
    await recall.recallMissions(2);
    expect(store.readGame()).toMatchObject({ missionProgress: {}, completedMissions: [] });
  },
);
