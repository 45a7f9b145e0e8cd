import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { siteSettings } from '../site-settings.ts';

/**
 * What stands for an account in this browser's storage and in usage events, where its address must not be. It is computed
 * here because an event tells of a try to sign in before the server knows who it is (D-149), and not by `crypto.subtle`,
 * which exists on secure origins only: a school may serve plain http inside.
 */
export function accountId(email: string): string {
  return bytesToHex(sha256(utf8ToBytes(`${siteSettings().account_salt}:${email.trim().toLowerCase()}`)));
}
