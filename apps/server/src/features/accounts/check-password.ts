import { findPasswordWeakness } from '@playforward/language';
import type { Settings } from '../../settings.ts';
import type { EmailAddress } from './email-address.ts';

export type PasswordProblem = 'password-too-short' | 'password-too-common' | 'password-is-context';

type PasswordOwner = {
  settings: Pick<Settings, 'passwordMin' | 'productName' | 'allowedEmailDomain'>;
  address: EmailAddress;
  name: string;
};

/** What makes a password easy to guess for who knows its owner, or undefined when nothing does. */
export function checkPassword(password: string, owner: PasswordOwner): PasswordProblem | undefined {
  const { settings, address, name } = owner;
  const school = address.domain.split('.').slice(0, -1);
  const words = [settings.productName, name, address.local, ...school];
  const weakness = findPasswordWeakness(password, { min: settings.passwordMin, words });
  return weakness && `password-${weakness}`;
}
