import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { fetchRaceRecord, post, tellLog, wonRace } from './testing-race.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const won = {
  score: 140,
  level: 2,
  resources: { challenges_completed: 3, correct_answers: 3, hints_used: 1, won: true },
};

describe('POST /api/game/update', () => {
  test('answers score and level as they were counted from the log, whatever is claimed [R-113] [R-114] [D-141]', async () => {
    const student = await server.student();
    const { steps, score } = await wonRace(server, student);
    await tellLog(server, student, 'visit-1', steps);
    const keyed = { ...student.headers, 'idempotency-key': 'visit-1' };
    const answer = await post(server, '/api/game/update', keyed, {
      user_id: String(student.id),
      updates: won,
    });
    const level = Math.floor(score / 100) + 1;
    expect([answer.statusCode, answer.json()]).toEqual([200, { ok: true, score, level }]);
    const old = await post(server, '/api/game/update', student.headers, {
      update_id: 'visit-1',
      updates: won,
    });
    expect(old.json()).toEqual({ ok: true, score, level });
    expect((await fetchRaceRecord(server, student)).races).toBe(1);
  });

  test('ten claims without a log are ten friendly answers and no win', async () => {
    const student = await server.student();
    for (let count = 0; count < 10; count += 1) {
      const answer = await post(server, '/api/game/update', student.headers, { user_id: null, updates: won });
      expect([answer.statusCode, answer.json()]).toEqual([200, { ok: true, score: 0, level: 1 }]);
    }
    expect(await fetchRaceRecord(server, student)).toMatchObject({ races: 0, wins: 0, total_score: 0 });
  });

  test('a key that no race can have is refused', async () => {
    const { headers } = await server.student();
    const long = 'x'.repeat(81);
    const odd = [
      await post(server, '/api/game/update', headers, { updates: won, update_id: long }),
      await post(server, '/api/game/update', { ...headers, 'idempotency-key': long }, { updates: won }),
    ];
    expect(odd.map(({ statusCode }) => statusCode)).toEqual([422, 422]);
  });

  test.each([
    ['a score out of reach', { ...won, score: 990, level: 10 }],
    ['a level that is not the score', { ...won, level: 3 }],
    [
      'more right answers than challenges',
      { ...won, resources: { ...won.resources, challenges_completed: 2 } },
    ],
    [
      'a win without an answer',
      { ...won, score: 50, level: 1, resources: { ...won.resources, correct_answers: 0 } },
    ],
    ['a negative score', { ...won, score: -10 }],
    ['half a point', { ...won, score: 0.5 }],
    ['words for numbers', { ...won, score: '140' }],
    ['a missing field', { score: 140, level: 2 }],
    ['an unknown field', { ...won, bonus: 5 }],
    ['numbers beyond the database', { ...won, resources: { ...won.resources, hints_used: 1e12 } }],
  ])('%s is refused and not stored', async (_, updates) => {
    const { headers } = await server.student();
    const answer = await post(server, '/api/game/update', headers, { user_id: null, updates });
    expect([answer.statusCode, typeof answer.json().detail]).toEqual([422, 'string']);
    expect((await server.app.inject({ url: '/api/game/record', headers })).json().races).toBe(0);
  });

  test("nobody writes into another's record", async () => {
    const [one, two] = [await server.student(), await server.student()];
    const answer = await post(server, '/api/game/update', two.headers, {
      user_id: String(one.id),
      updates: won,
    });
    expect(answer.statusCode).toBe(403);
    expect((await post(server, '/api/game/update', {}, { updates: won })).statusCode).toBe(401);
  });
});
