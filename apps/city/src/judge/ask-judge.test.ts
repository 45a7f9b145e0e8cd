import { missionFor, readMissionId, solveMission } from '@playforward/city-sim';
import type { CityMission } from '@playforward/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchPractice, openJudge } from './ask-judge.ts';

const theme = { grade: null, career: null, names: [] };
const mission = missionFor({
  family: 'percent',
  level: 1,
  seed: 2,
  lessonId: 12,
  theme,
}) as CityMission;
const attemptId = '0b8c2a52-6f0e-4c3e-9d5b-0f5a4a6f1c11';
const { inputs, prediction } = solveMission(mission);
const plan = { attemptId, mission, inputs, prediction };

let asked: { url: string; body: unknown }[];
let answer: () => Promise<Response>;
const away = () => Promise.reject(new TypeError('no line'));

beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', (url: string, { body }: RequestInit) => {
    asked.push({ url, body: JSON.parse(String(body)) });
    return answer();
  });
});
afterEach(() => vi.unstubAllGlobals());

test('the server judges where it answers, so that the run is on the record', async () => {
  const run = { stars: 2, happened: 'n', placements: [] };
  answer = async () => Response.json({ run_id: '77', mission_id: mission.id, run });
  expect(await openJudge().run(plan)).toEqual({ ok: true, run: { runId: '77', run } });
  const body = { mission_id: mission.id, inputs, prediction, attempt_id: attemptId };
  expect(asked).toEqual([{ url: '/missions/runs', body }]);
});

test.each<[string, () => Promise<Response>]>([
  ['no line', away],
  ['no session', async () => Response.json({ detail: 'Please sign in.' }, { status: 401 })],
  ['trouble', async () => new Response('<html>', { status: 502 })],
])('with %s the page judges by the same rules', async (_, server) => {
  answer = server;
  const here: unknown[] = [];
  const reply = await openJudge({ onJudgedHere: (judged) => here.push(judged) }).run(plan);
  expect(reply).toMatchObject({ ok: true, run: { run: { stars: 3 } } });
  expect(here).toEqual([plan]);
});

test('a mission of no lesson is not asked about', async () => {
  answer = away;
  const [practice] = await fetchPractice();
  const onJudgedHere = vi.fn();
  if (!practice) throw new Error('There is no mission to practice.');
  await openJudge({ onJudgedHere }).run({ attemptId, mission: practice, ...solveMission(practice) });
  expect(asked).toEqual([]);
  expect(onJudgedHere).not.toHaveBeenCalled();
});

test('with neither the server nor the rules the plan stays, and a kind sentence says so', async () => {
  answer = away;
  const reply = await openJudge({ load: away }).run(plan);
  expect(reply).toMatchObject({ ok: false, sentence: expect.stringContaining('Your numbers stay here') });
  expect(() => openJudge({ load: away }).getReady('percent')).not.toThrow();
});

test('practice has a mission of six concepts, each one solvable', async () => {
  const list = await fetchPractice();
  expect(new Set(list.map(({ id }) => readMissionId(id)?.family)).size).toBe(6);
  answer = away;
  for (const each of list) {
    expect(
      await openJudge().run({ attemptId, mission: each, ...solveMission(each) }),
      each.title,
    ).toMatchObject({
      run: { run: { stars: 3 } },
    });
  }
});
