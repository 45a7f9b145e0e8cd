import { orbOpened } from '@playforward/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chat } from '../../../testing/orb-calls.ts';
import { createTestServer, type TestServer, type TestStudent } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

async function opened(student: Pick<TestStudent, 'headers'>) {
  const answer = await server.app.inject({ url: '/api/orb/opened', headers: student.headers });
  expect(answer.statusCode).toBe(200);
  return orbOpened.parse(answer.json());
}

test('of a new student the companion knows nothing and says so', async () => {
  expect(await opened(await server.student())).toMatchObject({
    knows: { grade: null, career: null, city: null, recent_attempts: 0, talks: 0 },
    has_model: false,
    turns: [],
  });
});

test('a turn is told as it was read, with the stored move, its rule and what else was on the list', async () => {
  const student = await server.student();
  await chat(server, student, { message: 'What is a ratio?' });
  const { turns, knows } = await opened(student);
  expect(knows.talks).toBe(1);
  expect(turns).toHaveLength(1);
  expect(turns[0]).toMatchObject({
    said: 'What is a ratio?',
    heard_as: 'a question about what something is',
    move: { does: 'Explain the idea', because: expect.stringContaining('written text') },
  });
  expect(turns[0]?.others).toContain('Ask back');
  expect(turns[0]?.others).not.toContain('Explain the idea');
});

test('of a message with personal data only the covered form is shown', async () => {
  const student = await server.student();
  await chat(server, student, { message: 'hello, my email is maya@northside.example' });
  expect(JSON.stringify(await opened(student))).not.toContain('northside');
});

test('nobody sees the talks of another student, and without signing in there is nothing to see', async () => {
  const [one, other] = [await server.student(), await server.student()];
  await chat(server, one, { message: 'What is a fraction?' });
  expect((await opened(other)).turns).toEqual([]);
  expect((await server.app.inject({ url: '/api/orb/opened' })).statusCode).toBe(401);
});

test('a talk that the student deletes is gone from here too', async () => {
  const student = await server.student();
  await chat(server, student, { message: 'What is a percent?' });
  const list = await server.app.inject({ url: '/api/orb/assistant/threads', headers: student.headers });
  const [thread] = list.json().threads;
  await server.app.inject({
    method: 'DELETE',
    url: `/api/orb/assistant/threads/${thread.thread_id}`,
    headers: student.headers,
  });
  expect(await opened(student)).toMatchObject({ knows: { talks: 0 }, turns: [] });
});
