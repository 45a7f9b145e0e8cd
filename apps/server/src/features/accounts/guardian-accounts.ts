import { type AuthAnswer, authAnswer, guardianSignInBody, type LoginBody } from '@playforward/contract';
import { eq } from 'drizzle-orm';
import type { NewGuardian } from '../../account-service.ts';
import type { App } from '../../context.ts';
import type { Db } from '../../db/pool.ts';
import { users } from '../../db/schema/accounts.ts';
import { Refusal } from '../../http/errors.ts';
import { networkPrefix } from '../../http/network.ts';
import { toAuthAnswer } from './auth-answer.ts';
import { checkPassword } from './check-password.ts';
import { createDeviceCookie } from './device-cookie.ts';
import { readEmailAddress, userNameOf } from './email-address.ts';
import { insertOptionalUser, insertSecurityEvent, upsertCredential } from './queries.ts';
import { toRefusal } from './refusals.ts';
import { toName } from './register-account.ts';
import { accountSentences } from './sentences.ts';
import type { AccountServices } from './services.ts';
import { type CallFrom, judgePassword, type SignInResult, startSession } from './sign-in.ts';
import { confirmTopic } from './write-letters.ts';

type Typed = { name: string; email: string; password: string };

/** Families have addresses of their own: the code that the school gave stands for them, and no domain is asked for. */
export async function readNewGuardian(
  { settings, throttle, hasher }: AccountServices,
  { name: typedName, email, password }: Typed,
  from: { network: string },
): Promise<NewGuardian> {
  const address = readEmailAddress(email);
  if (!address || userNameOf(address.full)) throw new Refusal(422, accountSentences.notAnAddress);
  const name = toName(typedName);
  const problem = checkPassword(password, { settings, address, name });
  if (problem) throw toRefusal({ kind: problem }, settings);
  const seconds = throttle.countSignUp(from.network);
  if (seconds > 0) throw toRefusal({ kind: 'wait', seconds }, settings);
  return { name, email: address.full, passwordHash: await hasher.hash(password) };
}

export async function insertGuardian(
  { clock, outbox, sessions }: AccountServices,
  tx: Db,
  { name, email, passwordHash }: NewGuardian,
): Promise<{ id: number; answer: AuthAnswer }> {
  const now = clock.now();
  const made = await insertOptionalUser(tx, { email, name, isGuest: false, now });
  if (!made) throw new Refusal(400, accountSentences.alreadyRegistered);
  const { id } = made;
  // The questions at the beginning are for students.
  const role = { role: 'guardian' as const, onboardingCompleted: true };
  await tx.update(users).set(role).where(eq(users.id, id));
  await upsertCredential(tx, { userId: id, passwordHash, now });
  await insertSecurityEvent(tx, { kind: 'guardian-registered', userId: id, now });
  if (outbox.hasMail) await outbox.add(tx, 'mail', { topic: confirmTopic, userId: id });
  return { id, answer: toAuthAnswer({ ...made, ...role }, await sessions.start(tx, id)) };
}

/** POST /api/family/sign-in: the door of /login is for the school's domain alone, families come by this one. */
export function registerGuardianSignIn(app: App, services: AccountServices): void {
  const { settings } = services;
  const { deviceOf, markDevice } = createDeviceCookie(services);
  app.post(
    '/api/family/sign-in',
    {
      config: { public: true },
      schema: {
        summary: 'Sign in as a guardian, with an address of any domain',
        tags: ['family'],
        body: guardianSignInBody,
        response: { 200: authAnswer },
      },
    },
    async (request, reply) => {
      const from = { network: networkPrefix(request.ip), device: deviceOf(request) };
      const result = await signInGuardian(services, request.body, from);
      if (result.kind !== 'signed-in') throw toRefusal(result, settings);
      markDevice(request, reply, result.user.email);
      return toAuthAnswer(result.user, result.token);
    },
  );
}

/** Whoever is no guardian hears what an unknown address hears. */
async function signInGuardian(
  services: AccountServices,
  body: LoginBody,
  from: CallFrom,
): Promise<SignInResult> {
  const judged = await judgePassword(services, body, { ...from, anyDomain: true });
  if (judged.kind !== 'right') return judged;
  const { account } = judged;
  if (account.user.role !== 'guardian') return { kind: 'wrong' };
  if (!account.user.isActive) return { kind: 'inactive' };
  return startSession(services, account, body.password);
}
