import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { KeptAnswer } from './submit-queue.ts';

/** Which tab sends an answer. A claim that is not renewed lapses, so that answers of a closed tab are free again. */
export type QueueClaim = { tab: string; now: number };

/** Where answers outlive the page. Never throws: a browser that keeps nothing says so by `false`. */
export type SubmitQueueStore = {
  keep(answer: KeptAnswer, claim: QueueClaim): Promise<boolean>;
  drop(attemptId: string): Promise<void>;
  /** Claims the account's answers that no other tab holds, oldest first, and says whether others are held. */
  claimFree(account: string, claim: QueueClaim): Promise<{ answers: KeptAnswer[]; heldElsewhere: boolean }>;
  /** Keeps this tab's claims alive; `now` long ago gives them up. */
  renew(attemptIds: readonly string[], claim: QueueClaim): Promise<void>;
};

export const claimLife = 6000;

/** `place` orders answers without asking a clock that the student may have set. */
type Row = KeptAnswer & { place: number; tab: string; claimedAt: number };

interface Answers extends DBSchema {
  answers: { key: string; value: Row; indexes: { account: string } };
}

const databaseName = 'playforward-answers';

/** The store of this browser: IndexedDB, one database an origin. */
export function openSubmitQueueStore(): SubmitQueueStore {
  let opened: Promise<IDBPDatabase<Answers>> | undefined;

  async function within<Result>(
    work: (database: IDBPDatabase<Answers>) => Promise<Result>,
    otherwise: Result,
  ): Promise<Result> {
    try {
      opened ??= openDatabase();
      return await work(await opened);
    } catch {
      // Switched off, full, or taken away while the page was open: the next call tries to open it again.
      opened = undefined;
      return otherwise;
    }
  }

  return {
    keep: (answer, claim) => within((database) => putNew(database, answer, claim), false),
    drop: (attemptId) => within((database) => database.delete('answers', attemptId), undefined),
    claimFree: (account, claim) =>
      within((database) => claimIn(database, account, claim), { answers: [], heldElsewhere: false }),
    renew: (attemptIds, claim) => within((database) => renewIn(database, attemptIds, claim), undefined),
  };
}

function openDatabase(): Promise<IDBPDatabase<Answers>> {
  return openDB<Answers>(databaseName, 1, {
    upgrade(database) {
      database.createObjectStore('answers', { keyPath: 'attemptId' }).createIndex('account', 'account');
    },
  });
}

async function putNew(
  database: IDBPDatabase<Answers>,
  answer: KeptAnswer,
  { tab, now }: QueueClaim,
): Promise<boolean> {
  const transaction = database.transaction('answers', 'readwrite');
  const known = await transaction.store.get(answer.attemptId);
  const place = known?.place ?? nextPlace(await transaction.store.getAll());
  await transaction.store.put({ ...answer, place, tab, claimedAt: now });
  await transaction.done;
  return true;
}

function nextPlace(rows: Row[]): number {
  return Math.max(0, ...rows.map(({ place }) => place)) + 1;
}

async function claimIn(database: IDBPDatabase<Answers>, account: string, claim: QueueClaim) {
  const transaction = database.transaction('answers', 'readwrite');
  const rows = await transaction.store.index('account').getAll(account);
  const free = rows.filter((row) => !isHeldElsewhere(row, claim));
  for (const row of free) await transaction.store.put({ ...row, tab: claim.tab, claimedAt: claim.now });
  await transaction.done;
  const answers = free.sort((one, other) => one.place - other.place).map(toKept);
  return { answers, heldElsewhere: free.length < rows.length };
}

async function renewIn(database: IDBPDatabase<Answers>, attemptIds: readonly string[], claim: QueueClaim) {
  const transaction = database.transaction('answers', 'readwrite');
  for (const attemptId of attemptIds) {
    const row = await transaction.store.get(attemptId);
    if (row && !isHeldElsewhere(row, claim)) {
      await transaction.store.put({ ...row, tab: claim.tab, claimedAt: claim.now });
    }
  }
  await transaction.done;
}

/** A claim from the future was made before the clock was set back; it binds nobody. */
function isHeldElsewhere({ tab, claimedAt }: Row, claim: QueueClaim): boolean {
  return tab !== claim.tab && claimedAt <= claim.now && claim.now - claimedAt < claimLife;
}

function toKept({ attemptId, account, problemId, lessonId, given }: Row): KeptAnswer {
  return { attemptId, account, problemId, lessonId, given };
}

/** For pages outside of a session: nothing outlives the page. */
export const forgetfulStore: SubmitQueueStore = {
  keep: async () => false,
  drop: async () => undefined,
  claimFree: async () => ({ answers: [], heldElsewhere: false }),
  renew: async () => undefined,
};
