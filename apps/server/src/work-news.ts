import type { FastifyBaseLogger } from 'fastify';
import type { InvalidationBus } from './db/invalidation.ts';

const topic = 'student-work';
/** News of one moment leave together: a class that answers at once is one message, not thirty. */
const gatherMs = 100;
/** Numbers in one message; PostgreSQL carries less than 8,000 bytes. */
const idsAtOnce = 600;

/** Tells every process that students have opened or answered something. */
export type WorkNews = { tell(userId: number): void };

export function openWorkNews(bus: InvalidationBus, log: FastifyBaseLogger): WorkNews {
  const waiting = new Set<number>();

  function send(): void {
    const ids = [...waiting];
    waiting.clear();
    for (let from = 0; from < ids.length; from += idsAtOnce)
      bus
        .publish(topic, ids.slice(from, from + idsAtOnce).join(','))
        .catch((error: unknown) => log.warn({ err: error }, 'could not tell the other processes of work'));
  }

  return {
    tell(userId) {
      if (waiting.size === 0) setTimeout(send, gatherMs).unref();
      waiting.add(userId);
    },
  };
}

/** Hears of students who have opened or answered something, here or in another process. */
export function onWork(bus: InvalidationBus, listener: (ids: number[]) => void): void {
  bus.on(topic, (key) => listener(key.split(',').map(Number)));
}
