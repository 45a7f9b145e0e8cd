import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestServer, type TestServer, testSettings } from '../../testing/test-server.ts';
import { readCityPage } from './city-page.ts';
import { readSitePages } from './read-site-pages.ts';

const folder = mkdtempSync(join(tmpdir(), 'playforward-city-'));
const web = join(folder, 'web');
const city = join(folder, 'city');
let server: TestServer;

beforeAll(async () => {
  mkdirSync(web);
  mkdirSync(join(city, 'assets'), { recursive: true });
  writeFileSync(join(web, '__spa-fallback.html'), '<!doctype html><title>App</title>');
  writeFileSync(join(city, 'index.html'), '<!doctype html><title>Stem City</title>');
  writeFileSync(join(city, 'assets/city-D0V6xhF2.js'), 'export {};');
  writeFileSync(join(city, 'assets/city-D0V6xhF2.js.br'), brotliCompressSync('export {};'));
  const settings = testSettings();
  const pages = readSitePages(web);
  if (!pages) throw new Error('the pages of this test are complete');
  server = await createTestServer({ settings, site: { folder: web, pages, city: readCityPage(city) } });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });

test.each(['/stem-city/?lesson_id=1&access_token=abc', '/stem-city'])(
  'the city is a page of its own at %s, kept nowhere, telling nobody where it was [L-098] [D-113] [D-115]',
  async (url) => {
    const { statusCode, body, headers } = await get(url);
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(body).toContain('<title>Stem City</title>');
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain('unsafe');
  },
);

test('its files stay for ever and travel as they were compressed', async () => {
  const { statusCode, headers } = await get('/stem-city/assets/city-D0V6xhF2.js', {
    'accept-encoding': 'br',
  });
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
  });
});

test('[O12] a file it does not have, and a way out of its folder, are not there; another page is the app', async () => {
  for (const url of ['/stem-city/assets/none.js', '/stem-city/assets/..%2findex.html'])
    expect((await get(url)).statusCode).toBe(404);
  expect((await get('/stem-city/more')).body).toContain('<title>App</title>');
});

test('other pages keep their own referrer policy', async () => {
  expect((await get('/dashboard')).headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
});

test('without a built city there is no page of it', () =>
  expect(readCityPage(join(folder, 'none'))).toBeUndefined());
