import type { AuthAnswer } from '@playforward/contract';
import type { Db } from './db/pool.ts';

/** A pass phrase of three plain words with its hash, made before the transaction that stores it. */
type DrawnPhrase = { phrase: string; passwordHash: string };

/** Somebody whom the school's sign-in, a learning system or the roster vouches for. */
export type Outsider = {
  /** Who says so, and what this person is called there. */
  issuer: string;
  subject: string;
  name: string;
  role: 'student' | 'teacher';
  /** `verified`: the issuer has made sure that the address is this person's. */
  email?: { address: string; verified: boolean } | undefined;
  /** The account that is this person's for another reason, such as the roster. */
  userId?: number | undefined;
};

/** Whose account it is, or why nobody is let in. */
export type Entered =
  | { kind: 'entered'; userId: number }
  | { kind: 'locked' | 'unverified' | 'not-an-address' };

/** Somebody who is about to become a guardian: looked at, with the password hashed. */
export type NewGuardian = { name: string; email: string; passwordHash: string };

type NewPupil = {
  name: string;
  drawn: DrawnPhrase;
  /** With an address the phrase is for the first sign-in alone; without one a user name is drawn and the phrase stays. */
  email?: string | undefined;
};

/** Why no account can be made for an address. */
type AddressProblem = 'not-an-address' | 'wrong-domain' | 'taken';

/** What the accounts lend to classes, as `app.accounts`. */
export type AccountService = {
  drawPhrases(count: number): Promise<DrawnPhrase[]>;
  checkAddress(email: string): Promise<AddressProblem | undefined>;
  /** The new student, who signs in by `signInName`; undefined when another call has just taken the address. */
  insertPupil(tx: Db, pupil: NewPupil): Promise<{ id: number; signInName: string } | undefined>;
  /** Gives a pupil without an address another phrase and ends every session; `forget` follows after the commit. */
  replacePhrase(tx: Db, pupil: { id: number; drawn: DrawnPhrase }): Promise<void>;
  /** Ends what sessions in memory there are, and the wait after wrong tries. */
  forget(pupil: { id: number; email: string }): Promise<void>;
  /** Finds or makes the account of somebody an issuer vouches for; an address that it has not verified opens none. */
  enterFromOutside(tx: Db, outsider: Outsider): Promise<Entered>;
  /** Makes accounts without a password, in the order given: who has no address gets a user name and, by a teacher, a card. */
  insertFromRoster(
    tx: Db,
    people: readonly { name: string; email: string | undefined; isTeacher: boolean }[],
  ): Promise<number[]>;
  /** An address as it is stored; undefined for what is none, or only looks like one of a pupil. */
  readAddress(email: string): { full: string } | undefined;
  /** Whether the school lets addresses of this domain in. */
  isOfSchool(email: string): boolean;
  /** Looks at what a new guardian typed; refuses in a sentence what cannot be. The school's domain asks nothing of families. */
  readNewGuardian(
    typed: { name: string; email: string; password: string },
    from: { network: string },
  ): Promise<NewGuardian>;
  /** Makes the account and a session; refuses an address that has one. */
  insertGuardian(tx: Db, guardian: NewGuardian): Promise<{ id: number; answer: AuthAnswer }>;
  /** Invites a teacher or an admin; with `by: 'mail'` the letter makes the link. */
  invite(
    tx: Db,
    invite: { role: 'teacher' | 'admin'; email: string; name: string; by: 'link' | 'mail' },
  ): Promise<
    | { kind: 'invited'; id: number; email: string; token: string | null; until: Date }
    | { kind: 'not-an-address' | 'locked' | 'has-role' }
  >;
  /** A password for one sign-in; the old one and its sessions end. Undefined for guests, and for who is gone. */
  giveOneTimePassword(id: number): Promise<{ password: string; until: Date } | undefined>;
  /** Locks an account or opens it again; `endSessions` or `forget` follows after the commit. */
  setActive(tx: Db, id: number, isActive: boolean): Promise<void>;
  endSessions(id: number): Promise<void>;
  /** What is kept of a person, as a zip archive for the school's office. */
  packData(id: number): Promise<Buffer>;
  /** Removes an account with everything it holds, if it is still there; `forget` follows after the commit. */
  erase(tx: Db, id: number): Promise<boolean>;
  /** A code that hands a new session to the page /enter, once within a minute, and leads on to a path of the site. */
  handOver(tx: Db, session: { userId: number; toPath: string }): Promise<string>;
  /** The user name of a pupil without an address. */
  userNameOf(email: string): string | undefined;
  /** A name as it is stored: without control characters, on one line. */
  toName(text: string): string;
};

declare module 'fastify' {
  interface FastifyInstance {
    accounts: AccountService;
  }
}
