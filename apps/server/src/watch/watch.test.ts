import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { backupWhenDue } from '../backup/schedule-backups.ts';
import { sentences } from '../http/errors.ts';
import { fetchChoices, firstLesson, openLesson, submit } from '../testing/lesson-of.ts';
import { chat } from '../testing/orb-calls.ts';
import { redisServer, startRedis } from '../testing/real-redis.ts';
import { createTestServer, type TestServer, testSettings } from '../testing/test-server.ts';

const servers: TestServer[] = [];
async function open(options: Parameters<typeof createTestServer>[0] = {}) {
  const server = await createTestServer(options);
  servers.push(server);
  return server;
}
afterAll(async () => {
  for (const server of servers) await server.close();
});

describe('[O7] a disk that is nearly full', () => {
  test('is told by readiness; chat and new accounts pause, answers are taken', async () => {
    const roomy = await open();
    const student = await roomy.student();
    const lesson = await openLesson(roomy, student, firstLesson(roomy).id);
    const [problem] = lesson.problems;
    if (!problem) throw new Error('no problem');
    const { right } = await fetchChoices(roomy, student, problem.id);
    Object.assign(roomy.context.watch, { isDiskShort: () => true });
    const ready = await roomy.app.inject({ url: '/health/ready' });
    expect([ready.statusCode, ready.json().detail, ready.headers['retry-after']]).toEqual([
      503,
      sentences.diskShort,
      '60',
    ]);
    expect((await chat(roomy, student, { message: 'hello' })).statusCode).toBe(503);
    expect((await roomy.app.inject({ method: 'POST', url: '/auth/guest' })).statusCode).toBe(503);
    const stored = await submit(roomy, student, {
      problem_id: problem.id,
      lesson_id: lesson.id,
      answer_id: right.id,
    });
    expect([stored.statusCode, stored.json().is_correct]).toEqual([200, true]);
  });

  test('is seen by the real free space', async () => {
    const operation = { ...testSettings().operation, minFreeMegabytes: 999_999_999 };
    const full = await open({ settings: { operation } });
    expect(full.context.watch.freeMegabytes()).toBeGreaterThan(0);
    expect((await full.app.inject({ url: '/health/ready' })).statusCode).toBe(503);
  });

  test('said by PostgreSQL is 503 with a sentence, never 500, and not ready for a while', async () => {
    const server = await open({
      extraAccess: { 'GET /api/full': 'everybody' },
      extraFeatures: [
        {
          name: 'full',
          register(app) {
            app.get('/api/full', { config: { public: true } }, () => {
              throw Object.assign(new Error('could not extend file'), { code: '53100' });
            });
          },
        },
      ],
    });
    const answer = await server.app.inject({ url: '/api/full' });
    expect([answer.statusCode, answer.json().detail]).toEqual([503, sentences.diskShort]);
    expect((await server.app.inject({ url: '/health/ready' })).statusCode).toBe(503);
  });
});

describe.runIf(redisServer)('[O8] Redis that goes away', () => {
  test('is told by readiness within seconds, a seat is refused and its ticket stays good, and it comes back by itself', async () => {
    const redis = await startRedis();
    const server = await open({ settings: { redisUrl: redis.url } });
    const ready = async () => (await server.app.inject({ url: '/health/ready' })).statusCode;
    expect(await ready()).toBe(200);
    redis.kill('SIGSTOP');
    await expect.poll(ready).toBe(503);
    const student = await server.student();
    const ticket = await server.app.inject({
      method: 'POST',
      url: '/api/city/ticket',
      headers: student.headers,
      payload: { lesson_id: null },
    });
    const seat = () =>
      server.app.inject({
        method: 'POST',
        url: '/api/city/seat',
        payload: { access_token: ticket.json().access_token, solo: true },
      });
    const refused = await seat();
    expect([refused.statusCode, refused.json().detail]).toEqual([503, sentences.redisAway]);
    redis.kill('SIGCONT');
    await expect.poll(ready).toBe(200);
    expect((await seat()).statusCode).toBe(200);
    await servers.splice(servers.indexOf(server), 1)[0]?.close();
    redis.kill('SIGTERM');
  });
});

describe('[O9] figures for who watches', () => {
  test('calls by route and status, the pool, the disk and the outbox; no address of a person', async () => {
    const server = await open();
    const student = await server.student();
    await server.app.inject({ url: '/user/me', headers: student.headers });
    await server.app.inject({ url: '/api/lessons/zebra-crossing/x', headers: student.headers });
    const { body } = await server.app.inject({ url: '/metrics' });
    expect(body).toMatch(
      /playforward_http_request_seconds_count\{method="GET",route="\/user\/me",status="200"\} 1/,
    );
    for (const name of [
      'answers_waiting',
      'passwords_waiting',
      'pictures_waiting',
      'usage_events_waiting',
      'streams_running',
      'city_rooms',
      'city_players',
      'model_tokens_today',
      'pool_connections',
      'pool_waiting',
      'outbox_waiting',
      'disk_free_megabytes',
      'redis_away',
    ])
      expect(body).toMatch(new RegExp(`^playforward_${name} \\d`, 'm'));
    expect(body).toContain('nodejs_eventloop_lag');
    expect(body).not.toContain('@');
    expect(body).not.toContain('zebra');
  });

  test('a backup has an age once there is one, and rooms and players count while a city is open', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'playforward-backups-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const operation = testSettings().operation;
    const server = await open({
      settings: { operation: { ...operation, backup: { folder, everyHours: 24, keep: 3 } } },
    });
    const read = async (name: string) => {
      const { body } = await server.app.inject({ url: '/metrics' });
      return new RegExp(`^playforward_${name} (.*)$`, 'm').exec(body)?.[1];
    };
    expect([await read('backup_age_seconds'), await read('city_rooms')]).toEqual(['Nan', '0']);
    await backupWhenDue(server.context);
    expect(Number(await read('backup_age_seconds'))).toBeLessThan(600);
    const student = await server.student();
    const ticket = await server.app.inject({
      method: 'POST',
      url: '/api/city/ticket',
      headers: student.headers,
      payload: { lesson_id: null },
    });
    const payload = { access_token: ticket.json().access_token, solo: true };
    expect((await server.app.inject({ method: 'POST', url: '/api/city/seat', payload })).statusCode).toBe(
      200,
    );
    expect(await read('city_rooms')).toBe('1');
  });

  test('are for this machine and for who has the token', async () => {
    const operation = { ...testSettings().operation, metricsToken: 'a-token-for-prometheus' };
    const server = await open({ settings: { operation } });
    const status = async (options: object) =>
      (await server.app.inject({ url: '/metrics', ...options })).statusCode;
    expect(await status({ remoteAddress: '203.0.113.9' })).toBe(404);
    expect(await status({ headers: { 'x-forwarded-for': '203.0.113.9' } })).toBe(404);
    const authorization = 'Bearer a-token-for-prometheus';
    expect(await status({ remoteAddress: '203.0.113.9', headers: { authorization } })).toBe(200);
    expect(await status({ remoteAddress: '203.0.113.9', headers: { authorization: 'Bearer no' } })).toBe(404);
  });

  test('/health/details tells of the disk, the letters and the backup', async () => {
    const operation = testSettings().operation;
    const backup = { folder: '/nowhere/at/all', everyHours: 24, keep: 3 };
    const server = await open({ settings: { operation: { ...operation, backup } } });
    expect((await server.app.inject({ url: '/health/details' })).json()).toMatchObject({
      disk_is_short: false,
      backup_age_hours: null,
      backup_is_late: true,
      letters_waiting: 0,
    });
  });

  test('every answer carries an id, taken from the proxy when it gives a plain one', async () => {
    const server = await open();
    const idFor = async (given?: string) =>
      String(
        (await server.app.inject({ url: '/health/live', headers: given ? { 'x-request-id': given } : {} }))
          .headers['x-request-id'],
      );
    const ids = [await idFor(), await idFor()];
    expect(ids.every((id) => /^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(id))).toBe(true);
    expect(new Set(ids).size).toBe(2);
    expect(await idFor('proxy-id-12345')).toBe('proxy-id-12345');
    expect(await idFor('a b"<script>')).not.toContain('script');
  });
});

describe('[O12] the description of the API', () => {
  const withDocs = (apiDocs: 'open' | 'staff' | 'off') =>
    open({ settings: { operation: { ...testSettings().operation, apiDocs } } });

  test.each(['/docs', '/docs/json'])('%s: open to all, for staff, or not there', async (url) => {
    const [all, staff, off] = [await withDocs('open'), await withDocs('staff'), await withDocs('off')];
    expect((await all.app.inject({ url })).statusCode).toBe(200);
    const student = await staff.student();
    expect((await staff.app.inject({ url })).statusCode).toBe(404);
    const readAs = async (role: string) => {
      await staff.context.pool.query('UPDATE users SET role = $2 WHERE id = $1', [student.id, role]);
      return (await staff.app.inject({ url, headers: student.headers })).statusCode;
    };
    expect(await readAs('student')).toBe(404);
    expect(await readAs('teacher')).toBe(404);
    expect(await readAs('admin')).toBe(404);
    expect(await readAs('staff')).toBe(200);
    expect((await off.app.inject({ url })).statusCode).toBe(404);
  });
});
