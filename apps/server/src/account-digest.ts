import { createHash, createHmac } from 'node:crypto';

/** Public part of an account's digest: the same for all pages of this site, another one on every other site. */
export function accountSalt(pepper: string): string {
  return createHmac('sha256', pepper).update('account digest').digest('hex').slice(0, 32);
}

/** What stands for an account where its address must not: SHA-256 of salt and address, as the browser computes it. */
export function accountDigest(salt: string, email: string): string {
  return createHash('sha256').update(`${salt}:${email.toLowerCase()}`).digest('hex');
}
