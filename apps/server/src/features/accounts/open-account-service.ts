import type { AccountService } from '../../account-service.ts';
import { drawPhrase, drawUserName } from './draw-card-words.ts';
import { isAllowedDomain, pupilAddress, readEmailAddress, userNameOf } from './email-address.ts';
import { enterFromOutside } from './enter-from-outside.ts';
import { insertGuardian, readNewGuardian } from './guardian-accounts.ts';
import { insertHandover } from './hand-over.ts';
import { insertFromRoster } from './insert-from-roster.ts';
import { findInvited, insertInvite, inviteTopic } from './invite.ts';
import { writeOfficeZip } from './my-data/write-data-zip.ts';
import { giveOneTimePassword } from './one-time-password.ts';
import {
  deleteUser,
  insertOptionalUser,
  insertSecurityEvent,
  selectOptionalUserByEmail,
  selectOptionalUserById,
  updateEmailVerified,
  updateIsActive,
  upsertCredential,
} from './queries.ts';
import { toName } from './register-account.ts';
import type { AccountServices } from './services.ts';

const oneTimeMs = 14 * 86_400_000;
/** A user name that is taken is drawn again; more misses in a row than this do not happen by chance. */
const mostDraws = 20;

export function openAccountService(services: AccountServices): AccountService {
  const { db, clock, random, hasher, outbox, sessions, settings, throttle } = services;

  return {
    async drawPhrases(count) {
      const drawn = [];
      for (let nth = 0; nth < count; nth += 1) {
        const phrase = drawPhrase(random);
        drawn.push({ phrase, passwordHash: await hasher.hash(phrase) });
      }
      return drawn;
    },
    async checkAddress(email) {
      const address = readEmailAddress(email);
      if (!address || userNameOf(address.full)) return 'not-an-address';
      if (!isAllowedDomain(address, settings.allowedEmailDomain)) return 'wrong-domain';
      return (await selectOptionalUserByEmail(db, address.full)) ? 'taken' : undefined;
    },
    async insertPupil(tx, { name, drawn: { passwordHash }, email }) {
      const now = clock.now();
      const draw = () => email?.trim().toLowerCase() ?? pupilAddress(drawUserName(random));
      let user = await insertOptionalUser(tx, { email: draw(), name, isGuest: false, now });
      for (let draws = 1; !user && email === undefined && draws < mostDraws; draws += 1)
        user = await insertOptionalUser(tx, { email: draw(), name, isGuest: false, now });
      if (!user) return undefined;
      const oneTimeUntil = email === undefined ? undefined : new Date(now.getTime() + oneTimeMs);
      await upsertCredential(tx, {
        userId: user.id,
        passwordHash,
        now,
        ...(oneTimeUntil ? { oneTimeUntil } : { onCard: true }),
      });
      // Nobody can prove a mailbox that does not exist; the teacher knows who it is.
      if (email === undefined) await updateEmailVerified(tx, user.id);
      await insertSecurityEvent(tx, { kind: 'registered-by-teacher', userId: user.id, now });
      return { id: user.id, signInName: userNameOf(user.email) ?? user.email };
    },
    async replacePhrase(tx, { id, drawn: { passwordHash } }) {
      const now = clock.now();
      await upsertCredential(tx, { userId: id, passwordHash, now, onCard: true });
      await insertSecurityEvent(tx, { kind: 'card-renewed', userId: id, now });
      await sessions.dropAll(tx, id);
    },
    async forget({ id, email }) {
      await throttle.unlock(email);
      await sessions.forget(id);
    },
    enterFromOutside: (tx, outsider) => enterFromOutside(services, tx, outsider),
    readNewGuardian: (typed, from) => readNewGuardian(services, typed, from),
    insertGuardian: (tx, guardian) => insertGuardian(services, tx, guardian),
    handOver: (tx, session) => insertHandover(tx, { ...session, now: clock.now() }),
    insertFromRoster: (tx, people) => insertFromRoster(services, tx, people),
    async invite(tx, { by, role, ...invite }) {
      const found = await findInvited(services, tx, invite);
      if (found.kind !== 'invited') return found;
      if (found.user.role === role) return { kind: 'has-role' };
      const { id, email: address } = found.user;
      if (by === 'mail') await outbox.add(tx, 'mail', { topic: inviteTopic, userId: id, data: { role } });
      const token = by === 'mail' ? null : await insertInvite(services, tx, { userId: id, role });
      return { kind: 'invited', id, email: address, token, until: found.until };
    },
    async giveOneTimePassword(id) {
      const user = await selectOptionalUserById(db, id);
      return user && !user.isGuest ? giveOneTimePassword(services, user) : undefined;
    },
    setActive: (tx, id, isActive) => updateIsActive(tx, id, isActive),
    endSessions: (id) => sessions.endAll(id),
    packData: (id) => writeOfficeZip(services, id),
    erase: (tx, id) => deleteUser(tx, id),
    readAddress: (email) => (userNameOf(email) === undefined ? readEmailAddress(email) : undefined),
    isOfSchool: (email) => isAllowedDomain(readEmailAddress(email), settings.allowedEmailDomain),
    userNameOf,
    toName,
  };
}
