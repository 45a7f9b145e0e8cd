import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const settings = (changes: object) => {
  const element = document.createElement('script');
  element.id = 'site-settings';
  element.type = 'application/json';
  element.textContent = JSON.stringify(changes);
  document.head.append(element);
};
const own = { endpoint: '/analytics', write_key: 'playforward' };

/** The settings of a page are read once, so each test reads them anew. */
async function find() {
  const { findRecording } = await import('./recording.ts');
  return findRecording();
}

beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  document.getElementById('site-settings')?.remove();
  for (const name of ['doNotTrack', 'globalPrivacyControl']) Reflect.deleteProperty(navigator, name);
});

test('usage goes to the own server', async () => {
  settings({ analytics: own });
  expect(await find()).toEqual({
    writeKey: 'playforward',
    protocol: 'http',
    host: `${window.location.host}/analytics`,
  });
});

test('usage goes to where the calls of the site go', async () => {
  settings({ analytics: own, api_origin: 'https://api.school.example' });
  expect(await find()).toMatchObject({ protocol: 'https', host: 'api.school.example/analytics' });
});

test('usage goes to a provider only when the school named one [D-149]', async () => {
  settings({ analytics: { endpoint: 'https://usage.example/v1', write_key: 'k3y' } });
  expect(await find()).toEqual({ writeKey: 'k3y', protocol: 'https', host: 'usage.example/v1' });
});

test('nothing is recorded when the school switched it off', async () => {
  settings({ analytics: null });
  expect(await find()).toBeNull();
});

test.each([
  ['globalPrivacyControl', true],
  ['doNotTrack', '1'],
])('nothing is recorded when the browser says %s', async (name, value) => {
  settings({ analytics: own });
  Object.defineProperty(navigator, name, { value, configurable: true });
  expect(await find()).toBeNull();
});
