import { missionFor } from '@playforward/city-sim';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadMissions } from './load-missions.ts';

const mission = missionFor({
  family: 'ratio',
  level: 1,
  seed: 3,
  lessonId: 1,
  theme: { grade: 6, career: null, names: [] },
});

let answers: Record<string, () => Response>;
let asked: { path: string; authorization: string | null }[];
beforeEach(() => {
  answers = {};
  asked = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    asked.push({ path, authorization: new Headers(init.headers).get('authorization') });
    const answer = answers[path.split('/').at(-1) ?? ''];
    if (!answer) throw new TypeError('no line');
    return answer();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});
const none = () => new Response('{}', { status: 404 });
const broken = () => new Response('', { status: 503 });

test('the personal missions come first, then the ones for everybody', async () => {
  answers = { personalized: none, static: () => Response.json({ title: 'x', missions: [mission] }) };
  const { missions, failed } = await loadMissions(7);
  expect(missions.map(({ id }) => id)).toEqual([mission.id]);
  expect(failed).toBe(false);
  expect(asked.map(({ path }) => path)).toEqual([
    '/missions/lessons/7/personalized',
    '/missions/lessons/7/static',
  ]);
});

test('no missions, and no right to see them, is free building and no failure [R-087]', async () => {
  answers = { personalized: () => new Response('{}', { status: 401 }), static: none };
  expect(await loadMissions(7)).toEqual({ missions: [], failed: false, signedOut: true });
  expect(await loadMissions(null)).toEqual({ missions: [], failed: false, signedOut: false });
});

test.each([
  ['the server stumbles', { personalized: none, static: broken }],
  ['there is no line', {}],
  ['the answer is of another shape', { personalized: none, static: () => Response.json({ missions: 'x' }) }],
  ['no mission can be read', { personalized: none, static: () => Response.json({ missions: [{ id: 1 }] }) }],
])('says that loading failed when %s', async (_, given) => {
  answers = given;
  expect(await loadMissions(7)).toEqual({ missions: [], failed: true, signedOut: false });
});

test('asks with the session that the page around the game keeps', async () => {
  localStorage.setItem('playforward_access_token', 'the-session');
  answers = { personalized: none, static: none };
  await loadMissions(7);
  expect(asked.map(({ authorization }) => authorization)).toEqual([
    'Bearer the-session',
    'Bearer the-session',
  ]);
});
