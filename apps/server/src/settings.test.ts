import { expect, test } from 'vitest';
import { describeSettings, readSettings } from './settings.ts';

test('an empty environment gives the documented defaults', () => {
  expect(readSettings({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    dataDir: `${process.cwd()}/data`,
    databaseUrl: undefined,
    allowedEmailDomain: undefined,
    guestAccess: true,
    sessionDays: 7,
    passwordMin: 6,
    productName: 'Playforward',
  });
});

test('[D-11] guests are on while any domain may register and off once a domain is set, unless said otherwise', () => {
  expect(readSettings({ ALLOWED_EMAIL_DOMAIN: 'school.example' }).guestAccess).toBe(false);
  expect(readSettings({ ALLOWED_EMAIL_DOMAIN: 'school.example', GUEST_ACCESS: 'on' }).guestAccess).toBe(true);
  expect(readSettings({ GUEST_ACCESS: 'off' }).guestAccess).toBe(false);
});

test('[D-149] usage goes to the own server unless a provider is named in full, and nowhere when it is off', () => {
  const own = { endpoint: '/analytics', writeKey: 'playforward' };
  const provider = { ANALYTICS_ENDPOINT: 'https://usage.example/v1', ANALYTICS_WRITE_KEY: 'k3y' };
  expect(readSettings({}).analytics).toEqual(own);
  expect(readSettings({ ANALYTICS_ENDPOINT: provider.ANALYTICS_ENDPOINT }).analytics).toEqual(own);
  expect(readSettings({ ANALYTICS_WRITE_KEY: 'k3y' }).analytics).toEqual(own);
  expect(readSettings(provider).analytics).toEqual({ endpoint: 'https://usage.example/v1', writeKey: 'k3y' });
  expect(readSettings({ ...provider, ANALYTICS: 'off' }).analytics).toBeUndefined();
});

test('an empty value counts as unset', () => {
  expect(readSettings({ PORT: '', ALLOWED_EMAIL_DOMAIN: ' ' })).toEqual(readSettings({}));
});

test('every malformed setting is named with what is allowed, all at once', () => {
  expect(() => readSettings({ PORT: 'abc', GUEST_ACCESS: 'maybe', SESSION_DAYS: '0' })).toThrow(
    [
      'The setting PORT must be a whole number from 0 to 65535.',
      'The setting GUEST_ACCESS must be on or off.',
      'The setting SESSION_DAYS must be a whole number from 1 to 90.',
    ].join('\n'),
  );
});

test.each([
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PORT', '3000.5'],
  ['HOST', 'http://x'],
  ['DATABASE_URL', 'mysql://x'],
  ['DATABASE_URL', 'postgres//nowhere'],
  ['PUBLIC_ORIGIN', 'https://school.example/path'],
  ['PUBLIC_ORIGIN', 'school.example'],
  ['CORS_ORIGINS', '*'],
  ['CORS_ORIGINS', 'https://a.example,b.example'],
  ['TRUST_PROXY', 'everyone'],
  ['ALLOWED_EMAIL_DOMAIN', '@school.example'],
  ['ALLOWED_EMAIL_DOMAIN', 'a.example,b.example'],
  ['SESSION_DAYS', '91'],
  ['PASSWORD_MIN', '5'],
  ['PASSWORD_PEPPER', 'short'],
  ['PASSWORD_PEPPER', 'changeme-changeme-changeme-changeme-1234'],
  ['PASSWORD_PEPPER', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'],
  ['ANALYTICS', 'yes'],
  ['ANALYTICS_ENDPOINT', 'http://usage.example/v1'],
  ['ANALYTICS_ENDPOINT', 'https://usage.example/v1?key=1'],
  ['ANALYTICS_WRITE_KEY', 'two words'],
  ['LOG_LEVEL', 'loud'],
  ['ASSET_BASE', '//elsewhere.example'],
])('%s=%s is refused in one sentence', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(
    new RegExp(`^The setting ${name} must be [^\n]+\\.$`),
  );
});

test('each setting is described for the table in the README', () => {
  const described = describeSettings();
  expect(described.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['PORT', 'DATA_DIR', 'DATABASE_URL']),
  );
  for (const { about, allowed } of described) {
    expect(about).toMatch(/\.$/);
    expect(allowed.length).toBeGreaterThan(3);
  }
});
