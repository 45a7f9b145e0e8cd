import { expect, test } from 'vitest';
import { nameMisspelt } from './name-misspelt.ts';
import { describeSettings, findMisspelt } from './settings.ts';

const settings = describeSettings().map(({ name }) => name);

test.each([
  ['ALLOWED_EMAIL_DOMAINS', 'ALLOWED_EMAIL_DOMAIN'],
  ['ALLOWED_MAIL_DOMAIN', 'ALLOWED_EMAIL_DOMAIN'],
  ['DATABASEURL', 'DATABASE_URL'],
  ['DATA_DIRR', 'DATA_DIR'],
  ['SMTP_URLS', 'SMTP_URL'],
  ['GUEST_ACESS', 'GUEST_ACCESS'],
])('[O12] %s is named at start, with %s as what was meant', (name, meant) => {
  expect(findMisspelt({ [name]: 'x' })).toEqual([
    `${name} is no setting and is ignored. Do you mean ${meant}?`,
  ]);
});

test('[O12] names of other programs and right names are passed over', () => {
  const others = [
    'PATH',
    'HOME',
    'HOSTNAME',
    'LOGNAME',
    'NODE_ENV',
    'LANG',
    'TERM',
    'SHELL',
    'npm_config_cache',
  ];
  expect(nameMisspelt([...others, ...settings], settings)).toEqual([]);
});
