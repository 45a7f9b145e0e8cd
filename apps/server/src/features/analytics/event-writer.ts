import type { AppContext } from '../../context.ts';
import { Refusal, sentences } from '../../http/errors.ts';
import { insertEvents, type NewUsageEvent } from './queries.ts';

export type EventWriter = {
  /** Takes events; answers once they are stored. */
  write(events: readonly NewUsageEvent[]): Promise<void>;
  countWaiting(): number;
};

const mostWaiting = 2000;
const mostInOneWrite = 500;
const tryAgainSeconds = 10;

/**
 * Stores usage events one write after the other, so that they never take more than one connection from the
 * students' answers; those of several schools together, as each names its own. Beyond what may wait the browser is asked
 * to come again.
 */
export function createEventWriter({
  dangerouslyAcrossSchools: { db },
}: Pick<AppContext, 'dangerouslyAcrossSchools'>): EventWriter {
  let waiting: NewUsageEvent[] = [];
  let nextWrite: Promise<void> | undefined;
  let lastWrite: Promise<unknown> = Promise.resolve();

  async function writeWaiting(): Promise<void> {
    await lastWrite.catch(() => undefined);
    const events = waiting;
    waiting = [];
    nextWrite = undefined;
    const write = writeAll(events);
    lastWrite = write;
    await write;
  }

  async function writeAll(events: NewUsageEvent[]): Promise<void> {
    for (let at = 0; at < events.length; at += mostInOneWrite) {
      await insertEvents(db, events.slice(at, at + mostInOneWrite));
    }
  }

  return {
    countWaiting: () => waiting.length,
    write(events) {
      if (events.length === 0) return Promise.resolve();
      if (waiting.length + events.length > mostWaiting) {
        return Promise.reject(new Refusal(429, sentences.busy, { retryAfterSeconds: tryAgainSeconds }));
      }
      waiting.push(...events);
      nextWrite ??= writeWaiting();
      return nextWrite;
    },
  };
}
