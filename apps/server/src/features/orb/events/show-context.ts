import { createHmac, hash } from 'node:crypto';
import { type OrbContext, type OrbSession, orbLimits } from '@playforward/contract';
import type { Student } from '../../../sessions/session-store.ts';
import { selectOptionalNewestThreadId } from '../chat/thread-queries.ts';
import {
  countHelpsSince,
  selectNewestAttempts,
  selectOptionalOpenSince,
  selectSessionStart,
} from '../queries.ts';
import type { OrbServices } from '../services.ts';
import { computeOrbContext, windowStart } from './orb-context.ts';

/** How the student is doing, from what is recorded. */
export async function showContext({ db, clock }: OrbServices, student: Student): Promise<OrbContext> {
  const now = clock.now();
  const userId = student.id;
  const [attempts, hintsUsed, openSince] = await Promise.all([
    selectNewestAttempts(db, { userId, most: orbLimits.contextAttempts }),
    countHelpsSince(db, { userId, since: windowStart(now) }),
    selectOptionalOpenSince(db, userId),
  ]);
  return computeOrbContext({ now, attempts, hintsUsed, openSince });
}

/** The session of this sign-in; its id is made from the token and does not give it away. */
export async function showSession(
  { db, pepper }: OrbServices,
  { student, token }: { student: Student; token: string },
): Promise<OrbSession> {
  const startedAt = await selectSessionStart(db, Buffer.from(hash('sha256', token, 'hex'), 'hex'));
  const threadId = await selectOptionalNewestThreadId(db, { userId: student.id, since: startedAt });
  return {
    session_id: sessionId(pepper, token),
    started_at: startedAt.toISOString(),
    thread_id: threadId ?? null,
  };
}

function sessionId(pepper: string, token: string): string {
  const digest = createHmac('sha256', pepper).update(`orb session ${token}`).digest('hex');
  return [
    digest.slice(0, 8),
    digest.slice(8, 12),
    `4${digest.slice(13, 16)}`,
    `8${digest.slice(17, 20)}`,
    digest.slice(20, 32),
  ].join('-');
}
