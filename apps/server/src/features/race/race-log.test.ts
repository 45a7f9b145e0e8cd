import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { type ChallengeStep, dealt, fetchRaceRecord, post, tellLog, wonRace } from './testing-race.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

describe('POST /api/game/log', () => {
  test('counts the race from the answers that were dealt; best score, wins and level add up [D-141] [R-157] [R-158] [R-159]', async () => {
    const student = await server.student();
    const { steps, score } = await wonRace(server, student);
    const first = await tellLog(server, student, 'visit-1', steps);
    const level = Math.floor(score / 100) + 1;
    expect([first.statusCode, first.json()]).toEqual([200, { ok: true, score, level, won: true }]);
    const [solved, skipped] = await dealt(server, student, 2);
    if (!solved || !skipped) throw new Error('nothing was dealt');
    const { units, ...step } = solved;
    const lost = [step, { id: skipped.id, seal: skipped.seal, answer: null }];
    const second = await tellLog(server, student, 'visit-2', lost);
    expect(second.json()).toMatchObject({ score: 10 * units, won: false });
    expect(await fetchRaceRecord(server, student)).toEqual({
      races: 2,
      wins: 1,
      streak: 0,
      longest_streak: 1,
      best_score: score,
      total_score: score + 10 * units,
      level: Math.floor((score + 10 * units) / 100) + 1,
    });
  });

  test('a repeated log of one race counts once, a rematch with the same challenges is a race of its own', async () => {
    const student = await server.student();
    const { steps } = await wonRace(server, student);
    const told = await Promise.all([1, 2, 3].map(() => tellLog(server, student, 'visit-1', steps)));
    expect(told.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect((await fetchRaceRecord(server, student)).races).toBe(1);
    await tellLog(server, student, 'visit-2', steps);
    expect(await fetchRaceRecord(server, student)).toMatchObject({ races: 2, wins: 2 });
  });

  test('the simple challenges that the page asks while the server is away count with their one unit', async () => {
    const student = await server.student();
    const told = await tellLog(server, student, 'visit-1', [{ id: 'basic-5+8', seal: null, answer: '13' }]);
    expect(told.json()).toEqual({ ok: true, score: 10, level: 1, won: false });
  });

  test('nothing that was not dealt to this student and answered right can be claimed', async () => {
    const [student, other] = [await server.student(), await server.student()];
    const { steps } = await wonRace(server, student);
    const [first, ...rest] = steps;
    if (!first) throw new Error('nothing was dealt');
    const forged = Buffer.from(
      JSON.stringify({
        user: student.id,
        dealtAt: 1,
        key: { id: 'x', type: 'applied', answer: '1', moveValue: 9 },
      }),
    ).toString('base64url');
    const claims: ChallengeStep[][] = [
      [{ ...first, answer: 'no idea' }, ...rest],
      [{ ...first, seal: `${forged}.${first.seal?.split('.')[1]}`, id: 'x' }],
      [{ ...first, seal: 'nonsense' }],
      [{ ...first, seal: '' }],
      [{ ...first, seal: null }],
      [{ ...first, id: 'another' }],
      [first, first],
      [...steps, ...(await wonRace(server, student)).steps],
      Array.from({ length: 8 }, () => ({ id: 'basic-5+8', seal: null, answer: null })),
    ];
    for (const claim of claims) {
      const told = await tellLog(server, student, 'visit-1', claim);
      expect([told.statusCode, told.json()], JSON.stringify(claim)).toEqual([
        422,
        { detail: 'These answers are not those of a race that was dealt to you.' },
      ]);
    }
    expect((await tellLog(server, other, 'visit-1', steps)).statusCode).toBe(422);
    expect((await tellLog(server, student, 'x'.repeat(81), steps)).statusCode).toBe(422);
    expect((await post(server, '/api/game/log', {}, { race: 'v', hints_used: 0, steps })).statusCode).toBe(
      401,
    );
    expect((await fetchRaceRecord(server, student)).races).toBe(0);
  });
});
