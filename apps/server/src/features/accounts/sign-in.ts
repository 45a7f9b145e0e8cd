import type { LoginBody } from '@playforward/contract';
import { isAllowedDomain, readSignInName } from './email-address.ts';
import type { KnownDevice } from './known-device.ts';
import {
  insertSecurityEvent,
  selectOptionalAccount,
  type UserRow,
  updateLastUsed,
  updatePasswordHash,
} from './queries.ts';
import type { AccountServices } from './services.ts';

export type CallFrom = { network: string; device: KnownDevice | undefined };

export type SignInResult =
  | { kind: 'signed-in'; user: UserRow; token: string }
  | { kind: 'wait'; seconds: number }
  | { kind: 'restricted' | 'wrong' | 'inactive' | 'must-choose' | 'one-time-over' };

/**
 * Checks an address and a password. An unknown address and a wrong password take the same work and give the
 * same answer; that an account is locked is only told to who knows its password.
 */
export async function signIn(
  services: AccountServices,
  body: LoginBody,
  from: CallFrom,
): Promise<SignInResult> {
  const judged = await judgePassword(services, body, from);
  if (judged.kind !== 'right') return judged;
  const { account } = judged;
  const now = services.clock.now();
  if (!account.user.isActive) {
    await insertSecurityEvent(services.db, { kind: 'sign-in-denied', userId: account.user.id, now });
    return { kind: 'inactive' };
  }
  if (account.oneTimeUntil) return { kind: account.oneTimeUntil > now ? 'must-choose' : 'one-time-over' };
  return startSession(services, account, body.password);
}

export type Judged =
  | { kind: 'right'; account: Account }
  | { kind: 'wait'; seconds: number }
  | { kind: 'restricted' | 'wrong' };

/**
 * Whose password this is, behind all throttles; what the account may do with it is the caller's to see. Addresses of other
 * domains are refused before anything is looked up, unless it is the families' door that asks.
 */
export async function judgePassword(
  services: AccountServices,
  body: LoginBody,
  from: CallFrom & { anyDomain?: true },
): Promise<Judged> {
  const { settings, devices, throttle } = services;
  const address = readSignInName(body.email);
  if (!from.anyDomain && !isAllowedDomain(address, settings.allowedEmailDomain))
    return { kind: 'restricted' };
  if (!address) return { kind: 'wrong' };
  const deviceId = devices.knows(from.device, address.full) ? from.device.id : undefined;
  const caller = { network: from.network, deviceId };
  const turn = await throttle.begin(address.full, caller);
  if (turn.kind === 'wait') {
    services.tally.count('sign-in-throttled');
    return turn;
  }
  const account = await judge(services, address.full, body.password).catch(async (error: unknown) => {
    await throttle.forgive(turn.subject);
    throw error;
  });
  if (!account) {
    throttle.failed(caller);
    services.tally.count('sign-in-failed');
    return { kind: 'wrong' };
  }
  await throttle.succeeded(turn.subject);
  return { kind: 'right', account };
}

type Account = NonNullable<Awaited<ReturnType<typeof selectOptionalAccount>>>;

async function judge(
  services: AccountServices,
  email: string,
  password: string,
): Promise<Account | undefined> {
  const account = await selectOptionalAccount(services.db, email);
  const right = await services.hasher.verify(account?.passwordHash, password);
  return right ? account : undefined;
}

export async function startSession(
  services: AccountServices,
  account: Account,
  password: string,
): Promise<SignInResult> {
  const { db, clock, hasher, sessions } = services;
  const { user, passwordHash } = account;
  const renewed = hasher.isOutdated(passwordHash) ? await hasher.hash(password) : undefined;
  const now = clock.now();
  const token = await db.transaction(async (tx) => {
    if (renewed) await updatePasswordHash(tx, user.id, renewed);
    await updateLastUsed(tx, user.id, now);
    await insertSecurityEvent(tx, { kind: 'signed-in', userId: user.id, now });
    return sessions.start(tx, user.id);
  });
  return { kind: 'signed-in', user, token };
}
