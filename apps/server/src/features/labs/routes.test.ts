import { catchGame } from '@playforward/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

test('a student gets another game each time, with its formulas and one wrong line', async () => {
  const student = await server.student();
  const games = await Promise.all(
    ['1', '2', '3'].map(async (level) => {
      const answer = await server.app.inject({
        url: `/api/labs/catch?level=${level}`,
        headers: student.headers,
      });
      expect(answer.statusCode).toBe(200);
      return catchGame.parse(answer.json());
    }),
  );
  for (const { lines, wrong_line, whys } of games) {
    expect(lines.slice(wrong_line + 1).some(({ follows }) => follows)).toBe(true);
    expect(whys.filter(({ is_right }) => is_right)).toHaveLength(1);
  }
  expect(new Set(games.map(({ question }) => question)).size).toBe(3);
});

test('nobody plays without signing in, and a level that does not exist is refused', async () => {
  const student = await server.student();
  const alone = await server.app.inject({ url: '/api/labs/catch' });
  const fourth = await server.app.inject({ url: '/api/labs/catch?level=4', headers: student.headers });
  expect([alone.statusCode, fourth.statusCode]).toEqual([401, 422]);
  expect(fourth.json().detail).toEqual(expect.any(String));
});

test('whoever asks for games without end is told to wait', async () => {
  const student = await server.student();
  const codes: number[] = [];
  for (let ask = 0; ask < 61; ask += 1) {
    const answer = await server.app.inject({ url: '/api/labs/catch', headers: student.headers });
    codes.push(answer.statusCode);
  }
  expect(codes.indexOf(429)).toBe(60);
});
