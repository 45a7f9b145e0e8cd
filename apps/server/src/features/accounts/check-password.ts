import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '../../settings.ts';
import type { EmailAddress } from './email-address.ts';

export type PasswordProblem = 'password-too-short' | 'password-too-common' | 'password-is-context';

type PasswordOwner = {
  settings: Pick<Settings, 'passwordMin' | 'productName' | 'allowedEmailDomain'>;
  address: EmailAddress;
  name: string;
};

const common = new Set(
  readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8')
    .split('\n')
    .filter(Boolean),
);
const rows = [
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiop',
  'azertyuiop',
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
];
const disguises: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** What makes a password easy to guess, or undefined when nothing does. Any characters are allowed. */
export function checkPassword(password: string, owner: PasswordOwner): PasswordProblem | undefined {
  if ([...password].length < owner.settings.passwordMin) return 'password-too-short';
  const plain = password.toLowerCase();
  if (isCommon(plain) || isPattern(plain)) return 'password-too-common';
  return contextWords(owner).some((word) => isMostly(plain, word)) ? 'password-is-context' : undefined;
}

/** The list, also behind digits and signs at the ends and behind look-alike letters. */
function isCommon(plain: string): boolean {
  const bare = plain.replace(/^[^a-z]+|[^a-z]+$/g, '');
  const undisguised = plain.replace(/[013457@$!]/g, (sign) => disguises[sign] ?? sign);
  const forms = [plain, bare, undisguised, undisguised.replace(/[^a-z]+$/, '')];
  return forms.some((form) => common.has(form));
}

/** One short piece repeated, or a run along the keyboard, the alphabet or the digits. */
function isPattern(plain: string): boolean {
  if (/^(.{1,4}?)\1+.{0,2}$/u.test(plain) && new Set(plain).size <= 4) return true;
  const backwards = [...plain].reverse().join('');
  return rows.some((row) => row.includes(plain) || row.includes(backwards));
}

function contextWords({ settings, address, name }: PasswordOwner): string[] {
  const school = address.domain.split('.').slice(0, -1);
  const words = [
    settings.productName,
    name,
    ...name.split(' '),
    address.local,
    ...address.local.split(/[._+-]/),
    ...school,
  ];
  return words.map((word) => word.toLowerCase().replace(/\s/g, '')).filter((word) => word.length >= 3);
}

/** Whether hardly a letter is left when the word is taken out. */
function isMostly(plain: string, word: string): boolean {
  if (!plain.includes(word)) return false;
  return plain.replaceAll(word, '').replace(/[^\p{L}]/gu, '').length < 4;
}
