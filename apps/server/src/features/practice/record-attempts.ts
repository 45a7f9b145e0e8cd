import { setImmediate as nextTurn } from 'node:timers/promises';
import type pg from 'pg';
import { Refusal, sentences } from '../../http/errors.ts';
import { createKnownProblems, takeBatch } from './known-problems.ts';
import {
  type AttemptRow,
  insertAttempts,
  insertUnmovingAttempts,
  type NewAttempt,
  selectAttempts,
} from './queries.ts';

/** What became of an attempt: stored now, or found stored under the same id. */
type Recorded = { kind: 'recorded' } | { kind: 'replayed'; stored: AttemptRow };

/**
 * Stores attempts durably. Those that arrive while others are written are written together next, in one statement,
 * so that many students share one commit. `record` answers after that commit.
 */
export type AttemptWriter = {
  record(attempt: NewAttempt): Promise<Recorded>;
  /** Resolves when everything taken so far is stored. */
  drain(): Promise<void>;
};

export type WriterOptions = {
  pool: Pick<pg.Pool, 'query'>;
  /** Called after the commit and before the attempts are acknowledged. */
  onProgressed(attempts: NewAttempt[]): void;
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
  const { mayMove, mayTell, remember } = createKnownProblems();
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
    const batch = takeBatch(queue, { most: mostInOneWrite, mayTell });
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
    const firsts = new Map<string, Waiting>();
    for (const waiting of batch) {
      const key = keyOf(waiting.attempt);
      if (!firsts.has(key)) firsts.set(key, waiting);
    }
    const attempts = [...firsts.values()].map(({ attempt }) => attempt);
    const mayChange = (attempt: NewAttempt) => mayMove(attempt) || mayTell(attempt);
    if (!attempts.some(mayChange) && (await insertUnmovingAttempts(pool, attempts))) {
      return answerUnmoved(batch, attempts.length);
    }
    const inserted = await insertAttempts(
      pool,
      attempts.map((attempt) => ({ ...attempt, moves: mayMove(attempt), tells: mayTell(attempt) })),
    );
    const progressed = new Map(inserted.map((row) => [keyOf(row), row.progressed]));
    const recorded = [...firsts.entries()].filter(([key]) => progressed.has(key));
    for (const [, { attempt }] of recorded) remember(attempt);
    const changed = recorded.filter(([key]) => progressed.get(key) === true);
    if (changed.length > 0) onProgressed(changed.map(([, { attempt }]) => attempt));
    const replayed = new Set(batch);
    for (const [, waiting] of recorded) {
      replayed.delete(waiting);
      waiting.resolve({ kind: 'recorded' });
    }
    if (replayed.size > 0) await answerReplays([...replayed]);
  }

  /** An id that came twice in the batch is answered from what is stored, and the first with it. */
  async function answerUnmoved(batch: Waiting[], stored: number): Promise<void> {
    if (stored < batch.length) return answerReplays(batch);
    for (const waiting of batch) waiting.resolve({ kind: 'recorded' });
  }

  async function answerReplays(replayed: Waiting[]): Promise<void> {
    const rows = await selectAttempts(
      pool,
      replayed.map(({ attempt }) => attempt),
    );
    const byKey = new Map(rows.map((row) => [keyOf(row), row]));
    for (const { attempt, resolve, reject } of replayed) {
      const stored = byKey.get(keyOf(attempt));
      if (stored) resolve({ kind: 'replayed', stored });
      else reject(new Error('an attempt was neither stored nor found'));
    }
  }

  /** One bad row must not fail its neighbours; without a database there is nothing to try again. */
  async function writeSingly(batch: Waiting[], cause: unknown): Promise<void> {
    if (batch.length === 1 || !isRowFailure(cause)) {
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
    async drain() {
      while (writes.size > 0) await Promise.all(writes);
    },
  };
}

function keyOf({ userId, attemptId }: { userId: number; attemptId: string }): string {
  return `${userId}:${attemptId}`;
}

/** Whether PostgreSQL refused what a row holds (class 22, 23), or gave way to another writer (class 40). */
function isRowFailure(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^(22|23|40)/.test(String(error.code));
}
