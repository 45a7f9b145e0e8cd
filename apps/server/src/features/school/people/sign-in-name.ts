import type { SchoolServices } from '../services.ts';

/** What somebody signs in with: an address, or the user name of a card; nothing where neither is known to anybody. */
export function signInNameOf({ accounts }: Pick<SchoolServices, 'accounts'>, email: string): string {
  if (email.endsWith('@account.invalid')) return '';
  return accounts.userNameOf(email) ?? email;
}
