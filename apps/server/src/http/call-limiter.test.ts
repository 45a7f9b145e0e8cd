import { describe, expect, onTestFinished, test } from 'vitest';
import type { App } from '../context.ts';
import { createMovableClock } from '../testing/movable-clock.ts';
import { redisServer, startRedis } from '../testing/real-redis.ts';
import { createTestServer } from '../testing/test-server.ts';
import { createCallLimits } from './call-limiter.ts';
import { openSharedCounts } from './shared-counts.ts';

test('a key waits for the end of its window once it is used up; others do not', () => {
  const clock = createMovableClock();
  const limiter = createCallLimits(clock).create('probe', { most: 2, perSeconds: 60 });
  limiter.count('a');
  clock.advance(20);
  expect(limiter.waitFor('a')).toBe(0);
  limiter.count('a');
  expect(limiter.waitFor('a')).toBe(40);
  expect(limiter.waitFor('b')).toBe(0);
  clock.advance(40);
  expect(limiter.waitFor('a')).toBe(0);
});

describe.runIf(redisServer)('[O12] over several processes', () => {
  test('limits of a name count together, and each process goes on alone while Redis is away', async () => {
    const redis = await startRedis();
    onTestFinished(() => redis.kill('SIGKILL'));
    const clock = createMovableClock();
    const open = () => {
      const counts = openSharedCounts(redis.url);
      onTestFinished(() => counts.close());
      return { counts, limits: createCallLimits(clock, counts) };
    };
    const [one, two] = [open(), open()];
    const ready = { name: 'ready', key: 'x', calls: 1, perSeconds: 1 };
    await expect.poll(() => one.counts.add(ready)).toBeDefined();
    await expect.poll(() => two.counts.add(ready)).toBeDefined();
    const limit = { most: 10, perSeconds: 600 };
    const [first, second] = [one.limits.create('tries', limit), two.limits.create('tries', limit)];
    for (let call = 0; call < 9; call += 1) first.count('10.0.0.1');
    await expect
      .poll(() => one.counts.add({ name: 'tries', key: '10.0.0.1', calls: 0, perSeconds: 600 }))
      .toMatchObject({ used: 9 });
    expect(second.waitFor('10.0.0.1')).toBe(0);
    second.count('10.0.0.1');
    await expect.poll(() => second.waitFor('10.0.0.1')).toBeGreaterThan(0);
    expect(second.waitFor('10.0.0.2')).toBe(0);
    redis.kill('SIGKILL');
    for (let call = 0; call < 10; call += 1) second.count('10.0.0.3');
    expect(second.waitFor('10.0.0.3')).toBe(600);
    expect(await two.counts.add({ name: 'tries', key: 'x', calls: 1, perSeconds: 60 })).toBeUndefined();
  });
});

test('a forwarded address counts only when the proxy is trusted', async () => {
  const seen: string[] = [];
  const probe = {
    name: 'probe',
    register: (app: App) =>
      void app.get('/api/probe', { config: { public: true } }, async (request) => {
        seen.push(request.ip);
        return {};
      }),
  };
  const extraAccess = { 'GET /api/probe': 'everybody' } as const;
  const ask = { url: '/api/probe', headers: { 'x-forwarded-for': '203.0.113.9' }, remoteAddress: '10.0.0.5' };
  for (const trustProxy of [[], ['10.0.0.0/8']]) {
    const server = await createTestServer({ settings: { trustProxy }, extraAccess, extraFeatures: [probe] });
    await server.app.inject(ask);
    await server.close();
  }
  expect(seen).toEqual(['10.0.0.5', '203.0.113.9']);
});
