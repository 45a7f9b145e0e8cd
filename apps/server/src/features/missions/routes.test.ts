import { missionList } from '@playforward/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let lessonId = 0;
beforeAll(async () => {
  server = await createTestServer();
  const { rows } = await server.context.pool.query<{ id: number }>(
    'SELECT id FROM lessons WHERE mission IS NOT NULL ORDER BY id LIMIT 1',
  );
  lessonId = rows[0]?.id ?? 0;
});
afterAll(() => server.close());

test.each(['', '/api'])(
  '%s/missions answers title and missions of a lesson [R-049] [R-123] [D-67]',
  async (prefix) => {
    const { headers } = await server.student();
    const answer = await server.app.inject({ url: `${prefix}/missions/lessons/${lessonId}/static`, headers });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().title).toEqual(expect.any(String));
    const { missions } = missionList.parse(answer.json());
    expect(missions).toEqual([
      { id: `lesson-${lessonId}`, title: expect.any(String), story: expect.any(String) },
    ]);
  },
);

test('personalised missions say why, once a career is chosen; before that there are none [R-121] [R-122]', async () => {
  const { headers } = await server.student();
  const url = `/missions/lessons/${lessonId}/personalized`;
  expect((await server.app.inject({ url, headers })).statusCode).toBe(404);
  const payload = { chosen_career: 'Video Game Designer' };
  await server.app.inject({ method: 'PATCH', url: '/user/learning-profile', headers, payload });
  const answer = await server.app.inject({ url, headers });
  expect(answer.json().missions[0].reason).toContain('Video Game Designer');
});

test.each(['999999', '0', 'x', '-1', '99999999999', '%00'])('lesson %s has none [R-124]', async (id) => {
  const { headers } = await server.student();
  for (const kind of ['static', 'personalized']) {
    const { statusCode } = await server.app.inject({ url: `/missions/lessons/${id}/${kind}`, headers });
    expect([400, 404]).toContain(statusCode);
  }
});

test('without a session nothing is told', async () => {
  expect((await server.app.inject({ url: `/missions/lessons/${lessonId}/static` })).statusCode).toBe(401);
});
