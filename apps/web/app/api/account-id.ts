import { siteSettings } from '../site-settings.ts';
import { sha256 } from './sha256.ts';

/** What stands for an account in this browser's storage and in usage events, where its address must not be. */
export function accountId(email: string): string {
  return sha256(`${siteSettings().account_salt}:${email.trim().toLowerCase()}`);
}
