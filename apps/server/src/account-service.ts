import type { Db } from './db/pool.ts';

/** A pass phrase of three plain words with its hash, made before the transaction that stores it. */
type DrawnPhrase = { phrase: string; passwordHash: string };

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
