import { createHmac } from 'node:crypto';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/pool.ts';
import type { CallLimits } from '../../http/call-limiter.ts';
import { deleteFailures, selectBlockedUntil, updateAttemptForgiven, upsertAttempt } from './queries.ts';

/** Five tries are free, then each failure doubles the wait; after a hundred in a row only the school unlocks. */
const accountLimits = { free: 5, firstDelaySeconds: 5, longestDelaySeconds: 900, mostInARow: 100 };
/** Whole classes share one address, so a network may fail often before it is slowed. */
const networkFailures = { most: 1_000, perSeconds: 900 };
const allFailures = { most: 20_000, perSeconds: 900 };
const networkSignUps = { most: 5_000, perSeconds: 3_600 };
/** Who goes on while being told to wait is refused from memory: no look into the database, whatever address is tried. */
const networkRefusals = { most: 300, perSeconds: 60 };
const allSignUps = { most: 20_000, perSeconds: 3_600 };
const everyone = 'all';

export type Caller = { network: string; deviceId?: string | undefined };
export type ThrottleAnswer = { kind: 'allowed'; subject: Buffer } | { kind: 'wait'; seconds: number };

type ThrottleOptions = { db: Db; clock: Clock; limits: CallLimits; pepper: string };

export type SignInThrottle = ReturnType<typeof createSignInThrottle>;

export function createSignInThrottle({ db, clock, limits, pepper }: ThrottleOptions) {
  const byNetwork = limits.create('sign-in-failures', networkFailures);
  const overall = limits.create('all-sign-in-failures', allFailures);
  const signUps = limits.create('sign-ups', networkSignUps);
  const everySignUp = limits.create('all-sign-ups', allSignUps);
  const refusals = limits.create('sign-in-refusals', networkRefusals);

  /** Stored under a keyed hash: the table tells nobody which addresses were tried. */
  const subjectOf = (email: string, deviceId: string | undefined) =>
    createHmac('sha256', pepper)
      .update(deviceId === undefined ? `account\0${email}` : `device\0${deviceId}\0${email}`)
      .digest();

  return {
    /** A known device has a count of its own and is not slowed by what strangers do. */
    async begin(email: string, { network, deviceId }: Caller): Promise<ThrottleAnswer> {
      const shared =
        deviceId === undefined
          ? Math.max(byNetwork.waitFor(network), overall.waitFor(everyone), refusals.waitFor(network))
          : 0;
      if (shared > 0) return { kind: 'wait', seconds: shared };
      const subject = subjectOf(email, deviceId);
      const now = clock.now();
      if (await upsertAttempt(db, { subject, now }, accountLimits)) return { kind: 'allowed', subject };
      if (deviceId === undefined) refusals.count(network);
      const until = await selectBlockedUntil(db, subject);
      const seconds = Math.ceil(((until ?? now).getTime() - now.getTime()) / 1000);
      return { kind: 'wait', seconds: Math.max(1, seconds) };
    },
    failed({ network, deviceId }: Caller): void {
      if (deviceId !== undefined) return;
      byNetwork.count(network);
      overall.count(everyone);
    },
    succeeded: (subject: Buffer) => deleteFailures(db, subject),
    /** The try was never judged, so it does not count. */
    forgive: (subject: Buffer) => updateAttemptForgiven(db, { subject, now: clock.now() }),
    unlock: (email: string) => deleteFailures(db, subjectOf(email, undefined)),
    /** Seconds to wait before this network may make another account, else 0. */
    countSignUp(network: string): number {
      const seconds = Math.max(signUps.waitFor(network), everySignUp.waitFor(everyone));
      if (seconds === 0) {
        signUps.count(network);
        everySignUp.count(everyone);
      }
      return seconds;
    },
  };
}
