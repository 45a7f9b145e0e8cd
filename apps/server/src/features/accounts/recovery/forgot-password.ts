import { createHmac } from 'node:crypto';
import { isAllowedDomain, readEmailAddress, userNameOf } from '../email-address.ts';
import type { AccountServices } from '../services.ts';

export type ForgotResult = { kind: 'noted' } | { kind: 'wait'; seconds: number } | { kind: 'no-mail' };
export const resetTopic = 'reset-password';
export const resetLinkSeconds = 20 * 60;
/** A class forgets its passwords at once after the holidays; a flood stays small. */
const networkAsks = { most: 60, perSeconds: 3_600 };
const allAsks = { most: 1_000, perSeconds: 3_600 };
/** For one address one letter in this time. */
const onceInMs = 5 * 60_000;

/**
 * Notes that somebody asks for a link. Known and unknown addresses take the same work and the same answer: whether there
 * is an account is looked up when the letter would be written.
 */
export function createForgotPassword({ db, clock, limits, settings, outbox, pepper }: AccountServices) {
  const byNetwork = limits.create('password-links', networkAsks);
  const overall = limits.create('all-password-links', allAsks);

  return async function forgotPassword(email: string, from: { network: string }): Promise<ForgotResult> {
    if (!outbox.hasMail) return { kind: 'no-mail' };
    const seconds = Math.max(byNetwork.waitFor(from.network), overall.waitFor('all'));
    if (seconds > 0) return { kind: 'wait', seconds };
    byNetwork.count(from.network);
    overall.count('all');
    const address = readEmailAddress(email);
    if (!address || userNameOf(address.full)) return { kind: 'noted' };
    const turn = Math.floor(clock.now().getTime() / onceInMs);
    const onceKey = createHmac('sha256', pepper)
      .update(`reset\0${address.full}\0${turn}`)
      .digest('base64url');
    // Of other domains only families have an account: who asks is looked at when the letter would be written.
    const isOutside = !isAllowedDomain(address, settings.allowedEmailDomain);
    const data = { email: address.full, ...(isOutside && { outside: 'yes' }) };
    await outbox.add(db, 'mail', { topic: resetTopic, data, onceKey, giveUpAfterSeconds: resetLinkSeconds });
    return { kind: 'noted' };
  };
}
