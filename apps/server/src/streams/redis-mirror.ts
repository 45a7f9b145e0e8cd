import type { FastifyBaseLogger } from 'fastify';
import { Redis } from 'ioredis';
import type { RunMirror } from './run-mirror.ts';

/** How long a run can be taken up again, and how soon a silent process or reader counts as gone. */
const keepSeconds = 300;
const aliveMs = 10_000;
const readMs = 3_000;

/**
 * Runs in Redis: who may read one, its events in order, whether it has ended. Trouble with Redis is logged and costs
 * only the resuming: an answer that is being given goes on.
 */
export function openRedisMirror(url: string, log: FastifyBaseLogger): RunMirror {
  const redis = new Redis(url, {
    maxRetriesPerRequest: 1,
    enableOfflineQueue: true,
    connectTimeout: 5_000,
    commandTimeout: 5_000,
  });
  const complain = (error: unknown) => log.warn({ err: error }, 'Redis did not answer');
  redis.on('error', complain);

  const keys = (id: string) => ({
    owner: `playforward:run:${id}:user`,
    events: `playforward:run:${id}:events`,
    ended: `playforward:run:${id}:ended`,
    alive: `playforward:run:${id}:alive`,
    read: `playforward:run:${id}:read`,
  });
  const quietly = (work: Promise<unknown>) => void work.catch(complain);

  return {
    open({ id, userId }) {
      const { owner, alive } = keys(id);
      quietly(redis.multi().set(owner, userId, 'EX', keepSeconds).set(alive, 1, 'PX', aliveMs).exec());
    },
    append(id, data) {
      const { events } = keys(id);
      quietly(redis.multi().rpush(events, data).expire(events, keepSeconds).exec());
    },
    keepAlive: (id) => quietly(redis.set(keys(id).alive, 1, 'PX', aliveMs)),
    end: (id) => quietly(redis.set(keys(id).ended, 1, 'EX', keepSeconds)),
    async read({ id, userId, from }) {
      const { owner, events, ended, alive } = keys(id);
      try {
        if ((await redis.get(owner)) !== String(userId)) return undefined;
        // Asked before the events, so that an end is never seen without the events before it.
        const [hasEnded, isAlive] = await Promise.all([redis.exists(ended), redis.exists(alive)]);
        const data = await redis.lrange(events, from, -1);
        return { data, state: hasEnded ? 'ended' : isAlive ? 'running' : 'lost' };
      } catch (error) {
        complain(error);
        return undefined;
      }
    },
    markRead: (id) => quietly(redis.set(keys(id).read, 1, 'PX', readMs)),
    async isRead(id) {
      return (await redis.exists(keys(id).read).catch(() => 0)) === 1;
    },
    async close() {
      await redis.quit().catch(() => redis.disconnect());
    },
  };
}
