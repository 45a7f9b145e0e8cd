import { expect, test } from 'vitest';
import type { App } from '../context.ts';
import { createMovableClock } from '../testing/movable-clock.ts';
import { createTestServer } from '../testing/test-server.ts';
import { createCallLimiter } from './call-limiter.ts';

test('a key waits for the end of its window once it is used up; others do not', () => {
  const clock = createMovableClock();
  const limiter = createCallLimiter(clock, { most: 2, perSeconds: 60 });
  limiter.count('a');
  clock.advance(20);
  expect(limiter.waitFor('a')).toBe(0);
  limiter.count('a');
  expect(limiter.waitFor('a')).toBe(40);
  expect(limiter.waitFor('b')).toBe(0);
  clock.advance(40);
  expect(limiter.waitFor('a')).toBe(0);
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
