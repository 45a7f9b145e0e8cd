import { createHash, timingSafeEqual } from 'node:crypto';
import type { RegisterBody } from '@playforward/contract';
import { checkPassword, type PasswordProblem } from './check-password.ts';
import { type EmailAddress, isAllowedDomain, readEmailAddress, userNameOf } from './email-address.ts';
import { insertOptionalUser, insertSecurityEvent, type UserRow, upsertCredential } from './queries.ts';
import type { AccountServices } from './services.ts';
import { confirmTopic } from './write-letters.ts';

export type RegisterResult =
  | { kind: 'registered'; user: UserRow; token: string }
  | { kind: 'wait'; seconds: number }
  | {
      kind:
        | 'closed'
        | 'wrong-code'
        | 'restricted'
        | 'not-an-address'
        | 'already-registered'
        | PasswordProblem;
    };

/** Creates a student with a password and signs the student in. */
export async function registerAccount(
  services: AccountServices,
  body: RegisterBody,
  from: { network: string },
): Promise<RegisterResult> {
  const { settings, hasher, throttle } = services;
  const { signUp } = settings.operation;
  if (signUp.kind === 'closed') return { kind: 'closed' };
  const address = readEmailAddress(body.email);
  if (!isAllowedDomain(address, settings.allowedEmailDomain)) return { kind: 'restricted' };
  if (!address || userNameOf(address.full)) return { kind: 'not-an-address' };
  const name = toName(body.name);
  const problem = checkPassword(body.password, { settings, address, name });
  if (problem) return { kind: problem };
  const seconds = throttle.countSignUp(from.network);
  if (seconds > 0) return { kind: 'wait', seconds };
  if (signUp.kind === 'code' && !isSameCode(body.code, signUp.code)) return { kind: 'wrong-code' };
  const passwordHash = await hasher.hash(body.password);
  return store(services, { address, name, passwordHash });
}

type NewAccount = { address: EmailAddress; name: string; passwordHash: string };

function store(
  services: AccountServices,
  { address, name, passwordHash }: NewAccount,
): Promise<RegisterResult> {
  const now = services.clock.now();
  return services.db.transaction(async (tx) => {
    const user = await insertOptionalUser(tx, { email: address.full, name, isGuest: false, now });
    if (!user) return { kind: 'already-registered' };
    await upsertCredential(tx, { userId: user.id, passwordHash, now });
    await insertSecurityEvent(tx, { kind: 'registered', userId: user.id, now });
    if (services.outbox.hasMail)
      await services.outbox.add(tx, 'mail', { topic: confirmTopic, userId: user.id });
    return { kind: 'registered', user, token: await services.sessions.start(tx, user.id) };
  });
}

/** Codes are read aloud and typed from a board: case and surrounding blanks do not count. */
function isSameCode(typed: string | undefined, code: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text.trim().toLowerCase()).digest();
  return timingSafeEqual(digest(typed ?? ''), digest(code));
}

/** A missing or blank name becomes 'User'. Control characters and text-direction marks have no place in a name. */
export function toName(name: string | undefined): string {
  const shown = (name ?? '').replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069\s]+/gu, ' ').trim();
  return shown || 'User';
}
