import { expect, test } from 'vitest';
import { checkPassword } from './check-password.ts';
import { readEmailAddress } from './email-address.ts';

const address = readEmailAddress('maria.lopez@riverside.example');
const settings = { passwordMin: 6, productName: 'Playforward', allowedEmailDomain: 'riverside.example' };

function check(password: string) {
  if (!address) throw new Error('the address of this test is valid');
  return checkPassword(password, { settings, address, name: 'Mirela' });
}

test.each(['', 'abc', '12345', '😀😀😀😀😀'])('%s is too short', (password) => {
  expect(check(password)).toBe('password-too-short');
});

test.each([
  '123456',
  'password',
  'Password1!',
  'P@ssw0rd',
  'dragon99',
  'qwerty',
  'asdfgh',
  'lkjhgf',
  '987654',
  'aaaaaa',
  'abcabcabc',
  '121212',
  'zxcvbnm',
  '1qaz2wsx',
  'iloveyou',
  'football2024',
  'MINECRAFT',
  'abcdefgh',
])('%s is too easy to guess', (password) => {
  expect(check(password)).toBe('password-too-common');
});

test.each([
  'playforward',
  'Playforward2026',
  'riverside1',
  'Mirela2012',
  'lopez123',
  'maria.lopez',
  '!!lopez!!',
])('%s is made of what everybody knows about the student', (password) => {
  expect(check(password)).toBe('password-is-context');
});

test.each(['violet-harbor-92', 'marianne plays cello', 'Zq7!pw', 'ünïcode wörds', 'correct horse battery'])(
  '%s is taken',
  (password) => {
    expect(check(password)).toBeUndefined();
  },
);
