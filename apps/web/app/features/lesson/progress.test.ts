import { expect, test } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { ensureStarted, markComplete } from './progress.ts';

const get = 'GET /api/progress/problems/5';
const start = 'POST /api/progress/problems/5/start';
const called = (calls: { method: string; path: string }[]) =>
  calls.map(({ method, path }) => `${method} ${path}`);

test("starts what hasn't started [L-187] [L-264]", async () => {
  const { calls } = fakeServer({
    [get]: { status: 404, body: { detail: "User hasn't started this problem" } },
    [start]: { body: { ok: true } },
  });
  await ensureStarted('problem', 5);
  expect(called(calls)).toEqual([get, start]);
});

test('starts what has another state [L-186]', async () => {
  const { calls } = fakeServer({ [get]: { body: { state: 'none' } }, [start]: { body: { ok: true } } });
  await ensureStarted('problem', 5);
  expect(called(calls)).toEqual([get, start]);
});

test.each(['started', 'completed'])('leaves what is %s [L-185]', async (state) => {
  const { calls } = fakeServer({ [get]: { body: { state } } });
  await ensureStarted('problem', 5);
  expect(called(calls)).toEqual([get]);
});

test.each([
  [500, "hasn't started"],
  [404, 'Problem not found'],
])('stays silent on %d %s [L-265]', async (status, detail) => {
  const { calls } = fakeServer({ [get]: { status, body: { detail } } });
  await ensureStarted('problem', 5);
  expect(called(calls)).toEqual([get]);
});

test('completes, and answers whether the server agreed [L-188]', async () => {
  fakeServer({ 'POST /api/progress/lessons/1/complete': { body: { ok: true } } });
  expect(await markComplete('lesson', 1)).toBe(true);
  expect(await markComplete('lesson', 2)).toBe(false);
});
