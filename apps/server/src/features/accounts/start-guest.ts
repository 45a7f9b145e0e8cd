import { insertOptionalUser, insertSecurityEvent, type UserRow } from './queries.ts';
import type { AccountServices } from './services.ts';

export type GuestResult =
  | { kind: 'signed-in'; user: UserRow; token: string }
  | { kind: 'wait'; seconds: number }
  | { kind: 'guests-off' };

/** A throw-away account without a password, removed 7 days after its last use. */
export async function startGuest(services: AccountServices, from: { network: string }): Promise<GuestResult> {
  const { db, settings, clock, random, sessions, throttle } = services;
  if (!settings.guestAccess) return { kind: 'guests-off' };
  const seconds = throttle.countSignUp(from.network);
  if (seconds > 0) return { kind: 'wait', seconds };
  const domain = settings.allowedEmailDomain ?? 'guest.invalid';
  const email = `guest-${random.bytes(10).toString('hex')}@${domain}`;
  const now = clock.now();
  return db.transaction(async (tx) => {
    const user = await insertOptionalUser(tx, { email, name: 'Guest', isGuest: true, now });
    if (!user) throw new Error('two guests drew the same random address');
    await insertSecurityEvent(tx, { kind: 'guest-started', userId: user.id, now });
    return { kind: 'signed-in', user, token: await sessions.start(tx, user.id) };
  });
}
