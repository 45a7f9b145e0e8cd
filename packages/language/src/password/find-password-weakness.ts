import { commonPasswords } from './common-passwords.ts';

export type PasswordWeakness = 'too-short' | 'too-common' | 'is-context';

/** `min` in characters; `words` are the owner's name, address, school and product, in any case. */
export type PasswordRules = { min: number; words: readonly string[] };

const common = new Set(commonPasswords.trim().split(/\s+/));
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
export function findPasswordWeakness(
  password: string,
  { min, words }: PasswordRules,
): PasswordWeakness | undefined {
  if ([...password].length < min) return 'too-short';
  const plain = password.toLowerCase();
  if (isCommon(plain) || isPattern(plain)) return 'too-common';
  return contextWords(words).some((word) => isMostly(plain, word)) ? 'is-context' : undefined;
}

/** Names and addresses also count by their parts. */
function contextWords(words: readonly string[]): string[] {
  return words
    .flatMap((word) => [word, ...word.split(/[\s@._+-]/)])
    .map((word) => word.toLowerCase().replace(/\s/g, ''))
    .filter((word) => word.length >= 3);
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

/** Whether hardly a letter is left when the word is taken out. */
function isMostly(plain: string, word: string): boolean {
  if (!plain.includes(word)) return false;
  return plain.replaceAll(word, '').replace(/[^\p{L}]/gu, '').length < 4;
}
