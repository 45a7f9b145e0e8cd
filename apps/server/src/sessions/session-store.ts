import { hash, randomBytes } from 'node:crypto';
import type { UserRole } from '@playforward/contract';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';
import type { InvalidationBus } from '../db/invalidation.ts';
import type { Db } from '../db/pool.ts';
import type { Schools } from '../schools/open-schools.ts';
import type { Settings } from '../settings.ts';
import {
  deleteSession,
  deleteSessionsOfUser,
  insertSession,
  prepareSelectOptionalSession,
  updateSessionSeen,
} from './queries.ts';

/** The signed-in person a route works for. */
export type Student = { id: number; email: string; name: string; isGuest: boolean; role: UserRole };

export type SessionStore = {
  /** The student behind a token, or undefined when it is unknown, expired, ended or its account is locked. */
  find(token: string): Promise<Student | undefined>;
  /** The same from memory alone: undefined also when it is not held there. */
  findHeld(token: string): Student | undefined;
  /** Starts a session and answers its token; the token itself is never stored. */
  start(db: Db, userId: number): Promise<string>;
  end(token: string): Promise<void>;
  endAll(userId: number): Promise<void>;
  /** Removes all sessions of a user in a transaction; `forget` tells the processes once it is committed. */
  dropAll(db: Db, userId: number): Promise<void>;
  /** Makes every process forget what it knows about a user's sessions. */
  forget(userId: number): Promise<void>;
};

type StoreOptions = {
  db: Db;
  clock: Clock;
  bus: InvalidationBus;
  schools: Pick<Schools, 'current'>;
  settings: Pick<Settings, 'sessionDays'>;
};
type Entry = { student: Student; schoolId: number | undefined; freshUntil: number; expiresAt: number };

const freshForMs = 5_000;
const seenEveryMs = 5 * 60_000;
const dayMs = 86_400_000;
const tokenPattern = /^[A-Za-z0-9_-]{43}$/;

export function createSessionStore({ db, clock, bus, schools, settings }: StoreOptions): SessionStore {
  const cache = new LRUCache<string, Entry>({ max: 20_000 });
  const selectOptionalSession = prepareSelectOptionalSession(db);

  bus.on('session', (key) => void cache.delete(key));
  bus.on('user', (key) => forgetLocally(Number(key)));
  bus.onGap(() => cache.clear());

  function forgetLocally(userId: number): void {
    for (const [key, entry] of cache.entries()) if (entry.student.id === userId) cache.delete(key);
  }

  async function load(tokenHash: Buffer, now: Date): Promise<Entry | undefined> {
    const [row] = await selectOptionalSession.execute({ tokenHash, now });
    if (!row) return undefined;
    if (now.getTime() - row.lastSeenAt.getTime() > seenEveryMs) {
      await updateSessionSeen(db, { tokenHash, userId: row.id, now });
    }
    const { id, email, name, isGuest, role } = row;
    return {
      student: { id, email, name, isGuest, role },
      schoolId: schools.current()?.id,
      freshUntil: now.getTime() + freshForMs,
      expiresAt: row.expiresAt.getTime(),
    };
  }

  function findHeld(token: string): Student | undefined {
    const entry = cache.get(keyOf(token));
    const now = clock.now().getTime();
    const isHeld = entry && entry.freshUntil > now && entry.expiresAt > now;
    return isHeld && entry.schoolId === schools.current()?.id ? entry.student : undefined;
  }

  return {
    findHeld,
    async find(token) {
      const held = findHeld(token);
      if (held || !tokenPattern.test(token)) return held;
      const key = keyOf(token);
      const entry = await load(Buffer.from(key, 'base64'), clock.now());
      if (entry) cache.set(key, entry);
      else cache.delete(key);
      return entry?.student;
    },
    async start(tx, userId) {
      const token = randomBytes(32).toString('base64url');
      const now = clock.now();
      const expiresAt = new Date(now.getTime() + settings.sessionDays * dayMs);
      await insertSession(tx, { tokenHash: Buffer.from(keyOf(token), 'base64'), userId, now, expiresAt });
      return token;
    },
    async end(token) {
      const key = keyOf(token);
      await deleteSession(db, Buffer.from(key, 'base64'));
      await bus.publish('session', key);
    },
    async endAll(userId) {
      await deleteSessionsOfUser(db, userId);
      await bus.publish('user', String(userId));
    },
    dropAll: (tx, userId) => deleteSessionsOfUser(tx, userId),
    forget: (userId) => bus.publish('user', String(userId)),
  };
}

/** What is stored and held instead of the token: its SHA-256. */
function keyOf(token: string): string {
  return hash('sha256', token, 'base64');
}
