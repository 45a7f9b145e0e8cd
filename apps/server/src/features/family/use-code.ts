import { hash, randomBytes } from 'node:crypto';
import {
  type AuthAnswer,
  type FamilyCodeAnswer,
  type FamilyLanguage,
  familyLimits,
  type GuardianBody,
  type ReaderLink,
} from '@playforward/contract';
import type { Db } from '../../db/pool.ts';
import { Refusal } from '../../http/errors.ts';
import type { Student } from '../../sessions/session-store.ts';
import { hashFamilyCode, readFamilyCode } from './family-code.ts';
import { firstNameOf } from './first-name.ts';
import {
  deleteCode,
  insertReader,
  selectLinkCount,
  selectOptionalCode,
  selectOptionalReader,
  upsertLink,
} from './queries.ts';
import { familySentences as say } from './sentences.ts';
import type { FamilyServices } from './services.ts';

const dayMs = 86_400_000;

/** Bounds how often codes are tried: by one account, and loosely by one network, from which a whole evening may come. */
export type CodeTries = { count(caller: { network: string; userId?: number }): void };

export function createCodeTries({ limits }: FamilyServices): CodeTries {
  const perSeconds = familyLimits.codeTriesSeconds;
  const byAccount = limits.create('family-codes', { most: familyLimits.codeTries, perSeconds });
  const byNetwork = limits.create('family-codes-network', {
    most: familyLimits.codeTriesOfANetwork,
    perSeconds,
  });
  return {
    count({ network, userId }) {
      const own = userId === undefined ? undefined : String(userId);
      const seconds = Math.max(byNetwork.waitFor(network), own ? byAccount.waitFor(own) : 0);
      if (seconds > 0)
        throw new Refusal(429, say.tooManyCodes(Math.ceil(seconds / 60)), { retryAfterSeconds: seconds });
      byNetwork.count(network);
      if (own) byAccount.count(own);
    },
  };
}

/** The stored form of a typed code; whoever typed something else hears the same as with a wrong one. */
function digestOf({ pepper }: FamilyServices, typed: string): Buffer {
  const code = readFamilyCode(typed);
  if (code === undefined) throw new Refusal(404, say.noCode);
  return hashFamilyCode(code, pepper);
}

/** POST /api/family/code: whom it is about, so that nobody uses the code of another family up. */
export async function lookAtCode(services: FamilyServices, typed: string): Promise<FamilyCodeAnswer> {
  const wanted = { codeHash: digestOf(services, typed), now: services.clock.now() };
  const found = await selectOptionalCode(services.db, wanted);
  if (!found) throw new Refusal(404, say.noCode);
  return { child: firstNameOf(found.child) };
}

/** Uses a code up, for a child that can still be seen by one more. */
async function takeCode(services: FamilyServices, tx: Db, codeHash: Buffer) {
  const now = services.clock.now();
  const used = await deleteCode(tx, { codeHash, now });
  if (!used) throw new Refusal(404, say.noCode);
  if ((await selectLinkCount(tx, { childId: used.childId, now })) >= familyLimits.linksOfAChild)
    throw new Refusal(409, say.linkFull);
  return used;
}

/** POST /api/family/link, by an adult who has an account. */
export async function linkChild(
  services: FamilyServices,
  { adult, code, language }: { adult: Student; code: string; language?: FamilyLanguage },
): Promise<void> {
  if (adult.role === 'student') throw new Refusal(403, say.studentsDoNotLink);
  const codeHash = digestOf(services, code);
  await services.db.transaction((tx) =>
    link(services, tx, { guardianId: adult.id, codeHash, language: language ?? 'en' }),
  );
}

type NewLink = { guardianId: number; codeHash: Buffer; language: FamilyLanguage };

async function link(services: FamilyServices, tx: Db, { guardianId, codeHash, language }: NewLink) {
  const now = services.clock.now();
  if ((await selectLinkCount(tx, { guardianId, now })) >= familyLimits.childrenOfAGuardian)
    throw new Refusal(409, say.childrenFull);
  const { childId, madeBy } = await takeCode(services, tx, codeHash);
  await upsertLink(tx, { childId, guardianId, codeBy: madeBy, since: now, language });
}

/** POST /api/family/accounts: an account of one's own, and the child at once; both or nothing. */
export async function makeGuardian(
  services: FamilyServices,
  body: GuardianBody,
  from: { network: string },
): Promise<{ answer: AuthAnswer }> {
  const { accounts, db, clock } = services;
  const codeHash = digestOf(services, body.code);
  // Before a password is hashed for somebody whose code is no good.
  if (!(await selectOptionalCode(db, { codeHash, now: clock.now() }))) throw new Refusal(404, say.noCode);
  const guardian = await accounts.readNewGuardian(body, from);
  return db.transaction(async (tx) => {
    const { id, answer } = await accounts.insertGuardian(tx, guardian);
    await link(services, tx, { guardianId: id, codeHash, language: body.language });
    return { answer };
  });
}

/** POST /api/family/readers: a link that reads, for who wants no account. */
export async function makeReader(
  services: FamilyServices,
  { code, language }: { code: string; language: FamilyLanguage },
  origin: string,
): Promise<ReaderLink> {
  const codeHash = digestOf(services, code);
  const token = randomBytes(32).toString('base64url');
  const now = services.clock.now();
  const expiresAt = new Date(now.getTime() + familyLimits.readerDays * dayMs);
  await services.db.transaction(async (tx) => {
    const { childId, madeBy } = await takeCode(services, tx, codeHash);
    const tokenHash = hash('sha256', token, 'buffer');
    await insertReader(tx, { childId, codeBy: madeBy, since: now, language, tokenHash, expiresAt });
  });
  return { address: `${origin}/family/see#${token}`, until: expiresAt.toISOString() };
}

/** The child of a link that reads. */
export async function findReader({ db, clock }: FamilyServices, token: string) {
  const tokenHash = hash('sha256', token, 'buffer');
  const found = await selectOptionalReader(db, { tokenHash, now: clock.now() });
  if (!found) throw new Refusal(404, say.readerOver);
  return found;
}
