import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CheckView, checkView } from '@playforward/contract';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { endServer, type SpawnedServer, spawnServer } from '../../testing/spawned-server.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';

let database: TestDatabase;
let running: SpawnedServer | undefined;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  if (running) await endServer(running, 'SIGKILL');
});
afterAll(() => database.drop());

async function start(): Promise<SpawnedServer> {
  running = await spawnServer({
    DATABASE_URL: database.connectionString,
    DATA_DIR: mkdtempSync(join(tmpdir(), 'playforward-check-')),
    PASSWORD_PEPPER: 'q7Lw2-zR9vT4xB8nK1mC5dF6gH3jS0aP',
  });
  return running;
}

async function ask<T>(path: string, { token, ...init }: RequestInit & { token?: string }): Promise<T> {
  const headers = {
    ...(init.body != null && { 'content-type': 'application/json' }),
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
  const answer = await fetch(`${running?.origin}${path}`, { ...init, headers });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** A student who has a check of the first unit open. */
async function openCheck(): Promise<{ token: string; view: CheckView }> {
  const account = { name: 'Ana', email: 'ana@school.example', password: 'violet-harbor-92' };
  const { access_token: token } = await ask<{ access_token: string }>('/auth/register', {
    method: 'POST',
    body: JSON.stringify(account),
  });
  const courses = await ask<{ units: Record<string, { id: number }> }[]>('/api/courses/with-units', {
    token,
  });
  const unit = courses.flatMap(({ units }) => Object.values(units))[0];
  const body = JSON.stringify({ kind: 'unit', item_id: unit?.id });
  const view = checkView.parse(await ask('/api/checks', { token, method: 'POST', body }));
  return { token, view };
}

test('[CLASSROOM-7] every answer of a check that was taken is there after the server is killed', async () => {
  const first = await start();
  const { token, view } = await openCheck();
  const { id, problems } = view;
  const url = `/api/checks/${id}`;
  const given = problems.map(({ answers }, place) => {
    const [choice] = answers;
    const typed = choice === undefined;
    return { place, answer_id: typed ? null : choice.id, answer: typed ? String(place + 1) : null };
  });
  for (const one of given) {
    const kept = { ...one, flagged: false, typed_at: new Date().toISOString() };
    await ask(`${url}/answers`, { token, method: 'PATCH', body: JSON.stringify({ answers: [kept] }) });
  }
  await endServer(first, 'SIGKILL');

  await start();
  const shown = checkView.parse(await ask(url, { token }));
  expect(shown.problems.map(({ question }) => question)).toEqual(problems.map(({ question }) => question));
  expect(shown.answers.map(({ place, answer_id, answer }) => ({ place, answer_id, answer }))).toEqual(given);
  const done = await ask(`${url}/hand-in`, { token, method: 'POST', body: JSON.stringify({ answers: [] }) });
  expect(checkView.parse(done).review).toHaveLength(problems.length);
}, 300_000);
