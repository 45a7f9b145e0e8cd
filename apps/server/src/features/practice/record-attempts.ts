import { setImmediate as nextTurn } from 'node:timers/promises';
import type pg from 'pg';
import { Refusal, sentences } from '../../http/errors.ts';
import type { LessonAttempt, NewAttempt } from './count-attempts.ts';
import { type Recorded, storeAttempts } from './store-attempts.ts';

/**
 * Stores attempts durably. Those that arrive while others are written are written together next, in one transaction,
 * so that many students share one commit. `record` answers after that commit.
 */
export type AttemptWriter = {
  record(attempt: NewAttempt): Promise<Recorded>;
  /** How many answers wait for the next write. */
  countWaiting(): number;
  /** Resolves when everything taken so far is stored. */
  drain(): Promise<void>;
};

export type WriterOptions = {
  pool: Pick<pg.Pool, 'connect'>;
  /** Called after the commit and before the attempts are acknowledged. */
  onProgressed(attempts: LessonAttempt[]): void;
  mostWaiting?: number;
};

type Waiting = {
  attempt: NewAttempt;
  resolve(recorded: Recorded): void;
  reject(error: unknown): void;
};

const mostInOneWrite = 200;
/** One at a time: a second one takes rows from the first, and each costs as much as ten rows. */
const mostWrites = 1;

export function createAttemptWriter({
  pool,
  onProgressed,
  mostWaiting = 2_000,
}: WriterOptions): AttemptWriter {
  const queue: Waiting[] = [];
  const writes = new Set<Promise<void>>();
  let gathering = false;

  /** Begins a write when something waits, no other write is still gathering and a connection is free for it. */
  function startWrite(): void {
    if (queue.length === 0 || gathering || writes.size >= mostWrites) return;
    const write = writeNext().finally(() => {
      writes.delete(write);
      startWrite();
    });
    writes.add(write);
  }

  async function writeNext(): Promise<void> {
    gathering = true;
    await gather();
    gathering = false;
    const batch = queue.splice(0, mostInOneWrite);
    startWrite();
    await writeBatch(batch).catch((error: unknown) => writeSingly(batch, error));
  }

  /** Waits while turns of the event loop bring more: a larger write costs each answer less than the wait. */
  async function gather(): Promise<void> {
    for (let before = 0; before < queue.length && queue.length < mostInOneWrite; ) {
      before = queue.length;
      await nextTurn();
      await nextTurn();
    }
  }

  async function writeBatch(batch: Waiting[]): Promise<void> {
    const { outcomes, progressed } = await storeAttempts(
      pool,
      batch.map(({ attempt }) => attempt),
    );
    if (progressed.length > 0) onProgressed(progressed);
    for (const [nth, outcome] of outcomes.entries()) batch[nth]?.resolve(outcome);
  }

  /** One bad row must not fail its neighbours; without a database there is nothing to try again. */
  async function writeSingly(batch: Waiting[], cause: unknown): Promise<void> {
    if (!isRowFailure(cause)) {
      for (const { reject } of batch) reject(cause);
      return;
    }
    for (const waiting of batch) await writeBatch([waiting]).catch(waiting.reject);
  }

  return {
    record(attempt) {
      if (queue.length >= mostWaiting) {
        return Promise.reject(new Refusal(503, sentences.busy, { retryAfterSeconds: 1 }));
      }
      return new Promise((resolve, reject) => {
        queue.push({ attempt, resolve, reject });
        startWrite();
      });
    },
    countWaiting: () => queue.length,
    async drain() {
      while (writes.size > 0) await Promise.all(writes);
    },
  };
}

/** Whether PostgreSQL refused what a row holds (class 22, 23), or gave way to another writer (class 40). */
function isRowFailure(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^(22|23|40)/.test(String(error.code));
}
