import { hash, randomBytes } from 'node:crypto';
import { cityLimits } from '@playforward/contract';
import type { AppContext } from '../../../context.ts';
import { deleteLiveTicket, insertTicket, type RedeemedTicket } from './ticket-queries.ts';

type Services = Pick<AppContext, 'db' | 'clock'>;

const hashOf = (secret: string) => hash('sha256', secret, 'buffer');

/** A ticket for one seat in a city (D-113). It ends with the session it was asked for; only its hash is stored. */
export async function issueTicket(
  { db, clock }: Services,
  { userId, sessionToken, lessonId }: { userId: number; sessionToken: string; lessonId: number | null },
): Promise<string> {
  const ticket = randomBytes(32).toString('base64url');
  const expiresAt = new Date(clock.now().getTime() + cityLimits.ticketSeconds * 1000);
  await insertTicket(db, {
    tokenHash: hashOf(ticket),
    userId,
    sessionHash: hashOf(sessionToken),
    lessonId,
    expiresAt,
  });
  return ticket;
}

/** Whose ticket it was; it opens nothing a second time. */
export async function redeemTicket(
  { db, clock }: Services,
  ticket: string,
): Promise<RedeemedTicket | undefined> {
  return deleteLiveTicket(db, { tokenHash: hashOf(ticket), now: clock.now() });
}
