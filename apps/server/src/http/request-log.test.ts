import { fastify } from 'fastify';
import pino from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { App } from '../context.ts';
import { logRequests } from './request-log.ts';

test('[O2] ten minutes of refused calls add less than a megabyte to the log, and say how many were left out', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T08:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const lines: string[] = [];
  const app = fastify({ loggerInstance: pino({ level: 'info' }, { write: (line) => lines.push(line) }) });
  onTestFinished(() => app.close());
  logRequests(app as unknown as App);
  app.post('/auth/login', (_request, reply) => reply.status(429).send({}));
  for (let minute = 0; minute < 10; minute += 1) {
    for (let call = 0; call < 400; call += 1) await app.inject({ method: 'POST', url: '/auth/login' });
    vi.setSystemTime(Date.now() + 60_000);
  }
  const own = lines.filter((line) => /answered|unlogged/.test(line));
  expect(own).toHaveLength(10 * 300 + 9);
  expect(own.filter((line) => line.includes('"unlogged":100'))).toHaveLength(9);
  expect(own.join('').length).toBeLessThan(1_000_000);
});
